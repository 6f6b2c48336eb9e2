/**
 * What the sentences of 000 §4.2 say about its curves, as questions to counted points: asked by the published figures,
 * by the chart that marks each sentence, and by the table of verdicts.
 */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import { round } from '../sample.ts';

/** The classes at one percentage of filled cells, in numbers of boards. */
export type ClassPoint = {
  readonly percentage: number;
  readonly boards: number; // examined, 1 or more
  readonly simple: number;
  readonly four: number; // solved by FourSolver only
  readonly some: number; // not solved; FourSolver fixes something
};

/** Counts as they stand in a tally or in a stored run. */
export type ClassCounts = Readonly<
  Record<'boards' | 'simple', ArrayLike<number>> &
    Partial<Record<'four' | 'some', ArrayLike<number>>>
>;

/**
 * The points of a run with all classes that have a board.
 *
 * @source none
 */
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

/** Simple or (2,2)-hard: the upper curve of the pictures. */
export const solvedOf = ({ simple, four }: ClassPoint): number => simple + four;

/** In how many boards FourSolver fixes something that SimpleSolver does not. */
const helpedOf = ({ four, some }: ClassPoint): number => four + some;

/** A count at a point, in percent of its boards. */
const shareOf = (count: number, boards: number): number => round((100 * count) / boards);

/**
 * The point with the highest share.
 *
 * @param points - 1 or more
 * @source none
 */
export function highestBy(
  points: readonly ClassPoint[],
  height: (point: ClassPoint) => number,
): ClassPoint {
  return points.reduce((most, one) =>
    height(one) * most.boards > height(most) * one.boards ? one : most,
  );
}

export type Below = {
  readonly highest: number; // percent simple or (2,2)-hard, over the percentages that the sentence covers
  readonly at: number;
  readonly crossing: number | null; // first percentage with 2 % or more
};

/** "up to a certain percentage …, less than 2% … are either simple or (2, 2)-hard". @source 000 §4.2 */
export function belowOf(points: readonly ClassPoint[], upTo: number): Below {
  const most = highestBy(
    points.filter(({ percentage }) => percentage <= upTo),
    solvedOf,
  );
  return {
    highest: shareOf(solvedOf(most), most.boards),
    at: most.percentage,
    crossing: crossingOf(points),
  };
}

/** The first percentage at which 2 % or more are simple or (2,2)-hard; null when there is none. @source 000 §4.2 */
export const crossingOf = (points: readonly ClassPoint[]): number | null =>
  points.find((point) => 50 * solvedOf(point) >= point.boards)?.percentage ?? null;

export type Peak = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // percent of the boards
  readonly peaks: number;
};

/** The curve of some progress "shows a distinctive peak". @source 000 §4.2 */
export function peakOf(points: readonly ClassPoint[]): Peak {
  const most = highestBy(points, ({ some }) => some);
  return {
    at: most.percentage,
    share: shareOf(most.some, most.boards),
    peaks: countPeaks(points),
  };
}

/** How many tops the curve of some progress has that are more than noise: 95 % intervals do not overlap in between. */
function countPeaks(points: readonly ClassPoint[]): number {
  let peaks = 0;
  let rising = true;
  let top = 0; // lower bound of the highest point since the last valley
  let valley = 1; // upper bound of the lowest point since the last top
  for (const { some, boards } of points) {
    const { low, high } = wilson(some, boards);
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
  readonly at: number; // percentage of filled cells with the most (2,2)-hard boards
  readonly four: number; // percent of the boards there
  readonly simple: number;
};

/** "a region where a substantial fraction of (2, 2)-hard puzzles can be found". @source 000 §4.2 */
export function regionOf(points: readonly ClassPoint[]): Region {
  const { percentage, four, simple, boards } = highestBy(points, (point) => point.four);
  return { at: percentage, four: shareOf(four, boards), simple: shareOf(simple, boards) };
}

export type Bulk = {
  readonly from: number; // percentages of filled cells with at least one (2,2)-hard board in fifty
  readonly to: number;
  readonly ofAll: number; // percent of all images of the size that lie there
};

/** "this region contains a large part of the complete set of possible Nonograms". @source 000 §4.2 */
export function bulkOf(points: readonly ClassPoint[], side: number): Bulk {
  const inside = points.filter(({ four, boards }) => 50 * four >= boards);
  const [from = 0, to = 0] = [inside[0]?.percentage, inside.at(-1)?.percentage];
  const cells = side * side;
  let ofAll = 0;
  // a percentage stands for the numbers of cells that are nearest to it
  for (const [filled, share] of binomialDistribution(cells).entries()) {
    const nearest = Math.round((100 * filled) / cells);
    if (inside.length > 0 && nearest >= from && nearest <= to) ofAll += share;
  }
  return { from, to, ofAll: round(100 * ofAll) };
}

export type Beyond = {
  readonly from: number; // percentage of filled cells
  readonly four: number; // percent (2,2)-hard of the boards from there on
  readonly simple: number;
  readonly harder: number;
};

/** "puzzles are typically either simple or more difficult than (2, 2)-hard". @source 000 §4.2 */
export function beyondOf(points: readonly ClassPoint[], from: number): Beyond {
  const sum = { boards: 0, simple: 0, four: 0 };
  for (const { percentage, boards, simple, four } of points) {
    if (percentage < from) continue;
    sum.boards += boards;
    sum.simple += simple;
    sum.four += four;
  }
  const { boards, simple, four } = sum;
  return {
    from,
    four: shareOf(four, boards),
    simple: shareOf(simple, boards),
    harder: shareOf(boards - simple - four, boards),
  };
}

export type Power = {
  readonly around20: number; // percent of the non-simple boards in which FourSolver fixes something
  readonly solved20: number; // percent of them that it solves
  readonly above80: number; // percent of all boards in which it fixes something
};

/** "substantially more information" around 20 %, and "hardly … a difference" at the other end. @source 000 §4.2 */
export function powerOf(points: readonly ClassPoint[]): Power {
  const sum = (from: number, to: number, count: (point: ClassPoint) => number): number =>
    points
      .filter(({ percentage }) => percentage >= from && percentage <= to)
      .reduce((total, point) => total + count(point), 0);
  const others = sum(18, 22, ({ simple, boards }) => boards - simple);
  return {
    around20: shareOf(sum(18, 22, helpedOf), others),
    solved20: shareOf(
      sum(18, 22, ({ four }) => four),
      others,
    ),
    above80: shareOf(
      sum(80, 100, helpedOf),
      sum(80, 100, ({ boards }) => boards),
    ),
  };
}

export type Handover = {
  readonly peak: number; // percentage of filled cells at which most boards are of the class of some progress
  readonly simpleAtPeak: number; // percent of the boards
  readonly half: number | null; // first percentage after it with at most half as many of that class
  readonly simpleAtHalf: number;
  readonly noneAtPeak: number;
  readonly noneAtHalf: number;
};

/** What stands in the place of the class of some progress after its peak. @source 000 §4.2, its last but one paragraph */
export function handoverOf(points: readonly ClassPoint[]): Handover {
  const top = highestBy(points, ({ some }) => some);
  const half = points.find(
    ({ percentage, some, boards }) =>
      percentage > top.percentage && 2 * some * top.boards <= top.some * boards,
  );
  const none = ({ boards, simple, four, some }: ClassPoint): number =>
    shareOf(boards - simple - four - some, boards);
  return {
    peak: top.percentage,
    simpleAtPeak: shareOf(top.simple, top.boards),
    half: half?.percentage ?? null,
    simpleAtHalf: half === undefined ? 0 : shareOf(half.simple, half.boards),
    noneAtPeak: none(top),
    noneAtHalf: half === undefined ? 0 : none(half),
  };
}
