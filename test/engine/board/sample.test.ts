import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact, sampleIndependent } from '../../../src/engine/board/sample.ts';
import { countValue } from '../../oracles.ts';

describe('filledFor', () => {
  test('rounds percentage · cells / 100', () => {
    expect(filledFor(50, 5, 5)).toBe(13);
    expect(filledFor(30, 10, 10)).toBe(30);
    expect(filledFor(5, 6, 6)).toBe(2); // the two filled cells of 000 §4.2
    expect(filledFor(100, 7, 3)).toBe(21);
  });
});

describe('sampleExact', () => {
  test('fills exactly as many cells as asked, whatever was there before', () => {
    const random = boardRandom(1, 10, 10, 50, 0);
    const cells = new Uint8Array(100).fill(2);
    for (let filled = 0; filled <= 100; filled++) {
      sampleExact(random, cells, filled);
      expect([countValue(cells, 1), countValue(cells, 0)]).toEqual([filled, 100 - filled]);
    }
  });
  test('gives each of the 20 images with 3 of 6 cells filled equally often, and so for 4 of 6', () => {
    for (const [filled, images] of [
      [3, 20],
      [4, 15],
    ] as const) {
      const counts = new Map<string, number>();
      const cells = new Uint8Array(6);
      for (let board = 0; board < 20_000; board++) {
        sampleExact(boardRandom(2, 2, 3, filled, board), cells, filled);
        counts.set(cells.join(''), 1 + (counts.get(cells.join('')) ?? 0));
      }
      expect(counts.size).toBe(images);
      const mean = 20_000 / images;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
      expect(chi).toBeLessThan(images + 5 * Math.sqrt(2 * images));
    }
  });
  test('puts two filled cells of a 6 x 6 image in one line with probability about 28 % (000 §4.2)', () => {
    const cells = new Uint8Array(36);
    let inLine = 0;
    for (let board = 0; board < 20_000; board++) {
      sampleExact(boardRandom(3, 6, 6, 5, board), cells, 2);
      const a = cells.indexOf(1);
      const b = cells.lastIndexOf(1);
      if (a % 6 === b % 6 || Math.floor(a / 6) === Math.floor(b / 6)) inLine++;
    }
    // exactly 10 / 35 = 28.6 %; the standard deviation is 0.32 %
    expect(Math.abs(inLine / 20_000 - 10 / 35)).toBeLessThan(0.015);
  });
  test('takes images of more than 2^16 cells', () => {
    const cells = new Uint8Array(300 * 300);
    sampleExact(boardRandom(1, 300, 300, 10, 0), cells, 9000);
    expect(countValue(cells, 1)).toBe(9000);
  });
  test('refuses other numbers of cells', () => {
    const random = boardRandom(1, 2, 2, 50, 0);
    for (const filled of [-1, 5, 1.5, Number.NaN])
      expect(() => sampleExact(random, new Uint8Array(4), filled)).toThrow(RangeError);
  });
});

describe('sampleIndependent', () => {
  test('fills each cell with the probability asked', () => {
    const cells = new Uint8Array(40_000);
    for (const probability of [0, 0.25, 0.6, 1]) {
      sampleIndependent(boardRandom(1, 200, 200, probability, 0), cells, probability);
      const share = countValue(cells, 1) / cells.length;
      expect(Math.abs(share - probability)).toBeLessThan(0.0125); // five standard deviations
      if (probability === 0 || probability === 1) expect(share).toBe(probability);
    }
  });
  test('refuses what is no probability', () => {
    const random = boardRandom(1, 2, 2, 50, 0);
    for (const probability of [-0.1, 1.1, Number.NaN])
      expect(() => sampleIndependent(random, new Uint8Array(4), probability)).toThrow(RangeError);
  });
});
