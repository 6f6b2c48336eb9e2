import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGrid, imageFromText } from '../../../src/engine/board/image.ts';
import {
  d4Class,
  reflect,
  rotate,
  symmetries,
  transpose,
} from '../../../src/engine/board/symmetry.ts';
import { image } from '../../arbitraries.ts';

const grid = imageFromText(['##.', '...']);

describe('symmetries', () => {
  test('come in their order, here for a grid of two rows', () => {
    expect(symmetries(grid).map((one) => formatGrid(one).join('/'))).toEqual([
      '##./...',
      '.#/.#/..',
      '.../.##',
      '../#./#.',
      '.##/...',
      '.../##.',
      '#./#./..',
      '../.#/.#',
    ]);
  });
  test('four quarter turns, and each reflection twice, change nothing', () => {
    fc.assert(
      fc.property(image(6, 6), (one) => {
        expect(rotate(rotate(one, 1), 3)).toEqual(one);
        expect(rotate(one, -1)).toEqual(rotate(one, 3));
        expect(reflect(reflect(one, 'left-right'), 'left-right')).toEqual(one);
        expect(reflect(reflect(one, 'top-bottom'), 'top-bottom')).toEqual(one);
        expect(transpose(transpose(one))).toEqual(one);
      }),
    );
  });
});

describe('d4Class', () => {
  test('has 8, 2 or 1 images, as in 001 Figure 19', () => {
    expect(d4Class(grid)).toHaveLength(8);
    expect(d4Class(imageFromText(['#.', '.#']))).toHaveLength(2);
    expect(d4Class(imageFromText(['##', '##']))).toHaveLength(1);
  });
  test('is the same set for each of its images', () => {
    fc.assert(
      fc.property(image(5, 5), fc.nat(7), (one, turn) => {
        const keys = (g: typeof one): string[] =>
          d4Class(g)
            .map((x) => formatGrid(x).join('/'))
            .toSorted();
        expect(keys(symmetries(one)[turn]!)).toEqual(keys(one));
      }),
    );
  });
});
