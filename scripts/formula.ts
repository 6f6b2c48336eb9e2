/** `npm run -s formula`: a puzzle in, the formula of its board in DIMACS out, or the proof that it has no model. */
import { parseArgs } from 'node:util';
import { dimacsOf, proofOf, puzzleOf } from './lib/boardDimacs.ts';
import { askAnother } from './lib/formulaAnother.ts';
import { Misuse, print, program } from './lib/program.ts';
import { textOf } from './lib/puzzleFiles.ts';

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

async function main(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      encoding: { type: 'string', default: 'automaton' },
      suppose: { type: 'string', multiple: true, default: [] },
      proof: { type: 'boolean', default: false },
      another: { type: 'boolean', default: false },
      check: { type: 'string' },
    },
  });
  const { proof, check } = values;
  if (check !== undefined && !values.another) throw new Misuse('--check goes with --another.');
  if (values.another && values.suppose.length > 0)
    throw new Misuse('--another and --suppose do not go together.');
  const given = await textOf('-');
  if (values.another) {
    const kind = proof ? 'proof' : 'formula';
    const answer = askAnother(
      puzzleOf(given),
      check === undefined ? { kind } : { kind: 'check', path: check },
    );
    for (const line of answer.err) console.error(line);
    await print(answer.out);
    return answer.code;
  }
  const lines = proof ? proofOf(given, values) : dimacsOf(given, values);
  if (lines !== null) {
    await print(lines);
    return 0;
  }
  console.error('There is a model: a solution in which all that is supposed is so.');
  return 1;
}

await program(help, main);
