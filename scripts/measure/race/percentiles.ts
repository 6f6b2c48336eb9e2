/** What a list of times comes to. */

/** Times of many boards: in all, and the time that a share of them keep within. */
export type Percentiles = {
  readonly total: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly most: number;
};

/**
 * The percentiles of some times, each one of them: the least that so many of a hundred do not pass.
 *
 * @param times - one at least, in any order
 */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return {
    total: times.reduce((sum, time) => sum + time, 0),
    median: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    most: at(1),
  };
}
