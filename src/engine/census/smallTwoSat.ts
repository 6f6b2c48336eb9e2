/**
 * TwoSatSolver on boards of up to 6 x 6 and 30 cells by table: what a value of a cell implies is one look at each of two
 * tables of settled states, and a set of values of all cells is two words. The searches are those of fastTwoSat.ts.
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { fixSmall, openCells, simplify } from './smallFourBoard.ts';

/** The most cells of a board. */
export const MOST_WORD_CELLS = 30;

/** A reusable solver for one board. */
export type SmallTwoSat = {
  /** Whether the last {@link SmallTwoSat.goOn} found a value false. */
  progress: boolean;
  /** Goes on from a standstill of SimpleSolver. Returns SOLVED, STANDSTILL or CONTRADICTION. */
  goOn(): number;
};

/**
 * Makes the solver.
 *
 * @param board - which the solver works on
 * @throws RangeError for a board of more than 30 cells
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function createSmallTwoSat(board: SmallBoard): SmallTwoSat {
  const { height, width } = board;
  if (height * width > MOST_WORD_CELLS)
    throw new RangeError(`2-SAT by table takes up to ${MOST_WORD_CELLS} cells: ${height}x${width}`);
  const implied = createImplied(board);
  const solver: SmallTwoSat = {
    progress: false,
    goOn(): number {
      solver.progress = false;
      for (;;) {
        findImplied(board, implied);
        if (implied.inner === 0) return STANDSTILL;
        const fixed = denyAll(board, implied);
        if (fixed < 0) return CONTRADICTION;
        if (fixed === 0) return STANDSTILL;
        solver.progress = true;
        const status = simplify(board);
        if (status !== STANDSTILL) return status;
      }
    },
  };
  return solver;
}

/** What each value implies; cell (i, j) is bit i · width + j. */
type Implied = {
  /** At 2 cell + v: the cells that are filled, and empty, when the unknown cell has the value v. */
  readonly filled: Int32Array;
  readonly empty: Int32Array;
  /** By the cells of a column, as bits: the same cells of column 0 of the board. */
  readonly down: Int32Array;
  /** Cells of which the value empty, and filled, implies something; and of which both do. */
  leads0: number;
  leads1: number;
  inner: number;
  /** Values of inner cells that were found not to be false. */
  clean0: number;
  clean1: number;
};

function createImplied({ height, width }: SmallBoard): Implied {
  return {
    filled: new Int32Array(2 * height * width),
    empty: new Int32Array(2 * height * width),
    down: Int32Array.from({ length: 1 << height }, (_, line) => {
      let cells = 0;
      for (let i = 0; i < height; i++) cells |= ((line >>> i) & 1) << (i * width);
      return cells;
    }),
    leads0: 0,
    leads1: 0,
    inner: 0,
    clean0: 0,
    clean1: 0,
  };
}

function findImplied(board: SmallBoard, implied: Implied): void {
  const { height, width, rows, columns, rowIds, columnIds, rowSettled, columnSettled } = board;
  const { filled, empty, down } = implied;
  const ofRow = lowBits(width);
  const ofColumn = lowBits(height);
  let leads0 = 0;
  let leads1 = 0;
  for (let i = 0; i < height; i++) {
    const row = rows[i]!;
    const rowId = rowIds[i]!;
    const first = i * width;
    for (let open = openCells(board, i); open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      const column = columns[j]!;
      const columnId = columnIds[j]!;
      for (let v = 0; v < 2; v++) {
        // the bit that falls away with the value, and those that settling takes: no longer filled, or empty
        const ownOnRow = 1 << (v === 1 ? j : width + j);
        const ownOnColumn = 1 << (v === 1 ? i : height + i);
        const across = (row ^ rowSettled[rowId | (row & ~ownOnRow)]!) & ~ownOnRow;
        const along = (column ^ columnSettled[columnId | (column & ~ownOnColumn)]!) & ~ownOnColumn;
        const at = 2 * (first + j) + v;
        filled[at] = ((across & ofRow) << first) | (down[along & ofColumn]! << j);
        empty[at] = ((across >>> width) << first) | (down[along >>> height]! << j);
        if ((across | along) === 0) continue;
        if (v === 1) leads1 |= 1 << (first + j);
        else leads0 |= 1 << (first + j);
      }
    }
  }
  implied.leads0 = leads0;
  implied.leads1 = leads1;
  implied.inner = leads0 & leads1;
}

/** Fixes every cell with a value that is false. Returns how many, or -1 when both values of one are. */
function denyAll(board: SmallBoard, implied: Implied): number {
  const { leads0, leads1, inner, filled, empty } = implied;
  let fixed = 0;
  implied.clean0 = implied.clean1 = 0;
  for (let todo = leads0 ^ leads1; todo !== 0; todo &= todo - 1) {
    const cell = 31 - Math.clz32(todo & -todo);
    const value = (leads1 >>> cell) & 1;
    const next = (filled[2 * cell + value]! | empty[2 * cell + value]!) & inner;
    if ((next & (next - 1)) === 0 || !leadsToBoth(implied, cell, value)) continue;
    fixCell(board, cell, 1 - value);
    fixed++;
  }
  for (let todo = inner; todo !== 0; todo &= todo - 1) {
    const bit = todo & -todo;
    const cell = 31 - Math.clz32(bit);
    const not0 = (implied.clean0 & bit) === 0 && leadsToBoth(implied, cell, 0);
    const not1 = (implied.clean1 & bit) === 0 && leadsToBoth(implied, cell, 1);
    if (not0 && not1) return -1;
    if (!not0 && !not1) continue;
    fixCell(board, cell, not0 ? FILLED : EMPTY);
    fixed++;
  }
  return fixed;
}

function fixCell(board: SmallBoard, cell: number, value: number): void {
  const i = Math.floor(cell / board.width);
  fixSmall(board, i, cell - i * board.width, value);
}

/** Whether a value leads to both values of some cell. If not, all values that it leads to are clean. */
function leadsToBoth(implied: Implied, cell: number, value: number): boolean {
  const { filled, empty, inner } = implied;
  let ones = value === 1 ? 1 << cell : 0;
  let zeros = value === 1 ? 0 : 1 << cell;
  let todo1 = ones;
  let todo0 = zeros;
  while ((todo1 | todo0) !== 0) {
    const word = todo1 === 0 ? todo0 : todo1;
    const bit = word & -word;
    const at = 2 * (31 - Math.clz32(bit)) + (todo1 === 0 ? 0 : 1);
    if (todo1 === 0) todo0 ^= bit;
    else todo1 ^= bit;
    const new1 = filled[at]! & inner & ~ones;
    const new0 = empty[at]! & inner & ~zeros;
    ones |= new1;
    zeros |= new0;
    if ((ones & zeros) !== 0) return true;
    todo1 |= new1;
    todo0 |= new0;
  }
  implied.clean1 |= ones;
  implied.clean0 |= zeros;
  return false;
}
