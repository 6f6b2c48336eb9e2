/**
 * The 2-SAT clauses of a board, after Batenburg & Kosters 2009 (000 §3.2): for every two unknown cells of a line, each pair
 * of values that no fit of the line has is a clause, "not both". A clause "not both a and b" is kept as what it says when one
 * of them holds: a implies not b, and b implies not a. Two settles an unknown cell give all of them.
 *
 * On one line a chain of implications is an implication: what all fits with a have, and what all fits with that have.
 */
import type { Direction, FixedCell, Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';

/** A value of a cell, which holds or does not. */
export type Literal = FixedCell;

/** What a clause says when one of its two values holds. The clause: not both `from` and the opposite of `to`. */
export type Implication = {
  readonly direction: Direction; // with index: the line that the clause is of
  readonly index: number;
  readonly from: Literal;
  readonly to: Literal;
};

/** At 2x + v: what value v of cell x of a line implies, each as 2y + w. Empty for a known cell. */
type LineLists = readonly (readonly number[])[];

/**
 * All implications of a state, as a graph whose nodes are the values of unknown cells: value v of the cell at (i, j) is
 * number 2 (i · width + j) + v, and its opposite is number XOR 1.
 */
export type Implications = {
  readonly grid: Grid; // a copy of the state that they are from
  readonly rows: readonly LineLists[];
  readonly columns: readonly LineLists[];
};

/** The opposite value of the same cell. */
export const opposite = ({ row, column, value }: Literal): Literal => ({
  row,
  column,
  value: value === 1 ? 0 : 1,
});

/** The number of a value in the graph. */
export const numberOf = ({ row, column, value }: Literal, width: number): number =>
  2 * (row * width + column) + value;

/** The value of a number. */
export const literalOf = (number: number, width: number): Literal => ({
  row: Math.floor(number / 2 / width),
  column: Math.floor(number / 2) % width,
  value: number % 2 === 1 ? 1 : 0,
});

/**
 * The implications of all lines of a state.
 *
 * @param grid - a standstill of SimpleSolver: all lines settled
 * @param before - those of the same puzzle in another state: lines that did not change are taken from there
 * @throws RangeError when a line is not settled
 * @source 000_8dc3042ab81c971c.txt §3.2 ("all such relations between two pixels within each horizontal and each vertical line")
 */
export function implicationsOf(grid: Grid, puzzle: Puzzle, before?: Implications): Implications {
  return allPieces(implicationsInPieces(grid, puzzle, before));
}

/** Lines up to here take microseconds: they are not worth a piece. */
const oneGo = 24;

/**
 * The same in pieces, a line each unless it is short.
 *
 * @throws as {@link implicationsOf} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* implicationsInPieces(
  grid: Grid,
  puzzle: Puzzle,
  before?: Implications,
): InPieces<Implications> {
  const of = (direction: Direction, index: number, description: Description): LineLists => {
    const line = lineOf(grid, direction, index);
    const old = (direction === 'H' ? before?.rows : before?.columns)?.[index];
    const oldLine = before && lineOf(before.grid, direction, index);
    if (old && line.every((cell, at) => cell === oldLine?.[at])) return old;
    return impliedOnLine(line, description);
  };
  const rows: LineLists[] = [];
  for (const [index, description] of puzzle.rows.entries()) {
    rows.push(of('H', index, description));
    if (grid.width > oneGo) yield;
  }
  const columns: LineLists[] = [];
  for (const [index, description] of puzzle.columns.entries()) {
    columns.push(of('V', index, description));
    if (grid.height > oneGo) yield;
  }
  return { grid: { ...grid, cells: grid.cells.slice() }, rows, columns };
}

/**
 * What each value of each unknown cell of a line implies there.
 *
 * @param line - settled, of any length; not modified
 * @throws RangeError when it is not settled
 * @source 000_8dc3042ab81c971c.txt §3.2 ("each pair of pixel values that is not allowed forms a 2-SAT clause")
 */
export function impliedOnLine(line: Uint8Array, description: Description): LineLists {
  const lists: number[][] = Array.from({ length: 2 * line.length }, () => []);
  const trial = line.slice();
  for (const [x, cell] of line.entries()) {
    if (cell !== UNKNOWN) continue;
    for (let v = 0; v < 2; v++) {
      trial[x] = v;
      const settled = settle(trial, description);
      if (settled === null) throw new RangeError(`line is not settled: cell ${x + 1} is known`);
      for (const [y, other] of settled.entries())
        if (y !== x && line[y] === UNKNOWN && other !== UNKNOWN)
          lists[2 * x + v]?.push(2 * y + other);
    }
    trial[x] = UNKNOWN;
  }
  return lists;
}

/**
 * What a value implies by one clause: on its row from left to right, then on its column from top to bottom.
 *
 * @param visit - takes the number of each; true ends it
 */
export function forImplied(
  { grid: { width }, rows, columns }: Implications,
  number: number,
  visit: (implied: number) => boolean | void,
): void {
  const value = number & 1;
  const cell = number >> 1;
  const i = Math.floor(cell / width);
  const j = cell % width;
  for (const on of rows[i]?.[2 * j + value] ?? []) if (visit(2 * i * width + on) === true) return;
  for (const on of columns[j]?.[2 * i + value] ?? [])
    if (visit(2 * ((on >> 1) * width + j) + (on & 1)) === true) return;
}
