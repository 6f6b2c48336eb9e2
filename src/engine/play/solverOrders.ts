/** In which order solvers fix the cells of a puzzle, to be held against the order of a player. */
import type { Puzzle } from '../board/puzzle.ts';
import type { PqEvent } from '../intersect/fourEvents.ts';
import { recordFourInPieces } from '../intersect/fourSolver.ts';
import type { InPieces } from '../pieces.ts';
import type { SolverEvent, Status } from '../sweep/events.ts';
import { record } from '../sweep/simpleSolver.ts';
import type { TwoSatEvent } from '../twosat/twoSatEvents.ts';
import { recordTwoSatInPieces } from '../twosat/twoSatSolver.ts';

/** The solvers whose order is told, the weaker ones first. */
export type OrderedSolver = 'simple' | 'four' | 'two-sat';

/** A sweep, or a conclusion that goes beyond single lines (an intersection, a chain); each kind numbered from 1. */
export type OrderStep = { readonly kind: 'sweep' | 'beyond'; readonly number: number };

/** The run of a solver, by cells. */
export type SolverOrder = {
  readonly solver: OrderedSolver;
  readonly status: Status;
  /** The step that fixes each cell, from 1; 0 for a cell that none fixes. */
  readonly stepOf: Uint16Array;
  /** What the steps are; step s is at s - 1. */
  readonly steps: readonly OrderStep[];
};

/**
 * The orders of SimpleSolver, FourSolver and TwoSatSolver, rows first.
 *
 * @source the solvers are those of 000 §3
 */
export function* solverOrdersInPieces(puzzle: Puzzle): InPieces<readonly SolverOrder[]> {
  const orders = [orderOf('simple', puzzle, record(puzzle))];
  yield;
  orders.push(orderOf('four', puzzle, yield* recordFourInPieces(puzzle)));
  orders.push(orderOf('two-sat', puzzle, yield* recordTwoSatInPieces(puzzle)));
  return orders;
}

type Run = {
  readonly status: Status;
  readonly events: readonly (SolverEvent | PqEvent | TwoSatEvent)[];
};

/** The step of an event that fixes a cell; null for any other event. */
function stepOfEvent(event: Run['events'][number]): OrderStep | null {
  const { kind } = event;
  if (kind === 'cell') return { kind: 'sweep', number: event.sweep };
  if (kind === 'crossing') return { kind: 'beyond', number: event.intersection };
  return kind === 'proved' ? { kind: 'beyond', number: event.number } : null;
}

function orderOf(
  solver: OrderedSolver,
  { rows, columns }: Puzzle,
  { status, events }: Run,
): SolverOrder {
  const stepOf = new Uint16Array(rows.length * columns.length);
  const steps: OrderStep[] = [];
  for (const event of events) {
    const step = stepOfEvent(event);
    if (step === null || !('row' in event)) continue;
    const last = steps.at(-1);
    if (last?.kind !== step.kind || last.number !== step.number) steps.push(step);
    stepOf[event.row * columns.length + event.column] = steps.length;
  }
  return { solver, status, stepOf, steps };
}
