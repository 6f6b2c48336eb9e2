/**
 * TwoSatSolver without events, for millions of boards: same end state as `recordTwoSat`, any order of conclusions.
 *
 * A value is false if it leads to its opposite, or, which is the same, to both values of some cell: if x leads to y and to
 * not y, then what leads to y leads back from not y to not x. So one search from a value, which stops at the first such cell,
 * tells; and where it finds none, no value that it came to is false either. What nothing leads to is searched first, so that
 * most values never need a search of their own.
 *
 * The opposite of a value that leads nowhere is one that nothing leads to. A search need not visit either: it would come to
 * both values of a cell one step before. So searches keep to inner cells, of which both values lead on.
 *
 * What a value implies on its line is a word of cells that are filled and one of cells that are empty (fastFourImply.ts);
 * what a search has come to is kept as such words too, by rows and by columns, so that a step visits new values only.
 *
 * Dropped: after cells were fixed, looking again only at values that lead to a line that has changed. Most do.
 */
import { checkSize } from '../board/cell.ts';
import type { BoardImplications } from '../intersect/boardImplications.ts';
import {
  createBoardImplications,
  forgetLines,
  refreshLines,
} from '../intersect/boardImplications.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastWords } from '../sweep/fastWords.ts';
import { createFastTwoSatLong } from './fastTwoSatLong.ts';
import type { FastTwoSat } from './fastTwoSatSolver.ts';

/**
 * Makes a solver for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more; up to 32 x 32 the lines are words, and `run` allocates nothing
 * @returns a solver to be given one puzzle of that size after another, through its `simple`
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function createFastTwoSat(height: number, width: number): FastTwoSat {
  checkSize(height, width);
  if (height > WORD_CELLS || width > WORD_CELLS) return createFastTwoSatLong(height, width);
  const simple = createFastWords(height, width);
  const board = createBoardImplications(simple);
  const search = createSearch(height, width);
  const solver: FastTwoSat = {
    simple,
    progress: false,
    run(): number {
      solver.progress = false;
      const status = simple.run('H');
      return status === STANDSTILL ? solver.goOn() : status;
    },
    goOn(): number {
      forgetLines(board);
      return solver.goOnSame();
    },
    *goOnInPieces(): InPieces<number> {
      yield;
      return solver.goOn();
    },
    goOnSame(): number {
      solver.progress = false;
      for (;;) {
        refreshLines(board);
        findInner(board, search);
        const fixed = denyAll(board, search);
        if (fixed < 0) return CONTRADICTION;
        if (fixed === 0) return STANDSTILL;
        solver.progress = true;
        const status = simple.run('H');
        if (status !== STANDSTILL) return status;
      }
    },
  };
  return solver;
}

/** Words by row and by column, and what a search has come to. */
type Search = {
  /** Cells of which the value filled, and empty, leads on. */
  readonly leadsFilled: Int32Array;
  readonly leadsEmpty: Int32Array;
  readonly innerRow: Int32Array;
  readonly innerColumn: Int32Array;
  /** Values of inner cells that are known not to be false in this state. */
  readonly cleanFilled: Int32Array;
  readonly cleanEmpty: Int32Array;
  /** What the search has come to: filled and empty cells, by row and by column; and in a list, (i << 6) | (j << 1) | v. */
  readonly rowFilled: Int32Array;
  readonly rowEmpty: Int32Array;
  readonly columnFilled: Int32Array;
  readonly columnEmpty: Int32Array;
  readonly reached: Int32Array;
};

function createSearch(height: number, width: number): Search {
  return {
    leadsFilled: new Int32Array(height),
    leadsEmpty: new Int32Array(height),
    innerRow: new Int32Array(height),
    innerColumn: new Int32Array(width),
    cleanFilled: new Int32Array(height),
    cleanEmpty: new Int32Array(height),
    rowFilled: new Int32Array(height),
    rowEmpty: new Int32Array(height),
    columnFilled: new Int32Array(width),
    columnEmpty: new Int32Array(width),
    reached: new Int32Array(2 * height * width),
  };
}

/** Finds the values that lead on, and the cells of which both do. */
function findInner({ height, width, active, leads }: BoardImplications, search: Search): void {
  const { leadsFilled, leadsEmpty, innerRow, innerColumn } = search;
  for (let i = 0; i < height; i++) {
    const some = active[i] !== 0; // a line without unknown cells has old words
    leadsEmpty[i] = some ? leads[2 * i]! : 0;
    leadsFilled[i] = some ? leads[2 * i + 1]! : 0;
  }
  for (let j = 0; j < width; j++) {
    innerColumn[j] = 0;
    const l = height + j;
    if (active[l] === 0) continue;
    for (let todo = leads[2 * l]!; todo !== 0; todo &= todo - 1)
      leadsEmpty[31 - Math.clz32(todo & -todo)]! |= 1 << j;
    for (let todo = leads[2 * l + 1]!; todo !== 0; todo &= todo - 1)
      leadsFilled[31 - Math.clz32(todo & -todo)]! |= 1 << j;
  }
  for (let i = 0; i < height; i++) {
    const inner = leadsFilled[i]! & leadsEmpty[i]!;
    innerRow[i] = inner;
    for (let todo = inner; todo !== 0; todo &= todo - 1)
      innerColumn[31 - Math.clz32(todo & -todo)]! |= 1 << i;
  }
}

/** Fixes every cell with a value that is false. Returns how many, or -1 when both values of one are. */
function denyAll(board: BoardImplications, search: Search): number {
  const { leadsFilled, leadsEmpty, innerRow, cleanFilled, cleanEmpty } = search;
  const { simple, height } = board;
  cleanFilled.fill(0);
  cleanEmpty.fill(0);
  let fixed = 0;
  for (let i = 0; i < height; i++) {
    const filled = leadsFilled[i]!;
    for (let todo = filled ^ leadsEmpty[i]!; todo !== 0; todo &= todo - 1) {
      const j = 31 - Math.clz32(todo & -todo);
      const value = ((filled >>> j) & 1) as 0 | 1;
      if (leadsOneWay(board, search, i, j, value)) continue;
      if (!leadsToBoth(board, search, i, j, value)) continue;
      simple.setCell(i, j, value === 1 ? 0 : 1);
      fixed++;
    }
  }
  for (let i = 0; i < height; i++)
    for (let todo = innerRow[i]!; todo !== 0; todo &= todo - 1) {
      const bit = todo & -todo;
      const j = 31 - Math.clz32(bit);
      const not0 = (cleanEmpty[i]! & bit) === 0 && leadsToBoth(board, search, i, j, 0);
      const not1 = (cleanFilled[i]! & bit) === 0 && leadsToBoth(board, search, i, j, 1);
      if (not0 && not1) return -1;
      if (!not0 && !not1) continue;
      simple.setCell(i, j, not0 ? 1 : 0);
      fixed++;
    }
  return fixed;
}

/** Whether value v of cell (i, j) implies one value at most from where it goes on: then it is false only if that one is. */
function leadsOneWay(
  { filled, empty, height }: BoardImplications,
  { innerRow, innerColumn }: Search,
  i: number,
  j: number,
  v: 0 | 1,
): boolean {
  const onRow = 64 * i + 2 * j + v;
  const onColumn = 64 * (height + j) + 2 * i + v;
  const across = (filled[onRow]! | empty[onRow]!) & innerRow[i]!;
  const down = (filled[onColumn]! | empty[onColumn]!) & innerColumn[j]!;
  return ((across & (across - 1)) | (down & (down - 1))) === 0 && (across === 0 || down === 0);
}

/** Whether value v of cell (i, j) leads to both values of some cell. If not, all values that it leads to are clean. */
function leadsToBoth(
  { filled, empty, height }: BoardImplications,
  search: Search,
  i: number,
  j: number,
  v: 0 | 1,
): boolean {
  const { rowFilled, rowEmpty, columnFilled, columnEmpty, innerRow, innerColumn } = search;
  const { reached } = search;
  let both = 0;
  let end = 1;
  reached[0] = (i << 6) | (j << 1) | v;
  if (v === 1) {
    rowFilled[i] = 1 << j;
    columnFilled[j] = 1 << i;
  } else {
    rowEmpty[i] = 1 << j;
    columnEmpty[j] = 1 << i;
  }
  for (let at = 0; at < end && both === 0; at++) {
    const value = reached[at]!;
    const row = value >>> 6;
    const column = (value >>> 1) & 31;
    const onRow = 64 * row + (value & 63);
    const onColumn = 64 * (height + column) + 2 * row + (value & 1);
    let inner = innerRow[row]!;
    let news = filled[onRow]! & inner & ~rowFilled[row]!;
    rowFilled[row]! |= news;
    for (; news !== 0; news &= news - 1) {
      const k = 31 - Math.clz32(news & -news);
      columnFilled[k]! |= 1 << row;
      reached[end++] = (row << 6) | (k << 1) | 1;
    }
    news = empty[onRow]! & inner & ~rowEmpty[row]!;
    rowEmpty[row]! |= news;
    for (; news !== 0; news &= news - 1) {
      const k = 31 - Math.clz32(news & -news);
      columnEmpty[k]! |= 1 << row;
      reached[end++] = (row << 6) | (k << 1);
    }
    inner = innerColumn[column]!;
    news = filled[onColumn]! & inner & ~columnFilled[column]!;
    columnFilled[column]! |= news;
    for (; news !== 0; news &= news - 1) {
      const d = 31 - Math.clz32(news & -news);
      rowFilled[d]! |= 1 << column;
      reached[end++] = (d << 6) | (column << 1) | 1;
    }
    news = empty[onColumn]! & inner & ~columnEmpty[column]!;
    columnEmpty[column]! |= news;
    for (; news !== 0; news &= news - 1) {
      const d = 31 - Math.clz32(news & -news);
      rowEmpty[d]! |= 1 << column;
      reached[end++] = (d << 6) | (column << 1);
    }
    both = (rowFilled[row]! & rowEmpty[row]!) | (columnFilled[column]! & columnEmpty[column]!);
  }
  if (both === 0) keepClean(search, end);
  forgetSearch(search, end);
  return both !== 0;
}

/** Notes that no value that the search came to is false. */
function keepClean(search: Search, end: number): void {
  const { rowFilled, rowEmpty, cleanFilled, cleanEmpty, reached } = search;
  for (let at = 0; at < end; at++) {
    const row = reached[at]! >>> 6;
    cleanFilled[row]! |= rowFilled[row]!;
    cleanEmpty[row]! |= rowEmpty[row]!;
  }
}

/** Wipes what the search came to. */
function forgetSearch(search: Search, end: number): void {
  const { rowFilled, rowEmpty, columnFilled, columnEmpty, reached } = search;
  for (let at = 0; at < end; at++) {
    const row = reached[at]! >>> 6;
    const column = (reached[at]! >>> 1) & 31;
    rowFilled[row] = rowEmpty[row] = columnFilled[column] = columnEmpty[column] = 0;
  }
}
