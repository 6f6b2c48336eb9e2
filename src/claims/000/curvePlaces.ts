/**
 * Places on sampled curves: where they are highest, where they cross a height. Each has an interval, because another sample
 * would have it elsewhere: the sample is drawn again from itself.
 */
import { placeInterval } from '../../experiments/bootstrap.ts';
import { percentage } from '../../notebook/plain/numbers.ts';
import type { CountedShare } from '../agree.ts';
import { claimSeed } from '../sample.ts';

/** A count at a percentage of filled cells. */
export type CountedAt = CountedShare & { readonly percentage: number };

/** A percentage of filled cells with its 95 % interval; `null` is nowhere among those sampled. */
export type CurvePlace = {
  readonly at: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** `35 % (34 to 36)`, or `52 %` where the interval is that percentage alone. */
export function placeText({ at, low, high }: CurvePlace): string {
  const place = at === null ? 'nowhere' : percentage(at);
  return low === at && high === at ? place : `${place} (${low ?? 'beyond'} to ${high ?? 'beyond'})`;
}

/** Which point it is, from counts in the order of the points; -1 for none. */
type Find = (counts: ArrayLike<number>) => number;

/** Finds a place on a curve, and how sure it is. */
export function placeOn(points: readonly CountedAt[], find: Find): CurvePlace {
  const place = (counts: ArrayLike<number>): number | null =>
    points[find(counts)]?.percentage ?? null;
  return {
    at: place(points.map(({ count }) => count)),
    ...placeInterval(points, place, { seed: claimSeed, times: 500 }),
  };
}

/** The first point with the highest share. */
export const highestOn =
  (points: readonly CountedAt[]): Find =>
  (counts) => {
    let most = 0;
    for (let at = 1; at < points.length; at++)
      if (counts[at]! * points[most]!.n > counts[most]! * points[at]!.n) most = at;
    return most;
  };

/** The first point with at least a share. */
export const firstOn =
  (points: readonly CountedAt[], share: number): Find =>
  (counts) =>
    points.findIndex(({ n }, at) => counts[at]! >= share * n);

/** The first point from which on no share is less; -1 when the last one is. */
export const risesOn =
  (points: readonly CountedAt[], share: number): Find =>
  (counts) => {
    const last = points.findLastIndex(({ n }, at) => counts[at]! < share * n);
    return last === points.length - 1 ? -1 : last + 1;
  };

/** The first point after the highest with at most half its share. */
export const halfOn =
  (points: readonly CountedAt[]): Find =>
  (counts) => {
    const top = highestOn(points)(counts);
    return points.findIndex(
      ({ n }, at) => at > top && 2 * counts[at]! * points[top]!.n <= counts[top]! * n,
    );
  };
