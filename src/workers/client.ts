/** Starts experiments from a page, each on several workers. */
import { experimentOf, findExperiment } from '../experiments/experiments.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';
import { now } from '../notebook/clock.ts';
import { hireWorker, workHere } from '../notebook/pool/hire.ts';
import { allowOwnPrograms } from '../notebook/pool/ownPrograms.ts';
import { Pool } from '../notebook/pool/pool.ts';
import type { DoneBefore, Run, RunProgress } from '../notebook/pool/run.ts';
import { mostWorkers, usualWorkers } from '../notebook/pool/workerCount.ts';

export type { DoneBefore, Run, RunOutcome, RunProgress } from '../notebook/pool/run.ts';
export type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';

export type RunOptions<Tally> = {
  readonly workers?: number | undefined; // usualWorkers(mostWorkers()) without it
  /** About ten times a second, at every change of state, and at the end. */
  readonly onProgress: (progress: RunProgress<Tally>) => void;
  /** Goes on where an earlier run of the same spec was stopped: its outcome. */
  readonly doneBefore?: DoneBefore<Tally> | undefined;
};

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
  const job = { id, spec };
  const pool = new Pool({
    experiment,
    spec,
    workers: options.workers ?? usualWorkers(mostWorkers()),
    spawn:
      typeof Worker === 'undefined'
        ? null
        : (onDeath) => hireWorker(() => makeWorker(id), job, onDeath),
    spawnLocal: () => workHere(findExperiment, job),
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
  const forget = (): void => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  pool.outcome.then(forget, forget);
  look();
}

const makeWorker = (id: ExperimentId): Worker => {
  allowOwnPrograms();
  return new Worker(new URL('./experiment.worker.ts', import.meta.url), {
    type: 'module',
    name: `experiment ${id}`,
  });
};
