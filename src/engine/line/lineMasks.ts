/**
 * SETTLE on words: lines of up to 32 cells as two masks, may be filled and may be empty (bit i is cell i).
 *
 * All runs packed to the left start at base_1 < base_2 < ...; in a fit run j starts at base_j + t_j with
 * 0 ≤ t_1 ≤ ... ≤ t_k ≤ slack, where slack = ℓ - cells needed. The sets of possible t are words of slack + 1 ≤ 32 bits,
 * so no line needs a second word, and no word needs the boundaries beyond the line.
 *
 *   forward   A_j = the t at which run j fits, with all that is left of it
 *   backward  V_j = those with which everything right of it fits too
 *
 * Between runs a set moves right along cells that may be empty by the carry of one addition, and left by doubling steps,
 * as many as the slack needs. A cell may be filled if some run in V_j covers it, empty if some gap between two does.
 */

import type { Description } from '../board/description.ts';
import { cellsNeeded } from '../board/description.ts';

/** Longest line that fits in a word. */
export const WORD_CELLS = 32;

/**
 * Lines of up to 32 cells with their descriptions, flat and reusable. Line l has the runs
 * `runs[firstRun[l] .. firstRun[l] + runCount[l] - 1]`.
 */
export type LineMasks = {
  readonly mayFill: Int32Array; // one word a line; bits at and above the line's length are 0
  readonly mayEmpty: Int32Array; // likewise
  readonly length: Uint8Array; // cells of the line, 1..32
  readonly firstRun: Int32Array; // index of the line's first run in `runs`
  readonly runCount: Uint8Array;
  readonly slack: Int8Array; // length - cells needed; -1 when the line is too short
  readonly runs: Uint8Array;
  /** What {@link settleMasks} found: [0] may be filled, [1] may be empty. */
  readonly settled: Int32Array;
  /** Scratch of {@link settleMasks}: A_j and what it reaches. */
  readonly fitted: Int32Array;
  readonly reached: Int32Array;
};

/**
 * Room for `lines` lines, without descriptions.
 *
 * @param lines - number of lines
 * @param longest - cells of the longest, 32 at most
 */
export function createLineMasks(lines: number, longest: number): LineMasks {
  const mostRuns = (longest + 1) >> 1;
  const masks: LineMasks = {
    mayFill: new Int32Array(lines),
    mayEmpty: new Int32Array(lines),
    length: new Uint8Array(lines),
    firstRun: new Int32Array(lines),
    runCount: new Uint8Array(lines),
    slack: new Int8Array(lines),
    runs: new Uint8Array(lines * mostRuns),
    settled: new Int32Array(2),
    fitted: new Int32Array(mostRuns + 1),
    reached: new Int32Array(mostRuns + 1),
  };
  for (let l = 0; l < lines; l++) masks.firstRun[l] = l * mostRuns;
  return masks;
}

/**
 * SHIFTS[n], n from 1 to 32: how to widen a window or a cover from 1 to n cells in five steps without a branch: shift by
 * the lowest five bits, then by the next five, and so on. The steps are at most 1, 2, 4, 8 and 16, 0 when not needed.
 */
const SHIFTS = Int32Array.from({ length: WORD_CELLS + 1 }, (_, n) => {
  let packed = 0;
  for (let step = 0, left = n - 1; step < 5 && left > 0; step++) {
    const shift = Math.min(left, 1 << step);
    packed |= shift << (5 * step);
    left -= shift;
  }
  return packed;
});

/** A word whose bits 0..length-1 are set; length 0..32. */
export function lowBits(length: number): number {
  return length >= WORD_CELLS ? -1 : ((1 << length) - 1) | 0; // | 0: 2^31 - 1 is made from -2^31 - 1
}

/**
 * Gives line `l` a description. One that needs more cells than the line has gets slack -1: it has no fit.
 *
 * @param description - positive integers (not checked)
 */
export function setDescription(masks: LineMasks, l: number, description: Description): void {
  const needed = cellsNeeded(description);
  const fits = needed <= masks.length[l]!;
  masks.slack[l] = fits ? masks.length[l]! - needed : -1;
  masks.runCount[l] = fits ? description.length : 0;
  if (fits) masks.runs.set(description, masks.firstRun[l]);
}

/**
 * Gives line `l` the description of a finished line.
 *
 * @param filled - bit i is set when cell i is filled
 */
export function describeMask(masks: LineMasks, l: number, filled: number): void {
  const first = masks.firstRun[l]!;
  let at = first;
  let slack = masks.length[l]! + 1;
  let rest = filled;
  while (rest !== 0) {
    rest >>>= 31 - Math.clz32(rest & -rest);
    const gap = ~rest;
    const run = gap === 0 ? 32 : 31 - Math.clz32(gap & -gap);
    masks.runs[at++] = run;
    slack -= run + 1;
    if (run === 32) break;
    rest >>>= run;
  }
  masks.runCount[l] = at - first;
  masks.slack[l] = at === first ? slack - 1 : slack;
}

/**
 * Settles line `l` and leaves the masks of the result in `masks.settled`; the line itself is not changed.
 *
 * @returns false when the line has no fit; then `settled` means nothing
 * @remarks Some 80 word operations a run; allocates nothing.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE); the bit sets are ours
 */
export function settleMasks(masks: LineMasks, l: number): boolean {
  const count = masks.runCount[l]!;
  if (masks.slack[l]! < 0) return false;
  if (count > 0) return placeLeft(masks, l) && readBack(masks, l);
  const line = lowBits(masks.length[l]!);
  masks.settled[0] = 0;
  masks.settled[1] = line;
  return masks.mayEmpty[l] === line;
}

/**
 * The forward pass: `fitted[k]` becomes A_k, `reached[k]` the t that run k + 1 may have behind it.
 *
 * @returns false when the line has no fit; true does not say that it has one
 */
export function placeLeft(masks: LineMasks, l: number): boolean {
  const { runs, fitted, reached } = masks;
  const mayFill = masks.mayFill[l]!;
  const mayEmpty = masks.mayEmpty[l]!;
  const first = masks.firstRun[l]!;
  const last = masks.runCount[l]! - 1;
  const filled = ~mayEmpty & lowBits(masks.length[l]!); // cells that must be filled
  // the first run may not pass the first of them
  let start = filled === 0 ? -1 : filled ^ (filled - 1);
  let base = 0;
  for (let k = 0; ; k++) {
    const run = runs[first + k]!;
    const fits = start & (places(mayFill, run) >>> base);
    if (fits === 0) return false;
    fitted[k] = fits;
    if (k === last) return true;
    const gap = mayEmpty >>> (base + run); // bit t: the cell behind run k may be empty
    const empty = gap >>> 1;
    const after = fits & gap;
    start = after | ((((after & empty) + empty) | 0) ^ empty);
    reached[k] = start;
    base += run + 1;
  }
}

/** The backward pass: V_k from the last run to the first, and what runs and gaps cover. */
function readBack(masks: LineMasks, l: number): boolean {
  const { runs, fitted, reached } = masks;
  const length = masks.length[l]!;
  const first = masks.firstRun[l]!;
  const slack = masks.slack[l]!;
  const line = lowBits(length);
  // e_n: bit i is set when cells i..i+n-1 may be empty
  const e1 = masks.mayEmpty[l]!;
  const e2 = e1 & (e1 >>> 1);
  const e4 = e2 & (e2 >>> 2);
  const e8 = e4 & (e4 >>> 4);
  const e16 = e8 & (e8 >>> 8);

  let k = masks.runCount[l]! - 1;
  let run = runs[first + k]!;
  let base = length - slack - run;
  // the last run ends after the last cell that must be filled: its least t, if positive
  const least = 32 - Math.clz32(~e1 & line) - base - run;
  let fits = fitted[k]! & ((2 << slack) - 1);
  if (least > 0) fits &= -1 << least;
  if (fits === 0) return false;

  // cells after the last run, placed as far left as it goes
  const end = base + run + 31 - Math.clz32(fits & -fits);
  let canEmpty = end >= 32 ? 0 : -1 << end;
  let canFill = cover(fits, run) << base;
  while (k > 0) {
    // back over the gap before run k; bit t of e_n >>> base is cell base + t
    let back = fits | ((fits >>> 1) & (e1 >>> base));
    back |= (back >>> 2) & (e2 >>> base);
    if (slack >= 4) {
      back |= (back >>> 4) & (e4 >>> base);
      back |= (back >>> 8) & (e8 >>> base);
      back |= (back >>> 16) & (e16 >>> base);
    }
    k--;
    canEmpty |= (reached[k]! & (back >>> 1) & (e1 >>> base)) << base;
    fits = fitted[k]! & back & (e1 >>> (base - 1));
    canEmpty |= fits << (base - 1);
    run = runs[first + k]!;
    base -= run + 1;
    canFill |= cover(fits, run) << base;
  }
  // cells before the first run, placed as far right as it goes
  canEmpty |= (1 << (31 - Math.clz32(fits))) - 1;
  masks.settled[0] = canFill;
  masks.settled[1] = canEmpty & line;
  return true;
}

/** Bit i is set when cells i..i+run-1 may be filled. */
function places(mayFill: number, run: number): number {
  const shifts = SHIFTS[run]!;
  let window = mayFill & (mayFill >>> shifts);
  window &= window >>> (shifts >>> 5);
  if (run > 4) {
    window &= window >>> (shifts >>> 10);
    window &= window >>> (shifts >>> 15);
    window &= window >>> (shifts >>> 20);
  }
  return window;
}

/** The cells that runs at these places cover. */
function cover(starts: number, run: number): number {
  const shifts = SHIFTS[run]!;
  let cells = starts | (starts << shifts);
  cells |= cells << (shifts >>> 5);
  if (run > 4) {
    cells |= cells << (shifts >>> 10);
    cells |= cells << (shifts >>> 15);
    cells |= cells << (shifts >>> 20);
  }
  return cells;
}
