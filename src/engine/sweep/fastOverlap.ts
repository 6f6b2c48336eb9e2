/** Sweeps by the overlap of the outermost fits instead of SETTLE, for many boards of one size, up to 32 x 32. */
import { lowBits, WORD_CELLS } from '../line/lineMasks.ts';
import { overlapMasks } from '../line/overlapMasks.ts';
import type { OverlapRule } from '../line/overlapMasks.ts';
import { createFastWords } from './fastWords.ts';

/**
 * Makes a function that tells whether the rule, again and again on rows and columns, solves the puzzle of an image.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @returns a function of `height * width` cells EMPTY | FILLED (not checked); it allocates nothing
 * @throws RangeError for another size
 * @source 002_5ae15e577f844a8a.txt "How?" (one reading of its ‘single line algorithm’)
 */
export function createFastOverlap(
  height: number,
  width: number,
  rule: OverlapRule,
): (image: Uint8Array) => boolean {
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`sides must be at most ${WORD_CELLS}: ${height}x${width}`);
  const simple = createFastWords(height, width);
  const { masks } = simple;
  const { mayFill, mayEmpty, settled } = masks;
  const todo = new Int32Array(2); // rows, columns

  function sweep(side: 0 | 1): void {
    const base = side === 0 ? 0 : height;
    let lines = todo[side]!;
    todo[side] = 0;
    for (; lines !== 0; lines &= lines - 1) {
      const i = 31 - Math.clz32(lines & -lines);
      const open = mayFill[base + i]! & mayEmpty[base + i]!;
      if (open === 0 || !overlapMasks(masks, base + i, rule)) continue;
      const fill = settled[0]!;
      const found = open & ~(fill & settled[1]!);
      todo[side ^ 1]! |= found;
      for (let cells = found; cells !== 0; cells &= cells - 1) {
        const j = 31 - Math.clz32(cells & -cells);
        simple.setCell(side === 0 ? i : j, side === 0 ? j : i, ((fill >>> j) & 1) as 0 | 1);
      }
    }
  }

  return (image) => {
    simple.setImage(image);
    todo[0] = lowBits(height);
    todo[1] = lowBits(width);
    while ((todo[0] | todo[1]) !== 0) {
      sweep(0);
      sweep(1);
    }
    return simple.unknown === 0;
  };
}
