/** What follows line by line, from two rows and two columns, by chains, and by probing: each goes as far as it can. */
import type { Grid as EngineGrid } from '../engine/board/cell.ts';
import type { Puzzle as EnginePuzzle } from '../engine/board/puzzle.ts';
import { createFastFour } from '../engine/intersect/fastFour.ts';
import { settle as settleLine } from '../engine/line/settle.ts';
import type { InPieces } from '../engine/pieces.ts';
import { probeAllInPieces } from '../engine/probe/probe.ts';
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import { repeatedProbingInPieces } from '../engine/probe/probeRepeated.ts';
import type { Status } from '../engine/sweep/events.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
import { choiceOf, flagOf, optionsOf } from './door/arguments.ts';
import { lineOfInput } from './door/grids.ts';
import { gridOut, statusOut } from './door/out.ts';
import { furtherInPieces } from './door/further.ts';
import type { Further } from './door/further.ts';
import { clueOfInput, puzzleOfInput, startOf } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';
import type { Clue, Grid, GridInput, LineInput, PuzzleInput } from './door/shapes.ts';

/** What a method came to. */
export type MethodResult = {
  /** `solved`: every cell is known. `stuck`: the method gives no more. `none`: there is no solution from this state. */
  readonly status: 'solved' | 'stuck' | 'none';
  /** All that it knows. At `none`: what it knew until then, which means nothing more. */
  readonly grid: Grid;
};

/** From where a method goes on, and what ends it. */
export type MethodOptions = {
  /** A state to go on from, which another method or a player left; default the given cells alone. It need not be right. */
  readonly from?: GridInput;
  /** Ends the work with an error of code `aborted`. */
  readonly signal?: Signal;
};

/**
 * What follows on one line by itself: the cells that have the same value in every way to lay its runs.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns the line with these cells, or null when there is no way to lay the runs
 * @throws NonogramError for what is no line or no clue
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function settle(line: LineInput, clue: Clue): Uint8Array | null {
  return settleLine(lineOfInput(line, 'line'), clueOfInput(clue));
}

/** What sweeps came to. */
export type SweepsResult = MethodResult & {
  /**
   * Solved: the number of the sweep that fixed the last cell (0 if the given cells are all), the difficulty of a puzzle that
   * sweeps solve. Stuck: of the first sweep, the opening one apart, that fixed nothing. None: of the one in which that showed.
   */
  readonly sweeps: number;
};

/**
 * All rows, all columns, all rows and so on, each line settled by itself, until that gives no more: what most players do.
 *
 * @param puzzle - a puzzle
 * @param options - `first`: `rows` or `columns`, default rows; `from`: a state to go on from
 * @returns how it ended, with the number of sweeps
 * @throws NonogramError for what is no puzzle or no state
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function sweep(
  puzzle: PuzzleInput,
  options: { readonly first?: 'rows' | 'columns'; readonly from?: GridInput } = {},
): SweepsResult {
  const given = optionsOf(options, 'sweep', ['first', 'from']);
  const first = choiceOf(given, 'first', ['rows', 'columns'], 'rows') === 'rows' ? 'H' : 'V';
  const inside = puzzleOfInput(puzzle);
  const { status, grid, sweeps } = solveSimple(inside, first, startOf(inside, given['from']));
  return { status: statusOut(status), grid: gridOut(grid), sweeps };
}

/** What a method beyond single lines came to. */
export type FurtherResult = MethodResult & {
  /** Whether it found anything that sweeps alone do not. */
  readonly helped: boolean;
};

async function further(
  call: string,
  create: Further,
  puzzle: PuzzleInput,
  options: MethodOptions,
): Promise<FurtherResult> {
  const given = optionsOf(options, call, ['from', 'signal']);
  const inside = puzzleOfInput(puzzle);
  const pieces = furtherInPieces(create, inside, startOf(inside, given['from']));
  const { status, grid, helped } = await inTurns(pieces, {
    signal: signalOf(given),
    onProgress: undefined,
  });
  return { status: statusOut(status), grid: gridOut(grid), helped };
}

/**
 * Two rows and two columns at a time: which values their four crossings can have together, with sweeps in between.
 *
 * @param puzzle - a puzzle
 * @param options - a state to go on from, and a signal
 * @returns how it ended
 * @throws NonogramError for what is no puzzle or no state, and with code `aborted`
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function pairsOfLines(
  puzzle: PuzzleInput,
  options: MethodOptions = {},
): Promise<FurtherResult> {
  return further('pairsOfLines', createFastFour, puzzle, options);
}

/**
 * Chains of pairs (2-SAT): on each line one value of a cell forces a value of another; where such steps lead from a value to its
 * opposite, it is false. Sweeps in between.
 *
 * @param puzzle - a puzzle
 * @param options - a state to go on from, and a signal
 * @returns how it ended; all that {@link pairsOfLines} finds is found too
 * @throws NonogramError for what is no puzzle or no state, and with code `aborted`
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009)
 */
export function chains(puzzle: PuzzleInput, options: MethodOptions = {}): Promise<FurtherResult> {
  return further('chains', createFastTwoSat, puzzle, options);
}

/** What supposing a value of a cell leads to, by sweeps: no other cell, some cells, a contradiction, or a whole solution. */
export type ProbeOutcome = 'nothing' | 'more' | 'contradiction' | 'solution';

/** A cell that was probed. */
export type ProbedCell = {
  readonly row: number;
  readonly column: number;
  /** What comes of it if the cell is filled. */
  readonly filled: ProbeOutcome;
  /** What comes of it if the cell is empty. */
  readonly empty: ProbeOutcome;
};

/** What probing came to. */
export type ProbingResult = MethodResult & {
  /** Rounds that fixed something; 0 when sweeps alone came this far. */
  readonly rounds: number;
  /** The cells that were unknown after the first sweeps, row by row, and what their probes came to then. */
  readonly cells: readonly ProbedCell[];
};

const outcomes = ['nothing', 'more', 'contradiction', 'solution'] as const;

/** From where probing goes on, how far, and what ends it. */
export type ProbingOptions = MethodOptions & {
  /** Whether to stop after the first round; default false, rounds until nothing is proved. */
  readonly once?: boolean;
};

/**
 * Probing: every cell that sweeps leave unknown is supposed to be filled, and supposed to be empty, and sweeps go on from
 * there. A value that leads to a contradiction is false.
 *
 * @param puzzle - a puzzle
 * @param options - a state to go on from, whether for one round only, and a signal
 * @returns how it ended, and what each probe of the first round came to
 * @throws NonogramError for what is no puzzle or no state, and with code `aborted`
 * @remarks Two runs of sweeps for each unknown cell and round: a second or so for 30 by 30.
 * @source 001_a525a3e1210b0814.txt §3.3-3.5
 */
export async function probing(
  puzzle: PuzzleInput,
  options: ProbingOptions = {},
): Promise<ProbingResult> {
  const given = optionsOf(options, 'probing', ['from', 'once', 'signal']);
  const inside = puzzleOfInput(puzzle);
  const pieces = probingInPieces(inside, startOf(inside, given['from']), flagOf(given, 'once'));
  return inTurns(pieces, { signal: signalOf(given), onProgress: undefined });
}

function* probingInPieces(
  puzzle: EnginePuzzle,
  from: EngineGrid,
  once: boolean,
): InPieces<ProbingResult, unknown> {
  const first = yield* probeAllInPieces(puzzle, { from });
  const state = { ...first.state, cells: first.state.cells.slice() };
  const cells = first.cells.map(({ row, column, category }): ProbedCell => ({
    row,
    column,
    filled: outcomes[CATEGORIES[category]?.one ?? 0],
    empty: outcomes[CATEGORIES[category]?.zero ?? 0],
  }));
  const result = (status: Status, grid: EngineGrid, rounds: number): ProbingResult => ({
    status: statusOut(status),
    grid: gridOut(grid),
    rounds,
    cells,
  });
  if (first.status !== 'standstill') return result(first.status, state, 0);
  if (cells.some(({ filled, empty }) => filled === 'contradiction' && empty === filled))
    return result('contradiction', state, 0);
  let proved = 0;
  for (const { row, column, category } of first.cells) {
    const value = CATEGORIES[category]?.proves ?? null;
    if (value === null) continue;
    state.cells[row * state.width + column] = value;
    proved++;
  }
  if (proved === 0) return result('standstill', state, 0);
  const swept = solveSimple(puzzle, 'H', state);
  if (once || swept.status !== 'standstill') return result(swept.status, swept.grid, 1);
  const rest = yield* repeatedProbingInPieces({ ...puzzle, clues: swept.grid.cells });
  return result(rest.status, rest.grid, 1 + rest.rounds);
}
