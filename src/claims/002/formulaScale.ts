/** 002: the parts of its formula: squares of blocks, growth with size, and whether one k brings its values between 1 and 10. */
import { parseLine } from '../../engine/board/cell.ts';
import { squaresOfRuns } from '../../engine/sweep/runSquares.ts';
import { enumerated, fixed, inWords, percent } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { claimSeed } from '../sample.ts';
import { rankedOf, runOf } from './formula.ts';
import type { Ranked } from './formula.ts';
import { fiveOf, valuesOfFive } from './formulaFive.ts';
import type { Values } from './formulaFive.ts';

const place = 'Over Easy or Hard Boiled?';

/** The sizes whose puzzles with half of their cells filled are looked at; of 5x5 there are all of them. */
export const scaledSides = [5, 10, 15, 20] as const;
type Side = (typeof scaledSides)[number];

/** The drawn puzzles of a size: 50 of 100 cells filled, 113 of 225, 200 of 400. */
function drawnOf(measured: Measured, side: Exclude<Side, 5>): Ranked {
  const { spec, tally } = runOf(
    measured,
    side === 15 ? 'formula-rank 15x15' : 'formula-rank across',
  );
  return rankedOf(
    spec,
    tally,
    'rows and columns',
    (point) => point.side === side && Math.abs(point.filled - side ** 2 / 2) <= 0.5,
  );
}

/** Values of the formula, k = 1, of the puzzles of a size: all of 5x5, a sample of the others. */
export const valuesOf = (measured: Measured, side: Side): Values =>
  side === 5
    ? valuesOfFive(fiveOf(measured))
    : Array.from(drawnOf(measured, side).formula.toSorted(), (value) => [value, 1] as const);

/** How many puzzles there are. */
export const puzzlesIn = (values: Values): number =>
  values.reduce((sum, [, many]) => sum + many, 0);

/** The least value that a share of the puzzles does not exceed. */
export function quantile(values: Values, share: number): number {
  const wanted = share * puzzlesIn(values);
  let below = 0;
  for (const [value, many] of values) if ((below += many) >= wanted) return value;
  return NaN;
}

/** The share of the puzzles whose value is between 1 and 10 with some k. */
export const keptBy = (values: Values, k: number): number =>
  puzzlesIn(values.filter(([value]) => k * value >= 1 && k * value <= 10)) / puzzlesIn(values);

/** The sizes of the question: from its example of 5x5 to its largest. */
const asked = [5, 10, 15] as const;

type Kept = {
  readonly k: number; // the whole one that is kindest to the size that fares worst
  readonly kept: readonly number[]; // shares, by size
  /** Of the drawn puzzles of 15x15, those with more than ten times the least value of 5x5. */
  readonly beyond: number;
  readonly boards: number;
};

/** The k that does best. */
export function bestScale(measured: Measured): Kept {
  const [five, ten, fifteen] = asked.map((side) => valuesOf(measured, side)) as [
    Values,
    Values,
    Values,
  ];
  const all = Array.from({ length: 100 }, (_, at) => at + 1).map((k) => ({
    k,
    kept: [five, ten, fifteen].map((values) => keptBy(values, k)),
  }));
  const best = all.reduce((one, other) =>
    Math.min(...other.kept) > Math.min(...one.kept) ? other : one,
  );
  const [least = NaN] = five[0] ?? [];
  return {
    ...best,
    beyond: puzzlesIn(fifteen.filter(([value]) => value > 10 * least)),
    boards: puzzlesIn(ten) + puzzlesIn(fifteen),
  };
}

type Growth = {
  readonly five: number; // mean sweeps, of all of 5x5
  readonly fifteen: number; // of the drawn ones of 15x15
  readonly deviation: number; // of the latter mean
  readonly boards: number;
};

/** How many times as many sweeps, and half the width of its 95 % interval. */
export const growthOf = ({ five, fifteen, deviation }: Growth): readonly [number, number] => [
  fifteen / five,
  (1.96 * deviation) / five,
];

export const proportional: Question<{ readonly times: number }, Growth> = {
  place,
  id: '002-proportional',
  title: '“Difficulty is proportional to size * size”: how do sweeps grow?',
  quote: 'Difficulty is proportional to size * size',
  published: { times: 9 },
  effort: 'seconds',
  from: ['formula-rank 15x15'],
  home: 'papers/great-hunt/#the-formula',
  read(measured) {
    const { sweeps, simple } = fiveOf(measured);
    const drawn = drawnOf(measured, 15).sweeps;
    const fifteen = drawn.reduce((a, b) => a + b, 0) / drawn.length;
    const variance = drawn.reduce((sum, one) => sum + (one - fifteen) ** 2, 0) / (drawn.length - 1);
    return {
      ours: {
        five: sweeps / simple,
        fifteen,
        deviation: Math.sqrt(variance / drawn.length),
        boards: drawn.length,
      },
      seed: claimSeed,
    };
  },
  agrees: null,
  ground: ({ boards }) => ({
    kind: 'sample',
    n: boards,
    unit: 'puzzles of 15x15, beside all of 5x5',
  }),
  what: 'from 5x5 to 15x15, which has nine times as many cells, the mean number of sweeps grows',
  says: ({ times }) =>
    `proportional to the number of cells, ${inWords(times)} times as many, for people`,
  finds(growth) {
    const [times, wide] = growthOf(growth);
    return `${fixed(times, 1)} times, in sweeps, with half of the cells filled (95 %: ${fixed(times - wide, 2)} to ${fixed(times + wide, 2)})`;
  },
  remark:
    'The article defines a difficulty for people, and does not count sweeps: a program’s steps it will not take for a measure. So this is no verdict on its formula.',
};

export const oneToTen: Claim<{ readonly beyond: number }, Kept> = {
  place,
  id: '002-one-to-ten',
  title: 'One k makes everything come out between 1 and 10, for sizes up to 15x15',
  quote:
    'we can multiply by an arbitrary parameter, usually called k, to make everything come out into a convenient range, say 1 ( easy ) to 10 ( hard )',
  published: { beyond: 0 },
  effort: 'seconds',
  from: ['formula-rank across', 'formula-rank 15x15'],
  home: 'papers/great-hunt/#from-1-to-10',
  read: (measured) => ({
    ours: bestScale(measured),
    seed: claimSeed,
    note: 'One picture of 5x5 and one of 15x15 whose values differ by more than ten times are enough to show that no k fits both. Most pictures are nowhere near these ends.',
  }),
  agrees: ({ beyond }, published) => beyond <= published.beyond,
  reading:
    'sizes from 5x5, its example, to 15x15, with half of the cells filled: 13 of 25, 50 of 100, 113 of 225',
  erratum:
    'The article does not say of which sizes “everything” is, nor that it means every single puzzle. One k keeps most puzzles of all three sizes.',
  ground: ({ boards }) => ({
    kind: 'sample',
    n: boards,
    unit: 'puzzles of 10x10 and 15x15, beside all of 5x5',
  }),
  what: 'one k brings the values of the formula from 5x5 to 15x15 between 1 and 10',
  says: 'everything',
  finds: ({ k, kept, beyond }) =>
    beyond === 0
      ? 'everything that we have seen'
      : `no k does; k = ${k} keeps ${enumerated(kept.map((share) => percent(share, 0)))} of the puzzles of 5\u00a0×\u00a05, 10\u00a0×\u00a010 and 15\u00a0×\u00a015`,
};

/** Four runs of one cell in a row, and one run of four. */
const fourOnes = parseLine('1010101');
const oneFour = parseLine('1111000');
const squaresOf = (line: Uint8Array): number => squaresOfRuns(line, 1, line.length, 'rows');

type Squares = { readonly apart: number; readonly together: number };

export const squares: Claim<Squares, Squares> = {
  place,
  id: '002-squares',
  title: 'Squared and added, four blocks of 1 count 4, and one block of 4 counts 16',
  quote: 'square everything and add them together ( 1*1 + 1*1 + 1*1 +1*1 = 4, but 4*4 = 16 )',
  published: { apart: 4, together: 16 },
  home: 'papers/great-hunt/#the-formula',
  read: () => ({ ours: { apart: squaresOf(fourOnes), together: squaresOf(oneFour) } }),
  agrees: exact,
  ground: { kind: 'example' },
  what: 'sums of squares of four blocks of one cell, and of one block of four',
  says: ({ apart, together }) => `${apart} and ${together}`,
  finds: ({ apart, together }) => `${apart} and ${together}`,
};
