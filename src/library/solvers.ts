/** Solvers, from sweeps to all solutions; each with the difficulty that its document gives to a puzzle. */
export { hSweep, vSweep } from '../engine/sweep/sweep.ts';
export type { Sweep } from '../engine/sweep/sweep.ts';
export { record, solveSimple } from '../engine/sweep/simpleSolver.ts';
export type { SimpleResult } from '../engine/sweep/simpleSolver.ts';
export type {
  CellEvent,
  EndEvent,
  LineEvent,
  Recording,
  SolverEvent,
  Status,
  SweepEvent,
} from '../engine/sweep/events.ts';
export { createFastSimple } from '../engine/sweep/fastSimple.ts';
export { CONTRADICTION, SOLVED, STANDSTILL, STATUS_OF_CODE } from '../engine/sweep/fastSolver.ts';
export type { FastSimple } from '../engine/sweep/fastSolver.ts';
export {
  difficulty000,
  difficulty001,
  difficulty002,
  rowIndex000,
} from '../engine/sweep/difficulty.ts';
export type { Difficulty002Options } from '../engine/sweep/difficulty.ts';
export { fourClass, solveFour } from '../engine/intersect/fourSolver.ts';
export type { FourClass, FourResult } from '../engine/intersect/fourSolver.ts';
export { createFastFour } from '../engine/intersect/fastFour.ts';
export type { FastFour } from '../engine/intersect/fastFourSolver.ts';
export { solvePq } from '../engine/intersect/pqSolver.ts';
export type { PqResult } from '../engine/intersect/pqSolver.ts';
export { solveTwoSat } from '../engine/twosat/twoSatSolver.ts';
export type { TwoSatResult } from '../engine/twosat/twoSatSolver.ts';
export { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
export type { FastTwoSat } from '../engine/twosat/fastTwoSatSolver.ts';
export { isUnique, solve } from '../engine/solve/solve.ts';
export type {
  Solved,
  SolvedBy,
  SolveLimits,
  SolveOptions,
  SolveProgress,
  SolveWork,
} from '../engine/solve/solve.ts';
export { allPieces } from '../engine/pieces.ts';
export type { InPieces, Pieces } from '../engine/pieces.ts';
