// Where the curves of two sizes meet: found where it was put, and its interval holds it.
import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import { meeting, meetingOf } from '../../src/experiments/curveMeetings.ts';
import { holds } from '../../src/notebook/plain/estimate.ts';
import type { SizeBoards } from '../../src/experiments/thresholdCurves.ts';

const percentages = [47, 48, 49, 50, 51, 52, 53];
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Log odds that two sizes share at `place`, the larger one with the steeper curve. */
const shareOf = (steep: number, place: number, at: number): number =>
  logistic(3 + steep * (at - place));

const curve = (
  steep: number,
  place: number,
): { at: number; share: number; error: number; boards: number }[] =>
  percentages.map((at) => ({ at, share: shareOf(steep, place, at), error: 0.002, boards: 100 }));

/** Boards with these means, and some scatter. */
function sampled(side: number, steep: number, place: number, seed: number): SizeBoards {
  const random = boardRandom(seed, side, side, 1, 0);
  return {
    side,
    points: percentages.map((at) => {
      const mean = shareOf(steep, place, at);
      const own = Array.from({ length: 200 }, () => mean + 0.03 * (random.unit() - 1 / 2));
      return { at, own, expected: own };
    }),
  };
}

const again = { seed: 1, stream: 1, times: 200 };

describe('meetingOf', () => {
  test('is where both have the same share', () => {
    for (const place of [48.2, 50, 51.7])
      expect(meetingOf(curve(0.2, place), curve(0.35, place))).toBeCloseTo(place, 6);
  });

  test('is none where the larger boards only lose', () => {
    expect(meetingOf(curve(0.35, 50), curve(0.2, 50))).toBeNull();
  });

  test('is none with two percentages', () => {
    expect(meetingOf(curve(0.2, 50).slice(0, 2), curve(0.35, 50).slice(0, 2))).toBeNull();
  });
});

describe('meeting', () => {
  test('counts undecided cells in the way that is asked for', () => {
    const [smaller, larger] = [sampled(20, 0.2, 50, 1), sampled(25, 0.4, 50, 2)];
    const open = {
      ...larger,
      points: larger.points.map((point) => {
        const most = point.own.map((share) => share + 0.005);
        return { ...point, most: { own: most, expected: most } };
      }),
    };
    const counted = (counting: 'least' | 'most'): number =>
      meeting(smaller, open, { of: 'own', counting }, again)!.at.value;
    expect(counted('least')).toBe(meeting(smaller, larger, { of: 'own' }, again)!.at.value);
    expect(counted('most')).toBeLessThan(counted('least') - 0.2); // the larger boards gain
  });

  test('has an open interval where many draws have none', () => {
    const ends = Array.from({ length: 12 }, (_, seed) =>
      meeting(sampled(20, 0.3, 50, seed), sampled(20, 0.3, 50, seed + 50), { of: 'own' }, again),
    ).filter((found) => found !== null);
    expect(ends.length).toBeGreaterThan(0);
    for (const { at } of ends) expect([at.low, at.high]).toEqual([null, null]);
  });

  test('has an interval that holds the place nineteen times of twenty or so', () => {
    const held = Array.from({ length: 40 }, (_, seed) =>
      meeting(
        sampled(20, 0.2, 50.4, seed),
        sampled(25, 0.4, 50.4, seed + 100),
        { of: 'own' },
        again,
      ),
    ).filter((found) => found !== null && holds(found.at, 50.4));
    expect(held.length).toBeGreaterThanOrEqual(34);
  });

  test('leaves out percentages at which undecided cells matter', () => {
    const smaller = sampled(20, 0.2, 50, 1);
    const larger = sampled(25, 0.4, 50, 2);
    const spoilt = {
      ...larger,
      points: larger.points.map((point) =>
        point.at > 47
          ? point
          : {
              ...point,
              own: point.own.map(() => 0.1),
              expected: [0.1],
              most: { own: [0.9], expected: [0.9] },
            },
      ),
    };
    const whole = { ...larger, points: larger.points.filter(({ at }) => at > 47) };
    const of = 'own';
    expect(meeting(smaller, spoilt, { of }, again)).toEqual(meeting(smaller, whole, { of }, again));
  });
});
