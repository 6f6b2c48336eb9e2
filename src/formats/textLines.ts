/** The lines of a text with their numbers. */

export type TextLine = { readonly text: string; readonly line: number };

/**
 * Cuts a text into lines, whichever way they end.
 *
 * @param before - lines before it in the whole text
 * @source none
 */
export const linesOf = (text: string, before = 0): readonly TextLine[] =>
  text.split(/\r\n|\r|\n/).map((one, at) => ({ text: one, line: before + at + 1 }));
