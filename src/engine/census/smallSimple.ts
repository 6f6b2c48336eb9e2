/**
 * SIMPLESOLVER on images of up to 6 x 6 cells by table: the engine of the censuses of 000 §4.1.
 *
 * A sweep looks every line up and lays the result across, so that an H-sweep takes the rows' states and leaves the
 * columns', which the V-sweep after it takes. Only images are solved, so no line is ever without a fit.
 * The states of the lines of one direction, two masks of up to 6 bits each, are packed two lines to a word, three words.
 */
import type { Direction } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN, checkSize } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';
import { lineTables } from '../line/lineTables.ts';

/** A reusable solver for images of one small size. */
export type SmallSimple = {
  readonly height: number;
  readonly width: number;
  /**
   * Runs SimpleSolver on the puzzle of image number `index` (see `imageFromIndex`; not checked).
   *
   * @returns the difficulty, 1 or more, when simple; else minus 000's row index, so -2 or less
   */
  solveIndex(index: number, first: Direction): number;
  /** Writes the state in which the last call ended, `height * width` cells, row-major. */
  readCells(cells: Uint8Array): void;
};

/** The lines of one direction: what a sweep reads. */
type Side = {
  readonly count: number; // lines of this direction
  readonly length: number; // cells of each
  readonly idOf: Uint8Array;
  readonly settled: Uint16Array;
  readonly ids: Int32Array; // of each line: its description's id << 2 * length
  /** For each state of a line, what it adds to the three words of the crossing lines, at bit 0 of their masks. */
  readonly across: readonly [Int32Array, Int32Array, Int32Array];
  /** The states of these lines, packed. */
  readonly words: Int32Array;
};

/**
 * Makes the solver.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER), §4.1
 */
export function createSmallSimple(height: number, width: number): SmallSimple {
  checkSize(height, width);
  const rows = makeSide(height, width);
  const columns = makeSide(width, height, height === width ? rows : undefined);
  let byColumns = false; // which side has the state in which the last call ended
  return {
    height,
    width,
    solveIndex(index: number, first: Direction): number {
      setImage(rows, columns, index);
      const number = first === 'H' ? solve(rows, columns) : solve(columns, rows);
      // a sweep leaves the states of the other side
      byColumns = (first === 'H') === ((number & 1) !== 0);
      return number;
    },
    readCells(cells: Uint8Array): void {
      for (let i = 0, at = 0; i < height; i++)
        for (let j = 0; j < width; j++, at++)
          cells[at] = byColumns ? cellOf(columns, j, i) : cellOf(rows, i, j);
    },
  };
}

/** @param like - a side of the same size, whose tables are shared */
function makeSide(count: number, length: number, like?: Side): Side {
  const { idOf, settled } = lineTables(length);
  const across = like?.across ?? makeAcross(count, length);
  const ids = new Int32Array(count);
  return { count, length, idOf, settled, ids, across, words: new Int32Array(3) };
}

function makeAcross(count: number, length: number): Side['across'] {
  const across: Side['across'] = [
    new Int32Array(1 << (2 * length)),
    new Int32Array(1 << (2 * length)),
    new Int32Array(1 << (2 * length)),
  ];
  for (let state = 0; state < 1 << (2 * length); state++)
    for (let at = 0; at < length; at++) {
      const fill = (state >>> (length + at)) & 1;
      const empty = (state >>> at) & 1;
      const words = across[at >> 1] as Int32Array;
      words[state]! |= ((fill << count) | empty) << (2 * count * (at & 1));
    }
  return across;
}

/** Cell `at` of one line. */
function cellOf({ words, length }: Side, line: number, at: number): number {
  const state = words[line >> 1]! >>> (2 * length * (line & 1));
  if (((state >>> (length + at)) & 1) === 0) return EMPTY;
  return ((state >>> at) & 1) === 0 ? FILLED : UNKNOWN;
}

/** Looks the descriptions of all lines of an image up, and makes all cells unknown. */
function setImage(rows: Side, columns: Side, index: number): void {
  const width = rows.length;
  const height = columns.length;
  const row = lowBits(width);
  const column = lowBits(height);
  const [across0, across1, across2] = rows.across;
  let low = index & lowBits(3 * width); // rows 0 to 2
  const high = Math.floor(index / (1 << (3 * width)));
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  for (let i = 0; i < height; i++) {
    if (i === 3) low = high;
    const line = low & row;
    low >>>= width;
    rows.ids[i] = rows.idOf[line]! << (2 * width);
    word0 |= across0[line]! << i;
    word1 |= across1[line]! << i;
    word2 |= across2[line]! << i;
  }
  for (let j = 0; j < width; j++) {
    const word = j < 2 ? word0 : j < 4 ? word1 : word2;
    const line = (word >>> (2 * height * (j & 1))) & column;
    columns.ids[j] = columns.idOf[line]! << (2 * height);
  }
  rows.words.fill(lowBits(4 * width));
  columns.words.fill(lowBits(4 * height));
}

function solve(first: Side, second: Side): number {
  for (let number = 1; ; number += 2) {
    const code = sweep(first, second);
    if (code === COMPLETE) return number;
    if (code === USELESS && number > 1) return -number;
    const next = sweep(second, first);
    if (next === COMPLETE) return number + 1;
    if (next === USELESS) return -(number + 1);
  }
}

const USELESS = 0;
const USEFUL = 1;
const COMPLETE = 2;

/** Settles the lines of one side, and leaves the states of the other. */
function sweep(side: Side, other: Side): number {
  const { count, length, settled, ids, words } = side;
  const [across0, across1, across2] = side.across;
  const mask = lowBits(2 * length);
  const shift = 2 * length;
  let from = words[0]!;
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  let found = 0;
  let open = 0;
  for (let i = 0; i < count; i++) {
    const before = from & mask;
    from = (i & 1) === 0 ? from >>> shift : words[(i + 1) >> 1]!;
    const after = settled[ids[i]! | before]!;
    found |= before ^ after;
    open |= (after >>> length) & after;
    word0 |= across0[after]! << i;
    word1 |= across1[after]! << i;
    word2 |= across2[after]! << i;
  }
  other.words[0] = word0;
  other.words[1] = word1;
  other.words[2] = word2;
  if (found === 0) return USELESS;
  return (open & lowBits(length)) === 0 ? COMPLETE : USEFUL;
}
