/** What a format of puzzles is, for all who go by the registry (formats.ts). */
import type { PuzzleFormat, PuzzleReading } from './reading.ts';
import type { Detail, ToldPuzzle } from './told.ts';

export type Format = {
  readonly id: PuzzleFormat;
  /** What it is called in a sentence: "a .non file". */
  readonly name: string;
  /** What it is called in a menu. */
  readonly label: string;
  /** Ends of file names, without the point, the usual one first; none for what is no file. */
  readonly extensions: readonly string[];
  /** Whether a text bears the format's own signs. */
  readonly detect: (text: string) => boolean;
  /** All puzzles of a text, at least one; each may be a list of problems. Never throws. */
  readonly read: (text: string) => readonly PuzzleReading[];
  /** Absent: the format is only read. */
  readonly writer?: Writer;
};

export type Writer = {
  readonly write: (puzzles: readonly ToldPuzzle[]) => string;
  /** Whether a text can hold more than one puzzle. */
  readonly several: boolean;
  /** What it has a place for besides the numbers. */
  readonly keeps: readonly (Detail | 'goal')[];
  /** Whether it has a place for cells that are given. */
  readonly givesCells: boolean;
  /** Why a puzzle cannot be written, in a sentence; absent: any can. */
  readonly refuses?: (puzzle: ToldPuzzle) => string | null;
};

/** A writer of texts with one puzzle each. @source none */
export const writerOfOne = (
  write: (puzzle: ToldPuzzle) => string,
  more: Partial<Omit<Writer, 'write' | 'several'>> = {},
): Writer => ({
  keeps: [],
  givesCells: false,
  ...more,
  several: false,
  write: (puzzles) => puzzles.map(write).join('\n'),
});
