/**
 * What a figure keeps of its runs beyond its page: those that have ended, those whose page is left, and while one goes on
 * what it has found so far, because a browser that ends at once tells nobody. All of it stands under the settings of the run.
 */
import { moment, now } from '../clock.ts';
import type { Experiment } from '../plain/experiment.ts';
import type { RunOutcome } from '../pool/run.ts';
import { whyNotKept } from '../device/database.ts';
import {
  byProgress,
  isAsKept,
  keptText,
  mostRuns,
  readKept,
  runKey,
  runPrefix,
  withDigest,
} from './keptRuns.ts';
import type { Keeping, KeptHead, RunHome, RunStore } from './keptRuns.ts';
import type { RunSession } from './runSession.ts';
import { pageStore, runStore } from './runStore.ts';

/** How often a run is kept while it goes on, ms; less often the more there is to write, a millisecond for so many signs. */
const keepingGap = 5000;
const signsForOne = 20;

/** A run that is lost with its page is worth a question when it took so long, ms. */
const worthAsking = 10_000;

const mostSigns = 4_000_000; // of one run

/** A run that was kept. */
export type Taken<Tally> = {
  readonly outcome: RunOutcome<Tally>;
  readonly at: number;
  readonly keeping: Keeping;
};

/** What a figure says of how far a run is: "412,000 of 33,554,432 boards". */
export type CountedUnits<Tally> = (outcome: RunOutcome<Tally>) => string;

/** The keeping of one figure; see the head of the file. */
export class RunKeeper<Spec, Tally> {
  readonly #experiment: Experiment<Spec, Tally>;
  readonly #counted: CountedUnits<Tally>;
  readonly #store: RunStore;
  readonly #page: RunStore;
  readonly #writer = crypto.getRandomValues(new Uint32Array(2)).join('-'); // among those of the same run
  readonly #furthest = new Map<string, number>(); // units that it has kept, by id of the record
  #home: RunHome | null = null;
  #keptAt = 0;
  #gap = keepingGap;
  #keeping: Keeping | null = null;

  /**
   * @param store - that of the browser
   * @param page - for what the browser does not keep
   */
  constructor(
    experiment: Experiment<Spec, Tally>,
    counted: CountedUnits<Tally>,
    store: RunStore = runStore,
    page: RunStore = pageStore,
  ) {
    this.#experiment = experiment;
    this.#counted = counted;
    this.#store = store;
    this.#page = page;
  }

  /** What became of the run in hand; null while nothing is known of that. */
  get keeping(): Keeping | null {
    return this.#keeping;
  }

  /** A run begins, or goes on: of the settings that are on show now. */
  begins(home: RunHome, keeping: Keeping | null = null): void {
    this.#home = home;
    this.#keptAt = now();
    this.#gap = keepingGap;
    this.#keeping = keeping;
  }

  /** All that is kept, with the store that has it; a store that cannot be read holds nothing. */
  async #heads(): Promise<readonly { readonly head: KeptHead; readonly store: RunStore }[]> {
    const found = await Promise.all(
      [this.#store, this.#page].map(async (store) => {
        try {
          return (await store.heads()).map((head) => ({ head, store }));
        } catch {
          return [];
        }
      }),
    );
    return found.flat();
  }

  /** The run of a spec that was kept, the furthest that any page has come; null where there is none. */
  async taken(spec: Spec): Promise<Taken<Tally> | null> {
    const run = runKey(this.#experiment, spec);
    const found = (await this.#heads()).filter(({ head }) => head.run === run);
    for (const head of byProgress(found.map((one) => one.head))) {
      const store = found.find((one) => one.head === head)!.store;
      try {
        const text = await store.text(head.id);
        const whole = text !== undefined && isAsKept(head, text);
        const outcome = whole ? readKept(text, this.#experiment, spec) : null;
        const keeping = store === this.#page ? this.#ofPage() : ({ kind: 'kept' } as const);
        if (outcome !== null) return { outcome, at: head.at, keeping };
        await store.remove([head.id]); // it does not add up
      } catch {
        // it cannot be read just now
      }
    }
    return null;
  }

  #ofPage(): Keeping {
    return this.#keeping?.kind === 'page' ? this.#keeping : { kind: 'page', why: whyNotKept(null) };
  }

  /** Kept runs of a figure, the newest first, but for that of one spec; one for each run. */
  async others(cell: string, but: Spec | null): Promise<readonly KeptHead[]> {
    const prefix = runPrefix(this.#experiment);
    const shown = but === null ? '' : runKey(this.#experiment, but);
    const heads = (await this.#heads())
      .map(({ head }) => head)
      .filter((head) => head.cell === cell && head.run.startsWith(prefix) && head.run !== shown);
    const first = byProgress(heads).filter(
      ({ run }, at, all) => all.findIndex((one) => one.run === run) === at,
    );
    return first.toSorted((a, b) => b.at - a.at);
  }

  /**
   * Keeps a run that has ended, or is under way. What this figure has kept of it gives way to more, not to less.
   *
   * @returns what has become of it; null where there is nothing to keep
   */
  async keep(spec: Spec, outcome: RunOutcome<Tally>): Promise<Keeping | null> {
    const home = this.#home;
    if (outcome.done === 0 || home === null) return null;
    const run = runKey(this.#experiment, spec);
    const id = `${run} ${this.#writer}`;
    const { done, total } = outcome;
    const text = keptText(this.#experiment, outcome);
    this.#gap = keepingGap + text.length / signsForOne;
    const counted = this.#counted(outcome);
    const head = withDigest({ ...home, id, run, done, total, counted, at: moment() }, text);
    const keeping = (await this.#hasMore(head)) ? kept : await this.#put(head, text);
    if (home === this.#home) this.#keeping = keeping; // else another run has begun
    return keeping;
  }

  /** Whether more of this run is kept already. */
  async #hasMore({ id, done }: KeptHead): Promise<boolean> {
    if (done >= (this.#furthest.get(id) ?? 0)) return false;
    try {
      return (await this.#store.heads()).some((head) => head.id === id && head.done > done);
    } catch {
      return false;
    }
  }

  /** Keeps a record: in the browser, where the oldest runs make room; else in the page. */
  async #put(head: KeptHead, text: string): Promise<Keeping> {
    try {
      if (text.length > mostSigns) throw new DOMException('too long', 'QuotaExceededError');
      await this.#putInRoom(head, text);
    } catch (error) {
      await this.#page.put(head, text);
      await tidy(this.#page, head);
      return { kind: 'page', why: whyNotKept(error) };
    }
    this.#furthest.set(head.id, head.done);
    await this.#page.remove([head.id]);
    try {
      await tidy(this.#store, head);
    } catch {
      // what is too much goes the next time
    }
    return kept;
  }

  async #putInRoom(head: KeptHead, text: string): Promise<void> {
    for (;;)
      try {
        await this.#store.put(head, text);
        return;
      } catch (error) {
        // whatever else is wrong, the runs that are kept do not pay for it
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        if (!isFull || !(await removeOldest(this.#store, head.id))) throw error;
      }
  }

  /** The reader leaves the page, or the settings: what a run under way has found is kept, as if it were stopped. */
  async leave({
    spec,
    soFar,
  }: Pick<RunSession<Spec, Tally>, 'spec' | 'soFar'>): Promise<Keeping | null> {
    return spec === null || soFar === null ? null : this.keep(spec, soFar);
  }

  /** A run is kept now and then while it goes on. */
  async nowAndThen(session: RunSession<Spec, Tally>): Promise<void> {
    if (!session.active || now() - this.#keptAt < this.#gap) return;
    this.#keptAt = now();
    await this.leave(session);
  }

  /** Whether a run of some length would be lost with the page, because nothing of it can be kept. */
  isAtStake({ spec, state }: Pick<RunSession<Spec, Tally>, 'spec' | 'state'>): boolean {
    const long = (state.progress?.elapsed ?? 0) >= worthAsking;
    return this.#keeping?.kind === 'page' && spec !== null && long;
  }
}

const kept: Keeping = { kind: 'kept' };

/** What is behind this record goes, and so do the oldest of too many. */
async function tidy(store: RunStore, { id, run, done }: KeptHead): Promise<void> {
  const heads = await store.heads();
  const behind = heads.filter((head) => head.run === run && head.id !== id && head.done <= done);
  const rest = heads.filter((head) => !behind.includes(head)).toSorted((a, b) => b.at - a.at);
  const gone = [...behind, ...rest.slice(mostRuns)].map((head) => head.id);
  if (gone.length > 0) await store.remove(gone);
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
