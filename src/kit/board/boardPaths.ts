/**
 * The marks of many cells as one path each, so that a board of 10,000 cells stays a small picture.
 * Coordinates are relative to the top left corner of the grid unless said otherwise.
 */
import { rounded } from '../../notebook/plain/numbers.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { BoardLayout } from './boardLayout.ts';
import { cellUnits, ruleEvery, ruledFrom } from './boardLayout.ts';
import type { BoardModel } from './boardModel.ts';
import { lookOf } from './boardModel.ts';

/** Corners of cells, and of their rings, are a little round: by the joins of a stroke. */
export const roundness = 0.6;

/** The marks of one row of cells, or of all rows: squares, and zero-length strokes with round ends for dots. */
export type CellPaths = { readonly filled: string; readonly empty: string };

/** The marks of row `row`; of a solved picture the filled cells joined. */
export function rowPaths(model: BoardModel, layout: BoardLayout, row: number): CellPaths {
  const { width, cells } = model;
  const y = row * cellUnits;
  const has = (value: number): readonly number[] =>
    Array.from({ length: width }, (_, j) => row * width + j).filter(
      (cell) => cells[cell] === value,
    );
  const empty = dotPath(width, has(EMPTY));
  if (lookOf(model) === 'bare') {
    // over the edge of the row below, so that no seam is seen
    const joined = stretches(model, row, FILLED).map(
      ([from, length]) =>
        `M${from * cellUnits} ${y - 0.2}h${length * cellUnits}v${cellUnits + 0.4}h-${length * cellUnits}z`,
    );
    return { filled: joined.join(''), empty };
  }
  const inset = filledInset(layout) + roundness / 2; // the stroke goes beyond
  return { filled: squarePath(width, has(FILLED), inset), empty };
}

/** The space between the edge of a cell and what fills it. */
export const filledInset = ({ pixel }: BoardLayout): number => rounded(Math.max(pixel, 0.4), 2);

/** The marks of all rows, joined. */
export function allPaths(model: BoardModel, layout: BoardLayout): CellPaths {
  const rows = Array.from({ length: model.height }, (_, row) => rowPaths(model, layout, row));
  return {
    filled: rows.map(({ filled }) => filled).join(''),
    empty: rows.map(({ empty }) => empty).join(''),
  };
}

/** A square in each of the cells, so far from their edges. */
export function squarePath(width: number, cells: Iterable<number>, inset: number): string {
  const side = rounded(cellUnits - 2 * inset, 2);
  let path = '';
  for (const cell of cells) {
    const x = rounded((cell % width) * cellUnits + inset, 2);
    const y = rounded(Math.floor(cell / width) * cellUnits + inset, 2);
    path += `M${x} ${y}h${side}v${side}h-${side}z`;
  }
  return path;
}

/** A dot in each of the cells: a stroke without length. */
export function dotPath(width: number, cells: Iterable<number>): string {
  let path = '';
  for (const cell of cells)
    path += `M${((cell % width) + 0.5) * cellUnits} ${(Math.floor(cell / width) + 0.5) * cellUnits}h0`;
  return path;
}

/** How far from the edge of its cell a ring lies, and how thick it is: 5 pixels in a large cell, in a small one less. */
export const ringWidth = ({ pixel }: BoardLayout): number =>
  rounded(Math.min(5, Math.max(2, 1.2 + (0.04 * cellUnits) / pixel)) * pixel, 2);

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

/** Thin rules between cells, thick ones every five cells of a board that is large enough for them, each as one path. */
export function rulePaths(
  height: number,
  width: number,
): { readonly thin: string; readonly thick: string } {
  const right = width * cellUnits;
  const bottom = height * cellUnits;
  let thin = '';
  let thick = '';
  const rule = (at: number, of: number, path: string): void => {
    if (at % ruleEvery === 0 && of >= ruledFrom) thick += path;
    else thin += path;
  };
  for (let i = 1; i < height; i++) rule(i, height, `M0 ${i * cellUnits}h${right}`);
  for (let j = 1; j < width; j++) rule(j, width, `M${j * cellUnits} 0v${bottom}`);
  return { thin, thick };
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
