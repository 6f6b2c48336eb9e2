/** `rate`: how hard puzzles are, by every measure that the library has. */
import { Option } from 'commander';
import type { Command } from 'commander';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { counted, fixed, grouped } from '../notebook/plain/numbers.ts';
import type { PuzzleInput } from '../library/puzzles.ts';
import { rate } from '../library/rate.ts';
import type { Rating } from '../library/rate.ts';
import { sourceNames } from '../methods/method.ts';
import { csvRow } from '../notebook/plain/csv.ts';
import { answerOf, jsonAnswer } from './answer.ts';
import { commandNamed, filesText, forMany, readingFiles } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachPuzzle, ofRead, placeOf, titleOf } from './eachPuzzle.ts';
import type { GivenPuzzle } from './eachPuzzle.ts';
import { write } from './program.ts';

const examples = [
  'nonogram-engine rate puzzle.non',
  'nonogram-engine rate --json set.xml',
  'nonogram-engine rate -j --csv set.xml > ratings.csv',
];

const ends = 'with 0; with 1 if a puzzle could not be read';

const more = `Prints each measure with its document, - where it says nothing of the puzzle. That takes a second or two for
most puzzles, up to a minute for a large one that is hard.

With --json, for each puzzle: "file", "puzzle" (its number there), "name"; and what \`rate\` of the library
answers: "height", "width", "filled", "solutions", "method", "leftBySweeps", "sweeps", "sweepsColumnsFirst",
"meanSweeps", "estimate", "rounds", "bottlenecks", "pairs", "probingClass", "stars", "probingRounds", "formula",
"work"; null where a measure says nothing. --csv has the same in columns, and nothing for null.

${filesText}`;

type RateOptions = Reads & { readonly csv?: boolean };

export const rateCommand = (end: End): Command =>
  forMany(
    readingFiles(
      commandNamed('rate', {
        does: 'says how hard puzzles are, by every measure',
        examples,
        more,
        ends,
      }),
    ).addOption(
      new Option('--csv', 'prints a table of CSV, a line for each puzzle').conflicts('json'),
    ),
  ).action(async (files: readonly string[], options: RateOptions) => {
    if (options.csv === true) await write(csvRow(csvHeads));
    end(await eachPuzzle(files, options, { name: 'rate', answer: rateOne }));
  });

/** What `rate` says of one puzzle. */
export const rateOne = ofRead<RateOptions>(async (given, { json, csv }) => {
  const rating = await rate(inputOf(given.reading.puzzle));
  if (json === true) return jsonAnswer(0, { ...placeOf(given), ...rating });
  if (csv === true) return { code: 0, out: csvRow(csvCells(given, rating)) };
  return answerOf(0, [titleOf(given), ...columns(rowsOf(rating)), '']);
});

/** What a table has for each puzzle: its place, and each measure under its name in JSON. */
const csvColumns: Readonly<Record<string, (rating: Rating) => string | number | null>> = {
  height: ({ height }) => height,
  width: ({ width }) => width,
  filled: ({ filled }) => filled,
  solutions: ({ solutions }) => solutions,
  method: ({ method }) => method,
  leftBySweeps: ({ leftBySweeps }) => leftBySweeps,
  sweeps: ({ sweeps }) => sweeps,
  sweepsColumnsFirst: ({ sweepsColumnsFirst }) => sweepsColumnsFirst,
  meanSweeps: ({ meanSweeps }) => meanSweeps,
  estimate: ({ estimate }) => (estimate === Infinity ? null : estimate),
  rounds: ({ rounds }) => rounds,
  bottlenecks: ({ bottlenecks }) => bottlenecks,
  'pairs.least': ({ pairs }) => pairs?.least ?? null,
  'pairs.most': ({ pairs }) => pairs?.most ?? null,
  probingClass: ({ probingClass }) => probingClass,
  stars: ({ stars }) => stars,
  probingRounds: ({ probingRounds }) => probingRounds,
  'formula.variables': ({ formula }) => formula.variables,
  'formula.clauses': ({ formula }) => formula.clauses,
  'formula.literals': ({ formula }) => formula.literals,
  work: ({ work }) => work,
};

const csvHeads: readonly string[] = ['file', 'puzzle', 'name', ...Object.keys(csvColumns)];

const csvCells = (
  { file, number, reading }: GivenPuzzle,
  rating: Rating,
): readonly (string | number | null)[] => [
  file,
  number,
  reading.name ?? null,
  ...Object.values(csvColumns).map((valueOf) => valueOf(rating)),
];

/** A puzzle as the library takes it. */
const inputOf = ({ rows, columns: across, clues }: Puzzle): PuzzleInput => ({
  rows,
  columns: across,
  ...(clues && { given: { height: rows.length, width: across.length, cells: clues } }),
});

const solutionsTexts = {
  none: 'none',
  one: 'exactly one',
  several: 'two or more',
  open: 'not known: given up',
} as const;

/** Each measure: what it is called, what it says, and where it is from. */
function rowsOf(rating: Rating): readonly (readonly string[])[] {
  const { formula, pairs, stars } = rating;
  const [batenburg, wensveen] = [sourceNames['000'], sourceNames['001']];
  return [
    ['Solutions', solutionsTexts[rating.solutions]],
    ['Easiest method', rating.method ?? '-'],
    ['Left by sweeps', `${fixed(rating.leftBySweeps * 100, 1)} % of the cells`],
    ['Sweeps, rows first', numberText(rating.sweeps), `${batenburg}, §3.1`],
    ['Sweeps, columns first', numberText(rating.sweepsColumnsFirst), `${batenburg}, §3.1`],
    ['Sweeps, mean of both', numberText(rating.meanSweeps), `${wensveen}, §3.2`],
    ['(2,2)-difficulty', pairs === null ? '-' : rangeText(pairs), `${batenburg}, §3.2`],
    ['Class by one probing', rating.probingClass ?? '-', `${wensveen}, §3.6`],
    ['Stars', stars === null ? '-' : `${stars} of 3`, `${wensveen}, §3.6, Table 2`],
    ['Rounds of probing', numberText(rating.probingRounds), `${wensveen}, §3.6`],
    ['Long runs', fixed(rating.estimate, 3), `${sourceNames['002']}, “Over Easy or Hard Boiled?”`],
    ['Formula, variables', grouped(formula.variables), `${sourceNames['003']}, §3`],
    ['Formula, clauses', grouped(formula.clauses), `${sourceNames['003']}, §3`],
    ['Rounds of all lines', grouped(rating.rounds)],
    ['Bottlenecks', grouped(rating.bottlenecks)],
    ['Work of the search', counted(rating.work, 'propagation')],
  ];
}

const numberText = (value: number | null): string => (value === null ? '-' : grouped(value));

const rangeText = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;

/** Rows of a table, each column as wide as it needs. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, text] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, text.length);
  return rows.map((row) =>
    row.map((text, at) => (at === row.length - 1 ? text : text.padEnd(widths[at]! + 2))).join(''),
  );
}
