/**
 * Those who do the work of a pool: a worker behind Comlink, or the page itself. Facts of Comlink 4.4 that shape it: a
 * terminated worker leaves its promises pending for ever (so the pool books units, not promises); a proxy that is
 * collected during a call loses the answer (so it is held as long as the worker lives); callbacks need proxies of their
 * own (so there are none: the page asks for parts).
 */
import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { createTaskYield } from './nextTask.ts';
import type { WorkApi } from './protocol.ts';
import { createSession } from './session.ts';
import type { Find } from './session.ts';
import type { PoolWorker } from './staff.ts';
import type { Hired, WaitingRoom } from './waitingRoom.ts';

/** On the main thread, ms: so short that a slice stays under 50 ms also where other programs use the processor. */
const mainThreadSlice = 6;

/** What is to be worked on: an experiment and what it is asked. */
export type Job = { readonly id: string; readonly spec: unknown };

function hire(worker: Worker): Hired {
  const api: Remote<WorkApi> = wrap<WorkApi>(worker);
  const dismiss = (): void => {
    api[releaseProxy]();
    worker.terminate();
  };
  return { worker, api, dismiss };
}

/**
 * Puts a worker to work.
 *
 * @param makeWorker - of a script that exposes a session
 * @param onDeath - called with the reason when it fails
 * @param room - where it waits when its job is done; without one it is ended
 */
export function hireWorker(
  makeWorker: () => Worker,
  { id, spec }: Job,
  onDeath: (reason: string) => void,
  room: WaitingRoom | null = null,
): PoolWorker {
  const hired = room?.take() ?? hire(makeWorker());
  const { worker, api } = hired;
  const listening = new AbortController();
  let dead = false;
  let calls = 0; // not yet answered
  const died = (reason: string): void => {
    dead = true;
    onDeath(reason);
  };
  const { signal } = listening;
  worker.addEventListener(
    'error',
    (event) => {
      // reported in words by the pool, so not a second time on the console
      event.preventDefault();
      died(event.message || 'it could not be loaded');
    },
    { signal },
  );
  worker.addEventListener('messageerror', () => died('a message could not be read'), { signal });
  const called = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    calls++;
    const found = await answer; // one that fails leaves the worker busy: it is not kept
    calls--;
    return found;
  };
  return {
    begin: (found) => called(api.begin(id, spec, found)),
    work: (from, to, budget) => called(api.work(from, to, budget)),
    cancel: () => {
      // unanswered when the worker is dead: nobody waits for it
      api.cancel().catch(() => {});
    },
    end: () => {
      listening.abort();
      if (room === null || dead || calls > 0) hired.dismiss();
      else room.put(hired);
    },
  };
}

/**
 * Starts a worker before there is a job, so that its program is loaded when there is one. It does nothing where one waits
 * already, and where none can be started: whoever needs one then will say so.
 */
export function warmWorker(makeWorker: () => Worker, room: WaitingRoom): void {
  if (!room.hasRoom) return;
  try {
    room.put(hire(makeWorker()));
  } catch {
    // see above
  }
}

/** The main thread in the part of a worker: smaller slices, and between them the page lives. */
export function workHere(find: Find, { id, spec }: Job): PoolWorker {
  const task = createTaskYield();
  const session = createSession(find, { slice: mainThreadSlice, nextTask: task.next });
  let cancelled = false;
  return {
    begin: async (found) => {
      await task.next();
      session.begin(id, spec, found);
    },
    work: async (from, to, budget) => {
      // a task of its own: the one that hands out work has drawn a chart before
      cancelled = false;
      await task.next();
      const part = session.work(from, to, budget);
      // a session forgets what was cancelled before its work began
      if (cancelled) session.cancel();
      return part;
    },
    cancel: () => {
      cancelled = true;
      session.cancel();
    },
    end: () => {
      session.cancel();
      task.close();
    },
  };
}
