/**
 * Finds out in which format puzzles were typed, pasted or dropped, and reads them. Nothing here throws: whatever the text,
 * the answer is puzzles or lists of problems with their lines.
 */
import { counted, enumerated, grouped } from './numbers.ts';
import type { Format } from './format.ts';
import { formats, formatOf } from './formats.ts';
import { mostCharacters } from './limits.ts';
import { refused } from './reading.ts';
import type { PuzzleFormat, PuzzleReading } from './reading.ts';
import { unreadText } from './unread.ts';

/** What each format is called on the page. @source none */
export const formatName = (id: PuzzleFormat): string => formatOf(id).name;

const alone = (message: string): readonly PuzzleReading[] => [
  refused(null, [{ line: 1, message }]),
];

/**
 * The format that a text bears the signs of; null: none.
 *
 * @source none
 */
export const detect = (text: string): Format | null =>
  formats.find((format) => format.detect(text)) ?? null;

/**
 * Reads all puzzles of a text in any of the formats.
 *
 * @param text - anything
 * @param most - characters; a longer text is refused unread
 * @returns at least one reading, all of one format: the puzzle, or everything that is wrong
 * @source none
 */
export function readPuzzles(text: string, most = mostCharacters): readonly PuzzleReading[] {
  if (text.length > most)
    return alone(
      `The text has ${counted(text.length, 'character')}: the most that is read is ${grouped(most)}. Give one puzzle only.`,
    );
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '') return alone('There is no puzzle yet: type, paste or drop one.');
  const unread = unreadText(body);
  if (unread !== null) return alone(unread);
  const format = detect(body);
  if (format !== null) return format.read(body);
  const known = enumerated(formats.map(({ label }) => label));
  return alone(`This is in no format that is known here: ${known} can be read.`);
}

/**
 * Reads the one puzzle of a text in any of the formats.
 *
 * @param text - anything of up to 200,000 characters
 * @returns the puzzle, or the problems; a text with several is refused, for none of them is the one
 * @source none
 */
export function readPuzzleText(text: string): PuzzleReading {
  const [first, ...others] = readPuzzles(text);
  if (first !== undefined && others.length === 0) return first;
  return refused(first?.kind ?? null, [
    { line: 1, message: `The text holds ${counted(others.length + 1, 'puzzle')}: choose one.` },
  ]);
}
