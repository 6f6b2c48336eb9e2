/**
 * The marks of many cells as one path each, so that a board of 10,000 cells stays a small picture.
 * Coordinates are relative to the top left corner of the grid unless said otherwise.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { BoardModel } from './boardModel.ts';
import { cellUnits, ruleEvery } from './boardLayout.ts';

const filledInset = 1.5;
const ringInset = 2;

/** The marks of one row of cells, or of all rows. */
export type CellPaths = {
  readonly filled: string;
  readonly empty: string;
  readonly unknown: string;
};

/** The marks of row `row`: squares, dots (zero-length strokes with round ends), and the areas to be hatched. */
export function rowPaths(model: BoardModel, row: number): CellPaths {
  const { width, cells } = model;
  const y = row * cellUnits;
  const side = cellUnits - 2 * filledInset;
  let filled = '';
  let empty = '';
  let unknown = '';
  for (let j = 0; j < width; j++) {
    const x = j * cellUnits;
    switch (cells[row * width + j]!) {
      case FILLED:
        filled += `M${x + filledInset} ${y + filledInset}h${side}v${side}h-${side}z`;
        break;
      case EMPTY:
        empty += `M${x + cellUnits / 2} ${y + cellUnits / 2}h0`;
        break;
      default: {
        let end = j + 1;
        while (end < width && cells[row * width + end] === UNKNOWN) end++;
        const length = (end - j) * cellUnits;
        unknown += `M${x} ${y}h${length}v${cellUnits}h-${length}z`;
        j = end - 1;
      }
    }
  }
  return { filled, empty, unknown };
}

/** The marks of all rows, joined. */
export function allPaths(model: BoardModel): CellPaths {
  const rows = Array.from({ length: model.height }, (_, row) => rowPaths(model, row));
  return {
    filled: rows.map(({ filled }) => filled).join(''),
    empty: rows.map(({ empty }) => empty).join(''),
    unknown: rows.map(({ unknown }) => unknown).join(''),
  };
}

/**
 * Neighbouring cells of one value in a row, as rectangles; the same stretch in rows that follow is one.
 *
 * @param unit - side of a cell
 */
export function valuePath(grid: Grid, value: number, unit: number): string {
  let path = '';
  let above = new Map<string, number>(); // stretches of the row above, and where they begin
  for (let row = 0; row <= grid.height; row++) {
    const here = new Map<string, number>();
    if (row < grid.height)
      for (const [from, length] of stretches(grid, row, value)) {
        const stretch = `${from * unit} ${length * unit}`;
        here.set(stretch, above.get(stretch) ?? row);
      }
    for (const [stretch, top] of above) {
      if (here.has(stretch)) continue;
      const [x, wide] = stretch.split(' ');
      path += `M${x} ${top * unit}h${wide}v${(row - top) * unit}h-${wide}z`;
    }
    above = here;
  }
  return path;
}

/** Where neighbouring cells of one value begin in a row, and how many they are. */
function stretches(
  { width, cells }: Grid,
  row: number,
  value: number,
): readonly (readonly [from: number, length: number])[] {
  const found: [number, number][] = [];
  for (let j = 0; j < width; j++) {
    if (cells[row * width + j] !== value) continue;
    const from = j;
    while (j + 1 < width && cells[row * width + j + 1] === value) j++;
    found.push([from, j + 1 - from]);
  }
  return found;
}

/** Thin rules between cells, thick ones every five cells, each as one path. */
export function rulePaths(
  height: number,
  width: number,
): { readonly thin: string; readonly thick: string } {
  const right = width * cellUnits;
  const bottom = height * cellUnits;
  let thin = '';
  let thick = '';
  for (let i = 1; i < height; i++) {
    const path = `M0 ${i * cellUnits}h${right}`;
    if (i % ruleEvery === 0) thick += path;
    else thin += path;
  }
  for (let j = 1; j < width; j++) {
    const path = `M${j * cellUnits} 0v${bottom}`;
    if (j % ruleEvery === 0) thick += path;
    else thin += path;
  }
  return { thin, thick: `${thick}M0 0h${right}v${bottom}h-${right}z` };
}

/** A ring inside each of the cells. */
export function ringPath(width: number, cells: Iterable<number>): string {
  const side = cellUnits - 2 * ringInset;
  let path = '';
  for (const cell of cells) {
    const x = (cell % width) * cellUnits + ringInset;
    const y = Math.floor(cell / width) * cellUnits + ringInset;
    path += `M${x} ${y}h${side}v${side}h-${side}z`;
  }
  return path;
}

/** A small open corner, to be outlined, in each cell on trial. */
export function trialPath(width: number, cells: Iterable<number>): string {
  let path = '';
  for (const cell of cells)
    path += `M${(cell % width) * cellUnits + 2} ${Math.floor(cell / width) * cellUnits + 2}h6l-6 6z`;
  return path;
}

/** A small corner in each given cell. */
export function cluePath(width: number, clues: Uint8Array | undefined): string {
  let path = '';
  clues?.forEach((value, cell) => {
    if (value === UNKNOWN) return;
    path += `M${(cell % width) * cellUnits + 1} ${Math.floor(cell / width) * cellUnits + 1}h6l-6 6z`;
  });
  return path;
}
