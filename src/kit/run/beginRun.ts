/** Starts experiments from a page. The pool and Comlink are fetched when a figure with a run is seen, not before. */
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import type { BeginRun } from '../../notebook/run/runSession.ts';

/**
 * Makes the function that a {@link RunSession} starts its runs with.
 *
 * @param id - which experiment
 */
export function beginRun<Id extends ExperimentId>(id: Id): BeginRun<SpecOf<Id>, TallyOf<Id>> {
  const start: BeginRun<SpecOf<Id>, TallyOf<Id>> = async (spec, options) => {
    const { startRun } = await import('../../workers/client.ts');
    return startRun(id, spec, options);
  };
  return Object.assign(start, {
    async warm() {
      const { warmRuns } = await import('../../workers/client.ts');
      warmRuns();
    },
  });
}
