/**
 * How likely filled cells are to be half of a switch near by, by percentage of filled cells: an edge that no mean share of
 * inferable cells comes above. Nothing is drawn at random; a unit is one reach, at all percentages together.
 */
import { exchangeable } from '../engine/inference/exchanges.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkWithin, readLists, storeLists } from '../notebook/plain/storedTally.ts';

export type ExchangesSpec = {
  readonly percentages: readonly number[];
  readonly reach: number; // rows and columns away, at most; smaller reaches are for cells near a border
  readonly columns: number; // see `Exchanges`
};

/** For each percentage and each reach from 1 on: of a billion filled cells that many, rounded down. */
export type ExchangesTally = { readonly billionths: Float64Array };

const billion = 1e9;

export const exchanges: Experiment<ExchangesSpec, ExchangesTally> = {
  id: 'exchanges',
  version: 1,

  check({ percentages, reach, columns }) {
    for (const one of percentages) checkBetween('percentage', one, 0, 100);
    checkBetween('reach', reach, 1, 8);
    checkBetween('columns', columns, 1, 6);
  },

  units: ({ reach }) => reach,

  emptyTally: ({ percentages, reach }) => ({
    billionths: new Float64Array(percentages.length * reach),
  }),

  begin({ percentages, reach, columns }) {
    const densities = percentages.map((one) => one / 100);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++)
        for (const [at, share] of exchangeable(densities, { reach: unit + 1, columns }).entries())
          // the sums are rounded in their last digits, far below a billionth
          tally.billionths[at * reach + unit]! += Math.max(0, Math.floor(billion * share - 1e-3));
    };
  },

  merge(into, part) {
    for (const [unit, count] of part.billionths.entries()) into.billionths[unit]! += count;
  },

  toStored: storeLists,

  fromStored(stored, spec) {
    const tally = readLists(stored, exchanges.emptyTally(spec));
    const { reach } = spec;
    checkWithin('billionths', tally.billionths, () => billion);
    return { ...tally, billionths: checkedReaches(tally.billionths, reach) };
  },
};

/** A longer reach finds no less. @throws RangeError where it does */
function checkedReaches(billionths: Float64Array, reach: number): Float64Array {
  for (const [unit, count] of billionths.entries())
    // parts of a run may lack the longer reaches
    if (unit % reach > 0 && count > 0 && count < billionths[unit - 1]!)
      throw new RangeError(`billionths[${unit}]: ${count}, less than with a shorter reach`);
  return billionths;
}

/**
 * The share of the filled cells of a square board that are exchangeable at least, on the mean. A cell with so many cells
 * between it and the nearest border has every exchange of that reach that it has without a border: what lies outside of the
 * board counts as empty there, which only lets lines keep more clues.
 *
 * @param shares - of a cell without a border near it, by reach from 1 on
 */
export function exchangeableOn(side: number, shares: readonly number[]): number {
  let sum = 0;
  for (let ring = 1; 2 * ring < side; ring++) {
    const inner = side - 2 * ring; // side of the square of cells that have so many beyond them, or more
    const [share, before] = [ring, ring - 1].map(
      (at) => shares[Math.min(at, shares.length) - 1] ?? 0,
    );
    sum += inner ** 2 * (share! - before!);
  }
  return sum / side ** 2;
}
