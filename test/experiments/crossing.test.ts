import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import type { BoardPoint, CurvePoint } from '../../src/experiments/boardsAgain.ts';
import {
  crossingsInPieces,
  extrapolated,
  fitCrossing,
  sizeLaws,
  windowOf,
} from '../../src/experiments/crossing.ts';
import type { CrossingFit, SizeCurve } from '../../src/experiments/crossing.ts';
import { boardPoints } from '../../src/experiments/thresholdCurves.ts';
import { boardsToFit, thresholdFiles } from '../../src/stored/thresholdBoards.ts';
import { readStored } from '../../src/stored/fromFile.ts';

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

/** Boards of which half have more than a mean and half less, by the same. */
const boardsAround = (points: readonly CurvePoint[], by = 0.2, boards = 400): BoardPoint[] =>
  points.map(({ at, share }) => ({
    at,
    curves: [Array.from({ length: boards }, (_, k) => share + (k % 2 === 0 ? by : -by))],
  }));

const wide = { from: 0.1, to: 0.9 };

const fitted = (
  points: readonly BoardPoint[],
  window = wide,
  again = { seed: 7, stream: 20, times: 400 },
): CrossingFit | null => allPieces(crossingsInPieces(points, window, again))[0] ?? null;

describe('crossingsInPieces', () => {
  test('is the same for the same seed, and its interval holds what the boards were made from', () => {
    const noisy = boardsAround(curve(20, 38.4, 0.05, 1.5).points);
    const fit = fitted(noisy);
    expect(fit).toEqual(fitted(noisy));
    expect(fit?.middle.low).toBeLessThan(38.4);
    expect(fit?.middle.high).toBeGreaterThan(38.4);
    expect(fit?.slope.low).toBeLessThan(0.05);
    expect(fit?.slope.high).toBeGreaterThan(0.05);
    expect(fit?.draws).toHaveLength(400);
  });

  test('has intervals that become half as wide with four times as many boards', () => {
    const { points } = curve(10, 38.4, 0.05);
    const [few, many] = [100, 400].map((boards) => {
      const middle = fitted(boardsAround(points, 0.2, boards))?.middle;
      return (middle?.high ?? 0) - (middle?.low ?? 0);
    });
    expect((few ?? 0) / (many ?? 1)).toBeGreaterThan(1.6);
    expect((few ?? 0) / (many ?? 1)).toBeLessThan(2.5);
  });

  test('draws the same boards for all curves', () => {
    const points = boardsAround(curve(10, 38.4, 0.05).points).map(
      ({ at, curves: [list = []] }) => ({
        at,
        curves: [list, [...(list as number[])]],
      }),
    );
    const fits = allPieces(crossingsInPieces(points, wide, { seed: 1, stream: 0, times: 50 }));
    expect(fits[1]).toEqual(fits[0]);
    expect(new Set(fits[0]?.draws).size).toBeGreaterThan(40);
  });

  test('has no answer where too many draws have no crossing', () => {
    // the last point is as likely above one half as below it
    const points = boardsAround(risingBy([0.3, 0.42, 0.47, 0.501]), 0.2, 40);
    expect(fitted(points)).toBeNull();
    expect(fitted(boardsAround(risingBy([0.6, 0.7, 0.9])))).toBeNull();
  });
});

const deviation = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
};

describe('the intervals of stored runs', () => {
  const parts = 8;
  // parts with few boards have no crossing
  const sizes = boardsToFit(thresholdFiles.map(readStored)).filter(
    (size) =>
      size.side > 6 &&
      boardPoints(size, 'expected').some(({ curves: [list = []] }) => list.length >= 25 * parts),
  );

  test('are as wide as the crossings of eight parts of the boards scatter', () => {
    // of each size: how much the parts scatter, and how much their own draws say that they should
    const ratios = sizes.map((size) => {
      const fits = Array.from({ length: parts }, (_, part) => {
        const points = boardPoints(size, 'expected').map(({ at, curves: [list = []] }) => ({
          at,
          curves: [Array.from(list).filter((_one, board) => board % parts === part)],
        }));
        return fitted(points, wide, { seed: 1, stream: part, times: 60 });
      }).filter((fit) => fit !== null);
      expect(fits).toHaveLength(parts);
      const said = sum(
        fits.map(({ draws }) => deviation(draws.filter((one) => one !== null)) ** 2),
      );
      return deviation(fits.map(({ middle }) => middle.value)) / Math.sqrt(said / parts);
    });
    // seven numbers to spare for each size: intervals too narrow by a half would be seen
    const all = Math.sqrt(sum(ratios.map((ratio) => ratio ** 2)) / ratios.length);
    const spread = Math.sqrt(2 / (ratios.length * (parts - 1)));
    expect(ratios.length).toBeGreaterThanOrEqual(5);
    expect(all ** 2).toBeLessThan(1 + 3 * spread);
    expect(all ** 2).toBeGreaterThan(1 - 3 * spread);
  });
});

describe('the crossings of stored runs', () => {
  test('have intervals of which no two meet, as the chapter says', () => {
    const places = boardsToFit(thresholdFiles.map(readStored)).flatMap((size) => {
      const { side } = size;
      return (
        fitted(boardPoints(size, 'expected'), wide, { seed: 1, stream: side, times: 100 }) ?? []
      );
    });
    expect(places.length).toBeGreaterThan(5);
    for (const [at, { middle }] of places.entries())
      expect(middle.low).toBeGreaterThan(places[at - 1]?.middle.high ?? 0);
  });
});

describe('extrapolated', () => {
  test('carries a line on to boards of any great size', () => {
    for (const law of ['inverse', 'log'] as const) {
      const fits = [10, 15, 20, 30].flatMap((side) => {
        const { points } = curve(side, 47 - 60 * sizeLaws[law](side), 0.08);
        const fit = fitted(
          boardsAround(points, 0.02, 100),
          { from: 0.05, to: 0.95 },
          { seed: 1, stream: side, times: 100 },
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
