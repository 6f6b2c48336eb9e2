/** Random pictures of patches, as people draw them more than single cells: a blot of ink, mirrored where the paper is folded. */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED } from '../board/cell.ts';
import type { Random } from '../board/random.ts';
import { filledFor, sampleExact } from '../board/sample.ts';

/** What is drawn. */
export type BlotSpec = {
  readonly side: number; // of square boards
  readonly percentage: number; // of filled cells, before they run together
  readonly mirrored: boolean; // the right half is the left one
};

/**
 * Draws a blot: so many filled cells, then each cell takes the value that most of the 3 x 3 around it have, as far as the board
 * goes; where they are even it stays.
 *
 * @param random - the stream that is drawn from
 * @returns a new grid without unknown cells
 */
export function blot({ side, percentage, mirrored }: BlotSpec, random: Random): Grid {
  const drawn = new Uint8Array(side * side);
  sampleExact(random, drawn, filledFor(percentage, side, side));
  const sheet = { height: side, width: side, cells: drawn };
  const cells = drawn.map((value, at) => mostAround(sheet, at) ?? value);
  if (mirrored)
    for (const at of cells.keys()) {
      const column = at % side;
      if (2 * column >= side) cells[at] = cells[at - column + side - 1 - column]!;
    }
  return { height: side, width: side, cells };
}

/** What most cells of the 3 x 3 around a cell are, as far as the board goes; null when they are even. */
export function mostAround({ height, width, cells }: Grid, at: number): number | null {
  const [row, column] = [Math.floor(at / width), at % width];
  let more = 0; // filled ones than empty ones
  for (let i = Math.max(0, row - 1); i <= Math.min(height - 1, row + 1); i++)
    for (let j = Math.max(0, column - 1); j <= Math.min(width - 1, column + 1); j++)
      more += cells[i * width + j] === FILLED ? 1 : -1;
  return more === 0 ? null : more > 0 ? FILLED : EMPTY;
}
