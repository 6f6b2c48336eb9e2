/**
 * The difficulty of a puzzle. Three papers measure three different things; each has its own function, named after it.
 */
import type { Description } from '../board/description.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';
import { solveSimple } from './simpleSolver.ts';

/**
 * Difficulty of 000: the number of the sweep, H first, that fixes the last unknown cell of a simple puzzle.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns sweeps, 1 or more (0 if clues give every cell); `null` when the puzzle is not simple
 * @source 000_8dc3042ab81c971c.txt §3.1
 */
export function difficulty000(puzzle: Puzzle): number | null {
  const { status, sweeps } = solveSimple(puzzle, 'H');
  return status === 'solved' ? sweeps : null;
}

/**
 * Difficulty of 001: the mean of the numbers of sweeps with H first and with V first.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns a multiple of one half; `null` when the puzzle is not simple
 * @source 001_a525a3e1210b0814.txt §3.2
 */
export function difficulty001(puzzle: Puzzle): number | null {
  const hFirst = solveSimple(puzzle, 'H');
  if (hFirst.status !== 'solved') return null;
  return (hFirst.sweeps + solveSimple(puzzle, 'V').sweeps) / 2;
}

/** Choices that 002 leaves open. */
export type Difficulty002Options = {
  /** "an arbitrary parameter, usually called k"; default 1. */
  readonly k?: number;
  /** Whose runs are summed: not said in 002; default rows and columns. */
  readonly lines?: 'rows' | 'rows and columns';
};

/**
 * Difficulty of 002, before solving: k · size² / Σ (15 · run / size)².
 *
 * Deviation: 002 has square puzzles only. Here size² is the number of cells, and a run is taken relative to the length of
 * its own line, which for a square is the same.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param options - what 002 leaves open
 * @returns a positive number; Infinity when no line has a run
 * @throws RangeError for a puzzle that is malformed
 * @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"
 */
export function difficulty002(
  puzzle: Puzzle,
  { k = 1, lines = 'rows and columns' }: Difficulty002Options = {},
): number {
  requirePuzzle(puzzle);
  const { rows, columns } = puzzle;
  let sum = squaredRuns(rows, columns.length);
  if (lines === 'rows and columns') sum += squaredRuns(columns, rows.length);
  return (k * rows.length * columns.length) / sum;
}

/** "the largest nonogram we are ever going to trouble ourselves with is 15 by 15" (002) */
const LARGEST = 15;

function squaredRuns(descriptions: readonly Description[], size: number): number {
  let sum = 0;
  for (const description of descriptions)
    for (const run of description) sum += ((LARGEST * run) / size) ** 2;
  return sum;
}
