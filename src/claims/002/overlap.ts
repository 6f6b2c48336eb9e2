/**
 * Two weaker line solvers, the ones that puzzlers learn first: push all runs to the left, then to the right; a cell that
 * lies in the same run both times is filled. The second does the same with the gaps. SETTLE fixes more: 000 asks for all
 * fits. Here only to see whether 002 might have counted with one of them.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
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

/** What a rule makes of a line: a new one, or `null` when nothing fits. */
type LineRule = (line: Uint8Array, description: Description) => Uint8Array | null;

/** What the leftmost and the rightmost fit have in common, of the cells that a rule looks at. */
const overlapOf =
  (looksAt: (value: number) => boolean): LineRule =>
  (line, description) => {
    const left = leftmostFit(line, description);
    const right = rightmostFit(line, description);
    if (left === null || right === null) return null;
    const a = stretches(left);
    const b = stretches(right);
    return line.map((cell, i) =>
      cell === UNKNOWN && a[i] === b[i] && looksAt(left[i]!) ? left[i]! : cell,
    );
  };

/**
 * What the overlap of the leftmost and the rightmost fit says: runs and gaps.
 *
 * @source a common first technique; 002_5ae15e577f844a8a.txt "How?" shows it for one run
 */
export const overlap: LineRule = overlapOf(() => true);

/** The same for the runs alone: it finds filled cells only. */
export const overlapOfRuns: LineRule = overlapOf((value) => value === FILLED);

/** A rule that also leaves the rest of a line empty once all its cells to be filled are found. */
export const finishing =
  (rule: LineRule): LineRule =>
  (line, description) => {
    const found = rule(line, description);
    if (found === null) return null;
    const filled = found.reduce((sum, cell) => sum + (cell === FILLED ? 1 : 0), 0);
    if (filled !== description.reduce((sum, run) => sum + run, 0)) return found;
    return found.map((cell) => (cell === UNKNOWN ? EMPTY : cell));
  };

/** Whether a rule, again and again on rows and columns, solves the puzzle. */
export function solvedBy(rule: LineRule, puzzle: Puzzle): boolean {
  const grid = startGrid(puzzle);
  for (let changed = true; changed;) {
    changed = false;
    for (const direction of ['H', 'V'] as const)
      for (const [index, description] of (direction === 'H'
        ? puzzle.rows
        : puzzle.columns
      ).entries()) {
        const line = rule(lineOf(grid, direction, index), description);
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
