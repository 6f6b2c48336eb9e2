/** Clues in letters, as a task of Rosetta Code has them: a line of rows, a line of columns, `A` for 1, `BA` for 2 and 1. */
import { finish } from '../reading.ts';
import type { LocatedRuns, PuzzleReading } from '../reading.ts';
import { linesOf, writtenLines } from '../textLines.ts';

/**
 * Reads puzzles in letters.
 *
 * @param mostPuzzles - a text with more is none
 * @returns null for any other text
 */
export function readLetters(text: string, mostPuzzles: number): readonly PuzzleReading[] | null {
  if (!/^\s*["'[]*[A-Z]+(?:\s|["',]|$)/.test(text)) return null;
  const lines = writtenLines(linesOf(text)).map(({ text: one, line }) => ({
    line,
    words: one.replaceAll(/["',;[\]]+/g, ' ').trim(),
  }));
  if (
    lines.length > 2 * mostPuzzles ||
    lines.length % 2 > 0 ||
    !lines.every(({ words }) => /^[A-Z]+(?: +[A-Z]+)*$/.test(words))
  )
    return null;
  const readings: PuzzleReading[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const [rows, columns] = [lines[at], lines[at + 1]].map((side): readonly LocatedRuns[] =>
      (side?.words ?? '').split(/ +/).map((word) => ({
        runs: Array.from(word, (letter) => letter.charCodeAt(0) - 64),
        line: side?.line ?? 1,
      })),
    );
    const note = 'Letters were taken as lengths, A for 1; the first line for the rows.';
    readings.push(
      finish({ kind: 'lists', rows: rows ?? [], columns: columns ?? [], problems: [], note }),
    );
  }
  // words in capitals can be anything
  return readings.every((reading) => 'puzzle' in reading) ? readings : null;
}
