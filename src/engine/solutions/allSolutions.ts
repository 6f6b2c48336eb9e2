/** All solutions of a puzzle. */
import type { Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces, told } from '../pieces.ts';
import { solveInPieces } from '../solve/solve.ts';

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
export const allSolutionsInPieces = (
  puzzle: Puzzle,
  most: number = 1000,
): InPieces<AllSolutions, readonly Grid[]> =>
  told(solveInPieces(puzzle, { most }), ({ solutions }) => solutions);
