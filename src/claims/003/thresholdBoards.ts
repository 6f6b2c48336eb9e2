/** 003, section 3: what it says of boards below and above its threshold, held against stored runs of random boards. */
import { fixed, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { surely } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { claimSeed } from '../sample.ts';
import {
  allRuns,
  band,
  judgedSides,
  leastBoards,
  ofFigure5 as said,
  pointAt,
  pointsIn,
  sampled,
  sharesName,
} from './thresholdPoints.ts';

/** Boards with something to infer just below the threshold, and up to where hardly any has a filled cell to infer. */
type Below = {
  readonly at: number;
  readonly sizes: readonly {
    readonly side: number;
    readonly any: CountedShare;
    readonly filled: CountedShare;
  }[];
  /** Of the largest size: the last density of those from the lowest on of which hardly any board has a filled one. */
  readonly hardlyTo: number;
};

/** We take “almost surely” not as at most one board in twenty, which is generous. */
const almostNone = 0.05;

export const noneBelow: Claim<string, Below> = {
  ...said,
  id: '003-section-3-none-below',
  place: 'section 3',
  title: 'Boards with a density below the threshold almost surely do not have an inferable cell',
  quote:
    'Boards with filled cell density below the transition threshold almost surely do not have an inferable cell',
  published: 'almost surely not one',
  from: allRuns,
  ground: ({ sizes }) => {
    const { side, filled } = sizes.at(-1)!;
    const { low, high } = wilson(filled.count, filled.n);
    return {
      ...sampled(leastBoards),
      interval: `95 % interval of the last share, of ${sizeText(side, side)}, ${fixed(100 * low, 1)} to ${fixed(100 * high, 1)} %`,
    };
  },
  home: 'papers/foote-krizanc/#almost-surely-none',
  what: 'boards with an inferable cell, below the threshold',
  says: String,
  finds: ({ at, sizes }) =>
    `at ${at}\u00a0%: ${sizes.map(({ side, any, filled }) => `${sizeText(side, side)} ${percent(any.count / any.n, 0)} have one, ${percent(filled.count / filled.n, 0)} a filled one`).join('; ')}`,
  remark: ({ sizes, hardlyTo }) => {
    const side = sizes.at(-1)?.side ?? 0;
    return `“Almost surely” not is taken as at most one board in twenty. Read of cells of either kind it fails at each density below the threshold on each size: on sparse boards some line is empty. Read of filled cells it holds far below: on ${sizeText(side, side)} up to ${hardlyTo}\u00a0%.`;
  },
  read(measured) {
    const at = 36;
    const sizes = judgedSides.map((side) => {
      const { boards: n, kinds, noneFilled } = pointAt(measured, sharesName(side), at);
      return { side, any: { count: n - kinds.none, n }, filled: { count: n - noneFilled, n } };
    });
    const points = pointsIn(measured, sharesName(judgedSides.at(-1)!));
    const first = points.findIndex(
      ({ boards, noneFilled }) => boards - noneFilled > almostNone * boards,
    );
    return { ours: { at, sizes, hardlyTo: points[first - 1]?.at ?? 0 }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 0 &&
    sizes.every(({ filled }) => wilson(filled.count, filled.n, surely).low <= almostNone),
  erratum: {
    printed:
      'Boards with filled cell density below the transition threshold almost surely do not have an inferable cell',
    read: 'below the transition threshold only a small part of the filled cells of a board can be inferred on average; far below it, boards of 25x25 almost surely have no inferable filled cell',
    check:
      'Count boards instead of cells: at density 0.36 most boards of 15x15 have an inferable filled cell, while the mean share is a third. Of empty cells it fails on sparse boards of 15x15 to 25x25, too: many have a line without any number, which is empty. (At a fixed density such lines become rare as boards grow.)',
  },
};

type Above = {
  readonly sizes: readonly (CountedShare & {
    readonly side: number;
    readonly filled: number; // boards with a filled cell to infer
  })[];
};

/** How we read “almost one”. */
const almostOne = 0.99;

export const oneAbove: Claim<string, Above> = {
  ...said,
  id: '003-section-3-one-above',
  place: 'section 3',
  title: 'Above the threshold the probability of an inferable cell is almost one',
  quote:
    'the probability of an inferable cell occurring for boards with filled cell density above the threshold is almost one',
  published: 'almost one',
  from: allRuns,
  ground: sampled(leastBoards),
  home: 'papers/foote-krizanc/#almost-surely-none',
  what: 'boards with an inferable cell, above the threshold',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, count, n, filled }) =>
          `${sizeText(side, side)} ${grouped(count)} of ${grouped(n)}, ${grouped(filled)} with a filled one`,
      )
      .join('; '),
  remark:
    'All boards of more than 42\u00a0% filled cells, of each size. So it holds of filled cells, too, of which the sentence before it fails.',
  reading: '99 of 100 boards, and of filled cells alone',
  read(measured) {
    const sizes = judgedSides.map((side) => {
      const points = pointsIn(measured, sharesName(side)).filter(({ at }) => at > band.to);
      const n = points.reduce((sum, { boards }) => sum + boards, 0);
      return {
        side,
        count: n - points.reduce((sum, { kinds }) => sum + kinds.none, 0),
        filled: n - points.reduce((sum, { noneFilled }) => sum + noneFilled, 0),
        n,
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 0 &&
    sizes.every(
      ({ filled, n }) => wilson(filled, n, surely).high >= almostOne && filled / n > almostOne,
    ),
};
