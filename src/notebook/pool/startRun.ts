/** Starts experiments from a page, each on several workers. */
import { now } from '../clock.ts';
import type { Computation } from '../plain/experiment.ts';
import { hireWorker, warmWorker, workHere } from './hire.ts';
import { Pool } from './pool.ts';
import type { DoneBefore, Run, RunProgress } from './run.ts';
import type { WaitingRoom } from './waitingRoom.ts';
import { mostWorkers, usualWorkers } from './workerCount.ts';

export type RunOptions<Tally> = {
  readonly workers?: number | undefined; // usualWorkers(mostWorkers()) without it
  /** About ten times a second, at every change of state, and at the end. */
  readonly onProgress: (progress: RunProgress<Tally>) => void;
  /** Goes on where an earlier run of the same spec was stopped: its outcome. */
  readonly doneBefore?: DoneBefore<Tally> | undefined;
};

/** Where experiments are found: by their names for the page itself, and the workers that have them. */
export type RunPlace = {
  readonly find: (id: string) => Computation<unknown, unknown>;
  readonly makeWorker: (id: string) => Worker;
  /** Where one of its workers waits, before a run and after it; all of them have the same program then. */
  readonly room?: WaitingRoom;
};

/**
 * Starts an experiment on workers. It pauses by itself while the tab is hidden.
 *
 * @param spec - what to compute
 * @returns the handle of the run; its last report and its outcome say how far it came
 * @throws RangeError when the spec cannot be run; nothing is started then
 */
export function startRun<Spec, Tally>(
  { find, makeWorker, room }: RunPlace,
  experiment: Computation<Spec, Tally>,
  spec: Spec,
  options: RunOptions<Tally>,
): Run<Tally> {
  experiment.check(spec);
  const { id } = experiment;
  const job = { id, spec };
  const pool = new Pool({
    experiment,
    spec,
    workers: options.workers ?? usualWorkers(mostWorkers()),
    spawn:
      typeof Worker === 'undefined'
        ? null
        : (onDeath) => hireWorker(() => makeWorker(id), job, onDeath, room),
    spawnLocal: () => workHere(find, job),
    now,
    onProgress: options.onProgress,
    doneBefore: options.doneBefore,
  });
  pauseWhileHidden(pool);
  return pool;
}

/** Has a worker ready, because a run may come; see `warmWorker`. */
export function warmRuns({ makeWorker, room }: RunPlace): void {
  if (typeof Worker !== 'undefined' && room !== undefined)
    warmWorker(() => makeWorker('to come'), room);
}

function pauseWhileHidden<Spec, Tally>(pool: Pool<Spec, Tally>): void {
  const look = (): void => {
    if (document.hidden) pool.pause('hidden');
    else pool.resume('hidden');
  };
  const forget = (): void => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  pool.outcome.then(forget, forget);
  look();
}
