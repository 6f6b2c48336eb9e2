/** 002: the parts of its formula: squares of blocks, growth with size, and whether one k brings its values between 1 and 10. */
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { parseLine } from '../../engine/board/cell.ts';
import { squaresOfRuns } from '../../engine/sweep/runSquares.ts';
import { fixed } from '../../formats/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { claimSeed, round } from '../sample.ts';
import { rankedOf, runOf } from './formula.ts';

const place = 'Over Easy or Hard Boiled?';

type Scale = { readonly least: number; readonly greatest: number; readonly boards: number };

/** Points of some sides with half of their cells filled. */
const isHalf =
  (sides: readonly number[]) =>
  ({ side, filled }: { readonly side: number; readonly filled: number }): boolean =>
    sides.includes(side) && Math.abs(filled - (side * side) / 2) <= 0.5;

/** The least and the greatest value of the formula, k = 1, of puzzles with half of their cells filled. */
export function scaleOf(
  spec: FormulaRankSpec,
  tally: FormulaRankTally,
  sides: readonly number[],
): Scale {
  const { formula } = rankedOf(spec, tally, 'rows and columns', isHalf(sides));
  return { least: Math.min(...formula), greatest: Math.max(...formula), boards: formula.length };
}

export const proportional: Claim<
  { readonly times: number },
  { readonly times: number; readonly boards: number }
> = {
  place,
  id: '002-proportional',
  title: 'Difficulty is proportional to size * size: held against sweeps',
  quote: 'Difficulty is proportional to size * size',
  published: { times: 9 },
  from: ['formula-rank across'],
  home: 'papers/great-hunt/#the-formula',
  read(measured) {
    const { spec, tally } = runOf(measured, 'formula-rank across');
    const [small, large] = [5, 15].map((of) => {
      const { sweeps } = rankedOf(spec, tally, 'rows', isHalf([of]));
      return { boards: sweeps.length, mean: sweeps.reduce((a, b) => a + b, 0) / sweeps.length };
    });
    return {
      ours: { times: round(large!.mean / small!.mean), boards: small!.boards + large!.boards },
      seed: claimSeed,
    };
  },
  agrees: ({ times }, published) => Math.abs(times / published.times - 1) <= 0.2,
  reading:
    'held against the mean number of sweeps, from 5x5 to 15x15 with half of the cells filled, of puzzles that single lines solve; within a fifth',
  erratum:
    'The article means difficulty for people, of which there are no data; sweeps grow more slowly than the number of cells.',
  ground: ({ boards }) => ({ kind: 'sample', n: boards, unit: 'boards' }),
  what: 'from 5x5 to 15x15, which has nine times as many cells, difficulty grows',
  says: ({ times }) => `${times} times`,
  finds: ({ times }) => `${fixed(times, 1)} times, in sweeps`,
};

export const oneToTen: Claim<{ readonly times: number }, Scale & { readonly times: number }> = {
  place,
  id: '002-one-to-ten',
  title: 'One k makes everything come out between 1 and 10, for sizes up to 15x15',
  quote:
    'we can multiply by an arbitrary parameter, usually called k, to make everything come out into a convenient range, say 1 ( easy ) to 10 ( hard )',
  published: { times: 10 },
  from: ['formula-rank across'],
  home: 'papers/great-hunt/#from-1-to-10',
  read(measured) {
    const { spec, tally } = runOf(measured, 'formula-rank across');
    const scale = scaleOf(spec, tally, [5, 10, 15]);
    return {
      ours: { ...scale, times: round(scale.greatest / scale.least) },
      seed: claimSeed,
      note: 'Where half of the cells are filled, the formula grows with the number of cells. From 5x5 to 15x15 these grow ninefold, and puzzles of one size differ as well.',
    };
  },
  agrees: ({ times }, published) => times <= published.times,
  reading: 'sizes from 5x5, its example, to 15x15, with half of the cells filled',
  erratum:
    'The article does not say of which sizes “everything” is. It holds from 10x10 on, and from 5x5 to 10x10.',
  ground: ({ boards }) => ({ kind: 'sample', n: boards, unit: 'boards' }),
  what: 'values of the formula from 5x5 to 15x15 fit between 1 and 10',
  says: ({ times }) => `the greatest at most ${times} times the least`,
  finds: ({ times }) => `the greatest ${fixed(times, 1)} times the least`,
};

/** Four runs of one cell in a row, and one run of four. */
const fourOnes = parseLine('1010101');
const oneFour = parseLine('1111000');
const squaresOf = (line: Uint8Array): number => squaresOfRuns(line, 1, line.length, 'rows');

type Squares = { readonly apart: number; readonly together: number };

export const squares: Claim<Squares, Squares> = {
  place,
  id: '002-squares',
  title: 'Squared and added, four blocks of 1 count 4, and one block of 4 counts 16',
  quote: 'square everything and add them together ( 1*1 + 1*1 + 1*1 +1*1 = 4, but 4*4 = 16 )',
  published: { apart: 4, together: 16 },
  home: 'papers/great-hunt/#the-formula',
  read: () => ({ ours: { apart: squaresOf(fourOnes), together: squaresOf(oneFour) } }),
  agrees: exact,
  ground: { kind: 'example' },
  what: 'sums of squares of four blocks of one cell, and of one block of four',
  says: ({ apart, together }) => `${apart} and ${together}`,
  finds: ({ apart, together }) => `${apart} and ${together}`,
};
