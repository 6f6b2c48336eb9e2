/**
 * Where a sampled curve passes one half, and how steeply: a logistic curve is fitted to the shares in a window around it. For
 * the intervals boards are drawn again, and each time the window is chosen anew, because which points it holds is chance too.
 */
import type { InPieces } from '../engine/pieces.ts';
import { curveThrough, drawBoards } from './boardsAgain.ts';
import type { BoardPoint, CurvePoint } from './boardsAgain.ts';

/** A sampled curve of square boards, its points in order of `at`. */
export type SizeCurve = { readonly side: number; readonly points: readonly CurvePoint[] };

/** Shares between which points count. */
export type ShareWindow = { readonly from: number; readonly to: number };

/** Where a curve passes one half. */
export type Crossing = {
  readonly middle: number; // percentage of filled cells
  readonly slope: number; // there: share gained with each percent
};

/** A number and the interval that 95 % of all draws lie in. */
export type Between = { readonly value: number; readonly low: number; readonly high: number };

/**
 * The points around the last rise of a curve through one half whose shares lie in a window, without gaps. A curve of small
 * boards begins high and falls first: what is left of its lowest point does not count.
 *
 * @returns the places of the first and the last one and one more; empty where the curve does not pass one half
 */
export function windowOf(
  points: readonly CurvePoint[],
  { from, to }: ShareWindow,
): readonly [first: number, end: number] {
  const up = points.findLastIndex(({ share }) => share < 1 / 2);
  if (up < 0 || up === points.length - 1) return [0, 0];
  const before = points.slice(0, up + 1).map(({ share }) => share);
  const lowest = before.lastIndexOf(Math.min(...before));
  let first = up + 1;
  while (first > lowest && points[first - 1]!.share >= from) first--;
  let end = up + 1;
  while (end < points.length && points[end]!.share <= to) end++;
  return [first, end];
}

/** Points that a fit needs. */
const leastPoints = 3;
/** Steps of the fit at most; it is there after five or six. */
const mostSteps = 50;

/**
 * Fits share = 1 / (1 + exp(-(a + b · at))) by iteratively reweighted least squares, each point with the weight of its boards.
 *
 * @returns null with fewer than three points, or where they do not rise
 * @source P. McCullagh and J. A. Nelder, Generalized Linear Models (1989), sections 2.5 and 4.4
 */
export function fitCrossing(points: readonly CurvePoint[]): Crossing | null {
  if (points.length < leastPoints) return null;
  const centre = points.reduce((sum, { at }) => sum + at, 0) / points.length;
  let [a, b] = [0, 0.1];
  for (let step = 0; step < mostSteps; step++) {
    let [w, wx, wxx, wz, wxz] = [0, 0, 0, 0, 0];
    for (let i = 0; i < points.length; i++) {
      const x = points[i]!.at - centre;
      const fitted = 1 / (1 + Math.exp(-(a + b * x)));
      const spread = Math.max(1e-9, fitted * (1 - fitted));
      const weight = points[i]!.boards * spread;
      const z = a + b * x + (points[i]!.share - fitted) / spread;
      w += weight;
      wx += weight * x;
      wxx += weight * x * x;
      wz += weight * z;
      wxz += weight * x * z;
    }
    const area = w * wxx - wx * wx;
    if (!(area > 0)) return null;
    const next = [(wxx * wz - wx * wxz) / area, (w * wxz - wx * wz) / area] as const;
    const change = Math.abs(next[0] - a) + Math.abs(next[1] - b);
    [a, b] = next;
    if (change < 1e-12) break;
  }
  if (!(b > 0) || !Number.isFinite(a)) return null;
  return { middle: centre - a / b, slope: b / 4 };
}

/** A crossing with its intervals, and the draws that they come from. */
export type CrossingFit = {
  readonly middle: Between;
  readonly slope: Between;
  readonly draws: readonly (number | null)[]; // middles; null where a draw has no crossing
  readonly used: readonly CurvePoint[]; // the points in the window
};

/** How crossings get their intervals. */
export type FitAgain = {
  readonly seed: number;
  readonly stream: number;
  readonly times: number; // how often boards are drawn again
};

/** Points that are drawn again on each side of a window: those farther away come into no window. */
const margin = 6;
/** The share of draws that need to have a crossing: of fewer no interval can be told. */
const surely = 0.95;
/** Draws in a piece of the work. */
const atOnce = 10;

const inWindow = (points: readonly CurvePoint[], window: ShareWindow): readonly CurvePoint[] =>
  points.slice(...windowOf(points, window));

/**
 * The points of a draw. Where percentages are far apart and a point lies near the edge of the window, some draws have it outside:
 * they would be left out, and the interval be of the others alone. Such a draw takes the points next to its window, those nearer
 * to one half first.
 */
function ofDraw(points: readonly CurvePoint[], window: ShareWindow): readonly CurvePoint[] {
  let [first, end] = windowOf(points, window);
  if (end === 0) return [];
  const away = (at: number): number => Math.abs((points[at]?.share ?? Infinity) - 1 / 2);
  while (end - first < Math.min(leastPoints, points.length))
    if (away(first - 1) < away(end)) first--;
    else end++;
  return points.slice(first, end);
}

/**
 * The crossings of curves over the same boards, with intervals. The same boards are drawn again for all of them.
 *
 * @returns in the order of the curves; null where no curve can be fitted, or too many draws have none
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function* crossingsInPieces(
  points: readonly BoardPoint[],
  window: ShareWindow,
  { seed, stream, times }: FitAgain,
): InPieces<readonly (CrossingFit | null)[]> {
  const curves = points[0]?.curves.map((_, curve) => curveThrough(points, curve)) ?? [];
  const found = curves.map((curve) => {
    const used = inWindow(curve, window);
    const fit = fitCrossing(used);
    return fit === null ? null : { fit, used };
  });
  const places = curves.map((curve) => windowOf(curve, window)).filter(([, end]) => end > 0);
  if (places.length === 0) return found.map(() => null);
  const first = Math.max(0, Math.min(...places.map(([from]) => from)) - margin);
  const draw = drawBoards(
    points.slice(first, Math.max(...places.map(([, end]) => end)) + margin),
    seed,
    stream,
  );
  const draws: (Crossing | null)[][] = curves.map(() => []);
  for (let time = 0; time < times; time++) {
    for (const [curve, drawn] of draw().entries())
      draws[curve]!.push(found[curve] ? fitCrossing(ofDraw(drawn, window)) : null);
    if (time % atOnce === atOnce - 1) yield;
  }
  return found.map((one, curve) => (one === null ? null : withIntervals(one, draws[curve]!)));
}

function withIntervals(
  { fit, used }: { readonly fit: Crossing; readonly used: readonly CurvePoint[] },
  draws: readonly (Crossing | null)[],
): CrossingFit | null {
  const some = draws.filter((one) => one !== null);
  if (some.length < surely * draws.length) return null;
  return {
    middle: between(
      fit.middle,
      some.map(({ middle }) => middle),
    ),
    slope: between(
      fit.slope,
      some.map(({ slope }) => slope),
    ),
    draws: draws.map((one) => one?.middle ?? null),
    used,
  };
}

/** A value with the interval of 95 % of its draws. */
export function between(value: number, draws: readonly number[]): Between {
  const sorted = draws.toSorted((a, b) => a - b);
  const outside = Math.floor(sorted.length * 0.025);
  return {
    value,
    low: sorted[outside] ?? value,
    high: sorted[sorted.length - 1 - outside] ?? value,
  };
}

/** How fits are made where nothing else is said: shares in percent, draws, and the least side that a line is led through. */
export const usualFit = { from: 10, to: 90, times: 400, seed: 1, least: 10 } as const;

/** What the crossings are drawn against: both become nothing as boards grow. */
export const sizeLaws = {
  inverse: (side: number): number => 1 / side,
  log: (side: number): number => Math.log2(side) / side,
} as const;

export type SizeLaw = keyof typeof sizeLaws;

/**
 * Where the crossings of boards of any great size would be, if they lay on a line against a law of the size: a line through
 * them by least squares, each weighted by its interval, carried on to 0.
 *
 * @returns null with fewer than three sizes
 */
export function extrapolated(
  fits: readonly { readonly side: number; readonly fit: CrossingFit }[],
  law: SizeLaw,
): LineEnd | null {
  if (fits.length < 3) return null;
  const xs = fits.map(({ side }) => sizeLaws[law](side));
  const weights = fits.map(({ fit }) => 1 / Math.max(1e-6, fit.middle.high - fit.middle.low) ** 2);
  const found = lineThrough(
    xs,
    fits.map(({ fit }) => fit.middle.value),
    weights,
  );
  const times = Math.min(...fits.map(({ fit }) => fit.draws.length));
  const draws = Array.from({ length: times }, (_, time) =>
    fits.flatMap(({ fit }) => fit.draws[time] ?? []),
  )
    .filter((middles) => middles.length === fits.length)
    .map((middles) => lineThrough(xs, middles, weights)[0]);
  return { ...between(found[0], draws), gain: found[1] };
}

/** A line that ends in a value, with what it gains for each unit of the law. */
export type LineEnd = Between & { readonly gain: number };

/** A size with its crossing, and the one that it has with its undecided cells as inferable: null where that cannot be told. */
export type BoundedFit = {
  readonly side: number;
  readonly fit: CrossingFit;
  readonly early?: CrossingFit | null; // not there where nothing is undecided
};

/**
 * The line through the crossings of those sizes of which every cell is decided.
 *
 * @returns null with fewer than three of them
 */
export const decidedLine = (fits: readonly BoundedFit[], law: SizeLaw): LineEnd | null =>
  extrapolated(decidedOf(fits), law);

/** The sizes of which every cell is decided. */
export const decidedOf = <Fit extends BoundedFit>(fits: readonly Fit[]): readonly Fit[] =>
  fits.filter(({ early }) => early === undefined);

/** A weighted line by least squares: its value at 0, and what it gains with each unit. */
export function lineThrough(
  xs: readonly number[],
  ys: readonly number[],
  weights: readonly number[],
): readonly [at0: number, gain: number] {
  let [w, wx, wxx, wy, wxy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    const [x, y, weight] = [xs[i]!, ys[i]!, weights[i]!];
    w += weight;
    wx += weight * x;
    wxx += weight * x * x;
    wy += weight * y;
    wxy += weight * x * y;
  }
  const area = w * wxx - wx * wx;
  return [(wxx * wy - wx * wxy) / area, (w * wxy - wx * wy) / area];
}
