/** 000, sections 4.1 and 4.2: how Figure 4 counts its sweeps, and what the text concludes from Figures 4 and 5. */
import { FOUR_SOLVED, NO_PROGRESS, SIMPLE, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourRows } from '../../experiments/fourCensus.ts';
import { inWords, percent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { allOfFive, onceTouched } from './figure4.ts';
import { publishedFigure4 } from './smallPublished.ts';

const printed = publishedFigure4.rows;

/** Rows of Figure 4 if `more` sweeps than the last one that fixes a cell are counted, but for simple puzzles: none. */
function rowsCounting(table: readonly (readonly number[])[], more: number): number[][] {
  const shift = more - 1; // our rows count one more
  return table.map(([row = 0, simple = 0]) => [
    row,
    simple,
    ...(table[row - 1 - shift]?.slice(2) ?? [0, 0, 0]),
  ]);
}

export const lastTwo: Claim<number, { readonly more: number | null }> = {
  id: '000-section-4.1-last-two',
  title: 'Sweeps are counted "including the last two that did not fix any more pixels"',
  quote:
    'indexed by the number of sweeps that were used by SIMPLESOLVER until no further progress was made (including the last two that did not fix any more pixels)',
  published: 2,
  effort: 'minute',
  from: ['four-census 5x5'],
  ground: allOfFive,
  home: 'papers/batenburg-kosters/#row-two-of-the-last-column',
  what: 'sweeps are counted “including the last two that did not fix any more pixels”',
  says: (more) => `${inWords(more)} more than the last that fixes something`,
  finds: ({ more }) => (more === null ? 'no such number' : `${inWords(more)} more, and 2 at least`),
  picture: onceTouched,
  remark:
    'so counted, every row of the table comes out; counted as the sentence says, only what is never touched would stand in row 2',
  erratum: ({ more }) => ({
    printed: 'including the last two that did not fix any more pixels',
    read:
      more === 1
        ? 'including the last one that did not fix any more pixels, and at least two sweeps'
        : 'another number',
    check: `On the puzzle of ${onceTouched.join(' ')} the opening horizontal sweep fixes cells and no sweep after it does. Figure 4 has it in row 2; by the sentence it would be in row 3.`,
  }),
  read(measured) {
    const table = fourRows(measured.tally('four-census 5x5'), printed.length);
    const more = [0, 1, 2, 3].find(
      (count) => JSON.stringify(rowsCounting(table, count)) === JSON.stringify(printed),
    );
    return { ours: { more: more ?? null } };
  },
  agrees: ({ more }, published) => more === published,
};

type Shares = { readonly simple: number; readonly four: number; readonly rest: number };

export const mostAreSimple: Claim<null, Shares> = {
  id: '000-section-4.2-most-simple',
  title:
    'Of the uniquely solvable puzzles most are simple, "quite many" (2,2)-hard, and "relatively few" remain',
  quote:
    'most uniquely solvable puzzles are simple, while there are also quite many (2,2)-hard ones. There are just relatively few remaining uniquely solvable puzzles',
  published: null,
  effort: 'minute',
  from: ['four-census 5x5'],
  ground: allOfFive,
  home: 'papers/batenburg-kosters/#column-by-column',
  reading: 'more than half are simple, and more are (2,2)-hard than remain',
  what: 'of the puzzles with one solution most are simple, (2,2)-hard ones are “quite many”, and “relatively few” remain',
  says: 'section 4.2',
  finds: ({ simple, four, rest }) =>
    `5\u00a0×\u00a05: ${[simple, four, rest].map((share) => percent(share, 2)).join(', ')}`,
  read(measured) {
    const { unique } = measured.tally('four-census 5x5');
    const of = (kind: number): number => unique[kind] ?? 0;
    const rest = of(SOME_PROGRESS) + of(NO_PROGRESS);
    const all = of(SIMPLE) + of(FOUR_SOLVED) + rest;
    return { ours: { simple: of(SIMPLE) / all, four: of(FOUR_SOLVED) / all, rest: rest / all } };
  },
  agrees: ({ simple, four, rest }) => simple > 0.5 && four > rest,
};
