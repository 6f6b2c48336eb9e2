/** Starts tasks from a page, each on a worker of its own, under the same watch as the workers of a run. */
import { now } from '../notebook/clock.ts';
import { hireWorker, workHere } from '../notebook/pool/hire.ts';
import { allowOwnPrograms } from '../notebook/pool/ownPrograms.ts';
import { Pool } from '../notebook/pool/pool.ts';
import type { DeathPolicy } from '../notebook/pool/staff.ts';
import { findTask } from './tasks.ts';
import type { TaskName, Tasks, TaskTally } from './tasks.ts';
import type { WaitingRoom } from '../notebook/pool/waitingRoom.ts';

/** A task under way. */
export type Task<Name extends TaskName> = {
  /**
   * Resolves with the answer, or with null when the task was stopped; rejects when it cannot be done, or when its worker
   * died and so did the one that began again.
   */
  readonly answer: Promise<Tasks[Name]['answer'] | null>;
  /** Ends it at once. */
  readonly stop: () => void;
  /** Lays it down within a slice; its worker keeps what it has, and `resume` goes on from there. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Tries again to get a worker where the page does it itself; the page goes on until there is one. */
  readonly retry: () => void;
};

/** What a task tells on its way. */
export type TaskListeners<Name extends TaskName> = {
  /** How far it is, some times a second; of tasks that tell. */
  readonly onNews?: ((news: Tasks[Name]['news']) => void) | undefined;
  /**
   * For a task that can go on from its news: what is to be asked of the worker that takes over from one that died. Without it
   * that one begins again.
   */
  readonly goOn?: ((news: Tasks[Name]['news']) => Tasks[Name]['question']) | undefined;
  /** Of its workers: what the reader should know, sentences, and whether `retry` may help. After every change. */
  readonly onTrouble?: (notices: readonly string[], canRetry: boolean) => void;
  /** Where its worker waits for the next task when it is done; without one it is ended. */
  readonly room?: WaitingRoom | null;
};

const policy: DeathPolicy = {
  mostDeaths: 1,
  // what has ended two workers would end the page too
  afterwards: 'give up',
  stopped: (reason) => `The worker stopped (${reason}). Another one has begun again.`,
  here: 'The page does it itself, in small steps, and takes longer.',
};

/** The same for tasks that go on from their news. */
const goesOn: DeathPolicy = {
  ...policy,
  stopped: (reason) =>
    `The worker stopped (${reason}). Another one goes on from what it had found.`,
};

/** Between two reports, ms; news of a large board takes a worker some of its time. */
const report = 200;

/**
 * Starts a task. Where no worker can be had the page does it itself, in slices.
 *
 * @source none
 */
export function startTask<Name extends TaskName>(
  name: Name,
  question: Tasks[Name]['question'],
  { onNews, onTrouble, goOn, room = null }: TaskListeners<Name> = {},
): Task<Name> {
  const { promise, resolve, reject } = Promise.withResolvers<Tasks[Name]['answer'] | null>();
  let job = { id: name, spec: question };
  let told = '';
  let stopped = false;
  const pool = new Pool<unknown, unknown>({
    experiment: findTask(name),
    spec: question,
    workers: 1,
    spawn:
      typeof Worker === 'undefined'
        ? null
        : (onDeath) => hireWorker(() => makeWorker(name), job, onDeath, room),
    spawnLocal: () => workHere(findTask, job),
    now,
    policy: goOn === undefined ? policy : goesOn,
    timings: { report },
    onNews: (heard) => {
      const news = heard as Tasks[Name]['news'];
      if (goOn !== undefined) job = { id: name, spec: goOn(news) };
      onNews?.(news);
    },
    onProgress: ({ notices, canRetry }) => {
      const trouble = `${String(canRetry)} ${notices.join(' ')}`;
      if (stopped || trouble === told || (told === '' && notices.length === 0)) return;
      told = trouble;
      onTrouble?.(notices, canRetry);
    },
  });
  const settle = async (): Promise<void> => {
    try {
      const { complete, tally } = await pool.outcome;
      const { answer, problem } = tally as TaskTally;
      if (!complete) resolve(null);
      else if (problem === undefined) resolve(answer as Tasks[Name]['answer']);
      else reject(new Error(problem));
    } catch (error) {
      reject(error);
    }
  };
  void settle();
  return {
    answer: promise,
    stop: () => {
      stopped = true;
      resolve(null);
      pool.stop();
    },
    pause: () => pool.pause(),
    resume: () => pool.resume(),
    retry: () => pool.retry(),
  };
}

/**
 * Starts tasks on a worker that waits between them: the next one begins at once.
 *
 * @source none
 */
export const startTaskIn =
  (room: WaitingRoom): typeof startTask =>
  (name, question, listeners) =>
    startTask(name, question, { ...listeners, room });

const makeWorker = (name: TaskName): Worker => {
  allowOwnPrograms();
  return new Worker(new URL('./task.worker.ts', import.meta.url), {
    type: 'module',
    name: `task ${name}`,
  });
};
