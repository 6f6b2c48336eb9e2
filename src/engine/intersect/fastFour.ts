/**
 * FOURSOLVER without events, for millions of boards: same end state as `recordFour`, any order of intersections.
 *
 * The four relations of an intersection are implications between values of unknown cells, and the intersection excludes
 * a value v of its corner a exactly if a chain around the rectangle leads from a = v to a ≠ v: a set of two values never
 * shrinks on the way, because on a settled line every value of a cell goes with some value of each other. Read from both
 * ends, a chain is a row step and a column step from a to the opposite corner d, and a column step and a row step from a
 * to d, that want different values of d. So no table is needed: what each value of each cell implies on its line is kept
 * as two words (cells that must be filled, cells that must be empty; fastFourImply.ts), and the two ways are compared.
 */
import { checkSize } from '../board/cell.ts';
import type { InPieces } from '../pieces.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastWords } from '../sweep/fastWords.ts';
import type { BoardImplications } from './boardImplications.ts';
import { createBoardImplications, forgetLines, refreshLines } from './boardImplications.ts';
import type { FastFour } from './fastFourSolver.ts';
import { createFastFourLong } from './fastFourLong.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';

/**
 * Makes a solver for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more; up to 32 x 32 the lines are words, and `run` allocates nothing
 * @returns a solver to be given one puzzle of that size after another, through its `simple`
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function createFastFour(height: number, width: number): FastFour {
  checkSize(height, width);
  if (height > WORD_CELLS || width > WORD_CELLS) return createFastFourLong(height, width);
  const simple = createFastWords(height, width);
  const board = createBoardImplications(simple);
  const solver: FastFour = {
    simple,
    progress: false,
    sweeps: 0,
    run(): number {
      solver.progress = false;
      const status = simple.run('H');
      solver.sweeps = simple.sweeps;
      return status === STANDSTILL ? solver.goOn() : status;
    },
    goOn(): number {
      solver.progress = false;
      forgetLines(board);
      for (;;) {
        refreshLines(board);
        const fixed = excludeAll(board);
        if (fixed < 0) return CONTRADICTION;
        if (fixed === 0) return STANDSTILL;
        solver.progress = true;
        const status = simple.run('H');
        if (status !== STANDSTILL) return status;
      }
    },
    *goOnInPieces(): InPieces<number> {
      yield;
      return solver.goOn();
    },
  };
  return solver;
}

/** Fixes every cell with a value that an intersection excludes. Returns how many, or -1 when both values are. */
function excludeAll(board: BoardImplications): number {
  const { height, active, simple } = board;
  let fixed = 0;
  for (let i = 0; i < height; i++)
    for (let todo = active[i]!; todo !== 0; todo &= todo - 1) {
      const j = 31 - Math.clz32(todo & -todo);
      if (((active[height + j]! >>> i) & 1) === 0) continue;
      const not0 = isExcluded(board, height, i, j, 0);
      const not1 = isExcluded(board, height, i, j, 1);
      if (not0 && not1) return -1;
      if (!not0 && !not1) continue;
      simple.setCell(i, j, not0 ? 1 : 0);
      fixed++;
    }
  return fixed;
}

/** Whether a chain around some rectangle leads from value v of cell (i, j) to the other. */
function isExcluded(
  board: BoardImplications,
  height: number,
  i: number,
  j: number,
  v: 0 | 1,
): boolean {
  const { filled, empty } = board;
  const onRow = 64 * i + 2 * j + v;
  const onColumn = 64 * (height + j) + 2 * i + v;
  const down = filled[onColumn]! | empty[onColumn]!;
  if (down === 0) return false;
  for (let right = filled[onRow]!; right !== 0; right &= right - 1)
    if (meets(board, 31 - Math.clz32(right & -right), 1, height, i, j, onColumn)) return true;
  for (let right = empty[onRow]!; right !== 0; right &= right - 1)
    if (meets(board, 31 - Math.clz32(right & -right), 0, height, i, j, onColumn)) return true;
  return false;
}

/**
 * Whether value w of cell (i, k) implies on column k a value of some (d, k) that is not the one which the cell (d, j),
 * with the value that `onColumn` gives it, implies on row d.
 */
function meets(
  { filled, empty }: BoardImplications,
  k: number,
  w: 0 | 1,
  height: number,
  i: number,
  j: number,
  onColumn: number,
): boolean {
  const step = 64 * (height + k) + 2 * i + w;
  const downFilled = filled[onColumn]!;
  const downEmpty = empty[onColumn]!;
  const bit = 1 << k;
  let todo = filled[step]! & (downFilled | downEmpty);
  for (; todo !== 0; todo &= todo - 1) {
    const d = 31 - Math.clz32(todo & -todo);
    if ((empty[64 * d + 2 * j + ((downFilled >>> d) & 1)]! & bit) !== 0) return true;
  }
  todo = empty[step]! & (downFilled | downEmpty);
  for (; todo !== 0; todo &= todo - 1) {
    const d = 31 - Math.clz32(todo & -todo);
    if ((filled[64 * d + 2 * j + ((downFilled >>> d) & 1)]! & bit) !== 0) return true;
  }
  return false;
}
