// 4x4 level by level is 4x4 image by image; the symmetries that save the work do not show.
import { describe, expect, test } from 'vitest';
import { countFilled, imageFromIndex } from '../../src/engine/board/image.ts';
import { createLevels } from '../../src/engine/census/levels.ts';
import {
  createSmallProbe,
  createUniqueness,
  PROBED_REST,
} from '../../src/engine/census/smallProbe.ts';
import { imagesBefore, probingLevels } from '../../src/experiments/probingLevels.ts';
import type { ProbingLevelsTally } from '../../src/experiments/probingLevels.ts';

function count(side: number, first?: number, from = 0, to?: number): ProbingLevelsTally {
  const spec = first === undefined ? { side } : { side, first };
  probingLevels.check(spec);
  const tally = probingLevels.emptyTally(spec);
  probingLevels.begin(spec)(from, to ?? probingLevels.units(spec), tally);
  return tally;
}

const add = (list: Float64Array, at: number): void => {
  list[at] = (list[at] ?? 0) + 1;
};

const least = (list: Float64Array, at: number, image: number): void => {
  if ((list[at] ?? 0) < 0) list[at] = image;
};

/** Every image for itself. */
function slowCount(side: number, first: number): ProbingLevelsTally {
  const tally = probingLevels.emptyTally({ side });
  const cells = side * side;
  const prober = createSmallProbe(side, side);
  const isUnique = createUniqueness(prober);
  const images = Array.from({ length: 2 ** cells }, (_, image) => ({
    image,
    filled: countFilled(imageFromIndex(side, side, image)),
  }));
  for (const { image, filled } of images) {
    const kind = prober.probe(image);
    add(tally.images, 4 * filled + kind);
    if (kind === 0) continue;
    const length = (cells + 1) * kind + prober.length;
    add(tally.lengths, length);
    least(tally.firstOfLength, length, image);
    for (const category of new Set(prober.sequence.subarray(0, prober.length))) {
      add(tally.categories, 16 * kind + category);
      least(tally.firstOfCategory, 16 * kind + category, image);
    }
    if (kind === PROBED_REST && isUnique(image)) add(tally.uniqueRest, filled);
  }
  const byLevel = images.toSorted((a, b) => a.filled - b.filled || a.image - b.image);
  for (const { image } of byLevel.slice(0, first)) add(tally.increasing, prober.probe(image));
  byLevel.sort((a, b) => a.filled - b.filled || b.image - a.image);
  for (const { image } of byLevel.slice(0, first)) add(tally.decreasing, prober.probe(image));
  return tally;
}

describe('probingLevels', () => {
  test('counts all images of 4x4 and of 2x2 as every image for itself gives them', () => {
    expect(count(4, 30_000)).toEqual(slowCount(4, 30_000));
    expect(count(2, 7)).toEqual(slowCount(2, 7));
  });

  test('takes first images that end with a level, with one image more, and with the last', () => {
    for (const first of [1, 137, 138, 2 ** 16]) {
      const { increasing, decreasing } = slowCount(4, first);
      expect(count(4, first)).toMatchObject({ increasing, decreasing });
    }
  });

  test('has all images of a level in the blocks of that level', () => {
    const { blocks } = createLevels(6);
    for (const [level, images] of [
      [0, 1],
      [1, 36],
      [3, 7140],
      [34, 630],
      [36, 1],
    ] as const) {
      const tally = count(6, undefined, level * blocks, (level + 1) * blocks);
      expect(tally.images.reduce((sum, one) => sum + one, 0)).toBe(images);
      expect(tally.images.slice(4 * level, 4 * level + 4).reduce((sum, one) => sum + one, 0)).toBe(
        images,
      );
    }
  });

  test('knows how many images come before a unit', () => {
    const { blocks } = createLevels(6);
    expect(imagesBefore({ side: 6 }, 0)).toBe(0);
    expect(imagesBefore({ side: 6 }, 2 * blocks)).toBe(37);
    expect(imagesBefore({ side: 6 }, 18 * blocks)).toBe(29_822_170_718);
    expect(imagesBefore({ side: 6 }, 37 * blocks)).toBe(2 ** 36);
  });

  test('refuses other sizes', () => {
    expect(() => count(5)).toThrow('side must be 2, 4 or 6: 5');
    expect(() => count(4, 0)).toThrow('first images must be a whole number from 1 to 65536: 0');
  });
});
