/**
 * A weaker line solver, the one that puzzlers learn first: push all runs to the left, then to the right; a cell that
 * lies in the same run (or in the same gap) both times keeps its value. SETTLE fixes more: 000 asks for all fits.
 * Here only to see whether 002 might have counted with it.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { leftmostFit, rightmostFit } from '../../engine/line/fits.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';

/** Number of the run or gap that each cell of a finished line lies in, counted from the left. */
function stretches(line: Uint8Array): Int32Array {
  const numbers = new Int32Array(line.length);
  let number = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] !== (i === 0 ? 0 : line[i - 1])) number++;
    numbers[i] = number;
  }
  return numbers;
}

/**
 * What the overlap of the leftmost and the rightmost fit says.
 *
 * @returns a new line, or `null` when nothing fits
 * @source none (a common first technique; 002_5ae15e577f844a8a.txt "How?" shows it for one run)
 */
export function overlap(line: Uint8Array, description: Description): Uint8Array | null {
  const left = leftmostFit(line, description);
  const right = rightmostFit(line, description);
  if (left === null || right === null) return null;
  const a = stretches(left);
  const b = stretches(right);
  return line.map((cell, i) => (cell === UNKNOWN && a[i] === b[i] ? left[i]! : cell));
}

/** Whether repeated overlap on rows and columns solves the puzzle. @source none */
export function solvedByOverlap(puzzle: Puzzle): boolean {
  const grid = startGrid(puzzle);
  for (let changed = true; changed;) {
    changed = false;
    for (const direction of ['H', 'V'] as const)
      for (const [index, description] of (direction === 'H'
        ? puzzle.rows
        : puzzle.columns
      ).entries()) {
        const line = overlap(lineOf(grid, direction, index), description);
        if (line === null) return false;
        for (let i = 0; i < line.length; i++) {
          const at = direction === 'H' ? index * grid.width + i : i * grid.width + index;
          if (grid.cells[at] === line[i]) continue;
          grid.cells[at] = line[i]!;
          changed = true;
        }
      }
  }
  return !grid.cells.includes(UNKNOWN);
}
