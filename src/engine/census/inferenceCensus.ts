/**
 * All images of a small size by puzzle: how many cells of each can be inferred. Images with the same descriptions are the
 * solutions of one puzzle, so what all of them have filled, and what none has, can be inferred, and nothing else.
 *
 * The images with given descriptions of the rows are all choices of one fit a row. They are sorted by the descriptions of
 * their columns in a table, which keeps for each puzzle how many images it has, the cells filled in all and those filled in
 * some. Nothing is solved. A puzzle and its reflections are alike, so one of them is counted for all.
 */
import { lineTables } from '../line/lineTables.ts';
import { createColumnKeys } from './columnKeys.ts';
import { createRowTuples } from './rowTuples.ts';

/** What is counted of the images with a number of filled cells; see {@link InferenceCounts}. */
export const inferenceLists = [
  'images',
  'puzzles',
  'filled',
  'inferable',
  'all',
  'none',
  'noneFilled',
  'bits',
] as const;

/**
 * Sums over all images, each list by number of filled cells, 0 to all. An image has as many inferable cells as its puzzle.
 */
export type InferenceCounts = Readonly<Record<(typeof inferenceLists)[number], Float64Array>>;
// images: how many there are; puzzles: of how many puzzles they are the solutions
// filled, inferable: cells that can be inferred, those that are filled and all of them
// all, none, noneFilled: images with every cell inferable, with none, with none that is filled
// bits: log2 of the number of solutions, in units of 1 / bitUnit

/** What a bit counts in {@link InferenceCounts}: rounded to whole units of it the sums are exact in any order. */
export const bitUnit = 65_536;

const mostSide = 6;

/** A census of one size. */
export type InferenceCensus = {
  /** How many choices of descriptions there are for the rows. */
  readonly tuples: number;
  /** Adds the images with one choice, and those of its reflections; nothing where another one stands for it. */
  count(tuple: number, into: InferenceCounts): void;
};

/** Counts with nothing in them. */
export const noInferenceCounts = (cells: number): InferenceCounts =>
  Object.fromEntries(
    inferenceLists.map((name) => [name, new Float64Array(cells + 1)]),
  ) as unknown as InferenceCounts;

/**
 * Prepares tables.
 *
 * @param height - rows, 1 to 6
 * @param width - columns, 1 to 6
 * @throws RangeError for another size
 * @remarks All 2^25 images of 5x5 in about a second. The table of puzzles grows to 72 MB for 6x6.
 */
export function createInferenceCensus(height: number, width: number): InferenceCensus {
  for (const side of [height, width])
    if (!Number.isInteger(side) || side < 1 || side > mostSide)
      throw new RangeError(`sides must be 1 to ${mostSide}: ${height}x${width}`);
  const keys = createColumnKeys(height, width);
  const rows = createRowTuples(height, width, keys.inLeft);
  const puzzles = createPuzzles();
  const filledIn = lineTables(width).descriptions.map((runs) =>
    runs.reduce((sum, run) => sum + run, 0),
  );
  const addLastRows = (left: number, right: number): void => {
    const { left: lastLeft, right: lastRight } = rows.last;
    for (let fit = 0; fit < lastLeft.length; fit++) {
      const one = left | lastLeft[fit]!;
      const other = right | lastRight[fit]!;
      puzzles.add(keys.left[one]! * keys.rights + keys.right[other]!, one, other);
    }
  };
  return {
    tuples: rows.tuples,
    count(tuple, into): void {
      const weight = rows.choose(tuple);
      if (weight === 0) return;
      let filled = 0;
      for (let row = 0; row < height; row++) filled += filledIn[rows.ids[row]!]!;
      puzzles.clear(rows.images);
      rows.walk(addLastRows);
      puzzles.count(height * width, filled, weight, into);
    },
  };
}

/** The puzzles with some descriptions of rows, found by those of their columns. */
type Puzzles = {
  /** Empties the table; it will get at most so many images. */
  clear(images: number): void;
  /** Adds an image to the puzzle of a key. */
  add(key: number, left: number, right: number): void;
  /** Adds all puzzles, which have as many filled cells, each `weight` times. */
  count(cells: number, filled: number, weight: number, into: InferenceCounts): void;
};

/** Words of a slot of the table: images (0 when it is free), key, the cells filled in all images and in some. */
const slotWords = 8;
const [keyAt, allLeftAt, allRightAt, someLeftAt, someRightAt] = [1, 2, 3, 4, 5] as const;

function createPuzzles(): Puzzles {
  let slots = new Int32Array(0); // open addressing
  let used = new Int32Array(0); // where slots begin, in the order in which they were taken
  let count = 0;
  let shift = 31;
  return {
    clear(images): void {
      for (let i = 0; i < count; i++) slots[used[i]!] = 0;
      count = 0;
      // small tuples stay in a small part of the table
      let bits = 4;
      while (1 << bits < 2 * images) bits++;
      shift = 32 - bits;
      if (slotWords << bits <= slots.length) return;
      slots = new Int32Array(slotWords << bits);
      used = new Int32Array(1 << bits);
    },
    add(key, left, right): void {
      let slot = Math.imul(key, 0x9e3779b1) >>> shift;
      const mask = -1 >>> shift;
      let at = slot * slotWords;
      while (slots[at]! !== 0 && slots[at + keyAt]! !== key) {
        slot = (slot + 1) & mask;
        at = slot * slotWords;
      }
      if (slots[at]!++ === 0) {
        used[count++] = at;
        slots[at + keyAt] = key;
        slots[at + allLeftAt] = slots[at + someLeftAt] = left;
        slots[at + allRightAt] = slots[at + someRightAt] = right;
        return;
      }
      slots[at + allLeftAt]! &= left;
      slots[at + allRightAt]! &= right;
      slots[at + someLeftAt]! |= left;
      slots[at + someRightAt]! |= right;
    },
    count(cells, filled, weight, into): void {
      let alone = 0; // puzzles with one solution, which are most
      for (let i = 0; i < count; i++) {
        const at = used[i]!;
        const solutions = slots[at]!;
        if (solutions === 1) {
          alone++;
          continue;
        }
        const images = weight * solutions;
        const inFilled = bitsIn(slots[at + allLeftAt]!) + bitsIn(slots[at + allRightAt]!);
        const inSome = bitsIn(slots[at + someLeftAt]!) + bitsIn(slots[at + someRightAt]!);
        const inferable = inFilled + cells - inSome;
        into.images[filled]! += images;
        into.filled[filled]! += images * inFilled;
        into.inferable[filled]! += images * inferable;
        if (inferable === 0) into.none[filled]! += images;
        if (inFilled === 0) into.noneFilled[filled]! += images;
        into.bits[filled]! += images * Math.round(bitUnit * Math.log2(solutions));
      }
      alone *= weight;
      into.puzzles[filled]! += weight * count;
      into.images[filled]! += alone;
      into.filled[filled]! += alone * filled;
      into.inferable[filled]! += alone * cells;
      into.all[filled]! += alone;
      if (filled === 0) into.noneFilled[filled]! += alone;
    },
  };
}

/** How many bits of a word are set. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
