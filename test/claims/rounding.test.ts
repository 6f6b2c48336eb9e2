/** A number is rounded once, where it becomes a word; and a bound is rounded to the side on which it stays true. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/claims/003/', import.meta.url);
const sources = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);

test('claims about 003 keep what they compute as it is, and round it in their words only', () => {
  for (const [name, text] of sources)
    expect([
      name,
      /\bround\b[^'\n]*from '\.\.\/sample\.ts'|toFixed\(|\brounded\(/.test(text),
    ]).toEqual([name, false]);
});

test('“at least” and “at most” before a number of ours is followed by one that is rounded to that side', () => {
  const bounds = sources.flatMap(([name, text]) =>
    [...text.matchAll(/\bat (least|most) \$\{(\w+)\(([^)]*)/g)].map(([, side, way, what]) => ({
      name,
      what,
      side,
      way,
    })),
  );
  expect(bounds.length).toBeGreaterThan(3);
  for (const { name, what, side, way } of bounds) {
    const toNearest = ['fixed', 'percent', 'inPercent', 'percentage', 'significant'];
    const other = side === 'least' ? /AtMost$/ : /AtLeast$/;
    expect([name, what, toNearest.includes(way!) || other.test(way!)]).toEqual([name, what, false]);
  }
});
