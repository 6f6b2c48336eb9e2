/** The measures that all pictures of chapters share, in their units. */
import { rounded } from '../../notebook/plain/numbers.ts';

export const wide = 132;
export const high = 96;

/** The path of a square, from its upper left corner. */
export const square = (x: number, y: number, size: number): string =>
  `M${rounded(x, 2)} ${rounded(y, 2)}h${size}v${size}h${-size}z`;

/** Where a percentage stands in a picture that has all of them. */
export const acrossAt = (percentage: number): number =>
  rounded(8 + (percentage / 100) * (wide - 16), 1);

/** A point of a curve, by its percentage and its share. */
export const curvePoint = (percentage: number, share: number): string =>
  `${acrossAt(percentage)} ${rounded(high - 8 - share * (high - 18), 1)}`;
