/** `formula`: a puzzle as a formula in clauses, for a SAT solver of any kind, or the proof that it has no model. */
import { Option } from 'commander';
import type { Command } from 'commander';
import { dimacsOf, proofOf, requireSmallFormula } from './boardDimacs.ts';
import type { FormulaAsked } from './boardDimacs.ts';
import { commandNamed, filesText, whole } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { onePuzzle } from './eachPuzzle.ts';
import { askAnother } from './formulaAnother.ts';
import { Misuse, print } from './program.ts';

const examples = [
  'nonogram-engine formula puzzle.json > puzzle.cnf',
  'nonogram-engine formula --suppose 2,1,empty puzzle.json > supposed.cnf',
  'nonogram-engine formula --suppose 2,1,empty --proof puzzle.json > supposed.drup',
  'nonogram-engine formula --another --proof puzzle.json > unique.drup',
  'nonogram-engine formula --another --check unique.drup puzzle.json',
];

const ends =
  'with 0; with 1 if there is a model where a proof is wanted, if there is no solution or another one, or if the proof that is checked is none';

const more = `Writes the formula of the board in DIMACS CNF. The encoding "order" goes by the places of the runs;
"automaton" is that of Foote and Krizanc (2025), and ten times as large. Where the formula with what is supposed has no
model, the cell has the other value in every solution; the proof of that is written in DRUP.

With --another the formula is that of another solution than the one that is found, in the encoding "order", and
the proof says that there is none. --check reads such a proof and checks it, by code that shares nothing with the
solver. Where there are several solutions, two are shown.

${filesText}`;

type FormulaOptions = FormulaAsked & {
  readonly proof?: boolean;
  readonly another?: boolean;
  readonly check?: string;
  readonly pick?: number;
};

export const formulaCommand = (end: End): Command =>
  commandNamed('formula', {
    does: 'writes a puzzle as a formula for SAT solvers, or a proof',
    examples,
    more,
    ends,
  })
    .argument('[file]', 'with a puzzle; - or none: standard input')
    .option('-p, --pick <n>', 'takes the n-th puzzle of several', whole(1))
    .addOption(
      new Option('-e, --encoding <encoding>', 'how lines are put into clauses')
        .choices(['automaton', 'order'])
        .default('order'),
    )
    .option(
      '--suppose <row,column,value>',
      'adds that a cell, counted from 1, is filled or empty; may be repeated',
      withCell,
    )
    .option('--proof', 'writes the proof of our own solver that there is no model')
    .addOption(
      new Option('--another', 'writes the formula of another solution').conflicts('suppose'),
    )
    .option('--check <proof>', 'with --another: checks the proof in a file that there is none')
    .action(async (file: string | undefined, options: FormulaOptions) => {
      end(await formula(file, options));
    });

/** The cells that are supposed, with one more. */
const withCell = (cell: string, before?: readonly string[]): readonly string[] => [
  ...(before ?? []),
  cell,
];

async function formula(file: string | undefined, options: FormulaOptions): Promise<number> {
  const { proof, another, check } = options;
  if (check !== undefined && another !== true) throw new Misuse('--check goes with --another.');
  const puzzle = await onePuzzle(file, options.pick);
  requireSmallFormula(puzzle);
  if (another === true) {
    const kind = proof === true ? 'proof' : 'formula';
    const answer = askAnother(
      puzzle,
      check === undefined ? { kind } : { kind: 'check', path: check },
    );
    for (const line of answer.err) console.error(line);
    await print(answer.out);
    return answer.code;
  }
  const lines = proof === true ? proofOf(puzzle, options) : dimacsOf(puzzle, options);
  if (lines !== null) {
    await print(lines);
    return 0;
  }
  console.error('There is a model: a solution in which all that is supposed is so.');
  return 1;
}
