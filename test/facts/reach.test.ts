// What the companion to 003 says in words about the stored runs of what each method misses.
import { describe, expect, test } from 'vitest';
import { reachMethods } from '../../src/engine/inference/reach.ts';
import { reachFacts } from '../../src/facts/reach.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { pointsOf as pointsIn, shareOf } from '../../src/experiments/reachPoints.ts';

const pointsOf = (side: 10 | 15) => {
  const { spec, tally } = storedRun(side === 10 ? 'reach 10x10' : 'reach 15x15');
  return pointsIn(spec, tally);
};
const worstOf = (side: 10 | 15) => {
  const point = pointsOf(side).find(({ at }) => at === reachFacts(side).worst);
  if (point === undefined) throw new RangeError('no such point');
  return point;
};

describe('what each method misses', () => {
  test('is told where sweeps find the least share', () => {
    for (const side of [10, 15] as const) {
      const least = shareOf(worstOf(side), 'sweeps');
      for (const point of pointsOf(side))
        expect(shareOf(point, 'sweeps')).toBeGreaterThanOrEqual(least);
    }
  });

  test('there one round of probing does better than the methods before it, beyond the intervals', () => {
    const { methods } = worstOf(10);
    expect(methods.probing.low).toBeGreaterThan(methods['two-sat'].high);
    expect(methods.repeated.low).toBeGreaterThan(methods.probing.high);
  });

  test('pairs find nearly all on 10 x 10, and leave much on 15 x 15', () => {
    expect(worstOf(10).methods.pairs.low).toBeGreaterThan(0.98);
    expect(worstOf(15).methods.pairs.high).toBeLessThan(0.95);
    const { missedThere, inferableThere } = reachFacts(15);
    expect(missedThere / inferableThere).toBeGreaterThan(0.1);
  });

  test('is little on dense boards: sweeps find more than 99 of 100 cells from there on', () => {
    for (const side of [10, 15] as const) {
      const { easyFrom } = reachFacts(side);
      expect(easyFrom).toBeLessThan(70);
      for (const point of pointsOf(side))
        if (point.at >= easyFrom) expect(shareOf(point, 'sweeps')).toBeGreaterThan(0.99);
      expect(pointsOf(side).some(({ at }) => at < easyFrom)).toBe(true);
    }
  });

  test('each method is told as a whole percentage', () => {
    for (const method of reachMethods) expect(reachFacts(10).found(method)).toMatch(/^\d+\u00a0%$/);
  });
});
