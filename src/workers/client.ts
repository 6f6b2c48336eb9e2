/**
 * The only owner of experiment workers. Facts of Comlink 4.4 that shape it: a terminated worker leaves its promises
 * pending for ever (so the pool books units, not promises); a proxy that is collected during a call loses the answer
 * (so it is held as long as the worker lives); callbacks need proxies of their own (so there are none: the page asks
 * for parts).
 */
import { releaseProxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { experimentOf } from '../experiments/experiments.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';
import { now } from '../clock.ts';
import { createTaskYield } from './nextTask.ts';
import { Pool } from './pool.ts';
import type { ExperimentApi } from './protocol.ts';
import type { DoneBefore, Run, RunProgress } from './run.ts';
import { createSession } from './session.ts';
import type { PoolWorker } from './staff.ts';
import { mostWorkers, usualWorkers } from './workerCount.ts';

export type { DoneBefore, Run, RunOutcome, RunProgress, RunState } from './run.ts';
export type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';

export type RunOptions<Tally> = {
  readonly workers?: number | undefined; // usualWorkers(mostWorkers()) without it
  /** About ten times a second, at every change of state, and at the end. */
  readonly onProgress: (progress: RunProgress<Tally>) => void;
  /** Goes on where an earlier run of the same spec was stopped: its outcome. */
  readonly doneBefore?: DoneBefore<Tally> | undefined;
};

/** On the main thread, ms: so short that a slice stays under 50 ms also where other programs use the processor. */
const mainThreadSlice = 6;

/**
 * Starts an experiment on workers. It pauses by itself while the tab is hidden.
 *
 * @param id - which experiment
 * @param spec - what to compute
 * @returns the handle of the run; its last report and its outcome say how far it came
 * @throws RangeError when the spec cannot be run; nothing is started then
 * @source none
 */
export function startRun<Id extends ExperimentId>(
  id: Id,
  spec: SpecOf<Id>,
  options: RunOptions<TallyOf<Id>>,
): Run<TallyOf<Id>> {
  const experiment = experimentOf(id);
  experiment.check(spec);
  const pool = new Pool({
    experiment,
    spec,
    workers: options.workers ?? usualWorkers(mostWorkers()),
    spawn: typeof Worker === 'undefined' ? null : (onDeath) => spawnWorker(id, spec, onDeath),
    spawnLocal: () => spawnHere(id, spec),
    now,
    onProgress: options.onProgress,
    doneBefore: options.doneBefore,
  });
  pauseWhileHidden(pool);
  return pool;
}

function pauseWhileHidden<Spec, Tally>(pool: Pool<Spec, Tally>): void {
  const look = (): void => {
    if (document.hidden) pool.pause('hidden');
    else pool.resume('hidden');
  };
  const forget = (): void => {
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  pool.outcome.then(forget, forget);
  look();
}

/** A real worker behind Comlink. */
function spawnWorker(
  id: ExperimentId,
  spec: unknown,
  onDeath: (reason: string) => void,
): PoolWorker {
  const worker = new Worker(new URL('./experiment.worker.ts', import.meta.url), {
    type: 'module',
    name: `experiment ${id}`,
  });
  worker.addEventListener('error', (event) => {
    // reported in words by the pool, so not a second time on the console
    event.preventDefault();
    onDeath(event.message || 'it could not be loaded');
  });
  worker.addEventListener('messageerror', () => {
    onDeath('a message could not be read');
  });
  const api: Remote<ExperimentApi> = wrap<ExperimentApi>(worker);
  return {
    begin: () => api.begin(id, spec),
    work: (from, to, budget) => api.work(from, to, budget),
    cancel: () => {
      // unanswered when the worker is dead: nobody waits for it
      api.cancel().catch(() => {});
    },
    end: () => {
      api[releaseProxy]();
      worker.terminate();
    },
  };
}

/** The main thread in the part of a worker: smaller slices, and between them the page lives. */
function spawnHere(id: ExperimentId, spec: unknown): PoolWorker {
  const task = createTaskYield();
  const session = createSession({ slice: mainThreadSlice, nextTask: task.next });
  let cancelled = false;
  return {
    begin: async () => {
      await task.next();
      session.begin(id, spec);
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
