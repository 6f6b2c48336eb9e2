/** 003, section 3: whether the share that can be inferred comes to one, on boards as large as one likes. */
import { edgesInTheLimit, exchangeShares } from '../../experiments/upperEdge.ts';
import { percent, percentAtMost } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { pointsIn, shareIn } from './thresholdPoints.ts';

/** Of large boards, the share of filled cells that can be inferred at most; of 25x25, what was found. */
type AtMost = { readonly at: number; readonly most: number; readonly found: number };

const told = [42, 48, 54, 60];

export const noDensityGivesAll: Question<string, { readonly shares: readonly AtMost[] }> = {
  id: '003-section-3-almost-one',
  place: 'Figure 5; section 3',
  title: 'Does the average proportion of filled cells inferred come to one on large boards?',
  quote: 'quickly increases to almost one',
  published: 'almost one',
  from: ['exchanges', 'threshold 25x25'],
  ground: { kind: 'proof' },
  home: 'density/#no-density-gives-all',
  agrees: null,
  what: 'the mean share of filled cells inferred, on boards as large as one likes',
  says: '“almost one”, on 15x15 to 25x25',
  finds: ({ shares }) =>
    `less than one at every density below 100\u00a0%: ${shares.map(({ at, most, found }) => `at most ${percentAtMost(most)} at ${at}\u00a0% (${percent(found)} on our boards of 25x25)`).join(', ')}`,
  proof:
    'Take two neighbouring rows and two neighbouring columns. Of the four cells where they cross, let the upper left and the lower right one be filled and the other two empty, and let the cells at either end of the four pairs be empty or outside of the board: ten empty cells in all. Then each of the four lines has a run of 1 that can move by one place without touching another run. Exchange filled and empty among the four cells, and no clue changes. So both filled cells are empty in another solution. With independent cells a filled cell is the upper left one of such a pattern with probability ρ(1 − ρ)^10, whatever the size, unless it lies in the last row or column. So on n × n the mean share is at most 1 − (1 − 1/n)² ρ(1 − ρ)^10. And of the blocks of 4x4 that a board can be cut into, each has the pattern, one way round or the other, with probability 2ρ²(1 − ρ)^10, each by itself. That none of them has it becomes ever less likely as boards grow, and so does one solution.',
  remark: `The numbers count more than the one pattern: all exchanges of two rows and two columns up to ${measurements.exchanges.spec.reach} cells away, with up to ${measurements.exchanges.spec.columns} columns for each cell. Their probability is computed, not sampled. Where counting the clues allows less, its bound is given. Larger exchanges would lower it further.`,
  read(measured) {
    const drawn = pointsIn(measured, 'threshold 25x25');
    const shares = exchangeShares(measurements.exchanges.spec, measured.tally('exchanges'));
    return {
      ours: {
        shares: told.map((at) => {
          const { counting, exchanges } = edgesInTheLimit(at, shares);
          const found = drawn.find((point) => point.at === at);
          return {
            at,
            most: Math.min(counting, exchanges),
            found: found === undefined ? NaN : shareIn(found),
          };
        }),
      },
    };
  },
};
