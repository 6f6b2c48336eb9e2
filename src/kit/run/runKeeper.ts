/**
 * What a figure keeps of its runs beyond its page: those that have ended, those whose page is left, and while one goes on
 * what it has found so far, because a browser that ends at once tells nobody. All of it stands under the settings of the run.
 */
import { moment, now } from '../../clock.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { RunOutcome } from '../../workers/client.ts';
import { byProgress, keptText, mostRuns, readKept, runKey, runPrefix } from './keptRuns.ts';
import type { KeptHead, RunHome, RunStore } from './keptRuns.ts';
import type { RunSession } from './runSession.ts';
import { runStore } from './runStore.ts';

/** How often a run is kept while it goes on, ms; less often the more there is to write, a millisecond for so many signs. */
const keepingGap = 5000;
const signsForOne = 20;

/** A run that is lost with its page is worth a question when it took so long, ms. */
const worthAsking = 10_000;

const mostSigns = 4_000_000; // of one run

/** A run that was kept. */
export type Taken<Tally> = { readonly outcome: RunOutcome<Tally>; readonly at: number };

/** What a figure says of how far a run is: "412,000 of 33,554,432 boards". */
export type Counted<Tally> = (outcome: RunOutcome<Tally>) => string;

/** The keeping of one figure; see the head of the file. */
export class RunKeeper<Spec, Tally> {
  readonly #experiment: Experiment<Spec, Tally>;
  readonly #counted: Counted<Tally>;
  readonly #open: () => Promise<RunStore | null>;
  readonly #writer = crypto.getRandomValues(new Uint32Array(2)).join('-'); // among those of the same run
  readonly #furthest = new Map<string, number>(); // units that it has kept, by id of the record
  #home: RunHome | null = null;
  #keptAt = 0;
  #gap = keepingGap;
  #fails = false;

  /** @param open - the store; that of the page without it */
  constructor(
    experiment: Experiment<Spec, Tally>,
    counted: Counted<Tally>,
    open: () => Promise<RunStore | null> = runStore,
  ) {
    this.#experiment = experiment;
    this.#counted = counted;
    this.#open = open;
  }

  /** A run begins, or goes on: of the settings that are on show now. */
  begins(home: RunHome): void {
    this.#home = home;
    this.#keptAt = now();
    this.#gap = keepingGap;
    this.#fails = false;
  }

  /** The run of a spec that was kept, the furthest that any page has come; null where there is none. */
  async taken(spec: Spec): Promise<Taken<Tally> | null> {
    const store = await this.#open();
    if (store === null) return null;
    try {
      const run = runKey(this.#experiment, spec);
      const heads = (await store.heads()).filter((head) => head.run === run);
      for (const { id, at } of byProgress(heads)) {
        const outcome = readKept((await store.text(id)) ?? '', this.#experiment, spec);
        if (outcome !== null) return { outcome, at };
        await store.remove([id]); // it does not add up
      }
    } catch {
      // a store that cannot be read holds nothing
    }
    return null;
  }

  /** Kept runs of a figure, the newest first, but for that of one spec; one for each run. */
  async others(cell: string, but: Spec | null): Promise<readonly KeptHead[]> {
    const store = await this.#open();
    if (store === null) return [];
    const prefix = runPrefix(this.#experiment);
    const shown = but === null ? '' : runKey(this.#experiment, but);
    try {
      const heads = (await store.heads()).filter(
        (head) => head.cell === cell && head.run.startsWith(prefix) && head.run !== shown,
      );
      const first = byProgress(heads).filter(
        ({ run }, at, all) => all.findIndex((one) => one.run === run) === at,
      );
      return first.toSorted((a, b) => b.at - a.at);
    } catch {
      return [];
    }
  }

  /** Keeps a run that has ended, or is under way. What this figure has kept of it gives way to more, not to less. */
  async keep(spec: Spec, outcome: RunOutcome<Tally>): Promise<void> {
    const home = this.#home;
    if (outcome.done === 0 || home === null) return;
    const run = runKey(this.#experiment, spec);
    const id = `${run} ${this.#writer}`;
    const { done, total } = outcome;
    if (done < (this.#furthest.get(id) ?? 0)) return;
    const text = keptText(this.#experiment, outcome);
    this.#gap = keepingGap + text.length / signsForOne;
    const head = { ...home, id, run, done, total, counted: this.#counted(outcome), at: moment() };
    this.#fails = !(await this.#put(head, text));
    if (!this.#fails) this.#furthest.set(id, done);
  }

  /** Whether there was room; the oldest runs make it. */
  async #put(head: KeptHead, text: string): Promise<boolean> {
    const store = await this.#open();
    if (store === null || text.length > mostSigns) return false;
    for (;;)
      try {
        await store.put(head, text);
        await this.#tidy(store, head);
        return true;
      } catch (error) {
        // whatever else is wrong, the runs that are kept do not pay for it
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        if (!isFull || !(await removeOldest(store, head.id))) return false;
      }
  }

  /** What is behind this record goes, and so do the oldest of too many. */
  async #tidy(store: RunStore, { id, run, done }: KeptHead): Promise<void> {
    const heads = await store.heads();
    const behind = heads.filter((head) => head.run === run && head.id !== id && head.done <= done);
    const rest = heads.filter((head) => !behind.includes(head)).toSorted((a, b) => b.at - a.at);
    const gone = [...behind, ...rest.slice(mostRuns)].map((head) => head.id);
    if (gone.length > 0) await store.remove(gone);
  }

  /** The reader leaves the page, or the settings: what a run under way has found is kept, as if it were stopped. */
  async leave({ spec, soFar }: Pick<RunSession<Spec, Tally>, 'spec' | 'soFar'>): Promise<void> {
    if (spec !== null && soFar !== null) await this.keep(spec, soFar);
  }

  /** A run is kept now and then while it goes on. */
  async nowAndThen(session: RunSession<Spec, Tally>): Promise<void> {
    if (!session.active || now() - this.#keptAt < this.#gap) return;
    this.#keptAt = now();
    await this.leave(session);
  }

  /** Whether a run of some length would be lost with the page, because nothing of it can be kept. */
  isAtStake({ spec, state }: Pick<RunSession<Spec, Tally>, 'spec' | 'state'>): boolean {
    return this.#fails && spec !== null && (state.progress?.elapsed ?? 0) >= worthAsking;
  }

  /** Forgets all that is kept of a run, by its key. */
  async forget(run: string): Promise<void> {
    this.#furthest.clear();
    const store = await this.#open();
    if (store === null) return;
    const ids = (await store.heads()).flatMap((head) => (head.run === run ? [head.id] : []));
    await store.remove(ids);
  }

  /** The key of a run, for `forget`. */
  keyOf(spec: Spec): string {
    return runKey(this.#experiment, spec);
  }
}

/** Whether there was one to remove. */
async function removeOldest(store: RunStore, but: string): Promise<boolean> {
  try {
    const heads = (await store.heads()).filter(({ id }) => id !== but);
    const [oldest] = heads.toSorted((a, b) => a.at - b.at);
    if (oldest === undefined) return false;
    await store.remove([oldest.id]);
    return true;
  } catch {
    return false;
  }
}
