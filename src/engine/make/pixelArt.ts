/** Pictures that were made point by point: pixel art, as it is or enlarged, and how its size is changed without bending it. */
import { checkSize } from '../board/cell.ts';
import type { GreyPicture } from './greyPicture.ts';
import { resized, WHITE } from './greyPicture.ts';

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** How far two points of one square may be apart: none, or what a JPEG makes of them. */
const tolerances = [0, 40] as const;

/**
 * The side of the squares of which an enlarged picture is made: the greatest that divides both sides, with every change of
 * brightness between two squares and none within one.
 *
 * @param rows - of the picture, at least one through each row of squares
 * @param columns - the same of its columns, each as a row
 * @returns 1 where it is not made of squares
 */
export function squareSide(rows: GreyPicture, columns: GreyPicture): number {
  for (const tolerance of tolerances) {
    const both = [rows, columns].map((lines) => sideIn(lines, tolerance));
    const side = both.reduce(greatestDivisor, greatestDivisor(rows.width, columns.width));
    if (side < 2 || both.every((one) => one === 0)) continue;
    if ([rows, columns].every((lines) => isEven(lines, side, 2 * tolerance))) return side;
  }
  return 1;
}

/** Whether some rows of a picture show that it is not made of squares. */
export const hasNoSquares = (rows: GreyPicture): boolean =>
  tolerances.every((tolerance) => sideIn(rows, tolerance) === 1);

/** The picture with its columns as rows. */
export function flipped({ height, width, brightness }: GreyPicture): GreyPicture {
  const other = new Float64Array(brightness.length);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++)
      other[column * height + row] = brightness[at]!;
  return { height: width, width: height, brightness: other };
}

/** What divides the place of each change along the lines; 0 where there is none. */
function sideIn({ height, width, brightness }: GreyPicture, tolerance: number): number {
  let side = 0;
  for (let at = 1; at < width && side !== 1; at++)
    for (let from = at; from < height * width; from += width)
      if (Math.abs(brightness[from]! - brightness[from - 1]!) > tolerance) {
        side = greatestDivisor(side, at);
        break;
      }
  return side;
}

/** Whether each square is of one brightness along the lines. */
function isEven({ brightness }: GreyPicture, side: number, spread: number): boolean {
  for (let from = 0; from < brightness.length; from += side) {
    const square = brightness.subarray(from, from + side);
    if (Math.max(...square) - Math.min(...square) > spread) return false;
  }
  return true;
}

/**
 * The picture with rows and columns added below and at the right, or taken there; no point is changed.
 *
 * @returns added points are white
 * @throws RangeError when a side is not a positive integer
 */
export function extended(picture: GreyPicture, height: number, width: number): GreyPicture {
  checkSize(height, width);
  const brightness = new Float64Array(height * width).fill(WHITE);
  for (let row = 0; row < Math.min(height, picture.height); row++) {
    const from = row * picture.width;
    const points = picture.brightness.subarray(from, from + Math.min(width, picture.width));
    brightness.set(points, row * width);
  }
  return { height, width, brightness };
}

/** The middle of a picture that has the shape of so many rows and columns. */
function cutTo(picture: GreyPicture, height: number, width: number): GreyPicture {
  const scale = Math.min(picture.height / height, picture.width / width);
  const [rows, columns] = [height, width].map((side) => Math.max(1, Math.round(scale * side)));
  const top = Math.floor((picture.height - rows!) / 2);
  const left = Math.floor((picture.width - columns!) / 2);
  const brightness = new Float64Array(rows! * columns!);
  for (let row = 0; row < rows!; row++) {
    const from = (top + row) * picture.width + left;
    brightness.set(picture.brightness.subarray(from, from + columns!), row * columns!);
  }
  return { height: rows!, width: columns!, brightness };
}

/**
 * The picture with another number of points, and never bent: what is too much of it is cut off at two opposite edges.
 *
 * @throws RangeError when a side is not a positive integer
 */
export function fitted(picture: GreyPicture, height: number, width: number): GreyPicture {
  checkSize(height, width);
  return resized(cutTo(picture, height, width), height, width);
}

/**
 * Rows and columns for a picture, in its own shape.
 *
 * @param longest - of the two
 * @param least - of each, also of a very narrow picture
 */
export function sizeFor(
  { height, width }: Pick<GreyPicture, 'height' | 'width'>,
  longest: number,
  least: number,
): { readonly height: number; readonly width: number } {
  const scale = longest / Math.max(height, width);
  const side = (points: number): number => Math.max(least, Math.round(scale * points));
  return { height: side(height), width: side(width) };
}
