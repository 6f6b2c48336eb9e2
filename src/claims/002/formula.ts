/** 002: the order in which its formula puts puzzles, held against sweeps; nobody has held it against people. */
import { rankCorrelation } from '../../experiments/rankCorrelation.ts';
import type { FormulaRankSpec, FormulaRankTally } from '../../experiments/formulaRank.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';

const place = 'Over Easy or Hard Boiled?';

/** A stored run with what was asked of it. */
export const runOf = (
  measured: Measured,
  name: 'formula-rank 15x15' | 'formula-rank across',
): { readonly spec: FormulaRankSpec; readonly tally: FormulaRankTally } => ({
  spec: measurements[name].spec,
  tally: measured.tally(name),
});

/** Boards of a point, or of several, that single lines solve: their formula with k = 1, and their sweeps. */
export type Ranked = { readonly formula: Float64Array; readonly sweeps: Float64Array };

/**
 * Picks boards from a run.
 *
 * @param lines - whose runs are summed
 * @param wanted - which points
 */
export function rankedOf(
  { points }: FormulaRankSpec,
  tally: FormulaRankTally,
  lines: 'rows' | 'rows and columns',
  wanted: (point: { readonly side: number; readonly filled: number }) => boolean = () => true,
): Ranked {
  const formula: number[] = [];
  const sweeps: number[] = [];
  for (const [unit, count] of tally.sweeps.entries()) {
    const point = points[unit % points.length]!;
    if (count === 0 || !wanted(point)) continue;
    const squares = tally.rows[unit]! + (lines === 'rows' ? 0 : tally.columns[unit]!);
    formula.push(point.side ** 4 / (225 * squares));
    sweeps.push(count);
  }
  return { formula: Float64Array.from(formula), sweeps: Float64Array.from(sweeps) };
}

/** Fewer boards than these say nothing of an order. */
export const leastBoards = 50;

type Rank = {
  readonly boards: number;
  readonly rho: number;
  readonly low: number;
  readonly high: number;
};

/** The rank correlation of some boards; null where they are too few. */
export function rankOf({ formula, sweeps }: Ranked): Rank | null {
  if (formula.length < leastBoards) return null;
  const found = rankCorrelation(formula, sweeps, claimSeed);
  return found === null ? null : { boards: formula.length, ...found };
}

/** Cases of an order, and those of them that go the other way. */
type Against = { readonly cases: number; readonly against: number };

const people =
  'The article means difficulty for people, of which there are no data, and will not take a program’s steps for a measure. So this is no verdict on it.';

export const longBlocks: Question<string, Against> = {
  place,
  id: '002-long-blocks',
  title:
    '“The more relatively long blocks there are the easier the puzzle will be”: do they take fewer sweeps?',
  quote: 'the more relatively long blocks there are the easier the puzzle will be',
  published: 'the easier',
  from: ['formula-rank across'],
  home: 'papers/great-hunt/#the-formula',
  read(measured) {
    const { spec, tally } = runOf(measured, 'formula-rank across');
    const ranks = spec.points.flatMap(({ side, filled }) => {
      const one = (point: { readonly side: number; readonly filled: number }): boolean =>
        point.side === side && point.filled === filled;
      return rankOf(rankedOf(spec, tally, 'rows and columns', one)) ?? [];
    });
    return {
      ours: { cases: ranks.length, against: ranks.filter(({ high }) => high < 0).length },
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: ({ cases }) => ({ kind: 'cases', n: cases, unit: 'sizes and numbers of filled cells' }),
  what: 'among puzzles of one size with as many filled cells, longer blocks make easier ones',
  says: 'the easier, for people',
  finds: ({ cases, against }) =>
    `against the order of sweeps in ${against} of ${grouped(cases)} cases, those with many filled cells`,
  remark: people,
};

export const morePixels: Question<string, Against> = {
  place,
  id: '002-more-pixels',
  title: '“The more pixels, the harder the puzzle will be”: do larger puzzles take more sweeps?',
  quote: 'The more pixels, the harder the puzzle will be.',
  published: 'the harder',
  from: ['formula-rank across'],
  home: 'papers/great-hunt/#the-formula',
  read(measured) {
    const { spec, tally } = runOf(measured, 'formula-rank across');
    const shares = 5;
    const means = Array.from({ length: shares }, (_, share) =>
      spec.points.flatMap((point, at) => {
        if (at % shares !== share) return [];
        const { sweeps } = rankedOf(spec, tally, 'rows', (one) => one === point);
        if (sweeps.length < leastBoards) return [];
        return [sweeps.reduce((sum, count) => sum + count, 0) / sweeps.length];
      }),
    );
    const steps = means.flatMap((list) => list.slice(1).map((mean, at) => mean > list[at]!));
    return {
      ours: { cases: steps.length, against: steps.filter((rises) => !rises).length },
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: ({ cases }) => ({ kind: 'cases', n: cases, unit: 'steps of five cells a side' }),
  what: 'larger puzzles are harder',
  says: 'the harder, for people',
  finds: ({ cases, against }) =>
    `their mean number of sweeps rises in ${cases - against} of ${cases} steps of size`,
  remark: people,
};

/** The rank correlation of boards that are enough for one. */
function needed(ranked: Ranked): Rank {
  const rank = rankOf(ranked);
  if (rank === null) throw new RangeError('too few boards to rank');
  return rank;
}

/** Not in the document: how well its formula ranks. */
export const ranks: Question<
  null,
  { readonly one: Rank; readonly oneRows: Rank; readonly all: Rank }
> = {
  place,
  id: '002-formula-ranks',
  title:
    'How well the formula ranks puzzles, held against sweeps: of one size and number of cells, and across',
  quote: 'Difficulty = k * size * size / sum( ( 15 * blocklength / size ) ** 2 )',
  published: null,
  effort: 'seconds',
  from: ['formula-rank 15x15', 'formula-rank across'],
  read(measured) {
    const one = runOf(measured, 'formula-rank 15x15');
    const all = runOf(measured, 'formula-rank across');
    return {
      ours: {
        one: needed(rankedOf(one.spec, one.tally, 'rows and columns')),
        oneRows: needed(rankedOf(one.spec, one.tally, 'rows')),
        all: needed(rankedOf(all.spec, all.tally, 'rows and columns')),
      },
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: ({ one, all }) => ({ kind: 'sample', n: one.boards + all.boards, unit: 'boards' }),
  home: 'papers/great-hunt/#the-formula',
  what: 'the order of puzzles by the formula, beside that by sweeps',
  says: 'no word on how well it ranks',
  finds: ({ one, all }) =>
    `rank correlation ${fixed(one.rho, 2)} at 15x15 with 113 filled cells, ${fixed(all.rho, 2)} across sizes and numbers of cells`,
};
