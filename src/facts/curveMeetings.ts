/** Where the curves of two sizes meet, near the top of their rise, from the stored runs; read while the site is built. */
import { mean, median } from 'd3';
import type { ThresholdName } from '../claims/measurement.ts';
import { curveThrough } from '../experiments/boardsAgain.ts';
import { meeting } from '../experiments/curveMeetings.ts';
import type { Meeting } from '../experiments/curveMeetings.ts';
import { boardPoints, decidedPoints, sizesOf } from '../experiments/thresholdCurves.ts';
import type { SizeBoards } from '../experiments/thresholdCurves.ts';
import { fixed, percent, percentAtLeast, sizeText } from '../notebook/plain/numbers.ts';
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
export const meetings: readonly Meeting[] = sizes.flatMap((smaller, at) =>
  sizes.slice(at + 1).flatMap((larger) => {
    const again = { seed: 1, stream: 100 * smaller.side + larger.side, times: 1000 };
    return meeting(smaller, larger, 'own', again) ?? [];
  }),
);

const rounded = (value: number): string => fixed(value, 1);

/** "20 × 20 and 25 × 25 at 50.8 % (49.4 to 53.3)". */
export const meetingTexts: readonly string[] = meetings.map(
  ({ smaller, larger, value, low, high }) =>
    `${sizeText(smaller, smaller)} and ${sizeText(larger, larger)} at ${rounded(value)}\u00a0% (${rounded(low)} to ${rounded(high)})`,
);

/** The least and the greatest of the places, "50.0 to 50.6 %". */
export const meetingRange = ((): string => {
  const places = meetings.map(({ value }) => value);
  return `${rounded(Math.min(...places))} to ${rounded(Math.max(...places))}\u00a0%`;
})();

/** The least share of a size at the percentages sampled next to the first meeting. */
export const shareWhereTheyMeet = ((): string => {
  const at = Math.floor(Math.min(...meetings.map(({ value }) => value)));
  const shares = sizes.flatMap((size) =>
    curveThrough(boardPoints(size, 'own'), 0)
      .filter((point) => point.at === at)
      .map(({ share }) => share),
  );
  return percent(Math.min(...shares), 0);
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
