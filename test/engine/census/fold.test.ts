import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageFromIndex, indexOfImage } from '../../../src/engine/board/image.ts';
import { d4Class, reflect } from '../../../src/engine/board/symmetry.ts';
import { createFold, mirror } from '../../../src/engine/census/fold.ts';
import { lcg } from '../../arbitraries.ts';

/** The numbers of all images that an image stands for, from its grid. */
function groupOf(
  height: number,
  width: number,
  index: number,
  symmetries: 'reflections' | 'class',
): readonly number[] {
  const grid = imageFromIndex(height, width, index);
  const turned = reflect(grid, 'left-right');
  const all =
    symmetries === 'class' && height === width
      ? d4Class(grid)
      : [grid, turned, reflect(grid, 'top-bottom'), reflect(turned, 'top-bottom')];
  return [...new Set(all.map((one) => Number(indexOfImage(one))))];
}

const small = Array.from(
  { length: 36 },
  (_, at) => [1 + Math.floor(at / 6), 1 + (at % 6)] as const,
);
const long = [
  [1, 7],
  [7, 1],
  [2, 7],
  [8, 2],
  [3, 8],
  [7, 3],
  [2, 12],
  [12, 2],
  [1, 25],
  [25, 1],
] as const;

describe('createFold', () => {
  test.each(['reflections', 'class'] as const)(
    'gives the size of its group to the least image of each group, and 0 to the others: %s',
    (symmetries) => {
      const next = lcg(8);
      for (const [height, width] of [...small, ...long]) {
        const timesOf = createFold(height, width, symmetries);
        const seen = new Set<number>();
        for (let k = 0; k < 60; k++) {
          // with some that are symmetric, and all of the group
          const any = Math.floor(next() * 2 ** (height * width));
          const rows = k % 3 === 0 ? palindrome(height, width, any) : any;
          for (const index of groupOf(height, width, rows, symmetries)) {
            const all = groupOf(height, width, index, symmetries);
            const times = Math.min(...all) === index ? all.length : 0;
            expect([height, width, index, timesOf(index)]).toEqual([height, width, index, times]);
            seen.add(times);
          }
        }
        const most = symmetries === 'class' && height === width ? 8 : 4;
        if (Math.min(height, width) > 2) expect(seen).toContain(most);
      }
    },
  );

  test.each([
    [3, 3, 'class', 102],
    [4, 4, 'class', 8548],
    [4, 4, 'reflections', 16576],
    [3, 4, 'class', 1120],
    [2, 8, 'reflections', 16576],
    [9, 2, 'reflections', 66048],
    [1, 17, 'reflections', 65792],
    [17, 1, 'class', 65792],
  ] as const)(
    'finds all groups of %i x %i, and all images in them: %s',
    (height, width, symmetries, wanted) => {
      const timesOf = createFold(height, width, symmetries);
      let images = 0;
      let groups = 0;
      for (let index = 0; index < 2 ** (height * width); index++) {
        const times = timesOf(index);
        images += times;
        if (times > 0) groups++;
      }
      expect([images, groups]).toEqual([2 ** (height * width), wanted]);
    },
  );

  test('refuses sides above 6 with more than 25 cells', () => {
    expect(() => createFold(7, 4, 'class')).toThrow(
      'sides must be at most 6, or cells at most 25: 7x4',
    );
    expect(() => createFold(2, 13, 'reflections')).toThrow('2x13');
  });
});

/** An image that is the same from top to bottom as from bottom to top. */
function palindrome(height: number, width: number, index: number): number {
  const grid = imageFromIndex(height, width, index);
  const { cells } = grid;
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++)
      cells[(height - 1 - i) * width + j] = cells[i * width + j] as 0 | 1;
  return Number(indexOfImage(grid));
}

test('mirror reverses a line of any length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 32 }), fc.nat(), (length, any) => {
      const line = length === 32 ? any : any % 2 ** length;
      let wanted = 0;
      for (let j = 0; j < length; j++) if ((line >>> j) & 1) wanted += 2 ** (length - 1 - j);
      expect(mirror(line, length)).toBe(wanted);
    }),
  );
});
