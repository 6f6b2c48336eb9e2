import { expect, test } from 'vitest';
import { lawFit, lawWithin, powerFit } from '../../src/experiments/crossingLaws.ts';
import type { OpenCrossing, SizeCrossing } from '../../src/experiments/crossingLaws.ts';

const sides = [10, 12, 15, 20, 30];

/** Crossings on a curve, with errors of a tenth. */
const on = (curve: (side: number) => number): readonly SizeCrossing[] =>
  sides.map((side) => {
    const value = curve(side);
    return { side, middle: { value, low: value - 0.196, high: value + 0.196 } };
  });

test('crossings on a line have it, and none of another law', () => {
  const sizes = on((side) => 49 - 160 / side);
  const inverse = lawFit(sizes, 'inverse');
  expect(inverse.end).toBeCloseTo(49, 9);
  expect(inverse.chiSquared).toBeCloseTo(0, 9);
  expect(inverse.freedom).toBe(3);
  expect(lawFit(sizes, 'log').chiSquared).toBeGreaterThan(50);
});

test('a crossing off the line by three errors adds less than nine', () => {
  const sizes = on((side) => 49 - 160 / side + (side === 15 ? 0.3 : 0));
  const { chiSquared } = lawFit(sizes, 'inverse');
  expect(chiSquared).toBeGreaterThan(3);
  expect(chiSquared).toBeLessThan(9);
});

test('a free power is found again, among others that do nearly as well', () => {
  const { power, end, chiSquared, freedom, range } = powerFit(
    on((side) => 48 - 200 * side ** -1.3),
  );
  expect(power).toBeCloseTo(1.3, 6);
  expect(end).toBeCloseTo(48, 6);
  expect(chiSquared).toBeCloseTo(0, 6);
  expect(freedom).toBe(2);
  expect(range[0]!.power).toBeLessThan(1.3);
  expect(range[1]!.power).toBeGreaterThan(1.3);
  expect(range[0]!.end).toBeGreaterThan(range[1]!.end);
});

/** An open crossing between two places. */
const between = (side: number, from: number, to: number): OpenCrossing => ({
  side,
  early: { value: from, low: from - 0.2, high: from + 0.2 },
  late: { value: to, low: to - 0.3, high: to + 0.3 },
});

test('open crossings are put where the law fits best, not only at their ends', () => {
  const decided = on((side) => 49 - 160 / side).filter(({ side }) => side < 20);
  const open = [between(25, 41.8, 43.5), between(30, 42.5, 46)];
  const best = lawWithin(decided, open, 'inverse');
  expect(best.chiSquared).toBeLessThan(0.01);
  expect(best.end).toBeCloseTo(49, 1);
  expect(best.at.map(({ middle }) => Math.round(10 * middle.value) / 10)).toEqual([42.6, 43.7]);
  const ends = [0, 1].map((end) =>
    lawFit(
      [...decided, ...open.map(({ side, early, late }) => ({ side, middle: [early, late][end]! }))],
      'inverse',
    ),
  );
  for (const { chiSquared } of ends) expect(chiSquared).toBeGreaterThan(10);
});

test('is the least of a grid of places', () => {
  const decided = on((side) => 49 - 160 / side);
  const open = [between(25, 40, 41), between(35, 45, 47)];
  const best = lawWithin(decided, open, 'log');
  for (let i = 0; i <= 10; i++)
    for (let j = 0; j <= 10; j++) {
      const at = [i, j].map((part, k): SizeCrossing => {
        const { side, early, late } = open[k]!;
        const way = (a: number, b: number): number => a + (part / 10) * (b - a);
        return {
          side,
          middle: {
            value: way(early.value, late.value),
            low: way(early.low, late.low),
            high: way(early.high, late.high),
          },
        };
      });
      expect(lawFit([...decided, ...at], 'log').chiSquared).toBeGreaterThanOrEqual(
        best.chiSquared - 1e-6,
      );
    }
});
