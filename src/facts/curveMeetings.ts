/** Where the curves of two sizes meet, near the top of their rise, from the stored runs; read while the site is built. */
import { mean, median } from 'd3';
import type { ThresholdName } from '../claims/measurement.ts';
import { curveThrough } from '../experiments/boardsAgain.ts';
import { meeting } from '../experiments/curveMeetings.ts';
import type { Counting, Meeting } from '../experiments/curveMeetings.ts';
import { boardPoints, decidedPoints, sizesOf } from '../experiments/thresholdCurves.ts';
import type { SizeBoards } from '../experiments/thresholdCurves.ts';
import { holds, intervalText, percentageText, widest } from '../notebook/plain/estimate.ts';
import { percent, percentAtLeast, sizeText } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

/** Their runs, small sizes first. */
const names = [
  'threshold-upper 20x20',
  'threshold-upper 25x25',
  'threshold-upper 30x30',
] as const satisfies readonly ThresholdName[];

const runs = names.map(storedRun);
const sizes: readonly SizeBoards[] = sizesOf(runs);

const [{ spec }] = runs as [(typeof runs)[number]];

/** Percentages at both ends, and the boards of each size. */
export const upper = {
  from: spec.percentages[0] ?? NaN,
  to: spec.percentages.at(-1) ?? NaN,
  boards: runs.map((run) => ({
    size: sizeText(run.spec.side, run.spec.side),
    boards: run.spec.boards,
  })),
} as const;

/** Each two sizes, with the place where they meet; of the filled cells that the boards have. */
const meetingsBy = (
  counting: Counting,
  boards: readonly SizeBoards[] = sizes,
): readonly Meeting[] =>
  boards.flatMap((smaller, at) =>
    boards.slice(at + 1).flatMap((larger) => {
      const again = { seed: 1, stream: 100 * smaller.side + larger.side, times: 1000 };
      return meeting(smaller, larger, { of: 'own', counting }, again) ?? [];
    }),
  );

/** Undecided cells as not inferable, and those that are others with them as inferable. */
export const meetings = meetingsBy('least');
const otherwise = meetingsBy('most').filter(({ larger }) =>
  decidedPoints(sizes.find(({ side }) => side === larger)!).points.some(({ most }) => most),
);

const pairText = ({ smaller, larger, at }: Meeting): string =>
  `${sizeText(smaller, smaller)} and ${sizeText(larger, larger)} at ${percentageText(at)}`;

/** "20 × 20 and 25 × 25 at 50.6 % (48.9 to 54.0)". */
export const meetingTexts: readonly string[] = meetings.map(pairText);
/** The same with undecided cells as inferable, of those sizes that have some. */
export const otherMeetingTexts: readonly string[] = otherwise.map(pairText);

/** All intervals, in either way. */
const all = [...meetings, ...otherwise].map(({ at }) => at);
/** "44.8 to 54.2 %": from the least end of all intervals to the greatest. */
export const meetingSpan = `${intervalText(widest(all))}\u00a0%`;
/** Whether each interval holds one half. */
export const allHoldHalf = all.every((at) => holds(at, 50));

/** The least share of a size at the percentages sampled next to the first meeting: of the boards drawn. */
export const shareWhereTheyMeet = ((): string => {
  const at = Math.floor(Math.min(...meetings.map((one) => one.at.value)));
  const shares = sizes.flatMap((size) =>
    curveThrough(boardPoints(size, 'own'), 0)
      .filter((point) => point.at === at)
      .map(({ share }) => share),
  );
  return percentAtLeast(Math.min(...shares));
})();

/** What is left of the first meeting without the lowest percentage. */
export const withoutLowest = ((): string => {
  const fewer = sizes.slice(0, 2).map(({ side, points }) => ({
    side,
    points: points.filter(({ at }) => at > upper.from),
  }));
  const [left] = meetingsBy('least', fewer);
  return left === undefined || left.at.low === null
    ? `no interval can be told without the boards at ${upper.from}\u00a0%`
    : `without the boards at ${upper.from}\u00a0% it is ${percentageText(left.at)}`;
})();

const medianAt = ({ points }: SizeBoards, at: number): number =>
  median(points.find((point) => point.at === at)?.own ?? []) ?? NaN;

/** Up to which percentage the median of the largest boards is below that of the smallest. */
export const medianBelowUpTo = ((): number => {
  const [small, large] = [sizes[0]!, sizes.at(-1)!];
  const first = spec.percentages.findIndex((at) => medianAt(large, at) >= medianAt(small, at));
  return spec.percentages.at(first < 0 ? -1 : first - 1) ?? NaN;
})();

/** Mean and median of each size at some percentages. */
export const upperTable = {
  columns: [
    'Filled cells',
    ...sizes.flatMap(({ side }) => [`${sizeText(side, side)}, mean`, 'median']),
  ],
  rows: spec.percentages.map((at) => [
    `${at}\u00a0%`,
    ...sizes.flatMap((size) => {
      const own = size.points.find((point) => point.at === at)?.own ?? [];
      const share = mean(own) ?? NaN;
      const isDecided = decidedPoints(size).points.some((point) => point.at === at);
      return [
        isDecided ? percent(share, 1) : `at least ${percentAtLeast(share)}`,
        percent(median(own) ?? NaN, 1),
      ];
    }),
  ]),
} as const;
