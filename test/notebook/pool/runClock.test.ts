import { describe, expect, test } from 'vitest';
import { createRunClock } from '../../../src/notebook/pool/runClock.ts';

/** A clock that stands still until it is set. */
function hand(): { now: () => number; set: (ms: number) => void } {
  let time = 1000;
  return { now: () => time, set: (ms) => (time = 1000 + ms) };
}

describe('createRunClock', () => {
  test('does not count pauses', () => {
    const { now, set } = hand();
    const clock = createRunClock(now, 100);
    clock.run(0);
    set(50);
    clock.halt();
    set(5000);
    expect(clock.elapsed()).toBe(50);
    clock.run(10);
    set(5030);
    expect(clock.elapsed()).toBe(80);
  });

  test('says nothing about the rest before it has measured for a while', () => {
    const { now, set } = hand();
    const clock = createRunClock(now, 100);
    clock.run(0);
    set(99);
    expect(clock.remaining(10, 100)).toBeNull();
    set(100);
    expect(clock.remaining(10, 100)).toBe(900);
    expect(clock.remaining(100, 100)).toBe(0);
  });

  test('estimates by the speed since it changed, without what an earlier run did', () => {
    const { now, set } = hand();
    const clock = createRunClock(now, 100);
    clock.run(500);
    set(1000);
    expect(clock.remaining(600, 1000)).toBe(4000);
    clock.restartPace(600);
    expect(clock.remaining(600, 1000)).toBeNull();
    set(1200);
    expect(clock.remaining(700, 1000)).toBe(600);
  });
});
