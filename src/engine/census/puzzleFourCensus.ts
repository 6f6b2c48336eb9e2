/**
 * The census of 000 Figures 4 and 5 by puzzle: what smallFourCensus.ts counts image by image, more than five times as fast.
 *
 * A unit of work is one choice of descriptions for all rows. Its images, sorted by the descriptions of their columns, are
 * the puzzles with these rows, and how many images fall together is how many solutions a puzzle has. So every puzzle is
 * solved once, and none is searched for a second solution. A choice and its reflections are alike, so the least of them is
 * counted for all. FourSolver does the same with a square puzzle and its transpose, so it runs for one of the two; their
 * sweeps, which begin with the rows, are counted for each.
 */
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { createColumnKeys } from './columnKeys.ts';
import { createLeastImages } from './leastImages.ts';
import { createPuzzleSweeps } from './puzzleSweeps.ts';
import type { PuzzleSweeps } from './puzzleSweeps.ts';
import { createPuzzleTable, leftOf, rightOf } from './puzzleTable.ts';
import { createRowTuples } from './rowTuples.ts';
import {
  createLost,
  FOUR_SOLVED,
  goOnFour,
  NO_PROGRESS,
  SIMPLE,
  SOME_PROGRESS,
} from './smallFour.ts';
import { createSmallBoard } from './smallFourBoard.ts';
import type { FourTally } from './smallFourCensus.ts';

/** A census of one size. */
export type PuzzleFourCensus = {
  /** How many choices of descriptions there are for the rows. */
  readonly tuples: number;
  /**
   * Adds the images with one choice and its reflections to a tally, or their transposes for others; nothing where another
   * choice stands for it. All choices together are all images.
   */
  count(tuple: number, into: FourTally): void;
  /** Whether a choice has so many images that counting them takes more than some milliseconds. */
  isLong(tuple: number): boolean;
  /** Counts one in pieces; nothing else is to be counted before the end. */
  countInPieces(tuple: number, into: FourTally): InPieces<void>;
};

/** Images that take some milliseconds where all of them are hard. */
const manyImages = 500;

/** Puzzles that do. */
const puzzlesOfPiece = 128;

/**
 * Makes a census, which counts uniquely solvable images as well.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @remarks Allocates only where a lesser image of its kind is found, and while its table grows.
 * @source 000_8dc3042ab81c971c.txt §4.1, Figures 4 and 5
 */
export const createPuzzleFourCensus = (height: number, width: number): PuzzleFourCensus =>
  allPieces(createPuzzleFourCensusInPieces(height, width));

/** The same, its tables one after another. @source 000_8dc3042ab81c971c.txt §4.1, Figures 4 and 5 */
export function* createPuzzleFourCensusInPieces(
  height: number,
  width: number,
): InPieces<PuzzleFourCensus> {
  const keys = createColumnKeys(height, width);
  yield;
  const tuples = createRowTuples(height, width, keys.inLeft);
  const table = createPuzzleTable(tuples, keys);
  yield;
  const sweeps = createPuzzleSweeps(height, width, tuples, keys);
  yield;
  const least = createLeastImages(height, width, tuples, keys);
  yield;
  const beyond = createBeyond(height, width, sweeps);
  const square = height === width;

  /** The puzzle of a key, of `times` solutions; it and its reflections are `weight`. */
  const countPuzzle = (
    tuple: number,
    key: number,
    times: number,
    weight: number,
    { counts, unique, first }: FourTally,
  ): void => {
    const left = leftOf(key);
    const right = rightOf(key);
    // a puzzle with several solutions is not simple, and nor is its transpose
    if (times > 1 && square && keys.compare(left, right, tuple) < 0) return;
    const number = sweeps.solve(left, right);
    if (number > 0) {
      counts[4 * number + SIMPLE]! += weight;
      unique[SIMPLE]! += weight;
      least.note(first, 4 * number + SIMPLE, key);
      return;
    }
    const order = square ? keys.compare(left, right, tuple) : 0;
    if (order < 0) return; // counted with its transpose
    const found = beyond();
    const at = -4 * number + found;
    counts[at]! += weight * times;
    least.note(first, at, key);
    if (times === 1) unique[found]! += order === 0 ? weight : 2 * weight;
    if (order === 0) return;
    const turnedAt = -4 * sweeps.solveTurned() + found;
    counts[turnedAt]! += weight * times;
    least.noteTurned(first, turnedAt, key);
  };

  /** Whether the sorted images of a choice are all of it: one puzzle that its rows alone solve. */
  const isOne = (weight: number, into: FourTally): boolean => {
    if (!sweeps.open()) return false;
    into.counts[4 + SIMPLE]! += weight;
    into.unique[SIMPLE]! += weight;
    least.note(into.first, 4 + SIMPLE, table.keys[0]!);
    return true;
  };

  return {
    tuples: tuples.tuples,
    count(tuple, into): void {
      const weight = tuples.choose(tuple);
      if (weight === 0) return;
      least.begin();
      table.sort();
      if (isOne(weight, into)) return;
      const { count, keys: found, times } = table;
      for (let at = 0; at < count; at++) countPuzzle(tuple, found[at]!, times[at]!, weight, into);
    },
    isLong: (tuple) => tuples.choose(tuple) > 0 && tuples.images > manyImages,
    *countInPieces(tuple, into): InPieces<void> {
      const weight = tuples.choose(tuple);
      if (weight === 0) return;
      least.begin();
      yield* table.sortInPieces();
      if (isOne(weight, into)) return;
      const { count, keys: found, times } = table;
      least.gather();
      for (let at = 0; at < count; at++) {
        countPuzzle(tuple, found[at]!, times[at]!, weight, into);
        if (at % puzzlesOfPiece === puzzlesOfPiece - 1) yield;
      }
      yield* least.noteGathered();
    },
  };
}

/** Makes the function that runs FourSolver where the sweeps stand still, and returns the class. */
function createBeyond(height: number, width: number, sweeps: PuzzleSweeps): () => number {
  const board = createSmallBoard(height, width);
  const lost = createLost(board);
  return () => {
    // a line's number of filled cells is fixed, so two unknown cells of it are always different: both ways round is a solution
    if (sweeps.hasPairsOnly()) return NO_PROGRESS;
    sweeps.writeTo(board);
    if (goOnFour(board, lost) === SOLVED) return FOUR_SOLVED;
    return lost.progress ? SOME_PROGRESS : NO_PROGRESS;
  };
}
