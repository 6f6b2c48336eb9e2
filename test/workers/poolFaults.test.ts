import { describe, expect, test } from 'vitest';
import type { Spawn } from '../../src/notebook/pool/staff.ts';
import { broken, company, local, once, start, whole } from './company.ts';
import type { Fake } from './company.ts';

/** A page that does one part, and the next one only when it is asked to end. */
const slow: Spawn = () => {
  const worker = local();
  const asked = Promise.withResolvers<void>();
  let wait = Promise.resolve();
  return {
    ...worker,
    work: async (from, to) => {
      await wait;
      wait = asked.promise;
      return worker.work(from, to, 0);
    },
    cancel: () => {
      asked.resolve();
      worker.cancel();
    },
  };
};

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

  test('goes over to workers when asked to try again, and leaves the page alone', async () => {
    let blocked = true;
    const { fakes, spawn } = company(() => {
      if (blocked) throw new TypeError('blocked');
    });
    const alone = once(({ canRetry, done }) => canRetry && done > 0);
    const run = start(spawn, { onProgress: alone.onProgress, spawnLocal: slow });
    await alone.seen;
    run.retry(); // in vain
    blocked = false;
    run.retry();
    const outcome = await run.outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome).toMatchObject({ workers: 2, canRetry: false, notices: [] });
    expect(fakes.every(({ answered }) => answered > 0)).toBe(true);
  });

  test('offers no other try where there are no workers at all', async () => {
    const reports: boolean[] = [];
    const run = start(null, { onProgress: ({ canRetry }) => reports.push(canRetry) });
    run.retry();
    expect((await run.outcome).notices[0]).toContain('This browser offers no workers.');
    expect(reports).not.toContain(true);
  });

  test('rejects when the computation fails on the main thread too', async () => {
    await expect(start(null, { spawnLocal: broken }).outcome).rejects.toThrow(
      'The computation failed: no luck',
    );
  });
});
