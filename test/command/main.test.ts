/** The command as a process of its own, with real pipes and signals. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { linesOf } from './ask.ts';

const main = 'src/command/main.ts';

test('reads what it writes through pipes, and takes no offence when nobody listens any more', () => {
  const run = `"${process.execPath}" ${main}`;
  const make = `${run} make --rows 5 --columns 5 --count 300 --seed 1 --json`;
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

test('prints what is known when Ctrl-C ends a long search, and takes no further puzzle', async () => {
  // the fourth is done soon, the fifth takes seconds
  const words = [main, 'solve', '--json', 'content/puzzles/minizinc.json'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const before = linesIn(out);
    out += text;
    if (before < 4 && linesIn(out) >= 4) setTimeout(() => child.kill('SIGINT'), 100);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(130);
  const statuses = linesOf(out).map(({ name, status }) => [name, status]);
  expect(statuses.slice(3)).toEqual([
    ['dom_12', 'one'],
    ['dom_14', 'open'],
  ]);
});

const linesIn = (text: string): number => text.split('\n').length - 1;
