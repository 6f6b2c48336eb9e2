// SimpleSolver from a state that it did not make itself: a player's, another solver's, its own of some moment.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Direction, Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import type { Recording } from '../../../src/engine/sweep/events.ts';
import { record, solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { image, lcg, puzzle } from '../../arbitraries.ts';

const direction = fc.constantFrom<Direction>('H', 'V');

/** The cells after the first events of a run. */
function replay({ start, events }: Recording, count = events.length): Grid {
  const cells = start.cells.slice();
  for (const event of events.slice(0, count))
    if (event.kind === 'cell') cells[event.row * start.width + event.column] = event.value;
  return { ...start, cells };
}

/** A state of a puzzle with cells of any value, few or many; it keeps what is given. */
function anyState(p: Puzzle, seed: number): Grid {
  const next = lcg(seed);
  const share = next();
  const grid = startGrid(p);
  for (const [at, given] of grid.cells.entries())
    if (given === UNKNOWN && next() < share) grid.cells[at] = next() < 0.5 ? 0 : 1;
  return grid;
}

describe('going on from a state', () => {
  test('does what it does when the state is given as clues', () => {
    fc.assert(
      fc.property(puzzle(9, 9), fc.integer(), direction, ({ rows, columns }, seed, first) => {
        const from = anyState({ rows, columns }, seed);
        const before = from.cells.slice();
        const { events, status, start } = record({ rows, columns }, first, from);
        const given = record({ rows, columns, clues: from.cells }, first);
        expect([events, status]).toEqual([given.events, given.status]);
        expect(start).toEqual(from);
        expect(start.cells).not.toBe(from.cells);
        expect(from.cells).toEqual(before);
      }),
    );
  });
  test('ends alike with events and without, also from states that are wrong', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(puzzle(9, 9), fc.integer(), direction, (p, seed, first) => {
        const from = anyState(p, seed);
        const recording = record(p, first, from);
        const result = solveSimple(p, first, from);
        expect(result.status).toBe(recording.status);
        expect(recording.events.at(-1)).toMatchObject({ sweep: result.sweeps });
        expect(result.grid).toEqual(replay(recording));
        seen.add(result.status);
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBe(3);
  });
  test('from any moment of its own run ends where that run ends', () => {
    fc.assert(
      fc.property(image(9, 9), direction, direction, fc.nat(), (one, first, then, drawn) => {
        const p = puzzleOf(one);
        const run = record(p, first);
        const from = replay(run, drawn % run.events.length);
        const on = record(p, then, from);
        expect([on.status, replay(on)]).toEqual([run.status, replay(run)]);
        // at the end there is nothing left to fix
        expect(record(p, then, replay(run)).events.some(({ kind }) => kind === 'cell')).toBe(false);
      }),
    );
  });
});

const state = (...cells: number[]): Grid => ({
  height: 2,
  width: 2,
  cells: Uint8Array.from(cells),
});

describe('startGrid with a state', () => {
  const p = { rows: [[1], [1]], columns: [[1], [1]], clues: Uint8Array.of(1, 2, 2, 2) };
  test('adds the clues that the state does not know', () => {
    expect(startGrid(p, state(2, 0, 2, 2)).cells).toEqual(Uint8Array.of(1, 0, 2, 2));
  });
  test('refuses a state that denies a clue, or of another size', () => {
    expect(() => startGrid(p, state(0, 2, 2, 2))).toThrow('cell 0 is given as 1, the state has 0');
    const other = { height: 1, width: 4, cells: state(2, 2, 2, 2).cells };
    expect(() => startGrid(p, other)).toThrow('state is 1 x 4, puzzle is 2 x 2');
    expect(() => record(p, 'H', other)).toThrow(RangeError);
    expect(() => solveSimple(p, 'H', other)).toThrow(RangeError);
  });
});
