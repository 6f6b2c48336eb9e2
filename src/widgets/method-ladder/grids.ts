/** Boards of the ladder: what a method knows of a puzzle, as a grid. */
import type { Cell, Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';

/** Cells as a text, a digit each and `?` for an unknown one. */
export const gridFromText = (
  { height, width }: { readonly height: number; readonly width: number },
  text: string,
): Grid => ({
  height,
  width,
  cells: Uint8Array.from(text, (value) => (value === '?' ? UNKNOWN : (Number(value) as Cell))),
});
