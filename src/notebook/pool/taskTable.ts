/**
 * Tasks: computations with one question and one answer, and no parts that could be shared out. To those who do the work a task
 * is one unit in pieces, so that it is watched over, stopped and started again as any run.
 */
import type { Computation } from '../plain/experiment.ts';
import type { InPieces } from '../plain/pieces.ts';
import { messageOf } from './staff.ts';

/** What each task is asked, what it tells on the way, and what it answers: plain data, fit for `structuredClone`. */
export type TaskTable<Table> = {
  readonly [Name in keyof Table]: {
    readonly question: unknown;
    readonly news: unknown;
    readonly answer: unknown;
  };
};

/** A function in pieces for each name of a table of tasks. */
export type TaskFunctions<Table extends TaskTable<Table>> = {
  readonly [Name in keyof Table]: (
    question: Table[Name]['question'],
  ) => InPieces<Table[Name]['answer'], Table[Name]['news']>;
};

/** What a task came to: one of the two, or neither while it is not done. */
export type TaskTally = {
  answer?: unknown;
  problem?: string; // why it cannot be done
};

/**
 * Makes the function that looks a task up by its name, as a computation whose spec is the question. It throws a RangeError for
 * a name that no task has.
 */
export const findTaskIn =
  <Table extends TaskTable<Table>>(tasks: TaskFunctions<Table>) =>
  (id: string): Computation<unknown, unknown> => {
    if (!Object.hasOwn(tasks, id)) throw new RangeError(`no such task: ${id}`);
    const task: (question: unknown) => InPieces<unknown, unknown> = tasks[id as keyof Table];
    const inPieces = (question: unknown) =>
      function* (_unit: number, tally: TaskTally): InPieces<void, unknown> {
        try {
          tally.answer = yield* task(question);
        } catch (error) {
          tally.problem = messageOf(error);
        }
      };
    const computation: Computation<unknown, TaskTally> = {
      id,
      check: () => {},
      units: () => 1,
      emptyTally: () => ({}),
      begin: (question) => (_from, _to, tally) => {
        const pieces = inPieces(question)(0, tally);
        while (pieces.next().done !== true);
      },
      inPieces,
      merge: (into, part) => Object.assign(into, part),
    };
    return computation as Computation<unknown, unknown>;
  };
