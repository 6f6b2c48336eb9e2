/** The census of 000 Figures 4 and 5, for every size up to 6 x 6, in shards: any range of image numbers. */
import type { SmallFour } from './smallFour.ts';
import { createSmallFour, FOUR_SOLVED, SIMPLE } from './smallFour.ts';
import type { SmallSearch } from './smallFourSearch.ts';
import { createSmallSearch, firstHelpfulClue, isOnlySolution } from './smallFourSearch.ts';

/** What a census counts; all numbers of images. Tallies of disjoint ranges are added number by number. */
export type FourTally = {
  /** At 4 · row + class: `row` is 000's difficulty or row index (0 to height·width + 1), `class` SIMPLE to NO_PROGRESS. */
  readonly counts: Float64Array;
  /** By class: uniquely solvable images, if asked for. */
  readonly unique: Float64Array;
  /** By class: images that SimpleSolver solves after one well-chosen clue where FourSolver stopped, if asked for. */
  readonly oneClue: Float64Array;
};

/** What to count besides classes and rows; both default to false and cost time. */
export type FourCensusOptions = { readonly unique?: boolean; readonly oneClue?: boolean };

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
  return {
    solver,
    add({ counts, unique, oneClue }, from, to): void {
      for (let index = from; index < to; index++) {
        const found = solver.classify(index);
        counts[4 * solver.row + found]!++;
        if (found === SIMPLE || found === FOUR_SOLVED) {
          if (options.unique) unique[found]!++;
        } else ask(search, options, index, found, unique, oneClue);
      }
    },
  };
}

/** The two questions about an image that is not solved. */
function ask(
  search: SmallSearch,
  options: FourCensusOptions,
  index: number,
  found: number,
  unique: Float64Array,
  oneClue: Float64Array,
): void {
  if (options.oneClue && firstHelpfulClue(search, index) >= 0) oneClue[found]!++;
  if (options.unique && isOnlySolution(search, index)) unique[found]!++;
}
