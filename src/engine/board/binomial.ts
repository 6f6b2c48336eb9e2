/** How many images have a given number of filled cells: the right panel of Figure 6 of 000, computed, not sampled. */

/**
 * The number of ways to choose `k` of `n`: images of n cells with k filled.
 *
 * @param n - an integer 0 or more
 * @param k - an integer; outside 0..n there is no way
 * @throws RangeError when one is not an integer or n is negative
 * @source 000_8dc3042ab81c971c.txt §4.2; 002_5ae15e577f844a8a.txt ("10 ^67 possible arrangements")
 */
export function binomialCoefficient(n: number, k: number): bigint {
  if (!Number.isInteger(n) || n < 0)
    throw new RangeError(`n must be an integer of 0 or more: ${n}`);
  if (!Number.isInteger(k)) throw new RangeError(`k must be an integer: ${k}`);
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  const steps = Math.min(k, n - k);
  // after step i, `ways` is the whole number C(n, i)
  for (let i = 1; i <= steps; i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/**
 * The same as a number, for sizes of which every image has a number: exact for n up to 36.
 *
 * @param n - 0 to 36, not checked
 * @param k - an integer; outside 0..n there is no way
 */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return k < 0 || k > n ? 0 : Math.round(ways);
}

/**
 * The probability of each number of filled cells when every one of `cells` cells is filled with `probability`.
 *
 * @param cells - a positive integer
 * @param probability - 0..1; 1/2 weighs all images alike
 * @returns `cells + 1` probabilities that add up to 1, for 0, 1, ..., `cells` filled; far tails underflow to 0
 * @throws RangeError when an argument is out of range
 * @remarks Ratios of neighbours, outwards from the mode, then divided by their sum: no large factorials.
 * @source 000_8dc3042ab81c971c.txt Figure 6, right
 */
export function binomialDistribution(cells: number, probability = 0.5): Float64Array {
  if (!Number.isInteger(cells) || cells < 1)
    throw new RangeError(`cells must be a positive integer: ${cells}`);
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError(`probability must be from 0 to 1: ${probability}`);
  const weights = new Float64Array(cells + 1);
  const mode = Math.min(cells, Math.floor((cells + 1) * probability));
  weights[mode] = 1;
  const odds = probability / (1 - probability);
  for (let k = mode + 1; k <= cells; k++)
    weights[k] = (weights[k - 1]! * odds * (cells - k + 1)) / k;
  for (let k = mode - 1; k >= 0; k--) weights[k] = (weights[k + 1]! * (k + 1)) / (cells - k) / odds;
  let sum = 0;
  for (const weight of weights) sum += weight;
  for (let k = 0; k <= cells; k++) weights[k] = weights[k]! / sum;
  return weights;
}
