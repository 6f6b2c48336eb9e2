import { describe, expect, test } from 'vitest';
import { afterRunEvent, idleRun, isActive } from '../../../src/notebook/run/runModel.ts';
import type { RunEvent, RunState } from '../../../src/notebook/run/runModel.ts';
import { announcementOf, durationText, statusText } from '../../../src/notebook/run/runText.ts';
import type { RunProgress } from '../../../src/notebook/pool/run.ts';

const boards = { one: 'board', many: 'boards' };

const progress = (done: number, more: Partial<RunProgress<null>> = {}): RunProgress<null> => ({
  tally: null,
  done,
  total: 1000,
  elapsed: 1000,
  remaining: 38_000,
  workers: 2,
  notices: [],
  state: 'running',
  hidden: false,
  canRetry: false,
  ...more,
});

const after = (...events: RunEvent<null>[]): RunState<null> =>
  events.reduce<RunState<null>>((state, event) => afterRunEvent(state, event), idleRun);

const running: RunEvent<null>[] = [
  { kind: 'started' },
  { kind: 'progress', progress: progress(412) },
];

describe('afterRunEvent', () => {
  test('goes from starting to running with the first report', () => {
    expect(after({ kind: 'started' }).phase).toBe('starting');
    expect(after(...running).phase).toBe('running');
  });

  test('keeps the partial results of a stopped run and says that it is partial', () => {
    const state = after(
      ...running,
      { kind: 'stopping' },
      {
        kind: 'ended',
        progress: progress(420),
        complete: false,
      },
    );
    expect(state.phase).toBe('partial');
    expect(state.progress?.done).toBe(420);
  });

  test('keeps what a failed run had found', () => {
    const state = after(...running, { kind: 'failed', problem: 'no memory' });
    expect(state.phase).toBe('failed');
    expect(state.progress?.done).toBe(412);
    expect(state.problem).toBe('no memory');
  });

  test('does not start a second run while one is active', () => {
    const state = after(...running);
    expect(afterRunEvent(state, { kind: 'started' })).toBe(state);
  });

  test('hears no report after the end', () => {
    const ended = after(...running, { kind: 'ended', progress: progress(1000), complete: true });
    expect(afterRunEvent(ended, { kind: 'progress', progress: progress(5) })).toBe(ended);
  });

  test('stays paused while reports still come', () => {
    const state = after(
      ...running,
      { kind: 'paused' },
      {
        kind: 'progress',
        progress: progress(430),
      },
    );
    expect(state.phase).toBe('paused');
    expect(afterRunEvent(state, { kind: 'resumed' }).phase).toBe('running');
  });

  test('remembers that the run waited for a hidden tab', () => {
    const hidden: RunEvent<null> = { kind: 'progress', progress: progress(413, { hidden: true }) };
    const shown: RunEvent<null> = { kind: 'progress', progress: progress(420) };
    expect(after(...running).waited).toBe(false);
    expect(after(...running, hidden, shown).waited).toBe(true);
  });

  test('goes on only after a stop', () => {
    const partial = after(...running, { kind: 'ended', progress: progress(420), complete: false });
    expect(afterRunEvent(partial, { kind: 'continued' }).phase).toBe('starting');
    expect(afterRunEvent(idleRun, { kind: 'continued' })).toBe(idleRun);
  });

  test('forgets everything when discarded', () => {
    expect(after(...running, { kind: 'discarded' })).toEqual(idleRun);
    expect(isActive(idleRun.phase)).toBe(false);
  });
});

describe('statusText', () => {
  test('says how far the run is and how long it still takes', () => {
    expect(statusText(after(...running), boards)).toBe('412 of 1,000 boards, 38 s left');
  });

  test('says nothing about the time before it is known', () => {
    const state = after(
      { kind: 'started' },
      {
        kind: 'progress',
        progress: progress(3, { remaining: null }),
      },
    );
    expect(statusText(state, boards)).toBe('3 of 1,000 boards');
  });

  test('labels a stopped run partial', () => {
    const state = after(...running, { kind: 'ended', progress: progress(420), complete: false });
    // whether it is kept is told once it is (runKeeper.test.ts)
    expect(statusText(state, boards)).toBe('Partial: stopped after 420 of 1,000 boards.');
  });

  test('says how long a complete run took', () => {
    const state = after(...running, {
      kind: 'ended',
      progress: progress(1000, { elapsed: 61_000 }),
      complete: true,
    });
    expect(statusText(state, boards)).toBe('Complete: 1,000 boards in 1 min 5 s.');
    expect(statusText(state, boards, true)).toBe(
      'Complete: 1,000 boards in 1 min 5 s; the last of them are being drawn …',
    );
  });
});

describe('durationText', () => {
  test.each([
    [0, 'less than 1 s'],
    [999, 'less than 1 s'],
    [38_000, '38 s'],
    [59_400, '1 min'],
    [130_000, '2 min 10 s'],
    [600_000, '10 min'],
    [3_900_000, '1 h 5 min'],
    [7_200_000, '2 h'],
  ])('writes %d ms as "%s"', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });
});

const at = (done: number, remaining: number): RunState<null> =>
  after({ kind: 'started' }, { kind: 'progress', progress: progress(done, { remaining }) });

describe('announcementOf', () => {
  test('says the beginning and the end', () => {
    expect(announcementOf(idleRun, after({ kind: 'started' }), boards)).toBe('Run started.');
    const ended = after(...running, { kind: 'ended', progress: progress(1000), complete: true });
    expect(announcementOf(after(...running), ended, boards)).toBe('Complete: 1,000 boards in 1 s.');
  });

  test('does not flood: only the quarters of a long run', () => {
    expect(announcementOf(at(412, 38_000), at(430, 38_000), boards)).toBeNull();
    expect(announcementOf(at(490, 38_000), at(505, 38_000), boards)).toBe(
      '505 of 1,000 boards, 38 s left',
    );
    expect(announcementOf(at(490, 500), at(505, 500), boards)).toBeNull();
  });
});
