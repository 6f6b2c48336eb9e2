/**
 * Why a cell stays unknown: two fits of its row, and two of its column, that differ there. Or which line decides it now.
 */
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { leftmostFit } from '../../engine/line/fits.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { LineRef } from '../board/boardModel.ts';

/** A line that leaves a cell open: one fit with the cell empty, one with it filled. */
export type OpenLine = {
  readonly line: LineRef;
  readonly at: number; // the cell's place on the line
  readonly description: Description;
  readonly before: Uint8Array;
  readonly empty: Uint8Array;
  readonly filled: Uint8Array;
};

/** The answer for one cell in one state. */
export type WhyNot =
  | { readonly kind: 'known'; readonly value: number }
  | { readonly kind: 'open'; readonly row: OpenLine; readonly column: OpenLine }
  /** The lines that would fix the cell if they were settled now. */
  | { readonly kind: 'decided'; readonly value: 0 | 1; readonly by: readonly LineRef[] }
  /** Lines through the cell that have no fit at all. */
  | { readonly kind: 'no fit'; readonly lines: readonly LineRef[] }
  /** Row and column would fix it to different values. */
  | { readonly kind: 'conflict'; readonly row: 0 | 1; readonly column: 0 | 1 };

/**
 * Asks row and column about a cell.
 *
 * @param grid - the state; not modified
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @source 000_8dc3042ab81c971c.txt §2 (a cell is fixed when it has one value in all fits)
 */
export function whyNot(puzzle: Puzzle, grid: Grid, row: number, column: number): WhyNot {
  const value = grid.cells[row * grid.width + column]!;
  if (value !== UNKNOWN) return { kind: 'known', value };
  const ofRow = askLine(grid, puzzle.rows[row] ?? [], 'H', row, column);
  const ofColumn = askLine(grid, puzzle.columns[column] ?? [], 'V', column, row);
  const asked = [ofRow, ofColumn];
  const dead = asked.filter(({ empty, filled }) => empty === null && filled === null);
  if (dead.length > 0) return { kind: 'no fit', lines: dead.map(({ line }) => line) };
  const [rowValue, columnValue] = [decision(ofRow), decision(ofColumn)];
  if (rowValue !== null && columnValue !== null && rowValue !== columnValue)
    return { kind: 'conflict', row: rowValue, column: columnValue };
  const decided = rowValue ?? columnValue;
  if (decided !== null) {
    const by = asked.filter((line) => decision(line) !== null).map(({ line }) => line);
    return { kind: 'decided', value: decided, by };
  }
  return { kind: 'open', row: ofRow as OpenLine, column: ofColumn as OpenLine };
}

type AskedLine = Omit<OpenLine, 'empty' | 'filled'> & {
  readonly empty: Uint8Array | null;
  readonly filled: Uint8Array | null;
};

function askLine(
  grid: Grid,
  description: Description,
  direction: Direction,
  index: number,
  at: number,
): AskedLine {
  const before = lineOf(grid, direction, index);
  const fitWith = (value: number): Uint8Array | null => {
    const line = before.slice();
    line[at] = value;
    return leftmostFit(line, description);
  };
  return {
    line: { direction, index },
    at,
    description,
    before,
    empty: fitWith(EMPTY),
    filled: fitWith(FILLED),
  };
}

/** The value that a line with a fit leaves for the cell, or null when it leaves both. */
function decision({ empty, filled }: AskedLine): 0 | 1 | null {
  if (empty === null) return FILLED;
  return filled === null ? EMPTY : null;
}
