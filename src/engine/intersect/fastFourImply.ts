/**
 * What each value of each unknown cell of a line implies for the others, for all cells in one go, on words of 32 cells.
 *
 * Each run takes an empty cell behind it; one is added behind the line. Node (k, t) stands for "the first k runs and t more
 * empty cells lie to the left of boundary b_k + t", with 0 ≤ t ≤ slack. A fit is a path from (0, 0) to (all, slack), each
 * step an empty cell or a run. For every node the cells that can be filled, and that can be empty, to its left in any path
 * are collected as words, and those to its right; a step that gives cell x the value v joins the two, and what is in no
 * such union cannot go with x = v. That is (k + 1)(slack + 1) nodes a line, instead of two settles a cell.
 */
import type { LineMasks } from '../line/lineMasks.ts';
import { lowBits, WORD_CELLS } from '../line/lineMasks.ts';

/** Implications of all lines of a board. */
export type LineImplications = {
  /** At 64 l + 2 x + v: cells of line l that are filled (empty) when its unknown cell x has the value v. */
  readonly filled: Int32Array;
  readonly empty: Int32Array;
  /** At 2 l + v: the cells of line l of which value v implies something. */
  readonly leads: Int32Array;
  /** Scratch: for nodes, k · (slack + 1) + t, whether a path leads there, and what is to the left. */
  readonly reached: Uint8Array;
  readonly leftFilled: Int32Array;
  readonly leftEmpty: Int32Array;
  /** Scratch: whether a path leads on from node (k, t), for the k at hand, by t, and what is to the right. */
  readonly leadsOn: Uint8Array;
  readonly rightFilled: Int32Array;
  readonly rightEmpty: Int32Array;
};

/** (k + 1)(slack + 1) with 2k + slack ≤ 33 is 171 at most. */
const NODES = 176;

/** Room for the implications of `lines` lines. */
export function createLineImplications(lines: number): LineImplications {
  return {
    filled: new Int32Array(64 * lines),
    empty: new Int32Array(64 * lines),
    leads: new Int32Array(2 * lines),
    reached: new Uint8Array(NODES),
    leftFilled: new Int32Array(NODES),
    leftEmpty: new Int32Array(NODES),
    leadsOn: new Uint8Array(WORD_CELLS + 2),
    rightFilled: new Int32Array(WORD_CELLS + 2),
    rightEmpty: new Int32Array(WORD_CELLS + 2),
  };
}

/**
 * Works out the implications of line `l`, which is settled.
 *
 * @returns the cells of which a value implies something; only the words of unknown cells mean something afterwards
 * @source 000_8dc3042ab81c971c.txt §3.2 (the relations of two pixels on a line); the graph is ours
 */
export function implyLine(masks: LineMasks, l: number, implications: LineImplications): number {
  const { filled, empty, leads } = implications;
  leads[2 * l] = leads[2 * l + 1] = 0;
  const open = masks.mayFill[l]! & masks.mayEmpty[l]!;
  if (open === 0) return 0;
  const first = 64 * l;
  for (let at = first; at < first + 64; at++) filled[at] = empty[at] = 0;
  goLeft(masks, l, implications);
  goBack(masks, l, implications);
  let leads0 = 0;
  let leads1 = 0;
  for (let todo = open; todo !== 0; todo &= todo - 1) {
    const x = 31 - Math.clz32(todo & -todo);
    const at = first + 2 * x;
    const others = open & ~(1 << x);
    // so far what can be: from here on what must be
    const filled0 = others & ~empty[at]!;
    const filled1 = others & ~empty[at + 1]!;
    const empty0 = others & ~filled[at]!;
    const empty1 = others & ~filled[at + 1]!;
    filled[at] = filled0;
    filled[at + 1] = filled1;
    empty[at] = empty0;
    empty[at + 1] = empty1;
    if ((filled0 | empty0) !== 0) leads0 |= 1 << x;
    if ((filled1 | empty1) !== 0) leads1 |= 1 << x;
  }
  leads[2 * l] = leads0;
  leads[2 * l + 1] = leads1;
  return leads0 | leads1;
}

/** All nodes from the left: which can be reached, and what can be to their left. */
function goLeft(masks: LineMasks, l: number, implications: LineImplications): void {
  const { reached, leftFilled, leftEmpty } = implications;
  const { runs } = masks;
  const mayFill = masks.mayFill[l]!;
  const mayEmpty = masks.mayEmpty[l]!;
  const length = masks.length[l]!;
  const count = masks.runCount[l]!;
  const slack = masks.slack[l]!;
  const first = masks.firstRun[l]!;
  const stride = slack + 1;
  let node = 0;
  let base = 0; // b_k
  let run = 0;
  let cells = 0; // run k - 1, at its leftmost place
  for (let k = 0; k <= count; k++) {
    if (k > 0) {
      run = runs[first + k - 1]!;
      cells = lowBits(run) << base;
      base += run + 1;
    }
    for (let t = 0; t <= slack; t++, node++) {
      const x = base + t - 1; // the last cell before the boundary, empty in any way
      const bit = x < length ? 1 << x : 0;
      let ok = k === 0 && t === 0 ? 1 : 0;
      let fill = 0;
      let none = 0;
      if (x < 0 || (mayEmpty & bit) === bit) {
        if (t > 0 && reached[node - 1] === 1) {
          ok = 1;
          fill = leftFilled[node - 1]!;
          none = leftEmpty[node - 1]! | bit;
        }
        if (k > 0 && reached[node - stride] === 1) {
          const here = cells << t;
          if ((mayFill & here) === here) {
            ok = 1;
            fill |= leftFilled[node - stride]! | here;
            none |= leftEmpty[node - stride]! | bit;
          }
        }
      }
      reached[node] = ok;
      leftFilled[node] = fill;
      leftEmpty[node] = none;
    }
  }
}

/** All nodes from the right, and for each step that a fit can make the union of what is beside it. */
function goBack(masks: LineMasks, l: number, implications: LineImplications): void {
  const { reached, leftFilled, leftEmpty, leadsOn, rightFilled, rightEmpty, filled, empty } =
    implications;
  const { runs } = masks;
  const mayFill = masks.mayFill[l]!;
  const mayEmpty = masks.mayEmpty[l]!;
  const length = masks.length[l]!;
  const count = masks.runCount[l]!;
  const slack = masks.slack[l]!;
  const first = masks.firstRun[l]!;
  const line = 64 * l;
  let base = length - slack + 1; // b_k of all runs
  let node = (count + 1) * (slack + 1) - 1;
  for (let t = 0; t <= slack; t++) leadsOn[t] = 0;
  for (let k = count; k >= 0; k--) {
    const run = k < count ? runs[first + k]! : 0;
    if (k < count) base -= run + 1;
    const cells = lowBits(run) << base;
    for (let t = slack; t >= 0; t--, node--) {
      if (reached[node] === 0) {
        leadsOn[t] = 0;
        continue;
      }
      const leftFill = leftFilled[node]!;
      const leftNone = leftEmpty[node]!;
      const x = base + t;
      let ok = k === count && t === slack ? 1 : 0;
      let fill = 0;
      let none = 0;
      // a run: leadsOn[t], rightFilled[t], rightEmpty[t] are still those of node (k + 1, t); from the last row none leads on
      if (leadsOn[t] === 1) {
        const here = cells << t;
        const gap = x + run;
        const bit = gap < length ? 1 << gap : 0;
        if ((mayFill & here) === here && (mayEmpty & bit) === bit) {
          ok = 1;
          fill = rightFilled[t]! | here;
          none = rightEmpty[t]! | bit;
          const allFilled = fill | leftFill;
          const allEmpty = none | leftNone;
          let at = line + 2 * x + 1;
          for (const end = at + 2 * run; at < end; at += 2) {
            filled[at]! |= allFilled;
            empty[at]! |= allEmpty;
          }
          if (bit !== 0) {
            filled[at - 1]! |= allFilled;
            empty[at - 1]! |= allEmpty;
          }
        }
      }
      // an empty cell: t + 1 has been overwritten, with node (k, t + 1)
      if (t < slack && leadsOn[t + 1] === 1) {
        const bit = x < length ? 1 << x : 0;
        if ((mayEmpty & bit) === bit) {
          ok = 1;
          const right = rightFilled[t + 1]!;
          const rightNone = rightEmpty[t + 1]! | bit;
          fill |= right;
          none |= rightNone;
          if (bit !== 0) {
            const at = line + 2 * x;
            filled[at]! |= right | leftFill;
            empty[at]! |= rightNone | leftNone;
          }
        }
      }
      leadsOn[t] = ok;
      rightFilled[t] = fill;
      rightEmpty[t] = none;
    }
  }
}
