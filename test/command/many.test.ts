/** What commands have in common that answer for many puzzles: threads, shards, and silence. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveDimacs } from 'cadical-wasm';
import { csvParseRows } from 'd3';
import { runThreadsBy } from '../../src/command/crew.ts';
import { inOrder } from '../../src/command/inOrder.ts';

import { ask, dominoes, gameId, linesOf } from './ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'many-'));
const put = (name: string, lines: readonly unknown[]): string => {
  writeFileSync(join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return join(folder, name);
};
beforeAll(() => runThreadsBy(new URL('../../src/command/main.ts', import.meta.url)));
afterAll(() => rmSync(folder, { recursive: true }));

// the first ones take longest, so that answers come in another order than they are printed in
const set = put('set.jsonl', [
  ...[7, 6, 5, 4, 3].map((n) => ({ name: `${n} dominoes`, ...dominoes(n) })),
  { rows: [[2]], cols: [[1]] },
  { rows: [[1], [1]], cols: [[1], [1]] },
  { rows: [[1, 1]], cols: [[1], [], [1]] },
]);
const arrow = '3x3:1/3/1/1/3/1';
const never = '3x3:2/2/2/1.1/1.1/1.1';

describe('-j', () => {
  test.each([
    ['solve', '--json'],
    ['rate', '--csv'],
  ])('says the same in the same order: %s %s', async (...words) => {
    const files = [set, join(folder, 'nowhere.non'), arrow];
    const alone = await ask(...words, ...files);
    expect(alone.err).toContain('nowhere.non: there is no such file.');
    expect(alone.code).toBe(2);
    expect(await ask(...words, '-j2', ...files)).toEqual(alone);
  });

  test('takes the next word only where that is a number', async () => {
    expect(await ask('solve', '-j', arrow)).toEqual(await ask('solve', arrow));
    expect(await ask('solve', '-jx', arrow)).toMatchObject({ code: 2 });
  });

  test('has faults of a thread as its own', async () => {
    const file = put('no folder', []);
    const asked = ['solve', '--proof', join(file, 'below'), arrow] as const;
    const alone = await ask(...asked);
    expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('fault: ') as string });
    expect(await ask(...asked, '-j2')).toEqual(alone);
  });
});

test('answers are put in their order, and no more questions are open than may be', async () => {
  let open = 0;
  let most = 0;
  const done: number[] = [];
  const questions = (async function* () {
    for (let at = 0; at < 12; at++) yield at;
  })();
  await inOrder(
    questions,
    3,
    async (at) => {
      most = Math.max(most, ++open);
      for (let turns = 12 - at; turns > 0; turns--) await Promise.resolve();
      return at;
    },
    async (at) => {
      open--;
      done.push(at);
      return at < 9;
    },
  );
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
});

describe('--shard', () => {
  test('has every puzzle in one of all shards, of all files together', async () => {
    const whole = linesOf((await ask('check', '--json', set, arrow)).out);
    const shards: (typeof whole)[] = [];
    for (const n of [1, 2, 3])
      shards.push(linesOf((await ask('check', '--json', '--shard', `${n}/3`, set, arrow)).out));
    expect(shards.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(whole.map((_, at) => shards[at % 3]![Math.floor(at / 3)])).toEqual(whole);
  });

  test.each(['0/3', '4/3', '1', '1/0', 'a/b'])('is not %s', async (shard) => {
    expect(await ask('check', '--shard', shard, arrow)).toEqual({
      code: 2,
      out: '',
      err: `Option '--shard <i/n>' argument '${shard}' is invalid. A shard is wanted, as 3/1000.`,
    });
  });
});

describe('--quiet', () => {
  test('leaves notes out and says faults', async () => {
    const mixed = join(folder, 'mixed.nin');
    writeFileSync(mixed, '1 2\n2\n1\n1\n');
    expect((await ask('check', mixed)).err).toBe('');
    expect((await ask('solve', mixed)).err).toMatch(/read as a NIN file/);
    expect((await ask('solve', '-q', mixed)).err).toBe('');
    expect((await ask('solve', mixed)).err).toMatch(/read as a NIN file/);
    expect((await ask('solve', '-q', 'nowhere.non')).err).toMatch(/no such file/);
    expect((await ask('make', '-q', '-H', '2', '-W', '2')).err).toBe('');
  });
});

describe('rate --csv', () => {
  test('has in its columns what --json says', async () => {
    const [json] = linesOf((await ask('rate', '--json', set)).out);
    const [heads = [], row = []] = csvParseRows((await ask('rate', '--csv', set)).out);
    const said = Object.fromEntries(heads.map((head, at) => [head, row[at]]));
    const flat = Object.entries(json!).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, one]) => [`${key}.${inner}`, String(one)])
        : [[key, value === null ? '' : String(value as string | number)]],
    );
    expect(Object.fromEntries(flat)).toMatchObject({ puzzle: '1', name: '7 dominoes' });
    for (const [key, value] of flat)
      if (key !== 'pairs') expect(said, key).toHaveProperty([key!], value);
  });
});

describe('solve --proof', () => {
  test('writes formulas without a model, of one solution and of none, by the number of the puzzle', async () => {
    const into = join(folder, 'proofs');
    const { code, out } = await ask(
      'solve',
      '--json',
      '--proof',
      into,
      arrow,
      '2x2:1/1/1/1',
      never,
    );
    expect(code).toBe(1);
    const files = linesOf(out).map(({ formula, proof }) => [formula, proof]);
    const at = (name: string): string => join(into, name);
    expect(files).toEqual([
      [at('1.cnf'), at('1.drup')],
      [undefined, undefined],
      [at('3.cnf'), at('3.drup')],
    ]);
    expect(existsSync(at('2.cnf'))).toBe(false);
    for (const number of [1, 3]) {
      const formula = readFileSync(at(`${number}.cnf`), 'utf8');
      expect((await solveDimacs(formula)).status).toBe('unsatisfiable');
      expect(readFileSync(at(`${number}.drup`), 'utf8')).toMatch(/^0$/m);
    }
  });

  test('is the proof that formula --check takes', async () => {
    const id = gameId(dominoes(4).rows, dominoes(4).cols);
    const into = join(folder, 'checked');
    expect((await ask('solve', '--proof', into, id)).code).toBe(0);
    const checked = await ask('formula', '--another', '--check', join(into, '1.drup'), id);
    expect(checked).toMatchObject({ code: 0, out: expect.stringMatching(/^proved: /) as string });
  });
});
