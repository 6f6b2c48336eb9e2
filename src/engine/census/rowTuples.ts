/**
 * All images of a small size by the descriptions of their rows: each choice of descriptions, a *tuple*, has the images that
 * are a choice of one fit a row. An image is two words, the left columns and the others: bit (height - 1 - i) · n + j is
 * cell j of row i, of n columns. So images that differ in their last row only are neighbours in tables of words.
 */
import { lineTables } from '../line/lineTables.ts';
import type { InPieces } from '../pieces.ts';
import { mirror } from './fold.ts';

/** The lines of a description as one row, as parts of the two words. */
type RowFits = { readonly left: Int32Array; readonly right: Int32Array };

/** The tuples of one size, and the one at work. */
export type RowTuples = {
  readonly height: number;
  readonly kinds: number; // descriptions of a row
  readonly tuples: number;
  /** The descriptions of the rows of the tuple at work. */
  readonly ids: Uint8Array;
  images: number; // it has
  /** What fits its last row. */
  last: RowFits;
  /**
   * Sets to work on a tuple. The description of row 0 is its most significant digit.
   *
   * @returns how many tuples it stands for, itself and its reflections: 0 where one of these is less
   */
  choose(tuple: number): number;
  /** Visits all choices of fits of the rows before the last one, as words in which it is empty. */
  walk(visit: (left: number, right: number) => void): void;
  /** The same in pieces of so many choices. No other tuple is to be chosen before the end. */
  walkInPieces(visit: (left: number, right: number) => void, choices: number): InPieces<void>;
};

/**
 * Lists the lines of each description.
 *
 * @param height - 1 to 6 (not checked)
 * @param width - 1 to 6
 * @param inLeft - how many columns are on the left
 * @throws RangeError for another width
 */
export function createRowTuples(height: number, width: number, inLeft: number): RowTuples {
  const { descriptions } = lineTables(width);
  const kinds = descriptions.length;
  const mirrored = mirroredIds(width);
  const fits = Array.from({ length: height }, (_, row) =>
    descriptions.map((_, id) => fitsOf(id, height - 1 - row, width, inLeft)),
  );
  const ids = new Uint8Array(height);
  const chosen = fits.map((ofRow) => ofRow[0]!);
  const steps: Steps = {
    at: new Int32Array(height),
    left: new Int32Array(height),
    right: new Int32Array(height),
    row: 0,
  };
  const rows: RowTuples = {
    height,
    kinds,
    tuples: kinds ** height,
    ids,
    images: 0,
    last: chosen[0]!,
    choose(tuple): number {
      let rest = tuple;
      rows.images = 1;
      for (let row = height - 1; row >= 0; row--) {
        const id = rest % kinds;
        rest = (rest - id) / kinds;
        ids[row] = id;
        chosen[row] = fits[row]![id]!;
        rows.images *= chosen[row]!.left.length;
      }
      rows.last = chosen[height - 1]!;
      return timesOf(ids, mirrored);
    },
    walk(visit): void {
      begin(steps);
      walkRows(chosen, steps, visit, Infinity);
    },
    *walkInPieces(visit, choices): InPieces<void> {
      begin(steps);
      while (walkRows(chosen, steps, visit, choices)) yield;
    },
  };
  return rows;
}

/** How many tuples one stands for: 0 where a reflection of it is less. */
function timesOf(ids: Uint8Array, mirrored: Uint8Array): number {
  const height = ids.length;
  let same = 1;
  for (let reflection = 1; reflection < 4; reflection++) {
    let sign = 0;
    for (let row = 0; row < height && sign === 0; row++) {
      const id = ids[reflection < 2 ? row : height - 1 - row]!;
      sign = (reflection % 2 === 1 ? mirrored[id]! : id) - ids[row]!;
    }
    if (sign < 0) return 0;
    if (sign === 0) same++;
  }
  return 4 / same;
}

/** Of each row: its next fit, and the cells of the rows before it. */
type Steps = {
  readonly at: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  row: number; // where the walk stands
};

function begin(steps: Steps): void {
  steps.row = 0;
  steps.at[0] = 0;
}

/** Goes on with a walk for so many visits. @returns whether there are more */
function walkRows(
  chosen: readonly RowFits[],
  steps: Steps,
  visit: (left: number, right: number) => void,
  visits: number,
): boolean {
  const { at, left, right } = steps;
  const last = chosen.length - 1;
  let { row } = steps;
  let rest = visits;
  while (row >= 0 && rest > 0) {
    if (row === last) {
      visit(left[last]!, right[last]!);
      rest--;
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
  steps.row = row;
  return row >= 0;
}

/** @param up - how many rows are below the row */
function fitsOf(id: number, up: number, width: number, inLeft: number): RowFits {
  const { idOf } = lineTables(width);
  const lines = Array.from(idOf.keys()).filter((line) => idOf[line] === id);
  const inRight = width - inLeft;
  return {
    left: Int32Array.from(lines, (line) => (line & ((1 << inLeft) - 1)) << (up * inLeft)),
    right: Int32Array.from(lines, (line) => (line >>> inLeft) << (up * inRight)),
  };
}

/** The ids of the descriptions read from the other end. */
export function mirroredIds(length: number): Uint8Array {
  const { descriptions, idOf } = lineTables(length);
  return Uint8Array.from(descriptions, (_, id) => idOf[mirror(idOf.indexOf(id), length)]!);
}
