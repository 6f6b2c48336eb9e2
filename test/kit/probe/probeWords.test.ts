// The thesis's words for a probe, on all sixteen categories.
import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/engine/probe/probeCategory.ts';
import { probeName } from '../../../src/kit/probe/probeWords.ts';

test('a probe is contradicting or compliant; solving ones are uniquely solving with 11 and 14 alone', () => {
  const named = CATEGORIES.map(({ one, zero }) => [
    probeName({ usefulness: one }, { usefulness: zero }),
    probeName({ usefulness: zero }, { usefulness: one }),
  ]);
  const holding = (name: string): readonly number[] =>
    named.flatMap((names, category) => (names.some((one) => one.includes(name)) ? [category] : []));
  expect(holding('uniquely solving')).toEqual([11, 14]);
  expect(holding('and solving')).toEqual([3, 7, 12, 13, 15]);
  expect(holding('contradicting')).toEqual([2, 6, 8, 9, 10, 11, 14]);
  expect(named[10]).toEqual(['contradicting', 'contradicting']);
  expect(named[4]).toEqual(['compliant', 'compliant']);
});
