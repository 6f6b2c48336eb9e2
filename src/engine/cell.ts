/**
 * The value of a cell. 000 section 2 writes the alphabet as 0, 1 and ?; 001 writes x for ?.
 */

/** A cell that is known to stay empty ("white", 0). */
export const EMPTY = 0;
/** A cell that is known to be filled ("black", 1). */
export const FILLED = 1;
/** A cell whose value is not known yet ("?"). */
export const UNKNOWN = 2;

export type Cell = typeof EMPTY | typeof FILLED | typeof UNKNOWN;

/** A rectangle of cells, row by row: the cell at (row, column) is `cells[row * width + column]`. */
export type Grid = {
  readonly height: number; // number of rows, 1 or more
  readonly width: number; // number of columns, 1 or more
  readonly cells: Uint8Array; // height * width values EMPTY | FILLED | UNKNOWN
};

/** `H` settles rows (a horizontal sweep), `V` settles columns (a vertical sweep). */
export type Direction = 'H' | 'V';
