import { expect, test } from 'vitest';
import { lawFit, powerFit } from '../../src/experiments/crossingLaws.ts';
import type { SizeCrossing } from '../../src/experiments/crossingLaws.ts';

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
