/** The truth table of a formula with its counted solutions, and the figure as data. */
import { FILLED } from '../../engine/board/cell.ts';
import type { CountedRow } from '../../engine/circuit/count.ts';
import { assignmentsOf, evaluateFormula, formulaText } from '../../engine/circuit/formula.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { assignmentOf, solvedCells } from './model.ts';
import type { CircuitState } from './model.ts';

const bit = (value: boolean): string => (value ? '1' : '0');

/** A row of the truth table with what stands behind it. */
export type TableRow = {
  readonly inputs: string; // digits
  readonly output: boolean; // by the formula
  readonly solutions: number | null; // with these inputs and this output; null while not counted
};

/** A count of all solutions. */
export type Count = {
  readonly rows: readonly CountedRow[];
  readonly total: number;
  readonly complete: boolean;
};

/** The truth table. */
export function tableRows({ formula, names }: Story, count: Count | null): readonly TableRow[] {
  return assignmentsOf(names).map((assignment) => {
    const output = evaluateFormula(formula, assignment);
    const inputs = names.map((name) => bit(assignment[name] === true)).join('');
    const same = (row: CountedRow): boolean =>
      row.output === output && names.every((name) => row.assignment[name] === assignment[name]);
    const solutions = count === null ? null : (count.rows.find(same)?.solutions ?? 0);
    return { inputs, output, solutions };
  });
}

/** What the count says. */
export function countText(story: Story, count: Count): string {
  const rows = tableRows(story, count);
  const expected = rows.length;
  const right = rows.every(({ solutions }) => solutions === 1) && count.total === expected;
  if (!count.complete) return `${counted(count.total, 'solution')} found, and the count was ended.`;
  return right
    ? `The board has ${counted(count.total, 'solution')}, one for each row of the table and no other.`
    : `The board has ${counted(count.total, 'solution')}; the table has ${counted(expected, 'row')}.`;
}

/** The truth table as rows of a file, heads first. */
export const csvRows = (
  story: Story,
  count: Count | null,
): readonly (readonly (string | number | null)[])[] => [
  [...story.names, 'output', 'solutions'],
  ...tableRows(story, count).map(({ inputs, output, solutions }) => [
    ...inputs,
    bit(output),
    solutions,
  ]),
];

/** Everything as data: the puzzle too. */
export function circuitJson(story: Story, state: CircuitState, count: Count | null): unknown {
  const { layout, board } = story;
  return {
    formula: formulaText(story.formula),
    inputs: assignmentOf(story, state.inputs),
    tiles: layout.placed.map((line) =>
      line.map(({ tile, part }) => ({
        tile: tile.id,
        ...(part !== null && { carries: formulaText(part) }),
      })),
    ),
    table: tableRows(story, count),
    solutions: count?.total ?? null,
    rows: board.puzzle.rows,
    columns: board.puzzle.columns,
    filled: [...solvedCells(story, state.inputs).entries()]
      .filter(([, value]) => value === FILLED)
      .map(([cell]) => [
        Math.floor(cell / board.puzzle.columns.length),
        cell % board.puzzle.columns.length,
      ]),
  };
}

/** What files of a circuit are called, without their end. */
export const fileName = ({ formula }: Story): string =>
  `circuit-${formulaText(formula).replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}`;
