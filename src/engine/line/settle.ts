/**
 * SETTLE, for work: one function for lines of every length. Up to 32 cells it works on words (lineMasks.ts), beyond that
 * cell by cell on the places that each run can have (settleLong.ts). The recursion of the papers is in fix.ts.
 */
import { EMPTY, FILLED } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { WORD_CELLS, createLineMasks, settleMasks } from './lineMasks.ts';
import { settleLong } from './settleLong.ts';

const scratch = createLineMasks(1, WORD_CELLS);

/**
 * Fixes every unknown cell that has one value in all lines that extend `line` and adhere to `description`.
 *
 * @param line - ℓ ≥ 0 cells EMPTY | FILLED | UNKNOWN; not modified
 * @param description - run lengths, each a positive integer; `[]` means an empty line
 * @returns a new line, or `null` when the line is not fixable (also when the runs need more cells than the line has)
 * @throws RangeError when a run is not a positive integer
 * @remarks Some 80 word operations a run up to 32 cells, O(ℓ + k·slack) beyond.
 * @source 000_8dc3042ab81c971c.txt §2 (SETTLE)
 */
export function settle(line: Uint8Array, description: Description): Uint8Array | null {
  const length = line.length;
  const count = description.length;
  let slack = count === 0 ? length : length + 1;
  for (let k = 0; k < count; k++) {
    const run = description[k] as number;
    if (!(run >= 1) || run % 1 !== 0)
      throw new RangeError(`run must be a positive integer: ${run}`);
    slack -= run + 1;
  }
  if (slack < 0) return null;
  if (length > WORD_CELLS || length === 0) return settleLong(line, description);

  let mayFill = 0;
  let mayEmpty = 0;
  for (let i = 0; i < length; i++) {
    const cell = line[i]!;
    if (cell !== EMPTY) mayFill |= 1 << i;
    if (cell !== FILLED) mayEmpty |= 1 << i;
  }
  scratch.mayFill[0] = mayFill;
  scratch.mayEmpty[0] = mayEmpty;
  scratch.length[0] = length;
  for (let k = 0; k < count; k++) scratch.runs[k] = description[k] as number;
  scratch.runCount[0] = count;
  scratch.slack[0] = slack;
  if (!settleMasks(scratch, 0)) return null;
  const canFill = scratch.settled[0]!;
  const settled = line.slice();
  for (
    let found = mayFill & mayEmpty & ~(canFill & scratch.settled[1]!);
    found !== 0;
    found &= found - 1
  ) {
    const i = 31 - Math.clz32(found & -found);
    settled[i] = (canFill >>> i) & 1;
  }
  return settled;
}
