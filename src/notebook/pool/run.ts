/** A run as the page sees it: what is asked, what is told, how it ends. */
import type { UnitRange } from './protocol.ts';

export type RunState = 'running' | 'paused' | 'stopping' | 'done';

/** Who paused: the reader by a button, or the page because its tab is hidden. Both must resume. */
export type PauseReason = 'reader' | 'hidden';

/** How far a run is. `tally` is a copy: it stays as it is. */
export type RunProgress<Tally> = {
  readonly tally: Tally; // exactly the `done` units
  readonly done: number; // units, those done before included
  readonly total: number; // units
  readonly elapsed: number; // ms, pauses excluded
  readonly remaining: number | null; // ms at the present speed; null while that is not known
  readonly workers: number; // at work now
  readonly notices: readonly string[]; // what the reader should know, sentences
  readonly state: RunState;
  readonly hidden: boolean; // paused because the tab is hidden
  readonly canRetry: boolean; // no worker could be had, so the page does it itself: see `Run.retry`
};

/** How a run ended: as far as it came. An outcome may be given to `startRun` as `doneBefore`. */
export type RunOutcome<Tally> = RunProgress<Tally> & {
  readonly complete: boolean; // all units are in the tally
  readonly left: readonly UnitRange[]; // units that are not
};

/** What an earlier, stopped run of the same spec did. */
export type DoneBefore<Tally> = Pick<RunOutcome<Tally>, 'tally' | 'left'>;

export type Run<Tally> = {
  /** Resolves when the run is complete or stopped; rejects only when the computation itself fails. */
  readonly outcome: Promise<RunOutcome<Tally>>;
  readonly state: RunState;
  /** How the run would end this moment, without what the workers have in hand. */
  soFar(): RunOutcome<Tally>;
  pause(): void;
  resume(): void;
  /** Ends the run; parts that the workers have are still handed in if they come within about 300 ms. */
  stop(): void;
  /** Uses more or fewer workers from now on, 1 or more. */
  setWorkers(count: number): void;
  /** Tries again to get workers where the page does it itself; it goes on until there is one. */
  retry(): void;
};

/** All in ms but the last two. Tests shorten them. */
export type Timings = {
  readonly report: number; // least time between two reports
  readonly stop: number; // how long `stop` waits for answers before it terminates
  readonly tick: number; // of the watch over silent workers
  readonly silentTicks: number; // a worker that is silent for longer counts as dead
  readonly startTicks: number; // the same while its code is loading
};

/** The timings of pages. */
export const defaultTimings: Timings = {
  report: 100,
  stop: 300,
  tick: 1000,
  silentTicks: 4,
  startTicks: 30,
};
