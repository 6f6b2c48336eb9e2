/** 002: 15x15 images with exactly 113 filled cells: how many there are, and how many are simple. */
import { fixed, percent, percentage, scientific } from '../../notebook/plain/numbers.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { boardOf } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { meets } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import { intervalText } from '../000/curveClaim.ts';
import type { CurveClaim } from '../000/curveClaim.ts';
import { countedIn, within } from '../000/densityPoints.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { finishing, overlap, overlapOfRuns, solvedBy } from './overlap.ts';

const sample = 'density 15x15 filled-113';

/** Boards of the sample that are tried by the weaker solvers as well; they are slow. */
const weakBoards = 10_000;

/** "About 1 in 10": anything from 8 to 12.5 in 100, that is 1 in 8 to 1 in 12.5. @param share - in percent */
export const aboutOneIn = (share: number): { readonly low: number; readonly high: number } => ({
  low: (0.8 * share) / 100,
  high: (1.25 * share) / 100,
});

/** Boards that the outermost fits solve, by the two rules. */
type Weaker = {
  readonly boards: number;
  readonly solved: number; // a cell in the same run, or in the same gap, both times keeps its value
  readonly byRuns: number; // a cell in the same run both times is filled; the rest of a finished line is empty
};

/** Tries both rules on the first boards of the sample. */
export function countWeaker(boards: number): Weaker {
  const { spec } = measurements[sample];
  const runs = finishing(overlapOfRuns);
  const counts = { boards, solved: 0, byRuns: 0 };
  for (let index = 0; index < boards; index++) {
    const puzzle = puzzleOf(boardOf(spec, 0, index));
    if (solvedBy(overlap, puzzle)) counts.solved++;
    if (solvedBy(runs, puzzle)) counts.byRuns++;
  }
  return counts;
}

/** Not in the document: what its number would be if its algorithm only compared the leftmost with the rightmost fit. */
export const byOverlap: Question<null, Weaker> = {
  id: '002-15x15-113-overlap',
  place: 'How?',
  title:
    'How many 15x15 images with 113 filled cells a line solver finds that compares the leftmost with the rightmost fit, by runs and gaps, or by runs alone',
  published: null,
  effort: 'minute',
  outcome: '002-15x15-113-overlap',
  read: () => ({ ours: countWeaker(weakBoards), seed: claimSeed }),
  agrees: null,
  ground: ({ boards }) => ({ kind: 'sample', n: boards, unit: 'boards' }),
  quote: 'soluble using the ‘single line algorithm’',
  home: 'fig-113-filled',
  what: 'of the 15x15 pictures with 113 filled cells, those that a weaker line solver finishes',
  says: 'no word on what the algorithm does with a line',
  finds: ({ boards, solved, byRuns }) =>
    `${percent(solved / boards)} by the leftmost and the rightmost fit, runs and gaps; ${percent(byRuns / boards)} by runs alone`,
};

/** What the weaker solvers do with the first boards of the sample. */
export const weakerOf = (measured: Measured): Weaker =>
  (measured.outcome('002-15x15-113-overlap') as Weaker | undefined) ??
  byOverlap.read(measured).ours;

export const filled113: CurveClaim<{ readonly share: number }, CountedShare> = {
  id: '002-15x15-113-filled',
  place: 'How?',
  title: '"About 1 in 10" of the 15x15 images with 113 filled cells are soluble by single lines',
  quote:
    'consider only those that have exactly 113 ( out of 225 ) black squares … then about 1 in 10 of these are soluble using the ‘single line algorithm’',
  published: { share: 10 },
  effort: 'minute',
  from: [sample],
  read(measured) {
    const { simple, boards } = measured.tally(sample);
    const weaker = weakerOf(measured);
    const { low, high } = wilson(weaker.solved, weaker.boards);
    return {
      ours: { count: simple[0] ?? 0, n: boards[0] ?? 0 },
      seed: claimSeed,
      note: `More than 1 in 4 are. Comparing only the leftmost with the rightmost fit, run by run and gap by gap, still solves between ${Math.round(100 * low)} and ${Math.round(100 * high)} in 100; run by run alone, ${percent(weaker.byRuns / weaker.boards)}. A solver between the two would give 1 in 10. The document does not say how it counted; perhaps it counted what was left after its filter for difficulty.`,
    };
  },
  exactOnly: true,
  oursFrom(points) {
    // 50 % of 225 cells are rounded to 113
    const found = countedIn(within(points, 49.8, 50.4), ({ simple }) => simple);
    return found.n === 0 ? null : found;
  },
  reading: 'anything from 1 in 8 to 1 in 12.5',
  agrees: (ours, published) => meets(ours, aboutOneIn(published.share)),
  erratum:
    'The article does not say what its single line algorithm does with a line, nor whether the share was counted before or after its filter for difficulty; so it may count something else.',
  ground({ count, n }) {
    const { low, high } = wilson(count, n);
    const interval = intervalText(fixed(100 * low, 2), fixed(100 * high, 2));
    return { kind: 'sample', n, unit: 'boards', interval };
  },
  home: 'fig-113-filled',
  what: 'of the 15x15 pictures with 113 filled cells, those solved line by line',
  says: ({ share }) => `about ${percentage(share)}`,
  finds: ({ count, n }) => percent(count / n),
  remark: 'the companion tries two weaker line solvers: they lie on both sides of it',
};

type Arrangements = { readonly exact: string; readonly log10: number };

export const arrangements: Claim<{ readonly log10: number }, Arrangements> = {
  id: '002-15x15-113-arrangements',
  place: 'How?',
  title: 'There are "10 ^67" images of 15x15 cells with exactly 113 filled',
  quote:
    'consider only those that have exactly 113 ( out of 225 ) black squares there are 10 ^67 possible arrangements',
  published: { log10: 67 },
  read() {
    const ways = binomialCoefficient(225, 113);
    const exact = ways.toString();
    const leading = Number(`${exact.slice(0, 1)}.${exact.slice(1, 6)}`);
    const log10 = exact.length - 1 + Math.log10(leading);
    return {
      ours: { exact, log10 },
      note: `C(225, 113) is ${fixed(leading, 2)} times 10^${exact.length - 1}, so 10^67 is ${fixed(10 / leading, 1)} times too many. All 15x15 images together, with any number of filled cells, are ${fixed(2 ** 225 / 1e67, 1)} times 10^67, which may be where the number comes from.`,
    };
  },
  agrees: ({ log10 }, published) => Math.round(log10) === published.log10,
  erratum: ({ exact }) => ({
    printed: 'there are 10 ^67 possible arrangements',
    read: `there are about ${powerText(exact)} possible arrangements`,
    check: 'The number is C(225, 113) = 225! / (113! · 112!).',
  }),
  ground: { kind: 'proof' },
  home: 'fig-113-filled',
  what: '15x15 pictures with 113 filled cells',
  says: ({ log10 }) => `10^${log10}`,
  finds: ({ exact }) => powerText(exact),
};

function powerText(exact: string): string {
  const { mantissa, exponent } = scientific(BigInt(exact));
  return `${mantissa}\u00a0×\u00a010^${exponent}`;
}
