/** Units that take long and are done in pieces: in a session, in a pool, and those of the lattice. */
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import type { Computation } from '../../src/notebook/plain/experiment.ts';
import { pqLattice } from '../../src/experiments/pqLattice.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { now } from '../../src/notebook/clock.ts';
import { Pool } from '../../src/notebook/pool/pool.ts';
import type { PoolSettings } from '../../src/notebook/pool/pool.ts';
import { createSession } from '../../src/notebook/pool/session.ts';
import type { Find } from '../../src/notebook/pool/session.ts';
import type { PoolWorker, Spawn } from '../../src/notebook/pool/staff.ts';

type Rungs = { readonly rungs: (number | null)[] };

const emptyTally = (): Rungs => ({ rungs: Array.from({ length: 10 }, () => null) });

/** Each rung is one higher than the one before, takes `length` pieces, and is written down when it is begun. */
function ladder(length: number): {
  experiment: Computation<null, Rungs>;
  find: Find;
  begun: number[];
  pieces: () => number;
} {
  const begun: number[] = [];
  let pieces = 0;
  const inPieces = (_: null, found: Rungs) =>
    function* (unit: number, { rungs }: Rungs) {
      begun.push(unit);
      for (let piece = 1; piece <= length; piece++) {
        pieces++;
        yield piece;
      }
      rungs[unit] = found.rungs[unit] = unit === 0 ? 1 : (found.rungs[unit - 1] ?? Number.NaN) + 1;
    };
  const experiment: Computation<null, Rungs> = {
    id: 'ladder',
    check: () => {},
    units: () => 10,
    emptyTally,
    begin: () => (from, to, tally) => {
      const work = inPieces(null, emptyTally());
      for (let unit = from; unit < to; unit++) allPieces(work(unit, tally));
    },
    inPieces,
    merge: ({ rungs }, part) => {
      for (const [at, rung] of part.rungs.entries()) rungs[at] ??= rung;
    },
  };
  const find = (): Computation<unknown, unknown> => experiment as Computation<unknown, unknown>;
  return { experiment, find, begun, pieces: () => pieces };
}

const upTo = (rungs: number): (number | null)[] =>
  Array.from({ length: 10 }, (_, at) => (at < rungs ? at + 1 : null));

/** A clock that moves on by 1 ms whenever it is read. */
function ticking(): () => number {
  let time = 0;
  return () => ++time;
}

describe('a session with a unit in pieces', () => {
  test('hands in an empty part with news, and goes on where it was', async () => {
    const { find, begun, pieces } = ladder(100);
    const session = createSession(find, { slice: 5, now: ticking() });
    session.begin('ladder', null);
    const first = await session.work(0, 10, 20);
    expect(first).toMatchObject({ from: 0, to: 0, tally: { rungs: upTo(0) } });
    expect(first.news).toBeGreaterThan(0);
    expect(first.news).toBe(pieces());
    const parts = [first];
    while (parts.at(-1)?.to === 0) parts.push(await session.work(0, 10, 20));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.at(-1)?.tally).toEqual({ rungs: upTo(1) });
    expect(begun.filter((unit) => unit === 0)).toHaveLength(1);
  });

  test('begins a unit again when it was asked for another one since', async () => {
    const { find, begun } = ladder(100);
    const session = createSession(find, { slice: 5, now: ticking() });
    session.begin('ladder', null, { rungs: upTo(7) });
    for (const from of [3, 7, 3]) await session.work(from, 10, 5);
    expect(begun).toEqual([3, 7, 3]);
  });
});

/** A worker without a channel; `mute` true: its answers get lost. */
function worker(find: Find, mute: () => boolean = () => false): PoolWorker {
  const session = createSession(find, { slice: 1 });
  const never = new Promise<never>(() => {});
  return {
    begin: (found) => Promise.resolve(session.begin('ladder', null, structuredClone(found))),
    work: async (from, to, budget) => {
      const part = await session.work(from, to, budget);
      return mute() ? never : part;
    },
    cancel: () => session.cancel(),
    end: () => session.cancel(),
  };
}

function start(
  experiment: Computation<null, Rungs>,
  spawn: Spawn,
  more: Partial<PoolSettings<null, Rungs>> = {},
): Pool<null, Rungs> {
  return new Pool({
    experiment,
    spec: null,
    workers: 1,
    spawn,
    spawnLocal: spawn,
    now,
    onProgress: () => {},
    timings: { report: 2, stop: 200, tick: 20, silentTicks: 5, startTicks: 5 },
    ...more,
  });
}

describe('a pool with units in pieces', () => {
  test('takes empty parts for signs of life, and does every piece once', async () => {
    const { experiment, find, pieces } = ladder(100_000);
    const news: unknown[] = [];
    const run = start(experiment, () => worker(find), { onNews: (one) => news.push(one) });
    const outcome = await run.outcome;
    expect(outcome.tally.rungs).toEqual(upTo(10));
    expect(outcome.notices).toEqual([]);
    expect(pieces()).toBe(10 * 100_000);
    expect(news.length).toBeGreaterThan(10);
  });

  test('goes on late without the units before: they are handed to the new worker', async () => {
    const { experiment, find, begun } = ladder(100_000);
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const first = start(experiment, () => worker(find), {
      onProgress: ({ done }) => done >= 7 && resolve(),
    });
    await late;
    first.stop();
    const stopped = await first.outcome;
    expect(stopped.complete).toBe(false);
    begun.length = 0;
    const second = await start(experiment, () => worker(find), { doneBefore: stopped }).outcome;
    expect(second.tally.rungs).toEqual(upTo(10));
    expect(second.notices).toEqual([]);
    const left = stopped.left.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, k) => from + k),
    );
    expect(left.length).toBeLessThanOrEqual(3);
    expect(begun).toEqual(left);
  });

  test('hands what was found to the worker that takes the place of a dead one', async () => {
    const { experiment, find } = ladder(100_000);
    let hired = 0;
    let dead = false;
    const spawn: Spawn = () => worker(find, hired++ === 0 ? () => dead : undefined);
    const outcome = await start(experiment, spawn, {
      onProgress: ({ done }) => (dead ||= done >= 4),
    }).outcome;
    expect(hired).toBe(2);
    expect(outcome.tally.rungs).toEqual(upTo(10));
    expect(outcome.notices.join(' ')).toContain('no sign of life');
  });
});

describe('the lattice', () => {
  const cells = new Uint8Array(81);
  sampleExact(boardRandom(3, 9, 9, 30, 0), cells, 24);
  const spec = { puzzle: encodePuzzle(puzzleOf({ height: 9, width: 9, cells })) };
  const units = pqLattice.units(spec);

  /** Does one unit, and counts its pieces. */
  const piecesOf = (work: ReturnType<NonNullable<typeof pqLattice.inPieces>>, unit: number) => {
    const tally = pqLattice.emptyTally(spec);
    const pieces = work(unit, tally);
    let count = 0;
    while (pieces.next().done !== true) count++;
    return { count, tally };
  };

  test('takes the results of weaker solvers from what was found, and comes to the same', () => {
    const whole = pqLattice.emptyTally(spec);
    const inPieces = pqLattice.inPieces?.bind(pqLattice);
    if (inPieces === undefined) throw new Error('not in pieces');
    const climb = inPieces(spec, pqLattice.emptyTally(spec));
    const counts = Array.from({ length: units }, (_, unit) => {
      const { count, tally } = piecesOf(climb, unit);
      pqLattice.merge(whole, tally);
      return count;
    });
    const late = 13;
    const found = pqLattice.emptyTally(spec);
    for (let at = 0; at < late; at++) found.points[at] = whole.points[at] ?? null;
    const resumed = piecesOf(inPieces(spec, found), late);
    expect(resumed.count).toBe(counts[late]);
    expect(resumed.tally.points[late]).toEqual(whole.points[late]);
    // without them it does them itself, and still comes to the same
    const alone = piecesOf(inPieces(spec, pqLattice.emptyTally(spec)), late);
    expect(alone.count).toBeGreaterThan(resumed.count);
    expect(alone.tally.points[late]).toEqual(whole.points[late]);
  });
});
