import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../../src/experiments/density.ts';
import type { Computation } from '../../../src/notebook/plain/experiment.ts';
import { findExperiment } from '../../../src/experiments/experiments.ts';
import { createSession } from '../../../src/notebook/pool/session.ts';

const spec: DensitySpec = {
  height: 5,
  width: 5,
  model: 'exact',
  percentages: [40, 60],
  boards: 500,
  seed: 7,
};

/** A clock that moves on by `step` ms whenever it is read. */
function ticking(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

function straight(from: number, to: number): DensityTally {
  const tally = density.emptyTally(spec);
  density.begin(spec)(from, to, tally);
  return tally;
}

describe('createSession', () => {
  test('answers a whole range with what the experiment finds in it', async () => {
    const session = createSession(findExperiment);
    session.begin('density', spec);
    expect(await session.work(100, 900, 60_000)).toEqual({
      from: 100,
      to: 900,
      tally: straight(100, 900),
    });
  });

  test('lets other tasks in between two slices, and not after the last', async () => {
    let left = 0;
    const nextTask = (): Promise<void> => {
      left++;
      return Promise.resolve();
    };
    const session = createSession(findExperiment, { now: () => 0, nextTask });
    session.begin('density', spec);
    await session.work(0, 1, 60_000);
    expect(left).toBe(0);
    await session.work(1, 6, 60_000); // a slice is four times as long as the one before
    expect(left).toBe(1);
  });

  test('ends after its budget and says exactly how far it came', async () => {
    const session = createSession(findExperiment, { now: ticking(10) });
    session.begin('density', spec);
    const part = await session.work(0, 1000, 30);
    expect(part.to).toBeGreaterThan(0);
    expect(part.to).toBeLessThan(1000);
    expect(part.tally).toEqual(straight(0, part.to));
  });

  test('does at least one unit even without a budget', async () => {
    const session = createSession(findExperiment, { now: ticking(1) });
    session.begin('density', spec);
    expect((await session.work(10, 1000, 0)).to).toBe(11);
  });

  test('reads a cancel between two slices and hands in what it has', async () => {
    let slices = 0;
    const session = createSession(findExperiment, {
      now: ticking(1),
      nextTask: () => {
        if (++slices === 3) session.cancel();
        return Promise.resolve();
      },
    });
    session.begin('density', spec);
    const part = await session.work(0, 1000, 60_000);
    expect(slices).toBe(3);
    expect(part.tally).toEqual(straight(0, part.to));
    expect(part.to).toBeLessThan(1000);
  });

  test('does not carry a cancel over to the next call', async () => {
    const session = createSession(findExperiment);
    session.begin('density', spec);
    session.cancel();
    expect((await session.work(0, 1000, 60_000)).to).toBe(1000);
  });

  test('makes slices longer while they are short', async () => {
    let time = 0;
    let step = 0; // ms that pass between two looks at the clock
    const session = createSession(findExperiment, { slice: 20, now: () => (time += step) });
    session.begin('density', spec);
    const lengths: number[] = [];
    const slice = async (): Promise<void> => {
      const part = await session.work(0, 1000, 0);
      lengths.push(part.to);
    };
    for (let i = 0; i < 5; i++) await slice();
    step = 100; // the next one would have 1,000 units, and ends with the first look
    for (let i = 0; i < 3; i++) await slice();
    expect(lengths).toEqual([1, 4, 16, 64, 256, 16, 1, 1]);
  });

  test('ends a slice in the middle where units take much longer than those before', async () => {
    let time = 0;
    const slow: Computation<unknown, unknown> = {
      id: 'slow',
      units: () => 20_000,
      merge: () => undefined,
      check: () => undefined,
      emptyTally: () => ({}),
      begin: () => (from, to) => {
        for (let unit = from; unit < to; unit++) time += unit < 10_000 ? 0.001 : 0.1;
      },
    };
    let longest = 0;
    let before = 0;
    const session = createSession(() => slow, {
      slice: 6,
      now: () => time,
      nextTask: () => {
        longest = Math.max(longest, time - before);
        before = time;
        return Promise.resolve();
      },
    });
    session.begin('slow', {});
    expect((await session.work(0, 20_000, 60_000)).to).toBe(20_000);
    expect(longest).toBeLessThan(20);
  });

  test('refuses work before begin, an unknown experiment, and settings out of range', async () => {
    const session = createSession(findExperiment);
    await expect(session.work(0, 1, 10)).rejects.toThrow('work before begin');
    expect(() => session.begin('nothing', spec)).toThrow('no such experiment: nothing');
    expect(() => session.begin('density', { ...spec, height: 0 })).toThrow(RangeError);
  });
});
