/** Cells of a picture that were turned over: as a text for links, in a picture, and in words. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { mostLines } from '../../formats/limits.ts';

/** Cells as a text: their indexes to the base 36, points between them. */
export const cellsText = (cells: readonly number[]): string =>
  cells.map((cell) => cell.toString(36)).join('.');

/** Reads such a text; null for anything that {@link cellsText} does not write of cells in order. */
export function cellsIn(text: string): readonly number[] | null {
  if (text === '') return [];
  const cells = text.split('.').map((part) => Number.parseInt(part, 36));
  const inOrder = cells.every((cell, at) => at === 0 || cell > cells[at - 1]!);
  const most = mostLines * mostLines;
  return inOrder && cells.every((cell) => cell >= 0 && cell < most) && cellsText(cells) === text
    ? cells
    : null;
}

/** The picture with these cells turned over; those that it does not have are left out. */
export function turned(image: Grid, changes: readonly number[]): Grid {
  if (changes.length === 0) return image;
  const cells = image.cells.slice();
  for (const at of changes)
    if (at < cells.length) cells[at] = cells[at] === FILLED ? EMPTY : FILLED;
  return { ...image, cells };
}

/** The same cells where the picture has other sides; those beyond them are left out. */
export const inSize = (
  cells: readonly number[],
  width: number,
  to: { readonly height: number; readonly width: number },
): readonly number[] =>
  cells.flatMap((cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    return row < to.height && column < to.width ? [row * to.width + column] : [];
  });

/** The cells that are in one of two lists only, in order: a change of a changed cell takes it back. */
export const inOne = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...a.filter((cell) => !b.includes(cell)), ...b.filter((cell) => !a.includes(cell))].toSorted(
    (one, other) => one - other,
  );

/** What a change has done, for its line in the list. */
export const changeText = ({ width, cells }: Grid, cell: number): string =>
  `Row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}: ${cells[cell] === FILLED ? 'filled' : 'emptied'}`;
