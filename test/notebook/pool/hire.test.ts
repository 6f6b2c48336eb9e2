/** When a worker is ended and when it waits for the next job; a session at the other end of a channel in its place. */
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { findExperiment } from '../../../src/experiments/experiments.ts';
import { hireWorker, warmWorker } from '../../../src/notebook/pool/hire.ts';
import { createSession } from '../../../src/notebook/pool/session.ts';
import type { PoolWorker } from '../../../src/notebook/pool/staff.ts';
import { WaitingRoom } from '../../../src/notebook/pool/waitingRoom.ts';

const spec: DensitySpec = {
  height: 5,
  width: 5,
  model: 'exact',
  percentages: [50],
  boards: 20,
  seed: 3,
};

/** As much of a Worker as is needed. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly #ports = new MessageChannel();

  constructor() {
    super();
    expose(createSession(findExperiment, { slice: 2 }), this.#ports.port2);
    this.#ports.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#ports.port1.start();
  }

  postMessage(message: unknown): void {
    this.#ports.port1.postMessage(message);
  }

  terminate(): void {
    this.ended = true;
    this.#ports.port1.close();
  }
}

let made: FakeWorker[] = [];
let deaths: string[] = [];
let room = new WaitingRoom();
beforeEach(() => {
  made = [];
  deaths = [];
  room = new WaitingRoom();
});
afterEach(() => {
  for (const worker of made) worker.terminate();
});

function make(): Worker {
  const worker = new FakeWorker();
  made.push(worker);
  return worker as unknown as Worker;
}

const told = (reason: string): void => void deaths.push(reason);

const hired = (waiting: WaitingRoom | null): PoolWorker =>
  hireWorker(make, { id: 'density', spec }, told, waiting);

const ended = (): readonly boolean[] => made.map((worker) => worker.ended);

describe('a hired worker, when its job ends,', () => {
  test('waits for the next one, which it does as well', async () => {
    for (let job = 0; job < 2; job++) {
      const worker = hired(room);
      await worker.begin(null);
      await worker.work(0, density.units(spec), 1000);
      worker.end();
    }
    expect(ended()).toEqual([false]);
  });

  test('is ended where there is no room', async () => {
    const worker = hired(null);
    await worker.begin(null);
    worker.end();
    expect(ended()).toEqual([true]);
  });

  test('is ended when it has not answered', async () => {
    const worker = hired(room);
    await worker.begin(null);
    void worker.work(0, density.units(spec), 1000);
    worker.end();
    expect(ended()).toEqual([true]);
    expect(room.take()).toBeNull();
  });

  test('is ended when it has failed, and its reason is told', () => {
    const worker = hired(room);
    made[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'no memory' }));
    worker.end();
    expect(deaths).toEqual(['no memory']);
    expect(ended()).toEqual([true]);
    expect(room.take()).toBeNull();
  });

  test('tells of no death when it fails later', async () => {
    const worker = hired(room);
    await worker.begin(null);
    worker.end();
    made[0]!.dispatchEvent(new Event('messageerror'));
    expect(deaths).toEqual([]);
  });
});

describe('a worker that is started before there is a job', () => {
  test('does the first one, and is the only one, however many ask', async () => {
    for (let figure = 0; figure < 3; figure++) warmWorker(make, room);
    expect(made).toHaveLength(1);
    const worker = hired(room);
    await worker.begin(null);
    expect((await worker.work(0, density.units(spec), 1000)).to).toBe(density.units(spec));
    expect(made).toHaveLength(1);
    expect(deaths).toEqual([]);
  });

  test('is no hindrance when it cannot be loaded: the next one is another', async () => {
    warmWorker(make, room);
    made[0]!.dispatchEvent(new Event('error', { cancelable: true }));
    expect(ended()).toEqual([true]);
    await hired(room).begin(null);
    expect(made).toHaveLength(2);
    expect(deaths).toEqual([]);
  });

  test('is none where workers cannot be started', () => {
    warmWorker(() => {
      throw new TypeError('refused');
    }, room);
    expect(room.take()).toBeNull();
  });
});
