import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import {
  crossingOf,
  extrapolated,
  fitCrossing,
  sizeLaws,
  windowOf,
} from '../../src/experiments/crossing.ts';
import type { CurvePoint, SizeCurve } from '../../src/experiments/crossing.ts';

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

const risingBy = (shares: readonly number[]): CurvePoint[] =>
  shares.map((share, at) => ({ at, share, error: 0.01, boards: 10 }));

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);

describe('windowOf', () => {
  test('takes the points around the last rise through one half', () => {
    expect(windowOf(risingBy([0.05, 0.2, 0.4, 0.7, 0.95, 1]), { from: 0.1, to: 0.9 })).toEqual([
      1, 4,
    ]);
  });

  test('leaves out the fall at the beginning of small boards', () => {
    const [first, end] = windowOf(risingBy([0.9, 0.6, 0.3, 0.2, 0.4, 0.6, 0.97]), {
      from: 0.1,
      to: 0.9,
    });
    expect([first, end]).toEqual([3, 6]);
  });

  test('is empty where the curve does not pass one half', () => {
    expect(windowOf(risingBy([0.6, 0.7, 0.9]), { from: 0.1, to: 0.9 })).toEqual([0, 0]);
    expect(windowOf(risingBy([0.1, 0.2, 0.4]), { from: 0.1, to: 0.9 })).toEqual([0, 0]);
  });
});

describe('fitCrossing', () => {
  test('finds middle and slope of a logistic curve, from any window of it', () => {
    const { points } = curve(10, 37.3, 0.08);
    for (const part of [points, points.slice(3, 9), points.slice(8, 20)]) {
      const fit = fitCrossing(part);
      expect(fit?.middle).toBeCloseTo(37.3, 6);
      expect(fit?.slope).toBeCloseTo(0.08, 6);
    }
  });

  test('is where the weighted residuals, and those times the density, add up to nothing', () => {
    const points = curve(10, 40, 0.06, 3).points.map((point, at) => ({
      ...point,
      boards: 100 + 50 * at,
    }));
    const fit = fitCrossing(points);
    const residuals = points.map(
      ({ at, share, boards }) =>
        boards * (share - logistic(4 * (fit?.slope ?? 0) * (at - (fit?.middle ?? 0)))),
    );
    expect(sum(residuals)).toBeCloseTo(0, 6);
    expect(sum(residuals.map((one, i) => one * (points[i]?.at ?? 0)))).toBeCloseTo(0, 4);
  });

  test('has no answer for few points, or for points that fall', () => {
    expect(fitCrossing(curve(10, 40, 0.1).points.slice(0, 2))).toBeNull();
    expect(fitCrossing(curve(10, 40, -0.1).points)).toBeNull();
  });
});

describe('crossingOf', () => {
  const again = { seed: 7, times: 400 };
  const window = { from: 0.1, to: 0.9 };

  test('is the same for the same seed, and its interval holds what the points were made from', () => {
    const noisy = curve(20, 38.4, 0.05, 1.5);
    const fit = crossingOf(noisy, window, again);
    expect(fit).toEqual(crossingOf(noisy, window, again));
    expect(fit?.middle.low).toBeLessThan(38.4);
    expect(fit?.middle.high).toBeGreaterThan(38.4);
    expect(fit?.slope.low).toBeLessThan(0.05);
    expect(fit?.slope.high).toBeGreaterThan(0.05);
    expect(fit?.draws).toHaveLength(400);
  });

  test('has the width that drawing boards themselves gives', () => {
    // boards of which each has all or nothing inferred
    const random = boardRandom(3, 1, 1, 0, 0);
    const boards = 200;
    const found = [34, 36, 38, 40, 42, 44].map((at) => {
      const all = Array.from({ length: boards }, () =>
        random.unit() < logistic(0.3 * (at - 39)) ? 1 : 0,
      );
      return { at, all };
    });
    const pointsOf = (lists: readonly (readonly number[])[]): CurvePoint[] =>
      found.map(({ at }, i) => {
        const list = lists[i] ?? [];
        const share = list.reduce<number>((a, b) => a + b, 0) / boards;
        return { at, share, error: Math.sqrt((share * (1 - share)) / boards), boards };
      });
    const points = pointsOf(found.map(({ all }) => all));
    const fit = crossingOf({ side: 9, points }, { from: 0, to: 1 }, { seed: 2, times: 2000 });
    const middles = Array.from({ length: 2000 }, () => {
      const drawn = found.map(({ all }) =>
        all.map(() => all[Math.floor(boards * random.unit())] ?? 0),
      );
      return fitCrossing(pointsOf(drawn))?.middle ?? NaN;
    }).toSorted((a, b) => a - b);
    const width = (middles[1949] ?? 0) - (middles[50] ?? 0);
    const ours = (fit?.middle.high ?? 0) - (fit?.middle.low ?? 0);
    expect(ours / width).toBeGreaterThan(0.9);
    expect(ours / width).toBeLessThan(1.1);
  });
});

describe('extrapolated', () => {
  test('carries a line on to boards of any great size', () => {
    for (const law of ['inverse', 'log'] as const) {
      const fits = [10, 15, 20, 30].flatMap((side) => {
        const fit = crossingOf(
          curve(side, 47 - 60 * sizeLaws[law](side), 0.08),
          { from: 0.05, to: 0.95 },
          { seed: 1, times: 100 },
        );
        return fit === null ? [] : [{ side, fit }];
      });
      const end = extrapolated(fits, law);
      expect(end?.value).toBeCloseTo(47, 4);
      expect(end?.gain).toBeCloseTo(-60, 3);
      expect(end?.low).toBeLessThan(47);
      expect(extrapolated(fits.slice(0, 2), law)).toBeNull();
    }
  });
});
