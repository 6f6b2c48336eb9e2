// What a rank correlation of a few things is worth: against known values, brute force, and how often its interval is right.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPieces } from '../../src/engine/pieces.ts';
import { connectionInPieces, leastRanked } from '../../src/experiments/fewRanks.ts';
import type { Connection, RankedGroup } from '../../src/experiments/fewRanks.ts';
import { lcg } from '../arbitraries.ts';

const level = 0.01;

const connection = (groups: readonly RankedGroup[], seed = 1, at = level): Connection | null =>
  allPieces(connectionInPieces(groups, { seed, level: at }));

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

/** Every order of some values. */
function orders(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, at) =>
    orders(values.toSpliced(at, 1)).map((rest) => [value, ...rest]),
  );
}

/** Mean ranks about their mean. */
const centred = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2 -
      (values.length + 1) / 2,
  );

const dot = (p: readonly number[], q: readonly number[]): number =>
  p.reduce((sum, value, at) => sum + value * q[at]!, 0);

/** Pearson's correlation of mean ranks, the slow way. */
function slow(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [centred(a), centred(b)];
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}

describe('a group', () => {
  test('has the critical values of the tables of Spearman\u2019s coefficient', () => {
    // two-sided, from all orders: the least rho that is significant, as tables print it (n = 6, 7, 8)
    for (const [n, at, critical] of [
      [6, 0.05, 0.886],
      [6, 0.01, 1],
      [7, 0.05, 0.786],
      [7, 0.01, 0.929],
      [8, 0.05, 0.738],
      [8, 0.01, 0.881],
    ] as const) {
      const { band, exact, orders: looked } = connection([{ a: upTo(n), b: upTo(n) }], 1, at)!;
      expect(exact).toBe(true);
      expect(looked).toBe(upTo(n).reduce((product, k) => product * k, 1));
      // the next value up: sums of squared differences go in steps of two
      expect(band + 12 / (n ** 3 - n)).toBeCloseTo(critical, 3);
    }
  });

  test('is what all orders say, looked at one by one, with ties', { timeout: 60_000 }, () => {
    const few = fc.array(fc.tuple(fc.integer({ max: 3, min: 0 }), fc.integer({ max: 4, min: 0 })), {
      minLength: 6,
      maxLength: 7,
    });
    fc.assert(
      fc.property(few, (pairs) => {
        const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const found = connection([{ a, b }]);
        if (new Set(a).size === 1 || new Set(b).size === 1) {
          expect(found).toBeNull();
          return;
        }
        const { rho, chance, band } = found!;
        expect(rho).toBeCloseTo(slow(a, b), 10);
        const strengths = orders(b).map((order) => Math.abs(slow(a, order)));
        const share = (test: (strength: number) => boolean): number =>
          strengths.filter(test).length / strengths.length;
        expect(chance).toBeCloseTo(
          share((strength) => strength >= Math.abs(rho) - 1e-9),
          10,
        );
        expect(share((strength) => strength > band + 1e-9)).toBeLessThanOrEqual(level);
        expect(share((strength) => strength > band - 1e-9)).toBeGreaterThan(level);
        // a connection is beyond the band just where chance has it in at most so many cases
        expect(Math.abs(rho) > band + 1e-9).toBe(chance <= level + 1e-12);
      }),
      { numRuns: 25 },
    );
  });

  test('of more things is drawn, the same for the same seed, and near all orders', () => {
    const a = upTo(9);
    const b = [3, 1, 2, 6, 4, 5, 9, 7, 8];
    const { chance, exact, orders: drawn } = connection([{ a, b }], 4)!;
    expect([exact, drawn]).toEqual([false, 10_000]);
    expect(connection([{ a, b }], 4)!.chance).toBe(chance);
    const strengths = orders(b)
      .filter((_, at) => at % 40 === 0)
      .map((order) => Math.abs(slow(a, order)));
    const whole = strengths.filter((one) => one >= Math.abs(slow(a, b)) - 1e-9).length;
    expect(Math.abs(chance - whole / strengths.length)).toBeLessThan(0.01);
  });

  test('that no drawn order reaches has the chance of one in all of them, itself among them', () => {
    const { chance, orders: drawn } = connection([{ a: upTo(14), b: upTo(14) }])!;
    expect([chance, drawn]).toEqual([1 / 10_001, 10_000]);
  });

  test('does not count below six things, nor where a number is always the same', () => {
    expect(connection([{ a: upTo(leastRanked - 1), b: upTo(leastRanked - 1) }])).toBeNull();
    expect(connection([{ a: upTo(6), b: [1, 1, 1, 1, 1, 1] }])).toBeNull();
    expect(connection([])).toBeNull();
  });

  test('has an interval that is wide where there are few, and no point even at the same order', () => {
    const widths = [6, 12, 24, 48].map((n) => {
      const { low, high, rho } = connection([{ a: upTo(n), b: upTo(n) }])!;
      expect(rho).toBeCloseTo(1, 12);
      expect(low).toBeLessThan(1);
      expect(high).toBeLessThanOrEqual(1);
      return high - low;
    });
    expect(widths.toSorted((x, y) => y - x)).toEqual(widths);
    expect(widths[0]).toBeGreaterThan(0.3);
    // by hand: tanh(0 ± 1.96 / sqrt(3))
    const none = connection([{ a: [1, 2, 3, 4, 5, 6], b: [3, 6, 2, 1, 4, 5] }])!;
    expect(none.rho).toBeCloseTo(slow([1, 2, 3, 4, 5, 6], [3, 6, 2, 1, 4, 5]), 12);
    expect(none.high - none.low).toBeGreaterThan(1.6);
  });

  // the interval is an approximation: this is what it is worth for a few things from a normal distribution
  test.each([
    [6, 0],
    [6, 0.5],
    [6, 0.7],
    [6, 0.95],
    [7, 0.9],
    [8, 0.8],
    [12, 0.5],
    [20, 0.8],
  ])('of %i things holds a true correlation of %f in at least 93 of 100 cases', (n, true_) => {
    const next = lcg(100 * n + Math.round(10 * true_));
    const normal = (): number =>
      Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    const r = 2 * Math.sin((Math.PI * true_) / 6); // Pearson's, of the same normal distribution
    let inside = 0;
    const cases = 2000;
    for (let time = 0; time < cases; time++) {
      const a = Array.from({ length: n }, normal);
      const b = a.map((value) => r * value + Math.sqrt(1 - r * r) * normal());
      const { low, high } = intervalOf(a, b);
      if (low <= true_ && true_ <= high) inside++;
    }
    expect(inside / cases).toBeGreaterThan(0.93);
    expect(inside / cases).toBeLessThan(0.995);
  });
});

/** The interval alone, by the formula: a second way to it. */
function intervalOf(a: readonly number[], b: readonly number[]): { low: number; high: number } {
  const n = a.length;
  const most = 1 - 6 / (n ** 3 - n);
  const rho = Math.max(-most, Math.min(most, slow(a, b)));
  const reach = 1.959964 * Math.sqrt((1 + rho ** 2 / 2) / (n - 3));
  return { low: Math.tanh(Math.atanh(rho) - reach), high: Math.tanh(Math.atanh(rho) + reach) };
}

test('the interval is that of the formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 6, maxLength: 8 }),
      (pairs) => {
        const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const found = connection([{ a, b }]);
        if (found === null) return;
        const { low, high } = intervalOf(a, b);
        expect(found.low).toBeCloseTo(low, 10);
        expect(found.high).toBeCloseTo(high, 10);
      },
    ),
    { numRuns: 20 },
  );
});

describe('several groups', () => {
  test('are ranked each for itself, so a slow player is not taken for hard puzzles', () => {
    const quick = { a: upTo(8), b: [2, 1, 4, 3, 6, 5, 8, 7] };
    const slower = { a: upTo(6).map((x) => x - 10), b: [210, 200, 230, 220, 250, 240] };
    const { rho, things, groups, exact } = connection([quick, slower])!;
    const [one, other] = [slow(quick.a, quick.b), slow(slower.a, slower.b)];
    expect(rho).toBeCloseTo((7 * one + 5 * other) / 12, 10);
    expect([things, groups, exact]).toEqual([14, 2, false]);
    // as if they were one: it would go the other way
    expect(slow([...quick.a, ...slower.a], [...quick.b, ...slower.b])).toBeLessThan(0);
  });

  test('tell more together than each of them, and those that are too small count for nothing', () => {
    const one = { a: upTo(6), b: [2, 1, 3, 4, 6, 5] };
    const alone = connection([one])!;
    const together = connection([one, one, { a: [1, 2], b: [2, 1] }])!;
    expect(together.groups).toBe(2);
    expect(together.rho).toBeCloseTo(alone.rho, 12);
    expect(together.chance).toBeLessThan(alone.chance);
    expect(together.high - together.low).toBeLessThan(alone.high - alone.low);
    expect(together.band).toBeLessThan(alone.band);
  });
});
