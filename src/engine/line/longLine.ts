/**
 * SETTLE for lines of any length without allocation: the tables of settleLong.ts in memory that is made once, read from
 * and written to the cells of a board. Same coordinates: run j starts at base_j + t_j, 0 ≤ t_1 ≤ ... ≤ t_k ≤ slack.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';

/** Memory for lines of up to so many cells. */
export type LongLine = {
  /** The line before {@link settleLine}, and after it what follows: the first `length` cells. */
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly filled: Uint16Array; // filled[i]: cells known filled among the first i
  readonly room: Uint16Array; // room[i]: cells from i on that may be filled, up to the first that may not
  readonly left: Uint8Array; // left[k * (slack + 1) + t] = 1: run k fits at t with all that is left of it
  readonly right: Uint8Array; // likewise with everything on both sides
  readonly bases: Uint16Array;
  readonly fillEnds: Int16Array;
  readonly emptyEnds: Int16Array;
};

/**
 * Makes the memory.
 *
 * @param longest - cells of the longest line, 1 or more
 */
export function createLongLine(longest: number): LongLine {
  const mostRuns = (longest + 1) >> 1;
  // k runs leave a slack of longest - 2k + 1 at most, so k·(slack + 1) is at most (longest + 2)² / 8
  const table = Math.ceil((longest + 2) ** 2 / 8) + 1;
  return {
    before: new Uint8Array(longest),
    after: new Uint8Array(longest),
    filled: new Uint16Array(longest + 1),
    room: new Uint16Array(longest + 1),
    left: new Uint8Array(table),
    right: new Uint8Array(table),
    bases: new Uint16Array(mostRuns),
    fillEnds: new Int16Array(longest + 2),
    emptyEnds: new Int16Array(longest + 2),
  };
}

/**
 * Settles the line in `before` and leaves the result in `after`.
 *
 * @param length - of the line
 * @param runs - descriptions of many lines, flat
 * @param first - index of the line's first run in `runs`
 * @param count - of its runs
 * @returns false when the line has no fit; then `after` means nothing
 * @remarks O(length + count·slack), allocates nothing.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function settleLine(
  line: LongLine,
  length: number,
  runs: Uint16Array,
  first: number,
  count: number,
): boolean {
  const { before, after, bases, filled } = line;
  let base = 0;
  for (let k = 0; k < count; k++) {
    bases[k] = base;
    base += runs[first + k]! + 1;
  }
  const slack = length - base + 1;
  if (slack < 0) return false;
  measure(line, length);
  if (count === 0) {
    after.fill(EMPTY, 0, length);
    return filled[length] === 0;
  }
  if (!forward(line, runs, first, count, slack)) return false;
  if (!backward(line, length, runs, first, count, slack)) return false;
  line.fillEnds.fill(0, 0, length + 2);
  line.emptyEnds.fill(0, 0, length + 2);
  cover(line, length, runs, first, count, slack);
  let fills = 0;
  let empties = 0;
  for (let i = 0; i < length; i++) {
    fills += line.fillEnds[i]!;
    empties += line.emptyEnds[i]!;
    after[i] = fills > 0 ? (empties > 0 ? UNKNOWN : FILLED) : EMPTY;
  }
  // what was known stays known: a fit that denies it was never let in
  for (let i = 0; i < length; i++) if (before[i] !== UNKNOWN) after[i] = before[i]!;
  return true;
}

function measure({ before, filled, room }: LongLine, length: number): void {
  filled[0] = 0;
  for (let i = 0; i < length; i++) filled[i + 1] = filled[i]! + (before[i] === FILLED ? 1 : 0);
  room[length] = 0;
  for (let i = length - 1; i >= 0; i--) room[i] = before[i] === EMPTY ? 0 : room[i + 1]! + 1;
}

function forward(
  { filled, room, left, bases }: LongLine,
  runs: Uint16Array,
  first: number,
  count: number,
  slack: number,
): boolean {
  const width = slack + 1;
  for (let k = 0; k < count; k++) {
    const run = runs[first + k]!;
    const base = bases[k]!;
    const row = k * width;
    let reached = false; // some place of run k - 1 from which only empty cells lie before base + t
    let any = false;
    for (let t = 0; t < width; t++) {
      const cell = base + t;
      reached =
        k === 0
          ? filled[cell] === 0
          : filled[cell] === filled[cell - 1] && (reached || left[row - width + t] === 1);
      const fits = reached && room[cell]! >= run;
      left[row + t] = fits ? 1 : 0;
      any ||= fits;
    }
    if (!any) return false;
  }
  return true;
}

function backward(
  { filled, left, right, bases }: LongLine,
  length: number,
  runs: Uint16Array,
  first: number,
  count: number,
  slack: number,
): boolean {
  const width = slack + 1;
  for (let k = count - 1; k >= 0; k--) {
    const end = bases[k]! + runs[first + k]!;
    const row = k * width;
    const last = k === count - 1;
    let reached = false;
    let any = false;
    for (let t = slack; t >= 0; t--) {
      const cell = end + t; // first cell after the run
      reached = last
        ? filled[cell] === filled[length]
        : right[row + width + t] === 1 || (reached && filled[cell + 2] === filled[cell + 1]);
      const separated = last || filled[cell + 1] === filled[cell];
      const fits = reached && separated && left[row + t] === 1;
      right[row + t] = fits ? 1 : 0;
      any ||= fits;
    }
    if (!any) return false;
  }
  return true;
}

/** Marks what runs and gaps can cover, by the differences of interval ends. */
function cover(
  { filled, right, bases, fillEnds, emptyEnds }: LongLine,
  length: number,
  runs: Uint16Array,
  first: number,
  count: number,
  slack: number,
): void {
  const width = slack + 1;
  for (let k = 0; k < count; k++) {
    const run = runs[first + k]!;
    const base = bases[k]!;
    const row = k * width;
    let behind = -1; // for k > 0: the leftmost t of run k - 1 with only empty cells between
    for (let t = 0; t < width; t++) {
      const cell = base + t;
      if (k > 0) {
        if (behind >= 0 && filled[cell] !== filled[cell - 1]) behind = -1;
        if (behind < 0 && right[row - width + t] === 1) behind = t;
      }
      if (right[row + t] === 0) continue;
      fillEnds[cell]!++;
      fillEnds[cell + run]!--;
      const from = k === 0 ? 0 : base + behind - 1;
      emptyEnds[from]!++;
      emptyEnds[cell]!--;
      if (k < count - 1) continue;
      emptyEnds[cell + run]!++;
      emptyEnds[length]!--;
    }
  }
}
