/** “Every 5x5 nonogram”: what the thread says of all pictures, and of those that single lines do not solve. */
import { countKnown, indexOfImage } from '../../engine/board/image.ts';
import { SIMPLE } from '../../engine/census/smallFour.ts';
import { solve } from '../../engine/solve/solve.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';

const place = 'May 2025';
const home = 'every-5x5/';
const ground = { kind: 'count', of: 'all 33,554,432 pictures' } as const;

/** Pictures that sweeps solve, those that they do not, and all and the latter with one solution. */
function countsOf(measured: Measured): {
  readonly swept: number;
  readonly others: number;
  readonly unique: number;
  readonly beyond: number;
} {
  const tally = measured.tally('four-census 5x5');
  const { images, classes } = fourTotals(tally);
  const unique = sumOf(tally.unique);
  return {
    swept: classes[SIMPLE],
    others: images - classes[SIMPLE],
    unique,
    beyond: unique - (tally.unique[SIMPLE] ?? 0),
  };
}

type Count = ReturnType<typeof countsOf>;

/** A number of the thread that is one of ours. */
const counted = (
  id: string,
  said: Pick<Claim, 'title' | 'quote' | 'what'> & { readonly published: number },
  of: (count: Count) => number,
): Claim<number, number> => ({
  id: `web-every-5x5-${id}`,
  place,
  effort: 'seconds',
  from: ['four-census 5x5'],
  read: (measured) => ({ ours: of(countsOf(measured)) }),
  agrees: (ours, published) => ours === published,
  ground,
  home,
  says: grouped,
  finds: grouped,
  remark: null,
  ...said,
});

const swept = counted(
  'swept',
  {
    title: 'Pictures of 5x5 that are solved without guessing',
    quote: 'it turns out the answer is 24,976,511',
    published: 24_976_511,
    what: 'pictures of 5x5 that single lines solve',
  },
  (count) => count.swept,
);

const others: Claim<{ readonly millions: number }, { readonly others: number }> = {
  id: 'web-every-5x5-others',
  place,
  title: '9 million pictures of 5x5 are not solved line by line',
  quote: 'the other 9 million',
  published: { millions: 9 },
  effort: 'seconds',
  from: ['four-census 5x5'],
  read: (measured) => ({ ours: { others: countsOf(measured).others } }),
  agrees: (ours, { millions }) => Math.round(ours.others / 1e6) === millions,
  ground,
  home,
  what: 'pictures of 5x5 that are not solved line by line',
  says: ({ millions }) => `${millions} million`,
  finds: (ours) => grouped(ours.others),
  remark: 'taken as rounded to a million',
};

const noneUnique: Claim<{ readonly unique: number }, { readonly unique: number }> = {
  id: 'web-every-5x5-none-unique',
  place,
  title: 'None of these has a puzzle with one solution',
  quote: 'I believe none of the other 9 million have a unique solution',
  published: { unique: 0 },
  effort: 'seconds',
  from: ['four-census 5x5'],
  read: (measured) => ({ ours: { unique: countsOf(measured).beyond } }),
  agrees: (ours, { unique }) => ours.unique === unique,
  ground,
  home,
  what: 'of these, pictures with one solution',
  says: 'none, it is believed',
  finds: (ours) => grouped(ours.unique),
  remark: 'Others in the same thread answer with the right number, as below.',
  picture: ['.#..#', '..##.', '..##.', '#....', '#....'],
  erratum: (ours) => ({
    printed: 'none',
    read: grouped(ours.unique),
    check:
      'Rows 1 1 / 2 / 2 / 1 / 1 and columns 2 / 1 / 2 / 2 / 1: no line by itself gives a cell, and one picture fits.',
  }),
};

const unique = counted(
  'unique',
  {
    title: 'Pictures of 5x5 with one solution',
    quote: 'there are 25,309,575 solvable nonograms',
    published: 25_309_575,
    what: 'pictures of 5x5 with one solution',
  },
  (count) => count.unique,
);

const beyond = counted(
  'beyond',
  {
    title: 'Pictures of 5x5 with one solution that single lines miss',
    quote: 'one of the 333064 solvable 5x5 nonograms',
    published: 333_064,
    what: 'pictures of 5x5 with one solution that single lines do not solve',
  },
  (count) => count.beyond,
);

type Example = { readonly solutions: string; readonly known: number; readonly number: string };

/** The puzzle that a reader of the thread gives, and the number of its picture in hexadecimal. */
const example: Claim<Example, Example> = {
  id: 'web-every-5x5-example',
  place,
  title: 'A puzzle with one solution of which no clue tells a cell at once',
  quote:
    'This puzzle has a unique solution (141a706), but none of the clues immediately tell you anything',
  published: { solutions: 'one', known: 0, number: '141a706' },
  read() {
    const puzzle = {
      rows: [[2], [2], [1, 1], [2], [1, 1]],
      columns: [[2], [1, 1], [1, 1], [2], [1, 1]],
    };
    const { status, solutions } = solve(puzzle, { most: 2 });
    return {
      ours: {
        solutions: status,
        known: countKnown(solveSimple(puzzle).grid),
        number: indexOfImage(solutions[0]!).toString(16),
      },
    };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home,
  what: 'rows 2 / 2 / 1 1 / 2 / 1 1, columns 2 / 1 1 / 1 1 / 2 / 1 1',
  says: ({ number }) => `one solution, ${number} in hexadecimal; no cell at once`,
  finds: ({ solutions, known, number }) =>
    `${solutions} solution, ${number}; cells that sweeps find: ${known}`,
  remark: 'The thread numbers pictures as this site does.',
};

const many = 10;

const allOnes: Claim<string, number> = {
  id: 'web-every-5x5-ones',
  place,
  title: 'A 1 for every row and column leaves many pictures',
  quote: 'there are many possible 5x5 pixel grids that share those set of clues',
  published: 'many',
  read() {
    const lines = Array.from({ length: 5 }, () => [1]);
    return { ours: solve({ rows: lines, columns: lines }, { most: 1000 }).solutions.length };
  },
  agrees: (ours, published) => (published === 'many' ? ours > many : ours <= many),
  ground: { kind: 'count', of: 'all pictures with these clues' },
  home,
  what: 'pictures with a 1 for every row and column',
  finds: grouped,
  remark: `“many” taken as more than ${many}`,
};

export const every5x5: readonly Claim[] = [
  swept,
  others,
  noneUnique,
  unique,
  beyond,
  example,
  allOnes,
];
