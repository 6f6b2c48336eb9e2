// The pool over the real protocol: Comlink on message channels, sessions on the other side, no workers.
import { expose, wrap } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../src/experiments/density.ts';
import { now } from '../../src/clock.ts';
import { Pool } from '../../src/workers/pool.ts';
import type { PoolSettings } from '../../src/workers/pool.ts';
import type { ExperimentApi } from '../../src/workers/protocol.ts';
import type { RunProgress } from '../../src/workers/run.ts';
import { createSession } from '../../src/workers/session.ts';
import type { PoolWorker, Spawn } from '../../src/workers/staff.ts';

const spec: DensitySpec = {
  height: 8,
  width: 8,
  model: 'exact',
  percentages: [30, 50, 70],
  boards: 4000,
  seed: 3,
};

const whole = density.emptyTally(spec);
density.begin(spec)(0, density.units(spec), whole);

/** A worker for tests: a session at the other end of a channel, and a hand on its life. */
type Fake = {
  readonly worker: PoolWorker;
  readonly onDeath: (reason: string) => void;
  answered: number; // parts handed in
  mute: boolean; // answers get lost from now on
  ended: boolean;
};

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** A company of fake workers; `hire` may refuse. */
function company(hire: (n: number) => void = () => {}): { fakes: Fake[]; spawn: Spawn } {
  const fakes: Fake[] = [];
  const spawn: Spawn = (onDeath) => {
    hire(fakes.length);
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    expose(createSession({ slice: 2 }), port2);
    const api = wrap<ExperimentApi>(port1);
    const never = new Promise<never>(() => {});
    const fake: Fake = {
      onDeath,
      answered: 0,
      mute: false,
      ended: false,
      worker: {
        begin: () => (fake.mute ? never : api.begin('density', spec)),
        work: async (from, to, budget) => {
          const part = await api.work(from, to, budget);
          if (fake.mute) return never;
          fake.answered++;
          return part;
        },
        cancel: () => void api.cancel(),
        end: () => {
          fake.ended = true;
        },
      },
    };
    fakes.push(fake);
    return fake.worker;
  };
  return { fakes, spawn };
}

const local = (): PoolWorker => {
  const session = createSession({ slice: 2 });
  return {
    begin: () => Promise.resolve(session.begin('density', spec)),
    work: (from, to, budget) => session.work(from, to, budget),
    cancel: () => session.cancel(),
    end: () => session.cancel(),
  };
};

const broken: Spawn = () => ({ ...local(), work: () => Promise.reject(new Error('no luck')) });

type Progress = RunProgress<DensityTally>;

function start(
  spawn: Spawn | null,
  more: Partial<PoolSettings<DensitySpec, DensityTally>> = {},
): Pool<DensitySpec, DensityTally> {
  return new Pool({
    experiment: density,
    spec,
    workers: 2,
    spawn,
    spawnLocal: local,
    now,
    onProgress: () => {},
    timings: { report: 5, stop: 40, tick: 10, silentTicks: 3, startTicks: 5 },
    ...more,
  });
}

/** Every board in the tally, so that a unit lost or counted twice shows. */
const counted = ({ boards }: DensityTally): number => boards.reduce((sum, n) => sum + n, 0);

/** Resolves at the first report for which `when` holds. */
function once(when: (progress: Progress) => boolean): {
  onProgress: (progress: Progress) => void;
  seen: Promise<Progress>;
} {
  const { promise: seen, resolve } = Promise.withResolvers<Progress>();
  return { onProgress: (progress) => when(progress) && resolve(progress), seen };
}

const pauseFor = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('Pool', () => {
  test('finds with one, two or three workers what the experiment finds alone', async () => {
    for (const workers of [1, 2, 3]) {
      const { fakes, spawn } = company();
      const outcome = await start(spawn, { workers }).outcome;
      expect(outcome.tally).toEqual(whole);
      expect(outcome).toMatchObject({ complete: true, left: [], done: 12_000, total: 12_000 });
      expect(outcome).toMatchObject({ remaining: 0, state: 'done', workers, notices: [] });
      expect(fakes).toHaveLength(workers);
      expect(fakes.every((fake) => fake.ended)).toBe(true);
    }
  });

  test('lets every worker have a share', async () => {
    const { fakes, spawn } = company();
    await start(spawn).outcome;
    expect(fakes.every((fake) => fake.answered > 1)).toBe(true);
  });

  test('reports exactly the units that are in the tally', async () => {
    const reports: Progress[] = [];
    await start(company().spawn, { onProgress: (progress) => reports.push(progress) }).outcome;
    expect(reports.length).toBeGreaterThan(2);
    for (const { done, tally } of reports) expect(counted(tally)).toBe(done);
    expect(reports.at(-1)).toMatchObject({ state: 'done', done: 12_000 });
    const dones = reports.map((report) => report.done);
    expect(dones).toEqual(dones.toSorted((a, b) => a - b));
  });

  test('stops on request, keeps what was found, and can go on from there', async () => {
    const started = once(({ done }) => done > 0);
    const run = start(company().spawn, { onProgress: started.onProgress });
    await started.seen;
    run.stop();
    expect(run.state).not.toBe('running');
    const outcome = await run.outcome;
    expect(outcome.complete).toBe(false);
    expect(counted(outcome.tally)).toBe(outcome.done);
    const left = outcome.left.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(outcome.done + left).toBe(outcome.total);

    const second = await start(company().spawn, { doneBefore: outcome }).outcome;
    expect(second.tally).toEqual(whole);
    expect(second.complete).toBe(true);
  });

  test('terminates a worker that does not answer a stop, and does not count its part', async () => {
    const { fakes, spawn } = company();
    const started = once(({ done }) => done > 0);
    const run = start(spawn, {
      onProgress: started.onProgress,
      timings: { report: 5, stop: 40, tick: 10_000 },
    });
    await started.seen;
    for (const fake of fakes) fake.mute = true;
    run.stop();
    const outcome = await run.outcome;
    expect(outcome.complete).toBe(false);
    expect(counted(outcome.tally)).toBe(outcome.done);
    expect(fakes.every((fake) => fake.ended)).toBe(true);
  });

  test('does nothing while it is paused and goes on when it is resumed', async () => {
    const started = once(({ done }) => done > 0);
    const reports: Progress[] = [];
    const run = start(company().spawn, {
      onProgress: (progress) => {
        reports.push(progress);
        started.onProgress(progress);
      },
    });
    await started.seen;
    run.pause();
    expect(run.state).toBe('paused');
    expect(reports.at(-1)).toMatchObject({ state: 'paused', hidden: false });
    await pauseFor(60); // what was under way is handed in
    const before = reports.length;
    const { done } = reports.at(-1) as Progress;
    expect(done).toBeLessThan(12_000);
    await pauseFor(60);
    expect(reports).toHaveLength(before);
    run.resume();
    const outcome = await run.outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.elapsed).toBeLessThan(60_000);
  });

  test('stays paused until both the reader and the tab are back', async () => {
    const run = start(company().spawn);
    run.pause('hidden');
    run.pause();
    run.resume('hidden');
    expect(run.state).toBe('paused');
    run.resume();
    expect(run.state).toBe('running');
    expect((await run.outcome).tally).toEqual(whole);
  });

  test('can be stopped while it is paused, and before it has begun', async () => {
    const run = start(company().spawn);
    run.pause();
    run.stop();
    const outcome = await run.outcome;
    expect(outcome).toMatchObject({ complete: false, done: 0, state: 'done' });
    expect(run.state).toBe('done');
    run.resume();
    run.stop();
    expect(run.state).toBe('done');
  });

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

  test('uses more or fewer workers while it runs', async () => {
    const { fakes, spawn } = company();
    const started = once(({ done }) => done > 0);
    const run = start(spawn, { workers: 1, onProgress: started.onProgress });
    await started.seen;
    run.setWorkers(3);
    expect(fakes).toHaveLength(3);
    run.setWorkers(1);
    const outcome = await run.outcome;
    expect(outcome.tally).toEqual(whole);
    expect(outcome.workers).toBe(1);
    expect(outcome.notices).toEqual([]);
  });
});
