import { expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { exactPoint } from '../../../src/experiments/inferenceCensus.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import {
  blockExchange,
  cellExchange,
  onlySolutionAtMost,
  sideOfOnlySolution,
} from '../../../src/engine/inference/onlySolution.ts';

/** Of all pictures of 4 x 4, by number of filled cells, those that are the only solution of their puzzle. */
function onlyOnes(): readonly number[] {
  const pictures = new Map<string, number[]>();
  for (let index = 0; index < 2 ** 16; index++) {
    const image = imageFromIndex(4, 4, index);
    const name = JSON.stringify(puzzleOf(image));
    pictures.set(name, [...(pictures.get(name) ?? []), image.cells.reduce((a, b) => a + b, 0)]);
  }
  const counts = Array.from({ length: 17 }, () => 0);
  for (const [filled, ...more] of pictures.values()) if (more.length === 0) counts[filled!]!++;
  return counts;
}

test('no more pictures of 4 x 4 are the only solution than the bound allows', () => {
  const counts = onlyOnes();
  for (const density of [0.1, 0.2, 0.4, 0.6, 0.9]) {
    const chance = counts.reduce(
      (sum, count, filled) => sum + count * density ** filled * (1 - density) ** (16 - filled),
      0,
    );
    expect(chance).toBeLessThanOrEqual(onlySolutionAtMost(4, density));
  }
});

test('no more filled cells of small boards are inferable than the theorem allows', () => {
  for (const size of ['3x3', '4x4', '5x5'] as const) {
    const { spec, tally } = storedRun(`inference-census ${size}`);
    for (const density of [0.05, 0.09, 0.2, 0.4, 0.6, 0.9]) {
      const { expected } = exactPoint(spec, tally, density);
      expect(expected).toBeLessThanOrEqual(1 - cellExchange(density));
    }
  }
});

test('each cell of a small board has its exchange, the corners and edges too', () => {
  for (const [height, width] of [
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
  ] as const)
    for (const density of [0.1, 0.5]) {
      const chances = Array.from({ length: height * width }, () => 0);
      for (let index = 0; index < 2 ** (height * width); index++) {
        const image = imageFromIndex(height, width, index);
        const filled = image.cells.reduce((a, b) => a + b, 0);
        const chance = density ** filled * (1 - density) ** (height * width - filled);
        for (const cell of exchangedCells(image)) chances[cell]! += chance;
      }
      for (const chance of chances)
        expect(chance / density).toBeGreaterThanOrEqual(cellExchange(density));
    }
});

/** Filled cells that are half of the exchange of twelve cells, whose clues stay when it is made. */
function exchangedCells(image: Grid): ReadonlySet<number> {
  const { height, width, cells } = image;
  const clues = JSON.stringify(puzzleOf(image));
  const found = new Set<number>();
  for (let i = 0; i + 1 < height; i++)
    for (let j = 0; j + 1 < width; j++)
      for (const [a, b, c, d] of [
        [0, 1, width, width + 1],
        [1, 0, width + 1, width],
      ] as const) {
        const at = i * width + j;
        const [one, two] = [at + a, at + d];
        if (cells[one] !== 1 || cells[two] !== 1) continue;
        if (cells[at + b] !== 0 || cells[at + c] !== 0) continue;
        const around = [
          [i - 1, j],
          [i - 1, j + 1],
          [i + 2, j],
          [i + 2, j + 1],
          [i, j - 1],
          [i + 1, j - 1],
          [i, j + 2],
          [i + 1, j + 2],
        ] as const;
        const isEmpty = ([row, column]: readonly [number, number]): boolean =>
          row < 0 ||
          row >= height ||
          column < 0 ||
          column >= width ||
          cells[row * width + column] === 0;
        if (!around.every(isEmpty)) continue;
        const after = Uint8Array.from(cells);
        for (const cell of [at + a, at + b, at + c, at + d]) after[cell] = 1 - after[cell]!;
        expect(JSON.stringify(puzzleOf({ ...image, cells: after }))).toBe(clues);
        found.add(one).add(two);
      }
  return found;
}

test('the probability falls with every block, and the side is the first that is enough', () => {
  for (const density of [0.3, 0.5, 0.7]) {
    const side = sideOfOnlySolution(density, 0.01);
    expect(onlySolutionAtMost(side, density)).toBeLessThanOrEqual(0.01);
    expect(onlySolutionAtMost(side - 4, density)).toBeGreaterThan(0.01);
  }
  expect(blockExchange(0.5)).toBe(2 / 4096);
});
