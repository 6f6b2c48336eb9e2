import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countFilled,
  countUnknown,
  formatGrid,
  imageFromIndex,
  imageFromText,
  indexOfImage,
  lineOf,
  sameGrid,
} from '../../../src/engine/board/image.ts';
import { image } from '../../arbitraries.ts';

describe('imageFromIndex', () => {
  test('fills cell (i, j) for bit i * width + j', () => {
    expect(formatGrid(imageFromIndex(2, 3, 0b100_001))).toEqual(['#..', '..#']);
  });
  test('undoes indexOfImage, also beyond 53 cells', () => {
    fc.assert(
      fc.property(image(9, 9), (grid) => {
        expect(imageFromIndex(grid.height, grid.width, indexOfImage(grid))).toEqual(grid);
      }),
    );
  });
  test('refuses numbers outside 0 to 2^cells - 1', () => {
    expect(() => imageFromIndex(2, 2, 16)).toThrow(RangeError);
    expect(() => imageFromIndex(2, 2, -1n)).toThrow(RangeError);
    expect(() => imageFromIndex(2, 2, 0.5)).toThrow(RangeError);
    expect(countFilled(imageFromIndex(2, 2, 15))).toBe(4);
  });
});

describe('imageFromText', () => {
  test('undoes formatGrid', () => {
    const rows = ['#.?', '..#'];
    expect(formatGrid(imageFromText(rows))).toEqual(rows);
    expect(countUnknown(imageFromText(rows))).toBe(1);
  });
  test('names the row of what it cannot read', () => {
    expect(() => imageFromText(['#.', '#z'])).toThrow(
      new SyntaxError('row 2: not a cell at column 2: z'),
    );
    expect(() => imageFromText(['#.', '#'])).toThrow(
      new SyntaxError('row 2 has 1 cells, row 1 has 2'),
    );
    expect(() => imageFromText([])).toThrow(SyntaxError);
  });
});

describe('lineOf', () => {
  test('takes rows from the left and columns from the top', () => {
    const grid = imageFromText(['#.?', '..#']);
    expect([...lineOf(grid, 'H', 1)]).toEqual([0, 0, 1]);
    expect([...lineOf(grid, 'V', 2)]).toEqual([2, 1]);
  });
});

describe('indexOfImage', () => {
  test('refuses unknown cells', () => {
    expect(() => indexOfImage(imageFromText(['?']))).toThrow(RangeError);
  });
});

describe('sameGrid', () => {
  test('compares sizes and cells', () => {
    expect(sameGrid(imageFromText(['#.']), imageFromText(['#.']))).toBe(true);
    expect(sameGrid(imageFromText(['#.']), imageFromText(['#', '.']))).toBe(false);
    expect(sameGrid(imageFromText(['#.']), imageFromText(['##']))).toBe(false);
  });
});
