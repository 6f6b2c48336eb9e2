/**
 * The proof of a cell: a chain of lines, each settled from what the ones before it fixed, that ends with the cell. None of
 * its lines can be left out; where the search for shorter chains comes to its end, none is shorter.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainStep, LineNumber } from './lineChain.ts';
import { reasonsOf, settleInGrid, withoutIdleLines } from './lineChain.ts';
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

/** How far the search is: a chain of so many lines is known, and so many boards have been looked at for a shorter one. */
export type ProofNews = { readonly lines: number; readonly boards: number };

/** How long to look for a shorter chain. */
export type ProofOptions = {
  /** Most boards to look at; default 20,000, and fewer where they would take more than 40 MB. */
  readonly maxBoards?: number;
};

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that sweeps do not fix
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Two runs of SimpleSolver, rows first and columns first, each pruned from both ends; the shortest of the four
 * is the bound of a search through the boards that so many settled lines lead to, fewest lines first.
 * @source none
 */
export const proveCell = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): Proof | null => allPieces(proveCellInPieces(puzzle, row, column, options));

/** As {@link proveCell}, in pieces that tell how far the search is. @source none */
export function* proveCellInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  { maxBoards = 20_000 }: ProofOptions = {},
): InPieces<Proof | null, ProofNews> {
  requirePuzzle(puzzle);
  const start = startGrid(puzzle);
  const target = row * start.width + column;
  if (start.cells[target] !== UNKNOWN) return null;
  const known = yield* chainOfRuns(puzzle, start, target);
  if (known === null) return null;
  const most = Math.min(maxBoards, Math.floor(40e6 / start.cells.length));
  const search = yield* shorterChain(puzzle, start, target, known.length, most);
  const steps = yield* reasonsOf(puzzle, start, search.chain ?? known, target);
  const value = steps.at(-1)?.fixes.find((cell) => cell.row === row && cell.column === column);
  if (value === undefined) throw new Error('the last line of a chain fixes its cell'); // unreachable
  return { row, column, value: value.value, steps, shortest: search.ended };
}

/** The shortest chain that pruning makes of the runs in both directions; null when they do not fix the cell. */
function* chainOfRuns(
  puzzle: Puzzle,
  start: Grid,
  target: number,
): InPieces<readonly LineNumber[] | null> {
  let best: readonly LineNumber[] | null = null;
  for (const first of ['H', 'V'] as const) {
    const run = runTo(puzzle, first, start.width, target);
    yield;
    if (run === null) return null;
    const reasons = yield* reasonsOf(puzzle, start, run, target);
    const chain = reasons.map(({ direction, index }) =>
      direction === 'H' ? index : puzzle.rows.length + index,
    );
    for (const from of ['last', 'first'] as const) {
      const pruned: readonly LineNumber[] = yield* withoutIdleLines(
        puzzle,
        start,
        chain,
        target,
        from,
      );
      if (best === null || pruned.length < best.length) best = pruned;
    }
  }
  return best;
}

/** The lines of a run that fixed something, up to the one that fixed the cell; null when none did. */
function runTo(
  puzzle: Puzzle,
  first: Direction,
  width: number,
  target: number,
): readonly LineNumber[] | null {
  const lines: LineNumber[] = [];
  for (const event of record(puzzle, first).events) {
    if (event.kind === 'line' && event.fixed > 0)
      lines.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
    if (event.kind === 'cell' && event.row * width + event.column === target) return lines;
  }
  return null;
}

/** A board that some lines lead to. */
type Reached = {
  readonly cells: Uint8Array;
  readonly line: LineNumber;
  readonly from: Reached | null;
};

type Search = {
  readonly chain: readonly LineNumber[] | null; // shorter than the known one
  readonly ended: boolean; // nothing shorter than what is known now is left to be found
};

/** Looks for the shortest chain with fewer than `known` lines, breadth first. */
function* shorterChain(
  puzzle: Puzzle,
  start: Grid,
  target: number,
  known: number,
  most: number,
): InPieces<Search, ProofNews> {
  const lines = puzzle.rows.length + puzzle.columns.length;
  const last = [Math.floor(target / start.width), puzzle.rows.length + (target % start.width)];
  const seen = new Set([keyOf(start.cells)]);
  let level: Reached[] = [{ cells: start.cells, line: -1, from: null }];
  let boards = 0;
  const grid = { ...start, cells: start.cells.slice() };
  for (let length = 1; length < known; length++) {
    const next: Reached[] = [];
    for (const reached of level) {
      boards++;
      if (boards % 4 === 0) yield { lines: known, boards };
      for (const line of last) {
        grid.cells.set(reached.cells);
        settleInGrid(grid, puzzle, line);
        if (grid.cells[target] !== UNKNOWN)
          return { chain: [...chainTo(reached), line], ended: true };
      }
      if (length + 1 === known) continue; // one more line would be too many
      for (let line = 0; line < lines; line++) {
        grid.cells.set(reached.cells);
        if (settleInGrid(grid, puzzle, line) <= 0) continue;
        const key = keyOf(grid.cells);
        if (seen.has(key)) continue;
        if (seen.size >= most) return { chain: null, ended: false };
        seen.add(key);
        next.push({ cells: grid.cells.slice(), line, from: reached });
      }
    }
    level = next;
  }
  return { chain: null, ended: true };
}

function chainTo(reached: Reached): LineNumber[] {
  const chain: LineNumber[] = [];
  for (let at: Reached | null = reached; at !== null && at.from !== null; at = at.from)
    chain.push(at.line);
  return chain.toReversed();
}

/** A board as a text: seven cells a letter. */
function keyOf(cells: Uint8Array): string {
  let key = '';
  for (let from = 0; from < cells.length; from += 7) {
    let code = 1;
    for (let at = from; at < from + 7 && at < cells.length; at++) code = code * 3 + cells[at]!;
    key += String.fromCharCode(code);
  }
  return key;
}
