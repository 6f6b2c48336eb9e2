import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InPieces } from '../../../src/engine/pieces.ts';
import { MadeOfRun } from '../../../src/notebook/run/madeOfRun.ts';
import { idleRun } from '../../../src/notebook/run/runModel.ts';
import type { RunPhase, RunState } from '../../../src/notebook/run/runModel.ts';

let time = 0; // on the clock
beforeEach(() => {
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => void vi.restoreAllMocks());

type Spec = { readonly name: string };
type Ran = { spec: Spec | null; state: RunState<number>; active: boolean };

const reportOf = (tally: number, phase: RunPhase = 'running'): RunState<number> => ({
  ...idleRun,
  phase,
  progress: { tally, done: tally, total: 9, elapsed: 1, workers: 1, waiting: false } as never,
});

/** Makes "a 3 active" of the third report of run a, in so many pieces of 6 ms. */
function used(pieces: number) {
  const run: Ran = { spec: { name: 'a' }, state: idleRun, active: true };
  const begun: string[] = [];
  const onMade = vi.fn<() => void>();
  const made = new MadeOfRun<Spec, number, string>(
    run,
    function* ({ name }, tally, active): InPieces<string> {
      const text = `${name} ${tally} ${active ? 'active' : 'ended'}`;
      begun.push(text);
      for (let piece = 0; piece < pieces; piece++) {
        time += 6;
        yield;
      }
      return text;
    },
    onMade,
  );
  return { run, begun, onMade, made };
}

describe('what is made of a run', () => {
  test('is there at once when it takes one slice, and follows every report', () => {
    const { run, made, begun, onMade } = used(1);
    expect(made.value).toBeNull();
    for (const tally of [1, 2, 3]) {
      run.state = reportOf(tally);
      expect(made.value).toBe(`a ${tally} active`);
      expect(made.value).toBe(`a ${tally} active`);
    }
    expect(begun).toHaveLength(3);
    expect(onMade).not.toHaveBeenCalled();
  });

  test('stays until the next is whole when it takes more, which is begun once a second', async () => {
    const { run, made, begun, onMade } = used(5);
    run.state = reportOf(1);
    expect(made.value).toBeNull();
    expect(time).toBe(12); // one slice
    run.state = reportOf(2);
    expect(made.value).toBeNull(); // the first is not given up
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(made.value).toBe('a 1 active');
    run.state = reportOf(3);
    expect(made.value).toBe('a 1 active');
    time += 1000;
    expect(made.value).toBe('a 1 active');
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledTimes(2));
    expect(made.value).toBe('a 3 active');
    expect(begun).toEqual(['a 1 active', 'a 3 active']);
  });

  test.each(['paused', 'complete'] as const)(
    'is begun anew at once in a run that is %s',
    async (phase) => {
      const { run, made, begun, onMade } = used(5);
      run.state = reportOf(1);
      void made.value;
      run.state = reportOf(2, phase);
      run.active = phase === 'paused';
      expect(made.value).toBeNull();
      expect(made.value).toBeNull(); // and only once
      expect(made.isBehind).toBe(true);
      await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
      expect(made.isBehind).toBe(false);
      expect(begun).toHaveLength(2);
      expect(made.value).toBe(begun[1]);
    },
  );

  test('can be had whole at once', async () => {
    const { run, made, begun, onMade } = used(50);
    run.state = reportOf(1);
    void made.value;
    run.state = reportOf(9, 'complete');
    run.active = false;
    expect(made.whole).toBe('a 9 ended');
    expect(made.value).toBe('a 9 ended');
    expect(begun).toHaveLength(2);
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(made.value).toBe('a 9 ended');
  });

  test('of another run is not shown, and not made to its end', async () => {
    const { run, made, onMade } = used(5);
    run.state = reportOf(1);
    expect(made.whole).toBe('a 1 active');
    [run.spec, run.state] = [{ name: 'b' }, idleRun];
    expect(made.value).toBeNull();
    run.state = reportOf(1);
    void made.value;
    made.close();
    const { length } = onMade.mock.calls;
    await new Promise((done) => setTimeout(done, 20));
    expect(time).toBe(42); // five pieces of the first run, two of the second
    expect(onMade).toHaveBeenCalledTimes(length);
  });
});
