/** The census of 000 Figures 4 and 5, for every size up to 6 x 6, in shards: any range of image numbers. */
import { createFold } from './fold.ts';
import type { SmallFour } from './smallFour.ts';
import { createSmallFour, FOUR_SOLVED, SIMPLE } from './smallFour.ts';
import { createSmallSearch, firstHelpfulClue, isOnlySolution } from './smallFourSearch.ts';

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
};

/** What to count besides classes and rows, and how; all default to false. */
export type FourCensusOptions = {
  readonly unique?: boolean; // costs time
  readonly oneClue?: boolean; // costs time
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

/**
 * An empty tally.
 *
 * @source none
 */
export function createFourTally(height: number, width: number): FourTally {
  return {
    counts: new Float64Array(4 * (height * width + 2)),
    unique: new Float64Array(4),
    oneClue: new Float64Array(4),
    first: new Float64Array(4 * (height * width + 2)).fill(-1),
  };
}

/**
 * Makes a census.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
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
  return {
    solver,
    add({ counts, unique, oneClue, first }, from, to): void {
      for (let index = from; index < to; index++) {
        const times = timesOf(index);
        if (times === 0) continue;
        const found = solver.classify(index);
        const at = 4 * solver.row + found;
        counts[at]! += times;
        if (first[at]! < 0 || index < first[at]!) first[at] = index;
        const solved = found === SIMPLE || found === FOUR_SOLVED;
        if (options.oneClue && !solved && firstHelpfulClue(search, index) >= 0)
          oneClue[found]! += times;
        if (options.unique && (solved || isOnlySolution(search, index))) unique[found]! += times;
      }
    },
  };
}
