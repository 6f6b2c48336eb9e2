/**
 * The fast TwoSatSolver for lines of more than 32 cells: the searches of fastTwoSat.ts on the lists of implications.ts
 * instead of words.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { puzzleOf } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { createFastLong } from '../sweep/fastLong.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import type { FastTwoSat } from './fastTwoSatSolver.ts';
import type { Implications } from './implications.ts';
import { forImplied, implicationsInPieces } from './implications.ts';

/**
 * Makes the solver; see `createFastTwoSat`.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function createFastTwoSatLong(height: number, width: number): FastTwoSat {
  const simple = createFastLong(height, width);
  let puzzle: Puzzle | null = null;
  let implications: Implications | undefined;
  const taken = { ...simple };
  const solver: FastTwoSat = {
    simple: Object.assign(simple, {
      setPuzzle(next: Puzzle): void {
        taken.setPuzzle(next);
        puzzle = next;
      },
      setImage(image: Uint8Array): void {
        taken.setImage(image);
        puzzle = puzzleOf({ height, width, cells: image });
      },
    }),
    progress: false,
    run(): number {
      solver.progress = false;
      const status = simple.run('H');
      return status === STANDSTILL ? solver.goOn() : status;
    },
    goOn: () => allPieces(solver.goOnInPieces()),
    goOnInPieces() {
      implications = undefined;
      return sameInPieces();
    },
    goOnSame: () => allPieces(sameInPieces()),
  };
  function* sameInPieces(): InPieces<number> {
    solver.progress = false;
    if (!puzzle) throw new TypeError('give the solver a puzzle first');
    for (;;) {
      const grid = { height, width, cells: simple.readCells() };
      implications = yield* implicationsInPieces(grid, puzzle, implications);
      const denied = yield* deniedValues(implications);
      if (denied.length === 0) return STANDSTILL;
      for (const [at, value] of denied.entries())
        if (denied[at + 1] === (value | 1) && value % 2 === 0) return CONTRADICTION;
      for (const value of denied)
        simple.setCell(
          Math.floor(value / 2 / width),
          (value >> 1) % width,
          value % 2 === 1 ? 0 : 1,
        );
      solver.progress = true;
      const status = simple.run('H');
      if (status !== STANDSTILL) return status;
    }
  }
  return solver;
}

/** The work of a piece: so many values are looked at. */
const valuesInPiece = 500;

/** The values that are false, in order of their numbers. */
function* deniedValues(implications: Implications): InPieces<readonly number[]> {
  const { cells } = implications.grid;
  const seen = new Int32Array(2 * cells.length); // number of the last search that came there
  const clean = new Uint8Array(2 * cells.length);
  const denied: number[] = [];
  const reached: number[] = [];
  let looked = 0; // values since the last piece
  const leadsToBoth = (start: number): boolean => {
    reached.length = 0;
    reached.push(start);
    seen[start] = start + 1;
    let both = false;
    for (const value of reached) {
      forImplied(implications, value, (next) => {
        if (seen[next] === start + 1) return false;
        seen[next] = start + 1;
        reached.push(next);
        both = seen[next ^ 1] === start + 1;
        return both;
      });
      if (both) return true;
    }
    for (const value of reached) clean[value] = 1;
    return false;
  };
  for (let value = 0; value < clean.length; value++) {
    if (cells[value >> 1] !== UNKNOWN || clean[value] === 1) continue;
    if (leadsToBoth(value)) denied.push(value);
    looked += reached.length;
    if (looked < valuesInPiece) continue;
    looked = 0;
    yield;
  }
  return denied;
}
