/**
 * What a recorded run of a (p,q)-SOLVER adds to the events of SimpleSolver: intersection > crossing. Sweeps before and
 * after an intersection are recorded as in events.ts, their numbers counting on through the run.
 */
import type { Direction, Grid } from '../board/cell.ts';
import type { CellEvent, LineEvent, Status, SweepEvent } from '../sweep/events.ts';
import type { Situation } from './lookupTable.ts';
import type { Intersection } from './pqIntersection.ts';
import type { Puzzle } from '../board/puzzle.ts';

/** A successful intersection, or one without survivors, which ends the run. */
export type IntersectionEvent = Intersection & {
  readonly kind: 'intersection';
  readonly number: number; // of the successful intersections, from 1
  readonly sweep: number; // sweeps made until then
  /** The relations of the four lines, 0..6 (two rows, two columns and four unknown crossings), else null. */
  readonly situation: Situation | null;
};

/** One cell that the preceding intersection fixed. */
export type CrossingEvent = {
  readonly kind: 'crossing';
  readonly intersection: number; // its number
  readonly row: number;
  readonly column: number;
  readonly value: 0 | 1;
};

/** The run is over. A contradiction names a line without a fit, or follows an intersection without survivors. */
export type PqEndEvent = {
  readonly kind: 'end';
  readonly status: Status;
  readonly sweep: number; // sweeps made
  readonly intersections: number; // successful ones
  readonly direction?: Direction;
  readonly index?: number;
};

export type PqEvent =
  | SweepEvent
  | LineEvent
  | CellEvent
  | IntersectionEvent
  | CrossingEvent
  | PqEndEvent;

/** One recorded run of a (p,q)-SOLVER. */
export type PqRecording = {
  readonly puzzle: Puzzle;
  readonly p: number; // rows of an intersection
  readonly q: number; // columns
  readonly first: Direction;
  readonly start: Grid;
  readonly events: readonly PqEvent[];
  readonly end: Grid; // the state at the last event
  readonly status: Status;
  readonly intersections: number; // successful ones
};
