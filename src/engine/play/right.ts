/** Whether what is known of a puzzle can stay: asked of the SAT solver, which keeps what it learns from state to state. */
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { boardFormulaInPieces, solverInPieces } from '../inference/boardFormula.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';

/** A solver for the questions of one puzzle: variables of cells come first. */
export function* questionsOf(puzzle: Puzzle): InPieces<SatSolver> {
  return yield* solverInPieces(yield* boardFormulaInPieces(puzzle));
}

/** The known cells of a state as suppositions. */
export function suppositions(cells: Uint8Array): Literal[] {
  const known: Literal[] = [];
  for (const [cell, value] of cells.entries())
    if (value !== UNKNOWN) known.push(literalOf(cell, value === FILLED));
  return known;
}

/** A solution with all known cells of a state, as the values of its cells; null when there is none. */
export function* solutionWith(
  solver: SatSolver,
  known: readonly Literal[],
  cells: number,
): InPieces<Uint8Array | null> {
  const pieces = solver.solveInPieces(known);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value.status === 'satisfiable' ? value.model.slice(0, cells) : null;
    yield;
  }
}

/**
 * The last of some states that a solution has all known cells of.
 *
 * @param states - in order, each as long as the puzzle has cells
 * @returns its index, -1 when there is none
 * @source none
 */
export function* lastRightInPieces(
  puzzle: Puzzle,
  states: readonly Uint8Array[],
): InPieces<number> {
  const solver = yield* questionsOf(puzzle);
  const cells = puzzle.rows.length * puzzle.columns.length;
  for (let at = states.length - 1; at >= 0; at--) {
    const known = suppositions(states[at]!);
    if ((yield* solutionWith(solver, known, cells)) !== null) return at;
    yield;
  }
  return -1;
}
