import { describe, expect, test } from 'vitest';
import { threshold } from '../../src/experiments/threshold.ts';
import { pointsOf } from '../../src/experiments/thresholdPoints.ts';
import { curveOf, sampledSize, sizesOf } from '../../src/experiments/thresholdCurves.ts';
import type { FoundRun } from '../../src/experiments/thresholdCurves.ts';

function found(side: number, percentages: readonly number[], boards: number): FoundRun {
  const spec = { side, percentages, boards, seed: 3 };
  const tally = threshold.emptyTally(spec);
  threshold.begin(spec)(0, threshold.units(spec), tally);
  return { spec, tally };
}

describe('sizesOf', () => {
  const coarse = found(5, [0, 20, 40], 6);
  const fine = found(5, [30, 40, 50], 40);
  const other = found(4, [30], 10);
  const sizes = sizesOf([coarse, other, fine]).map(sampledSize);

  test('has a curve for each size, percentages in order, each of the run with more boards', () => {
    expect(
      sizes.map(({ side, points }) => [side, points.map(({ at, boards }) => [at, boards])]),
    ).toEqual([
      [4, [[30, 10]]],
      [
        5,
        [
          [20, 6],
          [30, 40],
          [40, 40],
          [50, 40],
        ],
      ],
    ]);
  });

  test('has the means of the points, and an error that makes about their intervals', () => {
    const points = pointsOf(fine.spec, fine.tally);
    for (const divisor of ['expected', 'own'] as const)
      for (const { at, share, error } of curveOf(sizes[1]!, divisor).points.slice(1)) {
        const same = points.find((point) => point.at === at)?.inferred[divisor];
        expect(share).toBeCloseTo(same?.mean ?? NaN, 12);
        const width = (same?.high ?? 0) - (same?.low ?? 0);
        expect((2 * 1.96 * error) / width).toBeGreaterThan(0.8);
        expect((2 * 1.96 * error) / width).toBeLessThan(1.25);
      }
  });
});
