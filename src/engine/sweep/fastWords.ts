/**
 * The fast SimpleSolver for up to 32 x 32 cells. Rows and columns are both kept, each as two words; line l is
 * row l for l < height, else column l - height. A cell that is fixed on one line is cleared bit by bit on its crossing line.
 */
import type { Direction } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from './fastSolver.ts';
import type { FastSimple } from './fastSolver.ts';
import type { LineMasks } from '../line/lineMasks.ts';
import {
  createLineMasks,
  describeMask,
  lowBits,
  setDescription,
  settleMasks,
} from '../line/lineMasks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requireSize } from '../board/puzzle.ts';

/** Everything a sweep touches; `dirty[0]` rows and `dirty[1]` columns to settle, as bit sets. */
type Board = {
  readonly height: number;
  readonly width: number;
  readonly masks: LineMasks;
  readonly dirty: Int32Array;
  trusted: boolean; // the descriptions are those of an image and no cell was set from outside: all lines have fits
};

/** The solver with its lines, row l at l, column j at height + j: read by solvers that build on it, not written. */
export type FastWords = FastSimple & { readonly masks: LineMasks };

/**
 * Makes the solver; see `createFastSimple`.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function createFastWords(height: number, width: number): FastWords {
  const lines = height + width;
  const masks = createLineMasks(lines, Math.max(height, width));
  for (let l = 0; l < lines; l++) masks.length[l] = l < height ? width : height;
  const board: Board = { height, width, masks, dirty: new Int32Array(2), trusted: false };
  const kept = { mayFill: new Int32Array(lines), mayEmpty: new Int32Array(lines) };
  const keptDirty = new Int32Array(2);
  let keptUnknown = 0;
  let keptTrusted = false;

  const solver: FastWords = {
    height,
    width,
    masks,
    cells: new Uint8Array(height * width),
    sweeps: 0,
    unknown: height * width,
    setPuzzle(puzzle: Puzzle): void {
      requireSize(puzzle, height, width);
      board.trusted = false;
      for (let i = 0; i < height; i++) setDescription(masks, i, puzzle.rows[i] as Description);
      for (let j = 0; j < width; j++)
        setDescription(masks, height + j, puzzle.columns[j] as Description);
      forget(board);
      solver.unknown = height * width;
      if (puzzle.clues) solver.setCells(puzzle.clues);
    },
    setImage(image: Uint8Array): void {
      board.trusted = true;
      describeImage(board, image);
      forget(board);
      solver.unknown = height * width;
    },
    setCells(cells: Uint8Array): void {
      forget(board);
      board.trusted = false;
      solver.unknown = height * width;
      for (let i = 0; i < height; i++)
        for (let j = 0; j < width; j++) {
          const cell = cells[i * width + j]!;
          if (cell !== UNKNOWN) solver.setCell(i, j, cell === FILLED ? 1 : 0);
        }
    },
    setCell(row: number, column: number, value: 0 | 1): void {
      board.trusted = false;
      solver.unknown -= setCell(board, row, column, value);
    },
    keep(): void {
      kept.mayFill.set(masks.mayFill);
      kept.mayEmpty.set(masks.mayEmpty);
      keptDirty.set(board.dirty);
      keptUnknown = solver.unknown;
      keptTrusted = board.trusted;
    },
    restore(): void {
      masks.mayFill.set(kept.mayFill);
      masks.mayEmpty.set(kept.mayEmpty);
      board.dirty.set(keptDirty);
      solver.unknown = keptUnknown;
      board.trusted = keptTrusted;
    },
    run: (first) => run(board, solver, first),
    *runInPieces(first) {
      yield;
      return run(board, solver, first);
    },
    readCells(): Uint8Array {
      writeCells(board, solver.cells);
      return solver.cells;
    },
  };
  return solver;
}

/** All cells unknown, all lines to be settled. */
function forget({ height, width, masks, dirty }: Board): void {
  const row = lowBits(width);
  const column = lowBits(height);
  for (let i = 0; i < height; i++) masks.mayEmpty[i] = masks.mayFill[i] = row;
  for (let l = height; l < height + width; l++) masks.mayEmpty[l] = masks.mayFill[l] = column;
  dirty[0] = column;
  dirty[1] = row;
}

/** Reads the descriptions of all lines off an image. */
function describeImage({ height, width, masks }: Board, image: Uint8Array): void {
  const size = height * width;
  for (let i = 0, at = 0; i < height; i++) {
    let row = 0;
    for (let j = 0; j < width; j++) row |= image[at++]! << j;
    describeMask(masks, i, row);
  }
  for (let j = 0; j < width; j++) {
    let column = 0;
    for (let at = j, i = 0; at < size; at += width, i++) column |= image[at]! << i;
    describeMask(masks, height + j, column);
  }
}

/** Returns 1 when the cell was unknown, 0 when it had the value already. */
function setCell({ height, masks, dirty }: Board, i: number, j: number, value: 0 | 1): number {
  const lost = value === FILLED ? masks.mayEmpty : masks.mayFill;
  const left = value === FILLED ? masks.mayFill : masks.mayEmpty;
  if (((left[i]! >>> j) & 1) === 0) throw new RangeError(`cell (${i}, ${j}) is not ${value}`);
  if (((lost[i]! >>> j) & 1) === 0) return 0;
  dirty[0]! |= 1 << i;
  dirty[1]! |= 1 << j;
  lost[i]! &= ~(1 << j);
  lost[height + j]! &= ~(1 << i);
  return 1;
}

function run(board: Board, solver: FastSimple, first: Direction): number {
  let side = first === 'H' ? 0 : 1;
  for (let number = 1; ; number++, side ^= 1) {
    solver.sweeps = number;
    if (solver.unknown === 0) return finish(board, solver, side);
    const fixed = sweep(board, side);
    if (fixed < 0) {
      solver.unknown -= -1 - fixed;
      return CONTRADICTION;
    }
    solver.unknown -= fixed;
    if (fixed === 0 && number > 1) return STANDSTILL;
  }
}

/** No cell is unknown before sweep `solver.sweeps`: solved if all lines fit that were not settled since they changed. */
function finish(board: Board, solver: FastSimple, side: number): number {
  if (!board.trusted) {
    if (sweep(board, side) < 0) return CONTRADICTION;
    if (solver.sweeps === 1 && sweep(board, side ^ 1) < 0) {
      solver.sweeps = 2;
      return CONTRADICTION;
    }
  }
  solver.sweeps--;
  return SOLVED;
}

/** Settles the dirty rows (side 0) or columns (1). Returns the number of cells fixed, n, or -1 - n at a contradiction. */
function sweep({ height, width, masks, dirty, trusted }: Board, side: number): number {
  const { mayFill, mayEmpty, settled } = masks;
  const base = side === 0 ? 0 : height;
  const crossBase = side === 0 ? height : 0;
  const line = lowBits(side === 0 ? width : height);
  let todo = dirty[side]!;
  let crossDirty = 0;
  let fixed = 0;
  dirty[side] = 0;
  while (todo !== 0) {
    const i = 31 - Math.clz32(todo & -todo);
    todo &= todo - 1;
    const l = base + i;
    const open = mayFill[l]! & mayEmpty[l]!;
    if (open === 0 && trusted) continue;
    if (open === line ? !settleUnknown(masks, l) : !settleMasks(masks, l)) {
      dirty[side] = todo;
      dirty[side ^ 1]! |= crossDirty;
      return -1 - fixed;
    }
    const fill = settled[0]!;
    let found = open & ~(fill & settled[1]!);
    if (found === 0) continue;
    mayFill[l] = fill;
    mayEmpty[l] = settled[1]!;
    crossDirty |= found;
    const keep = ~(1 << i);
    for (; found !== 0; found &= found - 1) {
      const j = 31 - Math.clz32(found & -found);
      if (((fill >>> j) & 1) === 1) mayEmpty[crossBase + j]! &= keep;
      else mayFill[crossBase + j]! &= keep;
      fixed++;
    }
  }
  dirty[side ^ 1]! |= crossDirty;
  return fixed;
}

/** Settles a line of which no cell is known: the overlap of each run's leftmost and rightmost place, in closed form. */
function settleUnknown(
  { length, runs, firstRun, runCount, slack, settled }: LineMasks,
  l: number,
): boolean {
  const line = lowBits(length[l]!);
  const room = slack[l]!;
  const count = runCount[l]!;
  if (room < 0) return false;
  let filled = 0;
  if (count > 0) {
    let base = 0;
    const first = firstRun[l]!;
    for (let k = first; k < first + count; k++) {
      const run = runs[k]!;
      if (run > room) filled |= lowBits(run - room) << (base + room);
      base += run + 1;
    }
  }
  settled[0] = count === 0 ? 0 : room === 0 ? filled : line;
  settled[1] = line & ~filled;
  return true;
}

function writeCells({ height, width, masks }: Board, cells: Uint8Array): void {
  for (let i = 0, at = 0; i < height; i++)
    for (let j = 0; j < width; j++, at++) {
      const fill = (masks.mayFill[i]! >>> j) & 1;
      const empty = (masks.mayEmpty[i]! >>> j) & 1;
      cells[at] = fill === 0 ? EMPTY : empty === 0 ? FILLED : UNKNOWN;
    }
}
