import { describe, expect, test } from 'vitest';
import { quickMethods } from '../../src/engine/inference/reach.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { fitCrossing, usualFit, windowOf } from '../../src/experiments/crossing.ts';
import {
  boardsNear,
  crossedBy,
  methodCrossingsInPieces,
} from '../../src/experiments/methodCrossings.ts';
import { boardsOf, threshold } from '../../src/experiments/threshold.ts';
import { pointsOf } from '../../src/experiments/thresholdPoints.ts';
import { methodFacts, storedMethodCrossings } from '../../src/facts/methodCrossings.ts';

const spec = {
  side: 9,
  percentages: [20, 25, 30, 35, 40, 45, 50, 60],
  boards: 30,
  seed: 5,
  methods: true,
} as const;
const tally = threshold.emptyTally(spec);
threshold.begin(spec)(0, threshold.units(spec), tally);
const found = allPieces(methodCrossingsInPieces(spec, tally, 60));

const width = ({ low, high }: { low: number; high: number }): number => high - low;

describe('the crossings of a run with methods', () => {
  test('are those of its mean shares, method by method', () => {
    const points = pointsOf(spec, tally, 1);
    const window = { from: usualFit.from / 100, to: usualFit.to / 100 };
    for (const method of crossedBy) {
      const curve = points.map(({ at, inferred, known, boards }) => ({
        at,
        share: (method === 'inference' ? inferred : known![method]).expected!.mean,
        error: 0,
        boards,
      }));
      const fit = fitCrossing(curve.slice(...windowOf(curve, window)));
      expect(found.methods[method]?.at.value).toBeCloseTo(fit!.middle, 9);
    }
    expect(found.boards).toBe(30);
  });

  test('come later than that of inference, by less doubt than each of them has', () => {
    for (const method of quickMethods) {
      const { at, behind } = found.methods[method]!;
      expect(behind.value).toBeGreaterThanOrEqual(0);
      expect(behind.value).toBeCloseTo(at.value - found.methods.inference!.at.value, 9);
    }
    const { repeated, inference } = found.methods;
    expect(inference!.behind).toEqual({ value: 0, low: 0, high: 0 });
    expect(width(repeated!.behind)).toBeLessThan(width(repeated!.at));
  });

  test('are not told where the densities do not reach them, nor before there are boards', () => {
    const dense = { ...spec, percentages: [60, 70, 80], boards: 4 } as const;
    const few = threshold.emptyTally(dense);
    threshold.begin(dense)(0, threshold.units(dense), few);
    const { methods } = allPieces(methodCrossingsInPieces(dense, few, 10));
    expect(Object.values(methods)).toEqual(crossedBy.map(() => null));
    const none = allPieces(methodCrossingsInPieces(spec, threshold.emptyTally(spec), 10));
    expect(Object.values(none.methods)).toEqual(crossedBy.map(() => null));
  });

  test('lead to the boards of the nearest percentage', () => {
    const near = boardsNear(spec, tally, { method: 'sweeps', at: 37.6 }, 5)!;
    expect([near.percentage, near.all, near.boards.length]).toEqual([40, 30, 5]);
    for (const { index, image, known, inferred, filled } of near.boards) {
      expect(image).toEqual(boardOf(boardsOf(spec), 4, index));
      expect(known).toBe(tally.sweeps![index * 8 + 4]);
      expect(known).toBeLessThanOrEqual(inferred);
      expect(inferred).toBeLessThanOrEqual(filled);
    }
    expect(boardsNear(spec, threshold.emptyTally(spec), { method: 'four', at: 40 }, 5)).toBeNull();
  });
});

describe('the stored runs', () => {
  const sizes = storedMethodCrossings().map(({ crossings }) => crossings);

  test('have a crossing of every method at every size, in the order of their strength', () => {
    expect(sizes.length).toBeGreaterThanOrEqual(5);
    expect(methodFacts()).toHaveLength(sizes.length);
    for (const { methods } of sizes) {
      const places = crossedBy.map((method) => methods[method]!.at.value);
      expect(places).toEqual(places.toSorted((a, b) => b - a));
    }
  });

  test('have methods that fall farther behind from the smallest size to the largest, as the chapter says', () => {
    const [first, last] = [sizes[0]!, sizes.at(-1)!];
    for (const method of quickMethods)
      expect(last.methods[method]!.behind.low).toBeGreaterThan(first.methods[method]!.behind.high);
  });
});
