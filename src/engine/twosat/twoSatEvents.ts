/**
 * What a recorded run of TwoSatSolver adds to the events of SimpleSolver: chain > proved, and flow > proved. Sweeps before
 * and after are recorded as in events.ts, their numbers counting on through the run.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { CellEvent, LineEvent, Status, SweepEvent } from '../sweep/events.ts';
import type { Chain } from './chains.ts';
import type { Component } from './components.ts';
import type { Literal } from './implications.ts';

/** A value leads to its opposite: it is false. */
export type ChainEvent = {
  readonly kind: 'chain';
  readonly number: number; // of the conclusions, from 1
  readonly sweep: number; // sweeps made until then
  readonly literal: Literal; // what is false
  /** The way from it to its opposite: each step a clause of a line. */
  readonly chain: Chain;
  readonly fixed: readonly FixedCell[]; // the cell, with the other value
};

/** The remaining sums of rows and columns leave some cells one value, or cannot be met, which ends the run. */
export type FlowEvent = {
  readonly kind: 'flow';
  readonly number: number; // of the conclusions, from 1
  readonly sweep: number;
  readonly possible: boolean; // false: no filling has these sums
  readonly fixed: readonly FixedCell[];
};

/** One cell that the preceding conclusion fixed. */
type ProvedEvent = FixedCell & {
  readonly kind: 'proved';
  readonly number: number; // of the conclusion
};

/** The run is over. A contradiction names a line without a fit, or follows sums that cannot be met. */
export type TwoSatEndEvent = {
  readonly kind: 'end';
  readonly status: Status;
  readonly sweep: number; // sweeps made
  readonly chains: number;
  readonly flows: number; // that fixed something
  readonly direction?: Direction;
  readonly index?: number;
};

export type TwoSatEvent =
  | SweepEvent
  | LineEvent
  | CellEvent
  | ChainEvent
  | FlowEvent
  | ProvedEvent
  | TwoSatEndEvent;

/** One recorded run of TwoSatSolver. */
export type TwoSatRecording = {
  readonly puzzle: Puzzle;
  readonly start: Grid;
  readonly events: readonly TwoSatEvent[];
  readonly end: Grid; // the state at the last event
  readonly status: Status;
  readonly chains: number;
  readonly flows: number;
  /** Equal and opposite cells of the state in which it stood still; none otherwise. */
  readonly components: readonly Component[];
};
