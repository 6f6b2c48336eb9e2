/**
 * (p,q)-SOLVER for any p and q (000 §3.2): SimpleSolver, a successful (p,q)-intersection, SimpleSolver, ... until no
 * intersection is successful. The end state does not depend on which of the successful ones is taken.
 */
import { STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import type { Grid } from '../board/cell.ts';
import { checkSize } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { PqRecording } from './fourEvents.ts';
import type { Intersection } from './pqIntersection.ts';
import { choices, intersect, MOST_CROSSINGS, unknownCrossings } from './pqIntersection.ts';
import type { Finder, RunOptions } from './pqRecord.ts';
import { recordRun } from './pqRecord.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';

/** How a run ended. */
export type PqResult = {
  readonly status: Status;
  readonly grid: Grid;
  readonly intersections: number; // successful ones
  /**
   * True when every intersection could be looked at. False: one had more than 20 unknown crossings and was left out, so
   * that a standstill may not be one.
   */
  readonly complete: boolean;
};

/**
 * Runs (p,q)-SOLVER without events.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param p - rows of an intersection, 1 or more; more than the puzzle has count as all
 * @param q - columns, likewise
 * @param from - a state to start from, default the puzzle's clues
 * @returns how the run ended, and whether every intersection could be looked at
 * @throws RangeError or TypeError for a malformed puzzle, or p or q that is no positive integer
 * @remarks All choices of p rows and q columns, again and again: for small puzzles, or few lines.
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function solvePq(
  puzzle: Puzzle,
  p: number,
  q: number,
  from: Grid = startGrid(puzzle),
): PqResult {
  requirePuzzle(puzzle);
  checkSides(p, q);
  const { height, width } = from;
  const simple = createFastSimple(height, width);
  simple.setPuzzle(puzzle);
  simple.setCells(from.cells);
  let status = STATUS_OF_CODE[simple.run('H')] as Status;
  let grid = { height, width, cells: simple.readCells().slice() };
  let intersections = 0;
  let complete = true;
  const rowChoices = [...choices(height, Math.min(p, height))];
  const columnChoices = [...choices(width, Math.min(q, width))];
  const total = rowChoices.length * columnChoices.length;
  // in a ring, until all in a row were of no use
  for (let at = 0, useless = 0; useless < total && status === 'standstill'; at++, useless++) {
    const rows = rowChoices[Math.floor((at % total) / columnChoices.length)] as number[];
    const columns = columnChoices[at % columnChoices.length] as number[];
    const unknown = unknownCrossings(grid, rows, columns).length;
    if (unknown < 4 || p < 2 || q < 2) continue; // crossings without a cycle: nothing beyond SETTLE
    if (unknown > MOST_CROSSINGS) {
      complete = false;
      continue;
    }
    const { survivors, fixed } = intersect(grid, puzzle, rows, columns);
    if (survivors.length === 0) status = 'contradiction';
    if (fixed.length === 0) continue;
    intersections++;
    for (const { row, column, value } of fixed) simple.setCell(row, column, value);
    status = STATUS_OF_CODE[simple.run('H')] as Status;
    grid = { height, width, cells: simple.readCells().slice() };
    complete = true;
    useless = -1;
  }
  return { status, grid, intersections, complete: complete || status !== 'standstill' };
}

function checkSides(p: number, q: number): void {
  try {
    checkSize(p, q);
  } catch {
    throw new RangeError(`p and q must be positive integers: ${p}, ${q}`);
  }
}

/** Looks for intersections by enumeration. */
const byEnumeration = (p: number, q: number): Finder => ({
  *first(grid, puzzle): InPieces<Intersection | null> {
    let tried = 0;
    for (const rows of choices(grid.height, Math.min(p, grid.height)))
      for (const columns of choices(grid.width, Math.min(q, grid.width))) {
        const found = intersect(grid, puzzle, rows, columns);
        if (found.fixed.length > 0 || found.survivors.length === 0) return found;
        if (++tried % 16 === 0) yield;
      }
    return null;
  },
  *situation(): InPieces<null> {
    yield;
    return null;
  },
});

/**
 * Runs (p,q)-SOLVER and records it as sweep > line > cell and intersection > crossing. Without choices it takes the first
 * successful intersection, by rows, then by columns.
 *
 * @throws RangeError or TypeError for a malformed puzzle, state or choice, p or q that is no positive integer, or an intersection
 * of more than 20 unknown crossings
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function recordPq(
  puzzle: Puzzle,
  p: number,
  q: number,
  options: RunOptions = {},
): PqRecording {
  checkSides(p, q);
  return allPieces(recordRun(puzzle, p, q, byEnumeration(p, q), options));
}

/**
 * All successful (p,q)-intersections of a state.
 *
 * @param grid - a standstill of SimpleSolver; not modified
 * @param puzzle - whose standstill it is
 * @param p - rows of an intersection, 1 or more; more than the puzzle has count as all
 * @param q - columns, likewise
 * @returns those that fix something, by rows, then by columns
 * @throws RangeError as {@link recordPq} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function successfulIntersections(
  grid: Grid,
  puzzle: Puzzle,
  p: number,
  q: number,
): Intersection[] {
  checkSides(p, q);
  const found: Intersection[] = [];
  for (const rows of choices(grid.height, Math.min(p, grid.height)))
    for (const columns of choices(grid.width, Math.min(q, grid.width))) {
      const one = intersect(grid, puzzle, rows, columns);
      if (one.fixed.length > 0) found.push(one);
    }
  return found;
}
