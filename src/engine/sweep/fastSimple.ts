/**
 * SIMPLESOLVER without events, for millions of boards: same end state, same sweep number as `record`.
 * One object is made for a size and used for one board after the other.
 *
 * It settles only lines that were changed since they were last settled: an unchanged line gives nothing new, because
 * SETTLE is idempotent, so the sweeps are those of the definition (001 §3.2 does the same).
 */
import { checkSize } from '../board/cell.ts';
import { createFastLong } from './fastLong.ts';
import { createFastWords } from './fastWords.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { FastSimple } from './fastSolver.ts';

/**
 * Makes a solver for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more; up to 32 x 32 the lines are words, beyond them cells; `setImage` and `run` allocate
 * nothing
 * @returns a solver to be given one puzzle of that size after another
 * @throws RangeError when a side is not a positive integer
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER); 001_a525a3e1210b0814.txt §3.2 (only changed lines)
 */
export function createFastSimple(height: number, width: number): FastSimple {
  checkSize(height, width);
  return height <= WORD_CELLS && width <= WORD_CELLS
    ? createFastWords(height, width)
    : createFastLong(height, width);
}
