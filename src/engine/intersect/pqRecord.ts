/** The recorder that the (p,q)-SOLVERs share: sweeps by SimpleSolver's recorder, intersections by a finder. */
import type { Direction, Grid } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import type { PqEndEvent, PqEvent, PqRecording } from './fourEvents.ts';
import type { Situation } from './lookupTable.ts';
import type { Intersection } from './pqIntersection.ts';
import { intersect } from './pqIntersection.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { sweepOn } from '../sweep/sweepRecord.ts';

/** The lines of one intersection, zero-based, ascending. */
export type LineChoice = { readonly rows: readonly number[]; readonly columns: readonly number[] };

/** How a recorded run goes. */
export type RunOptions = {
  readonly first?: Direction; // of the first sweep after each intersection too; default H
  /** A state to go on from, default the clues; see `startGrid`. */
  readonly from?: Grid;
  /** Intersections to take first, in this order; those that are not successful at their turn are passed over. */
  readonly choices?: readonly LineChoice[];
  /** Whether to go on by itself when the choices are used up; default true. */
  readonly goOn?: boolean;
};

/** Finds the next intersection. */
export type Finder = {
  /** The first one that fixes something or has no survivors; null at a standstill. */
  first(grid: Grid, puzzle: Puzzle): InPieces<Intersection | null>;
  /** The relations of the four lines of a 2 x 2 intersection. */
  situation(grid: Grid, puzzle: Puzzle, intersection: Intersection): InPieces<Situation | null>;
};

/**
 * Records a run, in pieces.
 *
 * @throws RangeError or TypeError for a malformed puzzle, state or choice
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* recordRun(
  puzzle: Puzzle,
  p: number,
  q: number,
  finder: Finder,
  { first = 'H', from, choices = [], goOn = true }: RunOptions,
): InPieces<PqRecording> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, from);
  const end: Grid = { ...start, cells: start.cells.slice() };
  const events: PqEvent[] = [];
  const waiting = [...choices];
  const done = (intersections: number, last: PqEndEvent): PqRecording => {
    events.push(last);
    return { puzzle, p, q, first, start, events, end, status: last.status, intersections };
  };
  for (let number = 1, sweep = 0; ; number++) {
    const { events: sweeps, end: swept } = sweepOn(end, puzzle, first, sweep);
    events.push(...sweeps);
    yield;
    if (swept.status !== 'standstill')
      return done(number - 1, { ...swept, intersections: number - 1 });
    sweep = swept.sweep;
    const chosen = nextChoice(waiting, end, puzzle);
    const next = chosen ?? (goOn ? yield* finder.first(end, puzzle) : null);
    const status: Status = next?.survivors.length === 0 ? 'contradiction' : 'standstill';
    if (next) {
      const situation = yield* finder.situation(end, puzzle, next);
      events.push({ ...next, kind: 'intersection', number, sweep, situation });
      for (const cell of next.fixed) {
        events.push({ ...cell, kind: 'crossing', intersection: number });
        end.cells[cell.row * end.width + cell.column] = cell.value;
      }
    }
    if (!next || status === 'contradiction')
      return done(number - 1, { kind: 'end', status, sweep, intersections: number - 1 });
  }
}

function nextChoice(waiting: LineChoice[], grid: Grid, puzzle: Puzzle): Intersection | null {
  for (let choice = waiting.shift(); choice; choice = waiting.shift()) {
    const found = intersect(grid, puzzle, choice.rows, choice.columns);
    if (found.fixed.length > 0 || found.survivors.length === 0) return found;
  }
  return null;
}
