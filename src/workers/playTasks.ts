/** Tasks about a game: the next step, the last state that can stay, how the marks followed, and puzzles to order. */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { judgeInPieces } from '../engine/play/forced.ts';
import type { JudgedMarking, Marking } from '../engine/play/forced.ts';
import { hintInPieces } from '../engine/play/hint.ts';
import type { Hint } from '../engine/play/hint.ts';
import { makePuzzleInPieces } from '../engine/play/makePuzzle.ts';
import type { MadePuzzle, PuzzleOrder } from '../engine/play/makePuzzle.ts';
import { solverOrdersInPieces } from '../engine/play/solverOrders.ts';
import type { SolverOrder } from '../engine/play/solverOrders.ts';
import { lastRightInPieces } from '../engine/play/right.ts';
import type { TaskFunctions } from './taskFunctions.ts';

export type PlayTasks = {
  /** Finds the easiest step from a state. */
  hint: {
    question: { readonly puzzle: Puzzle; readonly grid: Grid };
    news: never;
    answer: Hint;
  };
  /** Finds the last of some states that a solution has all known cells of; -1: none. */
  'last-right': {
    question: { readonly puzzle: Puzzle; readonly states: readonly Uint8Array[] };
    news: never;
    answer: number;
  };
  /** Judges how marks followed from those before them; tells how many are done. */
  judge: {
    question: { readonly puzzle: Puzzle; readonly markings: readonly Marking[] };
    news: number;
    answer: readonly JudgedMarking[];
  };
  /** Finds in which order solvers fix the cells. */
  'solver-orders': {
    question: { readonly puzzle: Puzzle };
    news: never;
    answer: readonly SolverOrder[];
  };
  /** Draws images until one makes the puzzle that is asked for. */
  'make-puzzle': {
    question: PuzzleOrder;
    news: { readonly tried: number };
    answer: { readonly made: MadePuzzle | null };
  };
};

export const playTasks: TaskFunctions<PlayTasks> = {
  hint: ({ puzzle, grid }) => hintInPieces(puzzle, grid),
  'last-right': ({ puzzle, states }) => lastRightInPieces(puzzle, states),
  judge: ({ puzzle, markings }) => judgeInPieces(puzzle, markings),
  'solver-orders': ({ puzzle }) => solverOrdersInPieces(puzzle),
  *'make-puzzle'(order) {
    return { made: yield* makePuzzleInPieces(order) };
  },
};
