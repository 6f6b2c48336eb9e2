/**
 * All puzzles of a small size that sweeps do not solve, up to symmetry: the walk of puzzleFourCensus.ts, for censuses that
 * ask each of these puzzles something of their own. A unit of work is one choice of descriptions for all rows; its images,
 * sorted by the descriptions of their columns, are the puzzles with these rows and their numbers of solutions.
 */
import { createColumnKeys } from './columnKeys.ts';
import { createPuzzleSweeps } from './puzzleSweeps.ts';
import { createPuzzleTable, leftOf, rightOf } from './puzzleTable.ts';
import { createRowTuples } from './rowTuples.ts';
import type { SmallBoard } from './smallFourBoard.ts';

/** The walk through one size. */
export type PuzzleWalk = {
  /** How many choices of descriptions there are for the rows. */
  readonly tuples: number;
  /**
   * Visits the puzzles of one choice that SimpleSolver leaves open, one of each class of symmetry: of those with one
   * solution, or of all. Nothing is visited where another choice stands for it; all choices together are all puzzles.
   *
   * @returns how many simple images the choice stands for
   */
  visit(tuple: number, which: 'one solution' | 'all', visit: PuzzleVisit): number;
  /** To be asked during a visit: whether each line has at most two unknown cells. */
  hasPairsOnly(): boolean;
  /** During a visit: how many cells are unknown. */
  unknownCells(): number;
  /** During a visit: gives a board the puzzle, and where the sweeps stopped. */
  writeTo(board: SmallBoard): void;
};

/**
 * What is told of a puzzle.
 *
 * @param solutions - how many it has
 * @param puzzles - how many it stands for: itself, and those that reflections and, of squares, turns make of it
 * @param isOnly - whether no other puzzle of its class is visited. If others are, each stands for its part
 */
type PuzzleVisit = (solutions: number, puzzles: number, isOnly: boolean) => void;

/**
 * Prepares the tables.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @remarks Half an hour of a core for all puzzles of 6 x 6. Allocates only while its table grows.
 * @source 000_8dc3042ab81c971c.txt §4.1 (small Nonograms by exhaustive enumeration)
 */
export function createPuzzleWalk(height: number, width: number): PuzzleWalk {
  const keys = createColumnKeys(height, width);
  const tuples = createRowTuples(height, width, keys.inLeft);
  const table = createPuzzleTable(tuples, keys);
  const sweeps = createPuzzleSweeps(height, width, tuples, keys);
  const square = height === width;
  const whole = square ? 8 : 4;
  return {
    tuples: tuples.tuples,
    visit(tuple, which, visit): number {
      const weight = tuples.choose(tuple);
      if (weight === 0) return 0;
      table.sort();
      const isSolved = sweeps.open(); // by its rows alone
      const { count, keys: found, times } = table;
      const most = which === 'all' ? Infinity : 1;
      let simple = 0;
      for (let at = 0; at < count; at++) {
        if (times[at]! > most) continue;
        const key = found[at]!;
        const left = leftOf(key);
        const right = rightOf(key);
        // an order of 0: its transpose, or a reflection of it, has these rows too, and is visited for itself
        const order = square ? keys.compare(left, right, tuple) : 0;
        if (order < 0) continue; // visited with its transpose
        const puzzles = order === 0 ? weight : 2 * weight;
        if (isSolved || sweeps.solve(left, right) > 0) simple += puzzles;
        else visit(times[at]!, puzzles, puzzles === whole);
      }
      return simple;
    },
    hasPairsOnly: () => sweeps.hasPairsOnly(),
    unknownCells: () => sweeps.unknownCells(),
    writeTo: (board) => sweeps.writeTo(board),
  };
}
