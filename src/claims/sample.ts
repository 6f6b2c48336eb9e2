/** Samples for claims about random images: always this seed, always with an interval. */
import { density, percentageAt } from '../experiments/density.ts';
import type { DensitySpec } from '../experiments/density.ts';
import { wilson } from '../experiments/wilson.ts';

/** The seed of every sampled claim: the year of 000. */
export const claimSeed = 2012;

/** One sampled share, in percent. */
export type SampledShare = {
  readonly percentage: number; // of filled cells
  readonly boards: number;
  readonly simple: number;
  readonly share: number; // percent of the boards that are simple
  readonly low: number; // 95 % Wilson interval of the share, percent
  readonly high: number;
};

/**
 * The share of simple boards at each point of a density spec.
 *
 * @returns one share a point, in order, percents rounded to two decimals
 * @source none
 */
export function sampleShares(spec: DensitySpec): readonly SampledShare[] {
  density.check(spec);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  return Array.from(tally.simple, (simple, at) => {
    const { low, high } = wilson(simple, spec.boards);
    return {
      percentage: round(percentageAt(spec, at)),
      boards: spec.boards,
      simple,
      share: round((100 * simple) / spec.boards),
      low: round(100 * low),
      high: round(100 * high),
    };
  });
}

/** Two decimals. @source none */
export const round = (value: number): number => Math.round(100 * value) / 100;

/** Whole numbers from `from` to `to`, both included. @source none */
export const integers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
