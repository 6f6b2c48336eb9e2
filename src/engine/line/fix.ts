/**
 * The recursion Fix(i, j) as the papers give it, with its table left open for teaching and as a check on `settle`.
 *
 * Fix(i, j) is true when the first i cells of the line can be fixed to a string that adheres to the first j segments:
 *
 *   Fix(i, j) = OR of Fix(p, j - 1) for p from max(i - b_j, A_{j-1}, L_i) to min(i - a_j, B_{j-1})
 *
 * where A and B are the sums of the least and most lengths, and L_i is the last of the first i cells (counted from 1)
 * that cannot be segment j's symbol, 0 if there is none.
 *
 * Deviation: besides the papers' table over prefixes there is its mirror image over suffixes, so that SETTLE
 * reads off every cell at once; the work stays O(k·ℓ²).
 */
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { GeneralDescription, Segment } from '../board/generalDescription.ts';
import { checkGeneral } from '../board/generalDescription.ts';

/** Both tables of a line; boundary i lies after the first i cells, so 0 ≤ i ≤ length and 0 ≤ j ≤ segments. */
export type FixTable = {
  readonly length: number; // ℓ, cells of the line
  readonly segments: number; // k
  /** Fix(i, j) at `reach[j * (length + 1) + i]`, 0 or 1. */
  readonly reach: Uint8Array;
  /** Whether the cells after boundary i can adhere to the segments after the first j; indexed like `reach`. */
  readonly suffix: Uint8Array;
  /** Fix(i, j). */
  at(i: number, j: number): boolean;
  /** All p, ascending, whose Fix(p, j - 1) makes Fix(i, j) true; empty for j = 0. */
  from(i: number, j: number): number[];
};

/**
 * Computes Fix(i, j) for all prefixes, and the mirror image for all suffixes.
 *
 * @param line - ℓ ≥ 0 cells; not modified
 * @param general - k ≥ 1 segments
 * @returns the tables; `at(length, segments)` says whether the line is fixable
 * @throws RangeError when a segment has bad bounds
 * @remarks O(k·ℓ²); allocates two tables of (k+1)·(ℓ+1) bytes.
 * @source 001_a525a3e1210b0814.txt §3.1 (the formula); 000_8dc3042ab81c971c.txt §2
 */
export function fixTable(line: Uint8Array, general: GeneralDescription): FixTable {
  checkGeneral(general);
  const length = line.length;
  const segments = general.length;
  const stride = length + 1;
  const reach = prefixTable(line, general);
  const mirrored = prefixTable(line.toReversed(), general.toReversed());
  const suffix = mirrored.toReversed();
  const from = (i: number, j: number): number[] => {
    const segment = general[j - 1];
    const sources: number[] = [];
    if (!segment) return sources;
    const low = Math.max(i - segment.most, lastObstacle(line, i, segment.symbol), 0);
    for (let p = low; p <= i - segment.least; p++)
      if (reach[(j - 1) * stride + p] === 1) sources.push(p);
    return sources;
  };
  return { length, segments, reach, suffix, at: (i, j) => reach[j * stride + i] === 1, from };
}

/** The table `reach`, row by row of j. */
function prefixTable(line: Uint8Array, general: GeneralDescription): Uint8Array {
  const stride = line.length + 1;
  const reach = new Uint8Array((general.length + 1) * stride);
  reach[0] = 1; // Fix(0, 0); Fix(i, 0) is false for i > 0
  let leastBefore = 0; // A_{j-1}
  let mostBefore = 0; // B_{j-1}
  for (let j = 1; j <= general.length; j++) {
    const { symbol, least, most } = general[j - 1] as Segment;
    const row = j * stride;
    const before = row - stride;
    let obstacle = 0; // L_i
    for (let i = 0; i < stride; i++) {
      if (i > 0 && !mayBe(line[i - 1]!, symbol)) obstacle = i;
      const low = Math.max(i - most, leastBefore, obstacle);
      const high = Math.min(i - least, mostBefore);
      for (let p = low; p <= high; p++)
        if (reach[before + p] === 1) {
          reach[row + i] = 1;
          break;
        }
    }
    leastBefore += least;
    mostBefore += most;
  }
  return reach;
}

function mayBe(cell: number, symbol: 0 | 1): boolean {
  return cell === UNKNOWN || (cell === FILLED) === (symbol === 1);
}

/** L_i: the last of the first i cells, counted from 1, that cannot be `symbol`; 0 if there is none. */
function lastObstacle(line: Uint8Array, i: number, symbol: 0 | 1): number {
  let h = i;
  while (h > 0 && mayBe(line[h - 1]!, symbol)) h--;
  return h;
}

/**
 * SETTLE by the recursion: fixes every unknown cell that has one value in all strings that extend the line and
 * adhere to the description.
 *
 * @param line - ℓ ≥ 0 cells EMPTY | FILLED | UNKNOWN; not modified
 * @param general - k ≥ 1 segments
 * @returns a new line, or `null` when the line is not fixable
 * @throws RangeError when a segment has bad bounds
 * @remarks O(k·ℓ²); allocates two tables.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE); 001_a525a3e1210b0814.txt §3.1 (the recursion)
 */
export function settleByFix(line: Uint8Array, general: GeneralDescription): Uint8Array | null {
  checkGeneral(general);
  const length = line.length;
  const stride = length + 1;
  const reach = prefixTable(line, general);
  if (reach[reach.length - 1] === 0) return null;
  const suffix = prefixTable(line.toReversed(), general.toReversed()).toReversed();
  // can[s * length + i]: cell i is symbol s in some fix
  const can = new Uint8Array(2 * length);
  for (let j = 1; j <= general.length; j++) {
    const { symbol, least, most } = general[j - 1] as Segment;
    const row = j * stride;
    let obstacle = 0;
    for (let i = 1; i < stride; i++) {
      if (!mayBe(line[i - 1]!, symbol)) obstacle = i;
      if (suffix[row + i] === 0) continue;
      // the longest segment that ends at boundary i covers what shorter ones cover
      const high = i - least;
      let p = Math.max(i - most, obstacle, 0);
      while (p <= high && reach[row - stride + p] === 0) p++;
      if (p <= high) can.fill(1, symbol * length + p, symbol * length + i);
    }
  }
  const settled = new Uint8Array(length);
  for (let i = 0; i < length; i++)
    settled[i] = can[i] === 1 ? (can[length + i] === 1 ? UNKNOWN : 0) : FILLED;
  return settled;
}
