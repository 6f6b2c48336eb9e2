import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import { bestCollapse, collapseScore, drawnScalings } from '../../src/experiments/collapse.ts';
import type { CurvePoint } from '../../src/experiments/boardsAgain.ts';
import type { SizeCurve } from '../../src/experiments/crossing.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

const percentages = Array.from({ length: 23 }, (_, at) => 28 + at);

/** A curve whose points lie on a logistic one, each with an error of its own; moved by it in some direction. */
function curve(side: number, middle: number, slope: number, noise = 0): SizeCurve {
  const random = boardRandom(5, side, 1, 0, 0);
  return {
    side,
    points: percentages.map((at) => {
      const error = 0.01;
      return {
        at,
        share: logistic(4 * slope * (at - middle)) + noise * error * (2 * random.unit() - 1),
        error,
        boards: 1000,
      };
    }),
  };
}

const roughPoint = (at: number, share: number): CurvePoint => ({
  at,
  share,
  error: 0.1,
  boards: 9,
});

describe('collapse', () => {
  const made = { crossing: 42, nu: 1.6 };
  const curves = [10, 15, 20, 30].map((side) =>
    curve(side, made.crossing, (0.9 / 100) * side ** (1 / made.nu), 1.7),
  );

  test('scores about 1 where the curves were made to lie on one, and much more elsewhere', () => {
    const { score, terms } = collapseScore(curves, made);
    expect(terms).toBeGreaterThan(40);
    expect(score).toBeLessThan(2);
    expect(collapseScore(curves, { ...made, crossing: 40 }).score).toBeGreaterThan(5 * score);
    expect(collapseScore(curves, { ...made, nu: 3.2 }).score).toBeGreaterThan(5 * score);
  });

  test('compares a point with the line through its neighbours of another size', () => {
    const two: SizeCurve[] = [
      { side: 1, points: [roughPoint(40, 0.5)] },
      { side: 1, points: [roughPoint(39, 0.2), roughPoint(41, 0.4)] },
    ];
    // the line is 0.3 there, with an error of 0.1 / sqrt(2)
    const { score, terms } = collapseScore(two, { crossing: 40, nu: 1 });
    expect(terms).toBe(1);
    expect(score).toBeCloseTo(0.2 ** 2 / (0.01 + 0.005), 9);
    expect(collapseScore(two.slice(0, 1), made).score).toBe(Infinity);
  });

  test('finds the pair again, and a cloud around it', () => {
    const best = bestCollapse(curves);
    expect(best.crossing).toBeCloseTo(made.crossing, 0);
    expect(Math.abs(best.nu - made.nu)).toBeLessThan(0.15);
    expect(best.score).toBeLessThanOrEqual(collapseScore(curves, made).score);
    // as many boards, that scatter as the errors say
    const sizes = curves.map(({ side, points }) => ({
      side,
      points: points.map(({ at, share, error }) => ({
        at,
        curves: [Array.from({ length: 100 }, (_, k) => share + (k % 2 === 0 ? 10 : -10) * error)],
      })),
    }));
    const cloudOf = (): { crossing: number; nu: number }[] => {
      const draw = drawnScalings(sizes, best, 4);
      return Array.from({ length: 20 }, () => draw());
    };
    const cloud = cloudOf();
    expect(cloud).toEqual(cloudOf());
    const crossings = cloud.map(({ crossing }) => crossing);
    expect(Math.min(...crossings)).toBeLessThan(best.crossing + 0.1);
    expect(Math.max(...crossings)).toBeGreaterThan(best.crossing - 0.1);
    expect(Math.max(...crossings) - Math.min(...crossings)).toBeLessThan(1);
  });
});
