/**
 * Solver1 without events, for many boards: same end state as `solver1`, in any order. A value that is found in a trial
 * without a contradiction needs no trial of its own from the same state: it would find no more than that one.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastTwoSat } from './fastTwoSat.ts';
import type { FastTwoSat } from './fastTwoSatSolver.ts';

/** A reusable Solver1 for puzzles of one size. */
export type FastSolver1 = {
  /** Holds the board: give it a puzzle or an image, read cells and the number of unknown cells there. */
  readonly simple: FastSimple;
  /** TwoSatSolver from the present state, then trials and TwoSatSolver. Returns a status code. */
  run(): number;
  /** Cells that a contradiction fixed in the last run. */
  contradictions: number;
};

/**
 * Makes a solver for one size.
 *
 * @throws RangeError when a side is not a positive integer
 * @remarks A run of TwoSatSolver for each value of each unknown cell at most, after each contradiction again.
 * @source after Batenburg & Kosters 2009, cited in 000 §5
 */
export function createFastSolver1(height: number, width: number): FastSolver1 {
  const twoSat = createFastTwoSat(height, width);
  const { simple } = twoSat;
  const possible = new Uint8Array(2 * height * width); // at 2 cell + value: no trial from this state is needed
  const solver: FastSolver1 = {
    simple,
    contradictions: 0,
    run(): number {
      solver.contradictions = 0;
      let status = twoSat.run();
      while (status === STANDSTILL && refuteOne(twoSat, possible)) {
        solver.contradictions++;
        status = simple.run('H');
        if (status === STANDSTILL) status = twoSat.goOnSame();
      }
      return status;
    },
  };
  return solver;
}

/** Finds a value that leads to a contradiction and gives its cell the other one. Returns false when there is none. */
function refuteOne(twoSat: FastTwoSat, possible: Uint8Array): boolean {
  const { simple } = twoSat;
  const { width } = simple;
  const cells = simple.readCells();
  for (const [at, cell] of cells.entries())
    possible[2 * at] = possible[2 * at + 1] = cell === UNKNOWN ? 0 : 1;
  simple.keep();
  for (let value = 0; value < possible.length; value++) {
    if (possible[value] === 1) continue;
    const [row, column] = [Math.floor(value / 2 / width), (value >> 1) % width];
    const supposed = (value & 1) as 0 | 1;
    simple.setCell(row, column, supposed);
    let status = simple.run('H');
    if (status === STANDSTILL) status = twoSat.goOnSame();
    if (status !== CONTRADICTION)
      for (const [at, found] of simple.readCells().entries())
        if (found !== UNKNOWN) possible[2 * at + found] = 1;
    simple.restore();
    if (status !== CONTRADICTION) continue;
    simple.setCell(row, column, supposed === 1 ? 0 : 1);
    return true;
  }
  return false;
}
