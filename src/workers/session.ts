/**
 * One experiment at work in slices: all that an experiment worker does, without the worker. The same session runs on
 * the main thread when workers are missing, with shorter slices.
 */
import { anyExperimentOf } from '../experiments/experiments.ts';
import type { ExperimentId } from '../experiments/experiments.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { now } from '../clock.ts';
import { createTaskYield } from './nextTask.ts';
import type { ExperimentApi } from './protocol.ts';

export type SessionSettings = {
  readonly slice?: number; // ms that one slice should take, 20 without it
  readonly now?: () => number; // a clock in ms
  readonly nextTask?: () => Promise<void>; // lets waiting messages be read
};

/** What is set up by `begin`. */
type Run = {
  readonly experiment: Experiment<unknown, unknown>;
  readonly spec: unknown;
  readonly step: (from: number, to: number, tally: unknown) => void;
};

/**
 * Makes a session. Its length of slice adapts to the measured speed and is kept from call to call.
 *
 * @source none
 */
export function createSession(settings: SessionSettings = {}): ExperimentApi {
  const slice = settings.slice ?? 20;
  const clock = settings.now ?? now;
  const nextTask = settings.nextTask ?? createTaskYield().next;
  let run: Run | null = null;
  let units = 1; // of the next slice
  let cancelled = false;

  return {
    begin(id: ExperimentId, spec: unknown): void {
      const experiment = anyExperimentOf(id);
      experiment.check(spec);
      run = { experiment, spec, step: experiment.begin(spec) };
    },

    async work(from, to, budget) {
      if (run === null) throw new TypeError('work before begin');
      cancelled = false;
      const tally = run.experiment.emptyTally(run.spec);
      const start = clock();
      let at = from;
      while (at < to) {
        const before = clock();
        const end = Math.min(to, at + units);
        run.step(at, end, tally);
        const after = clock();
        // a slice that the end of the range cut short says little about the next one
        if (end - at === units) units = nextUnits(units, after - before, slice);
        at = end;
        if (after - start >= budget) break;
        if (at < to) await nextTask();
        if (cancelled) break;
      }
      return { from, to: at, tally };
    },

    cancel() {
      cancelled = true;
    },
  };
}

/** So many units should take `slice` ms when `units` took `took`; at most four times more or less than before. */
function nextUnits(units: number, took: number, slice: number): number {
  const factor = Math.min(4, Math.max(0.25, slice / Math.max(took, 0.01)));
  return Math.max(1, Math.round(units * factor));
}
