/** 002: its formula as a filter that stands before solving. */
import { greatHunt } from '../../experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';
import { claimSeed } from '../sample.ts';

const place = 'Over Easy or Hard Boiled?';

/** The hunt with the filter of the formula, which lets about one image in thirty through. */
export const filteredHunt: GreatHuntSpec & {
  readonly formula: NonNullable<GreatHuntSpec['formula']>;
} = {
  height: 15,
  width: 15,
  filled: 113,
  method: 'sweeps',
  needed: false,
  formula: { lines: 'rows and columns', k: 10, least: 4.2, most: 10, when: 'first' },
  measure: 'none',
  least: 0,
  most: 0,
  boards: 20_000,
  seed: claimSeed,
};

const huntOf = (spec: GreatHuntSpec) => {
  const tally = greatHunt.emptyTally(spec);
  greatHunt.begin(spec)(0, spec.boards, tally);
  return tally;
};

type Hunts = {
  readonly drawn: number;
  readonly tried: number; // puzzles that had to be solved, the filter first
  readonly kept: number;
  readonly unfiltered: number; // what the same images give without the filter
};

export const faster: Claim<{ readonly share: number }, Hunts> = {
  place,
  id: '002-faster',
  title: 'With the filter before solving one hunts through many more nonograms, but much faster',
  quote:
    'We have to hunt through many more nonograms to find the ones we want, but the hunt goes a great deal faster.',
  published: { share: 0.5 },
  effort: 'seconds',
  home: 'hunt/#first-filter-then-solve',
  read() {
    const { drawn, passed, kept } = huntOf(filteredHunt);
    const { kept: unfiltered } = huntOf({ ...filteredHunt, formula: null });
    return { ours: { drawn, tried: passed, kept, unfiltered }, seed: claimSeed };
  },
  agrees: ({ drawn, tried, kept, unfiltered }, { share }) =>
    kept > 0 && kept < share * unfiltered && tried < share * drawn,
  reading: 'for the same finds fewer than half as many puzzles have to be solved',
  ground: ({ drawn }) => ({ kind: 'sample', n: drawn, unit: 'images' }),
  what: 'with the filter first, more images are drawn for a find, but it goes faster',
  says: 'a great deal faster',
  finds: ({ drawn, tried, kept, unfiltered }) =>
    `${grouped(tried)} of ${grouped(drawn)} puzzles had to be solved for the same ${counted(kept, 'find')}; without a filter ${grouped(unfiltered)} would have been kept`,
  remark: 'the figure beside it measures the time as well, on the reader’s machine',
};

export const beforeSolving: Claim<Exceptions, Tried> = law(
  {
    place,
    id: '002-before-solving',
    title: 'The formula can be calculated before the nonogram is solved',
    quote: 'it can be calculated before the nonogram is solved',
    home: 'hunt/#first-filter-then-solve',
    what: 'the filter may stand before solving',
    says: 'it can be calculated before',
    unit: 'hunts, filter first and filter last: the same finds',
    proof:
      'It reads the size and the lengths of the runs, which stand beside the board before anything is solved. So whether it asks first or last, it keeps the same puzzles.',
    effort: 'seconds',
  },
  () => {
    const outcomes = [8, 10, 12, 15].map((side) => {
      const spec: GreatHuntSpec = {
        ...filteredHunt,
        height: side,
        width: side,
        filled: Math.ceil((side * side) / 2),
        boards: 1500,
        formula: { ...filteredHunt.formula, least: (4 * side * side) / 225 },
      };
      const last = huntOf({ ...spec, formula: { ...spec.formula!, when: 'last' } });
      return JSON.stringify(huntOf(spec).finds) === JSON.stringify(last.finds);
    });
    return {
      cases: outcomes.length,
      exceptions: outcomes.filter((same) => !same).length,
      seed: claimSeed,
    };
  },
);
