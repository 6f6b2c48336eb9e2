import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFilled, formatGrid } from '../../../src/engine/board/image.ts';
import type { GreyPicture } from '../../../src/engine/make/greyPicture.ts';
import {
  diffused,
  greyOfRgba,
  otsuThreshold,
  resized,
  thresholded,
} from '../../../src/engine/make/greyPicture.ts';
import { samplePicture } from '../../../src/engine/make/samplePicture.ts';
import { lcg } from '../../arbitraries.ts';

const grey = (rows: readonly (readonly number[])[]): GreyPicture => ({
  height: rows.length,
  width: rows[0]?.length ?? 0,
  brightness: Float64Array.from(rows.flat()),
});

const pictures = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([height, width]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), {
        minLength: height * width,
        maxLength: height * width,
      })
      .map((values): GreyPicture => ({ height, width, brightness: Float64Array.from(values) })),
  );

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The sum of the squares of what values differ from their mean. */
const scatter = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);

test('a clear point is the white paper, a covered one its own grey', () => {
  const { brightness } = greyOfRgba(
    [0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 51],
    2,
    2,
  );
  expect([...brightness].map((value) => Math.round(value))).toEqual([255, 0, 255, 204]);
  const [red, green, blue] = greyOfRgba(
    [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255],
    1,
    3,
  ).brightness;
  expect(red! + green! + blue!).toBeCloseTo(255);
  expect(green).toBeGreaterThan(red!);
});

describe('another size', () => {
  test('is the mean of what a point covers', () => {
    const picture = grey([
      [0, 10, 100, 110],
      [20, 30, 120, 130],
      [0, 0, 255, 255],
      [0, 0, 255, 255],
    ]);
    expect([...resized(picture, 2, 2).brightness]).toEqual([15, 115, 0, 255]);
    // thirds of two points: the middle one is half of each
    expect([...resized(grey([[0, 90]]), 1, 3).brightness].map(Math.round)).toEqual([0, 45, 90]);
  });
  test('keeps the mean of the picture, larger or smaller', () => {
    fc.assert(
      fc.property(
        pictures,
        fc.integer({ min: 1, max: 13 }),
        fc.integer({ min: 1, max: 13 }),
        (picture, height, width) => {
          const other = resized(picture, height, width);
          expect(other.brightness).toHaveLength(height * width);
          expect(mean([...other.brightness])).toBeCloseTo(mean([...picture.brightness]));
        },
      ),
    );
  });
});

describe("Otsu's threshold", () => {
  test('is the one with the least scatter within the two groups', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const values = [...picture.brightness];
        if (new Set(values).size === 1) return;
        const within = (threshold: number): number =>
          scatter(values.filter((value) => value < threshold)) +
          scatter(values.filter((value) => value >= threshold));
        const threshold = otsuThreshold(picture);
        const least = Math.min(...Array.from({ length: 255 }, (_, at) => within(at + 1)));
        expect(within(threshold)).toBeCloseTo(least, 5);
      }),
    );
  });
  test('parts two greys, and leaves one alone in the middle', () => {
    expect(thresholded(grey([[40, 200]]), otsuThreshold(grey([[40, 200]]))).cells).toEqual(
      Uint8Array.of(1, 0),
    );
    expect(otsuThreshold(grey([[7, 7]]))).toBe(128);
  });
});

test('a threshold fills what is darker', () => {
  const picture = grey([[0, 127, 128, 255]]);
  expect(formatGrid(thresholded(picture, 128))).toEqual(['##..']);
  expect(formatGrid(thresholded(picture, 0))).toEqual(['....']);
  expect(formatGrid(thresholded(picture, 256))).toEqual(['####']);
});

test('error diffusion turns a grey into as many filled cells, a threshold into none or all', () => {
  const picture = grey(Array.from({ length: 24 }, () => Array.from({ length: 24 }, () => 191)));
  expect(countFilled(thresholded(picture, 128))).toBe(0);
  const filled = countFilled(diffused(picture, 128)) / 24 ** 2;
  expect(filled).toBeGreaterThan(0.22);
  expect(filled).toBeLessThan(0.28);
});

test('error diffusion hands on seven, three, five and one of sixteen parts, and nothing beyond an edge', () => {
  const next = lcg(3);
  for (let round = 0; round < 20; round++) {
    const picture = grey(
      Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => Math.floor(256 * next()))),
    );
    // in a frame that takes what goes beyond the edges
    const values = new Map<string, number>();
    for (const [at, value] of picture.brightness.entries())
      values.set(`${Math.floor(at / 5)} ${at % 5}`, value);
    const cells = Array.from(picture.brightness, (_, at) => {
      const [i, j] = [Math.floor(at / 5), at % 5];
      const value = values.get(`${i} ${j}`)!;
      const filled = Math.round(value) < 128;
      for (const [to, part] of [
        [`${i} ${j + 1}`, 7 / 16],
        [`${i + 1} ${j - 1}`, 3 / 16],
        [`${i + 1} ${j}`, 5 / 16],
        [`${i + 1} ${j + 1}`, 1 / 16],
      ] as const)
        values.set(to, (values.get(to) ?? 0) + part * (value - (filled ? 0 : 255)));
      return filled ? 1 : 0;
    });
    expect([...diffused(picture, 128).cells]).toEqual(cells);
  }
});

test('the sample has dark and bright parts in every size', () => {
  for (const [height, width] of [
    [8, 8],
    [24, 30],
    [38, 30],
  ] as const) {
    const picture = samplePicture(height, width);
    expect(picture.brightness.every((value) => value >= 0 && value <= 255)).toBe(true);
    const share = countFilled(thresholded(picture, otsuThreshold(picture))) / (height * width);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.65);
  }
});
