/** 000, Figure 8 and section 4.2: up to a certain percentage hardly any larger puzzle is simple. */
import type { Claim } from '../claim.ts';
import { claimSeed, integers, sampleShares } from '../sample.ts';
import type { SampledShare } from '../sample.ts';

type Published = { readonly below: number; readonly upTo: number };
type Ours = {
  readonly highest: SampledShare; // of all percentages that the sentence covers
  readonly last: SampledShare; // at the percentage that it names
  readonly crossing: number | null; // first percentage of the picture with 2 % or more simple
};

/** `from` and `to` are the range that the picture shows; the claim reaches to `upTo`. */
function claim(side: number, from: number, upTo: number, to: number): Claim<Published, Ours> {
  return {
    id: `000-figure-8-${side}x${side}-below-${upTo}`,
    source: '000',
    place: `Figure 8, ${side === 10 ? 'left' : 'right'}; section 4.2`,
    title: `Less than 2 % of ${side}x${side} puzzles are simple or (2,2)-hard up to around ${upTo} % filled cells`,
    published: { below: 2, upTo },
    effort: 'seconds',
    read() {
      const shares = sampleShares({
        height: side,
        width: side,
        model: 'exact',
        percentages: integers(from, to),
        boards: 1000,
        seed: claimSeed,
      });
      const covered = shares.slice(0, upTo - from + 1);
      const highest = covered.reduce((most, one) => (one.share > most.share ? one : most));
      const last = covered.at(-1) as SampledShare;
      const crossing = shares.find(({ share }) => share >= 2)?.percentage ?? null;
      return {
        ours: { highest, last, crossing },
        seed: claimSeed,
        note: `Tested for the simple puzzles only, from ${from} % on, where the picture begins: simple and (2,2)-hard together can only be more.`,
      };
    },
    agrees: ({ highest }, { below }) => highest.share < below,
  };
}

export const figure8Small = claim(10, 20, 30, 45);
export const figure8Large = claim(30, 45, 50, 60);
