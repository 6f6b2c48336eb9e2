/** 000, section 4.2: Figure 7, and a percentage beside it. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fixed } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { puzzles } from '../smallPuzzles.ts';

type Smallest = {
  readonly solutions: number; // of the puzzle of the figure
  /** Other puzzles with several solutions, on boards of at most as many cells. */
  readonly others: number;
};

/** The boards of up to four cells. */
const upToFour = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [1, 4],
  [4, 1],
  [2, 2],
] as const;

const ones = JSON.stringify({ rows: [[1], [1]], columns: [[1], [1]] });

export const figure7: Claim<Smallest, Smallest> = {
  id: '000-figure-7',
  place: 'Figure 7; section 4.2',
  title: 'The switching component in its simplest form: a puzzle of 2x2 with two solutions',
  quote: 'Switching component in its simplest form',
  published: { solutions: 2, others: 0 },
  ground: { kind: 'count', of: 'all pictures of up to four cells' },
  home: 'density/#switching-components',
  what: 'solutions of 2x2 with 1 in every line, and other puzzles of up to four cells with several',
  says: ({ solutions }) => `${solutions}; the simplest form`,
  finds: ({ solutions, others }) => `${solutions}; ${others === 0 ? 'no' : others} other puzzle`,
  read() {
    const times = new Map<string, number>();
    for (const [height, width] of upToFour)
      for (const { image } of puzzles(height, width)) {
        const { rows, columns } = puzzleOf(image);
        const key = JSON.stringify({ rows, columns });
        times.set(key, (times.get(key) ?? 0) + 1);
      }
    const several = [...times].filter(([, solutions]) => solutions > 1);
    return {
      ours: {
        solutions: times.get(ones) ?? 0,
        others: several.filter(([key]) => key !== ones).length,
      },
    };
  },
  agrees: exact,
};

export const twoPercent: Claim<number, number> = {
  id: '000-section-4.2-two-percent',
  place: 'section 4.2',
  title: 'Two black pixels of 6x6 are 5.5 %',
  quote: 'For the case of two black pixels (5.5% black), two cases can arise',
  published: 5.5,
  ground: { kind: 'proof' },
  home: 'fig-classes-6x6',
  what: 'two filled cells of 36, in percent',
  says: (share) => `${fixed(share, 1)}\u00a0%`,
  finds: (share) => `${fixed(share, 1)}\u00a0%`,
  remark: '2 of 36 is 5.56: the printed number is cut off, as 0.94 % below Figure 4 is',
  erratum: {
    printed: '5.5% black',
    read: '5.6% black',
    check: '2 / 36 = 5.56 %.',
  },
  read: () => ({ ours: Math.round((1000 * 2) / 36) / 10 }),
  agrees: exact,
};
