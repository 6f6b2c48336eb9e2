/**
 * What a figure keeps of its runs: those that have ended, or whose page is left, while the tab lives; and runs that take longer
 * than a visit until they are whole, so that they go on another day.
 */
import { now } from '../../clock.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { RunOutcome } from '../../workers/client.ts';
import { keepRun, keptRun, lastingStore, tabStore } from './keptRuns.ts';
import type { Keeping } from './keptRuns.ts';
import type { RunSession } from './runSession.ts';

/** How often a run that outlives the tab is kept while it goes on, ms. */
const keepingGap = 30_000;

export class RunKeeper<Spec, Tally> {
  readonly #experiment: Experiment<Spec, Tally>;
  readonly #outlives: (spec: Spec) => boolean;
  #keptAt = -Infinity;

  /** @param outlives - whether a run takes longer than a visit */
  constructor(experiment: Experiment<Spec, Tally>, outlives: (spec: Spec) => boolean) {
    this.#experiment = experiment;
    this.#outlives = outlives;
  }

  #storeOf(spec: Spec): Keeping | null {
    return this.#outlives(spec) ? lastingStore() : tabStore();
  }

  /** The run of a spec that was kept; null where there is none. */
  taken(spec: Spec): RunOutcome<Tally> | null {
    const store = this.#storeOf(spec);
    return store === null ? null : keptRun(store, this.#experiment, spec);
  }

  /** Keeps a run that has ended. */
  keep(spec: Spec, outcome: RunOutcome<Tally>): void {
    const store = this.#storeOf(spec);
    if (store !== null) keepRun(store, this.#experiment, spec, outcome);
  }

  /** The reader leaves the page: what a run under way has found is kept, as if it were stopped. */
  leave({ spec, soFar }: RunSession<Spec, Tally>): void {
    if (spec !== null && soFar !== null) this.keep(spec, soFar);
  }

  /** A run of hours is kept while it goes on: a browser that ends at once tells nobody that the page is left. */
  nowAndThen(session: RunSession<Spec, Tally>): void {
    const { spec, active } = session;
    if (spec === null || !active || !this.#outlives(spec)) return;
    if (now() - this.#keptAt < keepingGap) return;
    this.#keptAt = now();
    this.leave(session);
  }
}
