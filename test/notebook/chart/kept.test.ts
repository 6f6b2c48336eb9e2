import { expect, test } from 'vitest';
import { KeptFrom, sameItems } from '../../../src/notebook/chart/kept.ts';

test('a value is the same object as long as what it was made from is the same', () => {
  const kept = new KeptFrom<{ readonly sum: number }>();
  const made = (...from: number[]) =>
    kept.get(from, () => ({ sum: from.reduce((a, b) => a + b, 0) }));
  const first = made(1, 2);
  expect(first).toEqual({ sum: 3 });
  expect(made(1, 2)).toBe(first);
  expect(made(2, 1)).not.toBe(first);
  expect(made(2, 1, 4)).toEqual({ sum: 7 });
  expect(made(2, 1)).toEqual({ sum: 3 });
  expect(made()).toEqual({ sum: 0 });
});

test('a value that is nothing is kept too', () => {
  const kept = new KeptFrom<null>();
  let calls = 0;
  for (let at = 0; at < 3; at++) kept.get([at > 1], () => (calls++, null));
  expect(calls).toBe(2);
});

test('lists are compared item by item, objects by identity', () => {
  const one = {};
  expect(sameItems([one, 1, Number.NaN], [one, 1, Number.NaN])).toBe(true);
  expect(sameItems([one], [{}])).toBe(false);
  expect(sameItems([1], [1, 2])).toBe(false);
  expect(sameItems([1, 2], [1])).toBe(false);
  expect(sameItems(null, [])).toBe(false);
});
