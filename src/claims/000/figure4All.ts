/** 000, Figure 4, all columns, and what section 4.1 says about the uniquely solvable images behind them. */
import { fixed, grouped, inPercent, percentage } from '../../notebook/plain/numbers.ts';
import { FOUR_SOLVED, NO_PROGRESS, SIMPLE, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusTally } from '../../experiments/fourCensus.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { untouchedOf } from '../fourCounts.ts';
import type { Untouched } from '../fourCounts.ts';
import { round } from '../sample.ts';
import { allOfFive, onceTouched } from './figure4.ts';
import { publishedFigure4 } from './smallPublished.ts';

const { rows, totals, percent } = publishedFigure4;

type Rows = readonly (readonly number[])[];

export const figure4Table: Claim<Rows, Rows> = {
  id: '000-figure-4',
  title:
    'All 33,554,432 images of 5x5 by row and class: simple, (2,2)-hard, some progress, no progress',
  published: rows,
  effort: 'minute',
  from: ['four-census 5x5'],
  quote: 'Statistics for the 5 × 5 images and the corresponding Nonograms',
  ground: allOfFive,
  home: 'fig-census-5x5',
  what: 'the four columns, row by row',
  says: (table) => `${4 * table.length} numbers`,
  finds: (table) => {
    const same = table.flatMap((row, at) =>
      row.slice(1).filter((number, column) => number === rows[at]?.[column + 1]),
    );
    return `${same.length} of them the same`;
  },
  read: (measured) => ({ ours: fourRows(measured.tally('four-census 5x5'), rows.length) }),
  agrees: exact,
};

/** Totals with their percentages. */
type Totals = { readonly totals: readonly number[]; readonly percent: readonly number[] };

const totalsText = ({ totals: counts, percent: shares }: Totals): string =>
  `${counts.map(grouped).join('; ')}: ${shares.join(', ')}\u00a0%`;

export const figure4Totals: Claim<Totals, Totals> = {
  id: '000-figure-4-totals',
  place: 'Figure 4, rows "total" and percentages',
  title: 'All images of 5x5 by class, and in percent',
  published: { totals, percent },
  effort: 'minute',
  from: ['four-census 5x5'],
  quote: '74.44% 0.94% 4.53% 20.08%',
  ground: allOfFive,
  home: 'fig-census-5x5',
  what: 'totals, and in percent',
  says: totalsText,
  finds: totalsText,
  erratum: ({ totals: [, four = 0], percent: [, share = 0] }) => ({
    printed: '0.94%',
    as: 'cells',
    read: `${share}%`,
    check: `${grouped(four)} / 33,554,432 = ${fixed((100 * four) / 2 ** 25, 4)} %; the other three percentages are rounded, not cut off.`,
  }),
  read(measured) {
    const { classes, images } = fourTotals(measured.tally('four-census 5x5'));
    const ours = classes.map((number) => round((100 * number) / images));
    return {
      ours: { totals: classes, percent: ours },
      note: `The totals are right. In percent, ${grouped(classes[1])} of ${grouped(images)} is ${inPercent(classes[1] / images, 4)}, which rounds to ${ours[1]}: the printed 0.94 is cut off, not rounded, unlike the first of the four.`,
    };
  },
  agrees: exact,
};

/** A number of section 4.1 that the census gives. */
function claim(
  id: string,
  title: string,
  what: string,
  published: number,
  of: (counts: Counts) => number,
  quote: string,
): Claim<number, number> {
  const text = (value: number): string =>
    id.startsWith('percent') ? percentage(value) : grouped(value);
  return {
    id: `000-section-4.1-${id}`,
    title,
    quote,
    published,
    effort: 'minute',
    from: ['four-census 5x5'],
    ground: allOfFive,
    home: id.startsWith('one-clue')
      ? 'papers/batenburg-kosters/#one-clue'
      : 'papers/batenburg-kosters/#column-by-column',
    what,
    says: text,
    finds: text,
    read: (measured) => ({ ours: of(countsOf(measured.tally('four-census 5x5'))) }),
    agrees: exact,
  };
}

/** Uniquely solvable images, and those that one clue helps, by what FourSolver does with them. */
type Counts = {
  readonly four: number; // uniquely solvable and (2,2)-hard
  readonly some: number;
  readonly none: number;
  readonly beyond: number; // neither simple nor (2,2)-hard
  readonly nonSimple: number;
  readonly all: number;
  readonly someByClue: number;
  readonly noneByClue: number;
};

function countsOf({ unique, oneClue }: FourCensusTally): Counts {
  const of = (kind: number): number => unique[kind] ?? 0;
  const [four, some, none] = [of(FOUR_SOLVED), of(SOME_PROGRESS), of(NO_PROGRESS)];
  const beyond = some + none;
  const nonSimple = four + beyond;
  const all = of(SIMPLE) + nonSimple;
  const [someByClue = 0, noneByClue = 0] = [oneClue[SOME_PROGRESS], oneClue[NO_PROGRESS]];
  return { four, some, none, beyond, nonSimple, all, someByClue, noneByClue };
}

/** The numbers of the text that stand in the table of the census: in which line of it, and for which class. */
export const inTable: readonly {
  readonly claim: Claim<number, number>;
  readonly line: 'unique' | 'one clue';
  readonly kind: number;
}[] = [
  {
    line: 'unique',
    kind: SOME_PROGRESS,
    claim: claim(
      'unique-some-progress',
      'Uniquely solvable 5x5 images of which FourSolver solves a part',
      'one solution, some progress by FourSolver',
      publishedFigure4.unique[2] ?? 0,
      ({ some }) => some,
      'From the puzzles where FOURSOLVER made some progress but was not able to fully solve them, only 8,400 are in fact uniquely solvable',
    ),
  },
  {
    line: 'unique',
    kind: NO_PROGRESS,
    claim: claim(
      'unique-no-progress',
      'Uniquely solvable 5x5 images in which FourSolver fixes nothing',
      'one solution, no progress by FourSolver',
      publishedFigure4.unique[3] ?? 0,
      ({ none }) => none,
      'for those puzzles where FOURSOLVER could not make any progress at all only 6,720 are in fact uniquely solvable',
    ),
  },
  {
    line: 'one clue',
    kind: SOME_PROGRESS,
    claim: claim(
      'one-clue-some-progress',
      'Images of which FourSolver solves a part and that SimpleSolver solves after one well-chosen clue',
      'some progress, and sweeps solve it after one well-chosen clue',
      publishedFigure4.oneClue[2] ?? 0,
      ({ someByClue }) => someByClue,
      '1,192,994 puzzles can be solved by SIMPLESOLVER after adding one well-chosen clue',
    ),
  },
  {
    line: 'one clue',
    kind: NO_PROGRESS,
    claim: claim(
      'one-clue-no-progress',
      'Images in which FourSolver fixes nothing and that SimpleSolver solves after one well-chosen clue',
      'no progress, and sweeps solve it after one well-chosen clue',
      publishedFigure4.oneClue[3] ?? 0,
      ({ noneByClue }) => noneByClue,
      '6,124,630 puzzles can be solved by SIMPLESOLVER after adding one well-chosen clue',
    ),
  },
];

export const section41: readonly Claim<number, number>[] = [
  ...inTable.map(({ claim }) => claim),
  claim(
    'unique-non-simple',
    'Uniquely solvable non-simple 5x5 images',
    'one solution, not simple',
    publishedFigure4.uniqueNonSimple,
    ({ nonSimple }) => nonSimple,
    'out of the 333,064 uniquely solvable non-simple Nonograms',
  ),
  claim(
    'percent-four',
    'Percent of the uniquely solvable non-simple ones that are (2,2)-hard',
    'of those, (2,2)-hard',
    publishedFigure4.percentFour,
    ({ four, nonSimple }) => round((100 * four) / nonSimple),
    '95.46% is (2,2)-hard',
  ),
  claim(
    'unique',
    'Uniquely solvable 5x5 images in all',
    'one solution, in all',
    publishedFigure4.uniqueAll,
    ({ all }) => all,
    'the total number of uniquely solvable 5 × 5 Nonograms is 25,309,575',
  ),
  claim(
    'percent-beyond',
    'Percent of the uniquely solvable ones that are neither simple nor (2,2)-hard',
    'of those, neither simple nor (2,2)-hard',
    publishedFigure4.percentBeyond,
    ({ beyond, all }) => round((100 * beyond) / all),
    'with only 0.06% being not simple or (2,2)-hard',
  ),
];

export const untouched: Claim<number, Untouched> = {
  id: '000-section-4.1-nothing-fixed',
  place: 'section 4.1; Figure 4, row 2, last column',
  title:
    'Puzzles "where neither any line SETTLE could fix a pixel nor any successful (2, 2)-intersection could be found"',
  published: 124_189,
  effort: 'minute',
  outcome: '000-section-4.1-nothing-fixed',
  quote:
    'there are 124,189 puzzles where neither any line SETTLE could fix a pixel nor any successful (2, 2)-intersection could be found',
  ground: allOfFive,
  home: 'papers/batenburg-kosters/#row-two-of-the-last-column',
  what: 'neither a line nor an intersection fixes a cell',
  says: grouped,
  finds: ({ nothingFixed }) => grouped(nothingFixed),
  picture: onceTouched,
  remark:
    'The number is that of row 2. It also holds pictures in which the opening horizontal sweep fixes cells and the vertical one does not.',
  erratum: ({ nothingFixed }) => ({
    printed: 'there are 124,189 puzzles where neither any line SETTLE could fix a pixel nor …',
    read: `${grouped(nothingFixed)} puzzles where neither any line SETTLE could fix a pixel nor …`,
    check: `Row 2 of the last column also holds puzzles in which the opening horizontal sweep fixes cells and the vertical one does not, such as ${onceTouched.join(' ')}.`,
  }),
  read() {
    const ours = untouchedOf(5, 5);
    return {
      ours,
      note: `The table is right, the sentence is not: row 2 of the last column has ${grouped(ours.row2)} images, but it also holds those in which the opening horizontal sweep fixes pixels and the vertical one after it does not. No line fixes anything in ${grouped(ours.nothingFixed)}.`,
    };
  },
  agrees: ({ nothingFixed }, published) => nothingFixed === published,
};
