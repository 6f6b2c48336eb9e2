/**
 * Data collapse: with x = (density - crossing) · side^(1 / nu) the curves of all sizes should lie on one, if the transition has
 * one crossing and one exponent. How well they do is a number, and many pairs of crossing and exponent do about as well.
 */
import { curveThrough, drawBoards } from './boardsAgain.ts';
import type { BoardPoint } from './boardsAgain.ts';
import { windowOf } from './crossing.ts';
import type { SizeCurve } from './crossing.ts';

/** What the curves are scaled by. */
export type Scaling = {
  readonly crossing: number; // percentage of filled cells
  readonly nu: number; // more than 0
};

/** Where a point of a curve of some size comes to lie. */
export const scaled = (at: number, side: number, { crossing, nu }: Scaling): number =>
  ((at - crossing) / 100) * side ** (1 / nu);

/** How well curves lie on one. */
export type CollapseScore = {
  /** The mean square of how far points lie from where the curves of the other sizes are, in units of the error of the two. */
  readonly score: number;
  readonly terms: number; // points that lie between points of another size
};

/**
 * The score S of Houdayer and Hartmann: about 1 where the curves lie on one within their errors. Of each point the height
 * is compared with a line through the two points on both sides of it of every other size.
 *
 * @returns a score of Infinity where no two sizes overlap
 * @source J. Houdayer and A. K. Hartmann, Low-temperature behavior of two-dimensional Gaussian Ising spin glasses, Phys. Rev. B 70, 014418 (2004), appendix; O. Melchert, autoScale.py, arXiv:0910.5403
 */
export function collapseScore(curves: readonly SizeCurve[], scaling: Scaling): CollapseScore {
  const places = curves.map(({ side, points }) =>
    Float64Array.from(points, ({ at }) => scaled(at, side, scaling)),
  );
  let [sum, terms] = [0, 0];
  for (const [i, { points }] of curves.entries())
    for (let j = 0; j < points.length; j++) {
      const x = places[i]![j]!;
      let [w, wx, wxx, wy, wxy] = [0, 0, 0, 0, 0];
      for (let other = 0; other < curves.length; other++) {
        if (other === i) continue;
        const after = firstAfter(places[other]!, x);
        if (after === 0 || after === places[other]!.length) continue;
        for (let at = after - 1; at <= after; at++) {
          const near = places[other]![at]! - x;
          const { share, error } = curves[other]!.points[at]!;
          const weight = 1 / error ** 2;
          w += weight;
          wx += weight * near;
          wxx += weight * near * near;
          wy += weight * share;
          wxy += weight * near * share;
        }
      }
      const area = w * wxx - wx * wx;
      if (!(area > 0)) continue;
      const height = (wxx * wy - wx * wxy) / area; // of the line at x
      const spread = points[j]!.error ** 2 + wxx / area;
      sum += (points[j]!.share - height) ** 2 / spread;
      terms++;
    }
  return { score: terms === 0 ? Infinity : sum / terms, terms };
}

function firstAfter(places: Float64Array, x: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pairs that are tried at all. */
const scalingLimits = { crossing: [30, 60], nu: [0.5, 5] } as const;

/** Shares between which points count: beyond them all sizes lie on one anyway. */
const window = { from: 0.05, to: 0.95 };

/** The points that collapse is asked of, of the sizes that have two or more. */
export const collapsing = (curves: readonly SizeCurve[]): readonly SizeCurve[] =>
  curves
    .map(({ side, points }) => ({
      side,
      points: points.slice(...windowOf(points, window)).filter(({ error }) => error > 0),
    }))
    .filter(({ points }) => points.length > 1);

/** A pair with its score. */
export type ScoredScaling = Scaling & CollapseScore;

/**
 * The pair with the least score: the best of a coarse grid, then downhill by the simplex of Nelder and Mead.
 *
 * @param start - goes downhill from here, without the grid
 * @source J. A. Nelder and R. Mead, A simplex method for function minimization, The Computer Journal 7 (1965), 308-313
 */
export function bestCollapse(
  curves: readonly SizeCurve[],
  start: Scaling | null = null,
): ScoredScaling {
  const score = (scaling: Scaling): ScoredScaling => ({
    ...scaling,
    ...(inLimits(scaling) ? collapseScore(curves, scaling) : { score: Infinity, terms: 0 }),
  });
  const first = start === null ? grid().map(score).reduce(least) : score(start);
  // once more from where it ends: brackets of neighbours change, and the score has steps there
  return downhill(score, downhill(score, first));
}

const inLimits = ({ crossing, nu }: Scaling): boolean =>
  crossing >= scalingLimits.crossing[0] &&
  crossing <= scalingLimits.crossing[1] &&
  nu >= scalingLimits.nu[0] &&
  nu <= scalingLimits.nu[1];

function grid(): readonly Scaling[] {
  const crossings = Array.from({ length: 31 }, (_, at) => scalingLimits.crossing[0] + at);
  const nus = [0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.8, 2.1, 2.5, 3, 3.6, 4.3, 5];
  return crossings.flatMap((crossing) => nus.map((nu) => ({ crossing, nu })));
}

/** The simplex: three pairs, of which the worst is moved through the middle of the others, or all towards the best. */
function downhill(score: (scaling: Scaling) => ScoredScaling, from: ScoredScaling): ScoredScaling {
  const { crossing, nu } = from;
  let simplex = [from, score({ crossing: crossing + 0.5, nu }), score({ crossing, nu: nu * 1.1 })];
  const on = (from: Scaling, to: Scaling, by: number): ScoredScaling =>
    score({
      crossing: from.crossing + by * (to.crossing - from.crossing),
      nu: from.nu + by * (to.nu - from.nu),
    });
  for (let step = 0; step < 120; step++) {
    simplex = simplex.toSorted((a, b) => a.score - b.score);
    const [best, good, worst] = simplex as [ScoredScaling, ScoredScaling, ScoredScaling];
    if (Math.abs(worst.crossing - best.crossing) + Math.abs(worst.nu - best.nu) < 1e-4) break;
    const middle = { crossing: (best.crossing + good.crossing) / 2, nu: (best.nu + good.nu) / 2 };
    const turned = on(worst, middle, 2);
    const next =
      turned.score < best.score
        ? least(turned, on(worst, middle, 3))
        : turned.score < good.score
          ? turned
          : least(on(worst, middle, 1.5), on(worst, middle, 0.5));
    simplex =
      next.score < worst.score
        ? [best, good, next]
        : [best, on(best, good, 0.5), on(best, worst, 0.5)];
  }
  return simplex.reduce(least);
}

const least = (a: ScoredScaling, b: ScoredScaling): ScoredScaling => (b.score < a.score ? b : a);

/** A size with all its boards. */
type BoardsOfSize = { readonly side: number; readonly points: readonly BoardPoint[] };

/** Points that are drawn again on each side of a window: those farther away come into no window. */
const margin = 6;

/**
 * Makes the function that draws the boards of all sizes again and gives the best pair of those. Which points count is chosen
 * anew each time.
 *
 * @param sizes - with all their boards
 * @param best - of the boards as they were found: the search begins there
 * @param seed - the same pairs, in order, for the same seed
 * @source O. Melchert, autoScale.py, arXiv:0910.5403, section 3 (errors by drawing again)
 */
export function drawnScalings(
  sizes: readonly BoardsOfSize[],
  best: Scaling,
  seed: number,
): () => Scaling {
  const draws = sizes.map(({ side, points }) => {
    const [first, end] = windowOf(curveThrough(points, 0), window);
    const near = points.slice(Math.max(0, first - margin), end + margin);
    return { side, draw: drawBoards(near, seed, side) };
  });
  return () => {
    const drawn = draws.map(({ side, draw }) => ({ side, points: draw()[0] ?? [] }));
    const { crossing, nu } = bestCollapse(collapsing(drawn), best);
    return { crossing, nu };
  };
}
