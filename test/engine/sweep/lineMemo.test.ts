import { expect, test } from 'vitest';
import { createLongLine } from '../../../src/engine/line/longLine.ts';
import type { LongLine } from '../../../src/engine/line/longLine.ts';
import { createLineMemo, nextTurn, recall, remember } from '../../../src/engine/sweep/lineMemo.ts';

function lineWith(before: readonly number[], after: readonly number[]): LongLine {
  const line = createLongLine(5);
  line.before.set(before);
  line.after.set(after);
  return line;
}

test('what a line came to is copied at the same turn, from the same state, with the same description', () => {
  const memo = createLineMemo(3, 5);
  const first = nextTurn(memo, 1);
  const second = nextTurn(memo, 1);
  expect([first, second, nextTurn(memo, 2)]).toEqual([12, 13, 24]); // twelve turns a line
  const known = lineWith([2, 2, 0], [1, 1, 0]);
  expect(recall(memo, 1, first, known, 3)).toBe(false); // nothing yet
  remember(memo, 1, first, known, 3);
  const asked = lineWith([2, 2, 0], [9, 9, 9]);
  expect(recall(memo, 1, first, asked, 3)).toBe(true);
  expect(Array.from(asked.after).slice(0, 3)).toEqual([1, 1, 0]);
  expect(recall(memo, 1, second, asked, 3)).toBe(false);
  for (const other of [
    [1, 2, 0],
    [2, 2, 1],
  ])
    expect(recall(memo, 1, first, lineWith(other, []), 3)).toBe(false);
  memo.version[1]!++;
  expect(recall(memo, 1, first, asked, 3)).toBe(false);
});

test('after twelve turns nothing is remembered', () => {
  const memo = createLineMemo(2, 5);
  const turns = Array.from({ length: 14 }, () => nextTurn(memo, 0));
  expect(turns).toEqual([...Array.from({ length: 12 }, (_, at) => at), -1, -1]);
  const line = lineWith([2], [1]);
  remember(memo, 0, -1, line, 1);
  expect(recall(memo, 0, -1, line, 1)).toBe(false);
  expect(memo.known.every((version) => version === 0)).toBe(true);
});
