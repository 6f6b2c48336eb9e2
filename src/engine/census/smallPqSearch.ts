/**
 * The searches of smallPq.ts: whether lines of one direction can be given values that differ from the solution's at a cell, so
 * that each line of the other direction that crosses them can still be extended.
 */
import { lowBits } from '../line/lineMasks.ts';
import { lineTables } from '../line/lineTables.ts';

/** The lines of one direction, as the searches see them. */
export type SearchedLines = {
  readonly count: number;
  readonly length: number;
  readonly states: Int32Array; // of the board
  readonly ids: Int32Array;
  readonly settled: Uint16Array;
  /** The fits of each line in its present state. */
  readonly fits: Uint8Array[];
  readonly fitCount: Int32Array;
  /** The lines of the solution. */
  readonly solution: Int32Array;
  /** All fits of a description: lines by id. */
  readonly linesOf: readonly (readonly number[])[];
};

const linesById: (readonly (readonly number[])[] | undefined)[] = [];

function linesOfLength(length: number): readonly (readonly number[])[] {
  const { descriptions, idOf } = lineTables(length);
  return (linesById[length] ??= descriptions.map((_, id) =>
    Array.from(idOf.keys()).filter((line) => idOf[line] === id),
  ));
}

/** One direction of the searches: lines of `own` are given values, those of `other` are settled. */
export type LineSearch = {
  readonly own: SearchedLines;
  readonly other: SearchedLines;
  /** The states of the other lines at each depth. */
  readonly stack: Int32Array;
  readonly order: Int32Array;
  readonly chosen: Int32Array; // the line given at each depth
};

/** Makes the lines of one direction of a board. */
export function makeLines(
  count: number,
  length: number,
  states: Int32Array,
  ids: Int32Array,
  settled: Uint16Array,
): SearchedLines {
  return {
    count,
    length,
    states,
    ids,
    settled,
    fits: Array.from({ length: count }, () => new Uint8Array(32)),
    fitCount: new Int32Array(count),
    solution: new Int32Array(count),
    linesOf: linesOfLength(length),
  };
}

/** Makes the search among lines of one direction. */
export const makeSearch = (own: SearchedLines, other: SearchedLines): LineSearch => ({
  own,
  other,
  stack: new Int32Array((own.count + 1) * other.count),
  order: new Int32Array(own.count),
  chosen: new Int32Array(own.count),
});

/** Lists the fits of all lines in their present states. */
export function readLines({
  count,
  length,
  states,
  ids,
  fits,
  fitCount,
  linesOf,
}: SearchedLines): void {
  const mask = lowBits(length);
  for (let l = 0; l < count; l++) {
    const state = states[l]!;
    const never = mask & ~(state >>> length);
    const always = mask & ~state;
    const list = fits[l]!;
    let found = 0;
    for (const line of linesOf[ids[l]! >>> (2 * length)]!)
      if ((line & never) === 0 && (line & always) === always) list[found++] = line;
    fitCount[l] = found;
  }
}

/**
 * The cells that an intersection fixes.
 *
 * @param set - the lines of the search, as bits
 * @param across - those that cross them
 * @param into - a word of cells for each line of the direction, from `at` on; those that are not in `set` have none
 * @returns whether there is any
 */
export function findFixed(
  search: LineSearch,
  set: number,
  across: number,
  into: Int32Array,
  at: number,
): boolean {
  const { own } = search;
  const mask = lowBits(own.length);
  let some = false;
  for (let l = 0; l < own.count; l++)
    into[at + l] =
      ((set >>> l) & 1) === 0
        ? 0
        : (own.states[l]! >>> own.length) & own.states[l]! & mask & across;
  for (let l = 0; l < own.count; l++) {
    let fixed = 0;
    for (let rest = into[at + l]!; rest !== 0; rest = into[at + l]! & ~fixed) {
      const bit = rest & -rest;
      const count = findOther(search, set, across, l, bit);
      if (count === 0) {
        fixed |= bit;
        some = true;
        continue;
      }
      for (let k = 0; k < count; k++) {
        const line = search.order[k]!;
        into[at + line]! &= ~(search.chosen[k]! ^ own.solution[line]!);
      }
    }
  }
  return some;
}

/** The same by columns, and what is found as cells of rows, a word each. */
export function findFixedTurned(
  search: LineSearch,
  set: number,
  height: number,
  into: Int32Array,
  at: number,
): void {
  findFixed(search, set, lowBits(height), turnedFixed, 0);
  for (let i = 0; i < height; i++) into[at + i] = 0;
  for (let j = 0; j < search.own.count; j++)
    for (let rest = turnedFixed[j]!; rest !== 0; rest &= rest - 1)
      into[at + 31 - Math.clz32(rest & -rest)]! |= 1 << j;
}

const turnedFixed = new Int32Array(6);

/** Whether some configuration of an intersection has the other value at a cell. */
export const hasOther = (
  byRows: LineSearch,
  byColumns: LineSearch,
  rows: number,
  columns: number,
  i: number,
  j: number,
): boolean =>
  countOf(rows) <= countOf(columns)
    ? findOther(byRows, rows, columns, i, 1 << j) > 0
    : findOther(byColumns, columns, rows, j, 1 << i) > 0;

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Looks for a configuration of lines `set` crossed by lines `across` in which line `first` has not its solution's value at a
 * cell.
 *
 * @param cell - of the line, as a bit
 * @returns how many lines it has, given in `order` and `chosen`; 0 where there is none
 */
function findOther(
  search: LineSearch,
  set: number,
  across: number,
  first: number,
  cell: number,
): number {
  const { own, other, stack, order } = search;
  let count = 0;
  order[count++] = first;
  for (let rest = set & ~(1 << first); rest !== 0; rest &= rest - 1)
    order[count++] = 31 - Math.clz32(rest & -rest);
  for (let k = 0; k < other.count; k++) stack[k] = other.states[k]!;
  const wrong = cell & ~own.solution[first]!; // the value of the cell that is looked for, as a bit
  return descend(search, 0, count, across, cell, wrong) ? count : 0;
}

function descend(
  search: LineSearch,
  depth: number,
  count: number,
  across: number,
  cell: number,
  wrong: number,
): boolean {
  const { own, other, stack, order, chosen } = search;
  const line = order[depth]!;
  const { length } = other;
  const base = depth * other.count;
  let never = 0;
  let always = 0;
  for (let rest = across; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const state = stack[base + 31 - Math.clz32(bit)]! >>> line;
    if (((state >>> length) & 1) === 0) never |= bit;
    if ((state & 1) === 0) always |= bit;
  }
  const fits = own.fits[line]!;
  const some = own.fitCount[line]!;
  const last = depth === count - 1;
  let seen0 = 0;
  let seen1 = 0;
  for (let f = 0; f < some; f++) {
    const fit = fits[f]!;
    if ((fit & never) !== 0 || (~fit & always) !== 0) continue;
    if (depth === 0 && (fit & cell) !== wrong) continue;
    const here = fit & across;
    if (here < 32) {
      if (((seen0 >>> here) & 1) !== 0) continue;
      seen0 |= 1 << here;
    } else {
      if (((seen1 >>> (here - 32)) & 1) !== 0) continue;
      seen1 |= 1 << (here - 32);
    }
    // cells that the choice does not cross are as the solution has them: no configuration says anything of them
    chosen[depth] = here | (own.solution[line]! & ~across);
    if (last) return true;
    for (let rest = across; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const k = 31 - Math.clz32(bit);
      const before = stack[base + k]!;
      const lost = 1 << ((fit & bit) !== 0 ? line : length + line);
      stack[base + other.count + k] =
        (before & lost) === 0 ? before : other.settled[other.ids[k]! | (before & ~lost)]!;
    }
    if (descend(search, depth + 1, count, across, cell, wrong)) return true;
  }
  return false;
}
