/** Texts that come in by file, drop or paste: what is too long is refused before it can freeze the page. */
import { counted, grouped, mostCharacters } from '../../formats/limits.ts';

/** The text of a file; only its length when it is too long; neither when it cannot be read. */
export type Taken = { readonly text?: string; readonly length?: number };

/**
 * Reads a file, unless its size alone says that it holds no puzzle.
 *
 * @source none
 */
export async function textOfFile(file: Blob): Promise<Taken> {
  // a character takes up to four bytes
  if (file.size > mostCharacters * 4) return { length: file.size };
  try {
    return { text: await file.text() };
  } catch {
    return {};
  }
}

/** Why a text was not taken in. @source none */
export function tooLongText(length: number): string {
  return `The text has ${counted(length, 'character')}, the most that is read is ${grouped(mostCharacters)}. It was not taken in, and what you had is unchanged: give one puzzle only.`;
}
