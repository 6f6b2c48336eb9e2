/** The example of the notebook: coins that are tossed, run by run of heads. An experiment, cut into tosses of `together` coins. */
import type { Experiment } from '../plain/experiment.ts';
import { checkSum, readLists, storeLists, sumOf } from '../plain/storedTally.ts';

export type CoinSpec = {
  readonly together: number; // coins that are tossed at once, 1 to 40
  readonly tosses: number; // 1 to 1,000,000
  readonly seed: number; // 0 to 2^32 - 1
};

/** How often so many of the coins showed heads, from none to all. */
export type CoinTally = { readonly heads: Uint32Array };

/** Bits of toss `unit`: the same whoever asks, in whatever order (splitmix32). */
function bitsOf(seed: number, unit: number, coin: number): number {
  let z = (seed + Math.imul(unit + 1, 0x9e3779b9) + Math.imul(coin + 1, 0x85ebca6b)) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 31;
}

export const coins: Experiment<CoinSpec, CoinTally> = {
  id: 'coins',
  version: 1,
  check({ together, tosses }) {
    if (!(together >= 1 && together <= 40))
      throw new RangeError(`coins must be 1 to 40: ${together}`);
    if (!(tosses >= 1 && tosses <= 1_000_000))
      throw new RangeError(`tosses must be 1 to 1,000,000: ${tosses}`);
  },
  units: ({ tosses }) => tosses,
  emptyTally: ({ together }) => ({ heads: new Uint32Array(together + 1) }),
  begin:
    ({ together, seed }) =>
    (from, to, { heads }) => {
      for (let unit = from; unit < to; unit++) {
        let shown = 0;
        for (let coin = 0; coin < together; coin++) shown += bitsOf(seed, unit, coin);
        heads[shown]!++;
      }
    },
  merge(into, part) {
    for (const [shown, times] of part.heads.entries()) into.heads[shown]! += times;
  },
  toStored: storeLists,
  fromStored(stored, spec, done = spec.tosses) {
    const tally = readLists(stored, coins.emptyTally(spec));
    checkSum('tosses', sumOf(tally.heads), done);
    return tally;
  },
};
