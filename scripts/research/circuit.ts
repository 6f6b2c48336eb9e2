/** `npm run -s circuit`: a formula in, a nonogram that computes it out, with its gadgets, its solutions and its truth table. */
import { Option } from 'commander';
import type { Command } from 'commander';
import type { ClauseBoardFor, ClauseKit } from '../../src/engine/circuit/clauseLayout.ts';
import { circuitText } from './circuit/circuitText.ts';
import { commandNamed, obey } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { toTheEnd, write } from '../../src/command/program.ts';

const does = 'reads a formula and lays it out as a nonogram made of tiles of 11 x 11 cells';

const examples = [
  'npm run -s circuit -- "(a and not b) or c"',
  'npm run -s circuit -- "(a and not b) or c" --json > circuit.json',
  'npm run -s circuit -- "x and not x" --non > circuit.non',
  'npm run -s circuit -- "(a or not b) and b" --blank inference --json > board.json',
];

const more = `Its solutions are the assignments to the variables, one each; they are all found by a SAT solver that knows the
clues alone, and read off the terminals. The formula: and, or, not, or & | !, 0, 1, parentheses, and up to 4 variables.

Without options: the size, a map of the tiles, a list of them (row and column of its first cell, counted from 1, what it
is and whose value leaves it), the number of solutions, and the truth table, each row with its number of solutions.`;

const ends =
  'with 0; with 1 if the solutions are not those of the formula, which would be a mistake of ours';

type Options = {
  readonly json?: boolean;
  readonly non?: boolean;
  readonly blank?: ClauseBoardFor;
  readonly kit: ClauseKit;
};

const circuit = (end: End): Command =>
  commandNamed('npm run -s circuit --', { does, examples, more, ends })
    .argument('<formula>', 'in quotation marks')
    .option(
      '--json',
      'all as one object in a line, with the puzzle in "rows" and "cols", as analyse reads it',
    )
    .addOption(
      new Option('--non', 'the puzzle alone, in the .non format of puzzle collections').conflicts(
        'json',
      ),
    )
    .addOption(
      new Option(
        '--blank <for>',
        'a formula in clauses, on a board with nothing given: for "solutions" the output must be 1, for "inference" x* comes first and the output is free',
      ).choices(['solutions', 'inference']),
    )
    .addOption(
      new Option(
        '--kit <which>',
        'the tiles of such a board; of the second, sweeps find all that a tile shows',
      )
        .choices(['first', 'second'])
        .default('second'),
    )
    .action(async (formula: string, { json, non, blank, kit }: Options) => {
      const form = json === true ? 'json' : non === true ? 'non' : 'report';
      const { text, right } = circuitText(
        formula,
        form,
        blank === undefined ? null : { isFor: blank, kit },
      );
      await write(text);
      end(right ? 0 : 1);
    });

await toTheEnd((words) => obey(words, circuit));
