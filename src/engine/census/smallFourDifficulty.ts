/** (2,2)-difficulty of images of up to 6 x 6 cells by table, for counting: same numbers as fourDifficulty.ts. */
import { lowBits } from '../line/lineMasks.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { IMPOSSIBLE, lookupTable } from '../intersect/lookupTable.ts';
import { NO_RELATION, relationOfMask } from '../line/pairRelations.ts';
import { FOUR_SOLVED, SIMPLE, createSmallFour } from './smallFour.ts';
import type { SmallBoard } from './smallFourBoard.ts';
import { describeIndex, fixSmall, openCells, setSmallCells, simplify } from './smallFourBoard.ts';
import { createSmallSimple } from './smallSimple.ts';

/** A reusable search for images of one small size. */
export type SmallFourDifficulty = {
  /** The (2,2)-difficulty of image number `index` (not checked): 0 when simple, -1 when FourSolver does not solve it. */
  difficulty(index: number): number;
  /**
   * The orders in which the successful intersection that is found first, and SimpleSolver after it, solve image number
   * `index`; none unless it is FOUR_SOLVED. Where the upper left crossing runs through the cells row by row, and for each
   * the lower right one, that counts 224,751 of the 317,944 images of 5 x 5, the number in 000; another intersection may
   * do where this one does not.
   */
  ordersThatSolve(index: number): readonly FoundOrder[];
};

/**
 * In which order the successful intersections of a standstill are found: by their corners, row by row, as a reader goes
 * (upper left, then lower right); by rows, then by columns; by columns, then by rows; those that fix most cells first, by
 * corners among equals.
 */
export type FoundOrder = (typeof foundOrders)[number];

const foundOrders = ['corners', 'rows', 'columns', 'most'] as const;

/** One successful intersection: i1, i2, j1, j2, and `LookupTable.fixes`. */
type Success = readonly [number, number, number, number, number];

/**
 * Makes the search.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §3.2, §4.1 ("these puzzles have (2, 2)-difficulty 1")
 */
export function createSmallFourDifficulty(height: number, width: number): SmallFourDifficulty {
  const four = createSmallFour(height, width);
  const simple = createSmallSimple(height, width);
  const cells = new Uint8Array(height * width);
  const { board } = four;
  const standstill = (index: number): void => {
    simple.solveIndex(index, 'H');
    simple.readCells(cells);
    describeIndex(board, index);
    setSmallCells(board, cells);
    simplify(board);
  };
  return {
    difficulty(index: number): number {
      const found = four.classify(index);
      if (found === SIMPLE) return 0;
      if (found !== FOUR_SOLVED) return -1;
      standstill(index);
      return search(board);
    },
    ordersThatSolve(index: number): readonly FoundOrder[] {
      if (four.classify(index) !== FOUR_SOLVED) return [];
      standstill(index);
      const state = stateOf(board);
      const successes = smallSuccesses(board);
      const solves = new Map<Success, boolean>(); // most orders find the same one
      return foundOrders.filter((order) => {
        const first = firstOf(successes, orders[order]);
        const known = solves.get(first);
        if (known !== undefined) return known;
        load(board, state);
        applySuccess(board, first);
        const solved = simplify(board) === SOLVED;
        solves.set(first, solved);
        return solved;
      });
    },
  };
}

/** By the upper left crossing, row by row, then by the lower right one. */
function byCorners(a: Success, b: Success): number {
  return a[0] - b[0] || a[2] - b[2] || a[1] - b[1] || a[3] - b[3];
}

/** How many cells an intersection fixes. */
const fixedBy = ([, , , , fixes]: Success): number =>
  (fixes & 0xf).toString(2).replaceAll('0', '').length +
  (fixes >>> 4).toString(2).replaceAll('0', '').length;

const orders: Readonly<Record<FoundOrder, (a: Success, b: Success) => number>> = {
  corners: byCorners,
  rows: (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3],
  columns: (a, b) => a[2] - b[2] || a[3] - b[3] || a[0] - b[0] || a[1] - b[1],
  most: (a, b) => fixedBy(b) - fixedBy(a) || byCorners(a, b),
};

function firstOf(all: readonly Success[], order: (a: Success, b: Success) => number): Success {
  return all.reduce((first, one) => (order(one, first) < 0 ? one : first));
}

/** A state: the words of all rows, then all columns. */
type State = Int32Array;

/** Level by level from the board's state, which FourSolver solves. */
function search(board: SmallBoard): number {
  let level: State[] = [stateOf(board)];
  for (let steps = 1; ; steps++) {
    const reached: State[] = [];
    for (const state of level) {
      load(board, state);
      for (const success of smallSuccesses(board)) {
        load(board, state);
        applySuccess(board, success);
        if (simplify(board) === SOLVED) return steps;
        addLargest(reached, stateOf(board));
      }
    }
    level = reached;
  }
}

function stateOf({ rows, columns }: SmallBoard): State {
  return Int32Array.of(...rows, ...columns);
}

function load(board: SmallBoard, state: State): void {
  const { height, rows, columns } = board;
  rows.set(state.subarray(0, height));
  columns.set(state.subarray(height));
  board.dirtyRows = board.dirtyColumns = 0;
}

/** Adds a state unless one there knows as much; drops those there that know less. Fewer bits are more known cells. */
function addLargest(states: State[], state: State): void {
  const within = (a: State, b: State): boolean => a.every((word, l) => (word & ~b[l]!) === 0);
  if (states.some((other) => within(other, state))) return;
  for (let k = states.length - 1; k >= 0; k--)
    if (within(state, states[k] as State)) states.splice(k, 1);
  states.push(state);
}

function applySuccess(board: SmallBoard, [i1, i2, j1, j2, fixes]: Success): void {
  for (let crossing = 0; crossing < 4; crossing++) {
    const i = crossing < 2 ? i1 : i2;
    const j = crossing % 2 === 0 ? j1 : j2;
    if ((fixes >> crossing) & 1) fixSmall(board, i, j, 1);
    else if ((fixes >> (crossing + 4)) & 1) fixSmall(board, i, j, 0);
  }
}

/**
 * The successful intersections of a standstill, by rows, then by columns.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
function smallSuccesses(board: SmallBoard): Success[] {
  const { height, width, rows, columns, rowIds, columnIds, rowSettled, columnSettled } = board;
  const { fixes } = lookupTable();
  const found: Success[] = [];
  for (let i1 = 0; i1 < height - 1; i1++)
    for (let i2 = i1 + 1; i2 < height; i2++) {
      const open = openCells(board, i1) & openCells(board, i2);
      if ((open & (open - 1)) === 0) continue;
      for (let j1 = 0; j1 < width - 1; j1++)
        for (let j2 = j1 + 1; j2 < width; j2++) {
          const both = (1 << j1) | (1 << j2);
          if ((open & both) !== both) continue;
          const row1 = relation(rows[i1]!, rowIds[i1]!, rowSettled, width, j1, j2);
          const row2 = relation(rows[i2]!, rowIds[i2]!, rowSettled, width, j1, j2);
          const column1 = relation(columns[j1]!, columnIds[j1]!, columnSettled, height, i1, i2);
          const column2 = relation(columns[j2]!, columnIds[j2]!, columnSettled, height, i1, i2);
          const fix = fixes[((row1 * 7 + row2) * 7 + column1) * 7 + column2]!;
          if (fix !== 0 && fix !== IMPOSSIBLE) found.push([i1, i2, j1, j2, fix]);
        }
    }
  return found;
}

/** The relation of two unknown cells of a settled line. */
function relation(
  state: number,
  id: number,
  settled: Uint16Array,
  length: number,
  a: number,
  b: number,
): number {
  let allowed = 0;
  for (let value = 0; value < 2; value++) {
    // value 0 takes the bit "may be filled" away, value 1 "may be empty"
    const after = settled[id | (state & ~(1 << (value === 0 ? length + a : a)))]!;
    const pairs = ((after >>> b) & 1) | (((after >>> (length + b)) & 1) << 1);
    allowed |= pairs << (2 * value);
  }
  const number = relationOfMask(allowed & lowBits(4));
  if (number === NO_RELATION) throw new RangeError('line is not settled');
  return number;
}
