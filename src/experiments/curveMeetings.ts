/**
 * Where the curves of two sizes meet: below, smaller boards have more of their filled cells inferred, above, larger ones. Near
 * one the difference of the log odds of two shares is about a line in the percentage, so a line is fitted to it, and its root is the
 * meeting. For the interval boards are drawn again; draws in which the two do not meet belong to it.
 */
import { curveThrough, drawBoards } from './boardsAgain.ts';
import type { CurvePoint } from './boardsAgain.ts';
import { drawnAgain } from '../notebook/plain/estimate.ts';
import type { Estimate } from '../notebook/plain/estimate.ts';
import { lineThrough } from './crossing.ts';
import type { FitAgain } from './crossing.ts';
import { boardBounds, decidedPoints } from './thresholdCurves.ts';
import type { ShareOf, SizeBoards } from './thresholdCurves.ts';

/** How undecided cells are counted: as not inferable, or as inferable. */
export type Counting = 'least' | 'most';

/** Where two curves meet, a percentage of filled cells. */
export type Meeting = {
  readonly smaller: number; // side
  readonly larger: number;
  readonly at: Estimate;
};

/** Log odds of a share, with their variance; none of a share of 0 or 1. */
function logOdds({ share, error }: CurvePoint): { value: number; variance: number } | null {
  const spread = share * (1 - share);
  if (!(spread > 0) || !(error > 0)) return null;
  return { value: Math.log(share / (1 - share)), variance: (error / spread) ** 2 };
}

/** The points of both curves at the same percentages. */
function pairs(
  smaller: readonly CurvePoint[],
  larger: readonly CurvePoint[],
): readonly { readonly at: number; readonly more: number; readonly weight: number }[] {
  return smaller.flatMap((point) => {
    const other = larger.find(({ at }) => at === point.at);
    const [one, two] = [logOdds(point), other === undefined ? null : logOdds(other)];
    return one === null || two === null
      ? []
      : [
          {
            at: point.at,
            more: two.value - one.value,
            weight: 1 / (one.variance + two.variance),
          },
        ];
  });
}

/** Points that a line needs. */
const leastPoints = 3;

/**
 * The root of the line through the differences.
 *
 * @returns null with fewer than three percentages in common, or where the larger boards do not gain
 */
export function meetingOf(
  smaller: readonly CurvePoint[],
  larger: readonly CurvePoint[],
): number | null {
  const found = pairs(smaller, larger);
  if (found.length < leastPoints) return null;
  const centre = found.reduce((sum, { at }) => sum + at, 0) / found.length;
  const [middle, gain] = lineThrough(
    found.map(({ at }) => at - centre),
    found.map(({ more }) => more),
    found.map(({ weight }) => weight),
  );
  return gain > 0 ? centre - middle / gain : null;
}

/**
 * The meeting of two sizes with its interval. Percentages at which undecided cells matter are left out; those of the others are
 * counted in one of two ways.
 *
 * @returns null where they do not meet
 */
export function meeting(
  smaller: SizeBoards,
  larger: SizeBoards,
  { of, counting = 'least' }: { readonly of: ShareOf; readonly counting?: Counting },
  { seed, stream, times }: FitAgain,
): Meeting | null {
  const which = counting === 'least' ? 0 : 1;
  const boards = [smaller, larger].map((size) => boardBounds(decidedPoints(size), of));
  const [low, high] = boards.map((points) => curveThrough(points, which));
  const value = meetingOf(low!, high!);
  if (value === null) return null;
  const draw = boards.map((points, at) => drawBoards(points, seed, 2 * stream + at));
  const draws = Array.from({ length: times }, () => {
    const [one, two] = draw.map((next) => next()[which]!);
    return meetingOf(one!, two!);
  });
  return { smaller: smaller.side, larger: larger.side, at: drawnAgain(value, draws) };
}
