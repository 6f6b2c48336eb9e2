// Measurements of pages: the longest task of a trace, and the tables of docs/reports/performance.md as the stored files have them.
import { existsSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { measuredFile, withTable } from '../../../scripts/measure/pages/measured.ts';
import type { Measured } from '../../../scripts/measure/pages/measured.ts';
import { longestTask } from '../../../scripts/measure/pages/pageTasks.ts';

const main = { pid: 7, tid: 1 };
const threadName = { name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };
const span = (name: string, ts: number, dur: number, tdur: number, thread = main) => ({
  name,
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
});

describe('the longest task of a trace', () => {
  const events = [
    { ...threadName, ...main },
    { name: 'at:fig-one', ph: 'R', ts: 50, ...main },
    { name: 'at:fig-two', ph: 'R', ts: 200_000, ...main },
    span('RunTask', 100, 90_000, 30_000), // long by the clock alone
    span('RunTask', 100_000, 60_000, 55_000),
    span('Layout', 100_100, 40_000, 38_000),
    span('Paint', 150_000, 9000, 8000),
    span('RunTask', 300_000, 900_000, 800_000, { pid: 7, tid: 2 }), // a worker's
  ];

  test('is told in processor time, with its figure and its work', () => {
    expect(longestTask(events)).toEqual({ ms: 55, at: 'fig-one', work: 'Layout 38, Paint 8' });
  });

  test('is not found where none is told', () => {
    expect(() => longestTask(events.slice(0, 3))).toThrow('no processor times');
  });
});

describe('docs/reports/performance.md', () => {
  const page = readFileSync('docs/reports/performance.md', 'utf8');

  test.each(['tasks', 'lighthouse'].filter((name) => existsSync(measuredFile(name))))(
    'shows what is stored of %s',
    async (name) => {
      const stored = JSON.parse(readFileSync(measuredFile(name), 'utf8')) as Measured;
      expect(Object.keys(stored.pages).length).toBeGreaterThan(0);
      const shown = await format(withTable(page, name, stored), {
        parser: 'markdown',
        printWidth: 100,
      });
      expect(shown).toBe(page);
    },
  );

  test('has a place for each', () => {
    const none = { command: 'none', tools: 'none', pages: {} };
    for (const name of ['tasks', 'lighthouse'])
      expect(withTable(page, name, none)).toContain('`none`, with none');
    expect(() => withTable(page, 'other', none)).toThrow('no place for other');
  });
});
