/** What tests of proofs do with chains: settle a line, carry out an intersection, replay, leave a step out. */
import { expect } from 'vitest';
import type { FixedCell, Grid } from '../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { lineOf } from '../../src/engine/board/image.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import type { CrossStep } from '../../src/engine/intersect/fourProof.ts';
import { choices, intersect } from '../../src/engine/intersect/pqIntersection.ts';
import { settle } from '../../src/engine/line/settle.ts';
import type { ChainStep } from '../../src/engine/sweep/lineChain.ts';

/** What a step of a chain does to a board. */
export type Deed =
  | Pick<ChainStep, 'direction' | 'index' | 'description'>
  | Pick<CrossStep, 'rows' | 'columns'>;

export type Told = {
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[];
};

export const copyOf = (grid: Grid): Grid => ({ ...grid, cells: grid.cells.slice() });
const write = (grid: Grid, { row, column, value }: FixedCell): void => {
  grid.cells[row * grid.width + column] = value;
};
const at = (grid: Grid, { row, column }: { row: number; column: number }): number =>
  grid.cells[row * grid.width + column]!;

/** Writes what a step gives; false when it finds nothing possible. */
export function does(grid: Grid, puzzle: Puzzle, deed: Deed): boolean {
  if ('rows' in deed) {
    const { fixed, survivors } = intersect(grid, puzzle, deed.rows, deed.columns);
    for (const cell of fixed) write(grid, cell);
    return survivors.length > 0;
  }
  const settled = settle(lineOf(grid, deed.direction, deed.index), deed.description);
  settled?.forEach((value, along) => {
    const [row, column] = deed.direction === 'H' ? [deed.index, along] : [along, deed.index];
    if (value !== UNKNOWN) grid.cells[row * grid.width + column] = value;
  });
  return settled !== null;
}

/** All lines of a puzzle. */
export const linesOf = ({ rows, columns }: Puzzle): Deed[] => [
  ...rows.map((description, index) => ({ direction: 'H' as const, index, description })),
  ...columns.map((description, index) => ({ direction: 'V' as const, index, description })),
];

/** All choices of two rows and two columns. */
export const crossesOf = ({ rows, columns }: Puzzle): Deed[] =>
  [...choices(rows.length, 2)].flatMap((r) =>
    [...choices(columns.length, 2)].map((c) => ({ rows: r, columns: c })),
  );

/**
 * Replays a chain with what its steps say and nothing else; every premise must be known, and none may be missing.
 *
 * @param goal - what the last step comes to
 */
export function expectSound(
  start: Grid,
  puzzle: Puzzle,
  steps: readonly (Deed & Told)[],
  lastFits: boolean,
  given: Grid = start,
): void {
  const proved = copyOf(start);
  for (const [k, step] of steps.entries()) {
    const fits = k < steps.length - 1 || lastFits;
    const from = (premises: readonly FixedCell[]): { grid: Grid; fitting: boolean } => {
      const grid = copyOf(given);
      for (const cell of premises) write(grid, cell);
      return { grid, fitting: does(grid, puzzle, step) };
    };
    const gives = (premises: readonly FixedCell[]): boolean => {
      const { grid, fitting } = from(premises);
      return fits ? fitting && step.fixes.every((cell) => at(grid, cell) === cell.value) : !fitting;
    };
    for (const cell of step.premises) expect(at(proved, cell)).toBe(cell.value);
    expect(gives(step.premises)).toBe(true);
    for (const left of step.premises)
      expect(gives(step.premises.filter((cell) => cell !== left))).toBe(false);
    for (const cell of step.fixes) write(proved, cell);
  }
}

/** Makes all steps but one, or all; whether the goal is reached. */
export function reached(
  start: Grid,
  puzzle: Puzzle,
  steps: readonly Deed[],
  goal: { row: number; column: number } | null,
): boolean {
  const grid = copyOf(start);
  const fitting = steps.map((step) => does(grid, puzzle, step)).every(Boolean);
  return goal === null ? !fitting : at(grid, goal) !== UNKNOWN;
}
