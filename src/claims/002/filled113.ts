/** 002: 15x15 images with exactly 113 filled cells: how many there are, and how many are simple. */
import { fixed } from '../../formats/numbers.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { boardOf } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { Claim } from '../claim.ts';
import type { SampledShare } from '../sample.ts';
import { claimSeed, round, sampleShares } from '../sample.ts';
import { solvedByOverlap } from './overlap.ts';

/** The sample behind the answer; the page runs the same one. */
const filled113Spec: DensitySpec = {
  height: 15,
  width: 15,
  model: 'exact',
  percentages: [],
  filled: [113],
  boards: 20_000,
  seed: claimSeed,
};

/** Boards of the sample that are tried by overlap as well; it is slow. */
const overlapBoards = 500;

type Ours = {
  readonly simple: SampledShare;
  readonly overlap: { readonly boards: number; readonly solved: number; readonly share: number };
};

export const filled113: Claim<{ readonly share: number }, Ours> = {
  id: '002-15x15-113-filled',
  source: '002',
  place: 'How?',
  title: '"About 1 in 10" of the 15x15 images with 113 filled cells are soluble by single lines',
  published: { share: 10 },
  effort: 'seconds',
  read() {
    const [simple] = sampleShares(filled113Spec);
    let solved = 0;
    for (let index = 0; index < overlapBoards; index++)
      if (solvedByOverlap(puzzleOf(boardOf(filled113Spec, 0, index)))) solved++;
    const { low, high } = wilson(solved, overlapBoards);
    return {
      ours: {
        simple: simple as SampledShare,
        overlap: { boards: overlapBoards, solved, share: round((100 * solved) / overlapBoards) },
      },
      seed: claimSeed,
      note: `More than 1 in 4 are. A weaker line solver does not explain the difference: comparing only the leftmost with the rightmost fit still solves between ${Math.round(100 * low)} and ${Math.round(100 * high)} in 100. The document does not say how it counted; perhaps it counted what was left after its filter for difficulty.`,
    };
  },
  // "about 1 in 10": anything from 8 to 12.5 in 100, that is 1 in 8 to 1 in 12.5
  agrees: ({ simple }) => simple.low <= 12.5 && simple.high >= 8,
};

type Arrangements = { readonly exact: string; readonly log10: number };

export const arrangements: Claim<{ readonly log10: number }, Arrangements> = {
  id: '002-15x15-113-arrangements',
  source: '002',
  place: 'How?',
  title: 'There are "10 ^67" images of 15x15 cells with exactly 113 filled',
  published: { log10: 67 },
  effort: 'moment',
  read() {
    const ways = binomialCoefficient(225, 113);
    const exact = ways.toString();
    const leading = Number(`${exact.slice(0, 1)}.${exact.slice(1, 6)}`);
    const log10 = round(exact.length - 1 + Math.log10(leading));
    return {
      ours: { exact, log10 },
      note: `C(225, 113) is ${fixed(leading, 2)} times 10^${exact.length - 1}, so 10^67 is ${fixed(10 / leading, 1)} times too many. All 15x15 images together, with any number of filled cells, are ${fixed(2 ** 225 / 1e67, 1)} times 10^67, which may be where the number comes from.`,
    };
  },
  agrees: ({ log10 }, published) => Math.round(log10) === published.log10,
};
