/**
 * Where everything on a board lies, in units of its picture: a cell is 20 units wide and high.
 * Descriptions stand right-aligned at the left of the rows, bottom-aligned above the columns. Their
 * numbers grow with the cells and have a least size in CSS pixels, so that the measures depend on the size of a cell too.
 */
import type { Description } from '../../engine/board/description.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import type { BoardModel } from './boardModel.ts';

/** Side of a cell. */
export const cellUnits = 20;

/** A thicker rule is drawn after every so many cells. */
export const ruleEvery = 5;

/** On a side of so many cells. */
export const ruledFrom = 10;

/** The room for the picture of a figure in CSS pixels, beside words and below the title. */
const stage = { width: 544, height: 560 } as const;

/** The whole width of a figure: one of many cells takes it, and two boards side by side share it. */
const wideStage = 872;

/** Between two boards side by side. */
const betweenBoards = 60;

/** The width of a phone's column. */
const phone = 328;

/** Cells in CSS pixels: the largest; one that is large enough to leave a picture in the narrower room; the smallest. */
const [mostCell, goodCell, leastCell] = [92, 16, 11];

const margin = 2; // outer edge, room for the frame and the ring of the outermost cells

/** The part of a cell that the digits of a clue may be high. */
const mostOfCell = 0.65;

/** On a phone, as far as their slots have the room. */
const mostOnPhone = 0.78;

/** What of a model its measures depend on. */
type Frame = Pick<BoardModel, 'height' | 'width' | 'rows' | 'columns' | 'room'>;

/** Where the grid of cells lies in a picture. */
export type GridPlace = {
  readonly left: number; // x of the left edge of the grid
  readonly top: number; // y of the top edge of the grid
  readonly width: number; // of the whole picture
  readonly height: number;
};

/** Measures of one board. */
export type BoardLayout = GridPlace & {
  readonly slotWidth: number; // a run of one digit beside a row
  readonly slotHeight: number; // one run above a column
  readonly gap: number; // between descriptions and grid
  readonly clue: number; // size of the numbers
  readonly narrowClue: number; // their size on a phone, where the picture is smaller and they would be too small
  readonly pixel: number; // a CSS pixel where there is room
};

/** The least width of a live board in CSS pixels; one that has less room scrolls inside its box. */
export const leastWidth = ({ width }: Pick<BoardLayout, 'width'>): number =>
  (width * leastCell) / cellUnits;

/** Room for a number beside a row with the space beside it, in slots of one digit. */
const slotsOf = (run: number): number => (run > 99 ? 1.88 : run > 9 ? 1.4 : 1);

const slotsOfRow = (description: Description): number =>
  description.reduce((slots, run) => slots + slotsOf(run), 0);

/** The most of what descriptions need; one without numbers has a 0. */
const mostOf = (
  descriptions: readonly Description[],
  need: (description: Description) => number,
): number =>
  descriptions.reduce((most, one) => Math.max(most, need(one)), Math.sign(descriptions.length));

/** The room for numbers beside the rows and above the columns, in slots. */
type Numbers = { readonly beside: number; readonly above: number };

/** The most slots of up to so many numbers beside a row of so many cells: few of them can have two digits. */
function slotsWithin(numbers: number, width: number): number {
  let most = 0;
  for (let runs = 1; runs <= numbers; runs++) {
    const spare = width + 1 - 2 * runs; // cells that are left when each run has one
    const [two, three] = [9, 99].map((more) => Math.max(0, Math.floor(spare / more)));
    most = Math.max(most, runs + 0.4 * Math.min(runs, two!) + 0.48 * Math.min(runs, three!));
  }
  return most;
}

const numbersOf = ({ rows, columns, room, width }: Frame): Numbers => ({
  beside: room === undefined ? mostOf(rows, slotsOfRow) : slotsWithin(room.rows, width),
  above: room?.columns ?? mostOf(columns, ({ length }) => length),
});

/** On a phone the numbers have the same slots: this much of a space is enough beside a row, and above a column. */
const [tightBeside, tightAbove] = [0.78, 0.83];

/** The size of the numbers beside cells of a size, both in CSS pixels. */
const clueSize = (cell: number, most = mostOfCell): number =>
  Math.min(most * cell, Math.max(14, Math.min(0.34 * cell, 36)));

function measured({ height, width }: Frame, numbers: Numbers, cell: number): BoardLayout {
  const { beside, above } = numbers;
  const pixel = cellUnits / cell;
  const clue = rounded(clueSize(cell) * pixel, 2);
  // the picture as wide as a phone: its cells, once there is room for its numbers
  const there = Math.min(cell, phone / (width + (beside * clue) / cellUnits + 0.5));
  const onPhone = (most: number): number => (clueSize(there, most) * cellUnits) / there;
  const least = Math.max(clue, rounded(onPhone(mostOfCell), 2));
  const slotWidth = 1.02 * Math.max(clue, tightBeside * least);
  const slotHeight = 1.12 * Math.max(clue, tightAbove * least);
  const spare = Math.max(clue, tightAbove * least) / tightAbove;
  const narrowClue = rounded(Math.max(least, Math.min(onPhone(mostOnPhone), spare)), 2);
  const gap = 0.4 * clue;
  const left = rounded(margin + (beside > 0 ? beside * slotWidth + gap : 0), 2);
  const top = rounded(margin + (above > 0 ? above * slotHeight + gap : 0), 2);
  return {
    left,
    top,
    width: rounded(left + width * cellUnits + margin, 2),
    height: rounded(top + height * cellUnits + margin, 2),
    slotWidth,
    slotHeight,
    gap,
    clue,
    narrowClue,
    pixel,
  };
}

/** The largest cell with which a board, its numbers included, fits into so many CSS pixels. */
export function cellFor(frame: Frame, width: number, height = width): number {
  const numbers = numbersOf(frame);
  for (let cell = mostCell; cell > leastCell; cell--) {
    const layout = measured(frame, numbers, cell);
    const fits = layout.width * cell <= width * cellUnits;
    if (fits && layout.height * cell <= height * cellUnits) return cell;
  }
  return leastCell;
}

/** The width in CSS pixels of a cell of a board that is the picture of its figure, where there is room. */
export function stageCell(frame: Frame): number {
  const cell = cellFor(frame, stage.width, stage.height);
  return cell >= goodCell ? cell : Math.min(goodCell, cellFor(frame, wideStage, wideStage));
}

/** Likewise of a board that is much wider than high and takes the whole width of a figure. */
export function wideCell(frame: Frame): number {
  const { width, height } = boardLayout(frame);
  const wide = Math.floor(cellUnits * Math.min(wideStage / width, wideStage / 2 / height));
  return Math.max(stageCell(frame), wide);
}

/** Likewise of each of two boards that stand side by side. */
export const pairCell = (frame: Frame): number =>
  cellFor(frame, (wideStage - betweenBoards) / 2, stage.height);

/** Likewise of a board that is one of several things. */
export function usualCell({ height, width }: Pick<Frame, 'height' | 'width'>): number {
  const side = Math.max(height, width);
  return side <= 5 ? 38 : side <= 10 ? 30 : side <= 20 ? 24 : side <= 40 ? 19 : goodCell;
}

/**
 * Computes the measures of a board; one without descriptions has no room for them.
 *
 * @param cell - its width in CSS pixels where there is room; more than a figure has room for makes no other measures
 */
export function boardLayout(frame: Frame, cell?: number): BoardLayout {
  const most = stageCell(frame);
  return measured(frame, numbersOf(frame), Math.min(cell ?? most, most));
}

/** How far down, in CSS pixels, the grid of a board begins where the board is at most `width` wide. */
export function dropOf(frame: Frame, width: number = stage.width): number {
  const layout = boardLayout(frame);
  return rounded((layout.top / layout.width) * Math.min(width, layout.width / layout.pixel), 1);
}

/** Base line of a row's description. */
export const rowLine = (layout: BoardLayout, index: number): number =>
  rounded(layout.top + (index + 0.5) * cellUnits + 0.34 * layout.clue, 2);

/** Centre of run `k` of a row's description; the last one stands next to the grid. */
export function rowSlot(layout: BoardLayout, description: Description, k: number): number {
  const after = slotsOfRow(description.slice(k)) - slotsOf(description[k] ?? 0) / 2;
  return rounded(layout.left - layout.gap - after * layout.slotWidth, 2);
}

/** Base line of run `k` of a column's description with `runs` runs. */
export function columnSlot(layout: BoardLayout, runs: number, k: number): number {
  return rounded(layout.top - layout.gap - (runs - 1 - k) * layout.slotHeight, 2);
}
