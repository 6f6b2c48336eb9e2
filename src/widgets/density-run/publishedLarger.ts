/** What 000 says about both pictures of its Figure 8, sentence by sentence, with the percentages that it names. */
import { sum } from 'd3-array';
import {
  beyondOf,
  bulkOf,
  handoverOf,
  highestBy,
  peakOf,
  regionOf,
} from '../../claims/000/densityPoints.ts';
import { curveFigures } from '../../claims/000/figure8Classes.ts';
import { hasClasses } from './points.ts';
import type { CountedPoint } from './points.ts';
import { asClassPoints, finding, findInRegion, notSampled, sureInterval } from './verdicts.ts';
import type { PublishedStatement } from './verdicts.ts';

type Half = {
  readonly side: 10 | 30;
  readonly half: 'left' | 'right';
  readonly from: number; // percentages of the picture
  readonly to: number;
  readonly upTo: number; // almost nothing is solved up to here
  readonly beyond: number; // where we read "further increasing"
};

const [smallBelow] = curveFigures.below;
const below = smallBelow.published.below / 100;

const solved = (point: CountedPoint): number => point.successes + (point.four ?? 0);

/** The share of a count at the sampled point nearest to a percentage. */
function heightAt(
  points: readonly CountedPoint[],
  percentage: number,
  count: (point: CountedPoint) => number,
): number {
  const nearest = points.reduce<CountedPoint | null>(
    (best, point) =>
      best === null || Math.abs(point.at - percentage) < Math.abs(best.at - percentage)
        ? point
        : best,
    null,
  );
  return nearest === null ? 0 : count(nearest) / nearest.trials;
}

const inFrame = (height: number): number => Math.min(0.95, Math.max(0.05, height));

/** Whether a run has points on both sides of a percentage, so that it can speak about a peak or a region there. */
const spans = (points: readonly CountedPoint[], { from, upTo, beyond }: Half): boolean =>
  hasClasses(points) &&
  points.some(({ at }) => at >= from && at <= upTo) &&
  points.some(({ at }) => at > upTo && at < beyond) &&
  points.some(({ at }) => at >= beyond);

/** The sentences about one picture, in the order of the text. */
export function larger(half: Half): readonly PublishedStatement[] {
  const { side, from, to, upTo, beyond } = half;
  const source = `Batenburg & Kosters, section 4.2, Figure 8, ${half.half}`;
  const width = to - from;
  const classes = true;
  return [
    {
      source,
      says: `up to around ${upTo} %, fewer than ${100 * below} % of the puzzles are simple or (2,2)-hard`,
      mark: () => ({
        region: { from, to: upTo, low: 0, high: below },
        at: from + 0.05 * width,
        height: 0.08,
      }),
      find: (points) =>
        findInRegion(points, {
          from,
          to: upTo,
          low: 0,
          high: below,
          count: solved,
          name: hasClasses(points) ? 'simple or (2,2)' : 'simple',
        }),
    },
    {
      source,
      classes,
      says: 'above it lies a region with a substantial fraction of (2,2)-hard puzzles; read as: one board in fifty',
      mark(points) {
        if (!spans(points, half)) return null;
        const { at } = regionOf(asClassPoints(points));
        return {
          at: at - 0.035 * width,
          height: inFrame(heightAt(points, at, solved) + 0.08),
        };
      },
      find(points) {
        if (!spans(points, half)) return notSampled;
        const most = highestBy(asClassPoints(points), ({ four }) => four);
        const { at, four, simple } = regionOf(asClassPoints(points));
        return finding(
          sureInterval(most.four, most.boards).high >= 0.02,
          `at most ${four} % are (2,2)-hard, at ${at} %, beside ${simple} % simple ones`,
        );
      },
    },
    {
      source,
      classes,
      says: 'this region contains a large part of the complete set of nonograms; read as: a quarter',
      mark(points) {
        if (!spans(points, half)) return null;
        const region = bulkOf(asClassPoints(points), side);
        return {
          region: { from: region.from - 0.5, to: region.to + 0.5, low: 0.97, high: 1 },
          at: region.to + 0.04 * width,
          height: 0.95,
        };
      },
      find(points) {
        if (!spans(points, half)) return notSampled;
        const region = bulkOf(asClassPoints(points), side);
        return finding(
          region.ofAll >= 25,
          `at least one board in fifty is (2,2)-hard from ${region.from} to ${region.to} %, where ${region.ofAll} % of all pictures lie`,
        );
      },
    },
    {
      source,
      classes,
      says: 'further up the puzzles are typically either simple or more difficult than (2,2)-hard; read as: less than one in a hundred is (2,2)-hard',
      mark: (points) => ({
        at: (beyond + to) / 2,
        height: inFrame(heightAt(points, (beyond + to) / 2, solved) - 0.12),
      }),
      find(points) {
        const inside = asClassPoints(points).filter(({ percentage }) => percentage >= beyond);
        if (inside.length === 0) return notSampled;
        const { four, simple, harder } = beyondOf(inside, beyond);
        const boards = sum(inside, (point) => point.boards);
        const hard = sum(inside, (point) => point.four);
        return finding(
          sureInterval(hard, boards).low < 0.01,
          `from ${beyond} % on ${simple} % are simple, ${four} % (2,2)-hard, ${harder} % harder`,
        );
      },
    },
    {
      source,
      classes,
      says: 'speculation: those that are not simple there have no unique solution',
      mark: (points) => ({
        at: to - 0.04 * width,
        height: inFrame(heightAt(points, to, solved) - 0.2),
      }),
      find: () => ({
        kind: 'open',
        text: 'a run does not count solutions: see the table at the end of the chapter, and the switching components in the boards themselves',
      }),
    },
    {
      source,
      classes,
      says: 'the curve of some progress rises, shows a distinctive peak and falls',
      mark(points, shares) {
        if (shares || !spans(points, half)) return null;
        const { at, share } = peakOf(asClassPoints(points));
        return { at: at - 0.05 * width, height: inFrame(share / 100 + 0.05) };
      },
      find(points) {
        if (!spans(points, half)) return notSampled;
        const { at, share, peaks } = peakOf(asClassPoints(points));
        return finding(
          peaks === 1,
          `${peaks === 1 ? 'one peak' : `${peaks} peaks`} that noise cannot make, the highest ${share} % at ${at} %`,
        );
      },
    },
    {
      source,
      classes,
      says: 'where it falls, SimpleSolver, too, begins to make progress (“explaining the peak”)',
      mark(points, shares) {
        if (shares || !spans(points, half)) return null;
        const { half: at } = handoverOf(asClassPoints(points));
        if (at === null) return null;
        const height = heightAt(points, at, ({ some = 0 }) => some);
        return { at: at + 0.04 * width, height: inFrame(height + 0.03) };
      },
      find(points) {
        if (!spans(points, half)) return notSampled;
        const found = handoverOf(asClassPoints(points));
        if (found.half === null) return notSampled;
        return finding(
          found.simpleAtHalf > 2 * found.simpleAtPeak,
          `from ${found.peak} to ${found.half} % it falls below half of its peak; simple puzzles rise from ${found.simpleAtPeak} to ${found.simpleAtHalf} %, and those in which FourSolver fixes nothing from ${found.noneAtPeak} to ${found.noneAtHalf} %`,
        );
      },
    },
  ];
}
