/**
 * The formula of what sweeps leave open: lines without open cells are left out, runs have only the places that known cells leave
 * to them, and cells that are known are clauses of one literal.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { RunPlaces } from '../line/runPlaces.ts';
import { runPlaces } from '../line/runPlaces.ts';
import type { InPieces } from '../pieces.ts';
import type { ClauseSink } from '../sat/clauses.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf } from '../sat/literal.ts';
import { targeting } from '../sat/manner.ts';
import type { SatOptions, SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { cellOnLine } from '../sweep/sweep.ts';
import { encodePlaces, placesOpen } from './orderFormula.ts';

/** Lines whose places are found between two pauses, and clauses that are added: a millisecond or two each. */
const linesAtOnce = 4;
const clausesAtOnce = 4000;

/** A line of which cells are open. */
type OpenLine = {
  readonly cells: readonly Literal[]; // true for filled
  readonly description: Description;
  readonly places: RunPlaces;
  readonly first: number; // of its variables
};

/**
 * A solver of the formula whose models are the solutions that keep what is known, in pieces. The cell in row i and column j is
 * variable i x width + j, true for filled; further variables belong to lines.
 *
 * @param grid - what sweeps found: known cells are as in every solution
 * @source order encoding: Tamura et al. 2009
 */
export function* openSolverInPieces(
  { rows, columns }: Puzzle,
  grid: Grid,
  options: SatOptions = { manner: targeting },
): InPieces<SatSolver> {
  const { cells } = grid;
  const lines: OpenLine[] = [];
  let variables = cells.length;
  let consistent = true;
  for (const [direction, descriptions] of [
    ['H', rows],
    ['V', columns],
  ] as const)
    for (const [index, description] of descriptions.entries()) {
      const known = lineOf(grid, direction, index);
      if (!known.includes(UNKNOWN)) continue;
      const places = runPlaces(known, description);
      if (places === null) consistent = false;
      else {
        const along = Array.from(known, (_, at) => 2 * cellOnLine(grid, direction, index, at));
        lines.push({ cells: along, description, places, first: variables });
        variables += placesOpen(places);
      }
      if (index % linesAtOnce === 0) yield;
    }
  const solver = createSat(variables, options);
  if (!consistent) solver.add([]);
  // first, so that clauses are cut short by what is known
  for (const [cell, value] of cells.entries())
    if (value !== UNKNOWN) solver.add([literalOf(cell, value === FILLED)]);
  let added = 0;
  const sink: ClauseSink = {
    add(...clause) {
      added++;
      solver.add(clause);
    },
  };
  for (const line of lines) {
    encodePlaces(line.cells, line.description, line.places, line.first, sink);
    if (added < clausesAtOnce) continue;
    added = 0;
    yield;
  }
  return solver;
}
