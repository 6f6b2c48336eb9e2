/** What the page of times says about the work of deciding, near the percentages of the tournaments, from the stored runs. */
import { between } from '../claims/003/threshold.ts';
import { decidedSizes } from '../claims/measured/samples.ts';
import { peakInterval, peakOf, pointsOf } from '../experiments/decidingPoints.ts';
import { verdictOf } from '../claims/verdict.ts';
import { fixed } from '../formats/numbers.ts';
import { stored, storedRun } from '../stored/fromFile.ts';

/** Where the work of a size is greatest, with what the boards drawn allow, and its ends. */
export const decidingPeaks = decidedSizes.map((size) => {
  const { spec, tally } = storedRun(`deciding ${size}`);
  const points = pointsOf(spec, tally);
  const peak = peakOf(points)!;
  const meanAt = (at: number): number => points.find((point) => point.at === at)?.mean ?? 0;
  return {
    side: spec.height,
    boards: spec.boards,
    peak,
    ...peakInterval(spec, tally),
    densest: meanAt(50), // of the tournaments
    sparsest: meanAt(35),
  };
});

/** The percentage at which half of the filled cells of a square board can be inferred. @source none */
export const halfInferred = (side: number): number =>
  verdictOf(between, stored).ours.sizes.find((size) => size.side === side)?.at ?? NaN;

/** "6 times", "1.5 times". @source none */
export const timesMore = (mean: number, other: number): string => {
  const times = mean / other;
  return `${fixed(times, times < 10 ? 1 : 0)} times`;
};
