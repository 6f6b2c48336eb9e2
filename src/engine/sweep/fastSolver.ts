/** What the fast SimpleSolver is to those who run it, whichever board it has: its interface, and the codes with which it ends. */
import type { Direction } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import type { Status } from './events.ts';

/** All cells are known and all lines right. @source 000_8dc3042ab81c971c.txt §3.1 */
export const SOLVED = 0;
/** No line gives more. @source 000_8dc3042ab81c971c.txt §3.1 */
export const STANDSTILL = 1;
/** Some line has no fit. @source 000_8dc3042ab81c971c.txt §2 (not fixable) */
export const CONTRADICTION = 2;

/** What each code of {@link FastSimple.run} stands for. */
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
  /** The same in pieces: where a line can have more than 32 cells a sweep each, else all at once, which takes a millisecond. */
  runInPieces(first: Direction): InPieces<number>;
  /** Writes the state to `cells` and returns them. */
  readCells(): Uint8Array;
};
