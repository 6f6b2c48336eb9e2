/**
 * The workers of one run: who is there, who goes, who has died and who takes over. What they work on is the pool's
 * business (`pool.ts`); here a worker only holds a range of units, which goes back when the worker is lost.
 */
import type { Part, UnitRange } from './protocol.ts';
import type { Timings } from './run.ts';

/** What a run needs of a worker. */
export type PoolWorker = {
  /** Loads the code and prepares; rejects when that fails. `found`: as in `WorkApi.begin`. */
  begin(found: unknown): Promise<void>;
  /** As `WorkApi.work`. */
  work(from: number, to: number, budget: number): Promise<Part>;
  cancel(): void;
  /** Terminates at once; calls under way may stay unanswered. */
  end(): void;
};

/** Makes a worker, or throws. `onDeath` may be called at any time later, with the reason. */
export type Spawn = (onDeath: (reason: string) => void) => PoolWorker;

/** A worker and what is known of it. */
export type Slot = {
  readonly worker: PoolWorker;
  readonly local: boolean; // the main thread
  ready: boolean; // has answered `begin`
  range: UnitRange | null; // what it is working on
  silent: number; // ticks of the watch since it was given something to do
  retiring: boolean; // is to go after its present part
  gone: boolean; // whatever it still sends is not taken
};

/** What is done about workers that die, and how the reader is told. */
export type DeathPolicy = {
  readonly mostDeaths: number; // so many may die before nobody is replaced any more
  /** What follows then: the page does the rest itself, or it is given up. Who cannot start is always the page's to replace. */
  readonly afterwards: 'here' | 'give up';
  readonly stopped: (reason: string) => string; // a worker died and was replaced, a sentence
  readonly here: string; // the page does it itself, a sentence
};

export type StaffSettings = {
  readonly spawn: Spawn | null; // null: there are no workers here
  readonly spawnLocal: Spawn; // the main thread as a worker
  readonly timings: Timings;
  readonly policy: DeathPolicy;
  readonly found: () => unknown; // what a worker is told when it begins
  readonly onReady: () => void; // somebody can be given work
  readonly onLoss: (range: UnitRange | null) => void; // a worker died with these units; replaced already
  readonly onFailure: (error: Error) => void; // nobody can do it
};

/** The workers of one run; nobody is at work before `want`. */
export class Staff {
  readonly slots = new Set<Slot>();
  readonly notices: string[] = [];
  readonly #settings: StaffSettings;
  readonly #watch: ReturnType<typeof setInterval>;
  #asked = 1; // workers that the reader wants
  #wanted = 1; // the same, or fewer where no more can be had
  #deaths = 0;
  #alone: boolean;
  #closed = false;

  constructor(settings: StaffSettings) {
    this.#settings = settings;
    this.#alone = settings.spawn === null;
    if (this.#alone) this.notices.push(`This browser offers no workers. ${settings.policy.here}`);
    this.#watch = setInterval(() => this.#look(), settings.timings.tick);
  }

  /** Whether the page does the work because no worker could be had, though there might be one at another try. */
  get canRetry(): boolean {
    return this.#alone && this.#settings.spawn !== null && !this.#closed;
  }

  /** Workers that stay. */
  get live(): number {
    let live = 0;
    for (const slot of this.slots) if (!slot.retiring) live++;
    return live;
  }

  /** Whether somebody has units that are not handed in. */
  get busy(): boolean {
    for (const slot of this.slots) if (slot.range) return true;
    return false;
  }

  /** Brings the number of workers to `count`. */
  want(count: number): void {
    this.#asked = this.#wanted = Math.max(1, Math.floor(count));
    this.#fill();
  }

  /** Tries again to get workers; the page goes on until one is ready. */
  retry(): void {
    if (!this.canRetry) return;
    this.#alone = false;
    this.#deaths = 0;
    this.notices.length = 0;
    this.want(this.#asked);
  }

  /** Asks all who are at work to hand in what they have. */
  cancelAll(): void {
    for (const slot of this.slots) if (slot.range) slot.worker.cancel();
  }

  /** Takes a worker out that has nothing to hand in. */
  dismiss(slot: Slot): void {
    slot.gone = true;
    this.slots.delete(slot);
    slot.worker.end();
  }

  /** A worker has died: somebody else takes over, and its units go back. */
  bury(slot: Slot, reason: string): void {
    if (slot.gone) return;
    const { range } = slot;
    slot.range = null;
    this.dismiss(slot);
    if (slot.local) {
      this.#settings.onFailure(new Error(`The computation failed: ${reason}`));
      return;
    }
    if (!this.#closed) {
      const { policy, onFailure } = this.#settings;
      if (slot.ready && policy.afterwards === 'give up' && this.#deaths >= policy.mostDeaths) {
        const times = this.#deaths === 0 ? '' : ', and so did the one that began again';
        onFailure(new Error(`The worker stopped${times} (${reason})`));
        return;
      }
      const notice = slot.ready ? policy.stopped(reason) : notStarted(reason);
      this.#bookDeath(notice, slot.ready);
      this.#fill();
    }
    this.#settings.onLoss(range);
  }

  /** Ends the watch; nobody is replaced from now on. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
  }

  #fill(): void {
    if (this.#closed) return;
    const live = this.#workers();
    // the latest are the first to go; a busy one hands in its part before
    for (const slot of live.slice(this.#wanted)) this.#retire(slot);
    for (let missing = this.#wanted - live.length; missing > 0 && !this.#alone; missing--)
      this.#hire();
    if (this.#alone && this.live === 0) this.#open(this.#settings.spawnLocal, true);
  }

  /** Those that stay, without the page. */
  #workers(): Slot[] {
    return [...this.slots].filter((slot) => !slot.retiring && !slot.local);
  }

  #retire(slot: Slot): void {
    slot.retiring = true;
    if (slot.range) slot.worker.cancel();
    else this.dismiss(slot);
  }

  #hire(): void {
    const { spawn } = this.#settings;
    if (spawn === null) return;
    try {
      this.#open(spawn, false);
    } catch (error) {
      this.#bookDeath(notStarted(messageOf(error)), false);
    }
  }

  /** Counts a death or a failed start, tells the reader, and decides who goes on. */
  #bookDeath(notice: string, hadWorked: boolean): void {
    const { mostDeaths, here } = this.#settings.policy;
    this.#deaths++;
    const others = this.#workers().length;
    // where workers do not start, or die again and again, make do with those that are there
    const replace = hadWorked && this.#deaths <= mostDeaths;
    if (!replace) this.#wanted = Math.max(1, others);
    if (!replace && others === 0) this.#alone = true;
    const text = this.#alone ? `${notice} ${here}` : notice;
    // several workers fail alike: once is enough
    if (this.notices.at(-1) === notice) this.notices.pop();
    this.notices.push(text);
  }

  #open(spawn: Spawn, local: boolean): void {
    let early: string | null = null;
    let slot: Slot | null = null;
    const worker = spawn((reason) => {
      if (slot === null) early = reason;
      else this.bury(slot, reason);
    });
    slot = { worker, local, ready: false, range: null, silent: 0, retiring: false, gone: false };
    this.slots.add(slot);
    if (early !== null) this.bury(slot, early);
    else void this.#prepare(slot);
  }

  async #prepare(slot: Slot): Promise<void> {
    try {
      await slot.worker.begin(this.#settings.found());
    } catch (error) {
      this.bury(slot, messageOf(error));
      return;
    }
    if (slot.gone) return;
    slot.ready = true;
    slot.silent = 0;
    // the page has done what it could
    if (!slot.local) for (const one of this.slots) if (one.local) this.#retire(one);
    this.#settings.onReady();
  }

  /** The watch: who should have answered long ago counts as dead. It counts ticks, because sleep makes clocks jump. */
  #look(): void {
    const { silentTicks, startTicks } = this.#settings.timings;
    for (const slot of this.slots) {
      if (slot.local || (slot.ready && slot.range === null)) continue;
      slot.silent++;
      if (slot.silent > (slot.ready ? silentTicks : startTicks)) this.bury(slot, 'no sign of life');
    }
  }
}

const notStarted = (reason: string): string => `A worker could not be started (${reason}).`;

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
