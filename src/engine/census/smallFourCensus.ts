/**
 * The census of 000 Figures 4 and 5, for every size up to 6 x 6, in shards: any range of image numbers. When asked, of the
 * images that FourSolver does not solve also where 2-SAT, to which 000 §3.2 compares it, stops.
 */
import { SOLVED } from '../sweep/fastSolver.ts';
import { createFold } from './fold.ts';
import type { SmallFour } from './smallFour.ts';
import { createSmallFour, FOUR_SOLVED, SIMPLE, SOME_PROGRESS } from './smallFour.ts';
import { createSmallSearch, firstHelpfulClue, isOnlySolution } from './smallFourSearch.ts';
import { createSmallTwoSat } from './smallTwoSat.ts';

/** TwoSatSolver solves it. @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009) */
export const TWO_SAT_SOLVED = 0;
/** TwoSatSolver does not solve it, but fixes a cell that FourSolver does not. */
const TWO_SAT_FURTHER = 1;
/** TwoSatSolver stops where FourSolver does. */
const TWO_SAT_NO_FURTHER = 2;

/** What a census counts; all numbers of images. Tallies of disjoint ranges are added number by number. */
export type FourTally = {
  /** At 4 · row + class: `row` is 000's difficulty or row index (0 to height·width + 1), `class` SIMPLE to NO_PROGRESS. */
  readonly counts: Float64Array;
  /** By class: uniquely solvable images, if asked for. */
  readonly unique: Float64Array;
  /** By class: images that SimpleSolver solves after one well-chosen clue where FourSolver stopped, if asked for. */
  readonly oneClue: Float64Array;
  /** In the order of `counts`: the least number of an image that is counted there, -1 without one. */
  readonly first: Float64Array;
  /**
   * If asked for, of the images that FourSolver does not solve: where TwoSatSolver stops. At 6 · row + {@link twoSatKind},
   * which joins the class, SOME_PROGRESS or NO_PROGRESS, with TWO_SAT_SOLVED to TWO_SAT_NO_FURTHER.
   */
  readonly twoSat?: Float64Array;
  /** Of these by kind: uniquely solvable images, if that is asked for too. */
  readonly twoSatUnique?: Float64Array;
  /** In the order of `twoSat`: the least number of an image that is counted there, -1 without one. */
  readonly twoSatFirst?: Float64Array;
};

/**
 * The place of an image in the lists of 2-SAT.
 *
 * @param found - SOME_PROGRESS or NO_PROGRESS
 * @param end - TWO_SAT_SOLVED, TWO_SAT_FURTHER or TWO_SAT_NO_FURTHER
 */
export const twoSatKind = (found: number, end: number): number => 3 * (found - SOME_PROGRESS) + end;

/** Where TwoSatSolver stopped, going on from FourSolver. */
export const twoSatEnd = (status: number, progress: boolean): number =>
  status === SOLVED ? TWO_SAT_SOLVED : progress ? TWO_SAT_FURTHER : TWO_SAT_NO_FURTHER;

/** What to count besides classes and rows, and how; all default to false. */
export type FourCensusOptions = {
  readonly unique?: boolean; // costs time
  readonly oneClue?: boolean; // costs time
  readonly twoSat?: boolean; // costs time
  /**
   * Solves only one image of each group of reflections (the one with the least number) and counts it 1, 2 or 4 times, since
   * reflections keep everything that is counted. About four times as fast; a range then counts the groups whose first image
   * is in it, and only the tallies of all ranges together are the census.
   */
  readonly folded?: boolean;
};

/** A reusable census of one size. */
export type FourCensus = {
  readonly solver: SmallFour;
  /** Adds images `from` to `to` - 1 to a tally. */
  add(tally: FourTally, from: number, to: number): void;
};

/** An empty tally. */
export function createFourTally(
  height: number,
  width: number,
  { twoSat = false }: Pick<FourCensusOptions, 'twoSat'> = {},
): FourTally {
  return {
    counts: new Float64Array(4 * (height * width + 2)),
    unique: new Float64Array(4),
    oneClue: new Float64Array(4),
    first: new Float64Array(4 * (height * width + 2)).fill(-1),
    ...(twoSat && {
      twoSat: new Float64Array(6 * (height * width + 2)),
      twoSatUnique: new Float64Array(6),
      twoSatFirst: new Float64Array(6 * (height * width + 2)).fill(-1),
    }),
  };
}

/** Counts images at a place of a list, and notes the least one. */
export function countAt(
  counts: Float64Array,
  first: Float64Array,
  at: number,
  index: number,
  times: number,
): void {
  counts[at]! += times;
  if (first[at]! < 0 || index < first[at]!) first[at] = index;
}

/**
 * Makes a census.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size; with `twoSat` for 6 x 6 too
 * @remarks Every image is counted for itself, so a range is exact whoever counts the others.
 * @source 000_8dc3042ab81c971c.txt §4.1, Figures 4 and 5
 */
export function createFourCensus(
  height: number,
  width: number,
  options: FourCensusOptions = {},
): FourCensus {
  const solver = createSmallFour(height, width);
  const search = createSmallSearch(solver.board);
  const timesOf = options.folded ? createFold(height, width, 'reflections') : (): number => 1;
  const beyond = options.twoSat ? createSmallTwoSat(solver.board) : null;
  return {
    solver,
    add({ counts, unique, oneClue, first, twoSat, twoSatUnique, twoSatFirst }, from, to): void {
      for (let index = from; index < to; index++) {
        const times = timesOf(index);
        if (times === 0) continue;
        const found = solver.classify(index);
        countAt(counts, first, 4 * solver.row + found, index, times);
        if (found === SIMPLE || found === FOUR_SOLVED) {
          if (options.unique) unique[found]! += times;
          continue;
        }
        if (options.oneClue && firstHelpfulClue(search, index) >= 0) oneClue[found]! += times;
        const status = beyond?.goOn();
        const only = options.unique && (status === SOLVED || isOnlySolution(search, index));
        if (only) unique[found]! += times;
        if (!beyond || status === undefined || !twoSat || !twoSatUnique || !twoSatFirst) continue;
        const kind = twoSatKind(found, twoSatEnd(status, beyond.progress));
        countAt(twoSat, twoSatFirst, 6 * solver.row + kind, index, times);
        if (only) twoSatUnique[kind]! += times;
      }
    },
  };
}
