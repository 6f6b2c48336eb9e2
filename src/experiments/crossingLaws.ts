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

/** A size whose undecided cells leave its crossing between two places: with all of them inferable, and with none. */
export type OpenCrossing = {
  readonly side: number;
  readonly early: Between;
  readonly late: Between;
};

/** Parts into which the way from one extreme to the other is cut. */
const parts = 100;

/** The crossing so many parts of the way from the early extreme to the late one, its interval likewise. */
const on = ({ side, early, late }: OpenCrossing, part: number): SizeCrossing => {
  const way = (a: number, b: number): number => a + (part / parts) * (b - a);
  const middle = {
    value: way(early.value, late.value),
    low: way(early.low, late.low),
    high: way(early.high, late.high),
  };
  return { side, middle };
};

/** A law with the open crossings where it fits best. */
export type BestFit = LawFit & { readonly at: readonly SizeCrossing[] };

/**
 * How well a law can fit where some crossings are open: the least sum of squares over all places that undecided cells leave to
 * them, which may lie between the extremes. The least is found place by place, from either extreme and from the middle.
 */
export function lawWithin(
  decided: readonly SizeCrossing[],
  open: readonly OpenCrossing[],
  law: SizeLaw,
): BestFit {
  const fitAt = (places: readonly number[]): BestFit => {
    const at = open.map((one, k) => on(one, places[k]!));
    return { ...lawFit([...decided, ...at], law), at };
  };
  const bests = [0, parts / 2, parts].map((start) => {
    const places = open.map(() => start);
    let best = fitAt(places);
    for (let better = true; better;) {
      better = false;
      for (const k of open.keys())
        for (let part = 0; part <= parts; part++) {
          const before = places[k]!;
          places[k] = part;
          const next = fitAt(places);
          if (next.chiSquared < best.chiSquared - 1e-9) [best, better] = [next, true];
          else places[k] = before;
        }
    }
    return best;
  });
  return bests.reduce((a, b) => (b.chiSquared < a.chiSquared ? b : a));
}
