/**
 * (p,q)-SOLVER for puzzles where listing every configuration would take too long, in portions: it can be left and gone on
 * with, and tells how much it did. Same end state as `solvePq`.
 */
import { STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import type { FixedCell, Grid } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { choicesOf } from './lineChoices.ts';
import { createPqCrossings } from './pqCrossing.ts';
import type { LineChoice } from './pqRecord.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';

/** A successful intersection. */
type Success = LineChoice & { readonly fixed: readonly FixedCell[] };

/** A run under way, or ended. */
export type PqRun = {
  /** The state so far: everything in it holds. */
  readonly grid: Grid;
  /** 'standstill' also while it is under way. */
  readonly status: Status;
  readonly done: boolean;
  /** False when an intersection took too long and was left out, so that a standstill may not be one. */
  readonly complete: boolean;
  /** The first successful intersection. */
  readonly first: Success | null;
  readonly intersections: number; // successful ones
  readonly looked: number; // intersections carried out
  readonly spent: number; // work done so far
  /** Goes on until about so much more work is done (a million is some 50 ms), or to the end. */
  work(amount: number): void;
};

/** Most choices of lines, C(m,p) * C(n,q), that a run takes on. */
export const MOST_INTERSECTIONS = 2_000_000;

/**
 * How many choices of p rows and q columns there are.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 ("there are (m choose p) x (n choose q) sets of lines to consider")
 */
export function intersectionsOf(m: number, n: number, p: number, q: number): number {
  return choicesOf(m, p) * choicesOf(n, q);
}

/**
 * Begins a run.
 *
 * @param p - rows of an intersection, 2 to the puzzle's
 * @param q - columns of an intersection, 2 to the puzzle's
 * @param from - a state that holds, to start from
 * @throws RangeError or TypeError for a malformed puzzle; RangeError for another p or q, or more than two million choices
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function createPqRun(puzzle: Puzzle, p: number, q: number, from: Grid): PqRun {
  requirePuzzle(puzzle);
  const { height, width } = from;
  if (!(p >= 2 && p <= height && q >= 2 && q <= width))
    throw new RangeError(`p must be 2 to ${height} and q 2 to ${width}: ${p}, ${q}`);
  const total = intersectionsOf(height, width, p, q);
  if (total > MOST_INTERSECTIONS) throw new RangeError(`too many intersections: ${total}`);
  const simple = createFastSimple(height, width);
  simple.setPuzzle(puzzle);
  simple.setCells(from.cells);
  const crossings = createPqCrossings(puzzle, p, q);
  const { rows, columns } = crossings;
  let grid = from;
  let status: Status = 'standstill';
  let [intersections, looked, at, useless] = [0, 0, 0, 0];
  let complete = true;
  let first: Success | null = null;

  const sweep = (): void => {
    status = STATUS_OF_CODE[simple.run('H')] as Status;
    grid = { height, width, cells: simple.readCells().slice() };
    crossings.setGrid(grid);
  };
  /** One intersection, in a ring until all in a row were of no use. */
  const next = (): void => {
    const r = Math.floor((at % total) / columns.count);
    const c = at % columns.count;
    at++;
    useless++;
    const found = crossings.look(r, c);
    if (found === 'known') return;
    looked++;
    if (found === 'too much') complete = false;
    else if (found === 'none') status = 'contradiction';
    else if (found.length > 0) {
      intersections++;
      first ??= { rows: [...rows.at(r)], columns: [...columns.at(c)], fixed: found };
      for (const { row, column, value } of found) simple.setCell(row, column, value);
      sweep();
      useless = 0;
    }
  };
  sweep();
  return {
    get grid() {
      return grid;
    },
    get status() {
      return status;
    },
    get done() {
      return status !== 'standstill' || useless >= total;
    },
    get complete() {
      return complete || status !== 'standstill';
    },
    get first() {
      return first;
    },
    get intersections() {
      return intersections;
    },
    get looked() {
      return looked;
    },
    get spent() {
      return crossings.work;
    },
    work(amount) {
      const end = crossings.work + amount;
      const goesOn = (): boolean =>
        status === 'standstill' && useless < total && crossings.work < end;
      while (goesOn()) next();
    },
  };
}
