/** What the fast FourSolver is to those who run it, whichever board it has. */
import type { InPieces } from '../pieces.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';

/** A reusable FourSolver for puzzles of one size. */
export type FastFour = {
  /** Holds the board: give it a puzzle or an image, read cells and the number of unknown cells there. */
  readonly simple: FastSimple;
  /** SimpleSolver from the present state, H first, then intersections and SimpleSolver. Returns a status code. */
  run(): number;
  /** Goes on from a standstill of SimpleSolver, where `simple.run` returned STANDSTILL. Returns a status code. */
  goOn(): number;
  /** The same in pieces, a line each; up to 32 x 32 cells all is one piece. */
  goOnInPieces(): InPieces<number>;
  /** Whether an intersection was successful in the last `run` or `goOn`. */
  progress: boolean;
  /** `simple.sweeps` before the first intersection of the last `run`. */
  sweeps: number;
};
