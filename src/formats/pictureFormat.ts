/** A picture drawn in characters: `#` or `1` for a filled cell, `.` or `0` for an empty one; its puzzle is what is read. */
import { counted, grouped } from '../notebook/plain/numbers.ts';
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { formatGrid } from '../engine/board/image.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { mostLinesRead } from './limits.ts';
import { noPicture, pictureOf } from './pictureOf.ts';
import { cellOf, mostProblems, pictured, quoted, refused } from './reading.ts';
import type { Problem, PuzzleReading } from './reading.ts';
import { isXpm, readXpm } from './xpm.ts';

/**
 * Whether a text looks like a picture rather than like descriptions: no empty line inside, only characters of a
 * picture, and, when the characters are separated, a 0 among them (no list of several runs has one).
 */
function looksLikePicture(text: string): boolean {
  const body = text.trim();
  if (body === '' || /\n[^\S\n]*\n/.test(body.replace(/\r\n?/g, '\n'))) return false;
  const marks = body.replaceAll(/[\s,]/g, '');
  for (const mark of marks) if (cellOf(mark) === null) return false;
  const separated = /\S[ \t,]+\S/.test(body);
  return !separated || /[0.#]/.test(marks);
}

/**
 * Reads the puzzle that a picture defines.
 *
 * @returns the puzzle, or the problems with line and column
 */
function readPicture(text: string): PuzzleReading {
  const problems: Problem[] = [];
  const rows: number[][] = [];
  const lineOfRow: number[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    rows.push(readRow(line, at + 1, problems));
    lineOfRow.push(at + 1);
  }
  const width = rows[0]?.length ?? 0;
  if (rows.length > mostLinesRead || width > mostLinesRead)
    problems.push({
      line: 1,
      message: `The picture has ${counted(rows.length, 'row')} and ${counted(width, 'column')}: the most that is taken is ${grouped(mostLinesRead)} of each.`,
    });
  for (const [at, row] of rows.entries())
    if (row.length !== width)
      problems.push({
        line: lineOfRow[at] ?? 1,
        message: `This line has ${counted(row.length, 'cell')}, the first one ${width}: make all lines of a picture equally long. (Descriptions need an empty line between rows and columns.)`,
      });
  if (width === 0)
    problems.push({ line: 1, message: 'The picture has no cells: draw at least one.' });
  if (problems.length > 0) return refused('picture', problems);
  const cells = Uint8Array.from(rows.flat());
  return pictured('picture', { height: rows.length, width, cells });
}

function readRow(line: string, number: number, problems: Problem[]): number[] {
  const cells: number[] = [];
  let column = 0;
  for (const character of line) {
    column++;
    if (character === ' ' || character === ',' || character.trim() === '') continue;
    const cell = cellOf(character);
    if ((cell === null || cell === UNKNOWN) && problems.length <= mostProblems)
      problems.push({
        line: number,
        column,
        message: `${quoted(character)} is not a cell of a picture: use # or 1 for filled, . or 0 for empty.`,
      });
    cells.push(cell ?? UNKNOWN);
  }
  return cells;
}

/** Draws a grid in characters, `#` filled, `.` empty, `?` unknown. */
export function formatPicture(grid: Grid): string {
  return `${formatGrid(grid).join('\n')}\n`;
}

export const pictureFormat: Format = {
  id: 'picture',
  name: 'a picture',
  label: 'picture of # and .',
  extensions: ['txt'],
  detect: (text) => isXpm(text) || looksLikePicture(text),
  read: (text) => [isXpm(text) ? readXpm(text) : readPicture(text)],
  writer: writerOfOne(
    (puzzle) => {
      const picture = pictureOf(puzzle);
      return picture === null ? '' : formatPicture(picture);
    },
    { keeps: ['goal'], refuses: noPicture },
  ),
};
