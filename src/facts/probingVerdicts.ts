/** What 001 says of probes, usefulness, categories and difficulty, beside what we find. */
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import { recordProbing } from '../engine/probe/probe.ts';
import { imageFromText } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { larger } from '../claims/001/larger.ts';
import { figure12, figure13, table1, table2 } from '../claims/001/probing.ts';
import type { Tried } from '../claims/001/probingClaims.ts';
import {
  contradictionProves,
  elevenIsUnique,
  fifteenIsTwo,
  neverOccur,
  nothingTells,
  solvingIsNoProof,
  tenInConclusion,
} from '../claims/001/probingClaims.ts';
import {
  descriptions4,
  descriptions5,
  emptyLinesOfZero,
  filledAlwaysTells,
  lineProbes,
  longRuns,
  singleRuns,
} from '../claims/001/probingLines.ts';
import type { LostPuzzle } from '../claims/001/puzzles.ts';
import { lostPuzzles } from '../claims/001/puzzles.ts';
import type { Claim } from '../claims/claim.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { storedFigure } from './fourRelations.ts';
import { hardDomino } from './larger.ts';
import { grouped, inWords, spacedSizes } from '../formats/numbers.ts';
import { pairFacts, story } from './probing.ts';
import { beyond, starRows, storedProbing } from './probingCounts.ts';
import { computedRow, rowFrom } from './verdictRows.ts';

/** One row for each statement, in the order of the text. */
export function probingVerdicts(): readonly VerdictRow[] {
  return [
    ...probeRows(),
    ...categoryRows(),
    ...zeroRows(),
    ...lineRows(),
    ...lostPuzzles.map(lostRow),
    ...setRows(),
    ...difficultyRows(),
  ];
}

const asSequence = (list: readonly number[]): string => list.join(' ');
const listed = (list: readonly string[]): string => `${list.length} descriptions`;
const section = (what: string): string => `Section ${what}`;
const four = '4\u00a0×\u00a04';
const five = '5\u00a0×\u00a05';

/** A statement that has no number, tried on many cases. */
function triedRow(
  figure: Claim<Pick<Tried, 'exceptions'>, Tried>,
  what: string,
  published: string,
  cases: string,
): VerdictRow {
  return computedRow(figure, {
    what: section(what),
    published: () => published,
    ours: (found) =>
      `${found.exceptions === 0 ? 'no' : grouped(found.exceptions)} exception in ${grouped(found.cases)} ${cases}`,
  });
}

function probeRows(): readonly VerdictRow[] {
  const told = story();
  return [
    {
      what: section(
        '3.3, Figures 9 to 11: two clusters; filled solves, empty meets a contradiction',
      ),
      published: 'in sweep 3 counted from the probe, at the last row',
      ours: `a puzzle where it goes exactly so, through ${inWords(told.steps)} lines`,
      verdict: 'part',
      remark: 'the printed picture is lost in our copy; Figure 6.2 fits the story',
    },
    {
      what: section('3.3: probing any unknown cell of that puzzle'),
      published: 'proves the solution',
      ours: `${inWords(told.deciding)} of its ${inWords(told.unknown)} unknown cells do`,
      verdict: told.deciding === told.unknown ? 'equal' : 'different',
    },
    triedRow(
      contradictionProves,
      '3.3: a contradicting probe tells the cell with certainty',
      'the opposite value',
      `cells of ${four} so proved`,
    ),
  ];
}

function categoryRows(): readonly VerdictRow[] {
  return [
    computedRow(table1, {
      what: 'Table 1: the sixteen categories',
      published: (table) => `${table.join(', ').split(', ').length} entries`,
      ours: (table) => `the same ${table.join(', ').split(', ').length}`,
    }),
    triedRow(
      elevenIsUnique,
      '3.4: “2 3” or “3 2”, categories 11 and 14',
      'uniquely solvable',
      `such ${four} pictures`,
    ),
    triedRow(fifteenIsTwo, '3.4: “3 3”, category 15', 'two solutions', `such ${four} pictures`),
    computedRow(solvingIsNoProof, {
      what: section('3.4: one value solves and the other gives nothing, categories 3 and 12'),
      published: () => 'not necessarily the only solution',
      ours: ({ unique, several }) =>
        `of the ${four} pictures with such a cell ${grouped(several)} have other solutions, ${grouped(unique)} have none`,
    }),
    computedRow(nothingTells, {
      what: section('3.4: one of the two probes makes no progression'),
      published: () => 'no information about the final state',
      ours: ({ telling }) => `${grouped(telling)} such cells of ${four} are proved all the same`,
      remark: 'categories 2 and 8: the other value is impossible, so the cell is known',
    }),
    computedRow(tenInConclusion, {
      what: 'Section 5: category 10',
      published: () => 'neither probe leads to any progression',
      ours: () => `both are ${CATEGORIES[10]?.name.split(' / ')[0]}`,
      remark: 'a slip; section 3.4 says it right',
    }),
  ];
}

/** What cannot occur, in every image of two sizes. */
function zeroRows(): readonly VerdictRow[] {
  const said = {
    zero: '3.4: category 0',
    ten: '3.4: category 10 in a puzzle that has a solution',
    fifteen: '3.4: category 15 in a sequence with 11 or 14',
  } as const;
  return (Object.keys(said) as (keyof typeof said)[]).flatMap((what) =>
    ([4, 5] as const).map((side) => {
      const figure = neverOccur[side][what];
      const { rows, images } = storedProbing(side);
      const probed = images.slice(1).reduce((sum, count) => sum + count, 0);
      return rowFrom(figure, figure.of(rows), {
        what: section(`${said[what]}, ${side === 4 ? four : five}`),
        published: () => 'cannot occur',
        ours: (count) =>
          `in ${count === 0 ? 'none' : grouped(count)} of ${grouped(probed)} pictures`,
      });
    }),
  );
}

function lineRows(): readonly VerdictRow[] {
  return [
    computedRow(descriptions4, {
      what: section('3.4: descriptions of four cells'),
      published: listed,
      ours: (list) => `the same ${list.length}`,
    }),
    computedRow(descriptions5, {
      what: section('3.4: descriptions of five cells'),
      published: listed,
      ours: (list) => `the same ${list.length}`,
    }),
    triedRow(
      lineProbes,
      '3.4: what probing an empty line of four or five cells does',
      'description by description',
      'statements',
    ),
    computedRow(filledAlwaysTells, {
      what: section('3.4: lines of four cells, known cells or not: setting a cell filled'),
      published: () => 'always tells something',
      ours: ({ lines, filledGivesNothing }) =>
        `${filledGivesNothing === 0 ? 'in all' : `not in ${filledGivesNothing}`} of ${lines} lines`,
    }),
    computedRow(emptyLinesOfZero, {
      what: section('3.4: category 0 on empty lines of six and seven cells'),
      published: () => 'cannot occur',
      ours: (counts) => {
        const all = counts.reduce((sum, count) => sum + count, 0);
        return `in ${all === 0 ? 'no' : inWords(all)} description`;
      },
    }),
    computedRow(figure12, {
      what: 'Figure 12: the shortest empty line of category 0, 1 2 on eight cells',
      published: ({ sequence }) => asSequence(sequence),
      ours: ({ sequence, shortest }) => `${asSequence(sequence)}, on ${inWords(shortest)} cells`,
      remark: 'none shorter; the mirror image is the only other one',
    }),
    computedRow(figure13, {
      what: 'Figure 13: a line of six cells, not empty, of category 0',
      published: ({ sequence }) => asSequence(sequence),
      ours: ({ sequence, shortest }) => `${asSequence(sequence)}, on ${inWords(shortest)} cells`,
      remark:
        'the picture is lost in our copy; the only other line of six cells is the mirror image',
    }),
    triedRow(
      singleRuns,
      '3.4: a description of one number',
      'some progression always',
      'lines of up to eight cells',
    ),
    triedRow(
      longRuns,
      '3.4: one number on an empty line gives a cell by sweeps',
      'if more than half the line',
      'descriptions, up to 30 cells',
    ),
  ];
}

/** A puzzle found again: its sequence against the printed one, if one is printed. */
function lostRow(lost: LostPuzzle): VerdictRow {
  const { sequence } = recordProbing(puzzleOf(imageFromText(lost.image)));
  const { printed } = lost;
  return {
    what: `Figure ${lost.figure}: ${lost.caption}`,
    published: printed === null ? 'picture only' : asSequence(printed),
    ours: asSequence(sequence),
    verdict:
      printed === null
        ? 'part'
        : asSequence(printed) === asSequence(sequence)
          ? 'equal'
          : 'different',
    ...(lost.note === undefined ? {} : { remark: spacedSizes(lost.note) }),
  };
}

function setRows(): readonly VerdictRow[] {
  const { pairs, telling, solutions } = pairFacts();
  return [
    {
      what: section('3.5.1: set-probing could solve the puzzle of Figure 16'),
      published: 'yes',
      ours: `${grouped(telling)} of ${grouped(pairs)} pairs of cells find all its ${inWords(solutions)} solutions`,
      verdict: telling > 0 ? 'equal' : 'different',
      remark: 'it has no single solution to be found',
    },
  ];
}

function difficultyRows(): readonly VerdictRow[] {
  const stars = starRows();
  const { left, repeated } = beyond();
  return [
    computedRow(table2, {
      what: 'Table 2: stars of simple, unique, exactly two and the rest',
      published: (list) => list.join(', '),
      ours: (list) => list.join(', '),
      remark:
        'the table does not name puzzles of exactly two solutions; section 3.6 has it that probing once is enough',
    }),
    ...stars.map(([name = '', onFour = '', onFive = '']): VerdictRow => ({
      what: `Table 2: pictures of ${name.split(' ')[0]}`,
      published: 'none given',
      ours: `${onFour} of ${four}, ${onFive} of ${five}`,
      verdict: 'open',
    })),
    rowFrom(larger, storedFigure(larger).ours, {
      what: section('3.6: some puzzles need set-probing'),
      published: ({ need }) => `${need} do`,
      ours: ({ samples }) =>
        `none of ${five}: repeated probing solves ${repeated === left ? 'all' : grouped(repeated)} of the ${grouped(left)}; none of ${grouped(samples.reduce((sum, { unique }) => sum + unique, 0))} random boards; but the dominoes of ${hardDomino.side}\u00a0×\u00a0${hardDomino.side} do`,
      remark:
        'of puzzles with one solution; the thesis had no such puzzle of 4\u00a0×\u00a04 or 5\u00a0×\u00a05 before it',
    }),
  ];
}
