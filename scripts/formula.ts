/** `npm run -s formula`: a puzzle in, the formula of its board in DIMACS out, or the proof that it has no model. */
import { parseArgs } from 'node:util';
import { dimacsOf, proofOf } from './lib/boardDimacs.ts';
import { print, program } from './lib/program.ts';
import { textOf } from './lib/puzzleFiles.ts';

const help = `Reads one puzzle from standard input, in any format that the site reads, and writes the formula of its
board in DIMACS CNF, for a SAT solver of your own.

  npm run -s formula < puzzle.json > puzzle.cnf
  npm run -s formula -- --suppose 2,1,empty < puzzle.json > supposed.cnf
  npm run -s formula -- --suppose 2,1,empty --proof < puzzle.json > supposed.drup

--encoding automaton   as Foote and Krizanc (2025) do, the default; or "order", by the places of the runs, a tenth as large
--suppose i,j,filled   adds that the cell in row i, column j, counted from 1, is filled, or empty; may be repeated.
                       Where the formula then has no model, the cell has the other value in every solution
--proof                writes the proof of our own solver that there is no model, in DRUP; if there is one, says so and
                       ends with code 1
`;

async function main(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      encoding: { type: 'string', default: 'automaton' },
      suppose: { type: 'string', multiple: true, default: [] },
      proof: { type: 'boolean', default: false },
    },
  });
  const given = await textOf('-');
  if (!values.proof) {
    await print(dimacsOf(given, values));
    return 0;
  }
  const proof = proofOf(given, values);
  if (proof !== null) {
    await print(proof);
    return 0;
  }
  console.error('There is a model: a solution in which all that is supposed is so.');
  return 1;
}

await program(help, main);
