/**
 * Set-probing. 001 only proposes it (§3.3: "multiple cells are double probed at the same time"; §5); what follows is our
 * definition. Let S be a standstill of SimpleSolver and C a set of k cells unknown in S. Each of the 2^k assignments of C
 * is written into S and SimpleSolver runs, each time from S; an assignment *survives* if that meets no contradiction.
 *
 * - Every cell of the board that is unknown in S and has one value in the ends of all survivors is fixed
 *   (`agreement: false`: only cells of C are).
 * - No survivor: the puzzle has no solution.
 * - The k-set-solver: SimpleSolver; then any set of at most k cells that fixes something; SimpleSolver; ... until no set
 *   does. Sets of one cell are double probes, so it includes repeated probing.
 *
 * What is fixed is true in every solution, and as a state with more known cells never proves less, the end does not depend
 * on which sets are taken first. Sets of all unknown cells would be a search through all assignments.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Status } from '../sweep/events.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { CONTRADICTION, STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import { agreement as agreementOf, unknownCells } from './probe.ts';
import type { ProbingRun, SetFuture, SetProbe } from './probeEvents.ts';
import type { FoundByProbe, ProbeFinder } from './probeRecord.ts';
import { recordProbes } from './probeRecord.ts';
import { probeToEndInPieces, singleFinder } from './probeRepeated.ts';
import type { RepeatedResult } from './probeRepeated.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';

/** The most cells of a set: pairs and triples; beyond, a search for the solution is quicker. */
const MOST_CELLS = 3;

/** The runs of SimpleSolver after which a solver gives up unless told otherwise: a few seconds on 10 x 10. */
const MOST_RUNS = 2_000_000;

/** How set-probing goes. */
export type SetOptions = {
  /** Whether all cells of the board that the survivors agree on are fixed; false: only cells of the set. Default true. */
  readonly agreement?: boolean;
  /** Runs of SimpleSolver on assignments of two and three cells, 0 or more; default {@link MOST_RUNS}. */
  readonly maxRuns?: number;
  /** Cells of which it is known that nothing can fix them: with no others left the search ends. Default 0. */
  readonly open?: number;
};

/** How set-probing ended. */
export type SetResult = {
  readonly status: Status;
  readonly grid: Grid;
  readonly sets: number; // successful sets of more than one cell
  readonly runs: number; // of SimpleSolver on assignments of two and three cells
  /** False: the runs were used up, so that a standstill may not be one. */
  readonly complete: boolean;
};

/**
 * Solves by sets of up to `size` cells, without events. Smaller sets go first; of one size, the first in board order.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param size - 2 (pairs) or 3 (triples)
 * @param options - what the sets may fix, and when to give up
 * @returns how the run ended; when `complete` is false more runs might have found more
 * @throws RangeError for another size or a limit that is negative or no number; RangeError or TypeError for a malformed
 * puzzle. One without a solution is a result
 * @remarks {@link setRuns} runs for a standstill of n unknown cells.
 * @source 001_a525a3e1210b0814.txt §5 proposes it
 */
export const setProbing = (puzzle: Puzzle, size: number, options: SetOptions = {}): SetResult =>
  allPieces(setProbingInPieces(puzzle, size, options));

/** How far set-probing is. */
type SetProgress = { readonly runs: number };

/**
 * The same in pieces, a set or a single cell each.
 *
 * @throws as {@link setProbing} does
 * @source 001_a525a3e1210b0814.txt §5 proposes it
 */
export function* setProbingInPieces(
  puzzle: Puzzle,
  size: number,
  options: SetOptions = {},
): InPieces<SetResult, SetProgress> {
  requirePuzzle(puzzle);
  const search = createSearch(puzzle, size, options);
  const { simple, told } = search;
  simple.setPuzzle(puzzle);
  for (let sets = 0; ; sets++) {
    const { status, grid } = yield* probesInPieces(search);
    const end = (last: Status): SetResult => {
      const complete = last !== 'standstill' || !search.spent;
      return { status: last, grid, sets, runs: told.runs, complete };
    };
    const more = status === 'standstill' && unknownCells(grid).length > (options.open ?? 0);
    const found = more ? yield* firstSet(search, grid, size) : null;
    if (found === null) return end(status);
    if (found.fixed.length === 0) return end('contradiction');
    simple.setCells(grid.cells);
    for (const { row, column, value } of found.fixed) simple.setCell(row, column, value);
  }
}

/** Probes of single cells to their end, with the news of this search. */
function* probesInPieces(search: Search): InPieces<RepeatedResult, SetProgress> {
  const probes = probeToEndInPieces(search.simple, search.agreement);
  for (;;) {
    const { done, value } = probes.next();
    if (done === true) return value;
    yield search.told;
  }
}

/**
 * The most runs of SimpleSolver that a search through all sets of up to `size` cells takes, once.
 *
 * @param unknown - unknown cells, a whole number of 0 or more
 */
export function setRuns(unknown: number, size: number): number {
  let runs = 0;
  for (let k = 2, sets = unknown; k <= size; k++) {
    sets = (sets * (unknown - k + 1)) / k;
    runs += Math.max(0, sets) * 2 ** k;
  }
  return runs;
}

/**
 * Probes one set, with all its futures.
 *
 * @param state - a standstill of SimpleSolver; not modified
 * @param cells - different unknown cells, as places in `state.cells`, ascending
 * @throws RangeError when there are none or more than {@link MOST_CELLS}, or one is known or not on the board
 * @source 001_a525a3e1210b0814.txt §5 proposes it
 */
export function probeSet(
  puzzle: Puzzle,
  state: Grid,
  cells: readonly number[],
  options: SetOptions = {},
): SetProbe {
  return allPieces(probeSetInPieces(puzzle, state, cells, options));
}

/**
 * The same in pieces, a future each.
 *
 * @throws as {@link probeSet} does
 * @source 001_a525a3e1210b0814.txt §5 proposes it
 */
export function* probeSetInPieces(
  puzzle: Puzzle,
  state: Grid,
  cells: readonly number[],
  { agreement = true }: SetOptions = {},
): InPieces<SetProbe> {
  if (cells.length < 1 || cells.length > MOST_CELLS)
    throw new RangeError(`a set must have 1 to ${MOST_CELLS} cells: ${cells.length}`);
  if (cells.some((cell, k) => state.cells[cell] !== UNKNOWN || cell <= (cells[k - 1] ?? -1)))
    throw new RangeError(
      `cells of a set must be unknown, each once, in board order: ${cells.join(' ')}`,
    );
  const simple = createFastSimple(state.height, state.width);
  simple.setPuzzle({ rows: puzzle.rows, columns: puzzle.columns });
  const futures: SetFuture[] = [];
  for (let number = 0; number < 2 ** cells.length; number++) {
    const values = cells.map((_, k) => ((number >> (cells.length - 1 - k)) & 1) as 0 | 1);
    const assigned = state.cells.slice();
    for (const [k, cell] of cells.entries()) assigned[cell] = values[k] as 0 | 1;
    simple.setCells(assigned);
    const status = STATUS_OF_CODE[simple.run('H')] as Status;
    futures.push({ values, status, grid: { ...state, cells: simple.readCells().slice() } });
    yield;
  }
  const alive = futures.filter(({ status }) => status !== 'contradiction');
  const fixed = fixedBy(
    state,
    cells,
    alive.map(({ grid }) => grid.cells),
    agreement,
  );
  const places = cells.map((at) => ({
    row: Math.floor(at / state.width),
    column: at % state.width,
  }));
  return { cells: places, futures, survivors: alive.length, fixed };
}

/**
 * Solves by sets of up to `size` cells and records it as sweep > line > cell, probe > proved and set > proved.
 *
 * @param options - with `from`, a state to go on from instead of the clues; see `startGrid`
 * @throws as {@link setProbing} does
 * @source 001_a525a3e1210b0814.txt §5 proposes it
 */
export function recordSets(
  puzzle: Puzzle,
  size: number,
  options: SetOptions & { readonly from?: Grid } = {},
): ProbingRun {
  requirePuzzle(puzzle);
  const search = createSearch(puzzle, size, options);
  const single = singleFinder(puzzle, search.agreement);
  const finder: ProbeFinder = {
    get complete(): boolean {
      return !search.spent;
    },
    next(state): FoundByProbe | null {
      const found = single.next(state);
      if (found) return found;
      const set = allPieces(firstSet(search, state, size));
      return set && { set: probeSet(puzzle, state, set.cells, options) };
    },
  };
  return recordProbes(puzzle, finder, options.from);
}

type Search = {
  readonly simple: FastSimple;
  readonly agreement: boolean;
  readonly maxRuns: number;
  readonly told: { runs: number }; // the news
  spent: boolean; // whether a run was wanted that the limit forbids
};

function createSearch(
  puzzle: Puzzle,
  size: number,
  { agreement = true, maxRuns = MOST_RUNS }: SetOptions,
): Search {
  if (size !== 2 && size !== MOST_CELLS)
    throw new RangeError(`a set must have 2 or ${MOST_CELLS} cells: ${size}`);
  if (!(maxRuns >= 0)) throw new RangeError(`maxRuns must be 0 or more: ${maxRuns}`);
  const simple = createFastSimple(puzzle.rows.length, puzzle.columns.length);
  simple.setPuzzle({ rows: puzzle.rows, columns: puzzle.columns });
  return { simple, agreement, maxRuns, told: { runs: 0 }, spent: false };
}

/** A set of cells and what it fixes; nothing: no survivor. */
type FoundSet = { readonly cells: readonly number[]; readonly fixed: readonly FixedCell[] };

/** The first useful set of 2, then of 3 cells, and so on; null when there is none or the runs are used up. */
function* firstSet(
  search: Search,
  state: Grid,
  size: number,
): InPieces<FoundSet | null, SetProgress> {
  const unknown = unknownCells(state);
  for (let k = 2; k <= size && !search.spent; k++) {
    const found = yield* extend(search, state, unknown, [], [state.cells], k);
    if (found) return found;
  }
  return null;
}

/** Adds each later cell to a set in turn; the ends of the set's survivors are known. */
function* extend(
  search: Search,
  state: Grid,
  unknown: readonly number[],
  cells: readonly number[],
  survivors: readonly Uint8Array[],
  missing: number,
): InPieces<FoundSet | null, SetProgress> {
  const from = cells.length === 0 ? 0 : unknown.indexOf(cells.at(-1) ?? 0) + 1;
  for (let k = from; k <= unknown.length - missing; k++) {
    const cell = unknown[k] as number;
    const next = [...cells, cell];
    const futures = split(search, survivors, cell);
    if (search.spent) return null;
    yield search.told;
    if (missing > 1) {
      const found = yield* extend(search, state, unknown, next, futures, missing - 1);
      if (found || search.spent) return found;
      continue;
    }
    const fixed = fixedBy(state, next, futures, search.agreement);
    if (futures.length === 0 || fixed.length > 0) return { cells: next, fixed };
  }
  return null;
}

/**
 * The survivors when one more cell is assigned. In an end where that cell is known the other value is a contradiction,
 * because SimpleSolver from more cells finds no less; so nothing is run.
 */
function split(search: Search, survivors: readonly Uint8Array[], cell: number): Uint8Array[] {
  const { simple } = search;
  const futures: Uint8Array[] = [];
  for (const cells of survivors) {
    if (cells[cell] !== UNKNOWN) {
      futures.push(cells);
      continue;
    }
    for (const value of [0, 1] as const) {
      if (search.told.runs >= search.maxRuns) {
        search.spent = true;
        return futures;
      }
      search.told.runs++;
      simple.setCells(cells);
      simple.setCell(Math.floor(cell / simple.width), cell % simple.width, value);
      if (simple.run('H') !== CONTRADICTION) futures.push(simple.readCells().slice());
    }
  }
  return futures;
}

function fixedBy(
  state: Grid,
  cells: readonly number[],
  survivors: readonly Uint8Array[],
  agreement: boolean,
): FixedCell[] {
  const agreed = agreementOf(state, survivors);
  if (agreement) return agreed;
  return agreed.filter(({ row, column }) => cells.includes(row * state.width + column));
}
