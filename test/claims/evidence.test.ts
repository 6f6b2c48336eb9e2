// A run that is measured here says how far it is, and what it finds does not hang on that.
import { expect, test } from 'vitest';
import { here, measuring } from '../../src/claims/evidence.ts';

test('a run tells how far it is, in order and to its end, and finds what it finds without a word', () => {
  const shares: number[] = [];
  const told = measuring((name, share) => {
    expect(name).toBe('difficulty-count 4x4');
    shares.push(share);
  });
  expect(told.tally('difficulty-count 4x4')).toEqual(here.tally('difficulty-count 4x4'));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
  told.tally('difficulty-count 4x4'); // is known
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
});
