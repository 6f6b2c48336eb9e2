import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/notebook/plain/wilson.ts';

const counts = fc
  .integer({ min: 1, max: 10_000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

describe('wilson', () => {
  test('gives the values of a worked example', () => {
    // 81 of 263: the example of Newcombe (1998), Statistics in Medicine 17, 857-872, Table I: 0.2553 to 0.3662
    const { low, high } = wilson(81, 263, 1.959964);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  test('solves the quadratic that defines it: the share lies z standard deviations from both bounds', () => {
    fc.assert(
      fc.property(counts, ([successes, trials]) => {
        const { low, high } = wilson(successes, trials);
        for (const bound of [low, high]) {
          const share = successes / trials;
          const distance = (share - bound) ** 2;
          expect(distance).toBeCloseTo((1.96 ** 2 * bound * (1 - bound)) / trials, 9);
        }
      }),
    );
  });

  test('contains the share, stays within 0 to 1, and narrows with more trials', () => {
    fc.assert(
      fc.property(counts, ([successes, trials]) => {
        const { low, high } = wilson(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
        const more = wilson(successes * 4, trials * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });

  test('is exact at the ends, and says nothing without trials', () => {
    expect(wilson(0, 1000).low).toBe(0);
    expect(wilson(1000, 1000).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('refuses counts that cannot be', () => {
    expect(() => wilson(5, 4)).toThrow(RangeError);
    expect(() => wilson(-1, 4)).toThrow(RangeError);
    expect(() => wilson(0.5, 4)).toThrow(RangeError);
    expect(() => wilson(1, 4, 0)).toThrow('z must be positive: 0');
  });
});
