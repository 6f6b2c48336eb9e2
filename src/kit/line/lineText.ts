/** Reads what is typed for a line and its description; messages tell the fact, then what to do. */
import { parseLine } from '../../engine/board/cell.ts';
import { parseDescription } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';

/** Most cells of a line. */
export const mostCells = 100;

/** What is read, or the message why it cannot be. */
export function attempt<Value extends object>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** Reads cells over 0, 1 and ?. @throws SyntaxError with a message for the reader */
export function readLine(text: string): Uint8Array {
  const bare = text.slice(0, 10_000); // far too long, and reading it takes no time
  let line: Uint8Array;
  try {
    line = parseLine(bare);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SyntaxError(
      `${sentence(error.message)}: write 1 for filled, 0 for empty and ? for unknown.`,
      { cause: error },
    );
  }
  if (line.length === 0)
    throw new SyntaxError('The line has no cells: write at least one, such as ?.');
  if (line.length > mostCells)
    throw new SyntaxError(
      `The line has ${counted(line.length, 'cell')}, ${mostCells} is the most: take some away.`,
    );
  return line;
}

/** Reads a description. @throws SyntaxError with a message for the reader */
export function readDescription(text: string): Description {
  try {
    return parseDescription(short(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SyntaxError(
      `${sentence(error.message)}: write the lengths of the runs as whole numbers with spaces between them, such as 3 2 1.`,
      { cause: error },
    );
  }
}

/** Longest text of a description that is read. */
const mostText = 1000;

/** The text itself. @throws SyntaxError when it is far too long to be read */
export function short(text: string): string {
  if (text.length > mostText)
    throw new SyntaxError(
      `the text has ${counted(text.length, 'character')}, ${grouped(mostText)} is the most`,
    );
  return text;
}

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
