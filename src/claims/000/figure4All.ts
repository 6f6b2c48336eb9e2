/** 000, Figure 4, all columns, and what section 4.1 says about the uniquely solvable images behind them. */
import { grouped, inPercent } from '../../formats/numbers.ts';
import { FOUR_SOLVED, NO_PROGRESS, SIMPLE, SOME_PROGRESS } from '../../engine/census/smallFour.ts';
import { fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { fourCensusOf, untouchedOf } from '../fourCounts.ts';
import type { Untouched } from '../fourCounts.ts';
import { round } from '../sample.ts';
import { publishedFigure4 } from './smallPublished.ts';

const { rows, totals, percent } = publishedFigure4;

type Rows = readonly (readonly number[])[];

export const figure4Table: Claim<Rows, Rows> = {
  id: '000-figure-4',
  source: '000',
  place: 'Figure 4',
  title:
    'All 33,554,432 images of 5x5 by row and class: simple, (2,2)-hard, some progress, no progress',
  published: rows,
  effort: 'minute',
  read: () => ({ ours: fourRows(fourCensusOf(5, 5), rows.length) }),
  agrees: exact,
};

type Totals = { readonly totals: readonly number[]; readonly percent: readonly number[] };

export const figure4Totals: Claim<Totals, Totals> = {
  id: '000-figure-4-totals',
  source: '000',
  place: 'Figure 4, rows "total" and percentages',
  title: 'All images of 5x5 by class, and in percent',
  published: { totals, percent },
  effort: 'minute',
  read() {
    const { classes, images } = fourTotals(fourCensusOf(5, 5));
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
  published: number,
  count: () => number,
): Claim<number, number> {
  return {
    id: `000-section-4.1-${id}`,
    source: '000',
    place: 'section 4.1',
    title,
    published,
    effort: 'minute',
    read: () => ({ ours: count() }),
    agrees: exact,
  };
}

const unique = (kind: number): number => fourCensusOf(5, 5).unique[kind] ?? 0;
const oneClue = (kind: number): number => fourCensusOf(5, 5).oneClue[kind] ?? 0;
const beyond = (): number => unique(SOME_PROGRESS) + unique(NO_PROGRESS);
const nonSimple = (): number => unique(FOUR_SOLVED) + beyond();
const all = (): number => unique(SIMPLE) + nonSimple();

export const section41: readonly Claim<number, number>[] = [
  claim(
    'unique-some-progress',
    'Uniquely solvable 5x5 images of which FourSolver solves a part',
    publishedFigure4.unique[2] ?? 0,
    () => unique(SOME_PROGRESS),
  ),
  claim(
    'unique-no-progress',
    'Uniquely solvable 5x5 images in which FourSolver fixes nothing',
    publishedFigure4.unique[3] ?? 0,
    () => unique(NO_PROGRESS),
  ),
  claim(
    'one-clue-some-progress',
    'Images of which FourSolver solves a part and that SimpleSolver solves after one well-chosen clue',
    publishedFigure4.oneClue[2] ?? 0,
    () => oneClue(SOME_PROGRESS),
  ),
  claim(
    'one-clue-no-progress',
    'Images in which FourSolver fixes nothing and that SimpleSolver solves after one well-chosen clue',
    publishedFigure4.oneClue[3] ?? 0,
    () => oneClue(NO_PROGRESS),
  ),
  claim(
    'unique-non-simple',
    'Uniquely solvable non-simple 5x5 images',
    publishedFigure4.uniqueNonSimple,
    nonSimple,
  ),
  claim(
    'percent-four',
    'Percent of the uniquely solvable non-simple ones that are (2,2)-hard',
    publishedFigure4.percentFour,
    () => round((100 * unique(FOUR_SOLVED)) / nonSimple()),
  ),
  claim('unique', 'Uniquely solvable 5x5 images in all', publishedFigure4.uniqueAll, all),
  claim(
    'percent-beyond',
    'Percent of the uniquely solvable ones that are neither simple nor (2,2)-hard',
    publishedFigure4.percentBeyond,
    () => round((100 * beyond()) / all()),
  ),
];

export const untouched: Claim<number, Untouched> = {
  id: '000-section-4.1-nothing-fixed',
  source: '000',
  place: 'section 4.1; Figure 4, row 2, last column',
  title:
    'Puzzles "where neither any line SETTLE could fix a pixel nor any successful (2, 2)-intersection could be found"',
  published: 124_189,
  effort: 'minute',
  read() {
    const ours = untouchedOf(5, 5);
    return {
      ours,
      note: `The table is right, the sentence is not: row 2 of the last column has ${grouped(ours.row2)} images, but it also holds those in which the opening horizontal sweep fixes pixels and the vertical one after it does not. No line fixes anything in ${grouped(ours.nothingFixed)}.`,
    };
  },
  agrees: ({ nothingFixed }, published) => nothingFixed === published,
};
