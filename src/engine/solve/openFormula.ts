/**
 * The formula of what sweeps leave open: lines without open cells are left out, runs have only the places that known cells leave
 * to them, and cells that are known are clauses of one literal.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import type { Clauses } from '../sat/clauses.ts';
import { allClauses, clauseWriter } from '../sat/clauses.ts';
import { literalOf } from '../sat/literal.ts';
import { targeting } from '../sat/manner.ts';
import type { SatOptions, SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { cellOnLine } from '../sweep/sweep.ts';
import { encodeKnown } from './orderFormula.ts';

/** Lines, and clauses, between two pauses: some milliseconds. */
const linesAtOnce = 16;
const clausesAtOnce = 4000;

/** A formula whose models are the solutions of a puzzle that keep what is known. */
type OpenFormula = {
  /** The cell in row i and column j is variable i x width + j, true for filled; further variables belong to lines. */
  readonly variables: number;
  readonly clauses: Clauses;
};

/**
 * Makes the formula of what is open, in pieces.
 *
 * @param grid - what sweeps found: known cells are as in every solution
 * @source none (order encoding: Tamura et al. 2009)
 */
function* openFormulaInPieces({ rows, columns }: Puzzle, grid: Grid): InPieces<OpenFormula> {
  const { height, width, cells } = grid;
  const writer = clauseWriter();
  let variables = height * width;
  const newVariables = (count: number): number => (variables += count) - count;
  for (const [direction, descriptions] of [
    ['H', rows],
    ['V', columns],
  ] as const)
    for (const [index, description] of descriptions.entries()) {
      const known = lineOf(grid, direction, index);
      if (!known.includes(UNKNOWN)) continue;
      const along = Array.from(known, (_, at) =>
        literalOf(cellOnLine(grid, direction, index, at), true),
      );
      encodeKnown(along, description, known, newVariables, writer);
      if (index % linesAtOnce === 0) yield;
    }
  for (const [cell, value] of cells.entries())
    if (value !== UNKNOWN) writer.add(literalOf(cell, value === FILLED));
  return { variables, clauses: writer.finish() };
}

/**
 * A solver that knows the formula of what is open, in pieces.
 *
 * @param grid - as for {@link openFormulaInPieces}
 * @source none
 */
export function* openSolverInPieces(
  puzzle: Puzzle,
  grid: Grid,
  options: SatOptions = { manner: targeting },
): InPieces<SatSolver> {
  const { variables, clauses } = yield* openFormulaInPieces(puzzle, grid);
  const solver = createSat(variables, options);
  let added = 0;
  for (const clause of allClauses(clauses)) {
    solver.add(clause);
    if (++added % clausesAtOnce === 0) yield;
  }
  return solver;
}
