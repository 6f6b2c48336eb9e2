/** What a density chart is drawn from: sampled points, curves through them, and what the documents say about them. */
import type { ClassMark, ShownClass } from './classScale.ts';

/** One sampled proportion. */
export type SampledPoint = {
  readonly at: number; // percentage of filled cells, 0 to 100
  readonly trials: number; // boards examined, 1 or more
  readonly successes: number; // boards counted by the curve among them
  readonly low: number; // 95 % interval, proportions 0 to 1
  readonly high: number;
};

/** A share that was not sampled: all images were counted. */
export type ExactPoint = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // proportion 0 to 1
};

/** In the form of shares a curve is the upper edge of its class: it counts the class and those before it. */
export type DensityCurve = {
  readonly class: ShownClass;
  readonly mark?: ClassMark; // for a curve that counts something else than a class
  readonly name?: string; // drawn beside the curve
  readonly points: readonly SampledPoint[]; // in order of `at`
};

/** What a document says, marked: a region in which a curve should lie, or a place on a curve, with its letter. */
export type PublishedMark = {
  readonly letter: string; // of the statement in the list below the chart
  /** Percentages of filled cells and proportions. */
  readonly region?: {
    readonly from: number;
    readonly to: number;
    readonly low: number;
    readonly high: number;
  };
  /** What the letter points at, where that is no region: percentage and proportion. */
  readonly to?: { readonly at: number; readonly height: number };
  /** Where the letter stands, percentage and proportion. */
  readonly at: number;
  readonly height: number;
};

/** The sampled proportion, 0 to 1. */
export const shareOf = ({ successes, trials }: SampledPoint): number => successes / trials;
