import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureHead } from '../../src/formats/pictureHead.ts';

const bytesOf = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const big = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => Math.floor(value / 256 ** (count - 1 - k)) % 256);
const little = (value: number, count: number): number[] => big(value, count).toReversed();
const head = (bytes: readonly number[]) => pictureHead(Uint8Array.from(bytes));

const chunk = (name: string, data: readonly number[]): number[] => [
  ...big(data.length, 4),
  ...bytesOf(name),
  ...data,
  ...big(0, 4),
];
const png = (...chunks: readonly (readonly number[])[]): number[] => [
  0x89,
  ...bytesOf('PNG\r\n'),
  0x1a,
  0x0a,
  ...chunk('IHDR', [...big(640, 4), ...big(480, 4), 8, 2, 0, 0, 0]),
  ...chunks.flat(),
];

/** A frame: descriptor, no colours, one block of data. */
const frame = [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 2, 0x4c, 1, 0];
const gif = (...parts: readonly (readonly number[])[]): number[] => [
  ...bytesOf('GIF89a'),
  ...little(300, 2),
  ...little(200, 2),
  0x80,
  0,
  0,
  0,
  0,
  0,
  255,
  255,
  255,
  ...parts.flat(),
  0x3b,
];
const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];

const webp = (name: string, rest: readonly number[]): number[] => [
  ...bytesOf('RIFF'),
  ...little(100, 4),
  ...bytesOf(`WEBP${name}`),
  ...little(10, 4),
  ...rest,
];

describe('the head of a picture', () => {
  test('of PNG has its size, and says when it moves', () => {
    const size = { width: 640, height: 480 };
    expect(head(png(chunk('IDAT', [])))).toEqual({ kind: 'PNG', size, moves: false });
    expect(head(png(chunk('acTL', big(2, 8)), chunk('IDAT', [])))?.moves).toBe(true);
    expect(head(png().slice(0, 20))?.size).toBeNull();
  });
  test('of JPEG is found behind other segments', () => {
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 0];
    const sof = [0xff, 0xc2, 0, 11, 8, ...big(90, 2), ...big(120, 2), 1, 0, 0, 0];
    expect(head([...jpeg, ...sof])).toEqual({
      kind: 'JPEG',
      size: { width: 120, height: 90 },
      moves: false,
    });
    expect(head(jpeg)?.size).toBeNull();
  });
  test('of JPEG is a frame of any kind, and no table between them', () => {
    const tables = [0xc4, 0xc8, 0xcc];
    for (let marker = 0xbe; marker <= 0xfe; marker++) {
      const bytes = [0xff, 0xd8, 0xff, marker, 0, 11, 8, ...big(90, 2), ...big(120, 2)];
      const isFrame = marker >= 0xc0 && marker <= 0xcf && !tables.includes(marker);
      expect(head(bytes)?.size).toEqual(isFrame ? { width: 120, height: 90 } : null);
      expect(head(bytes.slice(0, -1))?.size).toBeNull();
    }
    const stray = [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0xc2, 0, 11, 8, ...big(90, 2), ...big(120, 2)];
    expect(head(stray)?.size).toBeNull();
  });
  test('of a file that breaks off has a size as soon as all of it has come', () => {
    const lossy = webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(50, 2), ...little(40, 2)]);
    for (const [bytes, needed] of [
      [png(), 24],
      [gif(), 10],
      [lossy, 30],
    ] as const) {
      expect(head(bytes.slice(0, needed))?.size).toEqual(head(bytes)?.size);
      expect(head(bytes.slice(0, needed - 1))?.size).toBeNull();
    }
  });
  test('of GIF tells one frame from two', () => {
    const one = head(gif(control, frame));
    expect(one).toEqual({ kind: 'GIF', size: { width: 300, height: 200 }, moves: false });
    expect(head(gif(control, frame, control, frame))?.moves).toBe(true);
  });
  test('of WebP has one of three forms', () => {
    const extended = webp('VP8X', [2, 0, 0, 0, ...little(799, 3), ...little(599, 3)]);
    expect(head(extended)).toEqual({
      kind: 'WebP',
      size: { width: 800, height: 600 },
      moves: true,
    });
    const lossy = webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(50, 2), ...little(40, 2)]);
    expect(head(lossy)?.size).toEqual({ width: 50, height: 40 });
    const lossless = webp('VP8L', [0x2f, ...little(49 + 39 * 2 ** 14, 4), 0, 0, 0, 0, 0]);
    expect(head(lossless)).toMatchObject({ size: { width: 50, height: 40 }, moves: false });
  });
  test('of SVG is its element', () => {
    for (const text of [
      '<svg xmlns="…">',
      '<?xml version="1.0"?>\n<!-- by hand -->\n<svg width="3">',
    ])
      expect(head(bytesOf(text.replace('…', 'x')))).toMatchObject({ kind: 'SVG', size: null });
    for (const text of ['<html><svg>', 'svg', '', 'width 5', '<puzzle>'])
      expect(head(bytesOf(text))).toBeNull();
  });
});

test('whatever the bytes are, it comes to an end', () => {
  const starts = [png(), gif(control), [0xff, 0xd8, 0xff], webp('VP8X', []), []];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, more) => {
      const found = head([...start, ...more]);
      if (start.length > 0) expect(found).not.toBeNull();
    }),
    { numRuns: 2000 },
  );
});
