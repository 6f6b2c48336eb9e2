/**
 * Figures 4 and 5 of 000, all columns, for any size up to 6x6 and any other of up to 25 cells: every image by class and
 * row, or a slice of them.
 *
 * Which image a unit is depends on the spec. With `filled` unit u is the u-th image with so many filled cells. Folded, units
 * are spread over all images (unit u is image u · step mod 2^mn, with an odd step), so that any range of units is a fair
 * sample; and only one image of each group of reflections is solved, and stands for the 1, 2 or 4 of its group. Each group
 * has one unit, so the tally does not depend on how the units are cut, and all units together count every image once.
 * By puzzle a unit is one choice of descriptions for all rows, with all images that have them.
 * With `sample` unit u is a random image, a function of seed, size and u alone; an image can come twice.
 * Otherwise unit u is image `from` + u, counted for itself.
 */
import { choose } from '../engine/board/binomial.ts';
import { forImagesWith } from '../engine/census/filledOrder.ts';
import {
  createLongFourCensus,
  MOST_DRAWN_CELLS,
  MOST_LONG_CELLS,
} from '../engine/census/longFourCensus.ts';
import { lineKinds } from '../engine/census/lineKinds.ts';
import {
  createPuzzleFourCensus,
  createPuzzleFourCensusInPieces,
} from '../engine/census/puzzleFourCensus.ts';
import type { PuzzleFourCensus } from '../engine/census/puzzleFourCensus.ts';
import type { InPieces } from '../engine/pieces.ts';
import { NO_PROGRESS, SIMPLE, SOME_PROGRESS } from '../engine/census/smallFour.ts';
import {
  createFourCensus,
  createFourTally,
  TWO_SAT_SOLVED,
  twoSatKind,
} from '../engine/census/smallFourCensus.ts';
import type { FourTally } from '../engine/census/smallFourCensus.ts';
import { MOST_WORD_CELLS } from '../engine/census/smallTwoSat.ts';
import { boardRandom } from '../engine/board/random.ts';
import type { Random } from '../engine/board/random.ts';
import { sampleIndependent } from '../engine/board/sample.ts';
import type { Experiment, MixedUnits } from '../notebook/plain/experiment.ts';
import { spreadStep, stepThrough } from './spread.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkFirsts,
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type FourCensusSpec = {
  readonly height: number; // rows, 1..6, or up to 25 with at most 25 cells in all; of a sample 49 cells
  readonly width: number; // columns, likewise
  /** Also count the uniquely solvable images of each class; costs some time. */
  readonly unique?: boolean;
  /** Also count the images that SimpleSolver solves after one clue where FourSolver stopped; costs some time. */
  readonly oneClue?: boolean;
  /** Also go on with 2-SAT where FourSolver stopped; costs some time. Up to 30 cells: not for 6x6. */
  readonly twoSat?: boolean;
  /** One image of each group of reflections: about four times as fast. Not with `from` and `to`. */
  readonly folded?: boolean;
  /**
   * By puzzle: the fastest way to all images, not to some. A unit is one choice of descriptions for all rows with all its
   * images, in a spread order. With `unique` and nothing else; sides up to 6.
   */
  readonly byPuzzle?: boolean;
  /** Only images `from` (0 without it) up to, and not including, `to` (2^mn without it). Not with `folded` or `filled`. */
  readonly from?: number;
  readonly to?: number;
  /** Only images with so many filled cells, 0..mn. */
  readonly filled?: number;
  /** So many random images, 1 to 100,000,000, all equally likely, and their seed. Not with any of the above but the counts. */
  readonly sample?: number;
  readonly seed?: number; // 0..2^32 - 1; with `sample` only
};

/** Images by class and row; see `FourTally`. Of a part of a folded run it counts the images of the groups that were done. */
export type FourCensusTally = FourTally;

const tableSide = 6; // up to here lines are looked up in tables
const maxSample = 100_000_000;

export const fourCensus: Experiment<FourCensusSpec, FourCensusTally> = {
  id: 'four-census',
  version: 1,

  check(spec) {
    const { height, width, folded, from, to, filled } = spec;
    if (spec.byPuzzle === true) checkByPuzzle(spec);
    checkBetween('height', height, 1, MOST_LONG_CELLS);
    // all images of a size beyond are too many, some of them are not
    const most = spec.sample === undefined ? MOST_LONG_CELLS : MOST_DRAWN_CELLS;
    const widest = Math.floor(most / height);
    checkBetween('width', width, 1, height <= tableSide ? Math.max(tableSide, widest) : widest);
    if (spec.sample !== undefined || spec.seed !== undefined) checkSample(spec);
    if (spec.twoSat === true && height * width > MOST_WORD_CELLS)
      throw new RangeError(`with 2-SAT there may be ${MOST_WORD_CELLS} cells: ${height}x${width}`);
    const all = 2 ** (height * width);
    if (filled !== undefined) checkBetween('number of filled cells', filled, 0, height * width);
    if (from === undefined && to === undefined) return;
    if (folded === true) throw new RangeError('a range of images cannot be folded');
    if (filled !== undefined)
      throw new RangeError('a range of images cannot have a number of filled cells');
    checkBetween('first image', from ?? 0, 0, all - 1);
    checkBetween('end of the range', to ?? all, (from ?? 0) + 1, all);
  },

  units({ height, width, from, to, filled, sample, byPuzzle }) {
    const cells = height * width;
    if (sample !== undefined) return sample;
    if (byPuzzle === true) return lineKinds(width).count ** height;
    return filled === undefined ? (to ?? 2 ** cells) - (from ?? 0) : choose(cells, filled);
  },

  emptyTally: ({ height, width, twoSat }) =>
    createFourTally(height, width, { twoSat: twoSat === true }),

  mixed: (spec) => (spec.byPuzzle === true ? mixedPuzzles(spec) : null),

  begin(spec) {
    if (spec.byPuzzle === true) return countPuzzles(spec);
    const { height, width, unique, oneClue, folded, filled } = spec;
    const create = Math.max(height, width) <= tableSide ? createFourCensus : createLongFourCensus;
    const census = create(height, width, {
      unique: unique === true,
      oneClue: oneClue === true,
      twoSat: spec.twoSat === true,
      folded: folded === true,
    });
    const cells = height * width;
    if (spec.sample !== undefined) {
      const draw = drawer(spec);
      return (from, to, tally) => {
        for (let unit = from; unit < to; unit++) {
          const image = draw(unit);
          census.add(tally, image, image + 1);
        }
      };
    }
    if (filled !== undefined)
      return (from, to, tally) => {
        forImagesWith(cells, filled, from, to, (image) => census.add(tally, image, image + 1));
      };
    const first = spec.from ?? 0;
    if (folded !== true) return (from, to, tally) => census.add(tally, first + from, first + to);
    const all = 2 ** cells;
    const step = spreadStep(all);
    return (from, to, tally) => {
      let image = Number((BigInt(from) * BigInt(step)) % BigInt(all));
      for (let unit = from; unit < to; unit++) {
        census.add(tally, image, image + 1);
        image += step;
        if (image >= all) image -= all;
      }
    };
  },

  merge(into, part) {
    for (const name of ['counts', 'unique', 'oneClue', 'twoSat', 'twoSatUnique'] as const) {
      const list = into[name];
      for (let at = 0; at < (list?.length ?? 0); at++) list![at]! += part[name]?.[at] ?? 0;
    }
    for (const name of ['first', 'twoSatFirst'] as const) {
      const list = into[name];
      for (let at = 0; at < (list?.length ?? 0); at++) {
        const image = part[name]?.[at] ?? -1;
        if (image >= 0 && (list![at]! < 0 || image < list![at]!)) list![at] = image;
      }
    }
  },

  toStored: storeLists,

  fromStored(stored, spec, done = fourCensus.units(spec)) {
    const tally: FourCensusTally = readLists(stored, fourCensus.emptyTally(spec), {
      firsts: ['first', 'twoSatFirst'],
    });
    const { images, classes } = fourTotals(tally);
    const all = fourCensus.units(spec);
    // of a part of the units the groups of reflections that were met are counted whole
    if (spec.byPuzzle === true) checkImages(images, 2 ** (spec.height * spec.width), done === all);
    else if (done === all || spec.folded !== true) checkSum('images', images, done);
    else checkWithin('images', [images], () => all);
    checkWithin('uniquely solvable images', tally.unique, (kind) =>
      spec.unique === true ? classes[kind]! : 0,
    );
    checkWithin('images solved after one clue', tally.oneClue, (kind) =>
      spec.oneClue === true ? classes[kind]! : 0,
    );
    checkFirsts('first', tally.first, tally.counts, 2 ** (spec.height * spec.width));
    checkTwoSat(tally, spec);
    return tally;
  },
};

/** Checks how many images were counted by puzzle. */
function checkImages(images: number, of: number, whole: boolean): void {
  if (whole) checkSum('images', images, of);
  else checkWithin('images', [images], () => of);
}

const sumOfThree = (list: Float64Array, at: number): number => sumOf(list.subarray(at, at + 3));

/** Checks the lists of 2-SAT against the classes of FourSolver. */
function checkTwoSat(tally: FourCensusTally, spec: FourCensusSpec): void {
  const { counts, unique, twoSat, twoSatUnique, twoSatFirst } = tally;
  if (!twoSat || !twoSatUnique || !twoSatFirst) return;
  checkFirsts('twoSatFirst', twoSatFirst, twoSat, 2 ** (spec.height * spec.width));
  for (const found of [SOME_PROGRESS, NO_PROGRESS]) {
    const kind = twoSatKind(found, TWO_SAT_SOLVED);
    for (let row = 0; 4 * row < counts.length; row++)
      checkSum(`2-SAT, row ${row}`, sumOfThree(twoSat, 6 * row + kind), counts[4 * row + found]!);
    checkSum('2-SAT, uniquely solvable', sumOfThree(twoSatUnique, kind), unique[found]!);
    if (spec.unique === true)
      checkSum('2-SAT, solved', twoSatUnique[kind]!, twoSatTotals(tally)?.[kind] ?? 0);
  }
}

/**
 * How many images are of each kind of 2-SAT, in the order of `twoSatKind`.
 *
 * @returns null when 2-SAT was not asked for
 */
export function twoSatTotals({ twoSat }: FourCensusTally): readonly number[] | null {
  if (!twoSat) return null;
  const kinds = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < twoSat.length; at++) kinds[at % 6]! += twoSat[at]!;
  return kinds;
}

/** Checks the settings of a sample. */
function checkSample({ sample, seed, folded, from, to, filled }: FourCensusSpec): void {
  if (sample === undefined || seed === undefined)
    throw new RangeError('a sample needs a number of images and a seed');
  checkBetween('sample', sample, 1, maxSample);
  checkSeed(seed);
  if (folded === true || from !== undefined || to !== undefined || filled !== undefined)
    throw new RangeError('a sample is of all images, and cannot be folded');
}

/** Adds choices of descriptions for the rows, spread over all of them: some have a million images, most have few. */
function countPuzzles({
  height,
  width,
}: FourCensusSpec): (from: number, to: number, tally: FourCensusTally) => void {
  const census = createPuzzleFourCensus(height, width);
  const step = stepThrough(census.tuples);
  return (from, to, tally) => {
    for (let unit = from; unit < to; unit++) census.count((unit * step) % census.tuples, tally);
  };
}

/** The same; some choices take a minute, since none of their million images is easy. */
function mixedPuzzles({ height, width }: FourCensusSpec): MixedUnits<FourCensusTally> {
  const tuples = lineKinds(width).count ** height;
  const step = stepThrough(tuples);
  let census: PuzzleFourCensus | null = null; // null until its tables are made
  const isLong = (unit: number): boolean => census?.isLong((unit * step) % tuples) ?? true;
  return {
    quick(from, to, tally) {
      for (let unit = from; unit < to; unit++) census?.count((unit * step) % tuples, tally);
    },
    firstLong(from, to) {
      let unit = from;
      while (unit < to && !isLong(unit)) unit++;
      return unit;
    },
    *inPieces(unit, tally): InPieces<void> {
      census ??= yield* createPuzzleFourCensusInPieces(height, width);
      yield* census.countInPieces((unit * step) % tuples, tally);
    },
  };
}

/** Checks the settings of a count by puzzle. */
function checkByPuzzle(spec: FourCensusSpec): void {
  const { height, width, byPuzzle, unique, ...others } = spec;
  checkBetween('height', height, 1, tableSide);
  checkBetween('width', width, 1, tableSide);
  if (byPuzzle !== true || unique !== true || Object.keys(others).length > 0)
    throw new RangeError('a count by puzzle is of all images, with the uniquely solvable ones');
}

/** Makes the function that draws the number of random image `unit`. */
function drawer({ height, width, seed = 0 }: FourCensusSpec): (unit: number) => number {
  const cells = new Uint8Array(height * width);
  let random: Random | undefined;
  return (unit) => {
    random = boardRandom(seed, height, width, 50, unit, random);
    sampleIndependent(random, cells, 0.5);
    let image = 0;
    for (let at = 0; at < cells.length; at++) image += cells[at]! * 2 ** at;
    return image;
  };
}

/** How many images a tally has counted, and how many of each class. */
export type FourTotals = {
  readonly images: number;
  readonly classes: readonly [simple: number, four: number, some: number, none: number];
};

/**
 * Adds the rows of a tally up.
 *
 * @source 000_8dc3042ab81c971c.txt Figure 4 (row "total")
 */
export function fourTotals({ counts }: FourCensusTally): FourTotals {
  const classes: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < counts.length; at++) classes[at % 4]! += counts[at]!;
  return { images: classes.reduce((sum, images) => sum + images, 0), classes };
}

/**
 * The rows of a tally as Figure 4 prints them: `[row, simple, (2,2)-hard, some progress, no progress]`, from row 1.
 *
 * @param rows - how many; more than there are give rows of zeros
 * @source 000_8dc3042ab81c971c.txt Figure 4
 */
export function fourRows(
  { counts }: FourCensusTally,
  rows: number,
): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, i) => {
    const row = i + 1;
    return [row, ...[0, 1, 2, 3].map((kind) => counts[4 * row + SIMPLE + kind] ?? 0)];
  });
}
