/**
 * The overlap of the leftmost and the rightmost fit on words, as lineMasks.ts has SETTLE: a cell that lies in the same run
 * both times is filled, one that lies in the same gap both times is empty. Weaker than SETTLE, which asks all fits.
 */
import type { LineMasks } from './lineMasks.ts';
import { lowBits, placeLeft } from './lineMasks.ts';

/** `fills`: runs only, and what is left of a line once all its filled cells are known is empty. */
export type OverlapRule = 'fills' | 'fills and gaps';

/**
 * Applies the rule to line `l` and leaves the masks of the result in `masks.settled`; the line itself is not changed.
 *
 * @returns false when the line has no fit; then `settled` means nothing
 * @remarks Some 40 word operations a run; allocates nothing.
 * @source a common first technique; 002_5ae15e577f844a8a.txt "How?" shows it for one run
 */
export function overlapMasks(masks: LineMasks, l: number, rule: OverlapRule): boolean {
  const { runs, settled } = masks;
  const count = masks.runCount[l]!;
  const length = masks.length[l]!;
  const line = lowBits(length);
  const mayFill = masks.mayFill[l]!;
  const mayEmpty = masks.mayEmpty[l]!;
  if (masks.slack[l]! < 0) return false;
  if (count === 0) {
    settled[0] = 0;
    settled[1] = line;
    return mayEmpty === line;
  }
  if (!placeLeft(masks, l) || !placesBack(masks, l)) return false;
  // where run k begins, at the least and at the most
  const { fitted, reached } = masks;
  const first = masks.firstRun[l]!;
  let filled = 0;
  let empty = 0;
  let total = 0;
  let behind = 0; // cells that runs before this one may reach: the gap before it begins there at the latest
  for (let k = 0; k < count; k++) {
    const run = runs[first + k]!;
    const [least, most] = [fitted[k]!, reached[k]!];
    if (most < least + run) filled |= lowBits(least + run - most) << most;
    if (behind < least) empty |= lowBits(least - behind) << behind;
    behind = most + run;
    total += run;
  }
  if (behind < length) empty |= lowBits(length - behind) << behind;
  filled |= ~mayEmpty & line;
  if (rule === 'fills') empty = bitCount(filled) === total ? ~filled : 0;
  settled[0] = mayFill & ~empty;
  settled[1] = mayEmpty & ~filled;
  return true;
}

/** The backward pass: `fitted[k]` becomes the least place of run k among all fits, `reached[k]` the greatest. */
function placesBack(masks: LineMasks, l: number): boolean {
  const { runs, fitted, reached } = masks;
  const length = masks.length[l]!;
  const first = masks.firstRun[l]!;
  const slack = masks.slack[l]!;
  const mayEmpty = masks.mayEmpty[l]!;
  let k = masks.runCount[l]! - 1;
  let base = length - slack - runs[first + k]!;
  // the last run ends after the last cell that must be filled
  const least = 32 - Math.clz32(~mayEmpty & lowBits(length)) - base - runs[first + k]!;
  let fits = fitted[k]! & ((2 << slack) - 1);
  if (least > 0) fits &= -1 << least;
  if (least > 31) fits = 0;
  for (;;) {
    if (fits === 0) return false;
    fitted[k] = base + 31 - Math.clz32(fits & -fits);
    reached[k] = base + 31 - Math.clz32(fits);
    if (k === 0) return true;
    // back over the gap before run k, a cell at a time
    let back = fits;
    const gap = mayEmpty >>> base;
    for (let more = back; more !== 0;) {
      more = (more >>> 1) & gap & ~back;
      back |= more;
    }
    k--;
    fits = fitted[k]! & back & (mayEmpty >>> (base - 1));
    base -= runs[first + k]! + 1;
  }
}

function bitCount(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
