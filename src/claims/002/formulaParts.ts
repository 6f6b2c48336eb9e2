/** 002: parts of its formula of which it says a sentence each: the sum of squares, the number 15; and the program that hunts. */
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { describeLine } from '../../engine/board/description.ts';
import { parseLine } from '../../engine/board/cell.ts';
import { formulaOf } from '../../engine/sweep/runSquares.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import { claimSeed } from '../sample.ts';
import { runOf } from './formula.ts';

const place = 'Over Easy or Hard Boiled?';

export const figureRow: Claim<string, string> = {
  id: '002-figure-row',
  place: 'opening',
  title: 'The second row of the figure, one black square and then three adjacent ones, is “1,3”',
  quote:
    'look at the second row in the figure which has one black square by itself and then three adjacent black square so it is described as “1,3”',
  published: '1,3',
  read: () => ({ ours: describeLine(parseLine('10111')).join(',') }),
  agrees: exact,
  ground: { kind: 'part', which: 'the figure is lost in our copy; a row as the text tells it' },
  home: 'one-line/#where-all-fits-agree',
  what: 'one black square by itself and then three adjacent ones are described as',
  says: String,
  finds: String,
};

type Fifth = { readonly sum: number; readonly sweeps: number };
type Fifths = { readonly least: Fifth; readonly greatest: Fifth; readonly boards: number };

/** Not in the document: whether its measure goes with sweeps, in puzzles of one size and one number of filled cells. */
export const inverse: Question<string, Fifths> = {
  place,
  id: '002-inverse',
  title:
    '“Difficulty is inversely proportional to the sum of squares of the relative block lengths”: and sweeps?',
  quote: 'Difficulty is inversely proportional to the sum of squares of the relative block lengths',
  published: 'inversely proportional',
  from: ['formula-rank 15x15'],
  home: 'papers/great-hunt/#the-formula',
  read(measured) {
    const { tally } = runOf(measured, 'formula-rank 15x15');
    const puzzles = Array.from(tally.sweeps, (sweeps, unit) => ({
      sweeps,
      sum: tally.rows[unit]! + tally.columns[unit]!,
    }))
      .filter(({ sweeps }) => sweeps > 0)
      .toSorted((one, other) => one.sum - other.sum);
    const fifth = Math.floor(puzzles.length / 5);
    const means = (some: typeof puzzles): Fifth => ({
      sum: some.reduce((all, { sum }) => all + sum, 0) / some.length,
      sweeps: some.reduce((all, { sweeps }) => all + sweeps, 0) / some.length,
    });
    return {
      ours: {
        least: means(puzzles.slice(0, fifth)),
        greatest: means(puzzles.slice(-fifth)),
        boards: puzzles.length,
      },
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: ({ boards }) => ({
    kind: 'sample',
    n: boards,
    unit: 'puzzles of 15x15 with 113 filled cells',
  }),
  what: 'from the fifth of the puzzles with the least sums of squares to that with the greatest',
  says: 'the greater the sum, the less difficult, for people',
  finds: ({ least, greatest }) =>
    `the mean sum grows to ${fixed(greatest.sum / least.sum, 2)} times as much, the mean number of sweeps from ${fixed(least.sweeps, 1)} to ${fixed(greatest.sweeps, 1)}`,
  remark:
    'The article defines a difficulty for people, and does not count sweeps. So this is no verdict on it.',
};

/** Not in the document: what the number 15 is for. */
export const fifteen: Question<string, { readonly times: number }> = {
  place,
  id: '002-largest-15',
  title:
    'What the 15 in the formula does, the side of “the largest nonogram we are ever going to trouble ourselves with”',
  quote:
    'Assuming that the largest nonogram we are ever going to trouble ourselves with is 15 by 15, then we can specify the ‘relative block length’ as 15 * blocklength / size',
  published: 'assumed',
  home: 'papers/great-hunt/#the-formula',
  // one block of 2 on a side of 5, with its relative length and without
  read: () => ({ ours: { times: 5 ** 2 / (2 / 5) ** 2 / formulaOf(5, 5, 2 ** 2, 0, 1) } }),
  agrees: null,
  ground: { kind: 'proof' },
  proof:
    'The 15 stands before every relative length. Squared and added, it divides the value of every puzzle by 15 times 15, whatever its size. The factor k can undo that. So no order of puzzles depends on it, and larger boards can be rated as well.',
  what: 'the 15 of the formula',
  says: 'assumes that no nonogram is larger; no word on why it is there',
  finds: ({ times }) => `divides every value by ${grouped(Math.round(times))}, as another k would`,
};

/** Pictures that a quick program tries in a second. */
const perSecond = 1e6;
const secondsOfYear = 365.25 * 24 * 3600;

/** Not in the document: how far such a program comes. */
export const worksThrough: Question<string, { readonly years: number }> = {
  id: '002-works-through',
  place: 'How?',
  title:
    'How long a program takes that “works its way through the possible nonograms” of 15x15 with 113 filled cells',
  quote:
    'Raven’s Point has developed a program which works its way through the possible nonograms attempting to solve them by the single line algorithm and outputting each one that is found to be humanly solvable',
  published: 'works its way through',
  home: 'hunt/#the-program',
  read: () => ({
    ours: {
      years: Math.log10(Number(binomialCoefficient(225, 113)) / (perSecond * secondsOfYear)),
    },
  }),
  agrees: null,
  ground: { kind: 'proof' },
  proof:
    'There are as many pictures as ways to choose 113 of 225 cells. A million pictures a second is a quick program for such a size; a thousand times quicker takes three zeros away.',
  what: 'years for all pictures of 15x15 with 113 filled cells, at a million a second',
  says: 'no word on how far it comes',
  finds: ({ years }) =>
    `about 10^${fixed(years, 0)}: it can try a part only, drawn or in some order`,
  remark: 'our own hunt draws pictures at random',
};
