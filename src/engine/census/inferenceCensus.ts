/**
 * All images of a small size by puzzle: how many cells of each can be inferred. Images with the same descriptions are the
 * solutions of one puzzle, so what all of them have filled, and what none has, can be inferred, and nothing else.
 *
 * The images with given descriptions of the rows are all choices of one fit a row. They are sorted by the descriptions of
 * their columns in a table, which keeps for each puzzle how many images it has, the cells filled in all and those filled in
 * some. Nothing is solved. A puzzle and its reflections are alike, so one of them is counted for all.
 */
import { lineTables } from '../line/lineTables.ts';
import { mirror } from './fold.ts';

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

/** Counts with nothing in them. @source none */
export const noInferenceCounts = (cells: number): InferenceCounts =>
  Object.fromEntries(
    inferenceLists.map((name) => [name, new Float64Array(cells + 1)]),
  ) as unknown as InferenceCounts;

/** A line that fits a description, as parts of the words of an image that is read by columns. */
type Fits = {
  readonly left: Int32Array; // its cells in the left columns
  readonly right: Int32Array;
};

/**
 * Prepares tables.
 *
 * @param height - rows, 1 to 6
 * @param width - columns, 1 to 6
 * @throws RangeError for another size
 * @remarks All 2^25 images of 5x5 in about a second. The table of puzzles grows to 72 MB for 6x6.
 * @source none
 */
export function createInferenceCensus(height: number, width: number): InferenceCensus {
  for (const side of [height, width])
    if (!Number.isInteger(side) || side < 1 || side > mostSide)
      throw new RangeError(`sides must be 1 to ${mostSide}: ${height}x${width}`);
  const { descriptions, idOf } = lineTables(width);
  const kinds = descriptions.length;
  const mirrored = mirroredIds(width);
  const filledIn = descriptions.map((runs) => runs.reduce((sum, run) => sum + run, 0));
  const inLeft = (width + 1) >> 1;
  const rows = Array.from({ length: height }, (_, row) =>
    descriptions.map((_, id) => fitsOf(id, row, idOf, height, width, inLeft)),
  );
  const rightKeys = keysOf(width - inLeft, height, 1);
  const leftKeys = keysOf(
    inLeft,
    height,
    lineTables(height).descriptions.length ** (width - inLeft),
  );
  const puzzles = createPuzzles();
  const own = new Uint8Array(height); // descriptions of the rows of the tuple at work
  const chosen = rows.map((ofRow) => ofRow[0]!);
  const at = new Int32Array(height); // the fit of each row
  const left = new Int32Array(height + 1); // the cells of the rows before each
  const right = new Int32Array(height + 1);

  /** How many tuples this one stands for: 0 where a reflection of it is less. */
  const times = (): number => {
    let same = 1;
    for (let reflection = 1; reflection < 4; reflection++) {
      let sign = 0;
      for (let row = 0; row < height && sign === 0; row++) {
        const id = own[reflection < 2 ? row : height - 1 - row]!;
        sign = (reflection % 2 === 1 ? mirrored[id]! : id) - own[row]!;
      }
      if (sign < 0) return 0;
      if (sign === 0) same++;
    }
    return 4 / same;
  };

  /** Sorts all images of the tuple by puzzle. */
  const sort = (): void => {
    const last = height - 1;
    const { left: lastLeft, right: lastRight } = chosen[last]!;
    let row = 0;
    at[0] = 0;
    while (row >= 0) {
      if (row === last) {
        for (let fit = 0; fit < lastLeft.length; fit++) {
          const one = left[last]! | lastLeft[fit]!;
          const other = right[last]! | lastRight[fit]!;
          puzzles.add(leftKeys[one]! + rightKeys[other]!, one, other);
        }
        row--;
        continue;
      }
      const fit = at[row]!++;
      const fits = chosen[row]!;
      if (fit === fits.left.length) {
        row--;
        continue;
      }
      left[row + 1] = left[row]! | fits.left[fit]!;
      right[row + 1] = right[row]! | fits.right[fit]!;
      row++;
      at[row] = 0;
    }
  };

  return {
    tuples: kinds ** height,
    count(tuple, into): void {
      let rest = tuple;
      let filled = 0;
      let images = 1;
      for (let row = 0; row < height; row++) {
        const id = rest % kinds;
        rest = (rest - id) / kinds;
        own[row] = id;
        filled += filledIn[id]!;
        chosen[row] = rows[row]![id]!;
        images *= chosen[row]!.left.length;
      }
      const weight = times();
      if (weight === 0) return;
      puzzles.clear(images);
      sort();
      puzzles.count(height * width, filled, weight, into);
    },
  };
}

/** The lines of a description, each spread over the columns: cell j of row i is bit j * height + i. */
function fitsOf(
  id: number,
  row: number,
  idOf: Uint8Array,
  height: number,
  width: number,
  inLeft: number,
): Fits {
  const lines = Array.from(idOf.keys()).filter((line) => idOf[line] === id);
  const spread = (line: number, from: number, to: number): number => {
    let word = 0;
    for (let j = from; j < to; j++) word |= ((line >>> j) & 1) << ((j - from) * height + row);
    return word;
  };
  return {
    left: Int32Array.from(lines, (line) => spread(line, 0, inLeft)),
    right: Int32Array.from(lines, (line) => spread(line, inLeft, width)),
  };
}

/** The ids of the descriptions read from the other end. */
function mirroredIds(length: number): Uint8Array {
  const { descriptions, idOf } = lineTables(length);
  return Uint8Array.from(descriptions, (_, id) => idOf[mirror(idOf.indexOf(id), length)]!);
}

/** Of all words of some columns a number of their descriptions, times `unit`. */
function keysOf(columns: number, height: number, unit: number): Int32Array {
  const { descriptions, idOf } = lineTables(height);
  const column = (1 << height) - 1;
  return Int32Array.from({ length: 1 << (columns * height) }, (_, word) => {
    let key = 0;
    for (let j = 0; j < columns; j++)
      key = key * descriptions.length + idOf[(word >>> (j * height)) & column]!;
    return key * unit;
  });
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
