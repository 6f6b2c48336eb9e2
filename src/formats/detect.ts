/**
 * Finds out in which format puzzles were typed, pasted or dropped, and reads them. Nothing here throws: whatever the text,
 * the answer is puzzles or lists of problems with their lines.
 */
import { textOfBytes } from './bytes.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import type { Format } from './format.ts';
import { formats, formatOf } from './formats.ts';
import { pageLimits, sizeProblem } from './limits.ts';
import type { ReadLimits } from './limits.ts';
import { listsFormat, readLists } from './lists/listsFormat.ts';
import { isRead, joined, refused } from './reading.ts';
import type { PuzzleFormat, PuzzleReading } from './reading.ts';
import { unreadText } from './unread.ts';

/** What each format is called on the page. */
export const formatName = (id: PuzzleFormat): string => formatOf(id).name;

const alone = (message: string): readonly PuzzleReading[] => [
  refused(null, [{ line: 1, message }]),
];

/** The format that a text bears the signs of; null: none. */
export const detect = (text: string): Format | null =>
  formats.find((format) => format.detect(text)) ?? null;

/**
 * Reads all puzzles of a text, or of the bytes of a file, in any of the formats.
 *
 * @param content - anything
 * @param limits - what is taken: as much as a page shows, unless a program reads
 * @returns at least one reading, all of one format: the puzzle, or everything that is wrong
 */
export function readPuzzles(
  content: string | Uint8Array,
  limits: ReadLimits = pageLimits,
): readonly PuzzleReading[] {
  const taken = typeof content === 'string' ? { text: content } : textOfBytes(content);
  if ('refused' in taken) return alone(taken.refused);
  const { text, note } = taken;
  if (text.length > limits.characters)
    return alone(
      `The text has ${counted(text.length, 'character')}: the most that is read is ${grouped(limits.characters)}. Give one puzzle only.`,
    );
  const lines = endsIn(text) + 1;
  if (lines > limits.textLines)
    return alone(
      `The text has ${counted(lines, 'line')}: the most that is read is ${grouped(limits.textLines)}. Give one puzzle only.`,
    );
  return readText(text, limits).map((reading) => within(reading, limits.lines, note));
}

/** How many lines end in a text. */
function endsIn(text: string): number {
  let ends = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 10 || (sign === 13 && text.charCodeAt(at + 1) !== 10)) ends++;
  }
  return ends;
}

/** The format of a text, apart from lists, which are looked for by reading them. */
const exactly = (text: string): Format | undefined =>
  formats.find((format) => format !== listsFormat && format.detect(text));

/** A reading with a note, unless the puzzle is larger than is taken. */
export function within(reading: PuzzleReading, most: number, note?: string): PuzzleReading {
  if (!isRead(reading)) return reading;
  const { rows, columns } = reading.puzzle;
  const wrong = sizeProblem(rows.length, columns.length, most);
  if (wrong !== null) return refused(reading.kind, [{ line: 1, message: wrong }], reading);
  return note === undefined ? reading : { ...reading, note: joined(note, reading.note) };
}

function readText(text: string, limits: ReadLimits): readonly PuzzleReading[] {
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '') return alone('There is no puzzle yet: type, paste or drop one.');
  const unread = unreadText(body);
  if (unread !== null) return alone(unread);
  const format = exactly(body);
  const readings = format?.read(body, limits) ?? null;
  // typed descriptions and pictures bear hardly any signs: a text that is none may be something else
  const weak = format?.id === 'clues' || format?.id === 'picture';
  if (readings !== null && (!weak || readings.every(isRead))) return readings;
  const liberal = readLists(body, limits);
  if (liberal !== null && (format === undefined || liberal.readings.some(isRead)))
    return liberal.readings;
  const bare = withoutComments(body);
  if (bare !== null) {
    const exact = exactly(bare)?.read(bare, limits) ?? readLists(bare, limits)?.readings ?? [];
    const read = exact.filter(isRead);
    const note = 'Lines of comments were passed over.';
    // a row of a picture can look like a comment
    if (read.length > 0 && read.length === exact.length && read[0]?.kind !== 'picture')
      return read.map((reading) => ({ ...reading, note: joined(note, reading.note) }));
  }
  if (liberal?.marked === true) return liberal.readings;
  if (readings !== null) return readings;
  return alone(
    'This is in no format that is known here. To type clues, write one row a line, an empty line, and one column a line; to draw a picture, write # and . for its cells.',
  );
}

/** A text without the lines that are comments, of words, in one program or another; null: it has none. */
function withoutComments(text: string): string | null {
  const bare = text.replaceAll(
    /^[ \t]*(?:#|\/\/|;|%|--|\*[ \t])(?=.{0,200}\p{L}{2}).*(?:\r\n|\r|\n|$)/gmu,
    '',
  );
  return bare === text ? null : bare;
}

/**
 * Reads the one puzzle of a text in any of the formats.
 *
 * @param text - anything of up to 200,000 characters
 * @returns the puzzle, or the problems; a text with several is refused, for none of them is the one
 */
export function readPuzzleText(text: string): PuzzleReading {
  const [first, ...others] = readPuzzles(text);
  if (first !== undefined && others.length === 0) return first;
  return refused(first?.kind ?? null, [
    { line: 1, message: `The text holds ${counted(others.length + 1, 'puzzle')}: choose one.` },
  ]);
}
