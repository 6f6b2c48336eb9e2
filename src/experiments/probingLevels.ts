/**
 * Probing all images of 6x6 (or of 2x2 or 4x4) level by level: first the empty image, then those with one filled cell, and
 * so on, the order of 001 §3.5.3. A level is cut into blocks, the units; all blocks of a level make its counts exact.
 * Symmetry as in `createLevels`: an image stands for up to eight, so part of a level is only a sample of it.
 */
import { createLevels } from '../engine/levels.ts';
import type { Levels } from '../engine/levels.ts';
import {
  createSmallProbe,
  createUniqueness,
  PROBED_REST,
  PROBED_SIMPLE,
} from '../engine/smallProbe.ts';
import type { Experiment } from './experiment.ts';

export type ProbingLevelsSpec = {
  readonly side: number; // 2, 4 or 6
};

/** All numbers are of images. n = side^2. */
export type ProbingLevelsTally = {
  /** At 4 · filled cells + class (PROBED_SIMPLE to PROBED_REST). 4 (n + 1) numbers. */
  readonly images: Float64Array;
  /** By filled cells: uniquely solvable images of the rest. n + 1 numbers. */
  readonly uniqueRest: Float64Array;
  /** At (n + 1) · class + length of the probing sequence. 4 (n + 1) numbers. */
  readonly lengths: Float64Array;
  /** The least number of an image counted there, -1 without one. */
  readonly firstOfLength: Float64Array;
  /** At 16 · class + category: images with that category in their sequence. 64 numbers. */
  readonly categories: Float64Array;
  readonly firstOfCategory: Float64Array;
};

export const probingLevels: Experiment<ProbingLevelsSpec, ProbingLevelsTally> = {
  id: 'probing-levels',
  version: 1,

  check({ side }) {
    if (side !== 2 && side !== 4 && side !== 6)
      throw new RangeError(`side must be 2, 4 or 6: ${side}`);
  },

  units: ({ side }) => (side * side + 1) * blocksOf(side),

  emptyTally: ({ side }) => ({
    images: new Float64Array(4 * (side * side + 1)),
    uniqueRest: new Float64Array(side * side + 1),
    lengths: new Float64Array(4 * (side * side + 1)),
    firstOfLength: new Float64Array(4 * (side * side + 1)).fill(-1),
    categories: new Float64Array(64),
    firstOfCategory: new Float64Array(64).fill(-1),
  }),

  begin({ side }) {
    const levels = createLevels(side);
    const adder = createAdder(levels);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++)
        adder(Math.floor(unit / levels.blocks), unit % levels.blocks, tally);
    };
  },

  merge(into, part) {
    for (const name of ['images', 'uniqueRest', 'lengths', 'categories'] as const)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
    for (const name of ['firstOfLength', 'firstOfCategory'] as const)
      for (let at = 0; at < into[name].length; at++) {
        const image = part[name][at]!;
        if (image >= 0) keepFirst(into[name], at, image);
      }
  },
};

/** Words of half an image that are not greater than their mirror image: (2^b + 2^(b/2)) / 2 of 2^b. */
function blocksOf(side: number): number {
  const bits = (side * side) / 2;
  return (2 ** bits + 2 ** (bits / 2)) / 2;
}

/**
 * How much of the work comes before a unit, in images: for shards that take about equally long.
 *
 * @source none
 */
export function imagesBefore({ side }: ProbingLevelsSpec, unit: number): number {
  const cells = side * side;
  const blocks = blocksOf(side);
  let images = 0;
  let level = 1; // the number of images of a level, C(cells, k)
  for (let k = 0; k <= cells && k * blocks < unit; k++) {
    images += (level * Math.min(blocks, unit - k * blocks)) / blocks;
    level = Math.round((level * (cells - k)) / (k + 1));
  }
  return images;
}

function keepFirst(firsts: Float64Array, at: number, image: number): void {
  if (firsts[at]! < 0 || image < firsts[at]!) firsts[at] = image;
}

/** Adds the images of one block to a tally. */
function createAdder(
  levels: Levels,
): (level: number, block: number, tally: ProbingLevelsTally) => void {
  const { side } = levels;
  const cells = side * side;
  const prober = createSmallProbe(side, side);
  const isUnique = createUniqueness(prober);
  const shift = 2 ** (cells / 2);
  let into: ProbingLevelsTally;
  let at = 0; // of the level
  const visit = (low: number, high: number, times: number): void => {
    const { images, uniqueRest, lengths, firstOfLength, categories, firstOfCategory } = into;
    const image = high * shift + low;
    const kind = prober.probe(image);
    images[4 * at + kind]! += times;
    if (kind === PROBED_SIMPLE) return;
    const length = (cells + 1) * kind + prober.length;
    lengths[length]! += times;
    keepFirst(firstOfLength, length, image);
    for (let set = prober.categories; set !== 0; set &= set - 1) {
      const category = 16 * kind + 31 - Math.clz32(set & -set);
      categories[category]! += times;
      keepFirst(firstOfCategory, category, image);
    }
    if (kind === PROBED_REST && isUnique(image)) uniqueRest[at]! += times;
  };
  return (level, block, tally) => {
    into = tally;
    at = level;
    levels.forBlock(level, block, visit);
  };
}
