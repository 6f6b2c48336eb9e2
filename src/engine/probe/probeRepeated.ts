/**
 * Repeated probing: probe, fix what is proved, sweep, probe again, until nothing is proved.
 *
 * 001 §3.3 says of a contradicting probe that "we fill this cell with the opposite of what caused the contradiction"; it
 * fixes nothing else, and probes once. So the default fixes a cell exactly when one of its probes is contradicting.
 * With `agreement` a double probe also fixes every cell that both futures give one value, as 000 §3.2 does with the
 * configurations that survive; 001 does not propose it. Everything that is fixed is true in every solution.
 *
 * A state with more known cells never proves less, so the end does not depend on which probes are made first.
 */
import type { FixedCell, Grid, Place } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { CONTRADICTION, STANDSTILL, STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import { agreement as agreementOf, doubleProbe, unknownCells } from './probe.ts';
import type { DoubleProbe } from './probe.ts';
import type { ProbingRun } from './probeEvents.ts';
import type { FoundByProbe, ProbeFinder } from './probeRecord.ts';
import { recordProbes } from './probeRecord.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';

/** What a probe may prove. */
export type RepeatedOptions = {
  /** Whether cells that both futures agree on are fixed too; default false: only what a contradiction proves. */
  readonly agreement?: boolean;
};

/** How repeated probing ended. */
export type RepeatedResult = {
  readonly status: Status;
  readonly grid: Grid; // the fixpoint; after a contradiction, what was known until then
  /** Rounds that fixed something: in each, all unknown cells are probed from one state. 0 when sweeps alone came here. */
  readonly rounds: number;
};

/**
 * Probes to the fixpoint, without events, in rounds: all that the probes of one state prove is fixed together.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param options - what a probe may prove
 * @returns the state in which no probe proves anything, with the rounds that led there
 * @throws RangeError or TypeError for a malformed puzzle; one without a solution is a result
 * @remarks Two runs of SimpleSolver an unknown cell and round.
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export const repeatedProbing = (puzzle: Puzzle, options: RepeatedOptions = {}): RepeatedResult =>
  allPieces(repeatedProbingInPieces(puzzle, options));

/** How far repeated probing is. */
type RepeatedProgress = {
  readonly rounds: number; // that are done
  readonly unknown: number;
  readonly state: Grid; // that is probed now
};

/**
 * The same in pieces, a cell each.
 *
 * @throws as {@link repeatedProbing} does
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function* repeatedProbingInPieces(
  puzzle: Puzzle,
  { agreement = false }: RepeatedOptions = {},
): InPieces<RepeatedResult, RepeatedProgress> {
  requirePuzzle(puzzle);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const simple = createFastSimple(height, width);
  simple.setPuzzle(puzzle);
  return yield* probeToEndInPieces(simple, agreement);
}

/**
 * Sweeps from the cells that a solver was given, then goes on round by round, in pieces.
 *
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function* probeToEndInPieces(
  simple: FastSimple,
  agreement: boolean,
): InPieces<RepeatedResult, RepeatedProgress> {
  const { height, width } = simple;
  let code = simple.run('H');
  let rounds = 0;
  while (code === STANDSTILL) {
    const state = { height, width, cells: simple.readCells().slice() };
    const progress = { rounds, unknown: simple.unknown, state };
    const fixed = yield* provedByRound(simple, state, agreement, progress);
    if (fixed === null) return { status: 'contradiction', grid: state, rounds };
    if (fixed.length === 0) break;
    simple.restore();
    for (const { row, column, value } of fixed) simple.setCell(row, column, value);
    code = simple.run('H');
    rounds++;
  }
  const status = STATUS_OF_CODE[code] as Status;
  return { status, grid: { height, width, cells: simple.readCells().slice() }, rounds };
}

/** All that the double probes of one state prove, each cell once; null: both probes of a cell are contradicting. */
function* provedByRound(
  simple: FastSimple,
  state: Grid,
  agreement: boolean,
  progress: RepeatedProgress,
): InPieces<FixedCell[] | null, RepeatedProgress> {
  const known = state.cells.slice();
  const proved: FixedCell[] = [];
  simple.keep();
  for (const cell of unknownCells(state)) {
    yield progress;
    const fixed = provedBy(simple, state, cell, agreement);
    if (fixed === null) return null;
    for (const one of fixed) {
      const at = one.row * state.width + one.column;
      if (known[at] === UNKNOWN) proved.push(one);
      known[at] = one.value;
    }
  }
  simple.restore();
  return proved;
}

/** What the double probe of a cell proves, from the state that the solver keeps; null: no future. */
function provedBy(
  simple: FastSimple,
  state: Grid,
  cell: number,
  agreement: boolean,
): readonly FixedCell[] | null {
  const row = Math.floor(cell / state.width);
  const column = cell % state.width;
  const futures: Uint8Array[] = [];
  const possible: (0 | 1)[] = [];
  for (const value of [1, 0] as const) {
    simple.restore();
    simple.setCell(row, column, value);
    if (simple.run('H') === CONTRADICTION) continue;
    possible.push(value);
    if (agreement) futures.push(simple.readCells().slice());
  }
  const [value] = possible;
  if (value === undefined) return null;
  if (possible.length === 1) return [{ row, column, value }];
  return agreement ? agreementOf(state, futures) : [];
}

/** How a recorded run goes. */
export type RepeatedRunOptions = RepeatedOptions & {
  /** A state to go on from, default the clues; see `startGrid`. */
  readonly from?: Grid;
  /** Cells to probe first, in this order; those that are known or prove nothing at their turn are passed over. */
  readonly choices?: readonly Place[];
  /** Whether to go on by itself when the choices are used up; default true. */
  readonly goOn?: boolean;
};

/**
 * Probes to the fixpoint and records it as sweep > line > cell and probe > proved, one successful probe at a time: without
 * choices the first one in board order.
 *
 * @throws RangeError or TypeError for a malformed puzzle or state; RangeError for a choice outside the board
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function recordRepeated(puzzle: Puzzle, options: RepeatedRunOptions = {}): ProbingRun {
  requirePuzzle(puzzle);
  const { agreement = false, from, choices = [], goOn = true } = options;
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  for (const { row, column } of choices)
    if (!(row >= 0 && row < height && column >= 0 && column < width))
      throw new RangeError(`row ${row + 1}, column ${column + 1} is outside the board`);
  const single = singleFinder(puzzle, agreement);
  const waiting = choices.map(({ row, column }) => row * width + column);
  const finder: ProbeFinder = {
    complete: true,
    next(state): FoundByProbe | null {
      for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
        const found =
          state.cells[cell] === UNKNOWN ? tryCell(puzzle, state, cell, agreement) : null;
        if (found) return found;
      }
      return goOn ? single.next(state) : null;
    },
  };
  return recordProbes(puzzle, finder, from);
}

/**
 * Finds the first cell in board order whose double probe proves something or has no future.
 *
 * @source 001_a525a3e1210b0814.txt §3.3
 */
export function singleFinder(puzzle: Puzzle, agreement: boolean): ProbeFinder {
  const simple = createFastSimple(puzzle.rows.length, puzzle.columns.length);
  return {
    complete: true,
    next(state): FoundByProbe | null {
      simple.setPuzzle(puzzle);
      simple.setCells(state.cells);
      simple.run('H');
      simple.keep();
      const cell = unknownCells(state).find(
        (at) => provedBy(simple, state, at, agreement)?.length !== 0,
      );
      return cell === undefined ? null : tryCell(puzzle, state, cell, agreement);
    },
  };
}

function tryCell(
  puzzle: Puzzle,
  state: Grid,
  cell: number,
  agreement: boolean,
): FoundByProbe | null {
  const probe = doubleProbe(puzzle, state, cell);
  const fixed = takenFrom(probe, agreement);
  return fixed.length > 0 || probe.category === 10 ? { probe, fixed } : null;
}

function takenFrom(probe: DoubleProbe, agreement: boolean): readonly FixedCell[] {
  const { row, column, proves, agreed } = probe;
  if (proves !== null) return [{ row, column, value: proves }];
  return agreement ? agreed : [];
}
