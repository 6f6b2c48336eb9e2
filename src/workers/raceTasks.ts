/** The task of the race: one puzzle, timed on the worker that does it. */
import { now } from '../notebook/clock.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Solved, SolveWork } from '../engine/solve/solve.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

/** How long a puzzle has taken, and who is at it. */
type RaceNews = {
  readonly ms: number; // of work, pauses between the pieces not counted
  readonly by: Solved['by'];
};

/** What came of it. */
export type RaceEnd = RaceNews & {
  readonly verdict: Solved['status'];
  readonly work: SolveWork;
};

export type RaceTasks = {
  /** Asks whether a puzzle has no solution, one, or several; gives up after `limit` milliseconds of work. */
  race: {
    question: { readonly puzzle: Puzzle; readonly limit: number };
    news: RaceNews;
    answer: RaceEnd;
  };
};

export const raceTasks: TaskFunctions<RaceTasks> = {
  *race({ puzzle, limit }) {
    let ms = 0;
    const signal = {
      get aborted() {
        return ms >= limit;
      },
    };
    const pieces = solveInPieces(puzzle, { most: 2, signal });
    for (;;) {
      const start = now();
      const { done, value } = pieces.next();
      ms += now() - start;
      if (done === true) return { verdict: value.status, ms, by: value.by, work: value.work };
      yield value === undefined ? undefined : { ms, by: value.by };
    }
  },
};
