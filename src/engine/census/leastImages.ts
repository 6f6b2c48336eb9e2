/**
 * The least image of each kind in a census by puzzle. Images are gone through only where a lesser one may be among them:
 * descriptions alone bound their numbers from below.
 */
import { lineTables } from '../line/lineTables.ts';
import type { InPieces } from '../pieces.ts';
import type { ColumnKeys } from './columnKeys.ts';
import { digitOf } from './columnKeys.ts';
import { keyOf, leftOf, rightOf } from './puzzleTable.ts';
import type { RowTuples } from './rowTuples.ts';
import { mirroredIds } from './rowTuples.ts';

/** The least images of the tuple at work. */
export type LeastImages = {
  /** Sets to work on a tuple. */
  begin(): void;
  /** Notes the least of a puzzle's images and their reflections at a place of a list where it is less. */
  note(first: Float64Array, at: number, key: number): void;
  /** The same for the transposes of these images. */
  noteTurned(first: Float64Array, at: number, key: number): void;
  /** From now on puzzles to be noted are gathered: of many, the images are gone through once. */
  gather(): void;
  /** Notes what was gathered. */
  noteGathered(): InPieces<void>;
};

/** Where the least image of a puzzle is to be noted. */
type Place = { readonly first: Float64Array; readonly at: number; readonly turned: boolean };

/** Choices of all rows but one that take some milliseconds where each of their images is looked at. */
const choicesOfPiece = 256;

/** Prepares the bounds of one size. */
export function createLeastImages(
  height: number,
  width: number,
  tuples: RowTuples,
  keys: ColumnKeys,
): LeastImages {
  const { inLeft, inRight, kinds } = keys;
  const ofRows = leastLines(width);
  const ofColumns = leastLines(height);
  // some columns as the last rows of the transpose, whatever the other rows are
  const asLastRows = (columns: number): Float64Array =>
    Float64Array.from({ length: kinds ** columns }, (_, key) => {
      const ids = Array.from({ length: columns }, (_, at) => digitOf(kinds, columns, key, at));
      return leastNumber(ofColumns, ids, height) * 2 ** (height * (width - columns));
    });
  const leftLast = asLastRows(inLeft);
  const rightLast = asLastRows(inRight);
  let bound = 0;

  let gathered: Map<number, Place[]> | null = null; // by key

  /** Notes an image where it is less. */
  const consider = (ownLeft: number, ownRight: number, { first, at, turned }: Place): void => {
    const isFilled = (i: number, j: number): boolean => {
      const up = height - 1 - i;
      const bit =
        j < inLeft ? ownLeft >>> (up * inLeft + j) : ownRight >>> (up * inRight + j - inLeft);
      return (bit & 1) === 1;
    };
    const image = turned
      ? leastReflection(width, height, (i, j) => isFilled(j, i))
      : leastReflection(height, width, isFilled);
    if (first[at]! < 0 || image < first[at]!) first[at] = image;
  };

  const lower = (key: number, place: Place): void => {
    if (gathered !== null) {
      const places = gathered.get(key);
      if (places === undefined) gathered.set(key, [place]);
      else places.push(place);
      return;
    }
    const { left: lastLeft, right: lastRight } = tuples.last;
    tuples.walk((left, right) => {
      for (let fit = 0; fit < lastLeft.length; fit++) {
        const ownLeft = left | lastLeft[fit]!;
        const ownRight = right | lastRight[fit]!;
        if (keys.left[ownLeft] !== leftOf(key) || keys.right[ownRight] !== rightOf(key)) continue;
        consider(ownLeft, ownRight, place);
      }
    });
  };

  return {
    begin(): void {
      gathered = null; // of a tuple that was given up
      bound = leastNumber(ofRows, tuples.ids, width);
    },
    note(first, at, key): void {
      if (first[at]! < 0 || bound < first[at]!) lower(key, { first, at, turned: false });
    },
    noteTurned(first, at, key): void {
      const least = Math.min(leftLast[leftOf(key)]!, rightLast[rightOf(key)]!);
      if (first[at]! < 0 || least < first[at]!) lower(key, { first, at, turned: true });
    },
    gather(): void {
      gathered = new Map();
    },
    *noteGathered(): InPieces<void> {
      const late = gathered;
      gathered = null;
      if (late === null || late.size === 0) return;
      const { left: lastLeft, right: lastRight } = tuples.last;
      yield* tuples.walkInPieces((left, right) => {
        for (let fit = 0; fit < lastLeft.length; fit++) {
          const ownLeft = left | lastLeft[fit]!;
          const ownRight = right | lastRight[fit]!;
          const places = late.get(keyOf(keys.left[ownLeft]!, keys.right[ownRight]!));
          for (const place of places ?? []) consider(ownLeft, ownRight, place);
        }
      }, choicesOfPiece);
    },
  };
}

/** Of each description the least line that has it, as it is and reversed. */
type LeastLines = { readonly plain: Uint8Array; readonly mirrored: Uint8Array };

function leastLines(length: number): LeastLines {
  const { descriptions, idOf } = lineTables(length);
  const turned = mirroredIds(length);
  const plain = Uint8Array.from(descriptions, (_, id) => idOf.indexOf(id));
  return { plain, mirrored: plain.map((_, id) => plain[turned[id]!]!) };
}

/** What the number of an image with these descriptions of rows, or of a reflection of it, is at least. */
function leastNumber(
  { plain, mirrored }: LeastLines,
  ids: ArrayLike<number>,
  length: number,
): number {
  let least = Infinity;
  for (const lines of [plain, mirrored]) {
    let down = 0;
    let up = 0;
    for (let i = 0; i < ids.length; i++) {
      down += lines[ids[i]!]! * 2 ** (length * i);
      up += lines[ids[ids.length - 1 - i]!]! * 2 ** (length * i);
    }
    least = Math.min(least, down, up);
  }
  return least;
}

/** The least number among an image and its reflections. */
function leastReflection(
  height: number,
  width: number,
  isFilled: (i: number, j: number) => boolean,
): number {
  let least = Infinity;
  for (let reflection = 0; reflection < 4; reflection++) {
    let number = 0;
    for (let i = 0; i < height; i++)
      for (let j = 0; j < width; j++) {
        const row = reflection < 2 ? i : height - 1 - i;
        const column = reflection % 2 === 0 ? j : width - 1 - j;
        if (isFilled(row, column)) number += 2 ** (i * width + j);
      }
    least = Math.min(least, number);
  }
  return least;
}
