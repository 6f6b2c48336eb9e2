import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { now } from '../../../src/notebook/clock.ts';
import { createReporter } from '../../../src/notebook/pool/reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createReporter', () => {
  test('tells at most once in the given time, and never loses the last news', () => {
    const told: number[] = [];
    const reporter = createReporter(() => told.push(now()), now, 100);
    const start = now();
    for (let i = 0; i < 25; i++) {
      reporter.offer();
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(1000);
    expect(told.map((time) => time - start)).toEqual([0, 100, 200, 300]);
  });

  test('tells at once when asked to, and counts from there', () => {
    const tell = vi.fn();
    const reporter = createReporter(tell, now, 100);
    reporter.offer();
    reporter.send();
    expect(tell).toHaveBeenCalledTimes(2);
    reporter.offer();
    vi.advanceTimersByTime(99);
    expect(tell).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledTimes(3);
  });

  test('tells nothing after it was closed but the last report', () => {
    const tell = vi.fn();
    const last = vi.fn();
    const reporter = createReporter(tell, now, 100);
    reporter.send();
    reporter.offer();
    reporter.close();
    reporter.last(last);
    reporter.offer();
    reporter.send();
    vi.advanceTimersByTime(1000);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('survives a view that throws, and lets the fault be seen', () => {
    const later: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task));
    const reporter = createReporter(
      () => {
        throw new Error('fault of the view');
      },
      () => 0,
      100,
    );
    expect(() => reporter.send()).not.toThrow();
    expect(later).toHaveLength(1);
    expect(later[0]).toThrow('fault of the view');
  });
});
