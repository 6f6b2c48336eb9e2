/** A pool over the real protocol: Comlink on message channels, sessions on the other side, no workers. */
import { expose, wrap } from 'comlink';
import { afterEach } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../src/experiments/density.ts';
import { findExperiment } from '../../src/experiments/experiments.ts';
import { now } from '../../src/notebook/clock.ts';
import { Pool } from '../../src/notebook/pool/pool.ts';
import type { PoolSettings } from '../../src/notebook/pool/pool.ts';
import type { WorkApi } from '../../src/notebook/pool/protocol.ts';
import type { RunProgress } from '../../src/notebook/pool/run.ts';
import { createSession } from '../../src/notebook/pool/session.ts';
import type { PoolWorker, Spawn } from '../../src/notebook/pool/staff.ts';

export const spec: DensitySpec = {
  height: 8,
  width: 8,
  model: 'exact',
  percentages: [30, 50, 70],
  boards: 4000,
  seed: 3,
};

export const whole = density.emptyTally(spec);
density.begin(spec)(0, density.units(spec), whole);

/** A worker for tests: a session at the other end of a channel, and a hand on its life. */
export type Fake = {
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

/** A company of fake workers; `hire` may refuse, and `of` is what they work on. */
export function company(
  hire: (n: number) => void = () => {},
  of = spec,
): { fakes: Fake[]; spawn: Spawn } {
  const fakes: Fake[] = [];
  const spawn: Spawn = (onDeath) => {
    hire(fakes.length);
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    expose(createSession(findExperiment, { slice: 2 }), port2);
    const api = wrap<WorkApi>(port1);
    const never = new Promise<never>(() => {});
    const fake: Fake = {
      onDeath,
      answered: 0,
      mute: false,
      ended: false,
      worker: {
        begin: () => (fake.mute ? never : api.begin('density', of)),
        work: async (from, to, budget) => {
          const part = await api.work(from, to, budget);
          if (fake.mute) return never;
          fake.answered++;
          return part;
        },
        cancel: () => void api.cancel(),
        end: () => (fake.ended = true),
      },
    };
    fakes.push(fake);
    return fake.worker;
  };
  return { fakes, spawn };
}

export const local = (): PoolWorker => {
  const session = createSession(findExperiment, { slice: 2 });
  return {
    begin: () => Promise.resolve(session.begin('density', spec)),
    work: (from, to, budget) => session.work(from, to, budget),
    cancel: () => session.cancel(),
    end: () => session.cancel(),
  };
};

export const broken: Spawn = () => ({
  ...local(),
  work: () => Promise.reject(new Error('no luck')),
});

export type Progress = RunProgress<DensityTally>;

export function start(
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
export const counted = ({ boards }: DensityTally): number => boards.reduce((sum, n) => sum + n, 0);

/** Resolves at the first report for which `when` holds. */
export function once(when: (progress: Progress) => boolean): {
  onProgress: (progress: Progress) => void;
  seen: Promise<Progress>;
} {
  const { promise: seen, resolve } = Promise.withResolvers<Progress>();
  return { onProgress: (progress) => when(progress) && resolve(progress), seen };
}

export const pauseFor = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
