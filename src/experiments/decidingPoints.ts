/** The points of a run of `deciding`, and where its work peaks. */
import { boardRandom } from '../engine/board/random.ts';
import { drawnAgain } from '../notebook/plain/estimate.ts';
import type { Estimate } from '../notebook/plain/estimate.ts';
import type { DecidingSpec, DecidingTally } from './deciding.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';

/** One percentage of a run. */
export type DecidingPoint = {
  readonly at: number; // percentage of filled cells
  readonly boards: number; // 1 or more
  readonly one: number; // with one solution
  readonly mean: number; // conflicts
  readonly error: number; // 1.96 standard errors of the mean
  readonly median: number;
  readonly most: number;
};

/** The units of percentage `index` that are done. */
const unitsAt = (
  { percentages, boards }: DecidingSpec,
  { done }: DecidingTally,
  index: number,
): readonly number[] =>
  Array.from({ length: boards }, (_, board) => board * percentages.length + index).filter(
    (unit) => done[unit] === 1,
  );

/** The points of a run as far as it came. */
export const pointsOf = (spec: DecidingSpec, tally: DecidingTally): readonly DecidingPoint[] =>
  spec.percentages.flatMap((at, index) => {
    const units = unitsAt(spec, tally, index);
    if (units.length === 0) return [];
    const work = units.map((unit) => tally.conflicts[unit] ?? 0).toSorted((a, b) => a - b);
    const boards = units.length;
    const mean = sumOf(work) / boards;
    const squares = sumOf(work.map((one) => (one - mean) ** 2));
    const [low = 0, high = 0] = [work[(boards - 1) >> 1], work[boards >> 1]];
    return [
      {
        at,
        boards,
        one: sumOf(units.map((unit) => tally.one[unit] ?? 0)),
        mean,
        error: 1.96 * Math.sqrt(squares / Math.max(1, boards - 1) / boards),
        median: (low + high) / 2,
        most: work.at(-1) ?? 0,
      },
    ];
  });

/** The point with the greatest mean; none before there is one. */
export const peakOf = (points: readonly DecidingPoint[]): DecidingPoint | undefined =>
  points.toSorted((a, b) => b.mean - a.mean)[0];

/**
 * Where the greatest mean lies when as many boards of each percentage are drawn again from those that there are.
 *
 * @returns the percentages between which 95 % of `times` draws have it
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export const peakInterval = (
  spec: DecidingSpec,
  tally: DecidingTally,
  times = 1000,
): { readonly low: number; readonly high: number } =>
  peakOfMeans(
    spec.percentages,
    spec.percentages.map((_, index) =>
      unitsAt(spec, tally, index).map((unit) => tally.conflicts[unit] ?? 0),
    ),
    spec.seed,
    times,
  );

/**
 * How many times the mean at a percentage the greatest mean of all is, with its interval: boards are drawn again, and the greatest
 * mean is looked up anew.
 */
export function peakTimes(
  spec: DecidingSpec,
  tally: DecidingTally,
  at: number,
  times = 1000,
): Estimate {
  const random = boardRandom(spec.seed, times, spec.boards, at, 1);
  const work = spec.percentages.map((_, index) =>
    unitsAt(spec, tally, index).map((unit) => tally.conflicts[unit] ?? 0),
  );
  const again = work.map(
    (own) => (): number =>
      sumOf(own.map(() => own[Math.floor(random.unit() * own.length)] ?? 0)) / own.length,
  );
  const ratio = (means: readonly number[]): number | null => {
    const below = means[spec.percentages.indexOf(at)] ?? 0;
    return below > 0 ? Math.max(...means) / below : null;
  };
  return drawnAgain(
    ratio(work.map((own) => sumOf(own) / own.length)) ?? Infinity,
    Array.from({ length: times }, () => ratio(again.map((mean) => mean()))),
  );
}

/**
 * Where the greatest mean of any effort lies, as {@link peakInterval} has it.
 *
 * @param work - of the boards of each percentage
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function peakOfMeans(
  percentages: readonly number[],
  work: readonly (readonly number[])[],
  seed: number,
  times = 1000,
): { readonly low: number; readonly high: number } {
  const random = boardRandom(seed, times, work.length, 0, 0);
  const places = Array.from({ length: times }, () => {
    const means = work.map(
      (own) => sumOf(own.map(() => own[Math.floor(random.unit() * own.length)] ?? 0)) / own.length,
    );
    return percentages[means.indexOf(Math.max(...means))] ?? 0;
  }).toSorted((a, b) => a - b);
  const outside = Math.floor(times * 0.025);
  return { low: places[outside] ?? 0, high: places[times - 1 - outside] ?? 0 };
}
