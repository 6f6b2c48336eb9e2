/** What a press does to a whole picture: it goes by a cell, or one of its areas is taken. Pure. */
import type { Grid } from '../../engine/board/cell.ts';

/** A way to go. */
export type Way = 'left' | 'right' | 'up' | 'down';

const steps: Readonly<Record<Way, readonly [down: number, right: number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** The picture a cell further; what leaves at one side comes in at the other, so that nothing is lost. */
export function shifted({ height, width, cells }: Grid, way: Way): Grid {
  const [down, right] = steps[way];
  const moved = new Uint8Array(cells.length);
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) {
      const [row, column] = [(i + down + height) % height, (j + right + width) % width];
      moved[row * width + column] = cells[i * width + j]!;
    }
  return { height, width, cells: moved };
}

/** The cells of one value that hang together with a cell by their sides, that cell among them. */
export function areaOf({ height, width, cells }: Grid, from: number): readonly number[] {
  const seen = new Set([from]);
  // the set grows while it is gone through
  for (const cell of seen) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (const [down, right] of Object.values(steps)) {
      const [i, j] = [row + down, column + right];
      if (i < 0 || i >= height || j < 0 || j >= width) continue;
      const beside = i * width + j;
      if (cells[beside] === cells[from]) seen.add(beside);
    }
  }
  return [...seen];
}
