/** 003, section 3: what it says of the black points of its Figure 5, held against stored runs of random boards. */
import { fixed, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import {
  allRuns,
  band,
  boardsOf,
  crossingOf,
  judgedSides,
  leastBoards,
  ofFigure5 as said,
  pointAt,
  pointsIn,
  sampled,
  shareIn,
  sharesName,
} from './thresholdPoints.ts';
import { steepestIn } from './thresholdSteps.ts';
import type { Steepest } from './thresholdSteps.ts';

/** A share of filled cells with its interval. */
type Share = {
  readonly at: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};
const shareText = ({ mean, low, high, at }: Share): string =>
  `${percent(mean)} (${fixed(100 * low, 1)} to ${fixed(100 * high, 1)}) at ${at}\u00a0%`;

type Decrease = { readonly first: Share; readonly least: Share };

export const decreases: Claim<string, Decrease> = {
  ...said,
  id: '003-figure-5-decrease',
  title:
    'For 15x15 the average proportion of filled cells inferred first decreases, from a non-zero amount',
  quote:
    'for the 15x15 puzzles, the average proportion of filled cells actually decreases slightly from a non-zero amount at the beginning',
  published: 'decreases slightly from a non-zero amount',
  from: ['threshold 15x15'],
  ground: sampled(boardsOf(15)),
  what: '15x15, the proportion at the lowest densities',
  says: String,
  finds: ({ first, least }) => `${shareText(first)}, ${shareText(least)}`,
  remark:
    'The least mean of all densities beside the first one; their intervals, in brackets, are apart.',
  read(measured) {
    const name = sharesName(15);
    const points = pointsIn(measured, name);
    const lowest = points.reduce((a, b) => (shareIn(b) < shareIn(a) ? b : a));
    const [first, least] = [points[0]!.at, lowest.at].map((at): Share => ({
      at,
      ...pointAt(measured, name, at).inferred.expected!,
    }));
    return { ours: { first: first!, least: least! }, seed: claimSeed };
  },
  agrees: ({ first, least }) => first.low > 0 && least.at > first.at && least.high < first.low,
};

type Few = {
  readonly sizes: readonly {
    readonly side: number;
    readonly share: number; // at the end of the lower densities
    readonly low: number; // its 95 % interval
    readonly high: number;
    readonly most: number; // the greatest of all up to there
    readonly mostAt: number;
  }[];
};

/** Up to here densities count as the lower ones: well before the printed threshold. */
const lower = 30;

export const fewBelow: Claim<string, Few> = {
  ...said,
  id: '003-figure-5-few-below',
  title: 'At lower densities few of the filled cells can be inferred',
  quote: 'at lower densities few of the filled cells can be inferred by logical inference',
  published: 'few',
  from: allRuns,
  ground: sampled(leastBoards),
  what: `filled cells that can be inferred, of those expected, at ${lower}\u00a0%`,
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, share, low, high }) =>
          `${sizeText(side, side)} ${percent(share)} (${fixed(100 * low, 1)} to ${fixed(100 * high, 1)})`,
      )
      .join('; '),
  remark: ({ sizes }) =>
    `In brackets 95\u00a0% intervals. The most at any density up to ${lower}\u00a0%: ${sizes.map(({ side, most, mostAt }) => `${percent(most)} at ${mostAt}\u00a0% on ${sizeText(side, side)}`).join(', ')}.`,
  reading: `fewer than one in ten, at each density up to ${lower} %`,
  read(measured) {
    const sizes = judgedSides.map((side) => {
      const points = pointsIn(measured, sharesName(side)).filter(({ at }) => at <= lower);
      const most = points.reduce((a, b) => (shareIn(b) > shareIn(a) ? b : a));
      const { low, high } = pointAt(measured, sharesName(side), lower).inferred.expected!;
      const share = shareIn(points.at(-1)!);
      return { side, share, low, high, most: shareIn(most), mostAt: most.at };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) => sizes.length > 0 && sizes.every(({ most }) => most < 0.1),
};

type Filled = { readonly small: number; readonly large: number };

export const expectedFilled: Claim<Filled, Filled> = {
  ...said,
  id: '003-section-3-few-filled',
  place: 'section 3',
  title: 'At density 0.03 there are 6.75 filled cells in expectation on 15x15, and 12 on 20x20',
  quote: 'With a filled cell density of 0.03, there are only 6.75 filled cells in expectation',
  published: { small: 6.75, large: 12 },
  ground: { kind: 'proof' },
  home: 'papers/foote-krizanc/#at-the-lowest-densities',
  what: 'filled cells expected at density 0.03 on 15x15 and on 20x20',
  says: ({ small, large }) => `${small} and ${large}`,
  finds: ({ small, large }) => `${small} and ${large}`,
  read: () => ({ ours: { small: 0.03 * 15 ** 2, large: 0.03 * 20 ** 2 } }),
  agrees: (ours, { small, large }) => ours.small === small && ours.large === large,
};

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / list.length;

type Entire = CountedShare & { readonly filled: number; readonly others: number };

export const entirelyInferable: Claim<string, Entire> = {
  ...said,
  id: '003-section-3-entirely-inferable',
  place: 'section 3',
  title: 'At density 0.03 on 15x15, boards with even fewer filled cells may be entirely inferable',
  quote:
    'on a particular board, it is possible to generate puzzles with even fewer cells, possibly creating entirely inferable puzzles',
  published: 'possibly',
  from: ['threshold 15x15'],
  ground: ({ count, n }) => {
    const { low, high } = wilson(count, n);
    return {
      ...sampled(n, 'boards'),
      interval: `95 % interval ${percent(low)} to ${percent(high)}`,
    };
  },
  home: 'papers/foote-krizanc/#at-the-lowest-densities',
  what: '15x15 at density 0.03, entirely inferable boards',
  says: String,
  finds: ({ count, n, filled }) =>
    `${grouped(count)} of ${grouped(n)}, with ${fixed(filled, 1)} filled cells on average`,
  remark: ({ others }) =>
    `The other boards have ${fixed(others, 1)} filled cells on average. A board without filled cells would be one of them.`,
  read(measured) {
    const { filled, inferable } = measured.tally('threshold 15x15');
    const { percentages } = measurements['threshold 15x15'].spec;
    const kinds: { entire: number[]; others: number[] } = { entire: [], others: [] };
    for (let unit = 0; unit < filled.length; unit += percentages.length)
      kinds[inferable[unit] === 225 ? 'entire' : 'others'].push(filled[unit]!);
    const count = kinds.entire.length;
    const n = count + kinds.others.length;
    return {
      ours: { count, n, filled: mean(kinds.entire), others: mean(kinds.others) },
      seed: claimSeed,
    };
  },
  agrees: ({ count, filled, others }) => count > 0 && filled < others,
};

type Byproduct = { readonly mean: number; readonly without: number };

export const byproduct: Claim<string, Byproduct> = {
  ...said,
  id: '003-section-3-byproduct',
  place: 'section 3',
  title: 'That the share is not zero at the beginning comes of the small board size',
  quote: 'This is the byproduct of the relatively small board size',
  published: 'entirely inferable boards',
  from: ['threshold 15x15'],
  ground: {
    kind: 'part',
    which: 'a part: boards that are not entirely inferable have inferable cells, too',
  },
  home: 'papers/foote-krizanc/#at-the-lowest-densities',
  what: 'mean share at density 0.03 on 15x15, and without the cells of entirely inferable boards',
  says: 'a byproduct of small boards, some of them entirely inferable',
  finds: ({ mean, without }) => `${percent(mean)}, and ${percent(without)} without them`,
  remark: ({ mean, without }) =>
    `Such boards make ${fixed(100 * (mean - without), 1)} of ${fixed(100 * mean, 1)} points.`,
  read(measured) {
    const { mean: share } = pointAt(measured, 'threshold 15x15', 3).inferred.expected!;
    const { count, n, filled } = entirelyInferable.read(measured).ours;
    return {
      ours: { mean: share, without: share - (count * filled) / (n * 0.03 * 15 ** 2) },
      seed: claimSeed,
    };
  },
  agrees: ({ mean: share, without }) => without < share,
};

type Drop = { readonly small: CountedShare; readonly large: CountedShare };

export const dropsWithSize: Claim<string, Drop> = {
  ...said,
  id: '003-section-3-entirely-drops',
  place: 'section 3',
  title:
    'The probability of entirely inferable boards at density 0.03 quickly drops from 15x15 to 20x20',
  quote: 'For larger dimension, the probability of generating such boards quickly drops',
  published: 'quickly drops',
  from: ['threshold 15x15', 'threshold 20x20'],
  ground: sampled(boardsOf(20), 'boards of the larger size'),
  home: 'papers/foote-krizanc/#at-the-lowest-densities',
  what: 'entirely inferable boards at density 0.03, 15x15 and 20x20',
  says: String,
  finds: ({ small, large }) =>
    `${grouped(small.count)} of ${grouped(small.n)}, and ${grouped(large.count)} of ${grouped(large.n)}`,
  remark: 'It is taken to drop where the larger size has less than half the share.',
  read(measured) {
    const [small, large] = [sharesName(15), sharesName(20)].map((name): CountedShare => {
      const { kinds, boards } = pointAt(measured, name, 3);
      return { count: kinds.entire, n: boards };
    });
    return { ours: { small: small!, large: large! }, seed: claimSeed };
  },
  reading: 'less than half the share',
  agrees: ({ small, large }) =>
    small.count > 0 && wilson(large.count, large.n).low < small.count / small.n / 2,
};

type Crossings = {
  readonly sizes: readonly {
    readonly side: number;
    readonly at: number;
    readonly low: number;
    readonly high: number;
    readonly shareAt42: number;
  }[];
  /** The steps between neighbouring densities that may be the steepest of the mean of all sizes, from the first to the last. */
  readonly steepest: Steepest;
};

export const between: Claim<{ readonly from: number; readonly to: number }, Crossings> = {
  ...said,
  id: '003-figure-5-threshold',
  title: 'There appears to be a threshold between densities of 0.39 and 0.42',
  quote: 'There appears to be a threshold between densities of 0.39 and 0.42',
  published: band,
  from: allRuns,
  ground: {
    kind: 'part',
    which: `a sample of ${leastBoards} or more boards at each density: it does not tell the steepest step from the next one`,
  },
  what: 'where the mean share rises most, all sizes taken together',
  says: ({ from, to }) => `between ${from} and ${to}\u00a0%`,
  finds: ({ steepest: { low, high } }) => `somewhere between ${low} and ${high}\u00a0%`,
  remark: ({ sizes, steepest: { from, to, draws, times } }) =>
    `The step from ${from} to ${to}\u00a0% is the steepest of our boards, and in ${draws} of ${times} samples drawn again from them. Taken one by one the sizes pass one half at other places: ${sizes.map(({ side, at }) => `${sizeText(side, side)} at ${fixed(at, 1)}\u00a0%`).join(', ')}. At 42\u00a0%, the end of the printed range, the mean share is ${sizes.map(({ side, shareAt42 }) => `${percent(shareAt42, 0)} on ${sizeText(side, side)}`).join(', ')}: not yet “almost one”.`,
  read(measured) {
    const sizes = judgedSides.map((side) => {
      const { at, low, high } = crossingOf(measured, side, 0.5);
      const shareAt42 = shareIn(pointAt(measured, sharesName(side), 42));
      return {
        side,
        at: at ?? 0,
        low: low ?? 0,
        high: high ?? 100,
        shareAt42,
      };
    });
    const steepest = steepestIn(measured);
    return { ours: { sizes, steepest }, seed: claimSeed };
  },
  // of the steps of the figure, taken in the mean of the three sizes
  agrees: ({ steepest: { low, high } }, { from, to }) => low <= from && high >= to,
};
