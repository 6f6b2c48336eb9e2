/** 002: whether one k brings the values of its formula between 1 and 10. */
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { fixed } from '../../formats/numbers.ts';
import type { Claim } from '../claim.ts';
import { claimSeed, round } from '../sample.ts';
import { rankedOf, runOf } from './formula.ts';

const place = 'Over Easy or Hard Boiled?';
const said = { source: '002', place } as const;

type Scale = { readonly least: number; readonly greatest: number; readonly boards: number };

/** The least and the greatest value of the formula, k = 1, of puzzles with half of their cells filled. */
export function scaleOf(
  spec: FormulaRankSpec,
  tally: FormulaRankTally,
  sides: readonly number[],
): Scale {
  const { formula } = rankedOf(
    spec,
    tally,
    'rows and columns',
    ({ side, filled }) => sides.includes(side) && Math.abs(filled - (side * side) / 2) <= 0.5,
  );
  return { least: Math.min(...formula), greatest: Math.max(...formula), boards: formula.length };
}

export const oneToTen: Claim<{ readonly times: number }, Scale & { readonly times: number }> = {
  ...said,
  id: '002-one-to-ten',
  title: 'One k makes everything come out between 1 and 10, for sizes up to 15x15',
  quote:
    'we can multiply by an arbitrary parameter, usually called k, to make everything come out into a convenient range, say 1 ( easy ) to 10 ( hard )',
  published: { times: 10 },
  effort: 'moment',
  from: ['formula-rank across'],
  home: 'hunt/#from-1-to-10',
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
  tell: {
    what: 'values of the formula from 5x5 to 15x15 fit between 1 and 10',
    published: ({ times }) => `the greatest at most ${times} times the least`,
    ours: ({ times }) => `the greatest ${fixed(times, 1)} times the least`,
  },
};
