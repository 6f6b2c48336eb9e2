/** Tasks about a game: the next step, the last state that can stay, how the marks followed, how hard games were, and puzzles to order. */
import type { Grid, Place } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { judgeInPieces } from '../engine/play/forced.ts';
import type { JudgedMarking, Marking } from '../engine/play/forced.ts';
import { createHintMemory, hintInPieces } from '../engine/play/hint.ts';
import type { Hint, HintMemory } from '../engine/play/hint.ts';
import { makePuzzleInPieces } from '../engine/play/makePuzzle.ts';
import type { MadePuzzle, PuzzleOrder } from '../engine/play/makePuzzle.ts';
import { exerciseInPieces } from '../engine/play/positions.ts';
import type { Exercise } from '../engine/play/positions.ts';
import { solverOrdersInPieces } from '../engine/play/solverOrders.ts';
import type { SolverOrder } from '../engine/play/solverOrders.ts';
import { lastRightInPieces } from '../engine/play/right.ts';
import { readerRanksInPieces } from '../experiments/readerRanks.ts';
import type { Player, ReaderRanks } from '../experiments/readerRanks.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type PlayTasks = {
  /** Finds the easiest step from a state. `only`: the only solution, where it is known to be the only one. */
  hint: {
    question: { readonly puzzle: Puzzle; readonly grid: Grid; readonly only?: Grid | null };
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
  /** Finds the technique that gives a cell; null when none does. */
  exercise: {
    question: { readonly puzzle: Puzzle; readonly grid: Grid; readonly cell: Place };
    news: never;
    answer: Exercise | null;
  };
  /** Holds every measure of puzzles against the games of players; tells how many puzzles are measured. */
  'reader-ranks': {
    question: { readonly players: readonly Player[]; readonly known: ReaderRanks['measured'] };
    news: number;
    answer: ReaderRanks;
  };
  /** Draws images until one makes the puzzle that is asked for. */
  'make-puzzle': {
    question: PuzzleOrder;
    news: { readonly tried: number };
    answer: { readonly made: MadePuzzle | null };
  };
};

/** What this worker knows of the puzzle that it was asked about last. */
let last: { readonly puzzle: string; readonly memory: HintMemory } | null = null;

function memoryOf(puzzle: Puzzle): HintMemory {
  const text = encodePuzzle(puzzle);
  if (last?.puzzle !== text) last = { puzzle: text, memory: createHintMemory(puzzle) };
  return last.memory;
}

export const playTasks: TaskFunctions<PlayTasks> = {
  hint: ({ puzzle, grid, only = null }) => {
    const memory = memoryOf(puzzle);
    if (only !== null) memory.only = only.cells;
    return hintInPieces(puzzle, grid, memory);
  },
  'last-right': ({ puzzle, states }) =>
    lastRightInPieces(puzzle, states, memoryOf(puzzle).witnesses),
  judge: ({ puzzle, markings }) => judgeInPieces(puzzle, markings),
  'solver-orders': ({ puzzle }) => solverOrdersInPieces(puzzle),
  exercise: ({ puzzle, grid, cell }) => exerciseInPieces(puzzle, grid, cell),
  'reader-ranks': ({ players, known }) => readerRanksInPieces(players, known),
  *'make-puzzle'(order) {
    return { made: yield* makePuzzleInPieces(order) };
  },
};
