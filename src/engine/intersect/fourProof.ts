/**
 * The proof of a cell that needs intersections: a chain of lines and of two rows with two columns, each from what the ones
 * before it fixed. Of two chains the one with fewer intersections is the shorter, and of those the one with fewer lines.
 * The fewest intersections are looked for among standstills alone: whoever knows more never needs more.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Moves, Reason } from '../sweep/chain.ts';
import { keyOf, prunedChains, reasonsOf, shorterChain } from '../sweep/chain.ts';
import type { ChainStep, LineNumber } from '../sweep/lineChain.ts';
import { allLines, lineMoves, linesThrough, lineStep } from '../sweep/lineChain.ts';
import type { ProofOptions } from '../sweep/proof.ts';
import { mostBoards, proveCellInPieces } from '../sweep/proof.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import type { PqRecording } from './fourEvents.ts';
import { gridRelationsInPieces, recordFourInPieces, successesInPieces } from './fourSolver.ts';
import { intersect } from './pqIntersection.ts';
import type { LineChoice } from './pqRecord.ts';

/** Two rows and two columns of a chain: what they need of what was fixed before, and what later ones need of them. */
export type CrossStep = LineChoice & {
  /** Cells fixed earlier that are needed. Leave out any: it fails. Given cells are not named. */
  readonly premises: readonly FixedCell[];
  readonly fixes: readonly FixedCell[];
};

/** The proof of one cell by lines and intersections. */
export type FourProof = {
  readonly row: number; // zero-based
  readonly column: number;
  readonly value: 0 | 1;
  readonly steps: readonly (ChainStep | CrossStep)[]; // the last one fixes the cell
  readonly intersections: number; // among the steps
  /** Whether no chain has fewer intersections; else that is not known. */
  readonly fewest: boolean;
  /** Whether no chain with as few intersections has fewer lines; else that is not known. */
  readonly shortest: boolean;
};

/** A line, or an intersection. */
type Move = LineNumber | LineChoice;
type Chain = readonly Move[];

const isCross = (move: Move): move is LineChoice => typeof move !== 'number';
const crossesIn = (chain: Chain): number => chain.filter(isCross).length;
const isLess = (a: Chain, b: Chain): boolean =>
  crossesIn(a) < crossesIn(b) || (crossesIn(a) === crossesIn(b) && a.length < b.length);

/** Cells of the standstills that are looked through for fewer intersections: seconds, whatever the size. */
const cellsLooked = 40_000;

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that FourSolver does not fix
 * @throws RangeError or TypeError for a malformed puzzle
 * @source none
 */
export const proveByFour = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): FourProof | null => allPieces(proveByFourInPieces(puzzle, row, column, options));

/** As {@link proveByFour}, in pieces that tell how far the search is. @source none */
export function* proveByFourInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<FourProof | null, ChainNews> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle);
  const target = row * start.width + column;
  if (start.cells[target] !== UNKNOWN) return null;
  const simple = yield* proveCellInPieces(puzzle, row, column, options);
  if (simple !== null) return { ...simple, intersections: 0, fewest: true };
  const known = yield* chainOfRuns(puzzle, start, target, []);
  if (known === null) return null;
  const sound = solveSimple(puzzle).status === 'standstill';
  const { path, ended } = sound
    ? yield* fewerCrosses(puzzle, target, known)
    : { path: null, ended: false };
  const fewer = path === null ? null : yield* chainOfRuns(puzzle, start, target, path);
  const best = fewer !== null && isLess(fewer, known) ? fewer : known;
  const search = ended
    ? yield* fewerLines(puzzle, start, target, best, options)
    : { chain: null, ended: false };
  const moves = fourMoves(puzzle);
  const reasons = yield* reasonsOf(moves, start, search.chain ?? best, target);
  const value = reasons.at(-1)?.fixes.find((cell) => cell.row === row && cell.column === column);
  if (value === undefined) throw new Error('the last move of a chain fixes its cell'); // unreachable
  return {
    row,
    column,
    value: value.value,
    steps: reasons.map((reason) => stepOf(puzzle, reason)),
    intersections: crossesIn(search.chain ?? best),
    fewest: ended,
    shortest: search.ended,
  };
}

function stepOf(puzzle: Puzzle, { move, premises, fixes }: Reason<Move>): ChainStep | CrossStep {
  if (!isCross(move)) return lineStep(puzzle, { move, premises, fixes });
  return { rows: move.rows, columns: move.columns, premises, fixes };
}

/** Lines and intersections as moves of a chain. */
function fourMoves(puzzle: Puzzle): Moves<Move> {
  const lines = lineMoves(puzzle);
  const { length: height } = puzzle.rows;
  return {
    cells: (move) =>
      isCross(move)
        ? [
            ...new Set(
              [...move.rows, ...move.columns.map((column) => height + column)].flatMap((line) =>
                lines.cells(line),
              ),
            ),
          ]
        : lines.cells(move),
    apply(grid, move) {
      if (!isCross(move)) return lines.apply(grid, move);
      const { fixed, survivors } = intersect(grid, puzzle, move.rows, move.columns);
      if (survivors.length === 0) return -1;
      for (const { row, column, value } of fixed) grid.cells[row * grid.width + column] = value;
      return fixed.length;
    },
  };
}

/** The shortest chain that pruning makes of the runs in both directions, with some intersections first. */
function* chainOfRuns(
  puzzle: Puzzle,
  start: Grid,
  target: number,
  choices: readonly LineChoice[],
): InPieces<Chain | null> {
  let best: Chain | null = null;
  for (const first of ['H', 'V'] as const) {
    const run = movesOfRun(yield* recordFourInPieces(puzzle, { first, choices }), target);
    if (run === null) continue;
    for (const pruned of yield* prunedChains(fourMoves(puzzle), start, run, target))
      if (best === null || isLess(pruned, best)) best = pruned;
  }
  return best;
}

/** The lines and intersections of a run that fixed something, up to the one that fixed the cell; null when none did. */
function movesOfRun({ events, start, puzzle }: PqRecording, target: number): Chain | null {
  const moves: Move[] = [];
  for (const event of events) {
    if (event.kind === 'line' && event.fixed > 0)
      moves.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
    if (event.kind === 'intersection') moves.push({ rows: event.rows, columns: event.columns });
    if (event.kind !== 'cell' && event.kind !== 'crossing') continue;
    if (event.row * start.width + event.column === target) return moves;
  }
  return null;
}

/** A standstill, and the intersections that led to it. */
type Stand = { readonly grid: Grid; readonly path: readonly LineChoice[] };

type Fewer = {
  readonly path: readonly LineChoice[] | null; // intersections after which sweeps fix the cell, fewer than known
  readonly ended: boolean; // nothing with fewer than what is known now is left to be found
};

/** Looks for fewer intersections than a chain has, breadth first through the standstills. */
function* fewerCrosses(puzzle: Puzzle, target: number, known: Chain): InPieces<Fewer, ChainNews> {
  const most = crossesIn(known);
  const seen = new Set<string>();
  let level: Stand[] = [{ grid: solveSimple(puzzle).grid, path: [] }];
  let left = cellsLooked;
  for (let used = 1; used < most; used++) {
    const next: Stand[] = [];
    for (const { grid, path } of level) {
      for (const choice of yield* successesAt(puzzle, grid)) {
        yield { lines: known.length, boards: seen.size };
        const after = afterCross(puzzle, grid, choice);
        if (after === null) return { path: null, ended: false };
        const way = [...path, choice];
        if (after.cells[target] !== UNKNOWN) return { path: way, ended: true };
        const key = keyOf(after.cells);
        if (seen.has(key)) continue;
        seen.add(key);
        left -= grid.cells.length;
        if (left < 0) return { path: null, ended: false };
        next.push({ grid: after, path: way });
      }
    }
    level = next;
  }
  return { path: null, ended: true };
}

/** The standstill after an intersection; null for a contradiction. */
function afterCross(puzzle: Puzzle, grid: Grid, move: LineChoice): Grid | null {
  const after = { ...grid, cells: grid.cells.slice() };
  if (fourMoves(puzzle).apply(after, move) < 0) return null;
  const swept = solveSimple(puzzle, 'H', after);
  return swept.status === 'contradiction' ? null : swept.grid;
}

/** The intersections of a standstill that fix something. */
function* successesAt(puzzle: Puzzle, grid: Grid): InPieces<readonly LineChoice[]> {
  const relations = yield* gridRelationsInPieces(grid, puzzle);
  const found: LineChoice[] = [];
  for (const success of successesInPieces(relations)) {
    if (success === null) yield;
    else found.push({ rows: success.rows, columns: success.columns });
  }
  return found;
}

/**
 * Looks for fewer lines with as few intersections. On a board only those intersections are tried that succeed where sweeps
 * stop after it: one that gives no more than sweeps would be one too many.
 */
function* fewerLines(
  puzzle: Puzzle,
  start: Grid,
  target: number,
  known: Chain,
  options: ProofOptions,
): ReturnType<typeof shorterChain<Move>> {
  const most = crossesIn(known);
  const worth = new Map<string, readonly LineChoice[]>();
  const closed = solveSimple(puzzle).grid;
  return yield* shorterChain<Move>({
    moves: fourMoves(puzzle),
    start,
    goal: target,
    known: known.length,
    all: allLines(puzzle),
    last: linesThrough(puzzle, target),
    most: mostBoards(start, options),
    *dear(board, used) {
      if (used === most) return [];
      const grid = used === 0 ? closed : solveSimple(puzzle, 'H', board).grid;
      const key = keyOf(grid.cells);
      const tried = worth.get(key) ?? (yield* successesAt(puzzle, grid));
      worth.set(key, tried);
      return tried;
    },
  });
}
