/**
 * Probing (001 §3.3-3.5): from the state S in which SimpleSolver stands still, each unknown cell is set filled and set
 * empty, each time from S, and SimpleSolver runs on. `probe`, `doubleProbe` and `recordProbing` write everything down for
 * the stepper; `probeAll` gives the categories alone.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Recording, SolverEvent, Status } from '../sweep/events.ts';
import { createFastProbe } from './fastProbe.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { Category, ProbingClass, Stars, Usefulness } from './probeCategory.ts';
import {
  CATEGORIES,
  categoryOf,
  probingClass,
  sortedSequence,
  starsOf,
  usefulnessOf,
} from './probeCategory.ts';
import type { Contradiction } from './probeReason.ts';
import { traceContradiction } from './probeReason.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { record } from '../sweep/simpleSolver.ts';

/** One probe: a cell set to a value, and what SimpleSolver made of it. */
export type ProbeOutcome = FixedCell & {
  readonly start: Grid; // the state with the cell set
  /** Of SimpleSolver, H first, sweeps counted from 1; only lines that were changed since the state (001 §3.3), then `end`. */
  readonly events: readonly SolverEvent[];
  readonly end: Grid; // at the last event; after a contradiction, what was found until then
  readonly status: Status;
  readonly fixed: number; // cells found besides the probed one
  readonly usefulness: Usefulness;
  readonly contradiction: Contradiction | null; // the line without a fit, and why
};

/** Both probes of one cell. */
export type DoubleProbe = {
  readonly row: number; // zero-based
  readonly column: number;
  readonly one: ProbeOutcome; // filled
  readonly zero: ProbeOutcome; // empty
  readonly category: Category;
  /** The value that the cell has in every solution, when one probe, and only one, is contradicting. */
  readonly proves: 0 | 1 | null;
  /**
   * Cells unknown in the state that have the same value in every future without a contradiction, row by row: certain.
   * With one contradiction, all that the other probe found, the probed cell included; with two, none.
   */
  readonly agreed: readonly FixedCell[];
};

/** SimpleSolver and then the double probe of every unknown cell. */
export type ProbingRecording = {
  readonly puzzle: Puzzle;
  readonly simple: Recording; // the sweeps before probing, H first
  readonly state: Grid; // S, where they ended
  readonly probes: readonly DoubleProbe[]; // in board order; empty unless S is a standstill
  readonly sequence: readonly Category[]; // of the probes
  readonly sorted: readonly Category[];
  readonly class: ProbingClass | null; // null: the sweeps met a contradiction
  readonly stars: Stars | null;
};

/** What probing says of a puzzle, without events. */
export type ProbingResult = {
  readonly status: Status; // of SimpleSolver
  readonly state: Grid; // S
  readonly cells: readonly ProbedCell[]; // the unknown cells of S in board order; empty unless S is a standstill
  readonly sequence: readonly Category[]; // their categories
  readonly class: ProbingClass | null; // null: SimpleSolver met a contradiction
  readonly stars: Stars | null;
};

/** An unknown cell and its category. */
export type ProbedCell = {
  readonly row: number;
  readonly column: number;
  readonly category: Category;
};

/**
 * Probes one cell.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param state - a standstill of SimpleSolver, of the puzzle's size; not modified. In another state lines that do not
 * cross the probed cell may give something too, and count as found by the probe
 * @param cell - an unknown cell, as its place in `state.cells`: row · width + column
 * @param value - 1 for a 1-probe (filled), 0 for a 0-probe (empty)
 * @returns what SimpleSolver made of it, event by event
 * @throws RangeError when there is no such cell or it is known; as {@link requirePuzzle} does
 * @source 001_a525a3e1210b0814.txt §3.3 (1-probe, 0-probe), §3.4 (usefulness)
 */
export function probe(puzzle: Puzzle, state: Grid, cell: number, value: 0 | 1): ProbeOutcome {
  requireUnknown(state, cell);
  const cells = state.cells.slice();
  cells[cell] = value;
  const { events, status } = record(puzzle, 'H', { ...state, cells });
  const end = { ...state, cells: cells.slice() };
  let fixed = 0;
  for (const event of events) {
    if (event.kind !== 'cell') continue;
    end.cells[event.row * state.width + event.column] = event.value;
    fixed++;
  }
  return {
    row: Math.floor(cell / state.width),
    column: cell % state.width,
    value,
    start: { ...state, cells },
    events: changedOnly(state, cell, events),
    end,
    status,
    fixed,
    usefulness: usefulnessOf(status, fixed > 0),
    contradiction: traceContradiction(puzzle, state, events),
  };
}

/**
 * Probes one cell filled and empty.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param state - a standstill of SimpleSolver; not modified
 * @param cell - an unknown cell, as its place in `state.cells`
 * @returns both probes, their category, and what they prove
 * @throws as {@link probe} does
 * @source 001_a525a3e1210b0814.txt §3.3 (double probe), Table 1
 */
export function doubleProbe(puzzle: Puzzle, state: Grid, cell: number): DoubleProbe {
  const one = probe(puzzle, state, cell, 1);
  const zero = probe(puzzle, state, cell, 0);
  const category = categoryOf(one.usefulness, zero.usefulness);
  return {
    row: one.row,
    column: one.column,
    one,
    zero,
    category,
    proves: CATEGORIES[category]?.proves ?? null,
    agreed: agreement(
      state,
      [one, zero].filter(({ status }) => status !== 'contradiction').map(({ end }) => end.cells),
    ),
  };
}

/**
 * Cells that are unknown in a state and known, with one value, in each of some futures of it.
 *
 * @param futures - cells of the state's size; none agree on nothing
 * @returns row by row
 * @source 001 fixes only what a contradiction proves; 000 §3.2 fixes what all surviving configurations share
 */
export function agreement(state: Grid, futures: readonly Uint8Array[]): FixedCell[] {
  const [first, ...others] = futures;
  const agreed: FixedCell[] = [];
  for (let at = 0; at < (first?.length ?? 0); at++) {
    const value = first?.[at];
    if (state.cells[at] !== UNKNOWN || (value !== 0 && value !== 1)) continue;
    if (others.every((cells) => cells[at] === value))
      agreed.push({ row: Math.floor(at / state.width), column: at % state.width, value });
  }
  return agreed;
}

/**
 * Runs SimpleSolver and probes every unknown cell, with everything written down.
 *
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @remarks Two recorded runs a cell: for boards of up to some hundred unknown cells; {@link probeAll} is much faster.
 * @source 001_a525a3e1210b0814.txt §3.4 (probing sequence), Tables 2 and 3
 */
export function recordProbing(puzzle: Puzzle, from?: Grid): ProbingRecording {
  const simple = record(puzzle, 'H', from);
  const state = startGrid(puzzle, from);
  for (const event of simple.events)
    if (event.kind === 'cell') state.cells[event.row * state.width + event.column] = event.value;
  const probes: DoubleProbe[] = [];
  if (simple.status === 'standstill')
    for (const cell of unknownCells(state)) probes.push(doubleProbe(puzzle, state, cell));
  const sequence = probes.map(({ category }) => category);
  const found = probingClass(simple.status, sequence);
  const sorted = sortedSequence(sequence);
  return { puzzle, simple, state, probes, sequence, sorted, class: found, stars: starsOf(found) };
}

/** How far {@link probeAllInPieces} is. */
export type ProbingProgress = {
  readonly state: Grid; // S
  readonly cells: readonly ProbedCell[]; // those probed so far, in board order; goes on growing
  readonly unknown: number; // how many there are to probe
};

/** How {@link probeAll} goes. */
export type ProbingOptions = {
  /** A state to go on from, default the clues; see `startGrid`. */
  readonly from?: Grid;
};

/**
 * Runs SimpleSolver and probes every unknown cell, without events. On boards of up to 32 x 32 cells probes share work
 * (fastProbe.ts), with the same result.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param options - a state to go on from
 * @returns the standstill, and the category of each of its unknown cells in board order
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @source 001_a525a3e1210b0814.txt §3.4, Tables 2 and 3
 */
export function probeAll(puzzle: Puzzle, options: ProbingOptions = {}): ProbingResult {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, options.from);
  const { height, width } = start;
  if (Math.max(height, width) > WORD_CELLS) return allPieces(probeAllInPieces(puzzle, options));
  const shared = createFastProbe(height, width);
  const { status, state } = standstillOf(shared.simple, puzzle, start);
  const cells: ProbedCell[] = [];
  if (status === 'standstill') {
    shared.probe();
    for (let at = 0; at < shared.length; at++)
      cells.push(probedCell(state, shared.cells[at]!, shared.sequence[at] as Category));
  }
  return probingResult(status, state, cells);
}

/**
 * The same in pieces, a cell each, with news before every one.
 *
 * @throws as {@link probeAll} does
 * @source 001_a525a3e1210b0814.txt §3.4, Tables 2 and 3
 */
export function* probeAllInPieces(
  puzzle: Puzzle,
  { from }: ProbingOptions = {},
): InPieces<ProbingResult, ProbingProgress> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle, from);
  const simple = createFastSimple(start.height, start.width);
  const { status, state } = standstillOf(simple, puzzle, start);
  const cells: ProbedCell[] = [];
  if (status === 'standstill') {
    simple.keep();
    const unknown = unknownCells(state);
    for (const cell of unknown) {
      yield { state, cells, unknown: unknown.length };
      const category = categoryOf(usefulnessAt(simple, cell, 1), usefulnessAt(simple, cell, 0));
      cells.push(probedCell(state, cell, category));
    }
  }
  return probingResult(status, state, cells);
}

/** Where SimpleSolver ends. */
function standstillOf(
  simple: FastSimple,
  puzzle: Puzzle,
  start: Grid,
): Pick<ProbingResult, 'status' | 'state'> {
  simple.setPuzzle(puzzle);
  simple.setCells(start.cells);
  const status = STATUS_OF_CODE[simple.run('H')] as Status;
  return { status, state: { ...start, cells: simple.readCells().slice() } };
}

const probedCell = ({ width }: Grid, cell: number, category: Category): ProbedCell => ({
  row: Math.floor(cell / width),
  column: cell % width,
  category,
});

function probingResult(status: Status, state: Grid, cells: readonly ProbedCell[]): ProbingResult {
  const sequence = cells.map(({ category }) => category);
  const found = probingClass(status, sequence);
  return { status, state, cells, sequence, class: found, stars: starsOf(found) };
}

/** The usefulness of a probe from the state that the solver keeps. */
function usefulnessAt(simple: FastSimple, cell: number, value: 0 | 1): Usefulness {
  simple.restore();
  const before = simple.unknown;
  simple.setCell(Math.floor(cell / simple.width), cell % simple.width, value);
  const status = STATUS_OF_CODE[simple.run('H')] as Status;
  return usefulnessOf(status, simple.unknown < before - 1);
}

/**
 * Places of the unknown cells in `grid.cells`, ascending.
 *
 * @param grid - of any size
 * @returns a new list; cell `at` stands in row `Math.floor(at / width)` and column `at % width`
 */
export function unknownCells(grid: Grid): number[] {
  return Array.from(grid.cells.keys()).filter((at) => grid.cells[at] === UNKNOWN);
}

function requireUnknown({ cells }: Grid, cell: number): void {
  if (cells[cell] === UNKNOWN) return;
  const size = cells.length;
  throw new RangeError(
    cells[cell] === undefined
      ? `cell must be a whole number from 0 to ${size - 1}: ${cell}`
      : `cell ${cell} is known, so there is nothing to probe`,
  );
}

/** Leaves out the lines that were not changed since the state, or are finished and right: nothing to show. */
function changedOnly(state: Grid, cell: number, events: readonly SolverEvent[]): SolverEvent[] {
  const changed = { H: new Uint8Array(state.height), V: new Uint8Array(state.width) };
  changed.H[Math.floor(cell / state.width)] = 1;
  changed.V[cell % state.width] = 1;
  return events.filter((event) => {
    if (event.kind === 'cell')
      changed[event.direction === 'H' ? 'V' : 'H'][
        event.direction === 'H' ? event.column : event.row
      ] = 1;
    if (event.kind !== 'line') return true;
    const was = changed[event.direction][event.index] === 1;
    changed[event.direction][event.index] = 0;
    if (event.after === null || event.fixed > 0) return true;
    return was && event.before.includes(UNKNOWN);
  });
}
