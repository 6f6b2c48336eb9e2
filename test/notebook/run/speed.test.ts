import { describe, expect, test } from 'vitest';
import { aboutText } from '../../../src/notebook/run/runText.ts';
import { estimate, measuredPace } from '../../../src/notebook/run/speed.ts';

describe('how long a run takes', () => {
  test('is not told before anything was measured', () => {
    expect(estimate(10_000, 2, 1000, null)).toBeNull();
    expect(estimate(10_000, 2, null, null)).toBeNull();
  });

  test('is what the last run was, where nothing was known', () => {
    const measured = measuredPace(3000, 1000, 2, null);
    expect(measured).toEqual({ pace: 1500, expected: null });
    expect(estimate(4500, 1, null, measured)).toBe(3000);
  });

  test('of another size takes over how fast the machine is', () => {
    const twiceAsSlow = measuredPace(1000, 2000, 1, 1000);
    expect(estimate(200, 1, 100, twiceAsSlow)).toBe(4000);
  });

  test('is not told by a run that was over at once, or found nothing', () => {
    expect(measuredPace(1000, 100, 1, 1000)).toBeNull();
    expect(measuredPace(0, 5000, 1, 1000)).toBeNull();
  });
});

test.each([
  [3, 'about 1 s'],
  [1490, 'about 1 s'],
  [14_400, 'about 10 s'],
  [38_000, 'about 40 s'],
  [56_000, 'about 1 min'],
  [200_000, 'about 3 min'],
  [7_000_000, 'about 1 h 57 min'],
])('%i ms are %s', (ms, text) => expect(aboutText(ms)).toBe(text));
