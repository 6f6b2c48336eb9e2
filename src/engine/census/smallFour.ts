/**
 * FOURSOLVER on images of up to 6 x 6 cells by table: the engine of the census of 000 §4.1. The chains are those of
 * fastFour.ts; what a value of a cell implies on its line is one look at the table of settled states.
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import {
  createSmallBoard,
  describeIndex,
  fixSmall,
  openCells,
  setSmallCells,
  simplify,
} from './smallFourBoard.ts';
import { createSmallSimple } from './smallSimple.ts';

/** The image is simple. @source 000_8dc3042ab81c971c.txt Figure 4, column 2 */
export const SIMPLE = 0;
/** FourSolver solves it. @source 000_8dc3042ab81c971c.txt Figure 4, column 3 */
export const FOUR_SOLVED = 1;
/** FourSolver does not solve it, but an intersection is successful. @source 000_8dc3042ab81c971c.txt Figure 4, column 4 */
export const SOME_PROGRESS = 2;
/** No intersection is successful. @source 000_8dc3042ab81c971c.txt Figure 4, column 5 */
export const NO_PROGRESS = 3;

/** A reusable solver for images of one small size. */
export type SmallFour = {
  readonly height: number;
  readonly width: number;
  /** Where FourSolver stopped; after SIMPLE it means nothing. */
  readonly board: SmallBoard;
  /** 000's difficulty or row index of the last image. */
  row: number;
  /** Runs FourSolver on the puzzle of image number `index` (not checked). Returns SIMPLE to NO_PROGRESS. */
  classify(index: number): number;
};

/**
 * Makes the solver.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §3.2, §4.1
 */
export function createSmallFour(height: number, width: number): SmallFour {
  const simple = createSmallSimple(height, width);
  const board = createSmallBoard(height, width);
  const lost = createLost(board);
  const cells = new Uint8Array(height * width);
  const solver: SmallFour = {
    height,
    width,
    board,
    row: 0,
    classify(index: number): number {
      const number = simple.solveIndex(index, 'H');
      solver.row = Math.abs(number);
      if (number > 0) return SIMPLE;
      simple.readCells(cells);
      describeIndex(board, index);
      setSmallCells(board, cells);
      board.dirtyRows = board.dirtyColumns = 0; // a standstill: all lines are settled
      const status = goOnFour(board, lost);
      if (status === SOLVED) return FOUR_SOLVED;
      return lost.progress ? SOME_PROGRESS : NO_PROGRESS;
    },
  };
  return solver;
}

/** For each value of each cell what its line loses: the bits of the state that fall away, 0 for a known cell. */
export type Lost = {
  /** At 2 (i · width + j) + v: bits of the state of row i. */
  readonly onRow: Int32Array;
  readonly onColumn: Int32Array;
  /** Whether the last {@link goOnFour} had a successful intersection. */
  progress: boolean;
};

/** Room for the losses of a board. */
export function createLost({ height, width }: SmallBoard): Lost {
  return {
    onRow: new Int32Array(2 * height * width),
    onColumn: new Int32Array(2 * height * width),
    progress: false,
  };
}

/**
 * FourSolver from a standstill of SimpleSolver.
 *
 * @returns SOLVED, STANDSTILL or CONTRADICTION
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function goOnFour(board: SmallBoard, lost: Lost): number {
  lost.progress = false;
  for (;;) {
    if (!findLost(board, lost)) return STANDSTILL;
    const fixed = excludeAll(board, lost);
    if (fixed < 0) return CONTRADICTION;
    if (fixed === 0) return STANDSTILL;
    lost.progress = true;
    const status = simplify(board);
    if (status !== STANDSTILL) return status;
  }
}

/** Works out all losses. Returns false when no row loses anything: then no intersection is successful. */
function findLost(board: SmallBoard, { onRow, onColumn }: Lost): boolean {
  const { height, width, rows, columns, rowIds, columnIds, rowSettled, columnSettled } = board;
  let some = 0;
  onRow.fill(0);
  for (let i = 0; i < height; i++) {
    const state = rows[i]!;
    const id = rowIds[i]!;
    for (let open = openCells(board, i); open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      const at = 2 * (i * width + j);
      const fill = 1 << (width + j);
      const empty = 1 << j;
      const lost0 = (state ^ rowSettled[id | (state & ~fill)]!) & ~fill;
      const lost1 = (state ^ rowSettled[id | (state & ~empty)]!) & ~empty;
      onRow[at] = lost0;
      onRow[at + 1] = lost1;
      if ((lost0 | lost1) === 0) continue; // then its column is not needed: see refreshColumns of fastFour.ts
      some = 1;
      const down = columns[j]!;
      const downFill = 1 << (height + i);
      const downEmpty = 1 << i;
      const downId = columnIds[j]!;
      onColumn[at] = (down ^ columnSettled[downId | (down & ~downFill)]!) & ~downFill;
      onColumn[at + 1] = (down ^ columnSettled[downId | (down & ~downEmpty)]!) & ~downEmpty;
    }
  }
  return some !== 0;
}

function excludeAll(board: SmallBoard, lost: Lost): number {
  const { height, width } = board;
  let fixed = 0;
  for (let i = 0, at = 0; i < height; i++)
    for (let j = 0; j < width; j++, at += 2) {
      if ((lost.onRow[at]! | lost.onRow[at + 1]!) === 0) continue;
      const not0 = isExcluded(lost, height, width, i, j, at);
      const not1 = isExcluded(lost, height, width, i, j, at + 1);
      if (not0 && not1) return -1;
      if (!not0 && !not1) continue;
      fixSmall(board, i, j, not0 ? FILLED : EMPTY);
      fixed++;
    }
  return fixed;
}

/** Whether some chain leads from the value at `at` of cell (i, j) to the other; see `isExcluded` of fastFour.ts. */
function isExcluded(
  { onRow, onColumn }: Lost,
  height: number,
  width: number,
  i: number,
  j: number,
  at: number,
): boolean {
  const down = onColumn[at]!;
  if (down === 0) return false;
  const rowsMask = (1 << height) - 1;
  for (let right = onRow[at]!; right !== 0; right &= right - 1) {
    // bit width + k lost: cell k is empty; bit k lost: it is filled
    const r = 31 - Math.clz32(right & -right);
    const k = r < width ? r : r - width;
    const step = onColumn[2 * (i * width + k) + (r < width ? 1 : 0)]!;
    if (step === 0) continue;
    const met = (step | (step >>> height)) & rowsMask; // the rows in which both ways meet
    for (let rest = down & (met | (met << height)); rest !== 0; rest &= rest - 1) {
      const s = 31 - Math.clz32(rest & -rest);
      const d = s < height ? s : s - height;
      const both = (step >>> d) & ((1 << height) | 1);
      const back = onRow[2 * (d * width + j) + (s < height ? 1 : 0)]! >>> k;
      // the two ways to (d, k) want different values
      if ((both & 1) !== 0 ? ((back >>> width) & 1) !== 0 : (back & 1) !== 0) return true;
    }
  }
  return false;
}
