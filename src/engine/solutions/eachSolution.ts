/** The solutions of a puzzle one after the other, as they are found: none is kept, so there may be more than memory holds. */
import type { Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { told } from '../pieces.ts';
import { openSolverInPieces } from '../solve/openFormula.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';

/**
 * Finds one solution after the other, each once. Sweeps first, then the formula of what they leave open, whose models come one by
 * one, each looked for near the one before.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns when there are no others; each solution is told as news, a grid of its own
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Deterministic. The solver keeps a clause for each solution that it has told.
 */
export function* eachSolutionInPieces(puzzle: Puzzle): InPieces<void, Grid> {
  const { status, grid } = yield* solveSimpleInPieces(puzzle);
  if (status === 'solved') yield grid;
  if (status !== 'standstill') return;
  const { height, width } = grid;
  const solver = yield* openSolverInPieces(puzzle, grid);
  for (let search = solver.solveInPieces(); ; search = solver.anotherInPieces()) {
    const answer = yield* told(search, () => undefined as never);
    if (answer.status !== 'satisfiable') return;
    yield { height, width, cells: answer.model.slice(0, height * width) };
  }
}
