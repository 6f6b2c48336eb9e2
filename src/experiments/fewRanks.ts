/**
 * What a rank correlation of a few things can tell: how far chance alone would take it, and between which values the true one
 * lies. Things may be in groups, such as the games of several people: each is then ranked within its own group.
 */
import { boardRandom } from '../engine/board/random.ts';
import type { InPieces } from '../engine/pieces.ts';
import { unitRanks } from './rankCorrelation.ts';

/** Two numbers of each thing of a group. */
export type RankedGroup = { readonly a: readonly number[]; readonly b: readonly number[] };

/** A rank correlation, and what it is worth. */
export type Connection = {
  readonly rho: number; // -1 to 1
  readonly low: number; // of the 95 % interval
  readonly high: number;
  /** The share of orders of the second numbers that are connected at least as strongly with the first. */
  readonly chance: number;
  /** The greatest strength that chance has too often to tell anything: the share of orders beyond it is at most `level`. */
  readonly band: number;
  /** How many orders were looked at; all there are, if `exact`. */
  readonly orders: number;
  readonly exact: boolean;
  readonly things: number; // of the groups that count
  readonly groups: number;
};

/** Fewer things than this say nothing of an order: a group counts from here on. */
export const leastRanked = 6;

/** Up to so many things every order of them is looked at: 8! = 40,320. */
const allOrdersOf = 8;

/** Orders in a piece: about a millisecond. */
const ordersInPiece = 2000;

/** Orders that are drawn where there are too many to look at all. */
const drawnOrders = 10_000;

/** Of the normal distribution, for 95 %. */
const normal = 1.959964;

/** How it is found. */
export type ConnectionOptions = {
  readonly seed: number; // of the orders that are drawn
  readonly level: number; // of the band, above 0
};

/** What is reckoned with of a group. */
type Ranked = { readonly a: Float64Array; readonly b: Float64Array };

/**
 * The rank correlation of two numbers over groups of things: of one group Spearman's; of several the mean of theirs, a group
 * of n weighing n - 1. Groups of fewer than six things, and those in which one of the numbers is always the same, do not count.
 *
 * The interval is that of Fisher's z with the variance of Bonett and Wright, (1 + rho²/2) / (n - 3); a rho of exactly 1 is
 * taken half a step of ranks below it, as its interval would else be a point. The chance is that of a permutation test, by
 * all orders for one group of up to eight things, else by drawn ones.
 *
 * @returns null where no group counts
 * @source D. G. Bonett and T. A. Wright, Sample size requirements for estimating Pearson, Kendall and Spearman correlations, Psychometrika 65 (2000), 23-28; E. J. G. Pitman, Significance tests which may be applied to samples from any populations II, Suppl. J. R. Statist. Soc. 4 (1937), 225-232
 */
export function* connectionInPieces(
  all: readonly RankedGroup[],
  { seed, level }: ConnectionOptions,
): InPieces<Connection | null> {
  const ranked = all.flatMap(({ a, b }): readonly Ranked[] => {
    const [ranksA, ranksB] = a.length < leastRanked ? [null, null] : [unitRanks(a), unitRanks(b)];
    return ranksA === null || ranksB === null ? [] : [{ a: ranksA, b: ranksB }];
  });
  const [first] = ranked;
  if (first === undefined) return null;
  const rho = meanRho(ranked);
  const exact = ranked.length === 1 && first.a.length <= allOrdersOf;
  const found = yield* exact ? allRhos(first) : drawnRhos(ranked, seed);
  const strengths = found.map(Math.abs).toSorted();
  const beyond = Math.abs(rho) - 1e-9;
  const asStrong = strengths.length - strengths.findIndex((strength) => strength >= beyond);
  const stronger = strengths.at(-1)! >= beyond ? asStrong : 0;
  return {
    rho,
    ...interval(rho, ranked),
    // the order that is there is one of those that were possible
    chance: exact ? stronger / strengths.length : (stronger + 1) / (strengths.length + 1),
    band: strengths[strengths.length - 1 - Math.floor(level * strengths.length)]!,
    orders: strengths.length,
    exact,
    things: ranked.reduce((sum, { a }) => sum + a.length, 0),
    groups: ranked.length,
  };
}

function meanRho(ranked: readonly Ranked[]): number {
  let [sum, weights] = [0, 0];
  for (const { a, b } of ranked) {
    let product = 0;
    for (let at = 0; at < a.length; at++) product += a[at]! * b[at]!;
    sum += (a.length - 1) * product;
    weights += a.length - 1;
  }
  return Math.max(-1, Math.min(1, sum / weights));
}

function interval(
  rho: number,
  ranked: readonly Ranked[],
): { readonly low: number; readonly high: number } {
  const least = Math.min(...ranked.map(({ a }) => a.length));
  const most = 1 - 6 / (least ** 3 - least);
  const [sign, strength] = [Math.sign(rho), Math.min(Math.abs(rho), most)];
  const z = Math.atanh(sign * strength);
  const free = ranked.reduce((sum, { a }) => sum + a.length - 3, 0);
  const reach = normal * Math.sqrt((1 + strength ** 2 / 2) / free);
  return { low: Math.tanh(z - reach), high: Math.tanh(z + reach) };
}

/** Of every order, by Heap's algorithm. */
function* allRhos({ a, b }: Ranked): InPieces<Float64Array> {
  const order = b.slice();
  const counts = new Uint8Array(order.length);
  const found = [meanRho([{ a, b: order }])];
  for (let at = 1; at < order.length;) {
    if (counts[at]! < at) {
      swap(order, at % 2 === 0 ? 0 : counts[at]!, at);
      found.push(meanRho([{ a, b: order }]));
      if (found.length % ordersInPiece === 0) yield;
      counts[at]!++;
      at = 1;
    } else counts[at++] = 0;
  }
  return Float64Array.from(found);
}

/** Of orders that are drawn, each group for itself. */
function* drawnRhos(ranked: readonly Ranked[], seed: number): InPieces<Float64Array> {
  const orders = ranked.map(({ a, b }) => ({ a, b: b.slice() }));
  const things = orders.reduce((sum, { a }) => sum + a.length, 0);
  const random = boardRandom(seed, things, orders.length, 0, 0);
  const found = new Float64Array(drawnOrders);
  const every = Math.max(1, Math.round((ordersInPiece * 8) / things));
  for (let time = 0; time < drawnOrders; time++) {
    for (const { b } of orders)
      for (let at = b.length - 1; at > 0; at--) swap(b, at, random.below(at + 1));
    found[time] = meanRho(orders);
    if (time % every === every - 1) yield;
  }
  return found;
}

function swap(values: Float64Array, one: number, other: number): void {
  const value = values[one]!;
  values[one] = values[other]!;
  values[other] = value;
}
