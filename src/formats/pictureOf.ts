/** The picture of a puzzle, for the formats that hold nothing else. */
import type { Grid } from '../engine/board/cell.ts';
import { adheres } from '../engine/board/puzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import type { ToldPuzzle } from './told.ts';

/**
 * The goal, or the solution that sweeps find.
 *
 * @returns null when neither is there
 */
export function pictureOf({ puzzle, goal }: ToldPuzzle): Grid | null {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  if (goal !== undefined) return { height, width, cells: goal };
  const { grid, status } = solveSimple(puzzle);
  return status === 'solved' && adheres(grid, puzzle) ? grid : null;
}

/** Why a puzzle cannot be written as a picture. */
export const noPicture = (puzzle: ToldPuzzle): string | null =>
  pictureOf(puzzle) === null
    ? 'A picture is wanted, and none is known: sweeps do not solve this puzzle.'
    : null;
