/**
 * Solver1 of Batenburg & Kosters 2009, after 000 §5: TwoSatSolver, then for each unknown cell both values by TwoSatSolver; a
 * contradiction gives the cell the other value, and all goes on from there until no value leads to a contradiction. What
 * repeated probing (001 §3.3) does with SimpleSolver. The fast form is fastSolver1.ts.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import type { Status } from '../sweep/events.ts';
import { recordTwoSat } from './twoSatSolver.ts';

/** How Solver1 ended. */
export type Solver1Result = {
  readonly status: Status;
  readonly grid: Grid; // the fixpoint; after a contradiction it means nothing more
  /** Cells that a contradiction fixed. */
  readonly contradictions: number;
};

/**
 * Runs Solver1 plainly: one contradiction at a time, the first in board order, filled before empty.
 *
 * @param from - a state to go on from, default the clues; see `startGrid`
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @source after Batenburg & Kosters 2009, cited in 000 §5
 */
export function solver1(puzzle: Puzzle, from?: Grid): Solver1Result {
  requirePuzzle(puzzle);
  let { status, end: grid } = recordTwoSat(puzzle, { from: startGrid(puzzle, from) });
  for (let contradictions = 0; ; contradictions++) {
    const without = status === 'standstill' ? firstRefuted(puzzle, grid) : null;
    if (without === null) return { status, grid, contradictions };
    ({ status, end: grid } = recordTwoSat(puzzle, { from: without }));
  }
}

/** The state with the first cell that a contradiction fixes; null when no value leads to one. */
function firstRefuted(puzzle: Puzzle, grid: Grid): Grid | null {
  for (const [at, cell] of grid.cells.entries()) {
    if (cell !== UNKNOWN) continue;
    for (const value of [1, 0]) {
      const supposed = { ...grid, cells: grid.cells.with(at, value) };
      if (recordTwoSat(puzzle, { from: supposed }).status === 'contradiction')
        return { ...grid, cells: grid.cells.with(at, 1 - value) };
    }
  }
  return null;
}
