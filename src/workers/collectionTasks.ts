/** Tasks of collections: one puzzle graded, a file of puzzles looked through. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { gradeInPieces } from '../methods/grade.ts';
import type { PuzzleGrade } from '../methods/grade.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type CollectionTasks = {
  /** How many solutions a puzzle has, and the method that it needs. `known`: a solution. */
  grade: {
    question: { readonly puzzle: Puzzle; readonly known?: Grid };
    news: never;
    answer: PuzzleGrade;
  };
};

/** The functions behind the names. */
export const collectionTasks: TaskFunctions<CollectionTasks> = {
  grade: ({ puzzle, known }) => gradeInPieces(puzzle, known),
};
