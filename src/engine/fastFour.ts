/**
 * FOURSOLVER without events, for millions of boards: same end state as `recordFour`, any order of intersections.
 *
 * The four relations of an intersection are implications between values of unknown cells, and the intersection excludes
 * a value v of its corner a exactly if a chain around the rectangle leads from a = v to a ≠ v: a set of two values never
 * shrinks on the way, because on a settled line every value of a cell goes with some value of each other. Read from both
 * ends, a chain is a row step and a column step from a to the opposite corner d, and a column step and a row step from a
 * to d, that want different values of d. So no table is needed: what each value of each cell implies on its line is kept
 * as two words (cells that must be filled, cells that must be empty), one settle each, and the two ways are compared.
 */
import { checkSize } from './cell.ts';
import type { FastSimple } from './fastSimple.ts';
import { CONTRADICTION, STANDSTILL } from './fastStatus.ts';
import type { FastWords } from './fastWords.ts';
import { createFastWords } from './fastWords.ts';
import { createFastFourLong } from './fastFourLong.ts';
import type { LineMasks } from './lineMasks.ts';
import { settleMasks, WORD_CELLS } from './lineMasks.ts';

/** A reusable FourSolver for puzzles of one size. */
export type FastFour = {
  /** Holds the board: give it a puzzle or an image, read cells and the number of unknown cells there. */
  readonly simple: FastSimple;
  /** SimpleSolver from the present state, H first, then intersections and SimpleSolver. Returns a status code. */
  run(): number;
  /** Goes on from a standstill of SimpleSolver, where `simple.run` returned STANDSTILL. Returns a status code. */
  goOn(): number;
  /** Whether an intersection was successful in the last `run` or `goOn`. */
  progress: boolean;
  /** `simple.sweeps` before the first intersection of the last `run`. */
  sweeps: number;
};

/**
 * Makes a solver for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more; up to 32 x 32 the lines are words, and `run` allocates nothing
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function createFastFour(height: number, width: number): FastFour {
  checkSize(height, width);
  if (height > WORD_CELLS || width > WORD_CELLS) return createFastFourLong(height, width);
  const simple = createFastWords(height, width);
  const board = createImplications(simple);
  const solver: FastFour = {
    simple,
    progress: false,
    sweeps: 0,
    run(): number {
      solver.progress = false;
      const status = simple.run('H');
      solver.sweeps = simple.sweeps;
      return status === STANDSTILL ? solver.goOn() : status;
    },
    goOn(): number {
      solver.progress = false;
      board.seenFill.fill(0);
      for (;;) {
        refreshRows(board);
        const fixed = excludeAll(board);
        if (fixed < 0) return CONTRADICTION;
        if (fixed === 0) return STANDSTILL;
        solver.progress = true;
        const status = simple.run('H');
        if (status !== STANDSTILL) return status;
      }
    },
  };
  return solver;
}

/** What each value of each unknown cell implies on its lines, in the state `seenFill`, `seenEmpty` of the line. */
type Implications = {
  readonly simple: FastWords;
  readonly height: number;
  readonly width: number;
  readonly masks: LineMasks;
  readonly seenFill: Int32Array;
  readonly seenEmpty: Int32Array;
  /** At 64 l + 2 x + v: cells of line l that are filled (empty) when its unknown cell x has the value v. */
  readonly filled: Int32Array;
  readonly empty: Int32Array;
  /** Of column j: rows whose cell implies something on its row; rows of which the column's implications are known. */
  readonly active: Int32Array;
  readonly known: Int32Array;
};

function createImplications(simple: FastWords): Implications {
  const { height, width, masks } = simple;
  const lines = height + width;
  return {
    simple,
    height,
    width,
    masks,
    seenFill: new Int32Array(lines),
    seenEmpty: new Int32Array(lines),
    filled: new Int32Array(64 * lines),
    empty: new Int32Array(64 * lines),
    active: new Int32Array(width),
    known: new Int32Array(width),
  };
}

/** Whether line l differs from the state that its implications are from; notes the new state. */
function changed({ masks, seenFill, seenEmpty }: Implications, l: number): boolean {
  const fill = masks.mayFill[l]!;
  const empty = masks.mayEmpty[l]!;
  if (fill === seenFill[l]! && empty === seenEmpty[l]!) return false;
  seenFill[l] = fill;
  seenEmpty[l] = empty;
  return true;
}

/** Works out what both values of cell x of line l imply. Returns whether they imply anything. */
function imply({ masks, filled, empty }: Implications, l: number, x: number): boolean {
  const { mayFill, mayEmpty, settled } = masks;
  const fill = mayFill[l]!;
  const none = mayEmpty[l]!;
  const bit = 1 << x;
  const others = fill & none & ~bit;
  const at = 64 * l + 2 * x;
  mayFill[l] = fill & ~bit;
  settleMasks(masks, l);
  const filled0 = (filled[at] = others & ~settled[1]!);
  const empty0 = (empty[at] = others & ~settled[0]!);
  mayFill[l] = fill;
  mayEmpty[l] = none & ~bit;
  settleMasks(masks, l);
  const filled1 = (filled[at + 1] = others & ~settled[1]!);
  const empty1 = (empty[at + 1] = others & ~settled[0]!);
  mayEmpty[l] = none;
  return (filled0 | empty0 | filled1 | empty1) !== 0;
}

/** Brings the implications of changed rows up to date, and forgets those of changed columns. */
function refreshRows(board: Implications): void {
  const { height, width, masks, active, known } = board;
  for (let j = 0; j < width; j++) if (changed(board, height + j)) known[j] = 0;
  for (let i = 0; i < height; i++) {
    if (!changed(board, i)) continue;
    const open = masks.mayFill[i]! & masks.mayEmpty[i]!;
    const bit = 1 << i;
    for (let j = 0; j < width; j++)
      if (((open >>> j) & 1) !== 0 && imply(board, i, j)) active[j]! |= bit;
      else active[j]! &= ~bit;
  }
}

/**
 * Works out the implications in the columns that matter: every column step of a chain starts at a cell whose value is
 * implied on its row, so its other value implies something on its row.
 */
function refreshColumns(board: Implications): void {
  const { height, width, active, known } = board;
  for (let j = 0; j < width; j++) {
    let todo = active[j]! & ~known[j]!;
    known[j]! |= todo;
    for (; todo !== 0; todo &= todo - 1) imply(board, height + j, 31 - Math.clz32(todo & -todo));
  }
}

/** Fixes every cell with a value that an intersection excludes. Returns how many, or -1 when both values are. */
function excludeAll(board: Implications): number {
  const { height, width, active, simple } = board;
  refreshColumns(board);
  let fixed = 0;
  for (let j = 0; j < width; j++)
    for (let todo = active[j]!; todo !== 0; todo &= todo - 1) {
      const i = 31 - Math.clz32(todo & -todo);
      const not0 = isExcluded(board, height, i, j, 0);
      const not1 = isExcluded(board, height, i, j, 1);
      if (not0 && not1) return -1;
      if (!not0 && !not1) continue;
      simple.setCell(i, j, not0 ? 1 : 0);
      fixed++;
    }
  return fixed;
}

/** Whether a chain around some rectangle leads from value v of cell (i, j) to the other. */
function isExcluded(board: Implications, height: number, i: number, j: number, v: 0 | 1): boolean {
  const { filled, empty } = board;
  const onRow = 64 * i + 2 * j + v;
  const onColumn = 64 * (height + j) + 2 * i + v;
  const down = filled[onColumn]! | empty[onColumn]!;
  if (down === 0) return false;
  for (let right = filled[onRow]!; right !== 0; right &= right - 1)
    if (meets(board, 31 - Math.clz32(right & -right), 1, height, i, j, onColumn)) return true;
  for (let right = empty[onRow]!; right !== 0; right &= right - 1)
    if (meets(board, 31 - Math.clz32(right & -right), 0, height, i, j, onColumn)) return true;
  return false;
}

/**
 * Whether value w of cell (i, k) implies on column k a value of some (d, k) that is not the one which the cell (d, j),
 * with the value that `onColumn` gives it, implies on row d.
 */
function meets(
  { filled, empty }: Implications,
  k: number,
  w: 0 | 1,
  height: number,
  i: number,
  j: number,
  onColumn: number,
): boolean {
  const step = 64 * (height + k) + 2 * i + w;
  const downFilled = filled[onColumn]!;
  const downEmpty = empty[onColumn]!;
  const bit = 1 << k;
  let todo = filled[step]! & (downFilled | downEmpty);
  for (; todo !== 0; todo &= todo - 1) {
    const d = 31 - Math.clz32(todo & -todo);
    if ((empty[64 * d + 2 * j + ((downFilled >>> d) & 1)]! & bit) !== 0) return true;
  }
  todo = empty[step]! & (downFilled | downEmpty);
  for (; todo !== 0; todo &= todo - 1) {
    const d = 31 - Math.clz32(todo & -todo);
    if ((filled[64 * d + 2 * j + ((downFilled >>> d) & 1)]! & bit) !== 0) return true;
  }
  return false;
}
