/**
 * The append-only list that a recorded run of SimpleSolver writes: sweep > line > cell.
 * Every level ends in the same state; a `line` event names the premises from which its cells follow.
 */
import type { Direction, Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';

/** A sweep begins. `number` counts from 1 (000's difficulty is the number of the last useful one). */
export type SweepEvent = {
  readonly kind: 'sweep';
  readonly number: number;
  readonly direction: Direction;
};

/** Line `index` is settled: `before` is the line as the sweep found it, `after` what SETTLE makes of it. */
export type LineEvent = {
  readonly kind: 'line';
  readonly sweep: number;
  readonly direction: Direction;
  readonly index: number; // row (H) or column (V), zero-based
  readonly before: Uint8Array; // with the line's description: all the premises
  readonly after: Uint8Array | null; // null: no fit, a contradiction
  readonly fixed: number; // how many cells `after` knows and `before` did not
};

/** One cell that the preceding line event fixed. */
export type CellEvent = {
  readonly kind: 'cell';
  readonly sweep: number;
  readonly direction: Direction;
  readonly index: number; // the settled line
  readonly row: number;
  readonly column: number;
  readonly value: 0 | 1;
};

/** The run is over. A contradiction names the line that has no fit. */
export type EndEvent = {
  readonly kind: 'end';
  readonly status: Status;
  readonly sweep: number; // sweeps made until then
  readonly direction?: Direction; // with index: the line without a fit
  readonly index?: number;
};

/** One event of a recorded run of SimpleSolver; `kind` tells which. */
export type SolverEvent = SweepEvent | LineEvent | CellEvent | EndEvent;

/** Where a solver stopped: all cells known and all lines right; no line gives more; some line has no fit. */
export type Status = 'solved' | 'standstill' | 'contradiction';

/** One recorded run. */
export type Recording = {
  readonly puzzle: Puzzle;
  readonly first: Direction;
  readonly start: Grid; // all unknown but for the clues, or the state that the run went on from
  readonly events: readonly SolverEvent[];
  readonly status: Status;
};
