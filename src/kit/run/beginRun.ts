/** Starts experiments from a page. The pool and Comlink are fetched with the first run, not before. */
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import type { BeginRun } from '../../notebook/run/runSession.ts';

/**
 * Makes the function that a {@link RunSession} starts its runs with.
 *
 * @param id - which experiment
 */
export function beginRun<Id extends ExperimentId>(id: Id): BeginRun<SpecOf<Id>, TallyOf<Id>> {
  return async (spec, options) => {
    const { startRun } = await import('../../workers/client.ts');
    return startRun(id, spec, options);
  };
}
