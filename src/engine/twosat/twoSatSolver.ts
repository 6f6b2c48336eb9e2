/**
 * TwoSatSolver, after the 2-SAT model of Batenburg & Kosters 2009 that 000 §3.2 compares with its (2,2)-intersections: from
 * a standstill of SimpleSolver the clauses of all lines; a value that leads to its opposite is false, and the cell gets the
 * other one; SimpleSolver; and again, until no value is false.
 *
 * A (2,2)-intersection asks the same of four cells, so the end contains FourSolver's. Repeated probing (001 §3.3) contains
 * this one: sweeps from a value that is false walk its chain, line by line, to the contradiction. A state with more known cells has all
 * clauses of one with fewer, or their cells are known, so the end does not depend on the order of the conclusions.
 */
import type { Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import type { Status } from '../sweep/events.ts';
import { STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import { sweepOn } from '../sweep/sweepRecord.ts';
import { shortestChainInPieces } from './chains.ts';
import { componentsInPieces } from './components.ts';
import { createFastTwoSat } from './fastTwoSat.ts';
import { fixedByFlowInPieces } from './flow.ts';
import { implicationsInPieces, opposite } from './implications.ts';
import type { Implications } from './implications.ts';
import type {
  ChainEvent,
  FlowEvent,
  TwoSatEndEvent,
  TwoSatEvent,
  TwoSatRecording,
} from './twoSatEvents.ts';

/** How a recorded run goes. */
export type TwoSatOptions = {
  /** A state to go on from, default the clues; see `startGrid`. */
  readonly from?: Grid;
  /** Whether to ask the sums of rows and columns too, where no value is false; default false. See flow.ts. */
  readonly flow?: boolean;
};

/**
 * Runs TwoSatSolver and records it as sweep > line > cell and chain > proved, one conclusion at a time, each by a shortest
 * chain.
 *
 * @throws RangeError or TypeError for a malformed puzzle or state
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function recordTwoSat(puzzle: Puzzle, options: TwoSatOptions = {}): TwoSatRecording {
  return allPieces(recordTwoSatInPieces(puzzle, options));
}

/**
 * The same in pieces: a run of SimpleSolver, a line's clauses, or part of the search for a chain.
 *
 * @throws as {@link recordTwoSat} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* recordTwoSatInPieces(
  puzzle: Puzzle,
  { from, flow = false }: TwoSatOptions = {},
): InPieces<TwoSatRecording> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, from);
  const end: Grid = { ...start, cells: start.cells.slice() };
  const events: TwoSatEvent[] = [];
  let [chains, flows] = [0, 0];
  let implications: Implications | undefined;
  function* done(last: Omit<TwoSatEndEvent, 'chains' | 'flows'>): InPieces<TwoSatRecording> {
    events.push({ ...last, chains, flows });
    const { status } = last;
    const components =
      status === 'standstill' && implications ? yield* componentsInPieces(implications) : [];
    return { puzzle, start, events, end, status, chains, flows, components };
  }
  for (let number = 1, sweep = 0; ; number++) {
    const { events: sweeps, end: swept } = sweepOn(end, puzzle, 'H', sweep);
    events.push(...sweeps);
    yield;
    if (swept.status !== 'standstill') return yield* done(swept);
    sweep = swept.sweep;
    implications = yield* implicationsInPieces(end, puzzle, implications);
    const next =
      (yield* nextChain(implications, number, sweep)) ??
      (flow ? yield* nextFlow(end, puzzle, number, sweep) : null);
    if (next === null) return yield* done({ kind: 'end', status: 'standstill', sweep });
    events.push(next);
    for (const cell of next.fixed) {
      events.push({ ...cell, kind: 'proved', number });
      end.cells[cell.row * end.width + cell.column] = cell.value;
    }
    if (next.kind === 'chain') chains++;
    else if (!next.possible) return yield* done({ kind: 'end', status: 'contradiction', sweep });
    else flows++;
  }
}

function* nextChain(
  implications: Implications,
  number: number,
  sweep: number,
): InPieces<ChainEvent | null> {
  const chain = yield* shortestChainInPieces(implications);
  const literal = chain?.[0]?.from;
  if (!chain || !literal) return null;
  return { kind: 'chain', number, sweep, literal, chain, fixed: [opposite(literal)] };
}

/** What the sums fix; null when nothing. */
function* nextFlow(
  grid: Grid,
  puzzle: Puzzle,
  number: number,
  sweep: number,
): InPieces<FlowEvent | null> {
  const fixed = yield* fixedByFlowInPieces(grid, puzzle);
  if (fixed?.length === 0) return null;
  return { kind: 'flow', number, sweep, possible: fixed !== null, fixed: fixed ?? [] };
}

/** How a run of TwoSatSolver ended. */
export type TwoSatResult = {
  readonly status: Status;
  readonly grid: Grid;
  /** Whether some value was found false; false for simple puzzles. */
  readonly progress: boolean;
};

/**
 * Runs TwoSatSolver without events, by the fast path.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @returns how the run ended, with the grid of all that is known then
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @remarks Makes a new solver each time: for many boards of one size use `createFastTwoSat`.
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function solveTwoSat(puzzle: Puzzle, from?: Grid): TwoSatResult {
  requirePuzzle(puzzle);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const solver = createFastTwoSat(height, width);
  solver.simple.setPuzzle(puzzle);
  if (from !== undefined) solver.simple.setCells(startGrid(puzzle, from).cells);
  const status = STATUS_OF_CODE[solver.run()] as Status;
  const grid = { height, width, cells: solver.simple.readCells() };
  return { status, grid, progress: solver.progress };
}
