/** 000, section 5: for which p and q there are (p,q)-hard puzzles of six by six, from all its pictures. */
import { transposedKind } from '../../engine/census/pqHardnessCensus.ts';
import type { PqHardnessTally } from '../../experiments/pqHardnessCount.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import type { Question } from '../claim.ts';

/** Pictures that are hard for a pair or for the one with p and q exchanged, and the least picture that is hard for it. */
export type UprightPair = {
  readonly pair: string; // as `2,3`, p up to q
  readonly images: number;
  readonly solved: number; // of these, by 2-SAT
  readonly first: number; // hard for (p,q), as it stands
};

/** What a count by kinds comes to. */
export type HardNumbers = {
  readonly beyond: number; // pictures with one solution that FourSolver does not find
  readonly solved: number; // of these, by 2-SAT
  readonly kinds: number; // sets of pairs that a picture is hard for at once
  readonly pairs: readonly UprightPair[]; // the frequent ones first
};

/**
 * Sums the kinds up. Turned by a quarter, a picture that is hard for (p,q) is hard for (q,p): so pairs are told with p up to q, and
 * a picture that is hard for both counts once.
 *
 * @source 000_8dc3042ab81c971c.txt §5 ("for what values of p and q do (p, q)-hard puzzles exist?")
 */
export function hardNumbers({ beyond, kinds }: PqHardnessTally): HardNumbers {
  const found = new Map<string, { images: number; solved: number; first: number }>();
  for (const [kind, { images, twoSat = 0, first }] of Object.entries(kinds)) {
    const own = kind.split(' ');
    const all = new Set([...own, ...transposedKind(kind).split(' ')]);
    for (const pair of all) {
      const [p = '', q = ''] = pair.split(',');
      if (p > q) continue;
      const sum = found.get(pair) ?? { images: 0, solved: 0, first: Infinity };
      sum.images += images;
      sum.solved += twoSat;
      if (own.includes(pair)) sum.first = Math.min(sum.first, first);
      found.set(pair, sum);
    }
  }
  return {
    beyond,
    solved: sumOf(Object.values(kinds).map(({ twoSat = 0 }) => twoSat)),
    kinds: Object.keys(kinds).length,
    pairs: [...found]
      .map(([pair, sum]) => ({ pair, ...sum }))
      .toSorted((a, b) => b.images - a.images || (a.pair < b.pair ? -1 : 1)),
  };
}

export const hardLarger: Question<string, HardNumbers> = {
  id: '000-section-5-pq-hard-6x6',
  title: 'The open question for 6x6: “for what values of p and q do (p, q)-hard puzzles exist?”',
  quote:
    'The distribution of Nonograms over each of the possible difficulty levels is still to be revealed',
  published: 'for what values of p and q',
  effort: 'hours',
  from: ['pq-hardness 6x6'],
  ground: { kind: 'count', of: 'all 68,719,476,736 pictures' },
  home: 'papers/batenburg-kosters/#hard-puzzles-on-larger-boards',
  what: 'for what values of p and q (p,q)-hard puzzles of 6x6 exist',
  says: (words) => `“${words}”: asked`,
  finds: ({ beyond, pairs }) =>
    `of ${grouped(beyond)} puzzles beyond FourSolver: ${pairs.map(({ pair, images }) => `(${pair}) ${grouped(images)}`).join(', ')}; no other pair`,
  remark:
    'of a puzzle that is hard for (p,q), the turned one is hard for (q,p), so p stands first where it is smaller, and both are counted; a puzzle can be hard for several pairs',
  read: (measured) => ({ ours: hardNumbers(measured.tally('pq-hardness 6x6')) }),
  agrees: null,
};
