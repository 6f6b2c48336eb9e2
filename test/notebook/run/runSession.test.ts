import { describe, expect, test } from 'vitest';
import { RunSession } from '../../../src/notebook/run/runSession.ts';
import type { Run, RunOutcome, RunProgress } from '../../../src/notebook/pool/run.ts';

type Tally = { readonly found: number };

const outcome = (done: number, complete: boolean): RunOutcome<Tally> => ({
  tally: { found: done },
  done,
  total: 10,
  elapsed: 5,
  remaining: null,
  workers: 1,
  notices: [],
  state: 'done',
  hidden: false,
  canRetry: false,
  complete,
  left: complete ? [] : [{ from: done, to: 10 }],
});

/** A pool that does what the test says and notes what it is asked. */
function fakePool() {
  const calls: string[] = [];
  const runs: {
    report: (progress: RunProgress<Tally>) => void;
    end: (how: RunOutcome<Tally>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const session = new RunSession<string, Tally>(
    async (spec, { workers, onProgress, doneBefore }) => {
      await Promise.resolve();
      calls.push(`begin ${spec} ${workers} ${doneBefore?.tally.found ?? 'new'}`);
      const { promise, resolve, reject } = Promise.withResolvers<RunOutcome<Tally>>();
      runs.push({ report: onProgress, end: resolve, fail: reject });
      const run: Run<Tally> = {
        outcome: promise,
        state: 'running',
        soFar: () => outcome(4, false),
        pause: () => calls.push('pause'),
        resume: () => calls.push('resume'),
        stop: () => calls.push('stop'),
        retry: () => calls.push('retry'),
        setWorkers: (count) => calls.push(`workers ${count}`),
      };
      return run;
    },
    () => undefined,
  );
  const at = (index: number) => {
    const run = runs[index];
    if (run === undefined) throw new Error(`no run ${index}`);
    return run;
  };
  return { session, calls, at };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('RunSession', () => {
  test('tells what a run under way has found, and nothing where there is none', async () => {
    const { session, at } = fakePool();
    expect(session.soFar).toBeNull();
    const ended = session.start('a', 2);
    expect(session.soFar).toBeNull(); // the pool is loading
    await turn();
    expect(session.soFar).toMatchObject({ done: 4, left: [{ from: 4, to: 10 }] });
    at(0).end(outcome(10, true));
    await ended;
    expect(session.soFar).toBeNull();
  });

  test('runs to the end and keeps the outcome', async () => {
    const { session, at } = fakePool();
    const done = session.start('6x6', 2);
    await turn();
    at(0).end(outcome(10, true));
    await done;
    expect(session.state.phase).toBe('complete');
    expect(session.outcome?.tally.found).toBe(10);
    expect(session.spec).toBe('6x6');
  });

  test('stops a run that was asked to stop while the pool was loading', async () => {
    const { session, calls, at } = fakePool();
    const done = session.start('6x6', 2);
    session.stop();
    await turn();
    expect(calls).toEqual(['begin 6x6 2 new', 'stop']);
    at(0).end(outcome(0, false));
    await done;
    expect(session.state.phase).toBe('partial');
  });

  test('uses the number of workers that was chosen while the pool was loading', async () => {
    const { session, calls } = fakePool();
    void session.start('6x6', 2);
    session.setWorkers(4);
    await turn();
    expect(calls).toEqual(['begin 6x6 2 new', 'workers 4']);
  });

  test('goes on from where it was stopped', async () => {
    const { session, calls, at } = fakePool();
    const first = session.start('6x6', 2);
    await turn();
    session.stop();
    at(0).end(outcome(4, false));
    await first;
    const second = session.goOn(1);
    await turn();
    expect(calls.at(-1)).toBe('begin 6x6 1 4');
    at(1).end(outcome(10, true));
    await second;
    expect(session.state.phase).toBe('complete');
  });

  test('does not begin a second run while one is under way', async () => {
    const { session, calls } = fakePool();
    void session.start('6x6', 2);
    void session.start('5x5', 2);
    await turn();
    expect(calls).toEqual(['begin 6x6 2 new']);
    expect(session.spec).toBe('6x6');
  });

  test('does not hear a run that was discarded', async () => {
    const { session, calls, at } = fakePool();
    void session.start('6x6', 2);
    await turn();
    session.discard();
    expect(calls).toContain('stop');
    at(0).report(outcome(5, false));
    at(0).end(outcome(5, false));
    await turn();
    expect(session.state.phase).toBe('idle');
    expect(session.state.progress).toBeNull();
  });

  test('ends a discarded run that had not begun yet, and leaves the next one alone', async () => {
    const { session, calls, at } = fakePool();
    void session.start('old', 2);
    session.discard();
    const next = session.start('new', 2);
    await turn();
    expect(calls.filter((call) => call === 'stop')).toHaveLength(1);
    at(1).end(outcome(10, true));
    await next;
    expect(session.spec).toBe('new');
    expect(session.state.phase).toBe('complete');
  });

  test('turns a failure into words and keeps what was found', async () => {
    const { session, at } = fakePool();
    const done = session.start('6x6', 2);
    await turn();
    at(0).report(outcome(3, false));
    at(0).fail(new Error('out of memory'));
    await done;
    expect(session.state.phase).toBe('failed');
    expect(session.state.problem).toBe('out of memory');
    expect(session.state.progress?.tally.found).toBe(3);
  });
});
