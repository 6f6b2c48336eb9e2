/**
 * The descriptions of all columns of an image as one number, its *key*: a digit a column, column 0 the most significant.
 * Left and right columns are looked up apart, each in the words of rowTuples.ts.
 */
import { lineTables } from '../line/lineTables.ts';
import { mirroredIds } from './rowTuples.ts';

/** The keys of one size. */
export type ColumnKeys = {
  readonly kinds: number; // descriptions of a column
  readonly inLeft: number; // columns
  readonly inRight: number;
  readonly lefts: number; // keys of the left columns
  readonly rights: number;
  /** The digits of the words of the left columns, and of the right ones: a key is left · rights + right. */
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  /** Whether the least of the columns and their reflections comes before a number: -1, 0 when it is it, or 1. */
  compare(left: number, right: number, to: number): number;
};

/**
 * Makes the tables.
 *
 * @param height - of the columns, 1 to 6
 * @param width - how many columns, 1 to 6
 * @throws RangeError for another height
 */
export function createColumnKeys(height: number, width: number): ColumnKeys {
  const kinds = lineTables(height).descriptions.length;
  const inLeft = (width + 1) >> 1;
  const inRight = width - inLeft;
  const lefts = kinds ** inLeft;
  const rights = kinds ** inRight;
  const mirrored = mirroredIds(height);
  const plain = mirrored.map((_, id) => id);
  // what the digits of one side give to the key of a reflection
  const leftMirrored = reflected(inLeft, mirrored, false, rights);
  const rightMirrored = reflected(inRight, mirrored, false, 1);
  const leftReversed = reflected(inLeft, plain, true, 1);
  const rightReversed = reflected(inRight, plain, true, lefts);
  const leftBoth = reflected(inLeft, mirrored, true, 1);
  const rightBoth = reflected(inRight, mirrored, true, lefts);
  const leftDigits = keysOf(inLeft, height);
  return {
    kinds,
    inLeft,
    inRight,
    lefts,
    rights,
    left: leftDigits,
    right: inRight === inLeft ? leftDigits : keysOf(inRight, height),
    compare(left, right, to): number {
      const key = left * rights + right;
      if (key < to) return -1;
      const turned = leftMirrored[left]! + rightMirrored[right]!;
      if (turned < to) return -1;
      const reversed = leftReversed[left]! + rightReversed[right]!;
      if (reversed < to) return -1;
      const both = leftBoth[left]! + rightBoth[right]!;
      if (both < to) return -1;
      return key === to || turned === to || reversed === to || both === to ? 0 : 1;
    },
  };
}

/** Digit `at` of a key of `digits` columns, the first one the most significant. */
export const digitOf = (kinds: number, digits: number, key: number, at: number): number =>
  Math.floor(key / kinds ** (digits - 1 - at)) % kinds;

/**
 * Of each key of some columns what it gives to that of a reflection.
 *
 * @param to - what becomes of a description
 * @param reversed - whether the columns change places
 */
function reflected(digits: number, to: Uint8Array, reversed: boolean, unit: number): Int32Array {
  const kinds = to.length;
  return Int32Array.from({ length: kinds ** digits }, (_, key) => {
    let result = 0;
    for (let at = 0; at < digits; at++) {
      const digit = digitOf(kinds, digits, key, reversed ? digits - 1 - at : at);
      result = result * kinds + to[digit]!;
    }
    return result * unit;
  });
}

/** The keys of all words of some columns. */
function keysOf(columns: number, height: number): Uint16Array {
  const { descriptions, idOf } = lineTables(height);
  return Uint16Array.from({ length: 1 << (columns * height) }, (_, word) => {
    let key = 0;
    for (let j = 0; j < columns; j++) {
      let cells = 0;
      for (let i = 0; i < height; i++)
        cells |= ((word >>> ((height - 1 - i) * columns + j)) & 1) << i;
      key = key * descriptions.length + idOf[cells]!;
    }
    return key;
  });
}
