/** 000, Figure 6 and section 4.2: what the text says about the curve of simple 6x6 puzzles, and about its right panel. */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { Claim } from '../claim.ts';
import { claimSeed, integers, sampleShares } from '../sample.ts';
import type { SampledShare } from '../sample.ts';

type Ours = {
  readonly none: SampledShare; // 0 %
  readonly twenty: SampledShare; // 20 %
  readonly all: SampledShare; // 100 %
  readonly lowest: SampledShare;
  readonly rises: boolean; // from 20 % to 100 %, but for the noise of the sample
};

type Published = { readonly at0: string; readonly at20: string; readonly above: string };

export const figure6Simple: Claim<Published, Ours> = {
  id: '000-figure-6-simple',
  source: '000',
  place: 'Figure 6, left; section 4.2',
  title:
    'The curve of simple 6x6 puzzles: all at 0 %, "only rarely" around 20 %, then more and more',
  published: { at0: 'all', at20: 'only rarely', above: 'increasingly more powerful' },
  effort: 'seconds',
  read() {
    const spec = {
      height: 6,
      width: 6,
      model: 'exact' as const,
      percentages: integers(0, 100),
      boards: 1000,
      seed: claimSeed,
    };
    const shares = sampleShares(spec);
    const at = (percentage: number): SampledShare => shares[percentage] as SampledShare;
    // the share at a percentage is never surely below that of one that is ten points lower
    const rises = shares.every(({ high }, i) => i < 30 || high >= at(i - 10).low);
    const lowest = shares.reduce((least, one) => (one.share < least.share ? one : least));
    return {
      ours: { none: at(0), twenty: at(20), all: at(100), lowest, rises },
      seed: claimSeed,
      note: `The lowest point of our curve is ${lowest.share} % at ${lowest.percentage} % filled cells: "rarely" is about one in ${Math.round(100 / lowest.share)}.`,
    };
  },
  // "only rarely" and "around 20 %" are read as less than one in five, at a lowest point between 15 and 25 %
  agrees: ({ none, twenty, all, lowest, rises }) =>
    none.simple === none.boards &&
    all.simple === all.boards &&
    twenty.high < 20 &&
    Math.abs(lowest.percentage - 20) <= 5 &&
    rises,
};

type Outside = { readonly size: string; readonly percentOutside: number };

export const outside40to60: Claim<string, readonly Outside[]> = {
  id: '000-section-4.2-outside-40-60',
  source: '000',
  place: 'section 4.2; Figure 6, right',
  title: 'Images with less than 40 % or more than 60 % filled cells: their share "is negligible"',
  published: 'negligible',
  effort: 'moment',
  read() {
    const ours = [6, 10, 30].map((side) => {
      const cells = side * side;
      let outside = 0;
      for (const [filled, share] of binomialDistribution(cells).entries())
        if (100 * filled < 40 * cells || 100 * filled > 60 * cells) outside += share;
      return { size: `${side}x${side}`, percentOutside: Number((100 * outside).toPrecision(3)) };
    });
    const [small, medium] = ours;
    return {
      ours,
      note: `Not for 6x6, of which the sentence speaks: ${small?.percentOutside} % of all images lie outside. It becomes true as the size grows: ${medium?.percentOutside} % for 10x10, nothing that could be drawn for 30x30. Probably the shape of the curve was meant, not the sum of its tails.`,
    };
  },
  // "negligible" is read generously: less than one in a hundred, for the size that the sentence is about
  agrees: (ours) => (ours[0]?.percentOutside ?? 100) < 1,
};
