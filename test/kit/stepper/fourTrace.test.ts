import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { recordFour } from '../../../src/engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { intersect } from '../../../src/engine/intersect/pqIntersection.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { fourTrace, intersectionSentence } from '../../../src/kit/stepper/fourTrace.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { outlineOf, sentenceAt, stopsAt } from '../../../src/kit/stepper/trace.ts';
import { createWalk, momentAt } from '../../../src/kit/stepper/walk.ts';

const images = [9654986, 6825265, 2534088];
const runOf = (index: number): ReturnType<typeof recordFour> =>
  recordFour(puzzleOf(imageFromIndex(5, 5, index)));

describe.each(images)('the trace of image %i', (index) => {
  const recording = runOf(index);
  const { trace, standstills } = fourTrace(recording);
  const states = createStates(trace);

  test('ends in the state of the recording', () => {
    expect(states.cellsAt(trace.steps.length)).toEqual(recording.end.cells);
    expect(trace.end).toBe(recording.status);
  });
  test('every standstill has its place, its cells, and SimpleSolver gives nothing there', () => {
    for (const { position, grid } of standstills) {
      expect(states.cellsAt(position)).toEqual(grid.cells);
      const again = record({ ...recording.puzzle, clues: grid.cells });
      expect(again.events.some(({ kind }) => kind === 'cell')).toBe(false);
    }
  });
  test('has one success tick an intersection, at which its cells are fixed', () => {
    const ticks = outlineOf(trace).ticks.filter(({ kind }) => kind === 'success');
    expect(ticks).toHaveLength(recording.intersections);
    for (const [at, { position }] of ticks.entries()) {
      const taken = standstills[at]?.taken;
      const cells = states.cellsAt(position);
      for (const { row, column, value } of taken?.fixed ?? [])
        expect(cells[row * 5 + column]).toBe(value);
    }
  });
  test('the premises of an intersection alone give its survivors and its cells', () => {
    for (const { position, taken } of standstills) {
      if (taken === null) continue;
      const premises = trace.steps[position]?.premises ?? [];
      expect(premises).toHaveLength(4);
      // a board that knows nothing but these four lines
      const cells = new Uint8Array(25).fill(UNKNOWN);
      const rows: (readonly number[])[] = Array.from({ length: 5 }, () => []);
      const columns: (readonly number[])[] = Array.from({ length: 5 }, () => []);
      for (const { line, before, description } of premises) {
        (line.direction === 'H' ? rows : columns)[line.index] = description;
        before.forEach((cell, at) => {
          cells[line.direction === 'H' ? line.index * 5 + at : at * 5 + line.index] = cell;
        });
      }
      const alone = intersect(
        { height: 5, width: 5, cells },
        { rows, columns },
        taken.rows,
        taken.columns,
      );
      expect(alone.fixed).toEqual(taken.fixed);
      expect(alone.survivors).toEqual(taken.survivors);
    }
  });
});

describe('sentences', () => {
  test('tell what the sweeps of a later block gave', () => {
    const { trace } = fourTrace(runOf(9654986));
    const sweeps = trace.steps.flatMap((step, at) =>
      step.level === 'sweep' ? [sentenceAt(trace, at, trace.steps.length)] : [],
    );
    expect(sweeps.at(-1)).toMatch(
      /^Sweep \d+, (row|column)s: \d+ \w+ read, (which|[1-9]\d* of them) gave/,
    );
  });
  test('a walk by phases reads: sweeps, intersection, sweeps and the end', () => {
    const { trace } = fourTrace(runOf(9654986));
    const walk = createWalk(trace);
    const stops = [...stopsAt(outlineOf(trace), 'phase')];
    const said = stops.map(
      (position) =>
        momentAt(walk, { position, granularity: 'phase', playing: false, speed: 0 }).sentence,
    );
    expect(said).toHaveLength(5);
    expect(said[1]).toMatch(/^Sweeps 1 to 14: \d+ cells fixed; \d+ cells still unknown\.$/);
    expect(said[2]).toMatch(
      /^Pairs of lines, intersection 1: row \d, column \d is .*; that is (?:the same in all \d+ ways|the only way) left to fill the cells where rows \d and \d cross columns \d and \d\. Of the two of these cells that lie on each line: row \d /,
    );
    expect(said[3]).toMatch(/^Sweeps 15 to \d+: \d+ cells fixed; no cell is unknown\.$/);
    expect(said[4]).toMatch(/^Solved with \d+ sweeps and 1 intersection: every cell is known/);
  });
  test('a puzzle that sweeps refute ends there, without a standstill', () => {
    const puzzle = decodePuzzle('5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1');
    const { trace, standstills } = fourTrace(recordFour(puzzle));
    expect(trace.end).toBe('contradiction');
    expect(standstills).toEqual([]);
    expect(sentenceAt(trace, trace.steps.length - 1, trace.steps.length)).toBe(
      'Contradiction after 4 sweeps and 0 intersections: the puzzle has no solution.',
    );
  });
  test('a run that goes on where the sweeps stopped begins at that board', () => {
    const whole = fourTrace(runOf(9654986));
    const from = whole.standstills[0]?.grid;
    const { puzzle } = runOf(9654986);
    if (from === undefined) throw new Error('the sweeps solve it');
    const { trace, standstills } = fourTrace(recordFour(puzzle, { from }));
    expect(trace.start).toEqual(from);
    expect(trace.startSentence).toMatch(
      /^Start: the board as it was left, \d+ of 25 cells known\.$/,
    );
    expect(whole.trace.startSentence).toBeUndefined();
    expect(standstills[0]?.grid).toEqual(from);
    expect(createStates(trace).cellsAt(trace.steps.length)).toEqual(
      createStates(whole.trace).cellsAt(whole.trace.steps.length),
    );
  });
  test('an intersection without survivors refutes the puzzle', () => {
    expect(
      intersectionSentence({
        rows: [0, 1],
        columns: [0, 1],
        situation: [6, 6, 6, 5],
        survivors: new Uint32Array(0),
        fixed: [],
      }),
    ).toBe(
      'Pairs of lines, intersection: no way is left to fill the cells where rows 1 and 2 cross columns 1 and 2, so the puzzle has no solution. Of the two of these cells that lie on each line: row 1 wants both filled or both empty, row 2 wants both filled or both empty, column 1 wants both filled or both empty, column 2 wants one filled and one empty.',
    );
  });
});

test('an intersection tells its relations in words, none of which may be cut at the end of a line', () => {
  const sentence = intersectionSentence({
    rows: [0, 1],
    columns: [17, 18],
    situation: [2, 4, 1, 5],
    survivors: new Uint32Array(0),
    fixed: [],
    number: 1,
  });
  expect(sentence).toBe(
    'Pairs of lines, intersection 1: no way is left to fill the cells where rows 1 and 2 cross columns 18 and 19, so the puzzle has no solution. Of the two of these cells that lie on each line: row 1 forbids empty\u2011filled, row 2 forbids filled\u2011filled, column 18 forbids filled\u2011empty, column 19 wants one filled and one empty.',
  );
});
