import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/engine/probe/probeCategory.ts';
import {
  categoryMarks,
  categoryPicture,
  mostNumbered,
  outcomesOf,
} from '../../../src/kit/probe/categoryPicture.ts';
import { proofWords } from '../../../src/kit/probe/probeWords.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

describe('the mark of a category', () => {
  test('differs for all sixteen, by its shapes alone', () => {
    const shapes = CATEGORIES.map(({ category }) =>
      [...toMarkup(categoryPicture(category)).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join(),
    );
    expect(new Set(shapes).size).toBe(16);
  });
  test('is built from the two outcomes of Table 1', () => {
    for (const { category, one, zero } of CATEGORIES)
      expect(outcomesOf(category)).toEqual([one, zero]);
  });
});

test('boards of many cells wear marks without numbers', () => {
  const cells = Array.from({ length: mostNumbered + 1 }, (_, at) => ({
    row: 0,
    column: at,
    category: 5 as const,
  }));
  expect(toMarkup(categoryMarks(cells)[0]!)).not.toContain('<text');
  expect(toMarkup(categoryMarks(cells.slice(1))[0]!)).toContain('<text');
});

test('what a category proves is what it says of cell and solutions', () => {
  expect([11, 14].map(proofWords)).toEqual(['exactly one solution', 'exactly one solution']);
  expect([15, 10, 2, 8, 5].map(proofWords)).toEqual([
    'exactly two solutions',
    'no solution',
    'the cell is filled',
    'the cell is empty',
    '',
  ]);
});
