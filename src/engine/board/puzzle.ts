/**
 * A puzzle: the descriptions of all lines, and perhaps clues (000 §2: D, and the image P that holds the known cells).
 */
import type { Direction, Grid } from './cell.ts';
import { EMPTY, UNKNOWN, unknownGrid } from './cell.ts';
import type { Description } from './description.ts';
import { checkDescription, describeLine, sameDescription } from './description.ts';
import { lineOf } from './image.ts';

/** m row descriptions and n column descriptions; the grid has m rows and n columns. */
export type Puzzle = {
  readonly rows: readonly Description[]; // top to bottom, 1 or more
  readonly columns: readonly Description[]; // left to right, 1 or more
  /** Cells given beforehand, row-major, UNKNOWN where nothing is given; a wrong clue is allowed. */
  readonly clues?: Uint8Array;
};

/** What is wrong with a puzzle, and where: a line, the two sums of filled cells, the size, or the clues. */
export type PuzzleProblem = {
  readonly where:
    | { readonly direction: Direction; readonly index: number } // H: a row, V: a column; zero-based
    | 'sums'
    | 'size'
    | 'clues';
  readonly message: string;
};

/**
 * Lists everything that is wrong with a puzzle as text, before any solving: sides of no line, runs that are no positive
 * integers or do not fit, rows and columns with different sums, clues of another size.
 *
 * @param puzzle - anything of that shape
 * @returns an empty list for a puzzle that can be given to a solver; one with different sums can be too: it has no solution
 */
export function checkPuzzle(puzzle: Puzzle): readonly PuzzleProblem[] {
  const { rows, columns, clues } = puzzle;
  const problems: PuzzleProblem[] = [];
  if (rows.length === 0) problems.push({ where: 'size', message: 'puzzle has no rows' });
  if (columns.length === 0) problems.push({ where: 'size', message: 'puzzle has no columns' });
  if (problems.length > 0) return problems;
  problems.push(...lineProblems(rows, 'H', columns.length));
  problems.push(...lineProblems(columns, 'V', rows.length));
  if (problems.length === 0) {
    const inRows = rows.flat().reduce((sum, run) => sum + run, 0);
    const inColumns = columns.flat().reduce((sum, run) => sum + run, 0);
    if (inRows !== inColumns)
      problems.push({
        where: 'sums',
        message: `rows have ${inRows} filled cells, columns have ${inColumns}`,
      });
  }
  if (clues) {
    const cells = rows.length * columns.length;
    if (clues.length !== cells)
      problems.push({
        where: 'clues',
        message: `clues have ${clues.length} cells, puzzle has ${cells}`,
      });
    else if (clues.some((cell) => cell > UNKNOWN))
      problems.push({ where: 'clues', message: 'a clue must be 0, 1 or 2' });
  }
  return problems;
}

function lineProblems(
  descriptions: readonly Description[],
  direction: Direction,
  length: number,
): PuzzleProblem[] {
  const problems: PuzzleProblem[] = [];
  for (const [index, description] of descriptions.entries()) {
    try {
      checkDescription(description, length);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ where: { direction, index }, message });
    }
  }
  return problems;
}

/**
 * Throws for a puzzle that a solver cannot take: no lines, runs that are no positive integers, clues of another size.
 * Runs that do not fit and different sums pass: they are contradictions, which are results.
 *
 * @throws RangeError for a size or a run, TypeError for clues of another length
 */
export function requirePuzzle({ rows, columns, clues }: Puzzle): void {
  if (rows.length === 0) throw new RangeError('puzzle has no rows');
  if (columns.length === 0) throw new RangeError('puzzle has no columns');
  for (const description of rows) checkDescription(description);
  for (const description of columns) checkDescription(description);
  const cells = rows.length * columns.length;
  if (clues && clues.length !== cells)
    throw new TypeError(`clues have ${clues.length} cells, puzzle has ${cells}`);
}

/**
 * Throws for a puzzle that a solver made for one size cannot take.
 *
 * @throws RangeError for another size, and as {@link requirePuzzle} does
 */
export function requireSize(puzzle: Puzzle, height: number, width: number): void {
  requirePuzzle(puzzle);
  const [rows, columns] = [puzzle.rows.length, puzzle.columns.length];
  if (rows !== height || columns !== width)
    throw new RangeError(`puzzle is ${rows} x ${columns}, solver is for ${height} x ${width}`);
}

/**
 * The puzzle that an image defines: its line descriptions, no clues.
 *
 * @param image - a grid without unknown cells
 * @returns a new puzzle of `height` row descriptions and `width` column descriptions
 * @throws RangeError when a cell is unknown
 * @source 000_8dc3042ab81c971c.txt §4.1 ("for every image we compute its line descriptions")
 */
export function puzzleOf(image: Grid): Puzzle {
  if (image.cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  return {
    rows: Array.from({ length: image.height }, (_, i) => describeLine(lineOf(image, 'H', i))),
    columns: Array.from({ length: image.width }, (_, j) => describeLine(lineOf(image, 'V', j))),
  };
}

/**
 * Whether a grid is a solution: no cell unknown, every line as described, every clue kept.
 *
 * @param grid - of any size
 * @param puzzle - what it shall solve
 * @returns false also for a grid of another size
 * @source 000_8dc3042ab81c971c.txt §2 ("adheres")
 */
export function adheres(grid: Grid, puzzle: Puzzle): boolean {
  const { rows, columns, clues } = puzzle;
  if (grid.height !== rows.length || grid.width !== columns.length) return false;
  if (grid.cells.includes(UNKNOWN)) return false;
  if (clues?.some((cell, at) => cell !== UNKNOWN && cell !== grid.cells[at])) return false;
  return (
    rows.every((d, i) => sameDescription(d, describeLine(lineOf(grid, 'H', i)))) &&
    columns.every((d, j) => sameDescription(d, describeLine(lineOf(grid, 'V', j))))
  );
}

/**
 * The grid that a solver starts from: the clues, all else unknown; or a state to go on from, which a player or another
 * solver left. What is known there need not be right.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param from - the state, of the puzzle's size; clues that it does not know are added; not modified
 * @returns a new grid
 * @throws RangeError when the puzzle has no rows or no columns, or when the state has another size or denies a clue
 * @source 000_8dc3042ab81c971c.txt §2; a state to go on from: §3.2 (sweeps go on after an intersection)
 */
export function startGrid(puzzle: Puzzle, from?: Grid): Grid {
  const grid = unknownGrid(puzzle.rows.length, puzzle.columns.length);
  const { height, width, cells } = grid;
  if (puzzle.clues) cells.set(puzzle.clues);
  if (from === undefined) return grid;
  if (from.height !== height || from.width !== width)
    throw new RangeError(`state is ${from.height} x ${from.width}, puzzle is ${height} x ${width}`);
  for (let at = 0; at < cells.length; at++) {
    const value = from.cells[at]!;
    if (value === UNKNOWN) continue;
    if (cells[at] !== UNKNOWN && cells[at] !== value)
      throw new RangeError(`cell ${at} is given as ${cells[at]}, the state has ${value}`);
    cells[at] = value;
  }
  return grid;
}

/**
 * The puzzle reflected in its main diagonal: rows become columns.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns a new puzzle; its clues, if any, are turned with it
 */
export function transposePuzzle(puzzle: Puzzle): Puzzle {
  const { rows, columns, clues } = puzzle;
  if (!clues) return { rows: columns, columns: rows };
  const turned = new Uint8Array(clues.length).fill(EMPTY);
  for (let i = 0; i < rows.length; i++)
    for (let j = 0; j < columns.length; j++)
      turned[j * rows.length + i] = clues[i * columns.length + j]!;
  return { rows: columns, columns: rows, clues: turned };
}
