import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  binomialCoefficient,
  binomialDistribution,
  choose,
} from '../../../src/engine/board/binomial.ts';

describe('binomialCoefficient', () => {
  test('counts the images of 2x2 cells by their filled cells', () => {
    expect([0, 1, 2, 3, 4].map((k) => binomialCoefficient(4, k))).toEqual([1n, 4n, 6n, 4n, 1n]);
  });

  test('follows the rule of Pascal, and is 0 outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -3, max: 303 }), (n, k) => {
        const sum = binomialCoefficient(n - 1, k - 1) + binomialCoefficient(n - 1, k);
        expect(binomialCoefficient(n, k)).toBe(sum);
      }),
      { numRuns: 100 },
    );
    expect(binomialCoefficient(5, 6)).toBe(0n);
    expect(binomialCoefficient(5, -1)).toBe(0n);
  });

  test('refuses numbers that are not whole', () => {
    expect(() => binomialCoefficient(1.5, 1)).toThrow(RangeError);
    expect(() => binomialCoefficient(-1, 0)).toThrow(RangeError);
    expect(() => binomialCoefficient(3, 0.5)).toThrow(RangeError);
  });
});

test('choose is the same as a number, up to 36 cells', () => {
  for (let n = 0; n <= 36; n++)
    for (let k = -1; k <= n + 1; k++) expect(choose(n, k)).toBe(Number(binomialCoefficient(n, k)));
});

describe('binomialDistribution', () => {
  test('is the exact count of images over 2^cells when both values are equally likely', () => {
    for (const cells of [1, 16, 36]) {
      const distribution = binomialDistribution(cells);
      for (let k = 0; k <= cells; k++) {
        const exact = Number(binomialCoefficient(cells, k)) / 2 ** cells;
        expect(Math.abs((distribution[k] as number) / exact - 1)).toBeLessThan(1e-12);
      }
    }
  });

  test('has sum 1 and the mean cells times probability, also for 30x30 and at the ends', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), probability, (cells, p) => {
        const distribution = binomialDistribution(cells, p);
        expect(distribution).toHaveLength(cells + 1);
        let sum = 0;
        let mean = 0;
        for (const [k, share] of distribution.entries()) {
          sum += share;
          mean += k * share;
        }
        expect(sum).toBeCloseTo(1, 9);
        expect(mean).toBeCloseTo(cells * p, 6);
      }),
    );
    expect(Array.from(binomialDistribution(3, 0))).toEqual([1, 0, 0, 0]);
    expect(Array.from(binomialDistribution(3, 1))).toEqual([0, 0, 0, 1]);
  });

  test('refuses what is no probability and no number of cells', () => {
    expect(() => binomialDistribution(3, 1.1)).toThrow(RangeError);
    expect(() => binomialDistribution(0)).toThrow(
      RangeError('cells must be a positive integer: 0'),
    );
  });
});
