/** Inference: what all solutions share; puzzles as formulas in clauses, and the SAT solver that answers them. */
export { infer } from '../engine/inference/inference.ts';
export type { Inference } from '../engine/inference/inference.ts';
export { boardFormula, boardFormulaSize, solverOf } from '../engine/inference/boardFormula.ts';
export type { BoardFormula, Encoding } from '../engine/inference/boardFormula.ts';
export type { FormulaSize } from '../engine/inference/automatonFormula.ts';
export { allClauses } from '../engine/sat/clauses.ts';
export type { Clauses } from '../engine/sat/clauses.ts';
export { createSat } from '../engine/sat/solver.ts';
export type { SatAnswer, SatOptions, SatSolver } from '../engine/sat/solver.ts';
export type { SatEvent, SatListener } from '../engine/sat/events.ts';
export type { SatCounters } from '../engine/sat/state.ts';
export { literalOf, negationOf, variableOf } from '../engine/sat/literal.ts';
export type { Literal } from '../engine/sat/literal.ts';
export { dimacsLines } from '../formats/dimacs.ts';
