/**
 * TwoSatSolver on boards of up to 6 x 6 by table: smallTwoSat.ts for boards of more than 30 cells, in two words instead of
 * one. Simpler and slower: it is for the few puzzles that FourSolver leaves with one solution.
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { fixSmall, openCells, simplify } from './smallFourBoard.ts';

/** What each value of each unknown cell implies: at 2 (2 cell + v), rows 0 to 2, then rows 3 to 5. */
type Implied = {
  readonly filled: Int32Array;
  readonly empty: Int32Array;
  // sets of values, four words: empty cells of either half, then filled ones
  /** Those found not to be false. */
  readonly clean: Int32Array;
  /** What one value leads to, and what of it has not been followed. */
  readonly known: Int32Array;
  readonly todo: Int32Array;
};

/**
 * Makes the function that goes on from a standstill of SimpleSolver.
 *
 * @param board - which it works on
 * @returns a function that returns SOLVED, STANDSTILL or CONTRADICTION
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function createSmallChains(board: SmallBoard): () => number {
  const cells = board.height * board.width;
  const implied: Implied = {
    filled: new Int32Array(4 * cells),
    empty: new Int32Array(4 * cells),
    clean: new Int32Array(4),
    known: new Int32Array(4),
    todo: new Int32Array(4),
  };
  return () => {
    for (;;) {
      findImplied(board, implied);
      const fixed = denyAll(board, implied);
      if (fixed < 0) return CONTRADICTION;
      if (fixed === 0) return STANDSTILL;
      const status = simplify(board);
      if (status !== STANDSTILL) return status;
    }
  };
}

function findImplied(board: SmallBoard, { filled, empty }: Implied): void {
  const { height, width, rows, columns, rowIds, columnIds, rowSettled, columnSettled } = board;
  const ofRow = lowBits(width);
  for (let i = 0; i < height; i++)
    for (let open = openCells(board, i); open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      for (let v = 0; v < 2; v++) {
        const at = 2 * (2 * (i * width + j) + v);
        filled[at] = filled[at + 1] = empty[at] = empty[at + 1] = 0;
        const ownOnRow = 1 << (v === 1 ? j : width + j);
        const ownOnColumn = 1 << (v === 1 ? i : height + i);
        const row = rows[i]! & ~ownOnRow;
        const column = columns[j]! & ~ownOnColumn;
        const across = row ^ rowSettled[rowIds[i]! | row]!;
        const along = column ^ columnSettled[columnIds[j]! | column]!;
        const half = i < 3 ? 0 : 1;
        filled[at + half]! |= (across & ofRow) << ((i % 3) * width);
        empty[at + half]! |= (across >>> width) << ((i % 3) * width);
        for (let rest = along; rest !== 0; rest &= rest - 1) {
          const bit = 31 - Math.clz32(rest & -rest);
          const k = bit < height ? bit : bit - height;
          const list = bit < height ? filled : empty;
          list[at + (k < 3 ? 0 : 1)]! |= 1 << ((k % 3) * width + j);
        }
      }
    }
}

/** Fixes every cell with a value that is false. Returns how many, or -1 when both values of one are. */
function denyAll(board: SmallBoard, implied: Implied): number {
  const { height, width } = board;
  let fixed = 0;
  implied.clean.fill(0);
  for (let i = 0; i < height; i++)
    for (let open = openCells(board, i); open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      const half = i < 3 ? 0 : 1;
      const bit = 1 << ((i % 3) * width + j);
      const not0 = (implied.clean[half]! & bit) === 0 && leadsToBoth(implied, width, half, bit);
      const not1 =
        (implied.clean[2 + half]! & bit) === 0 && leadsToBoth(implied, width, 2 + half, bit);
      if (not0 && not1) return -1;
      if (!not0 && !not1) continue;
      fixSmall(board, i, j, not0 ? FILLED : EMPTY);
      fixed++;
    }
  return fixed;
}

/**
 * Whether a value leads to both values of some cell. If not, all values that it leads to are clean.
 *
 * @param word - of the value: which half of the cells, and 2 more for filled ones
 */
function leadsToBoth(
  { filled, empty, clean, known, todo }: Implied,
  width: number,
  word: number,
  bit: number,
): boolean {
  known.fill(0);
  todo.fill(0);
  todo[word] = known[word] = bit;
  let at = word;
  for (;;) {
    for (let steps = 0; todo[at] === 0; at = (at + 1) & 3)
      if (steps++ === 4) {
        for (let k = 0; k < 4; k++) clean[k]! |= known[k]!;
        return false;
      }
    const own = 31 - Math.clz32(todo[at]! & -todo[at]!);
    todo[at]! &= todo[at]! - 1;
    const value = 2 * (2 * (own + (at & 1) * 3 * width) + (at >> 1));
    for (let half = 0; half < 2; half++) {
      const new0 = empty[value + half]! & ~known[half]!;
      const new1 = filled[value + half]! & ~known[2 + half]!;
      known[half]! |= new0;
      known[2 + half]! |= new1;
      if ((known[half]! & known[2 + half]!) !== 0) return true;
      todo[half]! |= new0;
      todo[2 + half]! |= new1;
    }
  }
}
