/**
 * SIMPLESOLVER without events, for millions of boards: same end state, same sweep number as `record`.
 * One object is made for a size and used for one board after the other.
 *
 * It settles only lines that were changed since they were last settled: an unchanged line gives nothing new, because
 * SETTLE is idempotent, so the sweeps are those of the definition (001 §3.2 does the same).
 */
import type { Direction } from '../board/cell.ts';
import { checkSize } from '../board/cell.ts';
import type { Status } from './events.ts';
import { createFastLong } from './fastLong.ts';
import { createFastWords } from './fastWords.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { Puzzle } from '../board/puzzle.ts';

export { CONTRADICTION, SOLVED, STANDSTILL } from './fastStatus.ts';

/** What each code of {@link FastSimple.run} stands for. @source none */
export const STATUS_OF_CODE: readonly Status[] = ['solved', 'standstill', 'contradiction'];

/** A reusable SimpleSolver for puzzles of one size. */
export type FastSimple = {
  readonly height: number;
  readonly width: number;
  /** The state when {@link FastSimple.readCells} was last called, row-major; overwritten by the next call. */
  readonly cells: Uint8Array;
  /** The number of `solveSimple` for the last run: see `SimpleResult.sweeps`. */
  sweeps: number;
  /** Unknown cells that are left. */
  unknown: number;
  /** Takes descriptions and clues of a puzzle of this size; RangeError or TypeError for another one. */
  setPuzzle(puzzle: Puzzle): void;
  /** Takes the descriptions of an image, `height * width` cells EMPTY | FILLED (not checked), and starts all unknown. */
  setImage(image: Uint8Array): void;
  /** Keeps the descriptions and starts from these cells, `height * width`, instead. Any of them may be wrong. */
  setCells(cells: Uint8Array): void;
  /** Gives an unknown cell a value, a probe or a clue; the next run settles what that changes. RangeError if known otherwise. */
  setCell(row: number, column: number, value: 0 | 1): void;
  /** Remembers the state, in one place; {@link FastSimple.restore} goes back to it as often as wanted. */
  keep(): void;
  restore(): void;
  /** Sweeps to the end; counts sweeps from 1. Returns SOLVED, STANDSTILL or CONTRADICTION. */
  run(first: Direction): number;
  /** Writes the state to `cells` and returns them. */
  readCells(): Uint8Array;
};

/**
 * Makes a solver for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more; up to 32 x 32 the lines are words, and `setImage` and `run` allocate nothing
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER); 001_a525a3e1210b0814.txt §3.2 (only changed lines)
 */
export function createFastSimple(height: number, width: number): FastSimple {
  checkSize(height, width);
  return height <= WORD_CELLS && width <= WORD_CELLS
    ? createFastWords(height, width)
    : createFastLong(height, width);
}
