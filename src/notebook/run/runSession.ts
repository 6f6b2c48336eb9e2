/**
 * One run at a time, from the reader's click to its last result: starts it, passes on pause, resume and stop, and
 * keeps what it found. It knows no page: the widget draws from `state` when `onChange` calls.
 */
import type { DoneBefore, Run, RunOutcome, RunProgress } from '../pool/run.ts';
import { afterRunEvent, idleRun, isActive } from './runModel.ts';
import type { RunEvent, RunState } from './runModel.ts';

/** Starts an experiment; in pages it loads the worker pool first, so that nothing of it is fetched before. */
export type BeginRun<Spec, Tally> = {
  (
    spec: Spec,
    options: {
      readonly workers: number;
      readonly onProgress: (progress: RunProgress<Tally>) => void;
      readonly doneBefore?: DoneBefore<Tally> | undefined;
    },
  ): Promise<Run<Tally>>;
  /** Loads all of that, and starts a worker, because a run may come: it then begins at once. */
  readonly warm?: () => Promise<void>;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The run of a figure; see the head of the file. */
export class RunSession<Spec, Tally> {
  #state: RunState<Tally> = idleRun;
  #spec: Spec | null = null;
  #run: Run<Tally> | null = null;
  #outcome: RunOutcome<Tally> | null = null;
  #serial = 0; // of the run whose reports count
  #workers: number | null = null; // asked for while the pool was loading
  readonly #begin: BeginRun<Spec, Tally>;
  readonly #onChange: (before: RunState<Tally>) => void;

  /**
   * @param begin - starts the experiment
   * @param onChange - called after every change, with the state before it
   */
  constructor(begin: BeginRun<Spec, Tally>, onChange: (before: RunState<Tally>) => void) {
    this.#begin = begin;
    this.#onChange = onChange;
  }

  get state(): RunState<Tally> {
    return this.#state;
  }

  /** What the run of `state` computes; null before any run. */
  get spec(): Spec | null {
    return this.#spec;
  }

  /** How the run of `state` ended; null while it has not. */
  get outcome(): RunOutcome<Tally> | null {
    return this.#outcome;
  }

  /** What a run under way has found, as if it ended this moment; null when there is none. */
  get soFar(): RunOutcome<Tally> | null {
    return this.active ? (this.#run?.soFar() ?? null) : null;
  }

  get active(): boolean {
    return isActive(this.#state.phase);
  }

  /** Begins a run, unless one is under way. Settles when the run has ended; never rejects. */
  async start(spec: Spec, workers: number): Promise<void> {
    if (this.active) return;
    this.#spec = spec;
    this.#outcome = null;
    this.#tell({ kind: 'started' });
    await this.#go(spec, workers, undefined);
  }

  /** Goes on where the last run was stopped; does nothing when it was not. */
  async goOn(workers: number): Promise<void> {
    const before = this.#outcome;
    if (this.#state.phase !== 'partial' || this.#spec === null || before === null) return;
    this.#outcome = null;
    this.#tell({ kind: 'continued' });
    await this.#go(this.#spec, workers, before);
  }

  async #go(spec: Spec, workers: number, doneBefore: DoneBefore<Tally> | undefined): Promise<void> {
    const serial = ++this.#serial;
    this.#workers = null;
    const tell = (event: RunEvent<Tally>): void => {
      if (serial === this.#serial) this.#tell(event); // a forgotten run speaks to nobody
    };
    try {
      const run = await this.#begin(spec, {
        workers,
        doneBefore,
        onProgress: (progress) => tell({ kind: 'progress', progress }),
      });
      // what the reader asked for while the pool was loading
      if (serial !== this.#serial || this.#state.phase === 'stopping') run.stop();
      if (serial === this.#serial) {
        this.#run = run;
        if (this.#state.phase === 'paused') run.pause();
        if (this.#workers !== null) run.setWorkers(this.#workers);
      }
      const outcome = await run.outcome;
      if (serial === this.#serial) this.#outcome = outcome;
      tell({ kind: 'ended', progress: outcome, complete: outcome.complete });
    } catch (error) {
      tell({ kind: 'failed', problem: messageOf(error) });
    } finally {
      if (serial === this.#serial) this.#run = null;
    }
  }

  /**
   * Takes a run back that was kept, unless one is under way.
   *
   * @param on - the day on which it was made; null for today
   */
  restore(spec: Spec, outcome: RunOutcome<Tally>, on: string | null = null): void {
    if (this.active) return;
    this.#spec = spec;
    this.#outcome = outcome;
    this.#tell({ kind: 'restored', progress: outcome, complete: outcome.complete, on });
  }

  pause(): void {
    this.#run?.pause();
    this.#tell({ kind: 'paused' });
  }

  resume(): void {
    this.#run?.resume();
    this.#tell({ kind: 'resumed' });
  }

  /** Tries again to get workers for a run that the page does itself. */
  retry(): void {
    this.#run?.retry();
  }

  /** Ends the run at the next slice; its results are kept. */
  stop(): void {
    if (!this.active) return;
    this.#tell({ kind: 'stopping' });
    this.#run?.stop();
  }

  /** Changes the number of workers of a run under way. */
  setWorkers(workers: number): void {
    this.#workers = workers;
    this.#run?.setWorkers(workers);
  }

  /** Forgets the results; a run under way is stopped and what it still reports is not heard. */
  discard(): void {
    this.#run?.stop();
    this.#run = null;
    this.#serial++;
    this.#spec = null;
    this.#outcome = null;
    this.#tell({ kind: 'discarded' });
  }

  #tell(event: RunEvent<Tally>): void {
    const before = this.#state;
    this.#state = afterRunEvent(before, event);
    if (this.#state !== before) this.#onChange(before);
  }
}
