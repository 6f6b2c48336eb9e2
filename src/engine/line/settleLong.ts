/**
 * SETTLE for lines of any length, cell by cell: the recursion with run j's place narrowed to the slack + 1 positions
 * that it can have at all, so O(k·slack) instead of O(k·ℓ²). Same coordinates as in lineMasks.ts:
 * run j starts at base_j + t_j, 0 ≤ t_1 ≤ ... ≤ t_k ≤ slack.
 *
 * Dropped: several words a set. The slack of a line in a big puzzle is far smaller than the line, so the gain would be small.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';

/**
 * Settles a line of any length.
 *
 * @param line - ℓ ≥ 0 cells; not modified
 * @param description - runs that are positive integers (not checked)
 * @returns a new line, or `null` when the line is not fixable
 * @remarks O(ℓ + k·slack); allocates two tables of k·(slack+1) bytes and some of ℓ.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function settleLong(line: Uint8Array, description: Description): Uint8Array | null {
  const length = line.length;
  let base = 0;
  const bases = description.map((run) => {
    const at = base;
    base += run + 1;
    return at;
  });
  const slack = description.length === 0 ? length : length - (base - 1);
  if (slack < 0) return null;
  const space = countCells(line);
  if (description.length === 0)
    return space.filled[length] === 0 ? new Uint8Array(length).fill(EMPTY) : null;

  const width = slack + 1;
  const left = forward(description, bases, width, space);
  const right = backward(description, bases, width, space, left, length);
  return right === null ? null : readOff(length, description, bases, width, space, right);
}

/** Prefix counts: `filled[i]` cells known filled, `empty[i]` known empty, among the first i. */
type Counts = { readonly filled: Int32Array; readonly empty: Int32Array };

function countCells(line: Uint8Array): Counts {
  const filled = new Int32Array(line.length + 1);
  const empty = new Int32Array(line.length + 1);
  for (let i = 0; i < line.length; i++) {
    filled[i + 1] = filled[i]! + (line[i] === FILLED ? 1 : 0);
    empty[i + 1] = empty[i]! + (line[i] === EMPTY ? 1 : 0);
  }
  return { filled, empty };
}

/** left[k * width + t] = 1 when run k fits at t with all that is left of it. */
function forward(
  description: Description,
  bases: readonly number[],
  width: number,
  { filled, empty }: Counts,
): Uint8Array {
  const left = new Uint8Array(description.length * width);
  for (let k = 0; k < description.length; k++) {
    const run = description[k] ?? 0;
    const base = bases[k] ?? 0;
    let reached = false; // some place of run k - 1 from which only empty cells lie before base + t
    for (let t = 0; t < width; t++) {
      const cell = base + t;
      if (k === 0) reached = filled[cell] === 0;
      else {
        // the separator or a further empty cell before run k
        reached = filled[cell] === filled[cell - 1] && (reached || left[(k - 1) * width + t] === 1);
      }
      if (reached && empty[cell + run] === empty[cell]) left[k * width + t] = 1;
    }
  }
  return left;
}

/** right[k * width + t] = 1 when run k fits at t with everything on both sides; null when nothing fits. */
function backward(
  description: Description,
  bases: readonly number[],
  width: number,
  { filled }: Counts,
  left: Uint8Array,
  length: number,
): Uint8Array | null {
  const right = new Uint8Array(left.length);
  for (let k = description.length - 1; k >= 0; k--) {
    const end = (bases[k] ?? 0) + (description[k] ?? 0);
    const last = k === description.length - 1;
    let any = false;
    let reached = false;
    for (let t = width - 1; t >= 0; t--) {
      const cell = end + t; // first cell after the run
      if (last) reached = filled[cell] === filled[length];
      else {
        // run k + 1 stands at t, or further right behind empty cells
        const next = right[(k + 1) * width + t] === 1;
        reached = next || (reached && filled[cell + 2] === filled[cell + 1]);
      }
      const separated = last || filled[cell + 1] === filled[cell];
      if (reached && separated && left[k * width + t] === 1) {
        right[k * width + t] = 1;
        any = true;
      }
    }
    if (!any) return null;
  }
  return right;
}

/** Marks what runs and gaps can cover, by the differences of interval ends, and reads the line off. */
function readOff(
  length: number,
  description: Description,
  bases: readonly number[],
  width: number,
  { filled }: Counts,
  right: Uint8Array,
): Uint8Array {
  const fillEnds = new Int32Array(length + 2);
  const emptyEnds = new Int32Array(length + 2);
  for (let k = 0; k < description.length; k++) {
    const run = description[k] ?? 0;
    const base = bases[k] ?? 0;
    const row = k * width;
    let before = -1; // for k > 0: the leftmost t of run k - 1 with only empty cells between
    for (let t = 0; t < width; t++) {
      const cell = base + t;
      if (k > 0) {
        if (before >= 0 && filled[cell] !== filled[cell - 1]) before = -1;
        if (before < 0 && right[row - width + t] === 1) before = t;
      }
      if (right[row + t] === 0) continue;
      mark(fillEnds, cell, cell + run);
      if (k === 0) mark(emptyEnds, 0, cell);
      else mark(emptyEnds, base + before - 1, cell);
      if (k === description.length - 1) mark(emptyEnds, cell + run, length);
    }
  }
  const settled = new Uint8Array(length);
  for (let i = 0, fills = 0, empties = 0; i < length; i++) {
    fills += fillEnds[i]!;
    empties += emptyEnds[i]!;
    settled[i] = fills > 0 ? (empties > 0 ? UNKNOWN : FILLED) : EMPTY;
  }
  return settled;
}

function mark(ends: Int32Array, from: number, to: number): void {
  ends[from]!++;
  ends[to]!--;
}
