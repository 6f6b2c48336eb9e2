/** Spearman's rank correlation with its interval: whether two numbers put the same things in the same order. */
import { boardRandom } from '../engine/board/random.ts';
import { allPieces } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';

/** Draws in a piece, for a thousand things: about a millisecond. */
const drawsInPiece = 12;

/** A rank correlation with its interval. */
export type RankCorrelation = {
  readonly rho: number;
  readonly low: number;
  readonly high: number;
};

/** A list in order: which things are equal, from the least up. */
type Order = { readonly things: Int32Array; readonly ends: Int32Array };

function orderOf(values: ArrayLike<number>): Order {
  const things = Int32Array.from({ length: values.length }, (_, at) => at).toSorted(
    (a, b) => values[a]! - values[b]!,
  );
  const ends: number[] = [];
  for (let at = 0; at < things.length; at++)
    if (values[things[at]!] !== values[things[at + 1] ?? -1]) ends.push(at + 1);
  return { things, ends: Int32Array.from(ends) };
}

/** Ranks where each thing is there as often as `times` says; the sum of all is fixed, so twice the rank above the middle. */
function writeRanks({ things, ends }: Order, times: Int32Array, ranks: Float64Array): void {
  const n = things.length;
  let before = 0;
  let at = 0;
  for (const end of ends) {
    const from = at;
    let count = 0;
    for (; at < end; at++) count += times[things[at]!]!;
    for (let k = from; k < end; k++) ranks[things[k]!] = 2 * before + count - n;
    before += count;
  }
}

/**
 * Ranks of values about their mean, equal values sharing theirs, as a vector of length one: the product of two such
 * vectors is Spearman's rank correlation.
 *
 * @returns null where all values are equal
 * @source see {@link rankCorrelation}
 */
export function unitRanks(values: ArrayLike<number>): Float64Array | null {
  const ranks = new Float64Array(values.length);
  writeRanks(orderOf(values), new Int32Array(values.length).fill(1), ranks);
  const length = Math.hypot(...ranks);
  return length === 0 ? null : ranks.map((rank) => rank / length);
}

/**
 * Spearman's rank correlation of two lists of the same length, equal values sharing their mean rank, with its 95 % percentile interval, by drawing the pairs again with replacement.
 *
 * @param seed - of the draws
 * @param draws - how many
 * @returns null where there is no correlation to speak of
 * @source C. Spearman, The proof and measurement of association between two things, Am. J. Psychology 15 (1904), 72-101; B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3
 */
export const rankCorrelation = (
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  seed: number,
  draws = 400,
): RankCorrelation | null => allPieces(rankCorrelationInPieces(a, b, seed, draws));

/** The same in pieces of about a millisecond. @source see {@link rankCorrelation} */
export function* rankCorrelationInPieces(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  seed: number,
  draws = 400,
): InPieces<RankCorrelation | null> {
  const n = a.length;
  const [orderA, orderB] = [orderOf(a), orderOf(b)];
  const [ranksA, ranksB] = [new Float64Array(n), new Float64Array(n)];
  const times = new Int32Array(n).fill(1);
  const drawn = (): number | null => {
    writeRanks(orderA, times, ranksA);
    writeRanks(orderB, times, ranksB);
    let [squareA, squareB, product] = [0, 0, 0];
    for (let at = 0; at < n; at++) {
      const [x, y, often] = [ranksA[at]!, ranksB[at]!, times[at]!];
      squareA += often * x * x;
      squareB += often * y * y;
      product += often * x * y;
    }
    return squareA > 0 && squareB > 0 ? product / Math.sqrt(squareA * squareB) : null;
  };
  const rho = drawn();
  if (rho === null) return null;
  const random = boardRandom(seed, n, draws, 0, 0);
  const found: number[] = [];
  const every = Math.max(1, Math.round((1000 * drawsInPiece) / n));
  for (let time = 0; time < draws; time++) {
    if (time % every === every - 1) yield;
    times.fill(0);
    for (let at = 0; at < n; at++) times[Math.floor(n * random.unit())]!++;
    const one = drawn();
    if (one !== null) found.push(one);
  }
  found.sort((x, y) => x - y);
  const outside = Math.floor(found.length * 0.025);
  return { rho, low: found[outside] ?? rho, high: found[found.length - 1 - outside] ?? rho };
}
