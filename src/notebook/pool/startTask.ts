/** Starts tasks from a page, each on a worker of its own, under the same watch as the workers of a run. */
import { now } from '../clock.ts';
import { hireWorker, workHere } from './hire.ts';
import { Pool } from './pool.ts';
import type { DeathPolicy } from './staff.ts';
import type { Computation } from '../plain/experiment.ts';
import type { TaskTable, TaskTally } from './taskTable.ts';
import type { WaitingRoom } from './waitingRoom.ts';

/** A task under way. */
export type Task<Answer> = {
  /**
   * Resolves with the answer, or with null when the task was stopped; rejects when it cannot be done, or when its worker
   * died and so did the one that began again.
   */
  readonly answer: Promise<Answer | null>;
  /** Ends it at once. */
  readonly stop: () => void;
  /** Lays it down within a slice; its worker keeps what it has, and `resume` goes on from there. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Tries again to get a worker where the page does it itself; the page goes on until there is one. */
  readonly retry: () => void;
};

/** What a task tells on its way. */
export type TaskListeners<Question, News> = {
  /** How far it is, some times a second; of tasks that tell. */
  readonly onNews?: ((news: News) => void) | undefined;
  /**
   * For a task that can go on from its news: what is to be asked of the worker that takes over from one that died. Without it
   * that one begins again.
   */
  readonly goOn?: ((news: News) => Question) | undefined;
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

/** Starts a task of a table. Where no worker can be had the page does it itself, in slices. */
export type StartTask<Tasks extends TaskTable<Tasks>> = <Name extends keyof Tasks & string>(
  name: Name,
  question: Tasks[Name]['question'],
  listeners?: TaskListeners<Tasks[Name]['question'], Tasks[Name]['news']>,
) => Task<Tasks[Name]['answer']>;

/** Where the tasks of a table are found: their functions for the page itself, and the workers that have them. */
export type TaskPlace = {
  readonly find: (name: string) => Computation<unknown, unknown>;
  readonly makeWorker: (name: string) => Worker;
};

/** Makes what starts the tasks of a place. */
export function tasksAt<Tasks extends TaskTable<Tasks>>(place: TaskPlace): StartTask<Tasks> {
  return (name, question, listeners = {}) => startTask(place, name, question, listeners);
}

/** The same on a worker that waits between them: the next one begins at once. */
export const tasksIn =
  <Tasks extends TaskTable<Tasks>>(room: WaitingRoom, start: StartTask<Tasks>): StartTask<Tasks> =>
  (name, question, listeners) =>
    start(name, question, { ...listeners, room });

function startTask<Question, News, Answer>(
  { find, makeWorker }: TaskPlace,
  name: string,
  question: Question,
  { onNews, onTrouble, goOn, room = null }: TaskListeners<Question, News>,
): Task<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>();
  let job = { id: name, spec: question };
  let told = '';
  let stopped = false;
  const pool = new Pool<unknown, unknown>({
    experiment: find(name),
    spec: question,
    workers: 1,
    spawn:
      typeof Worker === 'undefined'
        ? null
        : (onDeath) => hireWorker(() => makeWorker(name), job, onDeath, room),
    spawnLocal: () => workHere(find, job),
    now,
    policy: goOn === undefined ? policy : goesOn,
    timings: { report },
    onNews: (heard) => {
      const news = heard as News;
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
      else if (problem === undefined) resolve(answer as Answer);
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
