import { describe, expect, test } from 'vitest';
import type { Spawn } from '../../src/workers/staff.ts';
import { broken, company, once, start, whole } from './company.ts';
import type { Fake } from './company.ts';

describe('Pool, when workers fail,', () => {
  test('gives the units of a worker that dies to another, and counts none twice', async () => {
    const { fakes, spawn } = company();
    const started = once(({ done }) => done > 0);
    const run = start(spawn, { onProgress: started.onProgress });
    await started.seen;
    fakes[0]?.onDeath('out of memory');
    const outcome = await run.outcome;
    expect(outcome.tally).toEqual(whole);
    expect(fakes).toHaveLength(3); // one took its place
    expect(outcome.notices).toEqual([
      'A worker stopped (out of memory). Its unfinished part was given to others; nothing is lost or counted twice.',
    ]);
  });

  test('takes a worker that falls silent for dead, and does not take what it sends later', async () => {
    const { fakes, spawn } = company();
    const started = once(({ done }) => done > 0);
    const run = start(spawn, { onProgress: started.onProgress });
    await started.seen;
    const first = fakes[0] as Fake;
    first.mute = true;
    const outcome = await run.outcome;
    expect(outcome.tally).toEqual(whole);
    expect(first.ended).toBe(true);
    expect(outcome.notices.join(' ')).toContain('no sign of life');
  });

  test('goes on with the others when one worker cannot be started', async () => {
    const { fakes, spawn } = company((n) => {
      if (n === 1) throw new TypeError('blocked');
    });
    const outcome = await start(spawn).outcome;
    expect(outcome.tally).toEqual(whole);
    expect(fakes).toHaveLength(1);
    expect(outcome.notices).toEqual(['A worker could not be started (blocked).']);
  });

  test('does the rest on the main thread when workers die again and again', async () => {
    const { fakes, spawn } = company();
    const die = (): void => {
      for (const fake of fakes) if (fake.answered > 0 && !fake.ended) fake.onDeath('crash');
    };
    const outcome = await start(spawn, { onProgress: die }).outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.notices.at(-1)).toContain('The run goes on without workers');
    expect(fakes.length).toBeLessThan(8);
  });

  test('does everything on the main thread where workers are blocked', async () => {
    const { spawn } = company(() => {
      throw new DOMException('blocked by policy', 'SecurityError');
    });
    const outcome = await start(spawn).outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.workers).toBe(1);
    expect(outcome.notices).toEqual([
      'A worker could not be started (blocked by policy). The run goes on without workers, in small steps on the page itself, and takes longer.',
    ]);
  });

  test('does everything on the main thread where workers die while they load', async () => {
    const { fakes, spawn } = company();
    const quiet: Spawn = (onDeath) => {
      const worker = spawn(onDeath);
      const fake = fakes.at(-1) as Fake;
      fake.mute = true;
      setTimeout(() => onDeath('it could not be loaded'), 1);
      return worker;
    };
    const outcome = await start(quiet).outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.notices).toEqual([
      'A worker could not be started (it could not be loaded). The run goes on without workers, in small steps on the page itself, and takes longer.',
    ]);
  });

  test('does everything on the main thread where there are no workers', async () => {
    const outcome = await start(null).outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.notices[0]).toContain('This browser offers no workers.');
  });

  test('rejects when the computation fails on the main thread too', async () => {
    await expect(start(null, { spawnLocal: broken }).outcome).rejects.toThrow(
      'The computation failed: no luck',
    );
  });
});
