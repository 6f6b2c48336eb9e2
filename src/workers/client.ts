/** Starts the experiments of this book from a page. */
import { experimentOf, findExperiment } from '../experiments/experiments.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';
import { allowOwnPrograms } from '../notebook/pool/ownPrograms.ts';
import type { Run } from '../notebook/pool/run.ts';
import { startRun as startRunAt, warmRuns as warmRunsAt } from '../notebook/pool/startRun.ts';
import type { RunOptions, RunPlace } from '../notebook/pool/startRun.ts';
import { WaitingRoom } from '../notebook/pool/waitingRoom.ts';

export type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';

const place: RunPlace = {
  find: findExperiment,
  makeWorker(id) {
    allowOwnPrograms();
    return new Worker(new URL('./experiment.worker.ts', import.meta.url), {
      type: 'module',
      name: `experiment ${id}`,
    });
  },
  room: new WaitingRoom(),
};

/** Has a worker ready for the first run of this page. However many figures ask for it, it is one. */
export const warmRuns = (): void => warmRunsAt(place);

/** Starts an experiment by its name; see notebook/pool/startRun.ts. */
export const startRun = <Id extends ExperimentId>(
  id: Id,
  spec: SpecOf<Id>,
  options: RunOptions<TallyOf<Id>>,
): Run<TallyOf<Id>> => startRunAt(place, experimentOf(id), spec, options);
