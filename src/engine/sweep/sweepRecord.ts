/** SimpleSolver's events within a longer run: from a state, with sweeps numbered on. */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { CellEvent, EndEvent, LineEvent, SolverEvent, SweepEvent } from './events.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { record } from './simpleSolver.ts';

/** What SimpleSolver did from some state. */
export type SweepsOn = {
  readonly events: readonly (SweepEvent | LineEvent | CellEvent)[];
  readonly end: EndEvent; // its `sweep` counts from the beginning of the longer run
};

/**
 * Runs SimpleSolver from a state.
 *
 * @param grid - the state, which knows all clues; written on to where the run ends
 * @param before - sweeps made so far: the next one has number `before` + 1
 * @source 000_8dc3042ab81c971c.txt §3.2 (the (p,q)-SOLVER goes on with SIMPLESOLVER)
 */
export function sweepOn(grid: Grid, puzzle: Puzzle, first: Direction, before: number): SweepsOn {
  const events: (SweepEvent | LineEvent | CellEvent)[] = [];
  for (const event of record(puzzle, first, grid).events) {
    if (event.kind === 'end') return { events, end: { ...event, sweep: event.sweep + before } };
    if (isIdle(event)) continue;
    if (event.kind === 'sweep') events.push({ ...event, number: event.number + before });
    else events.push({ ...event, sweep: event.sweep + before });
    if (event.kind === 'cell') grid.cells[event.row * grid.width + event.column] = event.value;
  }
  throw new Error('a recording has an end'); // unreachable
}

/** A finished line that fits: SimpleSolver checks it, there is nothing to show. */
function isIdle(event: SolverEvent): boolean {
  return event.kind === 'line' && event.after !== null && !event.before.includes(UNKNOWN);
}
