/** What a figure does with its board: what its cells are called, and what pointer and keys do on them. */
import type { stageCell } from './boardLayout.ts';
import type { BoardSurface, PaintHandlers } from './boardPointer.ts';

/** See the head of the file. Rows and columns are zero-based. */
export type BoardViewOptions = {
  readonly id: string; // unique on the page
  /** Width of a cell in CSS pixels where there is room; default {@link stageCell}, that of a figure's picture. */
  readonly cell?: typeof stageCell;
  /** What a cell is, for readers who do not see it; default `cellLabel`. See `BoardView.relabel`. */
  readonly labelOf?: (row: number, column: number) => string;
  /** The keyboard cursor came to a cell. */
  readonly onCellFocus?: (row: number, column: number) => void;
  /** The pointer came to another cell, or left the board. */
  readonly onCellHover?: (cell: readonly [row: number, column: number] | null) => void;
  /** Enter, Space or a click on a cell. */
  readonly onCellActivate?: (row: number, column: number) => void;
  /** A finger on a small cell is not asked which it meant: another touch costs nothing there. */
  readonly loupe?: false;
  /** Makes the board a surface to paint on by dragging; Enter and Space still activate. */
  readonly paint?: PaintHandlers;
  /** Listens to the pointer in a way of its own on each new picture, instead of `paint`; then there is no loupe either. */
  readonly listen?: (svg: SVGSVGElement, surface: BoardSurface) => void;
};
