/** Everything that a reader may ask of the solutions of a puzzle, in one search: all of them, their graph, what they share. */
import type { Grid } from '../board/cell.ts';
import { sameGrid } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { inferInPieces } from '../inference/inference.ts';
import type { InPieces } from '../pieces.ts';
import { told } from '../pieces.ts';
import { sharedCells } from './exchange.ts';
import { solveInPieces } from '../solve/solve.ts';
import { leafingOrder, solutionGraphInPieces } from './solutionGraph.ts';
import type { SolutionGraph } from './solutionGraph.ts';

/** The solutions of a puzzle, or the first ones that were found. */
export type EverySolution = SolutionGraph & {
  readonly solutions: readonly Grid[]; // in an order to leaf through
  readonly complete: boolean; // whether there are no others
  /** The cells that all solutions share, those not listed included; null where that is not known, or there is none. */
  readonly shared: Grid | null;
};

/**
 * Finds the solutions of a puzzle, up to a limit. Where there are more, what all share is asked of the SAT solver cell by
 * cell, so that it holds for them too.
 *
 * @param first - one that is known: it is listed, and comes first
 * @returns with the solutions found so far as news
 * @throws RangeError or TypeError for a malformed puzzle
 */
export function* everySolutionInPieces(
  puzzle: Puzzle,
  most: number,
  first?: Grid,
): InPieces<EverySolution, readonly Grid[]> {
  // one more than wanted tells whether there are more
  const all = yield* told(solveInPieces(puzzle, { most: most + 1 }), (news) => news.solutions);
  const complete = all.complete && all.solutions.length <= most;
  const solutions = all.solutions.slice(0, most);
  if (first !== undefined && !solutions.some((grid) => sameGrid(grid, first)))
    solutions[solutions.length - 1] = first;
  const found = yield* told(arrangedInPieces(solutions, complete, first), () => solutions);
  if (complete) return found;
  const { inferable } = yield* told(inferInPieces(puzzle), () => solutions);
  return { ...found, shared: inferable };
}

/** Solutions in order with their graph; what they share where they are all. */
export function* arrangedInPieces(
  solutions: readonly Grid[],
  complete: boolean,
  first?: Grid,
): InPieces<EverySolution> {
  const ordered = leafingOrder(solutions, first);
  const graph = yield* solutionGraphInPieces(ordered);
  const shared = complete && ordered.length > 0 ? sharedCells(ordered) : null;
  return { ...graph, solutions: ordered, complete, shared };
}
