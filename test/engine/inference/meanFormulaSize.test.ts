import { expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardFormulaSize } from '../../../src/engine/inference/boardFormula.ts';
import { meanFormulaSize, meanLine } from '../../../src/engine/inference/meanFormulaSize.ts';

test.each([
  [2, 2, 0.3],
  [3, 2, 0.62],
  [3, 4, 0],
  [3, 4, 0.41],
  [1, 5, 0.8],
  [3, 3, 1],
])('the mean size of %i x %i boards is that of all images, at density %d', (height, width, rho) => {
  const cells = height * width;
  const mean = { clauses: 0, variables: 0, occurrences: 0 };
  for (let bits = 0; bits < 2 ** cells; bits++) {
    const image = Uint8Array.from({ length: cells }, (_, cell) => (bits >> cell) & 1);
    const filled = image.reduce((sum, cell) => sum + cell, 0);
    const weight = rho ** filled * (1 - rho) ** (cells - filled);
    const size = boardFormulaSize(puzzleOf({ height, width, cells: image }));
    for (const part of ['clauses', 'variables', 'occurrences'] as const)
      mean[part] += weight * size[part];
  }
  const ours = meanFormulaSize(height, width, rho);
  for (const part of ['clauses', 'variables', 'occurrences'] as const)
    expect(ours[part]).toBeCloseTo(mean[part], 8);
});

test('says what it takes', () => {
  expect(() => meanLine(0, 0.5)).toThrow('n must be 1 or more: 0');
  expect(() => meanFormulaSize(2, 2, 1.1)).toThrow('density must be from 0 to 1: 1.1');
});
