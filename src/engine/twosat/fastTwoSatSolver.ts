/** What the fast TwoSatSolver is to those who run it, whichever board it has. */
import type { InPieces } from '../pieces.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';

/** A reusable TwoSatSolver for puzzles of one size. */
export type FastTwoSat = {
  /** Holds the board: give it a puzzle or an image, read cells and the number of unknown cells there. */
  readonly simple: FastSimple;
  /** SimpleSolver from the present state, H first, then chains and SimpleSolver. Returns a status code. */
  run(): number;
  /** Goes on from a standstill of SimpleSolver, where `simple.run` returned STANDSTILL. Returns a status code. */
  goOn(): number;
  /** The same in pieces; up to 32 x 32 cells all is one piece. */
  goOnInPieces(): InPieces<number>;
  /** As `goOn`, from another state of the puzzle of the last `run` or `goOn`: lines that are as they were stay worked out. */
  goOnSame(): number;
  /** Whether some value was found false in the last run. */
  progress: boolean;
};
