/** 000, section 3.1: the difficulty of a simple puzzle is between 1 and mn + 1. For 5x5 the greatest is far below. */
import type { Claim } from '../claim.ts';

type Range = { readonly least: number; readonly greatest: number };

export const difficultyRange: Claim<Range, Range> = {
  id: '000-section-3.1-difficulty-range',
  title: 'The difficulty of a simple puzzle is between 1 and mn + 1: for 5x5, 26 at most',
  quote: 'its value is between 1 and mn + 1',
  published: { least: 1, greatest: 5 * 5 + 1 },
  effort: 'minute',
  from: ['difficulty-count 5x5'],
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/batenburg-kosters/#hardest-by-size',
  what: 'the difficulty is between 1 and mn + 1',
  says: ({ greatest }) => `${greatest} at most for 5\u00a0×\u00a05`,
  finds: ({ greatest }) => String(greatest),
  remark: 'true, but never reached: mn is a bound as well, as the chapter on sweeps shows',
  read(measured) {
    const { simple } = measured.tally('difficulty-count 5x5');
    const found = Array.from(simple.keys()).filter((difficulty) => (simple[difficulty] ?? 0) > 0);
    return { ours: { least: Math.min(...found), greatest: Math.max(...found) } };
  },
  agrees: (ours, { least, greatest }) => ours.least >= least && ours.greatest <= greatest,
};
