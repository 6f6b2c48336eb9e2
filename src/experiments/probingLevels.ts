/**
 * Probing all images of 6x6 (or of 2x2 or 4x4) level by level: first the empty image, then those with one filled cell, and
 * so on, the order of 001 §3.5.3. A level is cut into blocks, the units; all blocks of a level make its counts exact.
 * Symmetry as in `createLevels`: an image stands for up to eight, so part of a level is only a sample of it.
 */
import { choose } from '../engine/board/binomial.ts';
import { createLevels } from '../engine/census/levels.ts';
import type { Levels, LevelVisit } from '../engine/census/levels.ts';
import {
  createSmallProbe,
  createUniqueness,
  PROBED_REST,
  PROBED_SIMPLE,
} from '../engine/census/smallProbe.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import {
  checkFirsts,
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type ProbingLevelsSpec = {
  readonly side: number; // 2, 4 or 6
  /**
   * Also count the classes among the first so many images, level by level, within the last level in two orders: by
   * increasing and by decreasing number.
   */
  readonly first?: number;
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
  /** By class: the first `first` images, 0 without it. Within the last level by increasing number; by decreasing number. */
  readonly increasing: Float64Array; // 4
  readonly decreasing: Float64Array; // 4
};

export const probingLevels: Experiment<ProbingLevelsSpec, ProbingLevelsTally> = {
  id: 'probing-levels',
  version: 1,

  check({ side, first }) {
    if (side !== 2 && side !== 4 && side !== 6)
      throw new RangeError(`side must be 2, 4 or 6: ${side}`);
    if (first !== undefined) checkBetween('first images', first, 1, 2 ** (side * side));
  },

  units: ({ side }) => (side * side + 1) * blocksOf(side),

  emptyTally: ({ side }) => ({
    images: new Float64Array(4 * (side * side + 1)),
    uniqueRest: new Float64Array(side * side + 1),
    lengths: new Float64Array(4 * (side * side + 1)),
    firstOfLength: new Float64Array(4 * (side * side + 1)).fill(-1),
    categories: new Float64Array(64),
    firstOfCategory: new Float64Array(64).fill(-1),
    increasing: new Float64Array(4),
    decreasing: new Float64Array(4),
  }),

  begin({ side, first }) {
    const levels = createLevels(side);
    const adder = createAdder(levels, first === undefined ? null : cutAt(side * side, first));
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++)
        adder(Math.floor(unit / levels.blocks), unit % levels.blocks, tally);
    };
  },

  merge(into, part) {
    for (const name of sums)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
    for (const name of ['firstOfLength', 'firstOfCategory'] as const)
      for (let at = 0; at < into[name].length; at++) {
        const image = part[name][at]!;
        if (image >= 0) keepFirst(into[name], at, image);
      }
  },

  toStored: storeLists,

  fromStored(stored, spec, done = probingLevels.units(spec)) {
    const tally: ProbingLevelsTally = readLists(stored, probingLevels.emptyTally(spec), {
      firsts: ['firstOfLength', 'firstOfCategory'],
      eighths: ['increasing', 'decreasing'],
    });
    checkLevels(tally, spec, done === probingLevels.units(spec));
    return tally;
  },
};

/** Checks what a tally must add up to; of part of the units a level may be there in part. */
function checkLevels(
  tally: ProbingLevelsTally,
  { side, first = 0 }: ProbingLevelsSpec,
  whole: boolean,
): void {
  const cells = side * side;
  const { images, lengths, categories } = tally;
  const classes = [0, 1, 2, 3].map((kind) => sumOf(images.filter((_, at) => at % 4 === kind)));
  for (let level = 0; level <= cells; level++) {
    const sum = sumOf(images.subarray(4 * level, 4 * level + 4));
    const all = choose(cells, level);
    if (whole) checkSum(`images of ${level} filled cells`, sum, all);
    else checkWithin(`images of ${level} filled cells`, [sum], () => all);
  }
  checkWithin('uniqueRest', tally.uniqueRest, (level) => images[4 * level + PROBED_REST]!);
  for (let kind = PROBED_SIMPLE + 1; kind <= PROBED_REST; kind++) {
    const ofKind = lengths.subarray((cells + 1) * kind, (cells + 1) * (kind + 1));
    checkSum(`sequences of class ${kind} by length`, sumOf(ofKind), classes[kind]!);
  }
  checkWithin('categories', categories, (at) => classes[Math.floor(at / 16)]!);
  checkFirsts('firstOfLength', tally.firstOfLength, lengths, 2 ** cells);
  checkFirsts('firstOfCategory', tally.firstOfCategory, categories, 2 ** cells);
  for (const name of ['increasing', 'decreasing'] as const) {
    checkWithin(name, tally[name], (kind) => classes[kind]!);
    if (whole) checkSum(`first images, ${name}`, sumOf(tally[name]), first);
  }
}

const sums = ['images', 'uniqueRest', 'lengths', 'categories', 'increasing', 'decreasing'] as const;

/** Words of half an image that are not greater than their mirror image: (2^b + 2^(b/2)) / 2 of 2^b. */
function blocksOf(side: number): number {
  const bits = (side * side) / 2;
  return (2 ** bits + 2 ** (bits / 2)) / 2;
}

/**
 * How many images come before a unit, weighed by their levels. Within a level the blocks count alike.
 *
 * @param weights - of an image, by level; 1 without them
 */
export function imagesBefore(
  { side }: ProbingLevelsSpec,
  unit: number,
  weights: readonly number[] = [],
): number {
  const cells = side * side;
  const blocks = blocksOf(side);
  let images = 0;
  for (let k = 0; k <= cells && k * blocks < unit; k++)
    images += (choose(cells, k) * (weights[k] ?? 1) * Math.min(blocks, unit - k * blocks)) / blocks;
  return images;
}

/** Where the first images end. */
type Cut = {
  /** The level of the last one. */
  readonly level: number;
  /** By increasing number: those of that level that are not above. */
  readonly highest: number;
  /** By decreasing number: those that are not below. */
  readonly lowest: number;
};

function cutAt(cells: number, first: number): Cut {
  let level = 0;
  let before = 0; // images of lower levels
  while (before + choose(cells, level) < first) before += choose(cells, level++);
  const rest = first - before;
  return {
    level,
    highest: numberAt(cells, level, rest - 1),
    lowest: numberAt(cells, level, choose(cells, level) - rest),
  };
}

/** The number of an image of a level, by its place among them in increasing order, from 0. */
function numberAt(cells: number, level: number, place: number): number {
  let rest = place;
  let number = 0;
  for (let filled = level, cell = cells; filled > 0; filled--) {
    do cell--;
    while (choose(cell, filled) > rest);
    rest -= choose(cell, filled);
    number += 2 ** cell;
  }
  return number;
}

function keepFirst(firsts: Float64Array, at: number, image: number): void {
  if (firsts[at]! < 0 || image < firsts[at]!) firsts[at] = image;
}

/** Adds the images of one block to a tally. */
function createAdder(
  levels: Levels,
  cut: Cut | null,
): (level: number, block: number, tally: ProbingLevelsTally) => void {
  const { side } = levels;
  const cells = side * side;
  const prober = createSmallProbe(side, side);
  const isUnique = createUniqueness(prober);
  const shift = 2 ** (cells / 2);
  const numbers = new Float64Array(8);
  let into: ProbingLevelsTally;
  let at = 0; // the level
  const addFirst = (kind: number, times: number, count: number, cut: Cut): void => {
    for (let k = 0; k < count; k++) {
      if (numbers[k]! <= cut.highest) into.increasing[kind]! += times / count;
      if (numbers[k]! >= cut.lowest) into.decreasing[kind]! += times / count;
    }
  };
  const visit: LevelVisit = (low, high, times, transposed) => {
    const { images, uniqueRest, lengths, firstOfLength, categories, firstOfCategory } = into;
    const image = high * shift + low;
    const kind = prober.probe(image);
    images[4 * at + kind]! += times;
    if (at === cut?.level)
      addFirst(kind, times, levels.numbers(low, high, transposed, numbers), cut);
    else if (cut && at < cut.level) {
      into.increasing[kind]! += times;
      into.decreasing[kind]! += times;
    }
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
