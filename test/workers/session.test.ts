import { describe, expect, test } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../src/experiments/density.ts';
import { findExperiment } from '../../src/experiments/experiments.ts';
import { createSession } from '../../src/workers/session.ts';

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

  test('makes slices longer while they are short and shorter when they are long', async () => {
    let time = 0;
    let step = 0; // ms that pass between two looks at the clock
    const session = createSession(findExperiment, { slice: 20, now: () => (time += step) });
    session.begin('density', spec);
    const lengths: number[] = [];
    const slice = async (): Promise<void> => {
      const part = await session.work(0, 1000, 0);
      lengths.push(part.to);
    };
    for (let i = 0; i < 4; i++) await slice();
    step = 100;
    for (let i = 0; i < 4; i++) await slice();
    expect(lengths).toEqual([1, 4, 16, 64, 256, 64, 16, 4]);
  });

  test('refuses work before begin, an unknown experiment, and settings out of range', async () => {
    const session = createSession(findExperiment);
    await expect(session.work(0, 1, 10)).rejects.toThrow('work before begin');
    expect(() => session.begin('nothing', spec)).toThrow('no such experiment: nothing');
    expect(() => session.begin('density', { ...spec, height: 0 })).toThrow(RangeError);
  });
});
