/** What `npm run circuit` does: a formula in, the circuit, its solutions and its truth table as a text out. */
import type { Solved } from '../../../src/engine/solve/solve.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { clausesOf } from '../../../src/engine/circuit/clauses.ts';
import type { ClauseBoardFor, ClauseKit } from '../../../src/engine/circuit/clauseLayout.ts';
import { layOutClauses } from '../../../src/engine/circuit/clauseLayout.ts';
import type { CircuitBoard } from '../../../src/engine/circuit/compose.ts';
import { compose } from '../../../src/engine/circuit/compose.ts';
import type { CountedRow } from '../../../src/engine/circuit/count.ts';
import { tableOf } from '../../../src/engine/circuit/count.ts';
import type { Formula } from '../../../src/engine/circuit/formula.ts';
import {
  assignmentsOf,
  evaluateFormula,
  formulaText,
  parseFormula,
  variablesOf,
} from '../../../src/engine/circuit/formula.ts';
import type { Layout } from '../../../src/engine/circuit/layout.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import type { TileKind } from '../../../src/engine/circuit/tile.ts';
import { tileSize } from '../../../src/engine/circuit/tile.ts';
import { writeNon } from '../../../src/formats/nonFormat.ts';
import { counted } from '../../../src/notebook/plain/numbers.ts';

/** More than there can be: one for each assignment to four variables, and to x*. */
const mostSolutions = 33;

/** What was found, and whether the solutions are those of the formula: anything else is a mistake of ours. */
export type CircuitText = { readonly text: string; readonly right: boolean };

/** A formula in clauses on a board with nothing given. */
type Blank = { readonly isFor: ClauseBoardFor; readonly kit: ClauseKit };

/**
 * A circuit as a text.
 *
 * @param formula - as it is typed
 * @param form - all of it for readers or as JSON; or the puzzle alone, of which nothing is worked out
 * @param blank - for a formula in clauses: what its board is for, and of which tiles
 * @throws SyntaxError that shows where a text is no formula; RangeError for what cannot be laid out
 */
export function circuitText(
  formula: string,
  form: 'report' | 'json' | 'non',
  blank: Blank | null = null,
): CircuitText {
  const read = parse(formula);
  const layout =
    blank === null ? layOut(read) : layOutClauses(clausesOf(read), blank.isFor, blank.kit);
  const board = compose(layout.tiles);
  if (form === 'non') {
    const name = formulaText(layout.formula);
    return { text: writeNon({ puzzle: board.puzzle, name }), right: true };
  }
  const found = solve(board.puzzle, { most: mostSolutions });
  const table = tableOf(layout, board, found.solutions);
  const text = (form === 'json' ? jsonOf : report)(layout, board, found, table);
  return { text, right: isRight(layout.formula, found, table, blank?.isFor === 'solutions') };
}

/** What stands around a place of a text, on a line, and a mark beneath the place. */
function marked(text: string, at: number): string {
  const from = Math.max(0, at - 40);
  const before = (from > 0 ? '…' : '') + text.slice(from, at);
  const after = text.slice(at, at + 30) + (text.length > at + 30 ? '…' : '');
  return `${before}${after}\n${' '.repeat(before.length)}^`;
}

/** The formula; what is wrong with a text is shown beneath it. */
function parse(text: string): Formula {
  try {
    return parseFormula(text);
  } catch (error) {
    if (!(error instanceof SyntaxError && 'at' in error) || /\s/.test(text.replaceAll(' ', '')))
      throw error;
    throw new SyntaxError(`${marked(text, Number(error.at))}\n${error.message}`, { cause: error });
  }
}

/** Whether there is one solution for each assignment, or each that makes it true, with the output that the formula gives. */
function isRight(
  formula: Formula,
  found: Solved,
  table: readonly CountedRow[],
  trueOnly: boolean,
): boolean {
  const rows = assignmentsOf(variablesOf(formula)).filter(
    (values) => !trueOnly || evaluateFormula(formula, values),
  );
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
