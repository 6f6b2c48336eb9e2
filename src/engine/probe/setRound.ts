/**
 * One round of set-probing, as 001 §5 proposes it: "multiple double probes at the same time", looked at as §3.4 looks at one.
 * From the standstill of SimpleSolver, and always from there, a set of cells gets each of its assignments and sweeps go on.
 *
 * A set *decides* when every one of its futures is a contradiction or a solution: these solutions are then all there are.
 * For a single cell these are the categories 11 and 14 (one solution) and 15 (two), with 10 for none.
 *
 * What a set proves is what its survivors agree on, as in probeSets.ts; here all sets of a size are asked from the one
 * standstill, and nothing is written down before the round is over.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { unknownCells } from './probe.ts';

/** A set that decides. */
type DecidingSet = {
  readonly cells: readonly number[]; // places, ascending
  readonly solutions: number; // different ones, among its futures: all that the puzzle has
};

/** Asks puzzles of one size. */
export type SetRounds = {
  /**
   * The first set that decides: single cells first, then pairs, and so on; null when none of up to `most` cells does, or
   * sweeps alone solve the puzzle.
   *
   * @param most - cells of a set, 1 or more
   */
  deciding(puzzle: Puzzle, most: number): DecidingSet | null;
  /** Whether all that sets of `size` cells prove in one round, written down together, lets sweeps solve the puzzle. */
  solves(puzzle: Puzzle, size: number): boolean;
};

/**
 * Prepares for puzzles of one size.
 *
 * @throws RangeError for a size that is none
 * @remarks A round through all sets of k cells takes less than 2^k runs of SimpleSolver a set: futures are shared by all sets
 * that begin alike, and a cell that is known in one needs no run.
 * @source 001_a525a3e1210b0814.txt §5 ("multiple double probes at the same time")
 */
export function createSetRounds(height: number, width: number): SetRounds {
  const simple = createFastSimple(height, width);
  /** The standstill of a puzzle; null when sweeps solve it or meet a contradiction. */
  const start = (puzzle: Puzzle): Grid | null => {
    simple.setPuzzle(puzzle);
    if (simple.run('H') !== STANDSTILL) return null;
    return { height, width, cells: simple.readCells().slice() };
  };
  return {
    deciding(puzzle, most) {
      const state = start(puzzle);
      if (state === null) return null;
      for (let size = 1; size <= most; size++)
        for (const [cells, futures] of setsOf(simple, state, size))
          if (futures.every((end) => !end.includes(UNKNOWN)))
            return { cells, solutions: new Set(futures.map((end) => end.join(''))).size };
      return null;
    },
    solves(puzzle, size) {
      const state = start(puzzle);
      if (state === null) return false;
      const proved = state.cells.slice();
      for (const [, [first, ...others]] of setsOf(simple, state, size))
        for (const [at, value] of first?.entries() ?? [])
          if (value !== UNKNOWN && others.every((end) => end[at] === value)) proved[at] = value;
      simple.setCells(proved);
      return simple.run('H') === SOLVED;
    },
  };
}

type SetFutures = readonly [cells: readonly number[], futures: readonly Uint8Array[]];

/** All sets of one size with the ends of their survivors, in board order. */
function* setsOf(simple: FastSimple, state: Grid, size: number): Generator<SetFutures> {
  const open = unknownCells(state);
  function* extend(
    cells: readonly number[],
    from: number,
    futures: readonly Uint8Array[],
  ): Generator<SetFutures> {
    if (cells.length === size) {
      yield [cells, futures];
      return;
    }
    for (let k = from; k < open.length; k++)
      yield* extend([...cells, open[k]!], k + 1, split(simple, futures, open[k]!));
  }
  yield* extend([], 0, [state.cells]);
}

/** The survivors when one more cell is assigned. */
function split(simple: FastSimple, futures: readonly Uint8Array[], cell: number): Uint8Array[] {
  const [row, column] = [Math.floor(cell / simple.width), cell % simple.width];
  return futures.flatMap((end) => {
    // where the cell is known the other value is a contradiction: from more cells sweeps find no less
    if (end[cell] !== UNKNOWN) return [end];
    return ([0, 1] as const).flatMap((value) => {
      simple.setCells(end);
      simple.setCell(row, column, value);
      return simple.run('H') === CONTRADICTION ? [] : [simple.readCells().slice()];
    });
  });
}
