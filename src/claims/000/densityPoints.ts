/**
 * What the sentences of 000 §4.2 say about its curves, as questions to counted points: asked by the published claims and
 * by the chart that marks each sentence. Shares are in percent. Where a curve peaks or crosses a height is a place with
 * an interval: the sample is drawn again from itself.
 */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { meets, surely } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import { round } from '../sample.ts';
import { firstOn, halfOn, highestOn, placeOn } from './curvePlaces.ts';
import type { CountedAt, CurvePlace } from './curvePlaces.ts';

/** The classes at one percentage of filled cells, in numbers of boards. */
export type ClassPoint = {
  readonly percentage: number;
  readonly boards: number; // examined, 1 or more
  readonly simple: number;
  readonly four: number; // solved by FourSolver only
  readonly some: number; // not solved; FourSolver fixes something
  readonly whole?: boolean; // every image with so many filled cells was examined
};

/** Counts as they stand in a tally or in a stored run. */
export type ClassCounts = Readonly<
  Record<'boards' | 'simple', ArrayLike<number>> &
    Partial<Record<'four' | 'some', ArrayLike<number>>>
>;

/** The points of a run with all classes that have a board. */
export function classPoints(
  { percentages }: Pick<DensitySpec, 'percentages'>,
  counts: ClassCounts,
): readonly ClassPoint[] {
  return percentages.flatMap((percentage, at) => {
    const boards = counts.boards[at] ?? 0;
    const point = { simple: counts.simple[at] ?? 0, four: counts.four?.[at] ?? 0 };
    return boards === 0 ? [] : [{ percentage, boards, ...point, some: counts.some?.[at] ?? 0 }];
  });
}

/** How many boards of a point are counted. */
type CountOf = (point: ClassPoint) => number;

/** Simple or (2,2)-hard: the upper curve of the pictures. */
export const solvedOf: CountOf = ({ simple, four }) => simple + four;

/** In how many boards FourSolver fixes something that SimpleSolver does not. */
export const helpedOf: CountOf = ({ four, some }) => four + some;

const boardsOf: CountOf = ({ boards }) => boards;
const simpleOf: CountOf = ({ simple }) => simple;
const fourOf: CountOf = ({ four }) => four;
const someOf: CountOf = ({ some }) => some;
const unsolvedOf: CountOf = ({ boards, simple }) => boards - simple;
const noneOf: CountOf = ({ boards, simple, four, some }) => boards - simple - four - some;

/** A share in percent, two decimals. */
export const shareOf = ({ count, n }: CountedShare): number => round((100 * count) / n);

/** The points between two percentages. */
export const within = (
  points: readonly ClassPoint[],
  from: number,
  to: number,
): readonly ClassPoint[] =>
  points.filter(({ percentage }) => percentage >= from && percentage <= to);

/** A count at each of some points. */
export const countedAt = (points: readonly ClassPoint[], count: CountOf): readonly CountedAt[] =>
  points.map((point) => ({
    percentage: point.percentage,
    count: count(point),
    n: point.boards,
  }));

/** A count over some points together. */
export const countedIn = (
  points: readonly ClassPoint[],
  count: CountOf,
  among: CountOf = boardsOf,
): CountedShare => ({
  count: points.reduce((sum, point) => sum + count(point), 0),
  n: points.reduce((sum, point) => sum + among(point), 0),
});

/** The point with the highest share. @param points - 1 or more */
export const highestIn = (points: readonly CountedAt[]): CountedAt =>
  points.reduce((most, one) => (one.count * most.n > most.count * one.n ? one : most));

export type Below = {
  readonly solved: readonly CountedAt[]; // simple or (2,2)-hard, at each percentage
  readonly crossing: CurvePlace; // first percentage with 2 % or more
};

/** "up to a certain percentage …, less than 2% … are either simple or (2, 2)-hard". @source 000 §4.2 */
export const belowOf = (points: readonly ClassPoint[]): Below => ({
  solved: countedAt(points, solvedOf),
  crossing: crossingOf(points),
});

/** The first percentage at which 2 % or more are simple or (2,2)-hard. @source 000 §4.2 */
export function crossingOf(points: readonly ClassPoint[]): CurvePlace {
  const solved = countedAt(points, solvedOf);
  return placeOn(solved, firstOn(solved, 0.02));
}

export type Peak = {
  readonly at: CurvePlace;
  readonly top: CountedAt;
  readonly peaks: number;
};

/** The curve of some progress "shows a distinctive peak". @source 000 §4.2 */
export function peakOf(points: readonly ClassPoint[]): Peak {
  const counted = countedAt(points, someOf);
  return {
    at: placeOn(counted, highestOn(counted)),
    top: highestIn(counted),
    peaks: countPeaks(counted),
  };
}

/** How many tops a curve has that are more than noise: 99.9 % intervals do not overlap in between. */
function countPeaks(points: readonly CountedShare[]): number {
  let peaks = 0;
  let rising = true;
  let top = 0; // lower bound of the highest point since the last valley
  let valley = 1; // upper bound of the lowest point since the last top
  for (const { count, n } of points) {
    const { low, high } = wilson(count, n, surely);
    if (rising) {
      top = Math.max(top, low);
      if (high >= top) continue;
      peaks++;
      rising = false;
      valley = high;
    } else {
      valley = Math.min(valley, high);
      if (low <= valley) continue;
      rising = true;
      top = low;
    }
  }
  return peaks;
}

export type Region = {
  readonly at: CurvePlace; // where most boards are (2,2)-hard
  readonly four: CountedAt; // there
  readonly simple: CountedShare;
};

/** "a region where a substantial fraction of (2, 2)-hard puzzles can be found". @source 000 §4.2 */
export function regionOf(points: readonly ClassPoint[]): Region {
  const counted = countedAt(points, fourOf);
  const four = highestIn(counted);
  const there = within(points, four.percentage, four.percentage);
  return {
    at: placeOn(counted, highestOn(counted)),
    four,
    simple: countedIn(there, simpleOf),
  };
}

/** Percentages of filled cells, and how many of all images of the size have so many. */
type Range = {
  readonly from: number;
  readonly to: number;
  readonly ofAll: number; // percent
};

export type Bulk = Range & {
  readonly boards: number; // a percentage
  /** As wide as the sample allows: where the 99.9 % interval does not lie below one in fifty. */
  readonly widest: Range;
};

/** "this region contains a large part of the complete set of possible Nonograms"; one in fifty makes the region. @source 000 §4.2 */
export function bulkOf(points: readonly ClassPoint[], side: number): Bulk {
  const four = countedAt(points, fourOf);
  const found = four.filter(({ count, n }) => 50 * count >= n);
  const possible = four.filter((one) => meets(one, { low: 0.02 }));
  const boards = Math.max(...four.map(({ n }) => n));
  return { ...rangeOf(found, side), boards, widest: rangeOf(possible, side) };
}

/** A percentage stands for the numbers of cells that are nearest to it. */
function rangeOf(inside: readonly CountedAt[], side: number): Range {
  const [from = 0, to = 0] = [inside[0]?.percentage, inside.at(-1)?.percentage];
  const cells = side * side;
  let ofAll = 0;
  for (const [filled, share] of binomialDistribution(cells).entries()) {
    const nearest = Math.round((100 * filled) / cells);
    if (inside.length > 0 && nearest >= from && nearest <= to) ofAll += share;
  }
  return { from, to, ofAll: 100 * ofAll };
}

export type Beyond = {
  readonly from: number; // percentage of filled cells
  readonly four: CountedShare; // (2,2)-hard, of all boards from there on
  readonly simple: CountedShare;
  readonly harder: CountedShare;
};

/** "puzzles are typically either simple or more difficult than (2, 2)-hard". @source 000 §4.2 */
export function beyondOf(points: readonly ClassPoint[], from: number): Beyond {
  const inside = within(points, from, 100);
  return {
    from,
    four: countedIn(inside, fourOf),
    simple: countedIn(inside, simpleOf),
    harder: countedIn(inside, (point) => point.boards - solvedOf(point)),
  };
}

export type Power = {
  readonly helped: CountedShare; // of the boards that are not simple, those in which FourSolver fixes something
  readonly solved: CountedShare; // of them, those that it solves
};

/** "substantially more information about the solution" around 20 %. @source 000 §4.2 */
export function powerOf(points: readonly ClassPoint[]): Power {
  const inside = within(points, 18, 22);
  return {
    helped: countedIn(inside, helpedOf, unsolvedOf),
    solved: countedIn(inside, fourOf, unsolvedOf),
  };
}

export type Handover = {
  readonly peak: CurvePlace; // where most boards are of the class of some progress
  readonly half: CurvePlace; // first percentage after it with at most half as many of that class
  /** At both places, in the order peak, half. */
  readonly simple: readonly [CountedShare, CountedShare];
  readonly none: readonly [CountedShare, CountedShare];
};

/** What stands in the place of the class of some progress after its peak. @source 000 §4.2, its last but one paragraph */
export function handoverOf(points: readonly ClassPoint[]): Handover {
  const some = countedAt(points, someOf);
  const peak = placeOn(some, highestOn(some));
  const half = placeOn(some, halfOn(some));
  const at = (place: CurvePlace, count: CountOf): CountedShare =>
    countedIn(within(points, place.at ?? NaN, place.at ?? NaN), count);
  const both = (count: CountOf): readonly [CountedShare, CountedShare] => [
    at(peak, count),
    at(half, count),
  ];
  return { peak, half, simple: both(simpleOf), none: both(noneOf) };
}
