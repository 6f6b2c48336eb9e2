// `npm run -s reproduce` in shards, as a scheduler runs it: a command, its files, and its exit code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { claimOf } from '../../../../src/claims/ledger.ts';
import { unitsOf } from '../../../../scripts/research/shards/cut.ts';
import { readShardRequest } from '../../../../scripts/research/shards/request.ts';
import { runShard } from '../../../../scripts/research/shards/runShard.ts';
import { parseShard } from '../../../../scripts/research/shards/shard.ts';
import type { Shard } from '../../../../scripts/research/shards/shard.ts';
import { run } from '../../run.ts';
import { testFolder } from './folder.ts';

const inFolder = testFolder();
const script = fileURLToPath(new URL('../../../../scripts/research/reproduce.ts', import.meta.url));
const shardIn = (file: string): Shard => parseShard(readFileSync(file, 'utf8'), file);

/** The same shard, counted here. */
async function countedHere({ done: [range] }: Shard): Promise<unknown> {
  const census = claimOf('000-figure-5')?.census;
  if (census === undefined || range === undefined) throw new Error('nothing to count');
  return (await runShard('', census, range)).tally;
}

describe('a shard', () => {
  const files = [3, 4].map((number) => inFolder(`${number}.json`));
  const options = ['000-figure-5', '--merge', ...files];

  test('goes into its file, is merged, and named when it is missing', async () => {
    for (const [at, file] of files.entries()) {
      const shard = `${at + 3}/400000`;
      const { code, out } = run('research/reproduce.ts', [
        '000-figure-5',
        '--shard',
        shard,
        '--out',
        file,
      ]);
      expect({ code, out }).toEqual({ code: 0, out: '' });
    }
    const { code, out, err } = run('research/reproduce.ts', options);
    expect(code).toBe(0);
    expect(err).toContain('% of the whole run');
    const merged = parseShard(out, 'merged');
    const [from] = unitsOf(21 ** 6, 3, 400_000);
    const [, to] = unitsOf(21 ** 6, 4, 400_000);
    expect(merged.done).toEqual([[from, to]]);
    expect(merged.tally).toEqual(await countedHere(merged));

    // a file that stayed empty counts as missing, and one in which counts were changed, though their sum is the same
    const empty = inFolder('5.json');
    writeFileSync(empty, '');
    const [first = ''] = files;
    const text = readFileSync(first, 'utf8');
    const two = [...text.matchAll(/\b([1-9]\d*),(?!\1\b)([1-9]\d*)\b/g)].at(-1)!;
    const changed = inFolder('changed.json');
    writeFileSync(changed, text.replace(two[0], `${two[2]},${two[1]}`));
    const missing = run('research/reproduce.ts', [
      ...options,
      empty,
      changed,
      '--missing',
      '400000',
    ]);
    expect(missing.err).toContain(`${changed} cannot be used: it is not what was written`);
    expect(missing).toMatchObject({ code: 3, out: '1-2,5-400000\n' });
    expect(missing.err).toContain(`${empty} holds no shard of a run: it is empty`);
    expect(run('research/reproduce.ts', [...options, empty]).code).toBe(2);

    const other = run('research/reproduce.ts', ['classes-5x5', '--merge', ...files]);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain(`${files[0]} is of another run or version`);
  });

  test('is missed where there is none to merge', () => {
    const none = inFolder('none');
    mkdirSync(none);
    expect(run('research/reproduce.ts', ['000-figure-5', '--merge', none])).toEqual({
      code: 2,
      out: '',
      err: `There is no shard in ${none}\n`,
    });
    const folder = run('research/reproduce.ts', ['000-figure-5', '--state', none]);
    expect(folder).toMatchObject({ code: 2, err: expect.stringContaining(none) as unknown });
  });

  test('that was counted otherwise is found', () => {
    const wrong = inFolder('wrong.json');
    const { parts: _, ...shard } = shardIn(files[0] ?? '');
    const [range = [0, 0]] = shard.done;
    writeFileSync(wrong, JSON.stringify({ ...shard, parts: [[...range, 'f'.repeat(16)]] }));
    const { code, out } = run('research/reproduce.ts', ['000-figure-5', '--verify', '1', wrong]);
    expect(code).toBe(4);
    expect((JSON.parse(out) as { differ: unknown[] }).differ).toHaveLength(1);
  });

  test('of which a stored run tells what came out comes out so again', () => {
    const { code, out } = run('research/reproduce.ts', ['000-figure-5', '--verify', '1']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ parts: 1, compared: 1, differ: [] });
  });
});

describe('a plan', () => {
  test('says how long a shard is expected to take', () => {
    const { code, out } = run('research/reproduce.ts', [
      '000-figure-5',
      '--plan',
      '100',
      '--seconds',
      '1',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ shards: 100, units: 21 ** 6, unitsOfShard: 857_661 });
  });
});

describe.skipIf(!existsSync('/dev/full'))('a disk that is full', () => {
  test('ends a shard with 2 whose file it cannot write', () => {
    const shard = ['000-figure-5', '--shard', '3/400000'];
    const { code, err } = run('research/reproduce.ts', [...shard, '--out', '/dev/full']);
    expect(code).toBe(2);
    expect(err).toContain('/dev/full cannot be written: ENOSPC');
  });

  test.each([
    ['state', 1, ''], // half a kilobyte
    ['lock', 0, '.lock'],
  ])('ends a shard with 2 whose %s it cannot keep, and leaves no part of it', (_, room, end) => {
    const state = inFolder('small.json');
    const line = `ulimit -f ${room}; exec "$0" "$1" 000-figure-5 --state ${state}`;
    const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, script], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain(`${state}${end} cannot be written: EFBIG`);
    expect(readdirSync(dirname(state)).filter((name) => name.startsWith('small'))).toEqual([]);
  });
});

type Child = ReturnType<typeof spawn>;

const exitOf = (child: Child): Promise<number | null> =>
  new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal === null ? code : null)),
  );

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(20);
}

const unitsIn = (shard: Shard): number => shard.done[0]?.[1] ?? 0;

describe('a shard of an hour', () => {
  const state = inFolder('long.json');
  const begin = (): Child =>
    spawn(process.execPath, [script, '000-figure-5', '--state', state], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  test('keeps its state on SIGTERM, goes on from there, and survives a kill', async () => {
    const first = begin();
    await until(() => existsSync(state));
    // a second program is not let in
    const other = run('research/reproduce.ts', ['000-figure-5', '--state', state]);
    expect(other.code).toBe(2);
    expect(other.err).toContain('is being worked on');
    first.kill('SIGTERM');
    expect(await exitOf(first)).toBe(143);
    expect(existsSync(`${state}.lock`)).toBe(false);
    const kept = shardIn(state);
    expect(kept.tally).toEqual(await countedHere(kept));

    const second = begin();
    await until(() => unitsIn(shardIn(state)) > unitsIn(kept));
    second.kill('SIGKILL'); // the lock stays
    expect(await exitOf(second)).toBeNull();
    expect(existsSync(`${state}.lock`)).toBe(true);

    const third = begin();
    let told = '';
    third.stderr?.on('data', (data: Buffer) => (told += data.toString()));
    await until(() => told.includes('going on\n') && told.includes('was cut off before'));
    third.kill('SIGTERM');
    expect(await exitOf(third)).toBe(143);
    expect(told).toContain('was left behind by a process that is gone');
    const last = shardIn(state);
    expect(last.done).toHaveLength(1);
    expect(last.tally).toEqual(await countedHere(last));
  });
});

describe('the command line', () => {
  test('refuses what is no shard, and shards of what is no census', () => {
    const bad: [string[], string][] = [
      [['000-figure-5', '--shard', '5/4'], '--shard takes i/n, with i from 1 to n: 5/4'],
      [['000-figure-5', '--shard'], '--shard needs a value'],
      [['000-figure-5', '--merge'], '--merge needs the files'],
      [['000-figure-5', '--merge', '--plan', '3', 'x'], '--plan does not go with --merge'],
      [['000-figure-5', '--plan', '0'], '--plan takes a whole number of 1 or more: 0'],
      [['000-figure-5', '--verify', '5/4'], '--verify takes a number of parts'],
      [['000-figure-5', '--state', 'x', '--sate', 'y'], 'unknown option: --sate'],
      [['000-section-2-settle', '--shard', '1/2'], 'follow one of these ids: 000-figure-5, 001-'],
      [['--shard', '1/2'], 'follow one of these ids: 000-figure-5, 001-'],
    ];
    for (const [options, message] of bad) {
      expect(readShardRequest(options)).toContain(message);
    }
    const [[options, message] = [[], '']] = bad;
    const { code, out, err } = run('research/reproduce.ts', options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
