/**
 * How sure a place on a sampled curve is: where it peaks, where it crosses a height. No formula gives an interval for
 * such a place, so the sample is drawn again and again from itself: at each point as many boards as there were, with the
 * share that was found, and each time the place is looked up anew. Of the four classes of a point one or two together
 * are asked for at a time, and their number among boards that are drawn again is binomial.
 */
import { boardRandom } from '../engine/board/random.ts';

/** An interval of places; `null` stands for "nowhere", beyond all of them. */
export type PlaceInterval = { readonly low: number | null; readonly high: number | null };

type Drawn = { readonly count: number; readonly n: number };

/** How the sample is drawn again. */
export type Again = {
  readonly seed: number;
  readonly times?: number; // 1,000 without it
  readonly level?: number; // 0.95 without it
};

/**
 * The percentile interval of a place on a curve of counts.
 *
 * @param points - counts among boards, in the order of the curve
 * @param place - finds the place from counts in that order; it must not keep the list
 * @returns the places between which `level` of all those found lie; the same for the same seed
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function placeInterval(
  points: readonly Drawn[],
  place: (counts: Float64Array) => number | null,
  { seed, times = 1000, level = 0.95 }: Again,
): PlaceInterval {
  const random = boardRandom(seed, points.length, times, level, 0);
  const draws = points.map(binomialOf);
  const counts = new Float64Array(points.length);
  const places = new Float64Array(times);
  for (let time = 0; time < times; time++) {
    for (let at = 0; at < draws.length; at++) counts[at] = draws[at]!(random.unit());
    places[time] = place(counts) ?? Infinity;
  }
  places.sort();
  const outside = Math.floor((times * (1 - level)) / 2);
  const known = (at: number): number | null => (places[at] === Infinity ? null : places[at]!);
  return { low: known(outside), high: known(times - 1 - outside) };
}

/**
 * Makes the function that turns a number of [0, 1) into a binomial one: how many of `n` boards, each with a chance of
 * `count / n`.
 *
 * @remarks Numbers more than eight standard deviations away are left out: together they come once in 10^14 draws.
 */
export function binomialOf({ count, n }: Drawn): (unit: number) => number {
  if (count === 0 || count === n) return () => count;
  const reach = 10 + Math.ceil(8 * Math.sqrt(count * (1 - count / n)));
  const least = Math.max(0, count - reach);
  const sums = new Float64Array(Math.min(n, count + reach) - least + 1);
  const mode = count - least;
  // ratios of neighbours, outwards from the mode
  const odds = count / (n - count);
  sums[mode] = 1;
  for (let at = mode + 1; at < sums.length; at++)
    sums[at] = (sums[at - 1]! * odds * (n - least - at + 1)) / (least + at);
  for (let at = mode - 1; at >= 0; at--)
    sums[at] = (sums[at + 1]! * (least + at + 1)) / (odds * (n - least - at));
  for (let at = 1; at < sums.length; at++) sums[at] = sums[at]! + sums[at - 1]!;
  const last = sums.length - 1;
  return (unit) => {
    const wanted = unit * sums[last]!;
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return least + low;
  };
}

/** Shares of cells over boards: of each board the whole, and each part of it. */
export type BoardShares = {
  readonly wholes: ArrayLike<number>;
  readonly parts: readonly ArrayLike<number>[]; // as long as `wholes` each
};

/**
 * Percentile intervals of shares of cells over all boards. The unit is the board, as the cells of one hang together: boards
 * are drawn again with replacement, as many as there are, the same ones for all parts.
 *
 * @returns one interval for each part, from 0 to 1; null where no draw has any cell
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export function shareIntervals(
  { wholes, parts }: BoardShares,
  { seed, times = 1000, level = 0.95 }: Again,
): readonly { readonly low: number; readonly high: number }[] | null {
  const n = wholes.length;
  const random = boardRandom(seed, n, times, level, 0);
  const found = parts.map(() => new Float64Array(times));
  const sums = new Float64Array(parts.length);
  let drawn = 0;
  for (let time = 0; time < times; time++) {
    let whole = 0;
    sums.fill(0);
    for (let k = 0; k < n; k++) {
      const at = Math.floor(n * random.unit());
      whole += wholes[at]!;
      for (let part = 0; part < sums.length; part++) sums[part]! += parts[part]![at]!;
    }
    if (whole === 0) continue; // a draw without any cell has no share
    for (const [part, shares] of found.entries()) shares[drawn] = sums[part]! / whole;
    drawn++;
  }
  if (drawn === 0) return null;
  const outside = Math.floor((drawn * (1 - level)) / 2);
  return found.map((shares) => {
    const sorted = shares.slice(0, drawn).toSorted();
    return { low: sorted[outside]!, high: sorted[drawn - 1 - outside]! };
  });
}
