import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  binaryEntropy,
  boundRoot,
  descriptionEntropy,
  leastOpenBits,
  mostFilledInferable,
  mostInferable,
  openBitsInTheLimit,
  totalEntropy,
} from '../../../src/engine/inference/countingBound.ts';
import { allLines, describe01 } from '../../oracles.ts';

const densities = [0.02, 0.1, 0.25, 0.4, 0.5, 0.62, 0.9, 0.98];

/** The entropy of whatever `nameOf` calls things that come with these chances. */
function entropyOf<Thing>(
  things: readonly Thing[],
  chanceOf: (thing: Thing) => number,
  nameOf: (thing: Thing) => string,
): number {
  const chances = new Map<string, number>();
  for (const thing of things) {
    const name = nameOf(thing);
    chances.set(name, (chances.get(name) ?? 0) + chanceOf(thing));
  }
  return [...chances.values()].reduce((sum, chance) => sum - chance * Math.log2(chance), 0);
}

const chanceOf = (cells: Uint8Array, density: number): number =>
  cells.reduce((chance, cell) => chance * (cell === FILLED ? density : 1 - density), 1);

/** An image with its puzzle and what all solutions of that share. */
type Known = { cells: Uint8Array; puzzle: string; solutions: number; filled: number; all: number };

/** All images of a size, each with what can be inferred of it, by listing the solutions of every puzzle. */
function knownImages(height: number, width: number): Known[] {
  const groups = new Map<string, Uint8Array[]>();
  for (let index = 0; index < 2 ** (height * width); index++) {
    const image = imageFromIndex(height, width, index);
    const key = JSON.stringify(puzzleOf(image));
    groups.set(key, [...(groups.get(key) ?? []), image.cells]);
  }
  return [...groups].flatMap(([puzzle, images]) => {
    const first = images[0] as Uint8Array;
    const same = [...first].map((cell, at) => images.every((image) => image[at] === cell));
    const all = same.filter(Boolean).length;
    const filled = same.filter((is, at) => is && first[at] === FILLED).length;
    return images.map((cells) => ({ cells, puzzle, solutions: images.length, filled, all }));
  });
}

describe('descriptionEntropy', () => {
  test('is the entropy of the descriptions of all lines of up to 10 cells', () => {
    for (let length = 1; length <= 10; length++)
      for (const density of densities)
        expect(descriptionEntropy(length, density)).toBeCloseTo(
          entropyOf(
            allLines(length),
            (line) => chanceOf(line, density),
            (line) => describe01(line).join(),
          ),
          10,
        );
  });

  test('is nothing where every line is the same', () => {
    expect([descriptionEntropy(7, 0), descriptionEntropy(7, 1)]).toEqual([0, 0]);
  });

  test('comes down to density times the entropy of a cell, a cell, as lines grow', () => {
    for (const density of [0.2, 0.4, 0.5, 0.7]) {
      const limit = density * binaryEntropy(density);
      const over = [50, 200, 800].map(
        (length) => descriptionEntropy(length, density) / length - limit,
      );
      expect(over[0]).toBeGreaterThan(over[1] as number);
      expect(over[1]).toBeGreaterThan(over[2] as number);
      expect(over[2]).toBeGreaterThan(0);
      expect(over[2]).toBeLessThan(0.01);
    }
  });
});

describe('the counting bound', () => {
  test.each([
    [2, 2],
    [3, 3],
    [2, 4],
    [3, 4],
    [4, 4],
  ])('holds for all images of %i x %i, step by step', (height, width) => {
    const cells = height * width;
    const images = knownImages(height, width);
    for (const density of cells > 12 ? [0.1, 0.4] : densities) {
      const chance = ({ cells: image }: Known): number => chanceOf(image, density);
      const mean = (of: (one: Known) => number): number =>
        images.reduce((sum, one) => sum + chance(one) * of(one), 0);
      const bits = mean(({ solutions }) => Math.log2(solutions));
      const told = entropyOf(images, chance, ({ puzzle }) => puzzle);
      // the mean number of bits is what the board holds and its descriptions do not tell
      expect(bits).toBeCloseTo(cells * binaryEntropy(density) - told, 9);
      const lines =
        height * descriptionEntropy(width, density) + width * descriptionEntropy(height, density);
      const total = totalEntropy(cells, density);
      expect(total).toBeCloseTo(
        entropyOf(images, chance, ({ cells: image }) =>
          String(image.filter((c) => c === FILLED).length),
        ),
        9,
      );
      expect(told).toBeLessThanOrEqual(lines - total + 1e-9);
      expect(leastOpenBits(height, width, density)).toBeCloseTo(
        binaryEntropy(density) - (lines - total) / cells,
        9,
      );
      expect(bits / cells).toBeGreaterThanOrEqual(leastOpenBits(height, width, density) - 1e-9);
      // from bits to shares: with the true mean, which is more than the bound has
      const open = bits / cells;
      const share = mean(({ all }) => all) / cells;
      expect(share).toBeLessThanOrEqual(mostInferable(open, density) + 1e-9);
      expect(mostInferable(open, density)).toBeLessThanOrEqual(1 - open + 1e-9);
      expect(mean(({ filled }) => filled) / (cells * density)).toBeLessThanOrEqual(
        mostFilledInferable(open, density) + 1e-9,
      );
    }
  });

  test('bounds shares as closely as entropy can: a board of open cells alone reaches it', () => {
    // every cell filled in a share `density` of the solutions, independently: all is open
    for (const density of [0.1, 0.5, 0.8]) {
      expect(mostInferable(binaryEntropy(density), density)).toBeCloseTo(0, 9);
      expect(mostFilledInferable(binaryEntropy(density), density)).toBeCloseTo(0, 9);
    }
    expect(mostInferable(0.3, 0.5)).toBeCloseTo(0.7, 9);
    expect([mostInferable(-0.1, 0.3), mostFilledInferable(-0.1, 0.3)]).toEqual([1, 1]);
  });

  test('says nothing from its root on, and something just below', () => {
    for (const side of [4, 5, 10, 25]) {
      const root = boundRoot(side) as number;
      expect(leastOpenBits(side, side, root - 1e-6)).toBeGreaterThan(0);
      for (let density = root + 1e-6; density < 1; density += 0.02)
        expect(leastOpenBits(side, side, density)).toBeLessThanOrEqual(0);
    }
    expect(boundRoot(3)).toBeNull();
    expect(() => boundRoot(2)).toThrow(RangeError);
  });

  test('has its root move up towards one half as boards grow', () => {
    const roots = [10, 20, 40, 80, 160].map((side) => boundRoot(side) as number);
    expect(roots).toEqual(roots.toSorted((a, b) => a - b));
    expect(roots.at(-1)).toBeGreaterThan(0.47);
    expect(roots.at(-1)).toBeLessThan(0.5);
    expect(openBitsInTheLimit(0.49)).toBeGreaterThan(0);
    expect(openBitsInTheLimit(0.5)).toBe(0);
    for (const density of [0.1, 0.3, 0.45])
      expect(leastOpenBits(800, 800, density)).toBeCloseTo(openBitsInTheLimit(density), 1.5);
  });
});
