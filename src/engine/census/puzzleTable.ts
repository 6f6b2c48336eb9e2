/** The images of one choice of descriptions for the rows by the descriptions of their columns: puzzles, with their solutions. */
import type { InPieces } from '../pieces.ts';
import type { ColumnKeys } from './columnKeys.ts';
import type { RowTuples } from './rowTuples.ts';

/** A key of both halves of the columns in one word: the left one in the high bits. */
const HALF_BITS = 14;
const HALF = (1 << HALF_BITS) - 1;

/** The left half of a key. */
export const leftOf = (key: number): number => key >>> HALF_BITS;
/** The right half of a key. */
export const rightOf = (key: number): number => key & HALF;

/** The key of both halves. */
export const keyOf = (left: number, right: number): number => (left << HALF_BITS) | right;

/** Choices of all rows but one that take some milliseconds. */
const choicesOfPiece = 4096;

/** A hash table of keys with counts, used again and again. */
export type PuzzleTable = {
  count: number;
  /** In the order in which they came, `count` of each: the keys, and how many images have them. */
  keys: Int32Array;
  times: Int32Array;
  /** Sorts the images of the tuple at work. */
  sort(): void;
  sortInPieces(): InPieces<void>;
};

/** Makes a table, which grows with the largest tuple: to 30 MB for 6 x 6. */
export function createPuzzleTable(tuples: RowTuples, columns: ColumnKeys): PuzzleTable {
  const { left: leftKeys, right: rightKeys } = columns;
  let slots = new Int32Array(0); // two words each: a key plus 1, 0 for a free slot; and its place in the lists
  let shift = 31;
  let mask = 0;
  const table: PuzzleTable = {
    count: 0,
    keys: new Int32Array(0),
    times: new Int32Array(0),
    sort(): void {
      makeRoom(tuples.images);
      table.count = 0;
      tuples.walk(addLastRows);
    },
    *sortInPieces(): InPieces<void> {
      makeRoom(tuples.images);
      table.count = 0;
      yield* tuples.walkInPieces(addLastRows, choicesOfPiece);
    },
  };

  const makeRoom = (images: number): void => {
    const bits = 33 - Math.clz32(images); // at most half full
    shift = 32 - bits;
    mask = (2 << bits) - 1;
    if (2 << bits > slots.length) {
      slots = new Int32Array(2 << bits);
      table.keys = new Int32Array(1 << bits);
      table.times = new Int32Array(1 << bits);
    } else slots.fill(0, 0, 2 << bits); // few images stay in a small part, which a cache holds
  };

  const addLastRows = (left: number, right: number): void => {
    const { left: lastLeft, right: lastRight } = tuples.last;
    const { keys, times } = table;
    let { count } = table;
    for (let fit = 0; fit < lastLeft.length; fit++) {
      const leftKey = leftKeys[left | lastLeft[fit]!]!;
      const key = ((leftKey << HALF_BITS) | rightKeys[right | lastRight[fit]!]!) + 1;
      let place = (Math.imul(key, 0x9e3779b1) >>> shift) << 1;
      while (slots[place]! !== 0 && slots[place]! !== key) place = (place + 2) & mask;
      if (slots[place]! !== 0) {
        times[slots[place + 1]!]!++;
        continue;
      }
      slots[place] = key;
      slots[place + 1] = count;
      keys[count] = key - 1;
      times[count++] = 1;
    }
    table.count = count;
  };
  return table;
}
