import { describe, expect, test } from 'vitest';
import type { Random } from '../../../src/engine/board/random.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';

const draws = (random: Random, count = 4): number[] =>
  Array.from({ length: count }, () => random.next());

describe('boardRandom', () => {
  test('is a function of its key alone: these numbers never change', () => {
    expect(draws(boardRandom(1, 10, 10, 50, 0))).toMatchInlineSnapshot(`
      [
        515374269,
        361072686,
        3637053549,
        4188755395,
      ]
    `);
    expect(draws(boardRandom(2012, 30, 30, 0.5, 999))).toMatchInlineSnapshot(`
      [
        3481680121,
        4063313659,
        3183176283,
        3381242121,
      ]
    `);
  });
  test('gives the same stream from an object that is used again', () => {
    const random = boardRandom(1, 10, 10, 50, 0);
    draws(random, 1000);
    expect(boardRandom(7, 6, 5, 40, 3, random)).toBe(random);
    expect(draws(random)).toEqual(draws(boardRandom(7, 6, 5, 40, 3)));
  });
  test('gives another stream for another seed, size, density or index', () => {
    const keys: [number, number, number, number, number][] = [
      [1, 10, 10, 50, 0],
      [2, 10, 10, 50, 0],
      [1, 10, 11, 50, 0],
      [1, 11, 10, 50, 0],
      [1, 10, 10, 51, 0],
      [1, 10, 10, 50, 1],
      [1, 10, 10, 0.5, 0],
      [1, 10, 10, 50, 2 ** 32],
      [0, 0, 0, 0, 0],
    ];
    const first = keys.map((key) => draws(boardRandom(...key)).join());
    expect(new Set(first).size).toBe(keys.length);
  });
  test('has no two equal beginnings among 100,000 boards', () => {
    const random = boardRandom(1, 10, 10, 50, 0);
    const seen = new Set<number>();
    for (let index = 0; index < 100_000; index++) {
      boardRandom(1, 10, 10, 50, index, random);
      seen.add(random.next() * 2 ** 20 + (random.next() >>> 12));
    }
    expect(seen.size).toBe(100_000);
  });
  test('has balanced bits over boards: each about half the time in the first draw', () => {
    const random = boardRandom(1, 10, 10, 50, 0);
    const ones = new Uint32Array(32);
    for (let index = 0; index < 40_000; index++) {
      const word = boardRandom(5, 10, 10, 50, index, random).next();
      for (let bit = 0; bit < 32; bit++) ones[bit]! += (word >>> bit) & 1;
    }
    // the standard deviation is 100
    for (const count of ones) expect(Math.abs(count - 20_000)).toBeLessThan(500);
  });
});

describe('below', () => {
  test('draws every number about equally often, for small and for large n', () => {
    const random = boardRandom(3, 1, 1, 0, 0);
    for (const n of [1, 2, 7, 100]) {
      const counts = new Uint32Array(n);
      for (let draw = 0; draw < 20_000; draw++) counts[random.below(n)]!++;
      // chi squared has n - 1 degrees of freedom: mean n - 1, standard deviation sqrt(2 (n - 1))
      const chi = counts.reduce((sum, count) => sum + (count - 20_000 / n) ** 2 / (20_000 / n), 0);
      expect(chi).toBeLessThan(n + 5 * Math.sqrt(2 * n));
    }
    const halves = [0, 0];
    for (let draw = 0; draw < 20_000; draw++)
      halves[random.below(3 * 2 ** 30) < 3 * 2 ** 29 ? 0 : 1]!++;
    expect(Math.abs(halves[0]! - 10_000)).toBeLessThan(400);
    expect(random.below(2 ** 32)).toBeLessThan(2 ** 32);
  });
  test('refuses what is no integer from 1 to 2^32', () => {
    const random = boardRandom(3, 1, 1, 0, 0);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => random.below(n)).toThrow(RangeError);
  });
});

describe('unit', () => {
  test('stays in [0, 1) with mean one half', () => {
    const random = boardRandom(4, 1, 1, 0, 0);
    let sum = 0;
    for (let draw = 0; draw < 10_000; draw++) {
      const value = random.unit();
      expect(value >= 0 && value < 1).toBe(true);
      sum += value;
    }
    expect(Math.abs(sum / 10_000 - 0.5)).toBeLessThan(0.02);
  });
});
