/**
 * Computations of a figure that are no experiment: one question, one answer, and no parts that could be shared out. They
 * run on a worker of their own (`startTask.ts`), so that the page lives meanwhile and stopping is at once.
 */
import type { FourDifficulty, FourSearch } from '../engine/intersect/fourDifficulty.ts';
import { fourDifficulty } from '../engine/intersect/fourDifficulty.ts';
import type { PqRecording } from '../engine/intersect/fourEvents.ts';
import type { FourSuccess, GridRelations } from '../engine/intersect/fourSolver.ts';
import { fourSuccesses, gridRelations, recordFour } from '../engine/intersect/fourSolver.ts';
import type { Direction, Grid } from '../engine/board/cell.ts';
import type { LineChoice } from '../engine/intersect/pqRecord.ts';
import type { ProbingProgress, ProbingResult } from '../engine/probe/probe.ts';
import { probeAll } from '../engine/probe/probe.ts';
import type { SetProbe } from '../engine/probe/probeEvents.ts';
import { probeSet } from '../engine/probe/probeSets.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';

/** What each task is asked, what it tells on the way, and what it answers: plain data, fit for `structuredClone`. */
export type Tasks = {
  /** Records a run of FourSolver. */
  'four-run': {
    question: {
      readonly puzzle: Puzzle;
      readonly first: Direction;
      readonly choices: readonly LineChoice[];
    };
    news: never;
    answer: PqRecording;
  };
  /** Looks through the intersections of a standstill; `most` successes are enough. */
  'four-standstill': {
    question: { readonly puzzle: Puzzle; readonly grid: Grid; readonly most: number };
    news: never;
    answer: { readonly relations: GridRelations; readonly successes: readonly FourSuccess[] };
  };
  /** Searches for the (2,2)-difficulty. */
  'four-difficulty': {
    question: { readonly puzzle: Puzzle; readonly maxStates: number };
    news: FourSearch;
    answer: FourDifficulty;
  };
  /** Probes every unknown cell of a puzzle where SimpleSolver stops. */
  probing: {
    question: { readonly puzzle: Puzzle };
    news: ProbingProgress;
    answer: ProbingResult;
  };
  /** Probes some sets of cells, each from the same standstill. */
  sets: {
    question: {
      readonly puzzle: Puzzle;
      readonly state: Grid;
      readonly sets: readonly (readonly number[])[];
    };
    news: never;
    answer: readonly SetProbe[];
  };
};

export type TaskName = keyof Tasks;

/** The functions behind the names; `tell` reports how far one is. */
type TaskFunctions = {
  readonly [Name in TaskName]: (
    question: Tasks[Name]['question'],
    tell: (news: Tasks[Name]['news']) => void,
  ) => Tasks[Name]['answer'];
};

/** The tasks by their names. */
const tasks: TaskFunctions = {
  'four-run': ({ puzzle, first, choices }) => recordFour(puzzle, { first, choices }),
  'four-standstill': ({ puzzle, grid, most }) => {
    const relations = gridRelations(grid, puzzle);
    return { relations, successes: fourSuccesses(grid, puzzle, relations).take(most).toArray() };
  },
  'four-difficulty': ({ puzzle, maxStates }, tell) =>
    fourDifficulty(puzzle, { maxStates, onSearch: tell }),
  probing: ({ puzzle }, tell) => probeAll(puzzle, { onCell: tell }),
  sets: ({ puzzle, state, sets }) => sets.map((cells) => probeSet(puzzle, state, cells)),
};

/** What a page sends to the worker of a task. */
export type TaskRequest = { readonly name: TaskName; readonly question: unknown };

/** What the worker of a task sends back. */
export type TaskReport =
  | { readonly kind: 'news'; readonly news: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly problem: string };

/**
 * Does a task and reports on it.
 *
 * @param now - a clock in ms: news comes about ten times a second, however often the task has some
 * @source none
 */
export function doTask(
  { name, question }: TaskRequest,
  report: (report: TaskReport) => void,
  now: () => number,
): void {
  let told = -Infinity;
  const tell = (news: unknown): void => {
    const time = now();
    if (time - told < 100) return;
    told = time;
    report({ kind: 'news', news });
  };
  try {
    const work = tasks[name] as (question: unknown, tell: (news: unknown) => void) => unknown;
    report({ kind: 'answer', answer: work(question, tell) });
  } catch (error) {
    report({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
}
