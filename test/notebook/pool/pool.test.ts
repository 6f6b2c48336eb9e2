import { describe, expect, test } from 'vitest';
import { company, counted, once, pauseFor, start, whole } from '../../workers/company.ts';
import type { Progress } from '../../workers/company.ts';
import type { Spawn } from '../../../src/notebook/pool/staff.ts';

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

  test('asks for a small slice first, so that the first part is there soon', async () => {
    const { spawn } = company();
    const budgets: number[] = [];
    const heard: Spawn = (onDeath) => {
      const worker = spawn(onDeath);
      return {
        ...worker,
        work: (from, to, budget) => {
          budgets.push(budget);
          return worker.work(from, to, budget);
        },
      };
    };
    const told: number[] = [];
    const onProgress = ({ done }: Progress): void => void told.push(done);
    const timings = { report: 100, stop: 40, tick: 10_000 };
    await start(heard, { workers: 1, onProgress, timings }).outcome;
    expect(budgets[0]).toBe(10);
    expect(budgets[1]).toBe(100);
    expect(told.find((done) => done > 0)).toBeLessThan(12_000); // the first part is told, not the whole
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
    const run = start(company().spawn, {
      onProgress: started.onProgress,
      timings: { report: 5, stop: 600_000, tick: 10_000 },
    });
    await started.seen;
    run.stop();
    expect(run.state).toBe('stopping'); // until what is under way is handed in
    const outcome = await run.outcome;
    expect(outcome.complete).toBe(false);
    expect(counted(outcome.tally)).toBe(outcome.done);
    const left = outcome.left.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(outcome.done + left).toBe(outcome.total);

    const second = await start(company().spawn, { doneBefore: outcome }).outcome;
    expect(second.tally).toEqual(whole);
    expect(second.complete).toBe(true);
  });

  test('tells at any moment what is found and what is left, so that another run can go on from there', async () => {
    const started = once(({ done }) => done > 0);
    const run = start(company().spawn, { onProgress: started.onProgress });
    await started.seen;
    const soFar = run.soFar();
    expect(soFar).toMatchObject({ state: 'done', complete: false, total: 12_000 });
    expect(soFar.done).toBeGreaterThan(0);
    expect(counted(soFar.tally)).toBe(soFar.done);
    const left = soFar.left.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(soFar.done + left).toBe(soFar.total);
    const second = await start(company().spawn, { doneBefore: soFar }).outcome;
    expect(second.tally).toEqual(whole);
    expect((await run.outcome).tally).toEqual(whole); // it was not touched
    expect(run.soFar()).toMatchObject({ complete: true, left: [], done: 12_000 });
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
    const { elapsed } = run.soFar();
    await pauseFor(20);
    expect(run.soFar().elapsed).toBe(elapsed); // the clock stands still
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
