/** The marks of a player as a setting of a figure: what its link keeps of a game. */
import { UNKNOWN, formatLine, parseLine } from '../../engine/board/cell.ts';
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';

/** The text of marks: 1 filled, 0 empty, - none; cell after cell, row by row. */
export const textOfMarks = (marks: Uint8Array): string => formatLine(marks).replaceAll('?', '-');

/** The same, short: '' for a board without a mark. */
export const linkOfMarks = (marks: Uint8Array): string =>
  marks.every((mark) => mark === UNKNOWN) ? '' : textOfMarks(marks);

/** The marks of such a text. @throws SyntaxError for another one */
export const marksOfText = (text: string): Uint8Array => parseLine(text.replaceAll('-', '?'));

/** What a text of marks may be. */
const marksText = /^[01-]*$/;

/**
 * The marks as their text; an empty one is a board without marks.
 *
 * @param puzzle - names of the settings that they belong to: another puzzle is opened without marks
 */
export const marks = (key: string, puzzle: readonly string[] = []): Setting<string> => ({
  key,
  label: 'Marks',
  name: 'the marks',
  usual: '',
  belongs: { to: puzzle, otherwise: '' },
  input: { kind: 'none' },
  read: (text) =>
    marksText.test(text)
      ? good(text)
      : bad('They are written with 1 for filled, 0 for empty and - for none.'),
  format: (text) => text,
  fault: (_, problem) => `The marks of the link cannot be read. ${problem}`,
});

/** What is wrong with marks that a board of so many cells cannot have; null when nothing is. */
export const marksProblem = (text: string, cells: number): string | null =>
  text === '' || text.length === cells
    ? null
    : `The link has marks for ${text.length} cells, and the puzzle has ${cells}.`;
