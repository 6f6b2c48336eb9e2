/** Puzzles from files for the programs: read whole, in whichever format they are in, with messages that name the place. */
import { existsSync, readFileSync } from 'node:fs';
import { detect, formatName, readPuzzles } from '../../src/formats/detect.ts';
import { textOfBitmap } from '../../src/formats/pbmFormat.ts';
import type { PuzzleReading } from '../../src/formats/reading.ts';

/** Characters of a file: some ten thousand puzzles of a tournament. */
const mostCharacters = 50_000_000;

/** Formats whose texts may stand on the command line in place of a file. */
const oneLine: ReadonlySet<string> = new Set(['game', 'puzzlink', 'link', 'code']);

/**
 * The text of a file, or of what is given instead of one.
 *
 * @param given - the path of a file, `-` for standard input, or a game ID, an address or a code
 * @throws Error for a file that cannot be read
 */
export function textOf(given: string): string {
  if (given !== '-' && !existsSync(given)) {
    const format = detect(given);
    if (format !== null && oneLine.has(format.id)) return given;
    throw new Error(`${given}: there is no such file.`);
  }
  const bytes = readFileSync(given === '-' ? 0 : given);
  return textOfBitmap(bytes) ?? new TextDecoder().decode(bytes);
}

/** All puzzles of a text, each read or refused. */
export const puzzlesIn = (text: string): readonly PuzzleReading[] =>
  readPuzzles(text, mostCharacters);

/** What is wrong with a reading, a line for each problem; '' for a puzzle. */
export function problemsText(file: string, reading: PuzzleReading): string {
  if ('puzzle' in reading) return '';
  const as = reading.kind === null ? '' : ` (read as ${formatName(reading.kind)})`;
  return reading.problems
    .map(({ line, column, message }) => {
      const place = column === undefined ? `${line}` : `${line}:${column}`;
      return `${file}:${place}: ${message}${as}`;
    })
    .join('\n');
}
