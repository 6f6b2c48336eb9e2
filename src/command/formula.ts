/** `formula`: a puzzle as a formula in clauses, for a SAT solver of any kind, or the proof that it has no model. */
import { Option } from 'commander';
import type { Command } from 'commander';
import { dimacsOf, proofOf } from './boardDimacs.ts';
import type { FormulaAsked } from './boardDimacs.ts';
import { commandNamed, filesText, whole } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { onePuzzle } from './eachPuzzle.ts';
import { print } from './program.ts';

const examples = [
  'nonogram-engine formula puzzle.json > puzzle.cnf',
  'nonogram-engine formula --suppose 2,1,empty puzzle.json > supposed.cnf',
  'nonogram-engine formula --suppose 2,1,empty --proof puzzle.json > supposed.drup',
];

const more = `Writes the formula of the board in DIMACS CNF. The encoding "automaton" is that of Foote and Krizanc (2025),
"order" goes by the places of the runs and is a tenth as large. Where the formula with what is supposed has no
model, the cell has the other value in every solution; the proof of that is written in DRUP.

Ends with 0; with --proof with 1 if there is a model.

${filesText}`;

type FormulaOptions = FormulaAsked & { readonly proof?: boolean; readonly pick?: number };

export const formulaCommand = (end: End): Command =>
  commandNamed('formula', {
    does: 'writes a puzzle as a formula for SAT solvers, or a proof',
    examples,
    more,
  })
    .argument('[file]', 'with a puzzle; - or none: standard input')
    .option('--pick <n>', 'takes the n-th puzzle of several', whole(1))
    .addOption(
      new Option('--encoding <encoding>', 'how lines are put into clauses')
        .choices(['automaton', 'order'])
        .default('automaton'),
    )
    .option(
      '--suppose <row,column,value>',
      'adds that a cell, counted from 1, is filled or empty; may be repeated',
      withCell,
    )
    .option('--proof', 'writes the proof of our own solver that there is no model')
    .action(async (file: string | undefined, options: FormulaOptions) => {
      end(await formula(file, options));
    });

/** The cells that are supposed, with one more. */
const withCell = (cell: string, before?: readonly string[]): readonly string[] => [
  ...(before ?? []),
  cell,
];

async function formula(file: string | undefined, options: FormulaOptions): Promise<number> {
  const puzzle = await onePuzzle(file, options.pick);
  if (options.proof !== true) {
    await print(dimacsOf(puzzle, options));
    return 0;
  }
  const proof = proofOf(puzzle, options);
  if (proof !== null) {
    await print(proof);
    return 0;
  }
  console.error('There is a model: a solution in which all that is supposed is so.');
  return 1;
}
