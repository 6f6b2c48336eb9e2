/** 002: its examples, what it says without a number, and what cannot be tested. */
import { describeLine } from '../../engine/board/description.ts';
import { parseLine } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { fixed, grouped, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Question, Untested } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { readingNames } from '../../experiments/readings.ts';
import type { ReadingName } from '../../experiments/readings.ts';
import { claimSeed } from '../sample.ts';

export const oneThree: Claim<string, string> = {
  id: '002-example-1-3',
  place: 'opening',
  title: 'One black square, one white, three black and another white are described as 1,3 too',
  quote:
    'A row starting with one black square, one white square, then three black squares and finishing with another white square would also be described as “1,3”.',
  published: '1,3',
  read: () => ({ ours: describeLine(parseLine('101110')).join(',') }),
  agrees: exact,
  ground: { kind: 'example' },
  home: 'one-line/#where-all-fits-agree',
  what: 'the row 101110 is described as',
  says: String,
  finds: String,
};

/** All images of 2x2. */
const smallest = Array.from({ length: 16 }, (_, bits) => imageFromIndex(2, 2, bits));

export const notAll: Claim<
  { readonly some: boolean },
  { readonly images: number; readonly stuck: number }
> = {
  id: '002-not-all',
  place: 'How?',
  title: 'Not every possible nonogram can be solved by single lines',
  quote: 'Not every possible nonogram can be solved this way.',
  published: { some: true },
  read: () => ({
    ours: {
      images: smallest.length,
      stuck: smallest.filter((image) => solveSimple(puzzleOf(image)).status !== 'solved').length,
    },
  }),
  agrees: ({ stuck }, { some }) => stuck > 0 === some,
  ground: { kind: 'example' },
  home: 'papers/great-hunt/#one-in-ten',
  what: 'not every nonogram can be solved by single lines',
  says: 'not every',
  finds: ({ images, stuck }) => `already of 2x2, ${inWords(stuck)} of ${grouped(images)} cannot`,
};

/** Atoms of the sun, were it hydrogen alone: its mass by that of one atom, in kilograms. */
const atomsOfSun = 1.989e30 / 1.674e-27;

/** Stars of the galaxy, as many as is usually said. */
const stars = 1e11;

export const atoms: Claim<
  { readonly fewer: boolean },
  { readonly ways: number; readonly atoms: number }
> = {
  id: '002-atoms',
  place: 'How?',
  title: '15x15 images with 113 filled cells are slightly fewer than the atoms of the galaxy',
  quote: '10 ^67 possible arrangements ( slighty less than the number of atoms in the galaxy )',
  published: { fewer: true },
  read() {
    const ways = Math.log10(Number(binomialCoefficient(225, 113)));
    return { ours: { ways, atoms: Math.log10(stars * atomsOfSun) } };
  },
  agrees: ({ ways, atoms: all }, { fewer }) => ways < all === fewer && Math.abs(all - ways) < 2,
  reading: 'fewer, by less than two powers of ten',
  ground: { kind: 'part', which: 'a rough estimate: a hundred billion suns of hydrogen' },
  home: 'papers/great-hunt/#one-in-ten',
  what: 'the images of 15x15 with 113 filled cells are fewer than the atoms of the galaxy',
  says: 'slightly fewer',
  finds: ({ ways, atoms: all }) =>
    `10^${fixed(ways, 1)} images, and 10^${fixed(all, 1)} atoms in a hundred billion suns`,
};

type Shares = {
  readonly filled: number;
  readonly boards: number;
  readonly solved: Readonly<Record<ReadingName, number>>;
}[];

/** Not in the document: what each reading of its algorithm gives, at its number of cells and at the other half. */
export const readingShares: Question<null, Shares> = {
  id: '002-15x15-readings',
  place: 'How?',
  title:
    'How many 15x15 images with 112 and with 113 filled cells each reading of the ‘single line algorithm’ solves',
  quote: 'soluble using the ‘single line algorithm’',
  published: null,
  effort: 'minute',
  from: ['readings 15x15'],
  read(measured) {
    const tally = measured.tally('readings 15x15');
    return {
      ours: measurements['readings 15x15'].spec.points.map(({ filled }, at) => ({
        filled,
        boards: tally.boards[at] ?? 0,
        solved: Object.fromEntries(
          readingNames.map((name) => [name, tally[name][at] ?? 0]),
        ) as Record<ReadingName, number>,
      })),
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: (shares) => ({
    kind: 'sample',
    n: shares.reduce((sum, { boards }) => sum + boards, 0),
    unit: 'boards',
  }),
  home: 'papers/great-hunt/#one-in-ten',
  what: 'of the 15x15 pictures with 112 or 113 filled cells, those that each reading solves',
  says: 'no word on what the algorithm does with a line',
  finds: (shares) =>
    shares
      .map(({ filled, boards, solved }) => {
        const of = (name: ReadingName): string => fixed((100 * solved[name]) / boards, 2);
        return `${filled}: ${of('sweeps')} % by all fits, ${of('overlap')} % by the outermost ones, ${of('fills')} % by runs alone, ${of('pass')} % in one pass`;
      })
      .join('; '),
};

const people = 'There are no data of people: the article has none, and we found none of nonograms.';

export const untested002: readonly Untested[] = [
  {
    id: '002-insane',
    place: 'Over Easy or Hard Boiled?',
    title: 'Many nonograms that single lines solve are insanely difficult',
    quote: 'In fact, many of them are insanely difficult.',
    says: 'many are insanely difficult',
    untested: people,
    home: 'hunt/#what-makes-it-hard-for-people',
  },
  {
    id: '002-chunks',
    place: 'Over Easy or Hard Boiled?',
    title: 'Humans recognize patterns and fill in chunks without taking things step by step',
    quote: 'humans can recognize patterns and fill in chunks without taking things step by step',
    says: 'steps do not measure difficulty for people',
    untested: people,
    home: 'hunt/#what-makes-it-hard-for-people',
  },
  {
    id: '002-individual-lines',
    place: 'How?',
    title: 'Human solvers usually look at individual lines',
    quote: 'Human solvers however usually approach the puzzle by looking at individual lines.',
    says: 'people usually look at individual lines',
    untested: people,
    home: 'hunt/#what-makes-it-hard-for-people',
  },
  {
    id: '002-lost-or-bored',
    place: 'Over Easy or Hard Boiled?',
    title: 'Humans get lost or bored where the computer plugs away',
    quote:
      'They will also get lost, or bored where the computer keeps tediously plugging away filling one more black square.',
    says: 'people get lost or bored where a program does not',
    untested: people,
    home: 'hunt/#what-makes-it-hard-for-people',
  },
  {
    id: '002-steps',
    place: 'Over Easy or Hard Boiled?',
    title: 'Batenburg suggests the number of steps as a measure of difficulty',
    quote:
      'Batenburg suggests counting the number of steps required to solve a nonogram as a measure of its difficulty.',
    says: 'Batenburg counts steps',
    untested:
      'It tells what another paper says. The paper is not among our documents by name; 000, which he wrote with Kosters, counts sweeps.',
    home: 'hunt/#what-makes-it-hard-for-people',
  },
  {
    id: '002-half',
    place: 'opening',
    title: 'A nonogram is a square grid with half the squares blacked in',
    quote: 'A Nonogram is a square grid, with half the squares blacked in.',
    says: 'square, and half of it black',
    untested:
      'It says what the article looks at. Other documents take other shapes and numbers too.',
    home: 'hunt/#the-program',
  },
];
