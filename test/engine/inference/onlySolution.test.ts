import { expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  blockExchange,
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

test('the probability falls with every block, and the side is the first that is enough', () => {
  for (const density of [0.3, 0.5, 0.7]) {
    const side = sideOfOnlySolution(density, 0.01);
    expect(onlySolutionAtMost(side, density)).toBeLessThanOrEqual(0.01);
    expect(onlySolutionAtMost(side - 4, density)).toBeGreaterThan(0.01);
  }
  expect(blockExchange(0.5)).toBe(2 / 4096);
});
