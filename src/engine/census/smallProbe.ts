/**
 * Probing images of up to 6 x 6 cells by table: the engine of the censuses of 001 §3.5 and §4. Same categories as
 * probe.ts, by SimpleSolver to the end for a few probes only. What one probe tells about others:
 *
 * - SimpleSolver is monotone: from more known cells it fixes no fewer. So when a probe fixes cell d to w on its way, it
 *   ends with at least what the probe of d with w ends with. Call the pair of a cell and a value a *literal*.
 * - A probe that stands still: each literal that it fixed would stand still too, and whether it makes any progress is one
 *   look at the row and the column of its cell.
 * - A probe that meets a literal known to lead to a contradiction is one itself.
 * - A probe that meets a literal known to lead to a solution ends in that solution, or, if its own cell has the other
 *   value there, in a contradiction.
 *
 * Sets of literals are words as those of a state: cell = filled is the bit "may be empty" that it clears, cell = empty
 * the bit "may be filled".
 */
import { lowBits } from '../line/lineMasks.ts';
import { createSmallBoard, describeIndex, setSmallCells } from './smallFourBoard.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { createSmallSearch, isOnlySolution } from './smallFourSearch.ts';
import type { SmallSide } from './smallSweeps.ts';
import {
  createSides,
  describeSides,
  NO_FIT,
  setSideCells,
  sideCell,
  solveSides,
  sweepSide,
  USELESS,
} from './smallSweeps.ts';

/** SimpleSolver solves it. @source 001_a525a3e1210b0814.txt Table 3 */
export const PROBED_SIMPLE = 0;
/** Some category is 11 or 14. @source 001_a525a3e1210b0814.txt Table 3, "Unique" */
export const PROBED_UNIQUE = 1;
/** Some category is 15. @source 001_a525a3e1210b0814.txt Table 3, "Exactly Two" */
export const PROBED_TWO = 2;
/** None of these categories. @source 001_a525a3e1210b0814.txt Table 3, "Rest" */
export const PROBED_REST = 3;

/** A reusable prober for images of one small size. */
export type SmallProbe = {
  readonly height: number;
  readonly width: number;
  /** The probing sequence of the last image: the categories of its unknown cells, row by row, `length` of them. */
  readonly sequence: Uint8Array;
  /** The cells that they belong to, row · width + column. */
  readonly cells: Uint8Array;
  length: number;
  /** Bit k is set when category k is in the sequence. */
  categories: number;
  /** Probes the puzzle of image number `index` (see `imageFromIndex`; not checked). Returns PROBED_SIMPLE to PROBED_REST. */
  probe(index: number): number;
  /** The same, for a puzzle whose description ids were set on {@link SmallProbe.sides}. */
  probeSides(): number;
  readonly sides: readonly [rows: SmallSide, columns: SmallSide];
  /**
   * Probes all unknown cells of a standstill of the last puzzle, cells 0, 1 or UNKNOWN, row-major. Usefulness is counted from
   * there. At least one cell must be unknown (not checked).
   */
  probeFrom(cells: Uint8Array): number;
  /** The same for a board where SimpleSolver stopped, with its puzzle. */
  probeBoard(board: SmallBoard): number;
  /** Writes the state that the probes started from, `height * width` cells, row-major; after PROBED_SIMPLE it means nothing. */
  readStart(cells: Uint8Array): void;
};

/**
 * Makes the prober.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @remarks Allocates nothing afterwards. Some 0.3 µs for a simple 6 x 6 image, some 2 µs for another one.
 * @source 001_a525a3e1210b0814.txt §3.3-§3.5
 */
export function createSmallProbe(height: number, width: number): SmallProbe {
  const sides = createSides(height, width);
  const [rows, columns] = sides;
  const board: Board = {
    rows,
    columns,
    start: new Int32Array(3),
    startAcross: new Int32Array(3),
    bad: new Int32Array(3),
    solving: new Int32Array(3),
    solution: new Int32Array(3),
    calm: new Int32Array(3),
    solved: new Int32Array(3),
  };
  const prober: SmallProbe = {
    height,
    width,
    sequence: new Uint8Array(height * width),
    cells: new Uint8Array(height * width),
    length: 0,
    categories: 0,
    sides,
    probe(index: number): number {
      describeSides(rows, columns, index);
      return prober.probeSides();
    },
    probeSides(): number {
      prober.length = 0;
      prober.categories = 0;
      if (solveSides(rows, columns) > 0) return PROBED_SIMPLE;
      return probeAll(board, prober);
    },
    probeFrom(cells: Uint8Array): number {
      setSideCells(rows, columns, cells);
      return probeAll(board, prober);
    },
    probeBoard(from: SmallBoard): number {
      takeLines(rows, from.rowIds, from.rows);
      takeLines(columns, from.columnIds, from.columns);
      return probeAll(board, prober);
    },
    readStart(cells: Uint8Array): void {
      for (let i = 0, at = 0; i < height; i++)
        for (let j = 0; j < width; j++, at++) cells[at] = sideCell(board.start, width, i, j);
    },
  };
  return prober;
}

/**
 * Makes the function that says whether the image that was probed last is the only solution of its puzzle. Not for a simple
 * one, which always is.
 *
 * @source 001_a525a3e1210b0814.txt §4 ("checking whether their description is unique")
 */
export function createUniqueness(prober: SmallProbe): (image: number) => boolean {
  const { height, width } = prober;
  const board = createSmallBoard(height, width);
  const search = createSmallSearch(board);
  const cells = new Uint8Array(height * width);
  return (image) => {
    prober.readStart(cells);
    describeIndex(board, image);
    setSmallCells(board, cells);
    board.dirtyRows = board.dirtyColumns = 0; // a standstill: all lines are settled
    return isOnlySolution(search, image);
  };
}

type Board = {
  readonly rows: SmallSide;
  readonly columns: SmallSide;
  /** The words of both sides where SimpleSolver stopped. */
  readonly start: Int32Array;
  readonly startAcross: Int32Array;
  // sets of literals, as words of the rows
  /** Those known to lead to a contradiction. */
  readonly bad: Int32Array;
  /** Those known to lead to a solution. */
  readonly solved: Int32Array;
  /** Those among them known to lead to `solution`, the first one found. */
  readonly solving: Int32Array;
  readonly solution: Int32Array;
  /** Those known to stand still. */
  readonly calm: Int32Array;
};

/** Gives a side the descriptions and the states of a board's lines. */
function takeLines({ ids, words, length }: SmallSide, from: Int32Array, states: Int32Array): void {
  words.fill(0);
  for (let l = 0; l < states.length; l++) {
    ids[l] = from[l]!;
    words[l >> 1]! |= states[l]! << (2 * length * (l & 1));
  }
}

const CONTRADICTS = 0;
const SOLVES = 1;
const STANDS = 2;

function probeAll(board: Board, prober: SmallProbe): number {
  const { rows, columns, start, startAcross, bad, solved, calm } = board;
  const { height, width, sequence, cells } = prober;
  for (let k = 0; k < 3; k++) {
    start[k] = rows.words[k]!;
    startAcross[k] = columns.words[k]!;
    bad[k] = board.solving[k] = board.solution[k] = calm[k] = solved[k] = 0;
  }
  const line = lowBits(width);
  let length = 0;
  let categories = 0;
  for (let i = 0; i < height; i++) {
    const k = i >> 1;
    const base = 2 * width * (i & 1);
    const state = start[k]! >>> base;
    for (let open = (state >>> width) & state & line; open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      const one = 1 << (base + j);
      const zero = one << width;
      if (((bad[k]! | solved[k]! | calm[k]!) & one) === 0) probeLiteral(board, i, one);
      if (((bad[k]! | solved[k]! | calm[k]!) & zero) === 0) probeLiteral(board, i, zero);
      cells[length++] = i * width + j;
    }
  }
  for (let at = 0; at < length; at++) {
    const cell = cells[at]!;
    const i = (cell / width) | 0;
    const j = cell - i * width;
    const category = 4 * usefulness(board, i, j, true) + usefulness(board, i, j, false);
    sequence[at] = category;
    categories |= 1 << category;
  }
  prober.length = length;
  prober.categories = categories;
  if ((categories & ((1 << 11) | (1 << 14))) !== 0) return PROBED_UNIQUE;
  return (categories & (1 << 15)) !== 0 ? PROBED_TWO : PROBED_REST;
}

/** Runs one probe and notes what it tells. */
function probeLiteral(board: Board, i: number, bit: number): void {
  const k = i >> 1;
  const { rows, start, bad, solved, solving, solution, calm } = board;
  const outcome = runLiteral(board, i, bit);
  if (outcome === CONTRADICTS) {
    bad[k]! |= bit;
    return;
  }
  const { words } = rows;
  if (outcome === STANDS) {
    calm[0]! |= start[0]! & ~words[0]!;
    calm[1]! |= start[1]! & ~words[1]!;
    calm[2]! |= start[2]! & ~words[2]!;
    return;
  }
  solved[k]! |= bit;
  // `solution` is empty before the first one
  if ((solution[0]! | solution[1]! | solution[2]!) === 0) solution.set(words);
  if (words[0] === solution[0] && words[1] === solution[1] && words[2] === solution[2])
    solving[k]! |= bit;
}

/** SimpleSolver from the start with one literal more; leaves the end state in the rows' words when it runs to its end. */
function runLiteral(board: Board, i: number, bit: number): number {
  const { rows, columns, start, startAcross, bad, solving, solution } = board;
  const k = i >> 1;
  const shift = 2 * rows.length;
  const base = shift * (i & 1);
  // the first sweep changes row i only
  const before = (start[k]! >>> base) & ((1 << shift) - 1);
  const after = rows.settled[rows.ids[i]! | (before & ~(bit >>> base))]!;
  if (after === 0) return CONTRADICTS;
  const lost = before ^ after;
  if (((lost << base) & bad[k]!) !== 0) return CONTRADICTS;
  const across = columns.words;
  across[0] = startAcross[0]! & ~(rows.across0[lost]! << i);
  across[1] = startAcross[1]! & ~(rows.across1[lost]! << i);
  across[2] = startAcross[2]! & ~(rows.across2[lost]! << i);
  const { words } = rows;
  for (;;) {
    const code = sweepSide(columns, rows);
    if (code === NO_FIT) return CONTRADICTS;
    const lost0 = ~words[0]!;
    const lost1 = ~words[1]!;
    const lost2 = ~words[2]!;
    if (((lost0 & bad[0]!) | (lost1 & bad[1]!) | (lost2 & bad[2]!)) !== 0) return CONTRADICTS;
    if (((lost0 & solving[0]!) | (lost1 & solving[1]!) | (lost2 & solving[2]!)) !== 0) {
      if ((solution[k]! & bit) !== 0) return CONTRADICTS;
      words.set(solution);
      return SOLVES;
    }
    if (code === USELESS) return isOpen(rows) ? STANDS : SOLVES;
    const back = sweepSide(rows, columns);
    if (back === NO_FIT) return CONTRADICTS;
    if (back === USELESS) return isOpen(rows) ? STANDS : SOLVES;
  }
}

/** Whether some cell is unknown. */
function isOpen({ words, length }: SmallSide): boolean {
  const line = lowBits(length);
  const both = line | (line << (2 * length));
  return (
    (((words[0]! & (words[0]! >>> length)) |
      (words[1]! & (words[1]! >>> length)) |
      (words[2]! & (words[2]! >>> length))) &
      both) !==
    0
  );
}

/** The usefulness of a probe, 0 to 3, from what is known of its literal. */
function usefulness(board: Board, i: number, j: number, filled: boolean): number {
  const { rows, columns, start, startAcross, bad, solved } = board;
  const { length, count } = rows;
  const k = i >> 1;
  const base = 2 * length * (i & 1);
  const bit = 1 << (filled ? base + j : base + length + j);
  if ((bad[k]! & bit) !== 0) return 2;
  if ((solved[k]! & bit) !== 0) return 3;
  // it stands still: does its row or its column give anything?
  const row = (start[k]! >>> base) & lowBits(2 * length) & ~(bit >>> base);
  if (rows.settled[rows.ids[i]! | row] !== row) return 1;
  const down = 2 * count * (j & 1);
  const column =
    (startAcross[j >> 1]! >>> down) & lowBits(2 * count) & ~(1 << (filled ? i : count + i));
  return columns.settled[columns.ids[j]! | column] !== column ? 1 : 0;
}
