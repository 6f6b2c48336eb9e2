/** `rate`: how hard puzzles are, by every measure that the library has. */
import type { Command } from 'commander';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { counted, fixed, grouped } from '../notebook/plain/numbers.ts';
import type { PuzzleInput } from '../library/puzzles.ts';
import { rate } from '../library/rate.ts';
import type { Rating } from '../library/rate.ts';
import { sourceNames } from '../methods/method.ts';
import { commandNamed, filesText, readingFiles } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachReadPuzzle, placeOf, printJson, titleOf } from './eachPuzzle.ts';
import { print } from './program.ts';

const examples = ['nonogram-engine rate puzzle.non', 'nonogram-engine rate --json set.xml'];

const more = `Prints each measure with its document, - where it says nothing of the puzzle. That takes a second or two for
most puzzles, up to a minute for a large one that is hard.

Ends with 0; with 1 if a puzzle could not be read.

With --json, for each puzzle: "file", "puzzle" (its number there), "name"; and what \`rate\` of the library
answers: "height", "width", "filled", "solutions", "method", "leftBySweeps", "sweeps", "sweepsColumnsFirst",
"meanSweeps", "estimate", "rounds", "bottlenecks", "pairs", "probingClass", "stars", "probingRounds", "formula",
"work"; null where a measure says nothing.

${filesText}`;

export const rateCommand = (end: End): Command =>
  readingFiles(
    commandNamed('rate', { does: 'says how hard puzzles are, by every measure', examples, more }),
  ).action(async (files: readonly string[], options: Reads) => {
    end(
      await eachReadPuzzle(files, options, async (given) => {
        const rating = await rate(inputOf(given.reading.puzzle));
        await (options.json === true
          ? printJson({ ...placeOf(given), ...rating })
          : print([titleOf(given), ...columns(rowsOf(rating)), '']));
        return 0;
      }),
    );
  });

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
