/**
 * H-SWEEP and V-SWEEP of 000 §3.1: SETTLE on all rows, or on all columns, each from the state before the sweep.
 * (Lines of one direction share no cell, so settling them one after the other is the same.)
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';

/** What a sweep made. At a contradiction the grid holds what the lines before it gave. */
export type Sweep = {
  readonly grid: Grid; // a new grid
  readonly fixed: number; // cells that became known
  /** The first line without a fit, zero-based; the sweep ended there. */
  readonly contradiction: null | { readonly index: number };
};

/**
 * Settles all rows.
 *
 * @param grid - of the puzzle's size; not modified
 * @param puzzle - whose row descriptions are used
 * @returns a new grid with the number of cells that became known
 * @source 000_8dc3042ab81c971c.txt §3.1 (H-SWEEP)
 */
export function hSweep(grid: Grid, puzzle: Puzzle): Sweep {
  return sweep(grid, puzzle, 'H');
}

/**
 * Settles all columns.
 *
 * @param grid - of the puzzle's size; not modified
 * @param puzzle - whose column descriptions are used
 * @returns a new grid with the number of cells that became known
 * @source 000_8dc3042ab81c971c.txt §3.1 (V-SWEEP)
 */
export function vSweep(grid: Grid, puzzle: Puzzle): Sweep {
  return sweep(grid, puzzle, 'V');
}

function sweep(before: Grid, puzzle: Puzzle, direction: Direction): Sweep {
  const grid = { ...before, cells: before.cells.slice() };
  const descriptions = direction === 'H' ? puzzle.rows : puzzle.columns;
  let fixed = 0;
  for (const [index, description] of descriptions.entries()) {
    const line = lineOf(grid, direction, index);
    const settled = settle(line, description);
    if (settled === null) return { grid, fixed, contradiction: { index } };
    fixed += setLineInPlace(grid, direction, index, settled);
  }
  return { grid, fixed, contradiction: null };
}

/** Writes a line into the grid; returns how many of its unknown cells became known. */
function setLineInPlace(grid: Grid, direction: Direction, index: number, line: Uint8Array): number {
  let fixed = 0;
  for (let at = 0; at < line.length; at++) {
    const cell = cellOnLine(grid, direction, index, at);
    if (grid.cells[cell] === UNKNOWN && line[at] !== UNKNOWN) fixed++;
    grid.cells[cell] = line[at]!;
  }
  return fixed;
}

/**
 * Where the cell `at` of a line stands in `grid.cells`.
 *
 * @param at - position on the line, 0 = left or top
 */
export function cellOnLine(grid: Grid, direction: Direction, index: number, at: number): number {
  return direction === 'H' ? index * grid.width + at : at * grid.width + index;
}

/** The other direction. */
export function otherDirection(direction: Direction): Direction {
  return direction === 'H' ? 'V' : 'H';
}
