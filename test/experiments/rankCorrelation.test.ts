import { expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import { rankCorrelation } from '../../src/experiments/rankCorrelation.ts';
import { lcg } from '../arbitraries.ts';

const meanRanks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const less = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return less + (same + 1) / 2;
  });

const centred = (values: readonly number[]): number[] => {
  const mean = values.reduce((x, y) => x + y, 0) / values.length;
  return values.map((value) => value - mean);
};

const dot = (p: readonly number[], q: readonly number[]): number =>
  p.reduce((sum, value, at) => sum + value * q[at]!, 0);

/** Pearson's correlation of mean ranks, the slow way. */
function slow(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [centred(meanRanks(a)), centred(meanRanks(b))];
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}

test('is that of mean ranks, with ties', () => {
  const next = lcg(5);
  for (let round = 0; round < 30; round++) {
    const n = 3 + Math.floor(40 * next());
    const a = Array.from({ length: n }, () => Math.floor(6 * next()));
    const b = a.map((value) => value + Math.floor(9 * next()));
    const found = rankCorrelation(a, b, 1, 100);
    if (new Set(a).size === 1 || new Set(b).size === 1) continue;
    expect(found?.rho).toBeCloseTo(slow(a, b), 10);
    expect(found!.low).toBeLessThanOrEqual(found!.high);
  }
});

test('of the same order is 1, of the opposite one -1, of a single value none', () => {
  expect(rankCorrelation([1, 2, 5], [10, 20, 21], 1)?.rho).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 5], [9, 2, 1], 1)?.rho).toBeCloseTo(-1, 12);
  expect(rankCorrelation([1, 1, 1], [9, 2, 1], 1)).toBeNull();
});

test('its interval is about as wide as theory has it, and holds zero for what does not hang together', () => {
  const next = lcg(11);
  const a = Array.from({ length: 1000 }, () => next());
  const b = Array.from({ length: 1000 }, () => next());
  const { rho, low, high } = rankCorrelation(a, b, 3)!;
  expect(Math.abs(rho)).toBeLessThan(0.1);
  expect(low).toBeLessThan(rho);
  expect(high).toBeGreaterThan(rho);
  // 2 * 1.96 / sqrt(n)
  expect(high - low).toBeGreaterThan(0.09);
  expect(high - low).toBeLessThan(0.16);
});

test('leaves out two and a half percent of the draws at each end', () => {
  const a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const b = [2, 1, 5, 3, 4, 9, 6, 12, 8, 7, 10, 11];
  const draws = 400;
  const random = boardRandom(7, a.length, draws, 0, 0);
  const found = Array.from({ length: draws }, () => {
    const pairs = a.map(() => Math.floor(a.length * random.unit()));
    return slow(
      pairs.map((at) => a[at]!),
      pairs.map((at) => b[at]!),
    );
  }).toSorted((x, y) => x - y);
  const { low, high } = rankCorrelation(a, b, 7, draws)!;
  expect(low).toBeCloseTo(found[10]!, 10);
  expect(high).toBeCloseTo(found[389]!, 10);
});
