/** Puzzles that the prose shows. */
import type { Grid } from '../engine/board/cell.ts';
import { imageFromText } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';

/** Solved by one sweep of the rows, but by two when the columns come first (the picture of 001 Figure 8 is lost). */
export const rowsAtSight: Grid = imageFromText(['##.##', '#####', '#.###', '#.#.#', '.....']);

/** The puzzle of 001 Figure 1, whose descriptions stand in its section 3.1. */
export const wensveenFigure1: Puzzle = {
  rows: [[1, 1], [3], [5], [5], [3, 1], [1, 1], [2, 2], [3, 1], [5]],
  columns: [[2], [5], [8], [5, 3], [2, 2], [1], [3], [3]],
};
