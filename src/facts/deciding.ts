/** What the page of times says about the work of deciding, near the percentages of the tournaments, from the stored runs. */
import { pointAt } from '../claims/003/thresholdPoints.ts';
import { between } from '../claims/003/threshold.ts';
import { decidedSizes } from '../claims/measured/samples.ts';
import { peakInterval, peakOf, pointsOf, peakTimes } from '../experiments/decidingPoints.ts';
import { verdictOf } from '../claims/verdict.ts';
import { timesText } from '../notebook/plain/estimate.ts';
import { grouped, percent } from '../notebook/plain/numbers.ts';
import { stored, storedRun } from '../stored/fromFile.ts';

/** Where the work of a size is greatest, with what the boards drawn allow, and its ends. */
export const decidingPeaks = decidedSizes.map((size) => {
  const { spec, tally } = storedRun(`deciding ${size}`);
  const points = pointsOf(spec, tally);
  const peak = peakOf(points)!;
  const timesAt = (at: number): string => timesText(peakTimes(spec, tally, at));
  const medianAt = (at: number): number => points.find((point) => point.at === at)?.median ?? NaN;
  return {
    side: spec.height,
    boards: spec.boards,
    peak,
    ...peakInterval(spec, tally),
    timesDensest: timesAt(50), // as much as there: percentages of the tournaments
    timesSparsest: timesAt(35),
    medians: { densest: medianAt(50), sparsest: medianAt(35) },
  };
});

/** The percentage at which half of the filled cells of a square board can be inferred. */
export const halfInferred = (side: number): number =>
  verdictOf(between, stored).ours.sizes.find((size) => size.side === side)?.at ?? NaN;

/** Percentages of both runs, dense boards first, as the tournaments have them. */
const both = [51, 48, 45, 42, 39, 36] as const;

/** On 25 x 25, the work of deciding beside the boards with one solution and what can be inferred. */
export const besideTable = (() => {
  const { spec, tally } = storedRun('deciding 25x25');
  const points = pointsOf(spec, tally);
  return {
    columns: ['Filled cells', 'Conflicts, mean', 'median', 'One solution', 'Inferable'],
    rows: both.flatMap((at) => {
      const point = points.find((one) => one.at === at);
      const inferred = pointAt(stored, 'threshold 25x25', at).inferred.expected;
      return point === undefined || inferred === null
        ? []
        : [
            [
              `${at}\u00a0%`,
              grouped(Math.round(point.mean)),
              grouped(Math.round(point.median)),
              percent(point.one / point.boards, 0),
              percent(inferred.mean, 0),
            ],
          ];
    }),
  };
})();

/** "between 41 and 44 %": where boards drawn again have the peak of a size. */
export const peakText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? `at ${low}\u00a0%` : `between ${low} and ${high}\u00a0%`;
