/**
 * Questions about a small board on which FourSolver stopped: is the image's solution the only one, and does one clue help?
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { fixSmall, openCells, simplify } from './smallFourBoard.ts';

/** A stack of states of one board, so that searches allocate nothing. */
export type SmallSearch = {
  readonly board: SmallBoard;
  /** Two words a line, one state above the other. */
  readonly stack: Int32Array;
};

/** Makes the stack. */
export function createSmallSearch(board: SmallBoard): SmallSearch {
  const { height, width } = board;
  return { board, stack: new Int32Array((height * width + 2) * (height + width)) };
}

function keep({ board, stack }: SmallSearch, depth: number): void {
  const { height, width, rows, columns } = board;
  const at = depth * (height + width);
  for (let i = 0; i < height; i++) stack[at + i] = rows[i]!;
  for (let j = 0; j < width; j++) stack[at + height + j] = columns[j]!;
}

function restore({ board, stack }: SmallSearch, depth: number): void {
  const { height, width, rows, columns } = board;
  const at = depth * (height + width);
  for (let i = 0; i < height; i++) rows[i] = stack[at + i]!;
  for (let j = 0; j < width; j++) columns[j] = stack[at + height + j]!;
  board.dirtyRows = board.dirtyColumns = 0;
}

/** The value of cell (i, j) in image number `index`. */
function valueIn(width: number, index: number, i: number, j: number): 0 | 1 {
  const at = i * width + j;
  return Math.floor(index / 2 ** at) % 2 === 1 ? FILLED : EMPTY;
}

/**
 * Whether the puzzle has no solution but image `index`, from a standstill that holds all its solutions.
 *
 * @returns true when uniquely solvable; the board is left in some other state
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function isOnlySolution(search: SmallSearch, index: number): boolean {
  const { board } = search;
  const { height, width } = board;
  for (let i = 0; i < height; i++)
    for (;;) {
      const open = openCells(board, i);
      if (open === 0) break;
      const j = 31 - Math.clz32(open);
      const value = valueIn(width, index, i, j);
      keep(search, 0);
      fixSmall(board, i, j, 1 - value);
      if (hasSolution(search, 1)) return false;
      restore(search, 0);
      fixSmall(board, i, j, value);
      if (simplify(board) === SOLVED) return true;
    }
  return true;
}

/**
 * Finds a solution of the puzzle from a standstill, and leaves it on the board.
 *
 * @returns whether there is one; without one the board is left as it was
 */
export const solveOpen = (search: SmallSearch): boolean => hasSolution(search, 0);

/** Whether the state, of which some lines are dirty, can be completed. Depth-first. */
function hasSolution(search: SmallSearch, depth: number): boolean {
  const { board } = search;
  const status = simplify(board);
  if (status !== STANDSTILL) return status === SOLVED;
  let i = 0;
  while (openCells(board, i) === 0) i++;
  const j = 31 - Math.clz32(openCells(board, i));
  keep(search, depth);
  for (let value = 1; value >= 0; value--) {
    fixSmall(board, i, j, value);
    if (hasSolution(search, depth + 1)) return true;
    restore(search, depth);
  }
  return false;
}

/**
 * The first unknown cell, row by row, that lets SimpleSolver solve the puzzle when it gets its value in image `index`.
 *
 * @returns its number, row · width + column, or -1; the board is left as it was, a standstill
 * @source 000_8dc3042ab81c971c.txt §4.1 ("after adding one well-chosen clue")
 */
export function firstHelpfulClue(search: SmallSearch, index: number): number {
  const { board } = search;
  const { height, width } = board;
  keep(search, 0);
  for (let i = 0; i < height; i++)
    for (let open = openCells(board, i); open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      fixSmall(board, i, j, valueIn(width, index, i, j));
      const status = simplify(board);
      restore(search, 0);
      if (status === CONTRADICTION) throw new RangeError(`image ${index} is not a solution`);
      if (status === SOLVED) return i * width + j;
    }
  return -1;
}
