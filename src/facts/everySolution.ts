/** All solutions of a puzzle, for prose and pictures. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { allPieces } from '../engine/pieces.ts';
import { everySolutionInPieces } from '../engine/solutions/everySolution.ts';
import type { EverySolution } from '../engine/solutions/everySolution.ts';
import { printedPatterns } from '../claims/004/printedPatterns.ts';

/** Up to a thousand. */
export const everySolution = (puzzle: Puzzle): EverySolution =>
  allPieces(everySolutionInPieces(puzzle, 1000));

/** Those of the puzzle of Figures A to C of 004. @source 004_baeeafed5327eab8.txt “Combinations” */
export const combinedSolutions: EverySolution = everySolution(printedPatterns.combined.puzzle);
