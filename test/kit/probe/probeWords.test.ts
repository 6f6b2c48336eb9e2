// The thesis's words for a probe, on all sixteen categories.
import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/engine/probe/probeCategory.ts';
import { categoryMeanings } from '../../../src/kit/probe/categoryMeanings.ts';
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

test('the meaning of a category says what it proves, of the cell and of the solutions', () => {
  expect(new Set(categoryMeanings).size).toBe(16);
  const counts = ['no solution', 'the only one', 'exactly two'];
  for (const [category, { proves, solutions }] of CATEGORIES.entries()) {
    const meaning = categoryMeanings[category] ?? '';
    const [, impossible = null] = /(Empty|Filled) is impossible/.exec(meaning) ?? [];
    expect(impossible, meaning).toBe(proves === null ? null : ['Filled', 'Empty'][proves]);
    const said = counts.findIndex((words) => meaning.includes(words));
    expect(said, meaning).toBe(solutions ?? -1);
  }
});
