/** What the chapter threshold says of random boards by density: what the claims about 003's Figure 5 read from the stored runs. */
import { measurements } from '../claims/measurement.ts';
import {
  between,
  byproduct,
  decreases,
  dropsWithSize,
  entirelyInferable,
} from '../claims/003/threshold.ts';
import { sharper } from '../claims/003/thresholdWidths.ts';
import { noneBelow, oneAbove } from '../claims/003/thresholdBoards.ts';
import { associated, differentPatterns } from '../claims/003/formulaEffort.ts';
import { asymmetric, starker } from '../claims/003/thresholdEffort.ts';
import { peaks } from '../claims/003/thresholdPeaks.ts';
import { mostUncertain } from '../claims/003/thresholdScatter.ts';
import { fewerSolutions } from '../claims/003/thresholdSolutions.ts';
import { band, pointAt, pointsIn, shareIn, sharesName } from '../claims/003/thresholdPoints.ts';
import type { ThresholdSide } from '../claims/003/thresholdPoints.ts';
import { verdictOf } from '../claims/verdict.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import { figureLink } from './figurePlaces.ts';
import {
  enumerated,
  fixed,
  grouped,
  percent,
  percentAtLeast,
  sizeText,
} from '../notebook/plain/numbers.ts';
import { stored } from '../stored/fromFile.ts';

/** Boards at each density of a stored run. */
export const boardsAtEach = (side: ThresholdSide): string =>
  grouped(measurements[sharesName(side)].spec.boards);

/** Boards at each density of a stored run of the effort. */
export const effortBoards = (side: 15 | 20): string =>
  grouped(
    measurements[side === 15 ? 'threshold-effort 15x15' : 'threshold-effort 20x20'].spec.boards,
  );

/** Where each size passes one half, in percent, and how wide its rise is. */
const { sizes: crossings, steepest } = verdictOf(between, stored).ours;
/** Where the mean of all sizes may rise most: "39 and 45 %". */
export const steepestText = `${steepest.low} and ${steepest.high}\u00a0%`;
export const widths = verdictOf(sharper, stored).ours.sizes;

/** "15 × 15 at 38.1 %, 20 × 20 at 41.5 %". */
export const crossingsText = crossings
  .map(({ side, at }) => `${sizeText(side, side)} at ${fixed(at, 1)}\u00a0%`)
  .join(', ');

const inBand = crossings
  .filter(({ at }) => at >= band.from && at <= band.to)
  .map(({ side }) => sizeText(side, side));

/** Which of these places lie in the printed band. */
export const inBandText =
  inBand.length === 0
    ? 'none of these places lies in the band'
    : inBand.length === 1
      ? `of these places only that of ${inBand[0]} lies in the band`
      : `of these places those of ${enumerated(inBand)} lie in the band`;

/** The beginning of the smallest size. */
export const beginning = verdictOf(decreases, stored).ours;
export const entire = verdictOf(entirelyInferable, stored).ours;
export const dropped = verdictOf(dropsWithSize, stored).ours;

/** The mean share at the lowest density without the filled cells of the boards that are entirely inferable. */
export const withoutEntire = percent(verdictOf(byproduct, stored).ours.without);

const above = verdictOf(oneAbove, stored).ours.sizes;

const aboveBoards = above.reduce((sum, { n }) => sum + n, 0);
const aboveWithout = aboveBoards - above.reduce((sum, { count }) => sum + count, 0);

/** Boards above the threshold with an inferable cell: "each of 38,000 boards". */
export const aboveText =
  aboveWithout === 0
    ? `each of ${grouped(aboveBoards)} boards`
    : `all but ${grouped(aboveWithout)} of ${grouped(aboveBoards)} boards`;

/** Boards below the threshold. */
export const below = verdictOf(noneBelow, stored).ours;

/** The density at which the most boards have nothing to infer at all, and the share of those that do not. */
export function emptiest(side: ThresholdSide): {
  readonly from: number; // percentages that the boards drawn do not tell from it
  readonly to: number;
  readonly some: string;
} {
  const points = pointsIn(stored, sharesName(side));
  const { kinds, boards } = points.reduce((a, b) =>
    b.kinds.none * a.boards > a.kinds.none * b.boards ? b : a,
  );
  const { low } = wilson(kinds.none, boards);
  const near = points.filter((point) => wilson(point.kinds.none, point.boards).high >= low);
  return {
    from: Math.min(...near.map(({ at }) => at)),
    to: Math.max(...near.map(({ at }) => at)),
    some: percent(1 - kinds.none / boards, 0),
  };
}

/** The mean share at a density. */
export const shareAt = (side: ThresholdSide, at: number, digits = 0): string =>
  percent(pointAt(stored, sharesName(side), at).inferred.expected?.mean ?? 0, digits);

const leastAt = (name: 'threshold-near 30x30' | 'threshold-near 40x40', at: number): string =>
  percentAtLeast(pointAt(stored, name, at).inferred.expected?.mean ?? 0, 0);

/** Mean shares of larger boards, undecided cells as not inferable. */
export const beyondShares = (): { readonly at46: string; readonly at50: string } => ({
  at46: leastAt('threshold-near 30x30', 46),
  at50: leastAt('threshold-near 40x40', 50),
});

/** Boards at a density with an inferable cell of either kind. */
export function withSome(side: ThresholdSide, at: number): string {
  const { kinds, boards } = pointAt(stored, sharesName(side), at);
  return percent(1 - kinds.none / boards);
}

export const effortPeaks = verdictOf(peaks, stored).ours.sizes;
export const effortSpikes = verdictOf(starker, stored).ours.sizes;
const [spikeSmall, spikeLarge] = effortSpikes;

/** Whether the peak of the larger size stands out more, as surely as the boards drawn allow. */
export const spikeText =
  spikeSmall === undefined || spikeLarge === undefined || spikeLarge.times <= spikeSmall.times
    ? 'Its peak does not stand out more, against what the document says'
    : spikeLarge.low > spikeSmall.high
      ? 'Even so its peak stands out more, as the document has it'
      : 'So far its peak stands out more, as the document has it, but other boards might say otherwise';

/** "3.8 times (3.7 to 4.0)". */
export const timesText = ({ times, low, high }: (typeof effortSpikes)[number]): string =>
  `${fixed(times, 1)} times (${fixed(low, 1)} to ${fixed(high, 1)})`;

export const effortSides = verdictOf(asymmetric, stored).ours.sizes;

/** Where the boards of a size differ most in their share: "39 % on 15 × 15, 42 % on 20 × 20". */
export const scatterText = enumerated(
  verdictOf(mostUncertain, stored).ours.sizes.map(
    ({ side, at }) => `${at}\u00a0% on ${sizeText(side, side)}`,
  ),
);

/** Bounds for the number of solutions, size by size. */
export const solutionBounds = verdictOf(fewerSolutions, stored).ours.sizes;

/** How the effort goes with the size of the formula within a size of boards. */
export const effortRanks = verdictOf(differentPatterns, stored).ours.sizes;

const [smallFormulas, largeFormulas] = verdictOf(associated, stored).ours.sizes;

/** How many times as many clauses and propagations the larger size has. */
export const clausesTimes = (largeFormulas?.clauses ?? NaN) / (smallFormulas?.clauses ?? NaN);
export const propagationsTimes =
  (largeFormulas?.propagations ?? NaN) / (smallFormulas?.propagations ?? NaN);

/** The boards at a point of the threshold. */
export const boardsHref = (side: ThresholdSide, at: number): string =>
  figureLink('fig-inferable', { h: `${side}`, p: `${at}` });

/** The mean share of a size at each density, 0 to 1. */
export const shareCurve = (
  side: ThresholdSide,
): readonly { readonly at: number; readonly share: number }[] =>
  pointsIn(stored, sharesName(side)).map((point) => ({ at: point.at, share: shareIn(point) }));
