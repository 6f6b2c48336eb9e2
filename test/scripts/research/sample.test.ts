import { expect, test } from 'vitest';
import { lab } from '../../../src/book/lab.ts';
import { switching } from '../../../src/experiments/switching.ts';
import { keptText, runKey, withDigest } from '../../../src/notebook/run/keptRuns.ts';
import { checked, comparedTo } from '../../../scripts/research/repeat/again.ts';
import { run } from '../run.ts';

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

test('the command of the lab book finds what the run finds', () => {
  const line = lab.command({ id: 'switching', version: 1, spec }) ?? '';
  const [, id = '', settings = ''] = /^npm run -s repeat -- (\S+) '(.*)'$/.exec(line) ?? [];
  const { code, out } = run('research/repeat.ts', [id, settings]);
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

test('a run of a book is compared as far as it came', () => {
  expect(comparedTo(stopped())).toBe('equal');
  expect(comparedTo(stopped(-1))).toBe('differs'); // units that it does not say it has done
  const { head, text } = stopped();
  const run = head.run.replace('switching 1', 'switching 9');
  expect(comparedTo({ head: { ...head, run }, text, note: '' })).toMatch(/version 9/);
  expect(comparedTo({ head, text: '{}', note: '' })).toBe('does not add up');
});

test('what cannot be run says why', () => {
  expect(() => checked('dance', {})).toThrow(/No experiment is called dance/);
  expect(() => checked('switching', { ...spec, height: 0 })).toThrow(/height/);
  expect(checked('switching', spec)).toBe('switching');
});
