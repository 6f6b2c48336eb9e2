// Pictures by the size of their symmetry class: by orbits of cells, and one picture after the other.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { d4Class } from '../../../src/engine/board/symmetry.ts';
import { classCounts, classTotal } from '../../../src/engine/board/symmetryClasses.ts';
import { groupsOf } from '../../../src/engine/board/symmetryGroups.ts';
import { readResult } from '../../../scripts/remake/stored/storedResults.ts';

function slowCounts(side: number): number[] {
  const images = [0, 0, 0, 0];
  for (let index = 0; index < 2 ** (side * side); index++)
    images[Math.log2(d4Class(imageFromIndex(side, side, index)).length)]! += 1;
  return images;
}

describe('classCounts', () => {
  test.each([1, 2, 3, 4])('counts the pictures of a side of %i as one by one', (side) => {
    const counts = classCounts(side);
    expect(counts.map(({ images }) => Number(images))).toEqual(slowCounts(side));
    for (const { size, images, classes } of counts) expect(classes * BigInt(size)).toBe(images);
  });

  test.each([1, 2, 3, 4, 5, 6, 9, 15])(
    'adds up to all pictures and to the mean of Burnside, side %i',
    (side) => {
      const counts = classCounts(side);
      expect(counts.reduce((sum, { images }) => sum + images, 0n)).toBe(2n ** BigInt(side * side));
      expect(counts.reduce((sum, { classes }) => sum + classes, 0n)).toBe(classTotal(side));
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7])('counts as the sum over symmetries does, side %i', (side) => {
    const counts = classCounts(side);
    const inEights = counts.find(({ size }) => size === 8)?.images ?? 0n;
    expect(groupsOf(side)).toEqual({
      groups: Number(classTotal(side)),
      inEights: Number(inEights),
    });
  });

  test('agrees with the symmetry classes of the stored censuses', () => {
    for (const side of [2, 3, 4, 5]) {
      const { groups } = readResult(`probing-${side}x${side}`).tally as { groups: number[] };
      expect(Number(classTotal(side))).toBe(groups.reduce((sum, one) => sum + one, 0));
    }
  });

  test('refuses other sides', () => {
    for (const side of [0, 16, 2.5]) {
      expect(() => classCounts(side)).toThrow('side must be a whole number from 1 to 15');
      expect(() => classTotal(side)).toThrow('side must be a whole number from 1 to 15');
    }
  });
});
