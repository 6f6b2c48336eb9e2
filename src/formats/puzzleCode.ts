/**
 * A puzzle as a compact text that may stand in an address: `3x2_1_2_1~2_2`, the number of rows, the number of
 * columns, the descriptions of the rows, then those of the columns; runs are joined by a point, `0` is an empty line.
 * With clues it is `3x2c_1_2_1~2_2~` and the code of the grid of clues (imageCode.ts).
 *
 * A truncated code is never taken for a whole one: the sizes say how many descriptions there must be, the `c` that
 * clues follow, and the last description cannot be cut short because the sum of the columns must be the sum of the
 * rows. A puzzle whose sums differ on purpose ends in `~u` ("unequal").
 */
import type { Grid } from '../engine/board/cell.ts';
import { cellsNeeded } from '../engine/board/description.ts';
import type { Description } from '../engine/board/description.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { counted, grouped, sizeText } from '../notebook/plain/numbers.ts';
import { decodeImage, encodeImage } from './imageCode.ts';
import { mostLines, sizeProblem } from './limits.ts';

const unequalMark = 'u';

/**
 * Writes a puzzle as a code.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns digits, letters and `. _ ~ -`, all of which addresses take as they are
 */
export function encodePuzzle(puzzle: Puzzle): string {
  const { rows, columns, clues } = puzzle;
  const parts = [
    `${rows.length}x${columns.length}${clues === undefined ? '' : 'c'}_${formatLines(rows)}`,
    formatLines(columns),
  ];
  if (clues !== undefined)
    parts.push(encodeImage({ height: rows.length, width: columns.length, cells: clues }));
  if (sumOf(rows) !== sumOf(columns)) parts.push(unequalMark);
  return parts.join('~');
}

/**
 * Reads a code back.
 *
 * @param code - as {@link encodePuzzle} writes it
 * @param most - rows, and columns, that are taken: as many as a page shows, unless a program reads it
 * @returns a new puzzle
 * @throws SyntaxError with a message for the reader when the code is truncated, forged or of a puzzle beyond the limits
 */
export function decodePuzzle(code: string, most = mostLines): Puzzle {
  const head = /^([1-9]\d{0,3})x([1-9]\d{0,3})(c?)_/.exec(code);
  if (head === null)
    throw new SyntaxError('The code of the puzzle does not begin with a size such as 10x15.');
  const height = Number(head[1]);
  const width = Number(head[2]);
  const tooLarge = sizeProblem(height, width, most);
  if (tooLarge !== null) throw new SyntaxError(tooLarge);
  const parts = code.slice(head[0].length).split('~');
  const rows = readLines(parts.shift() ?? '', 'row', height, width);
  const columns = readLines(parts.shift() ?? '', 'column', width, height);
  const clues = head[3] === 'c' ? readClues(parts.shift(), height, width, most) : undefined;
  checkEnd(parts, sumOf(rows), sumOf(columns));
  return clues === undefined ? { rows, columns } : { rows, columns, clues };
}

const formatLines = (lines: readonly Description[]): string =>
  lines.map((description) => description.join('.') || '0').join('_');

function sumOf(lines: readonly Description[]): number {
  let sum = 0;
  for (const description of lines) for (const run of description) sum += run;
  return sum;
}

function readLines(text: string, name: string, count: number, length: number): Description[] {
  const parts = text === '' ? [] : text.split('_');
  if (parts.length !== count)
    throw new SyntaxError(
      `The code of the puzzle holds ${counted(parts.length, name)}, its size asks for ${count}: part of it is missing or added.`,
    );
  return parts.map((part, at) => {
    if (part === '0') return [];
    if (!/^[1-9]\d{0,3}(\.[1-9]\d{0,3})*$/.test(part))
      throw new SyntaxError(
        `The code of the puzzle is damaged at ${name} ${at + 1}: "${part.slice(0, 40)}".`,
      );
    const description = part.split('.').map(Number);
    const needed = cellsNeeded(description);
    if (needed > length)
      throw new SyntaxError(
        `In the code of the puzzle, ${name} ${at + 1} needs ${counted(needed, 'cell')} and has ${length}.`,
      );
    return description;
  });
}

function readClues(
  code: string | undefined,
  height: number,
  width: number,
  most: number,
): Uint8Array {
  const grid: Grid = decodeImage(code ?? '', most);
  if (grid.height !== height || grid.width !== width)
    throw new SyntaxError(
      `The clues are for ${sizeText(grid.height, grid.width)} cells, the puzzle has ${sizeText(height, width)}.`,
    );
  return grid.cells;
}

function checkEnd(rest: readonly string[], rowSum: number, columnSum: number): void {
  const unequal = rest.length === 1 && rest[0] === unequalMark;
  if (rest.length > 0 && !unequal)
    throw new SyntaxError('The code of the puzzle goes on after its end: part of it was added.');
  if (unequal === (rowSum === columnSum))
    throw new SyntaxError(
      `The code of the puzzle is damaged or truncated: its rows have ${counted(rowSum, 'filled cell')}, its columns ${grouped(columnSum)}.`,
    );
}
