/** Grids and lines as callers write them. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { ErrorPlace } from '../errors.ts';
import { isList, isObject, kindOf, refuse } from './arguments.ts';

/** Most rows, and most columns, of anything; and most cells of a line. */
export const mostSide = 1000;

const cellOfCharacter = new Map<string, number>([
  ...['0', '.'].map((sign) => [sign, EMPTY] as const),
  ...['1', '#'].map((sign) => [sign, FILLED] as const),
  ...['?', 'x'].map((sign) => [sign, UNKNOWN] as const),
]);

/**
 * A line as callers write it.
 *
 * @param what - it is called in messages
 * @param most - the largest value of a cell: with FILLED no cell may be unknown
 */
export function lineOfInput(
  value: unknown,
  what: string,
  most: number = UNKNOWN,
  placeOf: (at: number) => ErrorPlace | null = () => null,
): Uint8Array {
  if (typeof value !== 'string' && !isList(value))
    return refuse(
      `The ${what} is a text such as "?1?0", or a list of 0, 1 and 2, not ${kindOf(value)}.`,
    );
  const length = value.length;
  if (length > mostSide)
    return refuse(`The ${what} has ${grouped(length)} cells: ${grouped(mostSide)} is the most.`);
  const cells = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const given = typeof value === 'string' ? cellOfCharacter.get(value[at] ?? '') : value[at];
    if (given !== EMPTY && given !== FILLED && given !== UNKNOWN) {
      const shown = typeof value === 'string' ? `"${value[at] ?? ''}"` : kindOf(value[at]);
      return refuse(
        `Cell ${at + 1} of the ${what} is ${shown}: a cell is ${typeof value === 'string' ? '# or 1, . or 0, ? or x' : '0, 1 or 2'}.`,
        placeOf(at),
      );
    }
    if (given > most)
      return refuse(
        `Cell ${at + 1} of the ${what} is unknown: a picture has none of these.`,
        placeOf(at),
      );
    cells[at] = given;
  }
  return cells;
}

/** A grid as callers write it, copied. */
export function gridOfInput(value: unknown, what: string, most: number = UNKNOWN): Grid {
  if (typeof value === 'string') {
    const rows = value.split(/\r?\n/);
    return gridOfRows(
      rows.map((row) => row.trim()).filter((row) => row !== ''),
      what,
      most,
    );
  }
  if (isList(value)) return gridOfRows(value, what, most);
  if (!isObject(value) || !('cells' in value))
    return refuse(
      `The ${what} is a grid { height, width, cells }, a text with a line for each row, or a list of rows, not ${kindOf(value)}.`,
    );
  const { cells } = value;
  const height = sideOf(value, 'height', what);
  const width = sideOf(value, 'width', what);
  if (!isList(cells) || cells.length !== height * width)
    return refuse(
      `The ${what} has ${isList(cells) ? counted(cells.length, 'cell') : 'no list of cells'}: ${height} rows of ${width} need ${counted(height * width, 'cell')}.`,
    );
  const copy = new Uint8Array(height * width);
  for (let row = 0; row < height; row++) {
    const line = Array.from({ length: width }, (_, column) => cells[row * width + column]);
    copy.set(lineOfRow(line, what, row, most), row * width);
  }
  return { height, width, cells: copy };
}

/** A grid without unknown cells. */
export const pictureOfInput = (value: unknown, what: string): Grid =>
  gridOfInput(value, what, FILLED);

function sideOf(grid: Readonly<Record<string, unknown>>, name: string, what: string): number {
  const side = grid[name];
  if (typeof side === 'number' && Number.isInteger(side) && side >= 1 && side <= mostSide)
    return side;
  return refuse(
    `The ${name} of the ${what} is a whole number, 1 to ${grouped(mostSide)}, not ${kindOf(side)}.`,
    { kind: 'option', name },
  );
}

const lineOfRow = (line: unknown, what: string, row: number, most: number): Uint8Array =>
  lineOfInput(line, `${what}'s row ${row + 1}`, most, (column) => ({ kind: 'cell', row, column }));

function gridOfRows(rows: ArrayLike<unknown>, what: string, most: number): Grid {
  const height = rows.length;
  if (height === 0) return refuse(`The ${what} has no rows.`);
  if (height > mostSide)
    return refuse(`The ${what} has ${grouped(height)} rows: ${grouped(mostSide)} is the most.`);
  const lines = Array.from({ length: height }, (_, row) => lineOfRow(rows[row], what, row, most));
  const width = lines[0]?.length ?? 0;
  if (width === 0) return refuse(`The ${what} has no columns.`);
  const uneven = lines.findIndex((line) => line.length !== width);
  if (uneven >= 0)
    return refuse(
      `Row ${uneven + 1} of the ${what} has ${counted(lines[uneven]?.length ?? 0, 'cell')}, row 1 has ${width}.`,
      { kind: 'row', index: uneven },
    );
  const cells = new Uint8Array(height * width);
  for (const [row, line] of lines.entries()) cells.set(line, row * width);
  return { height, width, cells };
}
