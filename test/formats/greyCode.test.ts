import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeGrey, decodePicture, encodeGrey, mostPoints } from '../../src/formats/greyCode.ts';
import { samplePicture } from '../../src/engine/make/samplePicture.ts';

test('a code keeps 64 greys, and the same picture has the same code again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (height, width) => {
        const picture = samplePicture(height, width);
        const code = encodeGrey(picture);
        const read = decodeGrey(code);
        expect([read.height, read.width]).toEqual([height, width]);
        for (const [at, value] of read.brightness.entries())
          expect(Math.abs(value - picture.brightness[at]!)).toBeLessThanOrEqual(255 / 126 + 1e-9);
        expect(encodeGrey(read)).toBe(code);
      },
    ),
  );
  const ends = decodeGrey(encodeGrey({ height: 1, width: 2, brightness: Float64Array.of(0, 255) }));
  expect([...ends.brightness]).toEqual([0, 255]);
});

test.each([
  ['', /begin with a size/],
  ['2x2b3', /begin with a size/],
  [`${mostPoints + 1}x2gAA`, /more than 100/],
  [`2x${mostPoints + 1}gAA`, /more than 100/],
  ['2x2gAAA', /has 3 points and needs 4/],
  ['2x2gAAAAA', /has 5 points and needs 4/],
  ['1x2gA!', /cannot have the point "!"/],
])('%s is refused', (code, message) => {
  expect(() => decodeGrey(code)).toThrow(SyntaxError);
  expect(() => decodeGrey(code)).toThrow(message);
});

test.each([
  ['x2x2bA', /begin with a size such as 24x30g/],
  ['2x2gAA', /2 points and needs 4/],
  ['1x3ta', /unknown cells/],
  ['2x2b', /0 characters after its size/],
])('neither code is %s', (code, message) => {
  expect(() => decodePicture(code)).toThrow(SyntaxError);
  expect(() => decodePicture(code)).toThrow(message);
});
