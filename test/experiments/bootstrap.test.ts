import { describe, expect, test } from 'vitest';
import { binomialDistribution } from '../../src/engine/board/binomial.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { binomialOf, placeInterval } from '../../src/experiments/bootstrap.ts';

describe('binomialOf', () => {
  test.each([
    [3, 10],
    [1, 1000],
    [250, 1000],
    [19_000, 20_000],
  ])('gives every number below or at which the share %i of %i lies', (count, n) => {
    const draw = binomialOf({ count, n });
    let sum = 0;
    for (const [k, probability] of binomialDistribution(n, count / n).entries()) {
      sum += probability;
      // just below the sum of all up to k it is k, just above it the next
      if (probability < 1e-7) continue;
      expect(draw(sum - 0.4 * probability)).toBe(k);
    }
  });

  test('has nothing to draw where all or none are counted', () => {
    expect(binomialOf({ count: 0, n: 50 })(0.999)).toBe(0);
    expect(binomialOf({ count: 50, n: 50 })(0.001)).toBe(50);
  });
});

/** The first point at which two in a hundred are reached. */
const crossing =
  (n: number) =>
  (counts: Float64Array): number | null => {
    const at = counts.findIndex((count) => 50 * count >= n);
    return at < 0 ? null : at;
  };

describe('placeInterval', () => {
  const rising = [0, 2, 5, 12, 25, 50, 90].map((count) => ({ count, n: 1000 }));

  test('is the same for the same seed', () => {
    for (let time = 0; time < 2; time++)
      expect(placeInterval(rising, crossing(1000), { seed: 7 })).toEqual({ low: 3, high: 5 });
  });

  test('is a single place where a curve leaves no doubt, and nowhere where there is none', () => {
    const steep = [0, 500, 1000].map((count) => ({ count, n: 1000 }));
    expect(placeInterval(steep, crossing(1000), { seed: 1 })).toEqual({ low: 1, high: 1 });
    const flat = [0, 1].map((count) => ({ count, n: 1000 }));
    expect(placeInterval(flat, crossing(1000), { seed: 1 })).toEqual({ low: null, high: null });
  });

  test('reaches to nowhere where the place may not be there at all', () => {
    const low = [0, 0, 18].map((count) => ({ count, n: 1000 }));
    expect(placeInterval(low, crossing(1000), { seed: 3 })).toEqual({ low: 2, high: null });
  });

  test('covers the true place about as often as it says', () => {
    // a crossing between points 4 and 5, and one in the middle of a step
    const shares = [0.001, 0.003, 0.006, 0.01, 0.015, 0.024, 0.036, 0.05];
    const n = 1000;
    const truth = 5;
    let covered = 0;
    const runs = 200;
    for (let run = 0; run < runs; run++) {
      const random = boardRandom(11, 1, 1, 0, run);
      const points = shares.map((share) => {
        let count = 0;
        for (let board = 0; board < n; board++) if (random.unit() < share) count++;
        return { count, n };
      });
      const { low, high } = placeInterval(points, crossing(n), { seed: run, times: 200 });
      if (low !== null && low <= truth && (high === null || high >= truth)) covered++;
    }
    expect(covered / runs).toBeGreaterThan(0.93);
  });
});
