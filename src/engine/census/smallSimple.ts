/**
 * SIMPLESOLVER on images of up to 6 x 6 cells by table: the engine of the censuses of 000 §4.1.
 *
 * A sweep (smallSweeps.ts) looks every line up and lays the result across, so that an H-sweep takes the rows' states and
 * leaves the columns', which the V-sweep after it takes. Only images are solved, so no line is ever without a fit.
 */
import type { Direction } from '../board/cell.ts';
import { createSides, describeSides, sideCell, solveSides } from './smallSweeps.ts';

/** A reusable solver for images of one small size. */
export type SmallSimple = {
  readonly height: number;
  readonly width: number;
  /**
   * Runs SimpleSolver on the puzzle of image number `index` (see `imageFromIndex`; not checked).
   *
   * @returns the difficulty, 1 or more, when simple; else minus 000's row index, so -2 or less
   */
  solveIndex(index: number, first: Direction): number;
  /** Writes the state in which the last call ended, `height * width` cells, row-major. */
  readCells(cells: Uint8Array): void;
};

/**
 * Makes the solver.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER), §4.1
 */
export function createSmallSimple(height: number, width: number): SmallSimple {
  const [rows, columns] = createSides(height, width);
  let byColumns = false; // which side has the state in which the last call ended
  return {
    height,
    width,
    solveIndex(index: number, first: Direction): number {
      describeSides(rows, columns, index);
      const number = first === 'H' ? solveSides(rows, columns) : solveSides(columns, rows);
      // a sweep leaves the states of the other side
      byColumns = (first === 'H') === ((number & 1) !== 0);
      return number;
    },
    readCells(cells: Uint8Array): void {
      for (let i = 0, at = 0; i < height; i++)
        for (let j = 0; j < width; j++, at++)
          cells[at] = byColumns
            ? sideCell(columns.words, height, j, i)
            : sideCell(rows.words, width, i, j);
    },
  };
}
