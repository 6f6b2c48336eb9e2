/** Tasks about the solutions of a puzzle. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { everySolutionInPieces } from '../engine/solutions/everySolution.ts';
import type { EverySolution } from '../engine/solutions/everySolution.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { Solved, SolveProgress } from '../engine/solve/solve.ts';
import type { TaskFunctions } from './taskFunctions.ts';

export type SolutionTasks = {
  /** Finds out whether a puzzle has no, one or several solutions; ends when that is known, or when it is stopped. */
  solutions: {
    question: { readonly puzzle: Puzzle };
    news: SolveProgress;
    answer: Solved;
  };
  /** Finds all solutions, up to a limit; tells those found so far. */
  'every-solution': {
    question: { readonly puzzle: Puzzle; readonly most: number; readonly first?: Grid };
    news: readonly Grid[];
    answer: EverySolution;
  };
};

export const solutionTasks: TaskFunctions<SolutionTasks> = {
  solutions: ({ puzzle }) => solveInPieces(puzzle),
  'every-solution': ({ puzzle, most, first }) => everySolutionInPieces(puzzle, most, first),
};
