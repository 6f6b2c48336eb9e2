/**
 * Where everything on a board lies, in units of its picture: a cell is 20 units wide and high.
 * Descriptions stand in slots of equal width, right-aligned at the left of the rows, bottom-aligned above the columns.
 */
import type { Description } from '../../engine/board/description.ts';
import type { BoardModel } from './boardModel.ts';

/** Side of a cell. */
export const cellUnits = 20;

/** A thicker rule is drawn after every so many cells. */
export const ruleEvery = 5;

const gap = 5; // between descriptions and grid
const margin = 2; // outer edge, room for the frame and the ring of the outermost cells
const slotHeight = 15; // one run above a column

/** The smallest cell in CSS pixels; a live board that needs more room scrolls inside its box. */
const leastCell = 16;

/** Likewise of a board to paint on, which is seen whole where that can be: the loupe opens at a finger, and a mouse is finer. */
const leastPaintedCell = 11;

/** The least width of a live board in CSS pixels. */
export const leastWidth = ({ width }: Pick<BoardLayout, 'width'>, isPainted: boolean): number =>
  (width * (isPainted ? leastPaintedCell : leastCell)) / cellUnits;

/** The width in CSS pixels of a cell where there is room: small boards are drawn larger. */
export function usualCell({ height, width }: Pick<BoardModel, 'height' | 'width'>): number {
  const side = Math.max(height, width);
  return side <= 5 ? 38 : side <= 10 ? 30 : side <= 20 ? 24 : side <= 40 ? 19 : leastCell;
}

/** Measures of one board. */
export type BoardLayout = {
  readonly left: number; // x of the left edge of the grid
  readonly top: number; // y of the top edge of the grid
  readonly width: number; // of the whole picture
  readonly height: number;
  readonly slotWidth: number; // one run beside a row
  readonly slotHeight: number; // one run above a column
};

const longest = (descriptions: readonly Description[]): number =>
  descriptions.reduce((most, description) => Math.max(most, description.length), 1);

const mostOf = (descriptions: readonly Description[]): number =>
  descriptions.reduce((most, runs) => Math.max(most, ...runs), 0);

/** Room for the digits of the largest run; 0 takes one digit. */
const slotFor = (run: number): number => (run > 99 ? 24 : run > 9 ? 17 : 12);

/** Room for so many numbers, each of `slot`. */
const roomFor = (numbers: number, slot: number): number => numbers * slot + gap;

/** Computes the measures of a board; one without descriptions has no room for them. */
export function boardLayout(model: BoardModel): BoardLayout {
  const { rows, columns, room } = model;
  const slotWidth = slotFor(room === undefined ? mostOf(rows) : model.width);
  const [beside, above] = [
    room?.rows ?? (rows.length > 0 ? longest(rows) : 0),
    room?.columns ?? (columns.length > 0 ? longest(columns) : 0),
  ];
  const left = margin + (beside > 0 ? roomFor(beside, slotWidth) : 0);
  const top = margin + (above > 0 ? roomFor(above, slotHeight) : 0);
  return {
    left,
    top,
    width: left + model.width * cellUnits + margin,
    height: top + model.height * cellUnits + margin,
    slotWidth,
    slotHeight,
  };
}

/** Centre of run `k` of a row's description with `runs` runs; the last one stands next to the grid. */
export function rowSlot(layout: BoardLayout, runs: number, k: number): number {
  return layout.left - gap - (runs - k - 0.5) * layout.slotWidth;
}

/** Base line of run `k` of a column's description with `runs` runs. */
export function columnSlot(layout: BoardLayout, runs: number, k: number): number {
  return layout.top - gap - (runs - 1 - k) * layout.slotHeight - 1;
}
