/** Tasks of collections: one puzzle graded, a file of puzzles looked through. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { lookInPieces } from '../methods/fileLook.ts';
import type { LookedPuzzle } from '../methods/fileLook.ts';
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
  /** The puzzles of a file; tells those that are done. */
  'look-through': {
    question: { readonly bytes: Uint8Array };
    news: readonly LookedPuzzle[];
    answer: readonly LookedPuzzle[];
  };
};

/** The functions behind the names. */
export const collectionTasks: TaskFunctions<CollectionTasks> = {
  grade: ({ puzzle, known }) => gradeInPieces(puzzle, known),
  'look-through': ({ bytes }) => lookInPieces(bytes),
};
