/** What puzzles and pictures are, how they are checked, and the puzzle of a picture. */
import { formatGrid } from '../engine/board/image.ts';
import { adheres, puzzleOf } from '../engine/board/puzzle.ts';
import { problemsOf, puzzleOfInput } from './door/puzzles.ts';
import { gridOfInput, pictureOfInput } from './door/grids.ts';
import { gridOut } from './door/out.ts';
import type { Grid, GridInput, Puzzle, PuzzleInput } from './door/shapes.ts';
import type { Problem } from './errors.ts';

export { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';

export type {
  Clue,
  Grid,
  GridInput,
  KnownCell,
  LineInput,
  LinePlace,
  Place,
  Puzzle,
  PuzzleInput,
  PuzzleTexts,
} from './door/shapes.ts';

/**
 * Lists everything that is wrong with a puzzle: sides without lines, clues that are no lists of whole numbers or do not fit,
 * rows and columns that ask for different numbers of filled cells, given cells of another size. Any other function throws
 * these as a {@link NonogramError}.
 *
 * @param puzzle - anything at all; this function does not throw
 * @returns an empty list for a puzzle that every function takes; it may have no solution even so
 */
export function checkPuzzle(puzzle: unknown): readonly Problem[] {
  return problemsOf(puzzle);
}

/**
 * The puzzle of a picture: the clue of each of its lines.
 *
 * @param picture - without unknown cells
 * @returns a puzzle that has the picture as a solution; it may have others, which {@link isUnique} tells
 * @throws NonogramError for what is no picture
 * @source 000_8dc3042ab81c971c.txt §4.1 ("for every image we compute its line descriptions")
 */
export function describe(picture: GridInput): Puzzle {
  const grid = pictureOfInput(picture, 'picture');
  const { rows, columns } = puzzleOf(grid);
  return { rows, columns, picture: gridOut(grid) };
}

/**
 * Reads a picture or a state.
 *
 * @param text - a line for each row: `#` or `1` filled, `.` or `0` empty, `?` or `x` unknown; any other form of a grid is copied
 * @returns a new grid
 * @throws NonogramError for a character that is no cell, and for rows of different lengths
 */
export function readGrid(text: GridInput): Grid {
  return gridOut(gridOfInput(text, 'text'));
}

/**
 * Writes a grid as people look at it.
 *
 * @param grid - of any size
 * @returns a line for each row: `#` filled, `.` empty, `?` unknown
 * @throws NonogramError for what is no grid
 */
export function gridText(grid: GridInput): string {
  return formatGrid(gridOfInput(grid, 'grid')).join('\n');
}

/**
 * Whether a grid solves a puzzle: no cell unknown, every clue kept, every given cell kept.
 *
 * @param puzzle - a puzzle
 * @param grid - of any size
 * @returns false also for a grid of another size
 * @throws NonogramError for what is no puzzle or no grid
 * @source 000_8dc3042ab81c971c.txt §2 ("adheres")
 */
export function isSolution(puzzle: PuzzleInput, grid: GridInput): boolean {
  return adheres(gridOfInput(grid, 'grid'), puzzleOfInput(puzzle));
}
