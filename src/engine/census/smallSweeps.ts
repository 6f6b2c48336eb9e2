/**
 * Sweeps over boards of up to 6 x 6 cells, by table and without a branch: what smallSimple.ts and the probes of
 * smallProbe.ts are made of.
 *
 * The lines of one direction are a *side*. The state of a line of L cells is mayFill << L | mayEmpty, as in
 * lineTables.ts; a side packs two lines to a word, three words. A sweep looks every line of a side up and lays the
 * results across, which gives the words of the other side. Sides of fewer than six lines are padded with lines that
 * have no cells, so that six lines are always looked up.
 */
import { EMPTY, FILLED, UNKNOWN, checkSize } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';
import { lineTables } from '../line/lineTables.ts';

/** The lines of one direction. */
export type SmallSide = {
  readonly count: number; // lines
  readonly length: number; // cells of each
  readonly idOf: Uint8Array; // of the 2^length lines
  /** The settled state at id << 2 · length | state, 0 without a fit. */
  readonly settled: Uint16Array;
  /** For a state, or for bits of one, what they are in the words of the other side, for line 0. */
  readonly across0: Int32Array;
  readonly across1: Int32Array;
  readonly across2: Int32Array;
  /** Of each of six lines: its description's id << 2 · length. */
  readonly ids: Int32Array;
  /** The states of these lines, packed. */
  readonly words: Int32Array;
};

/** Some line has no fit. @source 000_8dc3042ab81c971c.txt §2 (not fixable) */
export const NO_FIT = -1;
/** The sweep fixed nothing. @source 000_8dc3042ab81c971c.txt §3.1 */
export const USELESS = 0;
/** The sweep fixed some cell, and some cell is unknown. @source 000_8dc3042ab81c971c.txt §3.1 */
const USEFUL = 1;
/** The sweep fixed some cell, and no cell is unknown. @source 000_8dc3042ab81c971c.txt §3.1 */
const COMPLETE = 2;

/**
 * Makes both sides of a board: rows, then columns.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 */
export function createSides(
  height: number,
  width: number,
): readonly [rows: SmallSide, columns: SmallSide] {
  checkSize(height, width);
  const rows = makeSide(height, width);
  return [rows, makeSide(width, height, height === width ? rows : undefined)];
}

/** @param like - a side of the same size, whose tables are shared */
function makeSide(count: number, length: number, like?: SmallSide): SmallSide {
  const { idOf, settled: real, descriptions } = lineTables(length);
  const states = 1 << (2 * length);
  const padding = descriptions.length << (2 * length);
  const ids = new Int32Array(6).fill(padding);
  const words = new Int32Array(3);
  if (like) return { ...like, ids, words };
  const settled = new Uint16Array(padding + states);
  settled.set(real);
  settled[padding] = states; // a line without cells fits, and adds nothing to the lines across
  const across = [0, 1, 2].map(() => new Int32Array(states + 1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let state = 0; state < states; state++)
    for (let at = 0; at < length; at++) {
      const fill = (state >>> (length + at)) & 1;
      const empty = (state >>> at) & 1;
      (across[at >> 1] as Int32Array)[state]! |=
        ((fill << count) | empty) << (2 * count * (at & 1));
    }
  const [across0, across1, across2] = across;
  return { count, length, idOf, settled, across0, across1, across2, ids, words };
}

/**
 * Settles all lines of a side, and leaves the words of the other.
 *
 * @returns NO_FIT, USELESS, USEFUL or COMPLETE; after NO_FIT the words mean nothing
 * @source 000_8dc3042ab81c971c.txt §3.1 (H-sweep and V-sweep)
 */
export function sweepSide(side: SmallSide, other: SmallSide): number {
  const { length, settled, ids, words, across0, across1, across2 } = side;
  const shift = 2 * length;
  const mask = (1 << shift) - 1;
  const from0 = words[0]!;
  const from1 = words[1]!;
  const from2 = words[2]!;
  const before0 = from0 & mask;
  const before1 = from0 >>> shift;
  const before2 = from1 & mask;
  const before3 = from1 >>> shift;
  const before4 = from2 & mask;
  const before5 = from2 >>> shift;
  const after0 = settled[ids[0]! | before0]!;
  const after1 = settled[ids[1]! | before1]!;
  const after2 = settled[ids[2]! | before2]!;
  const after3 = settled[ids[3]! | before3]!;
  const after4 = settled[ids[4]! | before4]!;
  const after5 = settled[ids[5]! | before5]!;
  const least = (after0 - 1) | (after1 - 1) | (after2 - 1) | (after3 - 1) | (after4 - 1);
  if ((least | (after5 - 1)) < 0) return NO_FIT;
  const to = other.words;
  to[0] =
    across0[after0]! |
    (across0[after1]! << 1) |
    (across0[after2]! << 2) |
    (across0[after3]! << 3) |
    (across0[after4]! << 4) |
    (across0[after5]! << 5);
  to[1] =
    across1[after0]! |
    (across1[after1]! << 1) |
    (across1[after2]! << 2) |
    (across1[after3]! << 3) |
    (across1[after4]! << 4) |
    (across1[after5]! << 5);
  to[2] =
    across2[after0]! |
    (across2[after1]! << 1) |
    (across2[after2]! << 2) |
    (across2[after3]! << 3) |
    (across2[after4]! << 4) |
    (across2[after5]! << 5);
  const found =
    (before0 ^ after0) |
    (before1 ^ after1) |
    (before2 ^ after2) |
    (before3 ^ after3) |
    (before4 ^ after4) |
    (before5 ^ after5);
  if ((found & mask) === 0) return USELESS;
  const open =
    ((after0 >>> length) & after0) |
    ((after1 >>> length) & after1) |
    ((after2 >>> length) & after2) |
    ((after3 >>> length) & after3) |
    ((after4 >>> length) & after4) |
    ((after5 >>> length) & after5);
  return (open & lowBits(length)) === 0 ? COMPLETE : USEFUL;
}

/**
 * Gives both sides the descriptions of an image; the states stay.
 *
 * @param index - the image's number, below 2^(height·width) (not checked)
 */
export function describeSides(rows: SmallSide, columns: SmallSide, index: number): void {
  const height = rows.count;
  const width = rows.length;
  const row = lowBits(width);
  let low = index & lowBits(3 * width); // rows 0 to 2
  const high = Math.floor(index / (1 << (3 * width)));
  const lines = columns.words;
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  for (let i = 0; i < height; i++) {
    if (i === 3) low = high;
    const line = low & row;
    low >>>= width;
    rows.ids[i] = rows.idOf[line]! << (2 * width);
    word0 |= rows.across0[line]! << i;
    word1 |= rows.across1[line]! << i;
    word2 |= rows.across2[line]! << i;
  }
  lines[0] = word0;
  lines[1] = word1;
  lines[2] = word2;
  for (let j = 0; j < width; j++) {
    const line = (lines[j >> 1]! >>> (2 * height * (j & 1))) & lowBits(height);
    columns.ids[j] = columns.idOf[line]! << (2 * height);
  }
}

/** The words of a side of which no cell is known. */
function forgetSide({ count, length, words }: SmallSide): void {
  for (let k = 0; k < 3; k++)
    words[k] = lowBits(2 * length * Math.max(0, Math.min(2, count - 2 * k)));
}

/**
 * SimpleSolver from a board without known cells, which leaves both sides where it stopped. Only for the descriptions of
 * an image: no line is ever without a fit.
 *
 * @param first - the side that is settled first
 * @returns the number of the sweep that fixed the last cell; or minus the number of the first sweep, after the opening
 * one, that fixed nothing
 * @throws Error where that does not end: then the sides are not those of an image
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function solveSides(first: SmallSide, second: SmallSide): number {
  forgetSide(first); // its sweep writes the words of the other
  // each sweep but the opening one fixes a cell, or is the last
  const most = first.count * first.length + 2;
  for (let number = 1; number <= most; number += 2) {
    const code = sweepSide(first, second);
    if (code === COMPLETE) return number;
    if (code === USELESS && number > 1) return -number;
    const next = sweepSide(second, first);
    if (next === COMPLETE) return number + 1;
    if (next === USELESS) return -(number + 1);
  }
  throw new Error(`more than ${most} sweeps on a board of ${most - 2} cells`);
}

/**
 * Cell `at` of one line of a side, EMPTY, FILLED or UNKNOWN.
 *
 * @param words - of the side
 * @param length - cells of its lines
 */
export function sideCell(words: Int32Array, length: number, line: number, at: number): number {
  const state = words[line >> 1]! >>> (2 * length * (line & 1));
  if (((state >>> (length + at)) & 1) === 0) return EMPTY;
  return ((state >>> at) & 1) === 0 ? FILLED : UNKNOWN;
}

/**
 * Gives both sides the states of a board.
 *
 * @param cells - EMPTY, FILLED or UNKNOWN, row-major (not checked)
 */
export function setSideCells(rows: SmallSide, columns: SmallSide, cells: Uint8Array): void {
  const { count: height, length: width } = rows;
  rows.words.fill(0);
  columns.words.fill(0);
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) {
      const cell = cells[i * width + j]!;
      const fill = cell === EMPTY ? 0 : 1;
      const empty = cell === FILLED ? 0 : 1;
      rows.words[i >> 1]! |= ((fill << width) | empty) << (j + 2 * width * (i & 1));
      columns.words[j >> 1]! |= ((fill << height) | empty) << (i + 2 * height * (j & 1));
    }
}
