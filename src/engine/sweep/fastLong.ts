/**
 * The SimpleSolver without events for boards with lines of more than 32 cells: same interface as fastWords.ts, on cells.
 * `setImage` and `run` allocate nothing: a picture of 30 x 38 cells that is repaired is solved some hundred times a step.
 */
import type { Direction } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { cellsNeeded } from '../board/description.ts';
import type { FastSimple } from './fastSolver.ts';
import { createLineMemo, nextTurn, recall, remember } from './lineMemo.ts';
import type { LineMemo } from './lineMemo.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from './fastSolver.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requireSize } from '../board/puzzle.ts';
import { createLongLine, settleLine } from '../line/longLine.ts';
import type { LongLine } from '../line/longLine.ts';

/** Line l is row l for l < height, else column l - height. */
type Board = {
  readonly height: number;
  readonly width: number;
  readonly cells: Uint8Array; // the state, row-major
  readonly line: LongLine;
  readonly mostRuns: number; // of a line; those of line l begin at l * mostRuns
  readonly runs: Uint16Array;
  readonly runCount: Uint16Array;
  readonly tooLong: Uint8Array; // 1: the runs need more cells than the line has
  readonly open: Uint16Array; // unknown cells of each line
  readonly dirty: Uint8Array; // lines to settle
  readonly memo: LineMemo;
  trusted: boolean; // the descriptions are those of an image and no cell was set from outside: all lines have fits
};

/**
 * Makes the solver; see `createFastSimple`.
 *
 * @param height - 1 or more
 * @param width - 1 or more
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function createFastLong(height: number, width: number): FastSimple {
  const lines = height + width;
  const longest = Math.max(height, width);
  const mostRuns = (longest + 1) >> 1;
  const board: Board = {
    height,
    width,
    cells: new Uint8Array(height * width),
    line: createLongLine(longest),
    mostRuns,
    runs: new Uint16Array(lines * mostRuns),
    runCount: new Uint16Array(lines),
    tooLong: new Uint8Array(lines),
    open: new Uint16Array(lines),
    dirty: new Uint8Array(lines),
    memo: createLineMemo(lines, longest),
    trusted: false,
  };
  const { cells, open, dirty } = board;
  const kept = {
    cells: cells.slice(),
    open: open.slice(),
    dirty: dirty.slice(),
    unknown: 0,
    trusted: false,
  };

  const solver: FastSimple = {
    height,
    width,
    cells: new Uint8Array(height * width),
    sweeps: 0,
    unknown: height * width,
    setPuzzle(puzzle: Puzzle): void {
      requireSize(puzzle, height, width);
      for (let i = 0; i < height; i++) describe(board, i, puzzle.rows[i] as Description);
      for (let j = 0; j < width; j++) describe(board, height + j, puzzle.columns[j] as Description);
      start(board, solver, puzzle.clues);
    },
    setImage(image: Uint8Array): void {
      for (let l = 0; l < lines; l++) describeImage(board, l, image);
      start(board, solver);
      board.trusted = true;
    },
    setCells: (from) => start(board, solver, from),
    setCell(row: number, column: number, value: 0 | 1): void {
      const at = row * width + column;
      board.trusted = false;
      if (cells[at] === value) return;
      if (cells[at] !== UNKNOWN) throw new RangeError(`cell (${row}, ${column}) is not ${value}`);
      cells[at] = value;
      open[row]!--;
      open[height + column]!--;
      dirty[row] = dirty[height + column] = 1;
      solver.unknown--;
    },
    keep(): void {
      kept.cells.set(cells);
      kept.open.set(open);
      kept.dirty.set(dirty);
      kept.unknown = solver.unknown;
      kept.trusted = board.trusted;
    },
    restore(): void {
      cells.set(kept.cells);
      open.set(kept.open);
      dirty.set(kept.dirty);
      solver.unknown = kept.unknown;
      board.trusted = kept.trusted;
    },
    run(first: Direction): number {
      let code = MORE;
      for (let number = 1; code === MORE; number++) code = oneSweep(board, solver, first, number);
      return code;
    },
    *runInPieces(first) {
      for (let number = 1; ; number++) {
        const code = oneSweep(board, solver, first, number);
        if (code !== MORE) return code;
        yield;
      }
    },
    readCells(): Uint8Array {
      solver.cells.set(cells);
      return solver.cells;
    },
  };
  return solver;
}

/** Gives line `l` a description; one that does not fit needs no runs, it has no fit anyway. */
function describe(board: Board, l: number, description: Description): void {
  const fits = cellsNeeded(description) <= lengthOf(board, l);
  board.memo.version[l]!++;
  board.tooLong[l] = fits ? 0 : 1;
  board.runCount[l] = fits ? description.length : 0;
  if (fits) board.runs.set(description, l * board.mostRuns);
}

const lengthOf = ({ height, width }: Board, l: number): number => (l < height ? width : height);

/** Reads the description of line `l` off an image. */
function describeImage(board: Board, l: number, image: Uint8Array): void {
  const { height, width, runs, mostRuns } = board;
  const length = lengthOf(board, l);
  const step = l < height ? 1 : width;
  const first = l * mostRuns;
  let cell = l < height ? l * width : l - height;
  let count = 0;
  let run = 0;
  let other = false; // than the description before
  for (let at = 0; at < length; at++, cell += step) {
    if (image[cell] === FILLED) run++;
    else if (run > 0) {
      other ||= runs[first + count] !== run;
      runs[first + count++] = run;
      run = 0;
    }
  }
  if (run > 0) {
    other ||= runs[first + count] !== run;
    runs[first + count++] = run;
  }
  if (other || board.runCount[l] !== count || board.tooLong[l] === 1) board.memo.version[l]!++;
  board.runCount[l] = count;
  board.tooLong[l] = 0;
}

/** Starts from these cells, or all unknown, with all lines to be settled. */
function start(board: Board, solver: FastSimple, from?: Uint8Array): void {
  const { height, width, cells, open, dirty } = board;
  board.trusted = false;
  dirty.fill(1);
  board.memo.turn.fill(0);
  if (from === undefined) {
    cells.fill(UNKNOWN);
    open.fill(width, 0, height);
    open.fill(height, height);
    solver.unknown = height * width;
    return;
  }
  cells.set(from);
  open.fill(0);
  solver.unknown = 0;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] !== UNKNOWN) continue;
    solver.unknown++;
    open[Math.floor(at / width)]!++;
    open[height + (at % width)]!++;
  }
}

const MORE = -1;

/** A sweep of a run, from 1: how the run ends, or that there is another one. */
function oneSweep(board: Board, solver: FastSimple, first: Direction, number: number): number {
  const side = (number & 1) === (first === 'H' ? 1 : 0) ? 0 : 1;
  solver.sweeps = number;
  if (solver.unknown === 0) return finish(board, solver, side);
  const before = solver.unknown;
  if (!sweep(board, solver, side)) return CONTRADICTION;
  return solver.unknown === before && number > 1 ? STANDSTILL : MORE;
}

/** No cell is unknown before sweep `solver.sweeps`: solved if all lines fit that were not settled since they changed. */
function finish(board: Board, solver: FastSimple, side: number): number {
  if (!board.trusted) {
    if (!sweep(board, solver, side)) return CONTRADICTION;
    if (solver.sweeps === 1 && !sweep(board, solver, side ^ 1)) {
      solver.sweeps = 2;
      return CONTRADICTION;
    }
  }
  solver.sweeps--;
  return SOLVED;
}

/** Settles the dirty rows (side 0) or columns (1); false at the first one without a fit. */
function sweep(board: Board, solver: FastSimple, side: number): boolean {
  const { height, width, cells, line, runs, runCount, mostRuns, tooLong, open, dirty, memo } =
    board;
  const { before, after } = line;
  const [from, to] = side === 0 ? [0, height] : [height, height + width];
  const length = side === 0 ? width : height;
  const step = side === 0 ? 1 : width;
  const crossing = side === 0 ? height : 0;
  for (let l = from; l < to; l++) {
    if (dirty[l] === 0) continue;
    dirty[l] = 0;
    if (open[l] === 0 && board.trusted) continue;
    const start = side === 0 ? l * width : l - height;
    for (let at = 0, cell = start; at < length; at++, cell += step) before[at] = cells[cell]!;
    if (tooLong[l] === 1) return false;
    const place = nextTurn(memo, l);
    if (!recall(memo, l, place, line, length)) {
      if (!settleLine(line, length, runs, l * mostRuns, runCount[l]!)) return false;
      remember(memo, l, place, line, length);
    }
    for (let at = 0, cell = start; at < length; at++, cell += step) {
      if (before[at] === after[at]) continue;
      cells[cell] = after[at]!;
      open[l]!--;
      open[crossing + at]!--;
      dirty[crossing + at] = 1;
      solver.unknown--;
    }
  }
  return true;
}
