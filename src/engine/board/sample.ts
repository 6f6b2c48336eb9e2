/**
 * Random images. "1,000 random images with p percent black" (000 §4.2) can mean an exact number of filled cells,
 * our default, or independent cells, which 003 §3 uses.
 */
import { EMPTY, FILLED } from './cell.ts';
import type { Random } from './random.ts';

/**
 * How many cells a percentage stands for: round(percentage · height · width / 100).
 *
 * @param percentage - 0 to 100
 * @param height - rows
 * @param width - columns
 * @returns a whole number of cells
 * @source 000_8dc3042ab81c971c.txt §4.2 (the reading as an exact count)
 */
export function filledFor(percentage: number, height: number, width: number): number {
  return Math.round((percentage * height * width) / 100);
}

/**
 * Fills exactly `filled` cells, all such images equally likely.
 *
 * @param random - the stream that is drawn from
 * @param cells - the image, overwritten
 * @param filled - 0 to `cells.length`
 * @throws RangeError for another number
 * @remarks Draws cells until enough different ones are hit; of the rarer value, so about 0.69 draws a cell at most.
 * @source 000_8dc3042ab81c971c.txt §4.2
 */
export function sampleExact(random: Random, cells: Uint8Array, filled: number): void {
  const size = cells.length;
  if (!(filled >= 0 && filled <= size) || filled % 1 !== 0)
    throw new RangeError(`filled must be a whole number from 0 to ${size}: ${filled}`);
  const rare = filled * 2 <= size ? FILLED : EMPTY;
  cells.fill(rare === FILLED ? EMPTY : FILLED);
  const draws = rare === FILLED ? filled : size - filled;
  if (size <= HALF) drawByHalves(random, cells, rare, draws);
  else
    for (let left = draws; left > 0;) {
      const at = random.below(size);
      if (cells[at] === rare) continue;
      cells[at] = rare;
      left--;
    }
}

const HALF = 2 ** 16;

/** The same with both halves of every random word, for up to 2^16 cells; as in `below`, without bias. */
function drawByHalves(random: Random, cells: Uint8Array, rare: number, draws: number): void {
  const size = cells.length;
  const uneven = HALF % size;
  let left = draws;
  while (left > 0) {
    const word = random.next();
    for (let half = 0; half < 32 && left > 0; half += 16) {
      const product = Math.imul((word >>> half) & 0xffff, size);
      if ((product & 0xffff) < uneven) continue;
      const at = product >>> 16;
      left -= cells[at]! ^ rare; // 1 if the cell was not hit before; without a branch, which would be guessed wrong
      cells[at] = rare;
    }
  }
}

/**
 * Fills every cell independently with the same probability.
 *
 * @param random - the stream that is drawn from
 * @param cells - the image, overwritten
 * @param probability - 0 to 1; taken to 2^-32
 * @throws RangeError for another number
 * @source 003_bcef302d21730516.txt §3
 */
export function sampleIndependent(random: Random, cells: Uint8Array, probability: number): void {
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError(`probability must be from 0 to 1: ${probability}`);
  const limit = Math.round(probability * 2 ** 32);
  for (let at = 0; at < cells.length; at++) cells[at] = random.next() < limit ? FILLED : EMPTY;
}
