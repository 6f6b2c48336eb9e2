import { expect, test } from 'vitest';
import { galleryDescriptions, galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import {
  defaultState,
  partText,
  partsOf,
  rowsUpTo,
} from '../../../src/widgets/formula-parts/model.ts';
import { presets } from '../../../src/widgets/formula-parts/presets.ts';

const valueOf = (id: 'row-of-four' | 'hardest-5x5'): number =>
  partsOf({ code: galleryPuzzle(id).code, lines: 'both' }).value;

test('the parts come to the difficulty that the engine computes from the clues', () => {
  expect(presets.length).toBeGreaterThan(3);
  for (const { code } of presets)
    for (const lines of ['both', 'rows'] as const) {
      const { cells, sum, value } = partsOf({ code, lines });
      expect(cells / sum).toBeCloseTo(value, 10);
    }
});

test('the row of 4 has the lengths, squares and the sum of the article’s formula', () => {
  const { code } = galleryPuzzle('row-of-four');
  const parts = partsOf({ code, lines: 'rows' });
  expect(rowsUpTo(parts, 4)[0]).toEqual(['row 1', '4', '12', '144', '144']);
  // 4, 2, 1, 1 and 1 1, each three times as long, squared: 144 + 36 + 9 + 9 + 18
  expect(parts.sum).toBe(216);
  expect(partText(parts, 4)).toContain('25 / 216');
  expect(rowsUpTo(parts, 1)[4]).toEqual(['row 5', '1 1']);
});

test('the notes of the puzzles are right', () => {
  expect(valueOf('hardest-5x5')).toBeLessThan(valueOf('row-of-four'));
  const { lines } = partsOf({ code: galleryPuzzle('row-of-four').code, lines: 'both' });
  expect(lines[0]!.sum).toBe(16 * lines[2]!.sum);
  expect(lines[2]!.blocks).toEqual([1]);
  const heart = galleryDescriptions('heart');
  expect(heart.rows.filter((row) => row.join() === '5')).toHaveLength(2);
  expect(heart.columns.filter((column) => column.join() === '4')).toHaveLength(3);
});

test('an empty puzzle has no value', () => {
  const empty = partsOf({ ...defaultState({}), code: '2x2_0_0~0_0' });
  expect(partText(empty, 4)).toContain('no value');
});
