import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lab } from '../../../src/book/lab.ts';
import { switching } from '../../../src/experiments/switching.ts';
import { keptText, runKey, withDigest } from '../../../src/notebook/run/keptRuns.ts';
import { checked, comparedTo } from '../../../scripts/research/sample/again.ts';
import { run } from '../run.ts';
import type { Output } from '../run.ts';
import { wordsOf } from '../wordsOf.ts';

const spec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: [40, 50],
  boards: 5,
  seed: 9,
} as const;

/** A run that was stopped with its middle done, as a page keeps it. */
function stopped(shift = 0) {
  const tally = switching.emptyTally(spec);
  switching.begin(spec)(3 + shift, 8 + shift, tally);
  const left = [
    { from: 8, to: 10 },
    { from: 0, to: 3 },
  ];
  const text = keptText(switching, { tally, done: 5, elapsed: 1, left });
  const key = runKey(switching, spec);
  const named = { page: '', cell: 'fig-a', title: 'A run', state: '' };
  const units = { done: 5, total: 10, counted: '5 of 10 boards', at: 1 };
  return {
    head: withDigest({ ...named, id: `${key} 1`, run: key, ...units }, text),
    text,
    note: '',
  };
}

/** Says nothing of how far it is, which hangs on the machine. */
const sample = (...words: readonly string[]): Output =>
  run('research/sample.ts', words.includes('merge') ? words : [...words, '-q']);

test('the command of the lab book finds what the run finds', () => {
  const line = lab.command({ id: 'switching', version: 1, spec }) ?? '';
  const { code, out } = sample(...wordsOf(line));
  const tally = switching.emptyTally(spec);
  switching.begin(spec)(0, 10, tally);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    experiment: 'switching',
    version: switching.version,
    spec,
    units: 10,
    tally: switching.toStored(tally),
  });
});

describe('a chart', () => {
  const words = ['switching', '--height', '6', '--width', '6', '--boards', '7', '--seed', '9'];
  const whole = sample(...words);
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const shards = [1, 2, 3].map((number) => {
    const file = join(folder, `${number}.json`);
    writeFileSync(file, sample(...words, '--shard', `${number}/3`).out);
    return file;
  });

  test('has at its head the command by which it is there again, to the byte', () => {
    const [, line = ''] = /^# Made again, whole, by: (.*)\r$/m.exec(whole.out) ?? [];
    expect(line).toMatch(/^npm run -s sample -- switching /);
    expect(sample(...wordsOf(line))).toEqual(whole);
    expect(whole).toMatchObject({ code: 0, err: '' });
  });

  test('is the same by threads, and of shards in any order', () => {
    expect(sample(...words, '-j', '2')).toEqual(whole);
    const [first = '', ...others] = shards;
    expect(sample('merge', ...others, first)).toEqual(whole);
    expect(JSON.parse(sample('merge', '--json', ...shards).out)).toEqual(
      JSON.parse(sample(...words, '--json').out),
    );
  });

  test('is not told of shards of which some are missing, there twice, or of another run', () => {
    const [first = '', second = '', third = ''] = shards;
    expect(sample('merge', first, third)).toMatchObject({ code: 1, out: '' });
    expect(sample('merge', first, second, second)).toMatchObject({ code: 2, out: '' });
    const other = join(folder, 'other.json');
    writeFileSync(other, sample(...words.slice(0, -1), '8', '--shard', '2/3').out);
    expect(sample('merge', first, other, third)).toMatchObject({ code: 2, out: '' });
  });

  test('says what it cannot be asked', () => {
    expect(sample('density', '--height', '200').err).toMatch(/too large\. Type a whole number/);
    expect(sample('density', '--from', '50', '--to', '20').err).toMatch(/lies before the first/);
    expect(sample('dance').err).toMatch(/no chart and no experiment dance/);
    expect(sample('density', '--help').out).toMatch(/--two-sat <value> /);
  });
});

test('a run of a book is compared as far as it came', async () => {
  expect(await comparedTo(stopped())).toBe('equal');
  expect(await comparedTo(stopped(-1))).toBe('differs'); // units that it does not say it has done
  const { head, text } = stopped();
  const run = head.run.replace('switching 1', 'switching 9');
  expect(await comparedTo({ head: { ...head, run }, text, note: '' })).toMatch(/version 9/);
  expect(await comparedTo({ head, text: '{}', note: '' })).toBe('does not add up');
});

test('what cannot be run says why', () => {
  expect(() => checked('dance', {})).toThrow(/No experiment is called dance/);
  expect(() => checked('switching', { ...spec, height: 0 })).toThrow(/height/);
  expect(checked('switching', spec)).toBe('switching');
});
