/** Tasks about all solutions of a puzzle. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { everySolutionInPieces } from '../engine/solutions/everySolution.ts';
import type { EverySolution } from '../engine/solutions/everySolution.ts';
import type { TaskFunctions } from './taskFunctions.ts';

export type SolutionTasks = {
  /** Finds all solutions, up to a limit; tells those found so far. */
  'every-solution': {
    question: { readonly puzzle: Puzzle; readonly most: number; readonly first?: Grid };
    news: readonly Grid[];
    answer: EverySolution;
  };
};

export const solutionTasks: TaskFunctions<SolutionTasks> = {
  'every-solution': ({ puzzle, most, first }) => everySolutionInPieces(puzzle, most, first),
};
