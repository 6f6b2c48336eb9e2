/** The command as a process of its own, with real pipes and signals. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dominoes, linesOf } from './ask.ts';

const main = 'src/command/main.ts';

test('reads what it writes through pipes, and takes no offence when nobody listens any more', () => {
  const run = `"${process.execPath}" ${main}`;
  const make = `${run} make --height 5 --width 5 --count 300 --seed 1 --json`;
  const { stdout, stderr } = spawnSync('sh', ['-c', `${make} | ${run} solve --json | head -n 1`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(linesOf(stdout)).toMatchObject([{ file: '-', puzzle: 1, status: 'one' }]);
});

test('says what it is, and what is wrong, with its exit code', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'slove'], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: "Unknown command 'slove': did you mean solve?\n--help says what there is.\n",
  });
});

test.each([[], ['-j', '2']])(
  'answers lines as they come, and prints what is known when Ctrl-C ends a long search %j',
  async (...jobs) => {
    const [easy, hard] = [6, 20].map((n) => `${JSON.stringify(dominoes(n))}\n`);
    const child = spawn(process.execPath, [main, 'solve', '--json', ...jobs], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? '');
    child.stdin.write(easy);
    expect(await next()).toMatchObject({ puzzle: 1, status: 'one' });
    // no further one is begun, and the pipe never ends
    child.stdin.write(`${hard}${hard}${hard}`);
    await setTimeout(500);
    child.kill('SIGINT');
    expect(await next()).toMatchObject({ puzzle: 2, status: 'open' });
    expect(await closed).toEqual([130, null]);
    // with two at work the first of them has the last word
    expect(await lines.next()).toMatchObject({ done: true });
  },
);
