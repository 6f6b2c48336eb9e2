/** The formula of Fix(i, j) as 000 and 001 print it, taken at its word. */
import { UNKNOWN } from '../engine/board/cell.ts';
import type { GeneralDescription } from '../engine/board/generalDescription.ts';

/** The formula's values, and how many alternatives p it looked at. */
type ByFormula = { readonly terms: number; at(i: number, j: number): boolean };

/**
 * Fix(i, j) by the printed formula, from Fix(0, 0) on.
 *
 * @param zero - whether it is used for i = 0, too; the text has it from 1 on
 * @source 001_a525a3e1210b0814.txt §3.1
 */
export function fixByFormula(
  line: Uint8Array,
  general: GeneralDescription,
  zero: boolean,
): ByFormula {
  const known = new Set(['0 0']);
  let [terms, leastBefore, mostBefore] = [0, 0, 0]; // A and B of j - 1
  for (const [before, { symbol, least, most }] of general.entries()) {
    for (let i = zero ? 0 : 1; i <= line.length; i++) {
      let other = i; // L: the last cell up to i that is known to be of the other sign
      while (other > 0 && (line[other - 1] === symbol || line[other - 1] === UNKNOWN)) other--;
      const to = Math.min(i - least, mostBefore);
      for (let p = Math.max(i - most, leastBefore, other); p <= to; p++) {
        terms++;
        if (known.has(`${p} ${before}`)) known.add(`${i} ${before + 1}`);
      }
    }
    leastBefore += least;
    mostBefore += most;
  }
  return { terms, at: (i, j) => known.has(`${i} ${j}`) };
}
