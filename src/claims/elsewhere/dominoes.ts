/** Jan Wolter's page on the n-Dom puzzles, which follow from a count of rows and from no line by itself. */
import instances from '../../../content/puzzles/minizinc.json' with { type: 'json' };
import { solve } from '../../engine/solve/solve.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';

/** Those that are solved in a moment. */
const mostRows = 17;

const dominoes = instances.filter(({ name }) => name.startsWith('dom_'));
const threesOf = ({ cols }: (typeof instances)[number]): number =>
  cols.flat().filter((run) => run === 3).length;

const rowsNeeded = law(
  {
    id: 'web-dominoes-rows',
    place: 'Manual Solving',
    title: 'The runs of 3 of an n-Dom puzzle need all of its rows',
    quote: "So we need 3+8*2 rows for the nine 3's.",
    home: 'race/#puzzles',
    what: 'n-Dom puzzles with other than 3 + 2(n - 1) rows, n the number of their 3s',
    says: 'none',
    unit: 'puzzles',
  },
  () => triedOn(dominoes.map((one) => one.rows.length === 3 + 2 * (threesOf(one) - 1))),
);

const unique = law(
  {
    id: 'web-dominoes-unique',
    place: 'Manual Solving',
    title: 'An n-Dom puzzle has one solution',
    home: 'race/#puzzles',
    what: 'n-Dom puzzles with more than one solution',
    says: 'none',
    unit: 'puzzles, decided by a search to its end',
    effort: 'seconds',
    remark: 'Those of 21, 25 and 29 rows are among the open instances below.',
  },
  () =>
    triedOn(
      dominoes
        .filter(({ rows }) => rows.length <= mostRows)
        .map(({ rows, cols }) => solve({ rows, columns: cols }, { most: 2 }).status === 'one'),
    ),
);

export const dominoClaims: readonly Claim[] = [rowsNeeded, unique];
