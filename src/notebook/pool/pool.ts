/**
 * One run of an experiment on several workers. It hands out ranges of units, adds up the parts that come back, and
 * keeps the books: a unit is either left, with exactly one worker, or in the tally. So a worker that dies costs time
 * and nothing else: the units it had go back, and parts that a dead worker still sends are not taken.
 *
 * It knows workers only as {@link PoolWorker}, so that it is tested without any; `client.ts` gives it real ones.
 */
import type { Computation } from '../plain/experiment.ts';
import type { Part, UnitRange } from './protocol.ts';
import { createRanges } from './ranges.ts';
import type { Ranges } from './ranges.ts';
import { createReporter } from './reporter.ts';
import type { Reporter } from './reporter.ts';
import { defaultTimings } from './run.ts';
import type {
  DoneBefore,
  PauseReason,
  Run,
  RunOutcome,
  RunProgress,
  RunState,
  Timings,
} from './run.ts';
import { createRunClock } from './runClock.ts';
import type { RunClock } from './runClock.ts';
import { Staff, messageOf } from './staff.ts';
import type { DeathPolicy, Slot, Spawn } from './staff.ts';

export type PoolSettings<Spec, Tally> = {
  readonly experiment: Computation<Spec, Tally>;
  readonly spec: Spec;
  readonly workers: number; // how many to use, 1 or more
  readonly spawn: Spawn | null; // null: there are no workers here
  readonly spawnLocal: Spawn; // the main thread as a worker
  readonly now: () => number; // ms
  readonly onProgress: (progress: RunProgress<Tally>) => void;
  /** What a unit tells that is begun and not done; of experiments in pieces. */
  readonly onNews?: (news: unknown) => void;
  readonly doneBefore?: DoneBefore<Tally> | undefined;
  readonly policy?: DeathPolicy | undefined;
  readonly timings?: Partial<Timings> | undefined;
};

/** A run has many units, and whoever is left can do those of the others. */
const ofRuns: DeathPolicy = {
  mostDeaths: 3,
  afterwards: 'here',
  stopped: (reason) =>
    `A worker stopped (${reason}). Its unfinished part was given to others; nothing is lost or counted twice.`,
  here: 'The run goes on without workers, in small steps on the page itself, and takes longer.',
};

/** A run and its workers; see the head of the file. */
export class Pool<Spec, Tally> implements Run<Tally> {
  readonly outcome: Promise<RunOutcome<Tally>>;
  readonly #settings: PoolSettings<Spec, Tally>;
  readonly #timings: Timings;
  readonly #staff: Staff;
  readonly #clock: RunClock;
  readonly #reporter: Reporter;
  readonly #tally: Tally;
  readonly #left: Ranges;
  readonly #total: number;
  readonly #pauses = new Set<PauseReason>();
  #settle!: (outcome: RunOutcome<Tally>) => void;
  #reject!: (error: unknown) => void;
  #ending: 'no' | 'stopping' | 'done' = 'no';
  #stopTimer: ReturnType<typeof setTimeout> | undefined;
  #rate = 0; // units a ms of one worker, 0 while unknown

  constructor(settings: PoolSettings<Spec, Tally>) {
    this.#settings = settings;
    this.#timings = { ...defaultTimings, ...settings.timings };
    const { experiment, spec, doneBefore, now } = settings;
    this.#total = experiment.units(spec);
    this.#tally = experiment.emptyTally(spec);
    if (doneBefore) experiment.merge(this.#tally, doneBefore.tally);
    this.#left = createRanges(doneBefore?.left ?? [{ from: 0, to: this.#total }]);
    this.outcome = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#reject = reject;
    });
    this.#staff = new Staff({
      spawn: settings.spawn,
      spawnLocal: settings.spawnLocal,
      timings: this.#timings,
      policy: settings.policy ?? ofRuns,
      // only units in pieces build on others
      found: () => (experiment.inPieces === undefined ? undefined : this.#tally),
      onReady: () => this.#feed(),
      onLoss: (range) => this.#take(range),
      onFailure: (error) => this.#fail(error),
    });
    this.#clock = createRunClock(now, this.#timings.report);
    this.#clock.run(this.#done());
    const tell = (): void => settings.onProgress(this.#progress());
    this.#reporter = createReporter(tell, now, this.#timings.report);
    // after the caller has the handle: the first report may come at once
    queueMicrotask(() => this.setWorkers(settings.workers));
  }

  get state(): RunState {
    if (this.#ending !== 'no') return this.#ending;
    return this.#pauses.size > 0 ? 'paused' : 'running';
  }

  soFar(): RunOutcome<Tally> {
    const open = createRanges(this.#left.list());
    for (const { range } of this.#staff.slots) if (range) open.give(range);
    const left = open.list();
    return { ...this.#progress(), state: 'done', complete: left.length === 0, left };
  }

  pause(reason: PauseReason = 'reader'): void {
    if (this.#ending !== 'no' || this.#pauses.has(reason)) return;
    this.#pauses.add(reason);
    this.#clock.halt();
    this.#staff.cancelAll();
    this.#reporter.send();
  }

  resume(reason: PauseReason = 'reader'): void {
    if (this.#ending !== 'no' || !this.#pauses.delete(reason)) return;
    if (this.#pauses.size === 0) {
      this.#clock.run(this.#done());
      this.#feed();
    }
    this.#reporter.send();
  }

  stop(): void {
    if (this.#ending !== 'no') return;
    this.#ending = 'stopping';
    this.#clock.halt();
    this.#staff.close();
    this.#staff.cancelAll();
    this.#stopTimer = setTimeout(() => this.#finish(), this.#timings.stop);
    this.#reporter.send();
    if (!this.#staff.busy) this.#finish();
  }

  setWorkers(count: number): void {
    if (!Number.isFinite(count))
      throw new RangeError(`number of workers must be a number: ${count}`);
    if (this.#ending !== 'no') return;
    this.#staff.want(count);
    this.#clock.restartPace(this.#done());
    this.#feed();
  }

  retry(): void {
    this.#staff.retry();
    this.#reporter.send();
  }

  /** Gives every idle worker something to do; ends the run when nothing is left to do. */
  #feed(): void {
    if (this.#ending === 'done') return;
    if (this.state === 'running')
      for (const slot of this.#staff.slots) {
        if (!slot.ready || slot.range || slot.retiring) continue;
        const range = this.#left.take(this.#portion());
        if (range === null) break;
        void this.#assign(slot, range);
      }
    if ((this.#left.count === 0 || this.#ending === 'stopping') && !this.#staff.busy)
      this.#finish();
  }

  /** Time that one call may take: all workers together send about ten parts a second. */
  #budget(): number {
    const { report } = this.#timings;
    // the first part of all is what the reader waits for
    return this.#rate === 0 ? report / 10 : report * Math.min(8, this.#staff.live);
  }

  /** How many units to hand out: what fits the budget, less towards the end so that all workers end together. */
  #portion(): number {
    const share = Math.ceil(this.#left.count / (2 * Math.max(1, this.#staff.live)));
    if (this.#rate === 0) return share;
    return Math.max(1, 5 * this.#rate, Math.min(share, 1.5 * this.#rate * this.#budget()));
  }

  async #assign(slot: Slot, range: UnitRange): Promise<void> {
    slot.range = range;
    slot.silent = 0;
    const before = this.#settings.now();
    let part: Part;
    try {
      part = await slot.worker.work(range.from, range.to, this.#budget());
    } catch (error) {
      this.#staff.bury(slot, messageOf(error));
      return;
    }
    if (slot.gone) return;
    slot.range = null;
    this.#left.give({ from: part.to, to: range.to });
    if (part.to > part.from) this.#add(part, this.#settings.now() - before);
    if (slot.retiring) this.#staff.dismiss(slot);
    this.#feed();
    this.#reporter.offer();
    if (part.news !== undefined && this.#ending === 'no') this.#settings.onNews?.(part.news);
  }

  /** Takes a part into the tally that took so many ms. */
  #add({ from, to, tally }: Part, took: number): void {
    const rate = (to - from) / Math.max(1, took);
    const first = this.#rate === 0;
    this.#rate = first ? rate : 0.7 * this.#rate + 0.3 * rate;
    this.#settings.experiment.merge(this.#tally, tally as Tally);
    // starting the workers says nothing about how long the rest will take
    if (first) this.#clock.restartPace(this.#done());
  }

  /** Takes back the units of a dead worker. */
  #take(range: UnitRange | null): void {
    if (range) this.#left.give(range);
    this.#clock.restartPace(this.#done());
    this.#feed();
    this.#reporter.send();
  }

  /** Units in the tally. */
  #done(): number {
    let doing = 0;
    for (const { range } of this.#staff.slots) if (range) doing += range.to - range.from;
    return this.#total - this.#left.count - doing;
  }

  #progress(): RunProgress<Tally> {
    const { experiment, spec } = this.#settings;
    const tally = experiment.emptyTally(spec);
    experiment.merge(tally, this.#tally);
    const done = this.#done();
    return {
      tally,
      done,
      total: this.#total,
      elapsed: this.#clock.elapsed(),
      remaining: this.#clock.remaining(done, this.#total),
      workers: this.#staff.live,
      notices: [...this.#staff.notices],
      state: this.state,
      hidden: this.#pauses.has('hidden'),
      canRetry: this.#staff.canRetry,
    };
  }

  /** Ends the run as it stands; whoever has not answered is terminated, and its units are left. */
  #close(): void {
    this.#ending = 'done';
    this.#clock.halt();
    this.#reporter.close();
    this.#staff.close();
    clearTimeout(this.#stopTimer);
    for (const slot of this.#staff.slots) {
      if (slot.range) this.#left.give(slot.range);
      slot.range = null;
      this.#staff.dismiss(slot);
    }
  }

  #finish(): void {
    if (this.#ending === 'done') return;
    const workers = this.#staff.live;
    this.#close();
    const progress = { ...this.#progress(), workers };
    const left = this.#left.list();
    this.#reporter.last(() => this.#settings.onProgress(progress));
    this.#settle({ ...progress, complete: left.length === 0, left });
  }

  #fail(error: Error): void {
    if (this.#ending === 'done') return;
    this.#close();
    this.#reject(error);
  }
}
