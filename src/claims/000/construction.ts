/** 000, section 3.1 and Figure 2: the puzzles that are made to be difficult. Our copy has the formula, not the picture. */
import type { Claim } from '../claim.ts';

/**
 * The difficulty of the construction for m by n, as its formula gives it.
 *
 * @param m - 8r + 2 for some r of 1 or more, not checked
 * @param n - even, 14 or more, not checked
 * @source 000_8dc3042ab81c971c.txt §3.1 (its last paragraph)
 */
export function constructedDifficulty(m: number, n: number): number {
  return ((m + 2) * (2 * n - 15)) / 4 + 10;
}

export const construction: Claim<number, number> = {
  id: '000-figure-2-115',
  source: '000',
  place: 'Figure 2; section 3.1',
  title: 'The construction for 18x18 has difficulty 115: (m+2)(2n-15)/4 + 10 for m = n = 18',
  published: 115,
  effort: 'moment',
  read: () => ({
    ours: constructedDifficulty(18, 18),
    note: 'The number by the formula of the text. Our copy has no picture of the puzzle, so it could not be solved.',
  }),
  agrees: (ours, published) => ours === published,
  quote:
    'the proposed Nonogram (with m = 8r + 2 for some integer r ≥ 1 and n ≥ 14 even) has difficulty (m+2)(2n-15)/4 + 10',
  ground: { kind: 'part', which: 'the formula, not the puzzle' },
  home: 'sweeps/',
  tell: {
    what: 'difficulty of the construction for 18x18',
    published: String,
    ours: (difficulty) => `${difficulty} by its formula`,
    remark: 'our copy has no picture of it, so the puzzle itself could not be solved',
  },
};
