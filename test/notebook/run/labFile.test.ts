import { describe, expect, test } from 'vitest';
import type { KeptHead } from '../../../src/notebook/run/keptRuns.ts';
import { addedBy, labFileText, readLabFile } from '../../../src/notebook/run/labFile.ts';
import type { LabRun } from '../../../src/notebook/run/labFile.ts';

const text = '{"done":3}';

const run = (more: Partial<KeptHead> = {}, note = ''): LabRun => {
  const key = more.run ?? 'coins 1 {"seed":1}';
  const named = { page: 'density/', cell: 'fig-coins', title: 'Coins', state: '?fig-coins=1;z' };
  const units = { done: 3, total: 10, counted: '3 of 10 tosses', at: 12 };
  const head = { ...named, id: `${key} 7-8`, run: key, ...units };
  return { head: { ...head, ...more }, text, note };
};

const file = (...runs: LabRun[]): string => labFileText(runs, '2026-11-30');

describe('the file of a lab book', () => {
  test('brings back what was saved, notes and all', () => {
    const [first, second] = readLabFile(file(run({}, 'by hand'), run({ run: 'coins 1 {}' })));
    const { digest, ...head } = first!.head;
    expect([head, first!.text, first!.note]).toEqual([run().head, text, 'by hand']);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    // saved again it is the same file
    expect(file(first!, second!)).toBe(file(run({}, 'by hand'), run({ run: 'coins 1 {}' })));
  });

  const damaged: readonly (readonly [string, string, RegExp])[] = [
    ['cut', file(run()).slice(0, -9), /not JSON, or not all/],
    ['of something else', '{"rows":[]}', /not a lab book/],
    ['a list', '[]', /it is \[\], which is not an object|object/],
    ['of a later version', file(run()).replace('"version":1', '"version":2'), /version 2/],
    ['with another number', file(run()).replace('"done":3', '"done":4'), /not as it was saved/],
    [
      'with another finding',
      file(run()).replace(String.raw`done\":3`, String.raw`done\":4`),
      /not as it was saved/,
    ],
    ['with more done than there is', file(run({ done: 11 })), /done/],
    ['with a field too many', file(run({ more: 1 } as never)), /too many: more/],
    ['that leads elsewhere', file(run({ page: '/example.org/' })), /page leads elsewhere/],
    ['that leads to no figure', file(run({ cell: 'a"b' })), /cell leads elsewhere/],
    ['with a state that is a path', file(run({ state: '/x' })), /state leads elsewhere/],
    ['with the id of another run', file(run({ id: 'dice' })), /another id/],
  ];

  test.each(damaged)('that is %s is refused, and says why', (_, content, why) => {
    expect(() => readLabFile(content)).toThrow(why);
    expect(() => readLabFile(content)).toThrow(RangeError);
  });
});

test('a file adds each run once, and only what goes further', () => {
  const there = [run().head];
  const same = run({ id: `${run().head.run} 1-1` });
  const further = run({ done: 5 });
  const other = run({ run: 'coins 1 {"seed":2}' });
  expect(addedBy([same], there)).toEqual({ fresh: [], known: 1 });
  expect(addedBy([same, other, further, other], there)).toEqual({
    fresh: [further, other],
    known: 2,
  });
});
