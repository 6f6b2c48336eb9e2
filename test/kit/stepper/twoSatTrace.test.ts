import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { outlineOf, sentenceAt, stopsAt } from '../../../src/kit/stepper/trace.ts';
import { addedBySums, chainsAlone, runTwoSat } from '../../../src/kit/stepper/twoSatRun.ts';
import {
  chainSentence,
  flowSentence,
  linesOfChain,
  twoSatTrace,
} from '../../../src/kit/stepper/twoSatTrace.ts';
import { createWalk, momentAt } from '../../../src/kit/stepper/walk.ts';
import { galleryDescriptions, galleryPuzzle } from '../../../src/puzzles/gallery.ts';

const ids = ['smallest-two-sat', 'chain-of-eight', 'chain-of-nine', 'no-progress', 'sums-add'];

describe.each(ids)('the trace of %s', (id) => {
  const puzzle = galleryDescriptions(id as 'smallest-two-sat');
  const recording = recordTwoSat(puzzle, { flow: true });
  const { trace, conclusions } = twoSatTrace(recording);
  const states = createStates(trace);
  const { width } = trace.start;

  test('ends in the state of the recording', () => {
    expect(states.cellsAt(trace.steps.length)).toEqual(recording.end.cells);
    expect(trace.end).toBe(recording.status);
    expect(states.trialsAt(trace.steps.length).size).toBe(0);
  });

  test('has the board before each conclusion, and after it only what was concluded besides', () => {
    expect(conclusions).toHaveLength(recording.chains + recording.flows);
    for (const { event, grid, from, to } of conclusions) {
      expect(states.cellsAt(from)).toEqual(grid.cells);
      const expected = grid.cells.slice();
      for (const { row, column, value } of event.fixed) expected[row * width + column] = value;
      expect(states.cellsAt(to)).toEqual(expected);
      expect(states.trialsAt(to).size).toBe(0);
    }
  });

  test('supposes a value, and sets one more cell on trial by each link', () => {
    for (const { event, grid, from } of conclusions) {
      if (event.kind !== 'chain') continue;
      for (let links = 0; links < event.chain.length; links++) {
        const position = from + 1 + links;
        expect(states.trialsAt(position).size).toBe(links + 1);
        const { to } = event.chain[Math.max(0, links - 1)]!;
        if (links > 0) expect(states.cellsAt(position)[to.row * width + to.column]).toBe(to.value);
      }
      expect(grid.cells[event.literal.row * width + event.literal.column]).toBe(UNKNOWN);
    }
  });

  test('the premises of a link alone give its cell', () => {
    for (const { event, from } of conclusions) {
      if (event.kind !== 'chain') continue;
      for (const [at, link] of event.chain.entries()) {
        const [premise] = trace.steps[from + 1 + at]?.premises ?? [];
        const settled = settle(premise?.before ?? new Uint8Array(), premise?.description ?? []);
        const { direction, to } = link;
        expect(settled?.[direction === 'H' ? to.column : to.row]).toBe(to.value);
      }
    }
  });

  test('has one mark for each chain', () => {
    const marks = outlineOf(trace).ticks.filter(({ kind }) => kind === 'chain');
    expect(marks).toHaveLength(recording.chains);
  });
});

/** Its rows want four filled cells, its columns three. */
const unequal = { rows: [[1], [1], [1], [1]], columns: [[1], [1], [1]] };

describe('sentences', () => {
  const { trace, conclusions } = runTwoSat(galleryPuzzle('smallest-two-sat').code);
  const walk = createWalk(trace);
  const first = conclusions[0]!;

  test('a walk by phases reads: sweeps, a chain, sweeps, and so on to the end', () => {
    const said = [...stopsAt(outlineOf(trace), 'phase')].map(
      (position) =>
        momentAt(walk, { position, granularity: 'phase', playing: false, speed: 0 }).sentence,
    );
    expect(said[1]).toBe('Sweeps 1 to 4: 2 cells fixed; 16 cells still unknown.');
    expect(said[2]).toBe(
      'Chain 1: row 3, column 5 is empty, because filled leads to empty, by row 3, then column 2, then row 1, then column 3, then row 3.',
    );
    expect(said.at(-1)).toMatch(/^Solved with \d+ sweeps and 3 chains: every cell is known/);
  });

  test('a long chain does not name all of its lines', () => {
    const [chain] = runTwoSat(galleryPuzzle('chain-of-eight').code).conclusions;
    expect(chain?.event.kind === 'chain' && chainSentence(chain.event)).toBe(
      'Chain 1: row 2, column 6 is filled, because empty leads to filled, by 8 links, from row 2 to column 6.',
    );
  });

  test('a walk by lines supposes, follows link by link, denies and takes back', () => {
    const told = (at: number): string => sentenceAt(trace, first.from + at, first.from + at + 1);
    expect(told(0)).toBe('Chain 1: suppose that row 3, column 5 is filled.');
    expect(told(1)).toBe('Row 3, clue 2: if cell 5 is filled, cell 2 is empty.');
    expect(told(5)).toBe(
      'Row 3, clue 2: if cell 3 is filled, cell 5 is empty. But that cell was supposed to be filled.',
    );
    expect(told(6)).toBe(
      'Row 3, column 5 cannot be filled: it is empty. What was supposed is taken back.',
    );
    expect(first.event.kind === 'chain' && linesOfChain(first.event)).toHaveLength(4);
  });

  test('tell what the sums give, and where they cannot be met', () => {
    const run = runTwoSat(galleryPuzzle('sums-add').code, true);
    expect(addedBySums(run)).toBe(1);
    expect(chainsAlone(run).cells.filter((cell) => cell === UNKNOWN)).toHaveLength(13);
    const sums = run.conclusions.find(({ event }) => event.kind === 'flow')!;
    expect(sentenceAt(run.trace, sums.from, sums.to)).toMatch(
      /^Sums: row \d, column \d is (filled|empty), in every filling that gives each row and column what it still needs\.$/,
    );
    const none = twoSatTrace(recordTwoSat(unequal, { flow: true }));
    const last = none.trace.steps.length - 1;
    expect(sentenceAt(none.trace, last, last + 1)).toMatch(/^Contradiction after 2 sweeps/);
    const impossible = none.conclusions.at(-1)!.event;
    expect(impossible.kind === 'flow' && flowSentence(impossible)).toMatch(/no solution\.$/);
    expect(outlineOf(none.trace).ticks.map(({ kind }) => kind)).toContain('sums');
  });
});
