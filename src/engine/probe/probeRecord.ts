/** The recorder that repeated probing and set-probing share: sweeps by SimpleSolver's recorder, probes by a finder. */
import type { FixedCell, Grid } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import type { DoubleProbe } from './probe.ts';
import type {
  ProbeEvent,
  ProbingEndEvent,
  ProbingEvent,
  ProbingRun,
  SetEvent,
  SetProbe,
} from './probeEvents.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { sweepOn } from '../sweep/sweepRecord.ts';

/** What a finder found: a successful probe or set, or one without a future. */
export type FoundByProbe =
  | { readonly probe: DoubleProbe; readonly fixed: readonly FixedCell[] }
  | { readonly set: SetProbe };

/** Finds what to do at a standstill. */
export type ProbeFinder = {
  /** Null at the fixpoint, or when the work has run out. */
  next(state: Grid): FoundByProbe | null;
  /** Whether everything was looked at that had to be. */
  readonly complete: boolean;
};

/**
 * Records a run: SimpleSolver, what the finder finds, SimpleSolver, ... until it finds nothing.
 *
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @throws RangeError or TypeError for a malformed puzzle or state
 * @source 001_a525a3e1210b0814.txt §3.3 ("we fill this cell with the opposite of what caused the contradiction")
 */
export function recordProbes(puzzle: Puzzle, finder: ProbeFinder, from?: Grid): ProbingRun {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, from);
  const end: Grid = { ...start, cells: start.cells.slice() };
  const events: ProbingEvent[] = [];
  let probes = 0;
  let sets = 0;
  let sweep = 0;
  const done = (
    last: Pick<ProbingEndEvent, 'status' | 'sweep' | 'direction' | 'index'>,
  ): ProbingRun => {
    const complete = finder.complete || last.status !== 'standstill';
    events.push({ ...last, kind: 'end', probes, sets, complete });
    return { puzzle, start, events, end, status: last.status, probes, sets, complete };
  };
  for (;;) {
    const swept = sweepOn(end, puzzle, 'H', sweep);
    events.push(...swept.events);
    if (swept.end.status !== 'standstill') return done(swept.end);
    sweep = swept.end.sweep;
    const found = finder.next(end);
    if (found === null) return done({ status: 'standstill', sweep });
    const event = eventOf(found, probes + sets + 1, sweep);
    events.push(event);
    if (event.fixed.length === 0) return done({ status: 'contradiction' satisfies Status, sweep });
    if (event.kind === 'probe') probes++;
    else sets++;
    for (const cell of event.fixed) {
      events.push({ ...cell, kind: 'proved', number: event.number });
      end.cells[cell.row * end.width + cell.column] = cell.value;
    }
  }
}

function eventOf(found: FoundByProbe, number: number, sweep: number): ProbeEvent | SetEvent {
  if ('set' in found) return { ...found.set, kind: 'set', number, sweep };
  return { ...found.probe, fixed: found.fixed, kind: 'probe', number, sweep };
}
