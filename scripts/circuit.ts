/** `npm run -s circuit`: a formula in, a nonogram that computes it out, with its gadgets, its solutions and its truth table. */
import { parseArgs } from 'node:util';
import { circuitText } from './lib/circuitText.ts';
import { Misuse, program, write } from '../src/command/program.ts';

const help = `Reads a formula and lays it out as a nonogram made of tiles of 11 x 11 cells. Its solutions are the assignments
to the variables, one each; they are all found by a SAT solver that knows the clues alone, and read off the terminals.

  npm run -s circuit -- "(a and not b) or c"
  npm run -s circuit -- "(a and not b) or c" --json > circuit.json
  npm run -s circuit -- "x and not x" --non > circuit.non

The formula: and, or, not, or & | !, parentheses, and up to 4 variables.

Without options: the size, a map of the tiles, a list of them (row and column of its first cell, counted from 1, what it
is and whose value leaves it), the number of solutions, and the truth table, each row with its number of solutions.
--json   all of this as one object in one line, in which "rows" and "cols" are the puzzle: npm run -s analyse reads it
--non    the puzzle alone, in the .non format of puzzle collections
Ends with code 1 if the solutions are not those of the formula, which would be a mistake of ours.
`;

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      non: { type: 'boolean', default: false },
    },
  });
  const [formula, ...more] = positionals;
  if (formula === undefined || more.length > 0)
    throw new Misuse('one formula is wanted, in quotation marks: "(a and not b) or c"');
  if (values.json && values.non) throw new Misuse('take --json or --non, not both');
  const form = values.json ? 'json' : values.non ? 'non' : 'report';
  const { text, right } = circuitText(formula, form);
  await write(text);
  return right ? 0 : 1;
}

await program(help, main);
