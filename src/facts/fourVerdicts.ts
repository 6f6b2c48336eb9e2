/** What 000 says about two rows and two columns, beside what we find. */
import {
  anyOrder,
  contains,
  manyIsInfinite,
  oneLine,
  simpleIsZero,
  wholeBoard,
} from '../claims/000/definitions.ts';
import { figure3Panels } from '../claims/000/figure3Panels.ts';
import { higherDifficulty, longestThenOne, oneIntersection } from '../claims/000/fourDifficulty.ts';
import {
  impossibleSituations,
  leastForbidden,
  successfulSituations,
} from '../claims/000/lookupTable.ts';
import {
  allAllowed,
  pairsSuffice,
  relationExamples,
  settlesPerCrossing,
  sevenRelations,
  threeSame,
} from '../claims/000/pairs.ts';
import type { Claim } from '../claims/claim.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { storedFigure } from './fourRelations.ts';
import { grouped, inWords } from '../formats/numbers.ts';
import { computedRow, rowFrom } from './verdictRows.ts';

const text = (what: string): string => `Section ${what}`;

/** A statement that has no number, tried on many cases. */
function triedRow(
  figure: Claim<
    { readonly exceptions: number },
    { readonly cases: number; readonly exceptions: number }
  >,
  what: string,
  published: string,
  cases: string,
): VerdictRow {
  return computedRow(figure, {
    what: text(what),
    published: () => published,
    ours: (found) =>
      `${found.exceptions === 0 ? 'no' : grouped(found.exceptions)} exception in ${grouped(found.cases)} ${cases}`,
  });
}

/** One row for each statement, in the order of the text. */
export function fourVerdicts(): readonly VerdictRow[] {
  return [...solverRows(), ...pairRows(), ...tableRows(), ...difficultyRows()];
}

const small = '3\u00a0×\u00a04 pictures that are not simple';

function solverRows(): readonly VerdictRow[] {
  return [
    triedRow(oneLine, '3.2: (p,q)-SOLVER with p = 1 or q = 1', 'just SimpleSolver', small),
    triedRow(contains, '3.2: larger p and q', 'find all that smaller ones find', small),
    triedRow(
      anyOrder,
      '3.2: the order of the intersections',
      'of no importance',
      'runs in random order, 8\u00a0×\u00a08',
    ),
    triedRow(
      wholeBoard,
      '3.2: (m,n)-difficulty of a uniquely solvable puzzle that is not simple',
      '1',
      'such 3\u00a0×\u00a04 pictures',
    ),
    triedRow(
      simpleIsZero,
      '3.2: (p,q)-difficulty of a simple puzzle',
      '0',
      'simple 3\u00a0×\u00a04 pictures, for (2,2)',
    ),
    triedRow(
      manyIsInfinite,
      '3.2: (p,q)-difficulty of a puzzle with several solutions',
      'infinite',
      'such 3\u00a0×\u00a04 pictures, for (2,2)',
    ),
  ];
}

function pairRows(): readonly VerdictRow[] {
  return [
    computedRow(sevenRelations, {
      what: text('3.2: possibilities for two unknown cells of a settled line'),
      published: inWords,
      ours: ({ open, length }) => `${inWords(open)}, all in lines of up to ${length} cells`,
    }),
    computedRow(relationExamples, {
      what: text('3.2: the examples of the seven'),
      published: (names) => `${inWords(names.length)} lines`,
      ours: (names) =>
        `${inWords(names.filter((name, at) => name === relationExamples.published[at]).length)} as the text says`,
    }),
    computedRow(allAllowed, {
      what: text('3.2: a line on which all is allowed'),
      published: () => 'no conclusion',
      ours: ({ situations, successful }) =>
        `${successful === 0 ? 'none' : grouped(successful)} in ${grouped(situations)} situations`,
    }),
  ];
}

function tableRows(): readonly VerdictRow[] {
  return [
    computedRow(successfulSituations, {
      what: text('3.2: situations of the lookup table that fix a cell'),
      published: ({ successful, situations }) => `${grouped(successful)} of ${grouped(situations)}`,
      ours: ({ successful, situations, byFixed }) =>
        `${grouped(successful)} of ${grouped(situations)}: ${byFixed.slice(1).join(' + ')}`,
      remark: 'one, two, three and four cells fixed',
    }),
    computedRow(leastForbidden, {
      what: text('3.2: configurations forbidden wherever a cell is fixed'),
      published: (one) => `at least ${one.leastForbidden} of ${one.configurations}`,
      ours: (one) => `at least ${one.leastForbidden} of ${one.configurations}`,
    }),
    computedRow(impossibleSituations, {
      what: text('3.2: situations that cannot occur in a puzzle with a solution'),
      published: String,
      ours: String,
      remark:
        'all others occur: a stored search has a puzzle for each. What the 32 counts we do not know',
    }),
    computedRow(threeSame, {
      what: text('3.2: three lines “same”, the fourth “different”'),
      published: () => 'no solution',
      ours: (places) =>
        places === 0
          ? 'no configuration is left'
          : `configurations are left in ${inWords(places)} of four places`,
    }),
    computedRow(settlesPerCrossing, {
      what: text('3.2: settles for two rows and two columns'),
      published: String,
      ours: ({ perCrossing }) => String(perCrossing),
      remark: 'right one by one; shared between all crossings it is far fewer, as shown above',
    }),
    computedRow(pairsSuffice, {
      what: text('3.2: the pairs forbidden on the four lines tell all that can occur there'),
      published: () => 'equivalent',
      ours: ({ crossings, differing }) =>
        `${differing === 0 ? 'the same' : `${grouped(differing)} differ`} at ${grouped(crossings)} crossings`,
      remark: 'by pairs, and by fitting whole lines, at standstills of 4\u00a0×\u00a04',
    }),
    {
      what: text('3.2: the 2-SAT solver of Batenburg & Kosters 2009 solves all (2,2)-hard puzzles'),
      published: '“would prove to be at least (2,2)-capable”',
      ours: 'not tested: we have no copy of that solver',
      verdict: 'open',
      remark:
        'by the row above it follows: that solver gathers the forbidden pairs of all lines, and so has those of any four',
    },
  ];
}

function difficultyRows(): readonly VerdictRow[] {
  return [
    rowFrom(oneIntersection, storedFigure(oneIntersection).ours, {
      what: text('4.1: (2,2)-hard 5\u00a0×\u00a05 pictures, and those of (2,2)-difficulty 1'),
      published: ({ images, difficulty1 }) => `${grouped(images)}, ${grouped(difficulty1)}`,
      ours: ({ images, difficulty1 }) => `${grouped(images)}, ${grouped(difficulty1)}`,
      remark:
        'the published number counts those that the first intersection found solves; see above',
    }),
    rowFrom(longestThenOne, storedFigure(longestThenOne).ours, {
      what: text('4.1: a puzzle of many sweeps, then a single intersection'),
      published: ({ sweeps }) => `${sweeps} sweeps`,
      ours: ({ sweeps, images }) => `${sweeps} sweeps, in ${inWords(images)} pictures`,
      remark: 'none has more',
    }),
    rowFrom(higherDifficulty, storedFigure(higherDifficulty).ours, {
      what: text('4.1: a puzzle of higher (2,2)-difficulty'),
      published: (words) => words,
      ours: ({ difficulty, images, higher }) =>
        `${grouped(higher)} pictures; the highest is ${difficulty}, in ${inWords(images)} of them`,
      remark: 'our copy has no picture of it',
    }),
    ...figure3Panels.map((panel, at) =>
      computedRow(panel, {
        what: `Figure 3, panel ${at + 1}`,
        published: ({ caption }) => `“${caption}”`,
        ours: ({ grid }) => `found: rows ${grid.join(' ')}`,
        part: true,
        remark: 'the printed picture is lost in our copy; this one fits its caption',
      }),
    ),
  ];
}
