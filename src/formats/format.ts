/** What a format of puzzles is, for all who go by the registry (formats.ts). */
import type { ReadLimits } from './limits.ts';
import { enumerated } from '../notebook/plain/numbers.ts';
import type { PuzzleFormat, PuzzleReading } from './reading.ts';
import { details } from './told.ts';
import type { Detail, ToldPuzzle } from './told.ts';

/** A format of puzzles: how it is known, read, and written. */
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
  readonly read: (text: string, limits?: ReadLimits) => readonly PuzzleReading[];
  /** Absent: the format is only read. */
  readonly writer?: Writer;
};

/** How a format is written, and what it has no place for. */
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

/** A writer of texts with one puzzle each. */
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

/**
 * Why a format cannot hold a puzzle, in a sentence; null: it can.
 *
 * @param format - one of the registry
 * @param puzzle - with what is told of it
 * @returns a sentence for the reader, or null
 */
export function refusal(format: Format, puzzle: ToldPuzzle): string | null {
  const { writer } = format;
  if (writer === undefined) return `${format.label} is read here and not written.`;
  if (puzzle.puzzle.clues !== undefined && !writer.givesCells)
    return `${format.label} has no place for the cells that are given.`;
  return writer.refuses?.(puzzle) ?? null;
}

const detailWords: Readonly<Record<Detail | 'goal', string>> = {
  name: 'name',
  author: 'author',
  source: 'source',
  copyright: 'copyright',
  licence: 'licence',
  description: 'description',
  goal: 'picture',
};

/** What is told of puzzles and has no place in a format, in a sentence; '' when nothing is lost. */
export function lossText({ label, writer }: Format, puzzles: readonly ToldPuzzle[]): string {
  const lost = ([...details, 'goal'] as const).filter(
    (detail) =>
      writer?.keeps.includes(detail) === false &&
      puzzles.some((puzzle) => puzzle[detail] !== undefined),
  );
  if (lost.length === 0) return '';
  return `${label} has no place for ${enumerated(lost.map((detail) => detailWords[detail]))}.`;
}
