/**
 * All solutions of a puzzle, by a SAT solver that is asked for another one after each that it finds. Sweeps do what they can
 * first, so that the formula is about the open cells only. A fit of a line is one model of its formula, so each model of the whole
 * is another solution.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { allClauses, clauseWriter } from '../sat/clauses.ts';
import { encodeKnown } from '../solve/orderFormula.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import { cellOnLine } from '../sweep/sweep.ts';

/** Lines, and clauses, between two pauses: some milliseconds. */
const linesAtOnce = 16;
const clausesAtOnce = 4000;

/** What a search for all solutions found. */
export type AllSolutions = {
  readonly solutions: readonly Grid[];
  readonly complete: boolean; // whether there are no others
};

/**
 * Lists the solutions of a puzzle.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param most - stops after so many; default 1,000
 * @returns the solutions, each once, and whether there are no others
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Lets sweeps do what they can first, so that the formula is about the open cells.
 * @source none
 */
export const allSolutions = (puzzle: Puzzle, most?: number): AllSolutions =>
  allPieces(allSolutionsInPieces(puzzle, most));

/**
 * The same in pieces, with those found so far: always the same list, which grows.
 *
 * @throws as {@link allSolutions} does
 * @source none
 */
export function* allSolutionsInPieces(
  puzzle: Puzzle,
  most: number = 1000,
): InPieces<AllSolutions, readonly Grid[]> {
  const { status, grid } = solveSimple(puzzle);
  if (status === 'contradiction') return { solutions: [], complete: true };
  if (status === 'solved') return { solutions: [grid], complete: true };
  const { height, width } = grid;
  const solutions: Grid[] = [];
  const solver = yield* telling(openSolver(puzzle, grid), solutions);
  while (solutions.length < most) {
    const next = solutions.length === 0 ? solver.solveInPieces() : solver.anotherInPieces();
    const answer = yield* telling(next, solutions);
    if (answer.status !== 'satisfiable') return { solutions, complete: true };
    const { model } = answer;
    solutions.push({ height, width, cells: model.slice(0, height * width) });
    yield solutions;
  }
  return { solutions, complete: false };
}

/** A solver for what sweeps leave open: cells that are known are clauses of one literal, lines without open cells are left out. */
function* openSolver({ rows, columns }: Puzzle, grid: Grid): InPieces<SatSolver> {
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
  const solver = createSat(variables);
  let added = 0;
  for (const clause of allClauses(writer.finish())) {
    solver.add(clause);
    if (++added % clausesAtOnce === 0) yield;
  }
  return solver;
}

/** Tells the same at each pause, whatever is told there. */
function* telling<Result, News>(
  pieces: InPieces<Result, unknown>,
  news: News,
): InPieces<Result, News> {
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) yield news;
  return piece.value;
}
