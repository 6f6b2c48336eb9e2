/**
 * What a recorded run of repeated probing or set-probing adds to the events of SimpleSolver: probe > proved, set > proved.
 * Sweeps before and after are recorded as in events.ts, their numbers counting on through the run.
 */
import type { Direction, FixedCell, Grid, Place } from '../board/cell.ts';
import type { CellEvent, LineEvent, Status, SweepEvent } from '../sweep/events.ts';
import type { DoubleProbe } from './probe.ts';
import type { Puzzle } from '../board/puzzle.ts';

/** A double probe that proves something, or of category 10, which ends the run. */
export type ProbeEvent = DoubleProbe & {
  readonly kind: 'probe';
  readonly number: number; // of the successful probes and sets, from 1
  readonly sweep: number; // sweeps made until then
  readonly fixed: readonly FixedCell[]; // what the run takes from it; empty for category 10
};

/** One assignment of the cells of a set, and what SimpleSolver made of it. */
export type SetFuture = {
  readonly values: readonly (0 | 1)[]; // of the cells, in their order
  readonly status: Status;
  readonly grid: Grid; // where it ended; after a contradiction, what was found until then
};

/** A set of unknown cells under all its assignments. */
export type SetProbe = {
  readonly cells: readonly Place[]; // in board order
  readonly futures: readonly SetFuture[]; // 2^k, counting up, the last cell fastest: 00, 01, 10, 11
  readonly survivors: number; // futures without a contradiction
  readonly fixed: readonly FixedCell[]; // the same in all survivors; empty when there is none
};

/** A set-probe that fixes something, or without survivors, which ends the run. */
export type SetEvent = SetProbe & {
  readonly kind: 'set';
  readonly number: number; // of the successful probes and sets, from 1
  readonly sweep: number; // sweeps made until then
};

/** One cell that the preceding probe or set fixed. */
type ProvedEvent = FixedCell & {
  readonly kind: 'proved';
  readonly number: number; // of the probe or set
};

/** The run is over. A contradiction names a line without a fit, or follows a probe or set without a future. */
export type ProbingEndEvent = {
  readonly kind: 'end';
  readonly status: Status;
  readonly sweep: number; // sweeps made
  readonly probes: number; // successful double probes
  readonly sets: number; // successful sets
  /** False: the work ran out, so that a standstill may not be one. */
  readonly complete: boolean;
  readonly direction?: Direction;
  readonly index?: number;
};

export type ProbingEvent =
  | SweepEvent
  | LineEvent
  | CellEvent
  | ProbeEvent
  | SetEvent
  | ProvedEvent
  | ProbingEndEvent;

/** One recorded run. */
export type ProbingRun = {
  readonly puzzle: Puzzle;
  readonly start: Grid;
  readonly events: readonly ProbingEvent[];
  readonly end: Grid; // the state at the last event
  readonly status: Status;
  readonly probes: number; // successful double probes
  readonly sets: number; // successful sets
  readonly complete: boolean; // see ProbingEndEvent
};
