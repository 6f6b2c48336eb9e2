import { beforeEach, describe, expect, test } from 'vitest';
import { Work } from '../../../src/kit/work/work.ts';
import type { TaskListeners } from '../../../src/notebook/pool/startTask.ts';
import type { startTask as realStart } from '../../../src/workers/startTask.ts';
import type { Tasks } from '../../../src/workers/tasks.ts';

type Listeners = TaskListeners<Tasks['probing']['question'], Tasks['probing']['news']>;

type Started = {
  readonly name: string;
  readonly question: unknown;
  readonly listeners: {
    [Key in keyof Listeners]-?: NonNullable<Listeners[Key]>;
  };
  readonly answer: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly calls: string[];
};

const started: Started[] = [];

/** In place of what starts tasks: a task that does what the test says. */
const startTask: typeof realStart = (name, asked, listeners) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const calls: string[] = [];
  started.push({
    name,
    question: asked,
    listeners: listeners as Started['listeners'],
    answer: resolve,
    fail: reject,
    calls,
  });
  const stop = (): void => {
    calls.push('stop');
    resolve(null);
  };
  const note = (call: string) => () => {
    calls.push(call);
  };
  return {
    answer: promise as never,
    stop,
    pause: note('pause'),
    resume: note('resume'),
    retry: note('retry'),
  };
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const puzzle = { rows: [[1]], columns: [[1]] };
const question = { puzzle, from: null };
const goOn = ({ cells }: { readonly cells: readonly unknown[] }) => ({
  puzzle,
  from: { height: 1, width: 1, cells: Uint8Array.of(cells.length) },
});
const news = (cells: number): never => ({ cells: Array.from({ length: cells }) }) as never;

function place(): { work: Work; said: string[]; shown: string[] } {
  const said: string[] = [];
  const shown: string[] = [];
  const work: Work = new Work(
    {
      onChange: () => shown.push(work.problem || work.text),
      announce: (text) => said.push(text),
    },
    () => Promise.resolve({ startTask }),
  );
  return { work, said, shown };
}

const ask = (work: Work): Promise<unknown> =>
  work.ask('At work.', 'probing', question, ({ cells }) => `${cells.length} cells.`);

beforeEach(() => {
  started.length = 0;
});

describe('a work', () => {
  test('says what is done, as far as it is, and hands over the answer', async () => {
    const { work, shown } = place();
    const answer = ask(work);
    await turn();
    started[0]?.listeners.onNews(news(7));
    started[0]?.answer('found');
    expect(await answer).toBe('found');
    expect(shown).toEqual(['At work.', '7 cells.', '']);
    expect(work.idle).toBe(true);
  });

  test('is laid down and goes on where it was, also before its worker is there', async () => {
    const { work } = place();
    const answer = ask(work);
    work.pause();
    await turn();
    expect([work.paused, started[0]?.calls]).toEqual([true, ['pause']]);
    work.resume();
    work.pause();
    expect(work.text).toBe('At work.');
    work.resume();
    started[0]?.answer('found');
    expect(await answer).toBe('found');
    expect([work.paused, started[0]?.calls]).toEqual([
      false,
      ['pause', 'resume', 'pause', 'resume'],
    ]);
    work.pause(); // nothing is under way
    expect(work.paused).toBe(false);
  });

  test('says what happens to its workers, and tries again to get one', async () => {
    const { work, said } = place();
    void ask(work);
    await turn();
    started[0]?.listeners.onNews(news(7));
    started[0]?.listeners.onTrouble(['No worker.'], true);
    expect(work).toMatchObject({ text: 'At work.', notices: ['No worker.'], canRetry: true });
    expect(said).toEqual(['No worker.']);
    work.retry();
    expect(started[0]?.calls).toEqual(['retry']);
    started[0]?.listeners.onTrouble([], false);
    expect(work).toMatchObject({ notices: [], canRetry: false });
    expect(said).toEqual(['No worker.']);
  });

  test('that fails says why, waits, and asks the same when the reader tries again', async () => {
    const { work, said } = place();
    const answer = ask(work);
    await turn();
    started[0]?.fail(new Error('The worker stopped (crash)'));
    await turn();
    expect(work.problem).toBe(
      'There is no result. The worker stopped (crash). What you entered is kept.',
    );
    expect(work).toMatchObject({ text: '', idle: false });
    expect(said).toEqual([work.problem]);
    work.retry();
    await turn();
    expect(work).toMatchObject({ text: 'At work.', problem: '' });
    started[1]?.answer('found');
    expect(await answer).toBe('found');
  });

  test('that failed goes on from the last news when the reader tries again, where its task can', async () => {
    const { work } = place();
    const answer = work.ask('At work.', 'probing', question, () => '', goOn);
    await turn();
    started[0]?.listeners.goOn(news(1));
    started[0]?.fail(new Error('crash'));
    await turn();
    work.retry();
    await turn();
    expect(started.map((one) => one.question)).toEqual([question, goOn(news(1))]);
    started[1]?.answer('found');
    expect(await answer).toBe('found');
  });

  test('is stopped by the reader, by another one, and after it failed', async () => {
    const { work } = place();
    const first = ask(work);
    await turn();
    const second = ask(work);
    expect(started[0]?.calls).toEqual(['stop']);
    expect(await first).toBeNull();
    await turn();
    started[1]?.fail(new Error('crash'));
    await turn();
    work.stop();
    expect(await second).toBeNull();
    expect(work.idle).toBe(true);
    const third = ask(work);
    work.stop(); // before the task was loaded
    expect(await third).toBeNull();
    expect(started).toHaveLength(2);
  });

  test('does not hear a task that was stopped', async () => {
    const { work, said, shown } = place();
    void ask(work);
    await turn();
    work.stop();
    const before = shown.length;
    started[0]?.listeners.onNews(news(3));
    started[0]?.listeners.onTrouble(['No worker.'], true);
    expect(shown).toHaveLength(before);
    expect(said).toEqual([]);
    expect(work.idle).toBe(true);
  });
});
