/** `npm run -s circuit`: a formula in, a nonogram that computes it out, with its gadgets, its solutions and its truth table. */
import { parseArgs } from 'node:util';
import { solve } from '../src/engine/solve/solve.ts';
import type { CircuitBoard } from '../src/engine/circuit/compose.ts';
import { compose } from '../src/engine/circuit/compose.ts';
import type { CountedRow } from '../src/engine/circuit/count.ts';
import { tableOf } from '../src/engine/circuit/count.ts';
import type { Formula } from '../src/engine/circuit/formula.ts';
import {
  assignmentsOf,
  evaluateFormula,
  formulaText,
  parseFormula,
  variablesOf,
} from '../src/engine/circuit/formula.ts';
import type { Layout } from '../src/engine/circuit/layout.ts';
import { layOut } from '../src/engine/circuit/layout.ts';
import type { TileKind } from '../src/engine/circuit/tile.ts';
import { tileSize } from '../src/engine/circuit/tile.ts';
import type { Solved } from '../src/engine/solve/solve.ts';
import { writeNon } from '../src/formats/nonFormat.ts';
import { counted } from '../src/formats/numbers.ts';

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

/** More than there can be: one for each assignment to four variables. */
const mostSolutions = 17;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      non: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0)
    throw new Error('one formula is wanted, in quotation marks: "(a and not b) or c"');
  if (values.json && values.non) throw new Error('take --json or --non, not both');
  const layout = layOut(parse(text));
  const board = compose(layout.tiles);
  if (values.non) {
    process.stdout.write(writeNon({ puzzle: board.puzzle, name: formulaText(layout.formula) }));
    return 0;
  }
  const found = solve(board.puzzle, { most: mostSolutions });
  const table = tableOf(layout, board, found.solutions);
  process.stdout.write((values.json ? jsonOf : report)(layout, board, found, table));
  return isRight(layout.formula, found, table) ? 0 : 1;
}

/** The formula; what is wrong with a text is shown beneath it. */
function parse(text: string): Formula {
  try {
    return parseFormula(text);
  } catch (error) {
    if (!(error instanceof SyntaxError && 'at' in error) || /\s/.test(text.replaceAll(' ', '')))
      throw error;
    throw new SyntaxError(`${text}\n${' '.repeat(Number(error.at))}^\n${error.message}`, {
      cause: error,
    });
  }
}

/** Whether there is one solution for each assignment, with the output that the formula gives. */
function isRight(formula: Formula, found: Solved, table: readonly CountedRow[]): boolean {
  const rows = assignmentsOf(variablesOf(formula));
  return (
    found.complete &&
    table.length === rows.length &&
    rows.every((values, at) => {
      const row = table[at];
      return (
        row?.solutions === 1 &&
        row.output === evaluateFormula(formula, values) &&
        Object.entries(values).every(([name, value]) => row.assignment[name] === value)
      );
    })
  );
}

const signs: Readonly<Record<TileKind, string>> = {
  wire: '-',
  not: '!',
  bend: '+',
  'bend-not': '%',
  split: 'T',
  cross: 'x',
  and: '&',
  or: '|',
  gate: 'G',
  input: '>',
  output: '=',
  empty: '.',
};

/** A tile as it is listed. */
type Gadget = {
  readonly row: number;
  readonly column: number;
  readonly kind: TileKind;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly value: string;
};

const gadgetsOf = ({ placed }: Layout): readonly Gadget[] =>
  placed.flatMap((line, i) =>
    line.flatMap(({ tile, part, down }, j) => {
      if (part === null) return [];
      return {
        row: i * tileSize + 1,
        column: j * tileSize + 1,
        kind: tile.kind,
        from: tile.inputs,
        to: tile.outputs,
        value: [part, ...(down === null ? [] : [down])].map(formulaText).join('; '),
      };
    }),
  );

function report(
  layout: Layout,
  { puzzle }: CircuitBoard,
  { solutions, complete }: Solved,
  table: readonly CountedRow[],
): string {
  const { tiles, formula, placed } = layout;
  const names = variablesOf(formula);
  const used = new Set(placed.flat().map(({ tile }) => tile.kind));
  const key = [...used].map((kind) => `${signs[kind]} ${kind}`).join('  ');
  const list = gadgetsOf(layout).map(({ row, column, kind, from, to, value }) =>
    [
      `row ${row}, column ${column}`.padEnd(20),
      kind.padEnd(9),
      `${from.join(', ')} > ${to.join(', ')}`.padEnd(27),
      value,
    ].join(' '),
  );
  return [
    formulaText(formula),
    `${puzzle.rows.length} x ${puzzle.columns.length} cells, ${tiles.length} x ${tiles[0]?.length} tiles`,
    '',
    ...tiles.map((line) => line.map(({ kind }) => signs[kind]).join('')),
    key,
    '',
    ...list,
    '',
    `${complete ? '' : 'at least '}${counted(solutions.length, 'solution')}`,
    ...tableLines(names, table),
    '',
  ].join('\n');
}

const bit = (value: boolean | undefined): string => (value === true ? '1' : '0');

function tableLines(names: readonly string[], table: readonly CountedRow[]): readonly string[] {
  const rows = table.map(({ assignment, output, solutions }) => {
    const cells = names.map((name) => bit(assignment[name]).padEnd(name.length));
    return `${[...cells, bit(output).padEnd(3)].join(' ')}  ${counted(solutions, 'solution')}`;
  });
  return [[...names, 'out'].join(' '), ...rows];
}

function jsonOf(
  layout: Layout,
  { puzzle }: CircuitBoard,
  { solutions, complete }: Solved,
  table: readonly CountedRow[],
): string {
  const { rows, columns } = puzzle;
  const all = {
    name: formulaText(layout.formula),
    rows,
    cols: columns,
    gadgets: gadgetsOf(layout),
    solutions: { count: solutions.length, complete },
    table,
  };
  return `${JSON.stringify(all)}\n`;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
