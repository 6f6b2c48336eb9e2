/**
 * The upper edge of 003's curves: what no board of a size can exceed on the mean, of the filled cells expected. Counting gives one
 * (countingBound.ts), exchanges near by another (exchanges.ts); the lower of the two holds.
 */
import {
  leastOpenBits,
  mostFilledInferable,
  openBitsInTheLimit,
} from '../engine/inference/countingBound.ts';
import { exchangeableOn } from './exchanges.ts';
import type { ExchangesSpec, ExchangesTally } from './exchanges.ts';

/** Of a percentage, the share of filled cells that are exchangeable, by reach from 1 on. */
export type ExchangeShares = ReadonlyMap<number, readonly number[]>;

/** What a run found. */
export const exchangeShares = (
  { percentages, reach }: ExchangesSpec,
  { billionths }: ExchangesTally,
): ExchangeShares =>
  new Map(
    percentages.map((at, k) => [
      at,
      Array.from(billionths.slice(k * reach, (k + 1) * reach), (count) => count / 1e9),
    ]),
  );

/** The two edges at a percentage. */
export type Edges = { readonly counting: number; readonly exchanges: number };

/** The edges of square boards. */
export function edgesOf(side: number, percentage: number, shares: ExchangeShares): Edges {
  const density = percentage / 100;
  return {
    counting: mostFilledInferable(leastOpenBits(side, side, density), density),
    exchanges: 1 - exchangeableOn(side, shares.get(percentage) ?? []),
  };
}

/** The edges that boards of every size come down to as they grow. */
export function edgesInTheLimit(percentage: number, shares: ExchangeShares): Edges {
  const density = percentage / 100;
  return {
    counting: mostFilledInferable(openBitsInTheLimit(density), density),
    exchanges: 1 - (shares.get(percentage)?.at(-1) ?? 0),
  };
}

/** The lower one. */
export const edge = ({ counting, exchanges }: Edges): number => Math.min(counting, exchanges);
