/** `npm run -s formula`: a puzzle in, the formula of its board in DIMACS out, or the proof that it has no model. */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Encoding } from '../src/engine/inference/boardFormula.ts';
import { boardFormula, boardFormulaSize, solverOf } from '../src/engine/inference/boardFormula.ts';
import { literalOf } from '../src/engine/sat/literal.ts';
import type { Literal } from '../src/engine/sat/literal.ts';
import type { Puzzle } from '../src/engine/board/puzzle.ts';
import { readPuzzleText } from '../src/formats/detect.ts';
import { dimacsLines, drupLine } from '../src/formats/dimacs.ts';
import { askAnother } from './lib/formulaAnother.ts';

const help = `Reads one puzzle from standard input, in any format that the site reads, and writes the formula of its
board in DIMACS CNF, for a SAT solver of your own.

  npm run -s formula < puzzle.json > puzzle.cnf
  npm run -s formula -- --suppose 2,1,empty < puzzle.json > supposed.cnf
  npm run -s formula -- --suppose 2,1,empty --proof < puzzle.json > supposed.drup
  npm run -s formula -- --another --proof < puzzle.json > unique.drup
  npm run -s formula -- --another --check unique.drup < puzzle.json

--encoding automaton   as Foote and Krizanc (2025) do, the default; or "order", by the places of the runs, a tenth as large
--suppose i,j,filled   adds that the cell in row i, column j, counted from 1, is filled, or empty; may be repeated.
                       Where the formula then has no model, the cell has the other value in every solution
--proof                writes the proof of our own solver that there is no model, in DRUP; if there is one, says so and
                       ends with code 1
--another              solves the puzzle and writes the formula of another solution, in the encoding "order". With --proof
                       the proof that there is none, in DRUP. Where there are several, shows two and ends with code 1
--check FILE           with --another: reads such a proof and checks it, by code that shares nothing with the solver;
                       says "proved: one solution", or else what is wrong and ends with code 1
`;

const mostClauses = 10_000_000;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      encoding: { type: 'string', default: 'automaton' },
      suppose: { type: 'string', multiple: true, default: [] },
      proof: { type: 'boolean', default: false },
      another: { type: 'boolean', default: false },
      check: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const { encoding } = values;
  if (!isEncoding(encoding)) throw new Error(`--encoding takes automaton or order: ${encoding}`);
  const puzzle = readOne(await text(process.stdin));
  const supposed = values.suppose.map((cell) => supposition(cell, puzzle));
  if (boardFormulaSize(puzzle).clauses > mostClauses)
    throw new Error('the formula would have more than 10 million clauses: take a smaller puzzle');
  if (values.another) {
    if (values.suppose.length > 0) throw new Error('--another and --suppose do not go together');
    const { proof, check } = values;
    const kind = proof ? 'proof' : 'formula';
    const answer = askAnother(
      puzzle,
      check === undefined ? { kind } : { kind: 'check', path: check },
    );
    for (const line of answer.err) process.stderr.write(`${line}\n`);
    for (const line of answer.out) process.stdout.write(`${line}\n`);
    return answer.code;
  }
  if (values.check !== undefined) throw new Error('--check goes with --another');
  const formula = boardFormula(puzzle, encoding);
  if (!values.proof) {
    for (const line of dimacsLines(formula, supposed)) process.stdout.write(`${line}\n`);
    return 0;
  }
  const lines: string[] = [];
  const solver = solverOf(formula, {
    listener: (event) => {
      const line = drupLine(event);
      if (line !== null) lines.push(line);
    },
  });
  for (const literal of supposed) solver.add([literal]);
  if (solver.solve().status === 'satisfiable') {
    process.stderr.write('There is a model: a solution in which all that is supposed is so.\n');
    return 1;
  }
  process.stdout.write(`${[...lines, '0'].join('\n')}\n`);
  return 0;
}

const isEncoding = (name: string): name is Encoding => name === 'automaton' || name === 'order';

function readOne(given: string): Puzzle {
  const reading = readPuzzleText(given);
  if ('puzzle' in reading) return reading.puzzle;
  throw new Error(
    reading.problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'),
  );
}

/** "2,1,empty" */
function supposition(cell: string, { rows, columns }: Puzzle): Literal {
  const [, row, column, value] = /^(\d+),(\d+),(filled|empty)$/.exec(cell) ?? [];
  const [i, j] = [Number(row), Number(column)];
  if (!(i >= 1 && i <= rows.length && j >= 1 && j <= columns.length))
    throw new Error(
      `--suppose takes a row, a column and "filled" or "empty", as 2,1,empty: ${cell}`,
    );
  return literalOf((i - 1) * columns.length + j - 1, value === 'filled');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
