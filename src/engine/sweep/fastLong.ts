/**
 * The SimpleSolver without events for boards with lines of more than 32 cells: same interface as fastWords.ts, on cells.
 * It allocates a little in every settle; boards of this size are not made by the million.
 */
import type { Direction } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { describeLine } from '../board/description.ts';
import type { FastSimple } from './fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from './fastSolver.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requireSize } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import { cellOnLine, otherDirection } from './sweep.ts';

type Board = {
  readonly height: number;
  readonly width: number;
  readonly cells: Uint8Array; // the state, row-major
  readonly descriptions: Record<Direction, readonly Description[]>;
  /** Lines to settle, one flag each. */
  readonly dirty: Readonly<Record<Direction, Uint8Array>>;
};

/**
 * Makes the solver; see `createFastSimple`.
 *
 * @param height - 1 or more
 * @param width - 1 or more
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function createFastLong(height: number, width: number): FastSimple {
  const board: Board = {
    height,
    width,
    cells: new Uint8Array(height * width),
    descriptions: { H: [], V: [] },
    dirty: { H: new Uint8Array(height), V: new Uint8Array(width) },
  };
  const { cells, dirty } = board;
  const kept = { cells: cells.slice(), H: dirty.H.slice(), V: dirty.V.slice(), unknown: 0 };

  const solver: FastSimple = {
    height,
    width,
    cells: new Uint8Array(height * width),
    sweeps: 0,
    unknown: height * width,
    setPuzzle(puzzle: Puzzle): void {
      requireSize(puzzle, height, width);
      board.descriptions.H = puzzle.rows;
      board.descriptions.V = puzzle.columns;
      start(board, solver, puzzle.clues);
    },
    setImage(image: Uint8Array): void {
      const grid = { height, width, cells: image };
      board.descriptions.H = Array.from(dirty.H, (_, i) => describeLine(lineOf(grid, 'H', i)));
      board.descriptions.V = Array.from(dirty.V, (_, j) => describeLine(lineOf(grid, 'V', j)));
      start(board, solver);
    },
    setCells: (from) => start(board, solver, from),
    setCell(row: number, column: number, value: 0 | 1): void {
      const at = row * width + column;
      if (cells[at] === value) return;
      if (cells[at] !== UNKNOWN) throw new RangeError(`cell (${row}, ${column}) is not ${value}`);
      cells[at] = value;
      dirty.H[row] = dirty.V[column] = 1;
      solver.unknown--;
    },
    keep(): void {
      kept.cells.set(cells);
      kept.H.set(dirty.H);
      kept.V.set(dirty.V);
      kept.unknown = solver.unknown;
    },
    restore(): void {
      cells.set(kept.cells);
      dirty.H.set(kept.H);
      dirty.V.set(kept.V);
      solver.unknown = kept.unknown;
    },
    run: (first) => run(board, solver, first),
    readCells(): Uint8Array {
      solver.cells.set(cells);
      return solver.cells;
    },
  };
  return solver;
}

/** Starts from these cells, or all unknown, with all lines to be settled. */
function start({ cells, dirty }: Board, solver: FastSimple, from?: Uint8Array): void {
  if (from) cells.set(from);
  else cells.fill(UNKNOWN);
  dirty.H.fill(1);
  dirty.V.fill(1);
  solver.unknown = 0;
  for (let at = 0; at < cells.length; at++) if (cells[at] === UNKNOWN) solver.unknown++;
}

function run(board: Board, solver: FastSimple, first: Direction): number {
  let direction = first;
  for (let number = 1; ; number++, direction = otherDirection(direction)) {
    solver.sweeps = number;
    if (solver.unknown === 0) return finish(board, solver, direction);
    const before = solver.unknown;
    if (!sweep(board, solver, direction)) return CONTRADICTION;
    if (solver.unknown === before && number > 1) return STANDSTILL;
  }
}

/** No cell is unknown before sweep `solver.sweeps`: solved if all lines fit that were not settled since they changed. */
function finish(board: Board, solver: FastSimple, direction: Direction): number {
  if (!sweep(board, solver, direction)) return CONTRADICTION;
  if (solver.sweeps === 1 && !sweep(board, solver, otherDirection(direction))) {
    solver.sweeps = 2;
    return CONTRADICTION;
  }
  solver.sweeps--;
  return SOLVED;
}

/** Settles the dirty lines of one direction; false at the first one without a fit. */
function sweep(board: Board, solver: FastSimple, direction: Direction): boolean {
  const dirty = board.dirty[direction];
  const crossing = board.dirty[otherDirection(direction)];
  for (let index = 0; index < dirty.length; index++) {
    if (dirty[index] === 0) continue;
    dirty[index] = 0;
    const before = lineOf(board, direction, index);
    const after = settle(before, board.descriptions[direction][index] ?? []);
    if (after === null) return false;
    for (let at = 0; at < after.length; at++) {
      if (before[at] === after[at]) continue;
      board.cells[cellOnLine(board, direction, index, at)] = after[at]!;
      crossing[at] = 1;
      solver.unknown--;
    }
  }
  return true;
}
