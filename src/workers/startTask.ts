/** Starts tasks from a page, each on a worker of its own, under the same watch as the workers of a run. */
import { allowOwnPrograms } from '../notebook/pool/ownPrograms.ts';
import { tasksAt, tasksIn } from '../notebook/pool/startTask.ts';
import type { StartTask } from '../notebook/pool/startTask.ts';
import type { WaitingRoom } from '../notebook/pool/waitingRoom.ts';
import { findTask } from './tasks.ts';
import type { Tasks } from './tasks.ts';

const makeWorker = (name: string): Worker => {
  allowOwnPrograms();
  return new Worker(new URL('./task.worker.ts', import.meta.url), {
    type: 'module',
    name: `task ${name}`,
  });
};

/** Starts a task. */
export const startTask: StartTask<Tasks> = tasksAt<Tasks>({ find: findTask, makeWorker });

/** Starts tasks on a worker that waits between them: the next one begins at once. */
export const startTaskIn = (room: WaitingRoom): StartTask<Tasks> => tasksIn(room, startTask);
