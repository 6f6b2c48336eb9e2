import { describe, expect, test } from 'vitest';
import { EffortCount, longestPause, noEffort } from '../../../src/kit/play/effort.ts';

describe('what a game has cost', () => {
  test('is the time from the first act to the one that solves it, and nothing after that', () => {
    const count = new EffortCount();
    count.act(null, 5000);
    count.act(null, 6000);
    count.hint(6500);
    count.act('2026-11-28', 9000);
    const done = { ms: 4000, hints: 1, solved: '2026-11-28' };
    expect(count.effort).toEqual(done);
    count.act(null, 12_000);
    count.hint(13_000);
    expect(count.effort).toEqual(done);
  });

  test('leaves out what was not seen, and pauses that are longer than thinking', () => {
    const count = new EffortCount();
    count.act(null, 0);
    count.see(false, 1000);
    count.see(true, 900_000);
    count.act(null, 901_000);
    expect(count.effort!.ms).toBe(2000);
    count.act(null, 901_000 + longestPause + 1);
    expect(count.effort!.ms).toBe(2000);
    count.act(null, 901_000 + 2 * longestPause + 1);
    expect(count.effort!.ms).toBe(2000 + longestPause);
    // seen twice over, and hidden at its act
    count.see(true, 5e6);
    count.see(false, 5e6);
    count.act(null, 6e6);
    expect(count.effort!.ms).toBe(2000 + longestPause);
  });

  test('goes on from what is kept: the time before the first act of a sitting is none of it', () => {
    const count = new EffortCount();
    count.set({ ms: 700, hints: 2, solved: null });
    count.see(true, 10);
    count.act(null, 50_000);
    count.act(null, 50_300);
    expect(count.effort).toEqual({ ms: 1000, hints: 2, solved: null });
    count.set(noEffort);
    count.hint(60_000);
    expect(count.effort).toEqual({ ms: 0, hints: 1, solved: null });
  });

  test('of a game whose beginning nobody counted stays unknown', () => {
    const count = new EffortCount();
    count.set(null);
    count.act('2026-11-28', 0);
    count.hint(1);
    expect(count.effort).toBeNull();
  });
});
