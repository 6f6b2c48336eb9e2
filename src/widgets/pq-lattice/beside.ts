/** 2-SAT beside the lattice: it has no place among the pairs of numbers of lines, since it takes all lines at once. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { solveTwoSat } from '../../engine/twosat/twoSatSolver.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/** Cells up to which it takes some milliseconds on the page. */
const mostCells = 900;

const known = new WeakMap<Puzzle, string>();

/**
 * What 2-SAT makes of a puzzle, in a sentence.
 *
 * @returns empty for a large board
 * @source 000_8dc3042ab81c971c.txt §3.2 ("2-SAT")
 */
export function besideSentence(puzzle: Puzzle): string {
  const told = known.get(puzzle) ?? sentenceOf(puzzle);
  known.set(puzzle, told);
  return told;
}

function sentenceOf(puzzle: Puzzle): string {
  if (puzzle.rows.length * puzzle.columns.length > mostCells) return '';
  const { status, grid } = solveTwoSat(puzzle);
  const left = grid.cells.reduce((sum, cell) => sum + (cell === UNKNOWN ? 1 : 0), 0);
  const does =
    status === 'solved'
      ? 'solves it'
      : status === 'contradiction'
        ? 'finds that it has no solution'
        : `leaves ${counted(left, 'unknown cell')}`;
  return `Beside the lattice, 2-SAT, which takes the forbidden pairs of all lines at once, ${does}.`;
}
