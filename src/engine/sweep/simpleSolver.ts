/**
 * SIMPLESOLVER of 000 §3.1 with everything it does written down, for the stepper and as the check on the fast path.
 *
 * A line gets an event when it has an unknown cell or was changed since it was last settled; others cannot give anything
 * (001 §3.2 leaves those out too, and lines with unknown cells that did not change, which here are shown).
 */
import { STATUS_OF_CODE } from './fastSolver.ts';
import type { FastSimple } from './fastSolver.ts';
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { CellEvent, LineEvent, Recording, SolverEvent, Status } from './events.ts';
import { createFastSimple } from './fastSimple.ts';
import { countUnknown, lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { cellOnLine, otherDirection } from './sweep.ts';

/** How a run of SimpleSolver ended. */
export type SimpleResult = {
  readonly status: Status;
  readonly grid: Grid; // the end state; after a contradiction, what was known until then
  /**
   * solved: the number of the sweep that fixed the last unknown cell, 000's difficulty (0 if clues gave all cells);
   * standstill: 000's row index, the first sweep after the opening one that fixed nothing = max(2, last useful one + 1);
   * contradiction: the sweep in which it showed.
   */
  readonly sweeps: number;
};

/**
 * Runs SimpleSolver without events, by the fast path.
 *
 * @param puzzle - of any size; clues count as known cells; not modified
 * @param first - the direction of the first sweep, default H
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @returns how the run ended, with the grid of all that sweeps know and the number of sweeps
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @remarks Makes a new solver each time: for many boards of one size use `createFastSimple`.
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function solveSimple(puzzle: Puzzle, first: Direction = 'H', from?: Grid): SimpleResult {
  const solver = solverFor(puzzle, from);
  return resultOf(solver, solver.run(first));
}

/**
 * The same in pieces of some milliseconds.
 *
 * @throws as {@link solveSimple} does
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function* solveSimpleInPieces(
  puzzle: Puzzle,
  first: Direction = 'H',
  from?: Grid,
): InPieces<SimpleResult> {
  const solver = solverFor(puzzle, from);
  return resultOf(solver, yield* solver.runInPieces(first));
}

function solverFor(puzzle: Puzzle, from: Grid | undefined): FastSimple {
  requirePuzzle(puzzle);
  const solver = createFastSimple(puzzle.rows.length, puzzle.columns.length);
  solver.setPuzzle(puzzle);
  solver.setCells(startGrid(puzzle, from).cells);
  return solver;
}

const resultOf = (solver: FastSimple, code: number): SimpleResult => ({
  status: STATUS_OF_CODE[code] as Status,
  grid: { height: solver.height, width: solver.width, cells: solver.readCells() },
  sweeps: solver.sweeps,
});

/** A run in progress: the grid and the events so far. */
type Run = {
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  readonly events: SolverEvent[];
  /** Lines that were changed, or never settled; one flag a line. */
  readonly changed: Readonly<Record<Direction, Uint8Array>>;
};

/**
 * Runs SimpleSolver and records it as sweep > line > cell.
 *
 * @param puzzle - of any size; clues count as known cells; not modified
 * @param first - the direction of the first sweep, default H
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @returns the events; the last one is the only `end`
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @remarks Stops when no cell is unknown and all lines are right, at the first line without a fit, or at the first
 * sweep, not counting the opening one, that fixes nothing. When the last cell is fixed, the lines of the other
 * direction are checked; a line that does not fit is then recorded in a sweep of its own.
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export const record = (puzzle: Puzzle, first: Direction = 'H', from?: Grid): Recording =>
  allPieces(recordInPieces(puzzle, first, from));

/** The same in pieces, a sweep each. @throws as {@link record} does @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER) */
export function* recordInPieces(
  puzzle: Puzzle,
  first: Direction = 'H',
  from?: Grid,
): InPieces<Recording> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, from);
  const run: Run = {
    puzzle,
    grid: { ...start, cells: start.cells.slice() },
    events: [],
    changed: {
      H: new Uint8Array(start.height).fill(1),
      V: new Uint8Array(start.width).fill(1),
    },
  };
  const status = yield* sweepOn(run, first);
  return { puzzle, first, start, events: run.events, status };
}

function* sweepOn(run: Run, first: Direction): InPieces<Status> {
  let direction = first;
  for (let number = 1; ; number++, direction = otherDirection(direction)) {
    if (countUnknown(run.grid) === 0 && firstMisfit(run, direction) < 0) {
      // with clues everywhere the opening direction has not been seen either
      const other = otherDirection(direction);
      if (number > 1 || firstMisfit(run, other) < 0) return end(run, 'solved', number - 1);
    }
    run.events.push({ kind: 'sweep', number, direction });
    const fixed = sweepLines(run, number, direction);
    if (fixed < 0) return 'contradiction';
    if (fixed === 0 && number > 1) return end(run, 'standstill', number);
    yield;
  }
}

function end(run: Run, status: Status, sweep: number): Status {
  run.events.push({ kind: 'end', status, sweep });
  return status;
}

/** The first changed line of this direction without a fit, or -1. */
function firstMisfit(run: Run, direction: Direction): number {
  const descriptions = direction === 'H' ? run.puzzle.rows : run.puzzle.columns;
  return descriptions.findIndex(
    (description, index) =>
      run.changed[direction][index] === 1 &&
      settle(lineOf(run.grid, direction, index), description) === null,
  );
}

/** One sweep; returns the number of cells fixed, or -1 after a contradiction, with its end event. */
function sweepLines(run: Run, sweep: number, direction: Direction): number {
  const descriptions = direction === 'H' ? run.puzzle.rows : run.puzzle.columns;
  const changed = run.changed[direction];
  let total = 0;
  for (const [index, description] of descriptions.entries()) {
    const before = lineOf(run.grid, direction, index);
    if (changed[index] === 0 && !before.includes(UNKNOWN)) continue;
    // an unchanged line is as SETTLE left it: settling it again gives nothing (001 §3.2)
    const after = changed[index] === 0 ? before : settle(before, description);
    changed[index] = 0;
    const fixed = after === null ? 0 : countNew(before, after);
    const line: LineEvent = { kind: 'line', sweep, direction, index, before, after, fixed };
    run.events.push(line);
    if (after === null) {
      run.events.push({ kind: 'end', status: 'contradiction', sweep, direction, index });
      return -1;
    }
    fixCells(run, line, after);
    total += fixed;
  }
  return total;
}

function countNew(before: Uint8Array, after: Uint8Array): number {
  let fixed = 0;
  for (let at = 0; at < after.length; at++)
    if (before[at] === UNKNOWN && after[at] !== UNKNOWN) fixed++;
  return fixed;
}

/** Writes the cells that a line event fixed into the grid, an event each. */
function fixCells(run: Run, line: LineEvent, after: Uint8Array): void {
  const { sweep, direction, index, before } = line;
  const crossing = run.changed[otherDirection(direction)];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const value = after[at] as CellEvent['value'];
    run.grid.cells[cellOnLine(run.grid, direction, index, at)] = value;
    crossing[at] = 1;
    const [row, column] = direction === 'H' ? [index, at] : [at, index];
    run.events.push({ kind: 'cell', sweep, direction, index, row, column, value });
  }
}
