/** What chapter 12 says in words of its samples, counted: each sentence fails when a sample comes out otherwise. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aboutOneIn } from '../../src/claims/002/filled113.ts';
import { stored } from '../../src/stored/fromFile.ts';

const page = readFileSync('content/chapters/hunt.mdx', 'utf8').replaceAll(/\s+/g, ' ');

const { boards, pass, fills, overlap, sweeps } = stored.tally('readings 15x15');
const all = [pass, fills, overlap, sweeps];
const share = (solved: Uint32Array): number => solved[1]! / boards[1]!;

const said: readonly (readonly [words: string, holds: () => boolean])[] = [
  [
    'None of them gives 1 in 10.',
    () => {
      const { low, high } = aboutOneIn(10);
      return all.every((solved) => share(solved) < low || share(solved) > high);
    },
  ],
  ['All fits solve more than 1 in 4', () => share(sweeps) > 0.25],
  ['the outermost fits about 1 in 5', () => Math.abs(share(overlap) - 0.2) < 0.025],
  ['runs without gaps hardly any', () => share(fills) > 0 && share(fills) < 0.01],
  ['a single pass none', () => pass[1] === 0],
  [
    'A solver between the second and the third line of the table would give 1 in 10.',
    () => share(fills) < 0.1 && share(overlap) > 0.1,
  ],
  [
    'With one filled cell less, each of those that solve any solves fewer.',
    () => all.filter((solved) => solved[1]! > 0).every((solved) => solved[0]! < solved[1]!),
  ],
];

describe('chapter 12', () => {
  test.each(said)('%s', (words, holds) => {
    expect(page).toContain(words);
    expect(holds()).toBe(true);
  });
});
