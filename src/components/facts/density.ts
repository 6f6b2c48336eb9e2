/** What chapter 5 says about random images, read from the stored runs or computed while the site is built. */
import { puzzleOf } from '../../engine/puzzle.ts';
import { binomialCoefficient } from '../../experiments/binomial.ts';
import { boardOf, density, isSimpleBoard } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { Interval } from '../../experiments/wilson.ts';
import { filled113Spec } from '../../figures/002/filled113.ts';
import { solvedByOverlap } from '../../figures/002/overlap.ts';
import { storedRun } from './stored.ts';

type Curve = { readonly boards: readonly number[]; readonly simple: readonly number[] };

/** A stored curve: share of simple puzzles at each percentage of filled cells. */
export type DensityCurve = {
  readonly spec: DensitySpec;
  readonly boards: number; // at each percentage
  readonly shares: readonly number[]; // 0..1, in the order of spec.percentages
};

/** The stored run of a size, e.g. `curveOf('10x10')`. */
export function curveOf(size: string, model: DensitySpec['model'] = 'exact'): DensityCurve {
  const { spec, tally } = storedRun<DensitySpec, Curve>(`density-${size}-${model}`);
  return {
    spec,
    boards: tally.boards[0] ?? 0,
    shares: tally.simple.map((simple, at) => simple / (tally.boards[at] ?? 1)),
  };
}

/** The first percentage, from `from` on, at which at least `share` of the images are simple; `null` when none is. */
export function firstAtLeast(curve: DensityCurve, share: number, from = 10): number | null {
  const at = curve.spec.percentages.findIndex(
    (percentage, index) => percentage >= from && (curve.shares[index] ?? 0) >= share,
  );
  return at < 0 ? null : (curve.spec.percentages[at] ?? null);
}

/** The share of simple puzzles at one percentage of a stored curve. */
export function shareAt(curve: DensityCurve, percentage: number): number {
  return curve.shares[curve.spec.percentages.indexOf(percentage)] ?? Number.NaN;
}

/** The greatest distance between the curves of the two readings of "percentage", and where it lies. */
export function readingsApart(size: string): {
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

/** 002's statement, sampled: 15x15 with exactly 113 filled cells. */
export type HuntSample = {
  readonly boards: number;
  readonly simple: number;
  readonly seed: number;
  readonly share: number;
  readonly interval: Interval; // 95 % Wilson
};

/** Samples 15x15 images with 113 filled cells, with the seed of all our claims. */
export function sampleHunt(): HuntSample {
  const { boards, seed } = filled113Spec;
  const tally = density.emptyTally(filled113Spec);
  density.begin(filled113Spec)(0, density.units(filled113Spec), tally);
  const simple = tally.simple[0] ?? 0;
  return { boards, simple, seed, share: simple / boards, interval: wilson(simple, boards) };
}

/** How many 15x15 images have exactly 113 filled cells: C(225, 113). */
export const huntImages: bigint = binomialCoefficient(225, 113);

/** All 15x15 images. */
export const allImages15: bigint = 2n ** 225n;

/** The share of all images of a size that have between `least` and `most` percent filled, ends included. */
export function shareBetween(cells: number, least: number, most: number): number {
  let inside = 0n;
  for (let filled = 0; filled <= cells; filled++) {
    if (filled * 100 >= least * cells && filled * 100 <= most * cells) {
      inside += binomialCoefficient(cells, filled);
    }
  }
  return Number((inside * 1_000_000n) / 2n ** BigInt(cells)) / 1_000_000;
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

/** The same boards by two line solvers. */
export type Paired = {
  readonly boards: number;
  readonly settled: number;
  readonly overlapped: number;
};

/** 002's boards once more: how many SETTLE solves, and how many the overlap of leftmost and rightmost fit. */
export function pairHunt(boards = 1000): Paired {
  const pair = { boards, settled: 0, overlapped: 0 };
  for (let index = 0; index < boards; index++) {
    // the overlap finds no more than SETTLE does
    if (!isSimpleBoard(filled113Spec, 0, index)) continue;
    pair.settled++;
    if (solvedByOverlap(puzzleOf(boardOf(filled113Spec, 0, index)))) pair.overlapped++;
  }
  return pair;
}
