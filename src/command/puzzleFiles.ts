/** Puzzles from files for the programs: read whole, in whichever format they are in, with messages that name the place. */
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { detect, formatName, readPuzzles } from '../formats/detect.ts';
import { textOfBitmap } from '../formats/pbmFormat.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { messageOf } from './program.ts';
import { readWhole } from './wholeFile.ts';

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
export async function textOf(given: string): Promise<string> {
  if (given === '-') return decoded(await whole(standardInput()));
  if (!existsSync(given)) {
    const format = detect(given);
    if (format !== null && oneLine.has(format.id)) return given;
    throw new Error(`${given}: there is no such file.`);
  }
  return decoded(readWhole(given));
}

/** Standard input. Whoever sits before a terminal is told that something is waited for. */
export function standardInput(): NodeJS.ReadStream {
  if (process.stdin.isTTY) console.error('Reading puzzles from the keyboard; see --help.');
  return process.stdin;
}

async function whole(input: NodeJS.ReadStream): Promise<Buffer> {
  try {
    return await buffer(input);
  } catch (error) {
    throw new Error(`Standard input cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** The text that bytes are; a bitmap of bits becomes one of letters. */
export const decoded = (bytes: Uint8Array): string =>
  textOfBitmap(bytes) ?? new TextDecoder().decode(bytes);

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
