/**
 * Other solutions of an image's puzzle, kept as what they change: a set of cells. An image that is changed a little has
 * such another solution still if turning the same cells over leaves the descriptions of its lines as they are, which is a
 * matter of a few words.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED } from '../board/cell.ts';

/** The lines of an image as words: bit j of `rows[i]` and bit i of `columns[j]` are set when the cell is filled. */
export type ImageWords = {
  readonly height: number;
  readonly width: number;
  readonly rows: Int32Array;
  readonly columns: Int32Array;
};

/** The cells in which a solution differs, as words of the lines that they lie on. */
export type Difference = {
  readonly cells: readonly number[]; // row-major, in order
  readonly rows: readonly (readonly [index: number, cells: number])[];
  readonly columns: readonly (readonly [index: number, cells: number])[];
};

/**
 * Reads an image into words.
 *
 * @param image - at most 32 x 32 cells, none unknown
 */
export function imageWords({ height, width, cells }: Grid): ImageWords {
  const words = { height, width, rows: new Int32Array(height), columns: new Int32Array(width) };
  for (const [at, cell] of cells.entries()) if (cell === FILLED) turnOver(words, at);
  return words;
}

/** Turns a cell over: filled to empty, empty to filled. */
export function turnOver({ width, rows, columns }: ImageWords, cell: number): void {
  const row = Math.floor(cell / width);
  const column = cell - row * width;
  rows[row]! ^= 1 << column;
  columns[column]! ^= 1 << row;
}

/** What one image has otherwise than another of its size. */
export function differenceOf(image: Grid, other: Grid): Difference {
  const { height, width } = image;
  const words = imageWords({ height, width, cells: new Uint8Array(height * width) });
  const cells = [...image.cells.keys()].filter((at) => image.cells[at] !== other.cells[at]);
  for (const cell of cells) turnOver(words, cell);
  return { cells, rows: linesIn(words.rows), columns: linesIn(words.columns) };
}

const linesIn = (list: Int32Array): [number, number][] =>
  [...list.entries()].filter(([, word]) => word !== 0);

/** Whether an image has another solution of its puzzle that differs by just these cells. */
export function staysSolution(image: ImageWords, { rows, columns }: Difference): boolean {
  for (const [index, cells] of rows) {
    const word = image.rows[index]!;
    if (!sameRuns(word, word ^ cells)) return false;
  }
  for (const [index, cells] of columns) {
    const word = image.columns[index]!;
    if (!sameRuns(word, word ^ cells)) return false;
  }
  return true;
}

const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Whether two lines have the same description. @source 000_8dc3042ab81c971c.txt §2 */
export function sameRuns(one: number, other: number): boolean {
  let [a, b] = [one, other];
  while (a !== 0 && b !== 0) {
    a >>>= lowest(a);
    b >>>= lowest(b);
    const [gapA, gapB] = [~a, ~b];
    if (gapA === 0 || gapB === 0) return gapA === gapB;
    const run = lowest(gapA);
    if (run !== lowest(gapB)) return false;
    a >>>= run;
    b >>>= run;
  }
  return a === b;
}
