/**
 * The proof of a cell: a chain of lines, each settled from what the ones before it fixed, that ends with the cell. None of
 * its lines can be left out; where the search for shorter chains comes to its end, none is shorter.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Goal } from './chain.ts';
import { prunedChains, reasonsOf, shorterChain } from './chain.ts';
import type { ChainStep, LineNumber } from './lineChain.ts';
import { allLines, lineMoves, linesOfRun, linesThrough, lineStep } from './lineChain.ts';
import { record } from './simpleSolver.ts';

/** The proof of one cell. */
export type Proof = {
  readonly row: number; // zero-based
  readonly column: number;
  readonly value: 0 | 1;
  readonly steps: readonly ChainStep[]; // one or more; the last one fixes the cell
  /** Whether no chain has fewer lines; else that is not known, and none of these lines can be left out. */
  readonly shortest: boolean;
};

/** How long to look for a shorter chain. */
export type ProofOptions = {
  /** Most boards to look at; default 20,000, and fewer where they would take more than 40 MB. */
  readonly maxBoards?: number;
};

/** Most boards that a search may keep. */
export function mostBoards({ cells }: Grid, { maxBoards = 20_000 }: ProofOptions): number {
  return Math.min(maxBoards, Math.floor(40e6 / cells.length));
}

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that sweeps do not fix
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Two runs of SimpleSolver, rows first and columns first, each pruned from both ends; the shortest of the four
 * is the bound of a search through the boards that so many settled lines lead to, fewest lines first.
 */
export const proveCell = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): Proof | null => allPieces(proveCellInPieces(puzzle, row, column, options));

/** As {@link proveCell}, in pieces that tell how far the search is. */
export function* proveCellInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<Proof | null, ChainNews> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle);
  const target = row * start.width + column;
  if (start.cells[target] !== UNKNOWN) return null;
  const found = yield* chainFrom(puzzle, start, target, options);
  const value = found?.steps
    .at(-1)
    ?.fixes.find((cell) => cell.row === row && cell.column === column)?.value;
  return found === null || value === undefined ? null : { row, column, value, ...found };
}

/**
 * The chain of lines that leads from a board to a goal.
 *
 * @param start - not modified; what is known there is not proved
 * @param assumed - cells of it that are assumed: lines that need them say so
 * @returns null when SimpleSolver does not reach the goal from there
 */
export function* chainFrom(
  puzzle: Puzzle,
  start: Grid,
  goal: Goal,
  options: ProofOptions,
  assumed: readonly number[] = [],
): InPieces<Pick<Proof, 'steps' | 'shortest'> | null, ChainNews> {
  const moves = lineMoves(puzzle);
  const known = yield* chainOfRuns(puzzle, start, goal);
  if (known === null) return null;
  const all = allLines(puzzle);
  const search = yield* shorterChain({
    moves,
    start,
    goal,
    known: known.length,
    all,
    last: goal === 'contradiction' ? all : linesThrough(puzzle, goal),
    most: mostBoards(start, options),
  });
  const reasons = yield* reasonsOf(moves, start, search.chain ?? known, goal, assumed);
  return { steps: reasons.map((reason) => lineStep(puzzle, reason)), shortest: search.ended };
}

/** The shortest chain that pruning makes of the runs in both directions; null when they do not reach the goal. */
function* chainOfRuns(
  puzzle: Puzzle,
  start: Grid,
  goal: Goal,
): InPieces<readonly LineNumber[] | null> {
  let best: readonly LineNumber[] | null = null;
  for (const first of ['H', 'V'] as const) {
    const run = linesOfRun(puzzle, record(puzzle, first, start).events, goal);
    yield;
    if (run === null) return null;
    for (const pruned of yield* prunedChains(lineMoves(puzzle), start, run, goal))
      if (best === null || pruned.length < best.length) best = pruned;
  }
  return best;
}
