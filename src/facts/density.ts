/** What chapter 5 says about random images, read from the stored runs or computed while the site is built. */
import { binomialCoefficient } from '../engine/board/binomial.ts';
import type { DensitySpec } from '../experiments/density.ts';
import { filled113 } from '../claims/002/filled113.ts';
import type { SampledSize } from '../claims/measurement.ts';
import { storedRun } from '../stored/fromFile.ts';
import { here } from '../claims/evidence.ts';
import type { Measured } from '../claims/evidence.ts';

/** What recomputing a figure gives. */
type Computed<OneFigure extends { read(measured: Measured): { readonly ours: unknown } }> =
  ReturnType<OneFigure['read']>['ours'];

/** A stored curve: share of simple puzzles at each percentage of filled cells. */
export type DensityCurve = {
  readonly spec: DensitySpec;
  readonly boards: number; // at each percentage
  readonly shares: readonly number[]; // 0..1, in the order of spec.percentages
};

/** The stored run of a size, e.g. `curveOf('10x10')`. */
export function curveOf(size: SampledSize, model: DensitySpec['model'] = 'exact'): DensityCurve {
  const { spec, tally } = storedRun(`density ${size} ${model}`);
  return {
    spec,
    boards: tally.boards[0] ?? 0,
    shares: Array.from(tally.simple, (simple, at) => simple / (tally.boards[at] ?? 1)),
  };
}

/** The first percentage from which on at least `share` of the images are simple; `null` when no share was ever less. */
export function risesAbove(curve: DensityCurve, share: number): number | null {
  const below = curve.shares.findLastIndex((one) => one < share);
  return below < 0 ? null : (curve.spec.percentages[below + 1] ?? null);
}

/** The share of simple puzzles at one percentage of a stored curve. */
export function shareAt(curve: DensityCurve, percentage: number): number {
  return curve.shares[curve.spec.percentages.indexOf(percentage)] ?? Number.NaN;
}

/** The greatest distance between the curves of the two readings of "percentage", and where it lies. */
export function readingsApart(size: SampledSize): {
  readonly percentage: number;
  readonly apart: number;
} {
  const [exact, independent] = [curveOf(size, 'exact'), curveOf(size, 'independent')];
  return exact.shares.reduce(
    (most, share, at) => {
      const apart = Math.abs(share - (independent.shares[at] ?? 0));
      return apart > most.apart ? { percentage: exact.spec.percentages[at] ?? 0, apart } : most;
    },
    { percentage: 0, apart: 0 },
  );
}

let sampled: Computed<typeof filled113> | undefined;

/** 002's statement, sampled once: 15x15 with 113 filled cells, by SETTLE and by the overlap of outermost fits. */
export function huntSample(): Computed<typeof filled113> {
  return (sampled ??= filled113.read(here).ours);
}

/** How many 15x15 images have exactly 113 filled cells: C(225, 113). */
export const huntImages: bigint = binomialCoefficient(225, 113);

/** All 15x15 images. */
export const allImages15: bigint = 2n ** 225n;

/** The share of all images of a size that have fewer than `least` or more than `most` percent filled; 15 digits. */
export function shareOutside(cells: number, least: number, most: number): number {
  let outside = 0n;
  for (let filled = 0; filled <= cells; filled++) {
    if (filled * 100 < least * cells || filled * 100 > most * cells) {
      outside += binomialCoefficient(cells, filled);
    }
  }
  return Number((outside * 10n ** 15n) / 2n ** BigInt(cells)) / 1e15;
}

/** The lowest point of a stored curve between two percentages. */
export function lowestBetween(
  curve: DensityCurve,
  least: number,
  most: number,
): { readonly percentage: number; readonly share: number } {
  return curve.spec.percentages.reduce(
    (lowest, percentage, at) => {
      const share = curve.shares[at] ?? 1;
      const inside = percentage >= least && percentage <= most;
      return inside && share < lowest.share ? { percentage, share } : lowest;
    },
    { percentage: least, share: Infinity },
  );
}

/** The statement on two filled cells as a check that looks at every picture. */
export const twoFilledCheck = {
  height: 6,
  width: 6,
  filled: 2,
  exhaustive: true,
  boards: 630,
  seed: 2012,
  statement:
    'Two filled cells of 6\u00a0×\u00a06 lie in one line with a probability of about 28 %, and then, and only then, the puzzle is simple.',
  source: 'Batenburg & Kosters, section 4.2',
  published: { low: 0.28, high: 0.29 },
} as const;
