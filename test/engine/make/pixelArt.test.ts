import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GreyPicture } from '../../../src/engine/make/greyPicture.ts';
import { WHITE } from '../../../src/engine/make/greyPicture.ts';
import {
  extended,
  fitted,
  flipped,
  hasNoSquares,
  sizeFor,
  squareSide,
} from '../../../src/engine/make/pixelArt.ts';

const grey = (rows: readonly (readonly number[])[]): GreyPicture => ({
  height: rows.length,
  width: rows[0]?.length ?? 0,
  brightness: Float64Array.from(rows.flat()),
});

/** Each point as a square of so many points. */
const enlarged = ({ height, width, brightness }: GreyPicture, by: number): GreyPicture => ({
  height: height * by,
  width: width * by,
  brightness: Float64Array.from(
    { length: height * width * by * by },
    (_, at) =>
      brightness[
        Math.floor(at / (width * by * by)) * width + Math.floor((at % (width * by)) / by)
      ]!,
  ),
});

const sideOf = (picture: GreyPicture): number => squareSide(picture, flipped(picture));

const pictures = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }))
  .chain(([height, width]) =>
    fc
      .array(fc.constantFrom(0, 100, 255), { minLength: height * width, maxLength: height * width })
      .map((values): GreyPicture => ({ height, width, brightness: Float64Array.from(values) })),
  );

/** No two neighbours are alike. */
const chequered = grey([
  [0, 255, 0],
  [255, 0, 255],
]);

const noisy = (picture: GreyPicture, most: number): GreyPicture => ({
  ...picture,
  brightness: picture.brightness.map((value, at) => value + ((at * 7919) % (2 * most)) - most),
});

describe('the squares of an enlarged picture', () => {
  test('are found by their side', () => {
    for (const by of [1, 2, 3, 7, 40]) expect(sideOf(enlarged(chequered, by))).toBe(by);
  });
  test('are those of some enlargement of the same points, whatever the picture', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 2, max: 6 }), (picture, by) => {
        const side = sideOf(enlarged(picture, by));
        // one brightness has no squares; else the side may be greater where neighbours are all alike
        if (new Set(picture.brightness).size === 1) expect(side).toBe(1);
        else expect(side % by).toBe(0);
      }),
    );
  });
  test('are found through the noise of a JPEG, and not in a photograph', () => {
    expect(sideOf(noisy(enlarged(chequered, 8), 15))).toBe(8);
    const slope = grey(
      Array.from({ length: 24 }, (_, y) => Array.from({ length: 32 }, (_x, x) => 4 * x + 3 * y)),
    );
    expect(sideOf(slope)).toBe(1);
    expect(sideOf(noisy(slope, 60))).toBe(1);
    expect(hasNoSquares(noisy(slope, 60))).toBe(true);
    expect(hasNoSquares(noisy(enlarged(chequered, 8), 15))).toBe(false);
    expect(flipped(chequered)).toEqual(
      grey([
        [0, 255],
        [255, 0],
        [0, 255],
      ]),
    );
    // greys that are less apart than the noise of a JPEG are not run together
    expect(sideOf(enlarged(grey([[0, 30, 60, 90, 255, 255]]), 4))).toBe(4);
  });
});

describe('another size without bending', () => {
  test('adds rows and columns below and at the right, or takes them there', () => {
    fc.assert(
      fc.property(
        pictures,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (picture, height, width) => {
          const { brightness, ...size } = extended(picture, height, width);
          expect(size).toEqual({ height, width });
          for (const [at, value] of brightness.entries()) {
            const [row, column] = [Math.floor(at / width), at % width];
            const inside = row < picture.height && column < picture.width;
            expect(value).toBe(inside ? picture.brightness[row * picture.width + column] : WHITE);
          }
        },
      ),
    );
  });
  test('cuts what is too much of another shape at both sides, the same of each', () => {
    // a square in the middle of a wide picture
    const wide = grey([
      [9, 9, 0, 255, 9, 9],
      [9, 9, 255, 0, 9, 9],
    ]);
    expect([...fitted(wide, 2, 2).brightness]).toEqual([0, 255, 255, 0]);
    expect([...fitted(flipped(wide), 2, 2).brightness]).toEqual([0, 255, 255, 0]);
    expect(fitted(wide, 1, 3)).toMatchObject({ height: 1, width: 3 });
    expect([...fitted(enlarged(chequered, 10), 2, 3).brightness]).toEqual([
      ...chequered.brightness,
    ]);
  });
  test('has the shape of the picture, and a few lines of the narrowest', () => {
    expect(sizeFor({ height: 3000, width: 4000 }, 20, 3)).toEqual({ height: 15, width: 20 });
    expect(sizeFor({ height: 480, width: 90 }, 30, 3)).toEqual({ height: 30, width: 6 });
    expect(sizeFor({ height: 1, width: 1000 }, 30, 3)).toEqual({ height: 3, width: 30 });
  });
});
