/**
 * Boards of up to 6 x 6 cells whose lines are settled by table: what the small FourSolver and the small searches work on.
 * The state of a line of L cells is mayFill << L | mayEmpty, as in lineTables.ts; 0 stands for "no fit".
 */
import { EMPTY, FILLED, UNKNOWN, checkSize } from '../board/cell.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { lowBits } from '../line/lineMasks.ts';
import { lineTables } from '../line/lineTables.ts';

/** A reusable board. Both directions are kept: a cell that is fixed changes its row and its column. */
export type SmallBoard = {
  readonly height: number;
  readonly width: number;
  readonly rows: Int32Array; // state of each row, 2 * width bits
  readonly columns: Int32Array; // state of each column, 2 * height bits
  readonly rowIds: Int32Array; // description's id << 2 * width
  readonly columnIds: Int32Array; // description's id << 2 * height
  readonly rowSettled: Uint16Array; // at id | state
  readonly columnSettled: Uint16Array;
  /** Lines to settle, as bit sets. */
  dirtyRows: number;
  dirtyColumns: number;
};

/**
 * Makes a board without descriptions.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 */
export function createSmallBoard(height: number, width: number): SmallBoard {
  checkSize(height, width);
  return {
    height,
    width,
    rows: new Int32Array(height),
    columns: new Int32Array(width),
    rowIds: new Int32Array(height),
    columnIds: new Int32Array(width),
    rowSettled: lineTables(width).settled,
    columnSettled: lineTables(height).settled,
    dirtyRows: 0,
    dirtyColumns: 0,
  };
}

/**
 * Gives the board the descriptions of an image; the states stay.
 *
 * @param index - the image's number, below 2^(height·width) (not checked)
 */
export function describeIndex(board: SmallBoard, index: number): void {
  const { height, width, rowIds, columnIds } = board;
  const rowTables = lineTables(width);
  const columnTables = lineTables(height);
  const row = lowBits(width);
  let low = index & lowBits(3 * width); // rows 0 to 2
  const high = Math.floor(index / (1 << (3 * width)));
  columnIds.fill(0);
  for (let i = 0; i < height; i++) {
    if (i === 3) low = high;
    const line = low & row;
    low >>>= width;
    rowIds[i] = rowTables.idOf[line]! << (2 * width);
    for (let j = 0; j < width; j++) columnIds[j]! |= ((line >>> j) & 1) << i;
  }
  for (let j = 0; j < width; j++) columnIds[j] = columnTables.idOf[columnIds[j]!]! << (2 * height);
}

/** Starts from these cells, height · width, row-major, and settles every line at the next {@link simplify}. */
export function setSmallCells(board: SmallBoard, cells: Uint8Array): void {
  const { height, width, rows, columns } = board;
  columns.fill(0);
  for (let i = 0, at = 0; i < height; i++) {
    let state = 0;
    for (let j = 0; j < width; j++, at++) {
      const cell = cells[at]!;
      const fill = cell === EMPTY ? 0 : 1;
      const empty = cell === FILLED ? 0 : 1;
      state |= (fill << (width + j)) | (empty << j);
      columns[j]! |= (fill << (height + i)) | (empty << i);
    }
    rows[i] = state;
  }
  board.dirtyRows = lowBits(height);
  board.dirtyColumns = lowBits(width);
}

/** Writes the state of all cells, row-major. */
export function readSmallCells({ height, width, rows }: SmallBoard, cells: Uint8Array): void {
  for (let i = 0, at = 0; i < height; i++)
    for (let j = 0; j < width; j++, at++) {
      const state = rows[i]! >>> j;
      cells[at] = ((state >>> width) & 1) === 0 ? EMPTY : (state & 1) === 0 ? FILLED : UNKNOWN;
    }
}

/** The unknown cells of row i, as bits. */
export function openCells({ width, rows }: SmallBoard, i: number): number {
  const state = rows[i]!;
  return (state >>> width) & state & lowBits(width);
}

/** Gives an unknown cell a value; its lines are settled at the next {@link simplify}. */
export function fixSmall(board: SmallBoard, i: number, j: number, value: number): void {
  const { height, width, rows, columns } = board;
  const filled = value === FILLED;
  rows[i]! &= ~(1 << (filled ? j : width + j));
  columns[j]! &= ~(1 << (filled ? i : height + i));
  board.dirtyRows |= 1 << i;
  board.dirtyColumns |= 1 << j;
}

/**
 * Settles dirty lines until nothing changes: SimpleSolver, without its order of sweeps.
 *
 * @returns SOLVED, STANDSTILL or CONTRADICTION; SOLVED after all changed lines were found to fit
 * @source 000_8dc3042ab81c971c.txt §3.1 ("a sequence of SETTLE operations, each involving just a single line")
 */
export function simplify(board: SmallBoard): number {
  const { height, width, rows, columns } = board;
  while ((board.dirtyRows | board.dirtyColumns) !== 0) {
    const inRows = board.dirtyRows;
    board.dirtyRows = 0;
    const crossed = settleLines(
      rows,
      board.rowIds,
      board.rowSettled,
      width,
      inRows,
      columns,
      height,
    );
    if (crossed < 0) return CONTRADICTION;
    const inColumns = board.dirtyColumns | crossed;
    board.dirtyColumns = 0;
    const back = settleLines(
      columns,
      board.columnIds,
      board.columnSettled,
      height,
      inColumns,
      rows,
      width,
    );
    if (back < 0) return CONTRADICTION;
    board.dirtyRows = back;
  }
  for (let i = 0; i < height; i++) if (openCells(board, i) !== 0) return STANDSTILL;
  return SOLVED;
}

/** Settles the lines in `todo`; returns the crossing lines that changed, -1 at a line without a fit. */
function settleLines(
  states: Int32Array,
  ids: Int32Array,
  settled: Uint16Array,
  length: number,
  todo: number,
  crossing: Int32Array,
  crossingLength: number,
): number {
  let crossed = 0;
  for (let rest = todo; rest !== 0; rest &= rest - 1) {
    const l = 31 - Math.clz32(rest & -rest);
    const before = states[l]!;
    const after = settled[ids[l]! | before]!;
    if (after === 0) return -1;
    let lost = before ^ after;
    if (lost === 0) continue;
    states[l] = after;
    for (; lost !== 0; lost &= lost - 1) {
      const at = 31 - Math.clz32(lost & -lost);
      const noFill = at >= length;
      const other = noFill ? at - length : at;
      crossing[other]! &= ~(1 << (noFill ? crossingLength + l : l));
      crossed |= 1 << other;
    }
  }
  return crossed;
}
