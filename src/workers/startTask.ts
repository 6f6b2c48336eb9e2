/** Starts tasks from a page, each on a worker of its own. */
import { now } from '../clock.ts';
import { doTask } from './tasks.ts';
import type { TaskName, TaskReport, Tasks } from './tasks.ts';

/** A task under way. */
export type Task<Name extends TaskName> = {
  /** Resolves with the answer, or with null when the task was stopped; rejects when the computation fails. */
  readonly answer: Promise<Tasks[Name]['answer'] | null>;
  /** Ends it at once. */
  readonly stop: () => void;
};

/**
 * Starts a task.
 *
 * @param onNews - how far it is, about ten times a second; of tasks that tell
 * @remarks Where no worker can be started the task runs on the page itself, which then waits for it.
 * @source none
 */
export function startTask<Name extends TaskName>(
  name: Name,
  question: Tasks[Name]['question'],
  onNews: (news: Tasks[Name]['news']) => void = () => {},
): Task<Name> {
  const { promise, resolve, reject } = Promise.withResolvers<Tasks[Name]['answer'] | null>();
  let ended = false;
  let worker: Worker | null = null;
  const end = (): void => {
    ended = true;
    worker?.terminate();
  };
  const take = (report: TaskReport): void => {
    if (ended) return;
    if (report.kind === 'news') {
      onNews(report.news as Tasks[Name]['news']);
      return;
    }
    end();
    if (report.kind === 'answer') resolve(report.answer as Tasks[Name]['answer']);
    else reject(new Error(report.problem));
  };
  const doHere = (): void => {
    worker?.terminate();
    worker = null;
    setTimeout(() => {
      if (!ended) doTask({ name, question }, take, now);
    });
  };
  try {
    worker = new Worker(new URL('./task.worker.ts', import.meta.url), {
      type: 'module',
      name: `task ${name}`,
    });
    worker.addEventListener('message', (event: MessageEvent<TaskReport>) => {
      take(event.data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // told by the page in words
      if (!ended) doHere();
    });
    worker.postMessage({ name, question }, []);
  } catch {
    doHere();
  }
  return {
    answer: promise,
    stop: () => {
      if (ended) return;
      end();
      resolve(null);
    },
  };
}
