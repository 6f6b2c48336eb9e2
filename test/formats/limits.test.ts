import { expect, test } from 'vitest';
import { sizeProblem } from '../../src/formats/limits.ts';

test('a size is taken from 1 to 100 lines each way', () => {
  expect(sizeProblem(1, 100)).toBeNull();
  expect(sizeProblem(0, 5)).toMatch(/0 rows: give at least one row/);
  expect(sizeProblem(5, 101)).toMatch(/101 columns: the most/);
  expect(sizeProblem(5, 1.5)).toMatch(/1.5 columns/);
});
