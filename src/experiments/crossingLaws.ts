/**
 * How well a law of the size goes with the crossings of several sizes: the line through them, how far they lie from it in units
 * of their errors, and the same where the power of the size is left free.
 */
import { lineThrough, sizeLaws } from './crossing.ts';
import type { Between, SizeLaw } from './crossing.ts';

/** A size and where it passes one half, with its 95 % interval. */
export type SizeCrossing = { readonly side: number; readonly middle: Between };

/** A law held against crossings. */
export type LawFit = {
  readonly end: number; // where its line ends as boards grow, a percentage of filled cells
  readonly chiSquared: number; // squares of the distances, each in errors of its crossing
  readonly freedom: number; // crossings less what was fitted: what the sum should be about
};

/** Half a 95 % interval is so many standard errors. */
const errorsInHalf = 1.96;

/** The line through crossings laid out by some function of the side. */
function fitOf(
  sizes: readonly SizeCrossing[],
  lay: (side: number) => number,
  fitted: number,
): LawFit {
  const xs = sizes.map(({ side }) => lay(side));
  const ys = sizes.map(({ middle }) => middle.value);
  const weights = sizes.map(
    ({ middle: { low, high } }) => ((2 * errorsInHalf) / (high - low)) ** 2,
  );
  const [end, gain] = lineThrough(xs, ys, weights);
  const chiSquared = xs.reduce(
    (sum, x, at) => sum + weights[at]! * (ys[at]! - end - gain * x) ** 2,
    0,
  );
  return { end, chiSquared, freedom: sizes.length - fitted };
}

/** A law held against crossings; three or more of them. */
export const lawFit = (sizes: readonly SizeCrossing[], law: SizeLaw): LawFit =>
  fitOf(sizes, sizeLaws[law], 2);

/** The best power of 1 / side, and those that do nearly as well. */
export type PowerFit = LawFit & {
  readonly power: number;
  /** Powers whose sum of squares is more by 3.84 at most, a 95 % interval, with the ends of their lines. */
  readonly range: readonly { readonly power: number; readonly end: number }[]; // the least and the greatest
};

/** Powers that are tried. */
const powers = Array.from({ length: 391 }, (_, at) => (at + 10) / 100);
const surely = 3.84;

/** Lets the power of the size go; four crossings or more. */
export function powerFit(sizes: readonly SizeCrossing[]): PowerFit {
  const fits = powers.map((power) => ({ power, ...fitOf(sizes, (side) => side ** -power, 3) }));
  const best = fits.reduce((a, b) => (b.chiSquared < a.chiSquared ? b : a));
  const near = fits.filter(({ chiSquared }) => chiSquared <= best.chiSquared + surely);
  return { ...best, range: [near[0]!, near.at(-1)!].map(({ power, end }) => ({ power, end })) };
}
