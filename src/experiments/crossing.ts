/**
 * Where a sampled curve passes one half, and how steeply: a logistic curve is fitted to the shares in a window around it. The
 * spread comes from boards: cells of one board hang together, so that a point is as sure as its boards agree.
 */
import { boardRandom } from '../engine/board/random.ts';

/** A point of a sampled curve. */
export type CurvePoint = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // mean over boards, 0..1
  readonly error: number; // its standard error, from the scatter of boards
  readonly boards: number;
};

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
 * @source none
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

/** Steps of the fit at most; it is there after five or six. */
const mostSteps = 50;

/**
 * Fits share = 1 / (1 + exp(-(a + b · at))) by iteratively reweighted least squares, each point with the weight of its boards.
 *
 * @param shares - of the points, where others are drawn than were found
 * @returns null with fewer than three points, or where they do not rise
 * @source P. McCullagh and J. A. Nelder, Generalized Linear Models (1989), sections 2.5 and 4.4
 */
export function fitCrossing(
  points: readonly CurvePoint[],
  shares: ArrayLike<number> = points.map(({ share }) => share),
): Crossing | null {
  if (points.length < 3) return null;
  const centre = points.reduce((sum, { at }) => sum + at, 0) / points.length;
  let [a, b] = [0, 0.1];
  for (let step = 0; step < mostSteps; step++) {
    let [w, wx, wxx, wz, wxz] = [0, 0, 0, 0, 0];
    for (let i = 0; i < points.length; i++) {
      const x = points[i]!.at - centre;
      const fitted = 1 / (1 + Math.exp(-(a + b * x)));
      const spread = Math.max(1e-9, fitted * (1 - fitted));
      const weight = points[i]!.boards * spread;
      const z = a + b * x + (shares[i]! - fitted) / spread;
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

/**
 * Makes the function that draws the shares of points anew, each as the mean of as many boards that scatter as its own did: a
 * mean of hundreds of boards drawn with replacement is normal as far as any picture shows.
 *
 * @param seed - the same draws for the same seed and points
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), sections 5.2 and 6.5
 */
export function drawAgain(
  points: readonly CurvePoint[],
  seed: number,
  stream = 0,
): () => Float64Array {
  const random = boardRandom(seed, points.length, stream, points[0]?.at ?? 0, 0);
  return () =>
    Float64Array.from(points, ({ share, error }) => {
      const radius = Math.sqrt(-2 * Math.log(1 - random.unit()));
      return share + error * radius * Math.cos(2 * Math.PI * random.unit());
    });
}

/** A crossing with its intervals, and the draws that they come from. */
export type CrossingFit = {
  readonly middle: Between;
  readonly slope: Between;
  readonly draws: readonly Crossing[];
  readonly used: readonly CurvePoint[]; // the points in the window
};

/**
 * The crossing of a curve with intervals.
 *
 * @param times - how often boards are drawn again
 * @returns null where no curve can be fitted
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function crossingOf(
  { side, points }: SizeCurve,
  window: ShareWindow,
  { seed, times }: { readonly seed: number; readonly times: number },
): CrossingFit | null {
  const used = points.slice(...windowOf(points, window));
  const fit = fitCrossing(used);
  if (fit === null) return null;
  const draw = drawAgain(used, seed, side);
  const draws = Array.from({ length: times }, () => fitCrossing(used, draw())).filter(
    (one) => one !== null,
  );
  return {
    middle: between(
      fit.middle,
      draws.map(({ middle }) => middle),
    ),
    slope: between(
      fit.slope,
      draws.map(({ slope }) => slope),
    ),
    draws,
    used,
  };
}

/** A value with the interval of 95 % of its draws. @source none */
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
 * @source none
 */
export function extrapolated(
  fits: readonly { readonly side: number; readonly fit: CrossingFit }[],
  law: SizeLaw,
): (Between & { readonly gain: number }) | null {
  if (fits.length < 3) return null;
  const xs = fits.map(({ side }) => sizeLaws[law](side));
  const weights = fits.map(({ fit }) => 1 / Math.max(1e-6, fit.middle.high - fit.middle.low) ** 2);
  const found = lineThrough(
    xs,
    fits.map(({ fit }) => fit.middle.value),
    weights,
  );
  const times = Math.min(...fits.map(({ fit }) => fit.draws.length));
  const draws = Array.from(
    { length: times },
    (_, time) =>
      lineThrough(
        xs,
        fits.map(({ fit }) => fit.draws[time]!.middle),
        weights,
      )[0],
  );
  return { ...between(found[0], draws), gain: found[1] };
}

function lineThrough(
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
