/** LocalNonogram: how many pictures of a size single lines solve, column by column of its table. */
import table from '../../../content/claims/local-nonogram.json' with { type: 'json' };
import { SIMPLE } from '../../engine/census/smallFour.ts';
import { countKnown } from '../../engine/board/image.ts';
import { solve } from '../../engine/solve/solve.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact, meets } from '../agree.ts';
import type { CountedShare } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { sweptOf, termsClaim } from './terms.ts';

const pictures = 2 ** 35;
const home = 'every-5x5/#sizes';

/** Sides from which on a column of the table has entries: those before stand in another column. */
const firstOf = (column: number): number => column;

const columnClaim = (published: readonly number[], column: number): Claim =>
  termsClaim({
    id: `web-local-nonogram-m${column}`,
    place: `column m = ${column}`,
    title: `Pictures of n x ${column} that single lines solve`,
    published,
    ours: (measured) => published.map((_, at) => sweptOf(measured, firstOf(column) + at, column)),
    of: 'all pictures of these sizes',
    home,
    what: `pictures of n x ${column} that single lines solve, n = ${firstOf(column)} to ${firstOf(column) + published.length - 1}`,
    ...(column < 2
      ? {
          proof:
            column === 0
              ? 'There is one picture without cells, and nothing to solve.'
              : 'With one column, the clue of each row tells its cell.',
        }
      : {
          effort: 'hours',
          from: ['small-sizes', ...(column === 6 ? (['four-census 6x6'] as const) : [])],
        }),
  });

/** In billions, of hundredths. */
const billions = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The share of a sample as a number of pictures, its 95 % interval rounded outwards. */
const between = ({ count, n }: CountedShare): string => {
  const { low, high } = wilson(count, n);
  return `${billions(Math.floor((low * pictures) / 1e7))} to ${billions(Math.ceil((high * pictures) / 1e7))} billion`;
};

const fiveBySeven: Claim<number, CountedShare> = {
  id: 'web-local-nonogram-5x7',
  place: '7 x 5',
  title: 'Pictures of 5x7 that single lines solve',
  published: table[5]?.[2] ?? 0,
  effort: 'minute',
  from: ['four-sample 5x7'],
  read(measured) {
    const { images, classes } = fourTotals(measured.tally('four-sample 5x7'));
    return { ours: { count: classes[SIMPLE], n: images }, seed: 2012 };
  },
  agrees: (ours, said) => meets(ours, { low: said / pictures, high: said / pictures }),
  ground: ({ n }) => ({ kind: 'sample', n, unit: 'pictures', interval: '95\u00a0% interval' }),
  home,
  what: 'pictures of 5x7 that single lines solve',
  says: grouped,
  finds: between,
  remark: 'an estimate from random pictures; the number itself was not counted again',
};

type Example = { readonly solutions: string; readonly some: boolean; readonly all: boolean };

/** The puzzle by which its description shows what single lines miss. */
const example: Claim<Example, Example> = {
  id: 'web-local-nonogram-example',
  place: 'the example',
  title: 'A puzzle of 4x4 with one solution of which single lines find a part',
  quote:
    'the following hint has a unique solution, but local logic can only deduce what a few cells are before no more progress can be made',
  published: { solutions: 'one', some: true, all: false },
  read() {
    const puzzle = { rows: [[1, 1], [1], [1, 1], [2]], columns: [[1, 1], [1], [1], [3]] };
    const known = countKnown(solveSimple(puzzle).grid);
    return {
      ours: {
        solutions: solve(puzzle, { most: 2 }).status,
        some: known > 0,
        all: known === 16,
      },
    };
  },
  agrees: exact,
  ground: { kind: 'example' },
  home,
  what: 'rows 1 1 / 1 / 1 1 / 2, columns 1 1 / 1 / 1 / 3',
  says: 'one solution; single lines find a part',
  finds: ({ solutions, some, all }) =>
    `${solutions} solution; single lines find ${all ? 'all' : some ? 'a part' : 'nothing'}`,
  remark: null,
};

export const lineSolvable: readonly Claim[] = [...table.map(columnClaim), fiveBySeven, example];
