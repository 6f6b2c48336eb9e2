import { expect, test } from 'vitest';
import { counted, sizeProblem, sizeText } from '../../src/formats/limits.ts';

test('a size is written rows first, and does not break', () => {
  expect(sizeText(5, 6)).toBe('5\u00a0×\u00a06');
  expect(sizeText(5, 6)).not.toMatch(/[ x]/);
});

test('a number takes its noun, in groups of three digits', () => {
  expect([1, 2, 1000, 1n, 0].map((value) => counted(value, 'row'))).toEqual([
    '1 row',
    '2 rows',
    '1,000 rows',
    '1 row',
    '0 rows',
  ]);
});

test('a size is taken from 1 to 100 lines each way', () => {
  expect(sizeProblem(1, 100)).toBeNull();
  expect(sizeProblem(0, 5)).toMatch(/0 rows: give at least one row/);
  expect(sizeProblem(5, 101)).toMatch(/101 columns: the most/);
  expect(sizeProblem(5, 1.5)).toMatch(/1.5 columns/);
});
