/** A task and its worker: a session at the other end of a channel, in the place of the browser's Worker. */
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { askEveryCell } from '../../src/engine/inference/inference.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import { createSession } from '../../src/notebook/pool/session.ts';
import { startTask, startTaskIn } from '../../src/workers/startTask.ts';
import { findTask } from '../../src/workers/tasks.ts';
import { WaitingRoom } from '../../src/notebook/pool/waitingRoom.ts';

/** Every cell of it is unknown, and a probe of its 3,600 takes an eighth of a millisecond: news comes some times. */
const ones: Puzzle = {
  rows: Array.from({ length: 60 }, () => [1]),
  columns: Array.from({ length: 60 }, () => [1]),
};
const question = { puzzle: ones, from: null };

let workers: FakeWorker[] = [];
let blocked = false;

/** As much of a Worker as Comlink needs; `dead` true: it does not answer any more. */
class FakeWorker extends EventTarget {
  dead = false;
  readonly #ports = new MessageChannel();

  constructor() {
    super();
    if (blocked) throw new TypeError('blocked');
    workers.push(this);
    expose(createSession(findTask, { slice: 2 }), this.#ports.port2);
    this.#ports.port1.addEventListener('message', ({ data }) => {
      if (!this.dead) this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.#ports.port1.start();
  }

  postMessage(message: unknown): void {
    this.#ports.port1.postMessage(message);
  }

  terminate(): void {
    this.dead = true;
    this.#ports.port1.close();
  }
}

beforeEach(() => {
  workers = [];
  blocked = false;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dead = (): readonly boolean[] => workers.map((worker) => worker.dead);

/** Resolves when the task tells that it is so far. */
function reached(cells: number): {
  onNews: (news: { readonly cells: readonly unknown[] }) => void;
  seen: Promise<void>;
} {
  const { promise: seen, resolve } = Promise.withResolvers<void>();
  return { onNews: (news) => news.cells.length >= cells && resolve(), seen };
}

describe('startTask', () => {
  test('asks a worker, tells how far it is, and ends the worker', async () => {
    const told: number[] = [];
    const troubles: unknown[] = [];
    const task = startTask('probing', question, {
      onNews: ({ cells }) => told.push(cells.length),
      onTrouble: (...trouble) => troubles.push(trouble),
    });
    expect(await task.answer).toEqual(probeAll(ones));
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(troubles).toEqual([]);
    expect(workers.map(({ dead }) => dead)).toEqual([true]);
  });

  test('keeps a worker that has answered in its room, and ends it with the room', async () => {
    const heart = galleryDescriptions('heart');
    const room = new WaitingRoom();
    const ask = (): Promise<unknown> =>
      startTaskIn(room)('probing', { puzzle: heart, from: null }).answer;
    expect(await ask()).toEqual(probeAll(heart));
    expect(await ask()).toEqual(probeAll(heart));
    expect(dead()).toEqual([false]);
    await Promise.all([ask(), ask()]); // two at once, and room for one
    expect(dead().filter(Boolean)).toHaveLength(1);
    const stopped = startTaskIn(room)('probing', question);
    stopped.stop();
    room.close();
    await vi.waitFor(() => expect(dead().every(Boolean)).toBe(true));
  });

  test('has another worker begin again when one falls silent, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const troubles: unknown[] = [];
    const { onNews, seen } = reached(100);
    const task = startTask('probing', question, {
      onNews,
      onTrouble: (...trouble) => troubles.push(trouble),
    });
    await seen;
    workers[0]!.dead = true;
    vi.advanceTimersByTime(6000);
    expect(await task.answer).toEqual(probeAll(ones));
    expect(workers).toHaveLength(2);
    expect(troubles).toEqual([
      [['The worker stopped (no sign of life). Another one has begun again.'], false],
    ]);
  });

  test('goes on from the last news of a worker that died, where the task can', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const troubles: unknown[] = [];
    const begun: (readonly number[])[] = [];
    const { promise: seen, resolve } = Promise.withResolvers<void>();
    const every = { puzzle: galleryDescriptions('nothing-15x15'), both: false };
    const task = startTask(
      'every-cell',
      { ...every, from: null },
      {
        onNews: (news) => {
          begun.push(news.begun);
          if (news.asked > 0) resolve();
        },
        onTrouble: (...trouble) => troubles.push(trouble),
        goOn: (from) => ({ ...every, from }),
      },
    );
    await seen;
    workers[0]!.dead = true;
    vi.advanceTimersByTime(6000);
    const answer = await task.answer;
    expect(answer?.inferred).toEqual(askEveryCell(every.puzzle).inferred);
    expect(answer?.begun).toHaveLength(2);
    expect(answer?.begun[1]).toBeGreaterThan(0);
    expect(workers).toHaveLength(2);
    expect(troubles).toEqual([
      [
        ['The worker stopped (no sign of life). Another one goes on from what it had found.'],
        false,
      ],
    ]);
  });

  test('gives up when the second worker dies too, and runs nothing on the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const listeners = [reached(100), reached(100)];
    const task = startTask('probing', question, {
      onNews: (news) => listeners[workers.length - 1]!.onNews(news),
    });
    const failed = expect(task.answer).rejects.toThrow(
      'The worker stopped, and so did the one that began again (no sign of life)',
    );
    for (const [at, { seen }] of listeners.entries()) {
      await seen;
      workers[at]!.dead = true;
      vi.advanceTimersByTime(6000);
    }
    await failed;
    expect(workers).toHaveLength(2);
  });

  test('is done by the page where no worker can be had, and goes over to one that can', async () => {
    blocked = true;
    const troubles: [readonly string[], boolean][] = [];
    const { onNews, seen } = reached(800);
    const task = startTask('probing', question, {
      onNews,
      onTrouble: (...trouble) => troubles.push(trouble),
    });
    await seen;
    expect(troubles).toEqual([
      [
        [
          'A worker could not be started (blocked). The page does it itself, in small steps, and takes longer.',
        ],
        true,
      ],
    ]);
    task.retry(); // in vain
    blocked = false;
    task.retry();
    expect(await task.answer).toEqual(probeAll(ones));
    expect(workers).toHaveLength(1);
    expect(troubles.at(-1)).toEqual([[], false]);
  });

  test('can be stopped at any time, on the page too', async () => {
    vi.stubGlobal('Worker', undefined);
    const news: number[] = [];
    const { onNews, seen } = reached(50);
    const task = startTask('probing', question, {
      onNews: (one) => {
        news.push(one.cells.length);
        onNews(one);
      },
    });
    await seen;
    task.stop();
    expect(await task.answer).toBeNull();
    const told = news.length;
    await new Promise((done) => setTimeout(done, 100));
    expect(news).toHaveLength(told);
    const early = startTask('probing', question);
    early.stop();
    expect(await early.answer).toBeNull();
  });

  test('says what is wrong with a question that has no answer', async () => {
    const puzzle = { rows: [[-1]], columns: [[1]] };
    await expect(startTask('probing', { puzzle, from: null }).answer).rejects.toThrow(
      /positive integer/,
    );
    expect(workers).toHaveLength(1);
  });
});
