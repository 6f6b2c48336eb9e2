/**
 * The Wilson score interval of a proportion. None of the documents gives an interval for its samples; every sampled
 * point of ours has one. Unlike the textbook interval it behaves at 0 and at 1, where most of the density curves live.
 */

/** A range of proportions, each 0..1. */
export type Interval = { readonly low: number; readonly high: number };

/**
 * The Wilson interval of `successes` out of `trials`.
 *
 * @param successes - an integer 0..trials
 * @param trials - an integer 0 or more; 0 says nothing and gives 0..1
 * @param z - half-width in standard deviations: 1.96 for 95 %
 * @returns bounds in 0..1; `low` is exactly 0 when nothing succeeded, `high` exactly 1 when all did
 * @throws RangeError when the counts are not integers in range or `z` is not positive
 * @source E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927), 209-212
 */
export function wilson(successes: number, trials: number, z = 1.96): Interval {
  if (!Number.isInteger(trials) || trials < 0)
    throw new RangeError(`trials must be an integer of 0 or more: ${trials}`);
  if (!Number.isInteger(successes) || successes < 0 || successes > trials)
    throw new RangeError(`successes must be an integer from 0 to ${trials}: ${successes}`);
  if (!(z > 0)) throw new RangeError(`z must be positive: ${z}`);
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = z * z;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half =
    (z / (1 + z2 / trials)) *
    Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === trials ? 1 : Math.min(1, centre + half),
  };
}
