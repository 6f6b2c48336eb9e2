/**
 * Rounds of open lines (openLines.ts) for many boards of one size, up to 32 x 32: counts only, and nothing allocated.
 */
import type { FastSimple } from './fastSolver.ts';
import { createFastWords } from './fastWords.ts';
import { lowBits, settleMasks, WORD_CELLS } from '../line/lineMasks.ts';
import { narrow } from './openLines.ts';

/** What the last image had. */
export type FastRounds = {
  rounds: number;
  open: number; // open lines, over all rounds
  bottlenecks: number; // rounds with at most two of them
  unknown: number; // cells that no line gives
  /** Takes an image, `height * width` cells EMPTY | FILLED (not checked), and does the rounds of its puzzle. */
  run(image: Uint8Array): void;
};

/**
 * Makes one for a size.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 */
export function createFastRounds(height: number, width: number): FastRounds {
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`sides must be at most ${WORD_CELLS}: ${height}x${width}`);
  const simple = createFastWords(height, width);
  const { masks } = simple;
  const found = {
    fill: new Int32Array(height + width), // cells that a line finds to be filled, and empty
    empty: new Int32Array(height + width),
  };
  const todo = new Int32Array(2); // rows, columns
  const counts: FastRounds = {
    rounds: 0,
    open: 0,
    bottlenecks: 0,
    unknown: 0,
    run(image) {
      simple.setImage(image);
      counts.rounds = counts.open = counts.bottlenecks = 0;
      todo[0] = lowBits(height);
      todo[1] = lowBits(width);
      for (;;) {
        const open = look(0, 0) + look(1, height);
        if (open === 0) break;
        counts.rounds++;
        counts.open += open;
        if (open <= narrow) counts.bottlenecks++;
        todo[0] = todo[1] = 0;
        take(simple, found, todo);
      }
      counts.unknown = simple.unknown;
    },
  };

  /** Settles the lines of one direction that have changed, and notes what they give; the state stays as it was. */
  function look(side: 0 | 1, base: number): number {
    let open = 0;
    found.fill.fill(0, base, side === 0 ? height : undefined);
    found.empty.fill(0, base, side === 0 ? height : undefined);
    for (let lines = todo[side]!; lines !== 0; lines &= lines - 1) {
      const l = base + 31 - Math.clz32(lines & -lines);
      const unknown = masks.mayFill[l]! & masks.mayEmpty[l]!;
      if (unknown === 0 || !settleMasks(masks, l)) continue;
      found.fill[l] = unknown & ~masks.settled[1]!;
      found.empty[l] = unknown & ~masks.settled[0]!;
      if ((found.fill[l] | found.empty[l]) !== 0) open++;
    }
    return open;
  }
  return counts;
}

/** Writes what all lines have found, and marks the lines that cross it. */
function take(
  simple: FastSimple,
  { fill, empty }: { readonly fill: Int32Array; readonly empty: Int32Array },
  todo: Int32Array,
): void {
  const { height } = simple;
  for (let l = 0; l < fill.length; l++)
    for (let value = 0; value < 2; value++)
      for (let cells = (value === 0 ? empty : fill)[l]!; cells !== 0; cells &= cells - 1) {
        const at = 31 - Math.clz32(cells & -cells);
        const [row, column] = l < height ? [l, at] : [at, l - height];
        simple.setCell(row, column, value as 0 | 1);
        todo[0]! |= 1 << row;
        todo[1]! |= 1 << column;
      }
}
