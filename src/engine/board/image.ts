/**
 * Images: grids without unknown cells, their numbers and their text. Also how to read one line of any grid.
 * Image number x of m x n cells has cell (i, j) filled when bit i * n + j of x is set; the numbers run from 0 to 2^(mn) - 1.
 */
import type { Direction, Grid } from './cell.ts';
import { FILLED, UNKNOWN, checkSize, parseLine } from './cell.ts';

/**
 * A copy of one line of a grid.
 *
 * @param grid - of any size; not modified
 * @param direction - H for row `index`, V for column `index`, zero-based
 * @param index - of the row or column, zero-based
 * @returns a new line of `width` (H) or `height` (V) cells
 */
export function lineOf(grid: Grid, direction: Direction, index: number): Uint8Array {
  const { height, width, cells } = grid;
  if (direction === 'H') return cells.slice(index * width, (index + 1) * width);
  const line = new Uint8Array(height);
  for (let i = 0; i < height; i++) line[i] = cells[i * width + index]!;
  return line;
}

/**
 * Image number `index` of its size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more
 * @param index - 0 to 2^(height·width) - 1; a `number` only up to 2^53, so up to 53 cells
 * @returns a new grid
 * @throws RangeError for a number outside that range
 * @source 000_8dc3042ab81c971c.txt §4.1 runs through all images
 */
export function imageFromIndex(height: number, width: number, index: number | bigint): Grid {
  checkSize(height, width);
  if (typeof index === 'number' && !Number.isSafeInteger(index))
    throw new RangeError(`image number must be a whole number: ${index}`);
  let rest = BigInt(index);
  if (rest < 0n || rest >> BigInt(height * width) !== 0n)
    throw new RangeError(`image number must be below 2^${height * width}: ${index}`);
  const cells = new Uint8Array(height * width);
  for (let at = 0; rest !== 0n; at++, rest >>= 1n) if (rest & 1n) cells[at] = FILLED;
  return { height, width, cells };
}

/**
 * The number of an image; the inverse of {@link imageFromIndex}.
 *
 * @param image - a grid without unknown cells
 * @returns 0 to 2^(height·width) - 1
 * @throws RangeError when a cell is unknown
 */
export function indexOfImage(image: Grid): bigint {
  let index = 0n;
  for (let at = image.cells.length - 1; at >= 0; at--) {
    const cell = image.cells[at]!;
    if (cell === UNKNOWN) throw new RangeError('image has unknown cells');
    index = (index << 1n) | BigInt(cell);
  }
  return index;
}

/**
 * Reads a grid from one text a row: `#` or `1` filled, `.` or `0` empty, `?` or `x` unknown.
 *
 * @param rows - texts of one length, top to bottom
 * @returns a new grid
 * @throws SyntaxError for a character that is no cell, rows of different lengths, or no cells
 */
export function imageFromText(rows: readonly string[]): Grid {
  const lines = rows.map((row, i) => {
    try {
      return parseLine(row);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new SyntaxError(`row ${i + 1}: ${message}`, { cause: error });
    }
  });
  const width = lines[0]?.length ?? 0;
  if (width === 0) throw new SyntaxError('image has no cells');
  const uneven = lines.findIndex((line) => line.length !== width);
  if (uneven >= 0)
    throw new SyntaxError(
      `row ${uneven + 1} has ${lines[uneven]?.length} cells, row 1 has ${width}`,
    );
  const cells = new Uint8Array(lines.length * width);
  for (const [i, line] of lines.entries()) cells.set(line, i * width);
  return { height: lines.length, width, cells };
}

/**
 * Writes a grid, one text a row: `#` filled, `.` empty, `?` unknown.
 *
 * @param grid - of any size
 * @returns a new list of `height` texts of `width` characters
 */
export function formatGrid(grid: Grid): string[] {
  const rows: string[] = [];
  for (let i = 0; i < grid.height; i++) {
    let row = '';
    for (let j = 0; j < grid.width; j++) {
      const cell = grid.cells[i * grid.width + j]!;
      row += cell === UNKNOWN ? '?' : cell === FILLED ? '#' : '.';
    }
    rows.push(row);
  }
  return rows;
}

/**
 * How many cells are filled.
 *
 * @param grid - of any size
 * @returns 0 to `height * width`
 */
export function countFilled(grid: Grid): number {
  return countCells(grid, FILLED);
}

/**
 * How many cells are unknown.
 *
 * @param grid - of any size
 * @returns 0 to `height * width`
 */
export function countUnknown(grid: Grid): number {
  return countCells(grid, UNKNOWN);
}

/** How many cells are known. */
export function countKnown(grid: Grid): number {
  return grid.cells.length - countUnknown(grid);
}

function countCells(grid: Grid, value: number): number {
  let count = 0;
  for (let at = 0; at < grid.cells.length; at++) if (grid.cells[at] === value) count++;
  return count;
}

/**
 * Whether two grids have the same size and the same cells.
 *
 * @param a - a grid
 * @param b - another
 * @returns true also when both have the same cells unknown
 */
export function sameGrid(a: Grid, b: Grid): boolean {
  return (
    a.height === b.height &&
    a.width === b.width &&
    a.cells.every((cell, at) => cell === b.cells[at])
  );
}
