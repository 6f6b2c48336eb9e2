/** The value of a cell. 000 section 2 writes the alphabet as 0, 1 and ?; 001 writes x for ?. */

/** A cell that is known to stay empty ("white", 0). */
export const EMPTY = 0;
/** A cell that is known to be filled ("black", 1). */
export const FILLED = 1;
/** A cell whose value is not known yet ("?"). */
export const UNKNOWN = 2;

/** A value of a cell, as it stands in a `Uint8Array`. */
export type Cell = typeof EMPTY | typeof FILLED | typeof UNKNOWN;

/** A rectangle of cells, row by row: the cell at (row, column) is `cells[row * width + column]`. */
export type Grid = {
  readonly height: number; // number of rows, 1 or more
  readonly width: number; // number of columns, 1 or more
  readonly cells: Uint8Array; // height * width values EMPTY | FILLED | UNKNOWN
};

/** A cell of the grid, zero-based. */
export type Place = { readonly row: number; readonly column: number };

/** A cell that became known. */
export type FixedCell = Place & { readonly value: 0 | 1 };

/** `H` settles rows (a horizontal sweep), `V` settles columns (a vertical sweep). */
export type Direction = 'H' | 'V';

/**
 * A grid whose cells are all unknown.
 *
 * @param height - number of rows, a positive integer
 * @param width - number of columns, a positive integer
 * @returns a new grid of `height * width` cells UNKNOWN
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §2 ("in most puzzles P fully consists of ?s")
 */
export function unknownGrid(height: number, width: number): Grid {
  checkSize(height, width);
  return { height, width, cells: new Uint8Array(height * width).fill(UNKNOWN) };
}

/**
 * Checks that both sides of a rectangle are positive integers.
 *
 * @throws RangeError when one is not
 */
export function checkSize(height: number, width: number): void {
  if (!Number.isInteger(height) || height < 1)
    throw new RangeError(`height must be a positive integer: ${height}`);
  if (!Number.isInteger(width) || width < 1)
    throw new RangeError(`width must be a positive integer: ${width}`);
}

/**
 * Writes a line as 000 §2 does: `0` empty, `1` filled, `?` unknown.
 *
 * @param cells - a line of any length
 * @returns a text of one character a cell
 * @source 000_8dc3042ab81c971c.txt §2 (the alphabet Γ)
 */
export function formatLine(cells: Uint8Array): string {
  let text = '';
  for (const cell of cells) text += cell === UNKNOWN ? '?' : cell === FILLED ? '1' : '0';
  return text;
}

/**
 * Reads a line: `0 .` are empty, `1 #` are filled, `? x` are unknown (001 writes x). White space is skipped.
 *
 * @param text - for instance `?1?1?0?????`
 * @returns a new line
 * @throws SyntaxError that names the character and its column
 * @source 000_8dc3042ab81c971c.txt §2; 001_a525a3e1210b0814.txt §3.1
 */
export function parseLine(text: string): Uint8Array {
  const cells: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if (/\s/.test(character)) continue;
    if (character === '0' || character === '.') cells.push(EMPTY);
    else if (character === '1' || character === '#') cells.push(FILLED);
    else if (character === '?' || character === 'x') cells.push(UNKNOWN);
    else throw new SyntaxError(`not a cell at column ${i + 1}: ${character}`);
  }
  return Uint8Array.from(cells);
}
