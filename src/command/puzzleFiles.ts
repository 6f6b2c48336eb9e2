/** Puzzles from files for the programs: read whole, in whichever format they are in, with messages that name the place. */
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { detect, formatName, readPuzzles } from '../formats/detect.ts';
import { textOfBytes } from '../formats/bytes.ts';
import { programLimits } from '../formats/limits.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { messageOf, note } from './program.ts';
import { readWhole } from './wholeFile.ts';

/** Formats whose texts may stand on the command line in place of a file. */
const oneLine: ReadonlySet<string> = new Set(['game', 'puzzlink', 'link', 'code']);

/**
 * The bytes of a file, or the text that is given instead of one.
 *
 * @param given - the path of a file, `-` for standard input, or a game ID, an address or a code
 * @throws Error for a file that cannot be read
 */
export async function contentOf(given: string): Promise<string | Uint8Array> {
  if (given === '-') return whole(standardInput());
  if (existsSync(given)) return readWhole(given);
  const format = detect(given);
  if (format !== null && oneLine.has(format.id)) return given;
  throw new Error(`${given}: there is no such file.`);
}

/**
 * The text of a file, or of what is given instead of one.
 *
 * @throws Error for a file that cannot be read, or is no text
 */
export async function textOf(given: string): Promise<string> {
  const content = await contentOf(given);
  if (typeof content === 'string') return content;
  const taken = textOfBytes(content);
  if ('refused' in taken) throw new Error(`${given}: ${taken.refused}`);
  return taken.text;
}

/** Standard input. Whoever sits before a terminal is told that something is waited for. */
export function standardInput(): NodeJS.ReadStream {
  if (process.stdin.isTTY) note('Reading puzzles from the keyboard; see --help.');
  return process.stdin;
}

async function whole(input: NodeJS.ReadStream): Promise<Buffer> {
  try {
    return await buffer(input);
  } catch (error) {
    throw new Error(`Standard input cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** All puzzles of a file or a text, each read or refused. */
export const puzzlesIn = (content: string | Uint8Array): readonly PuzzleReading[] =>
  readPuzzles(content, programLimits);

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
