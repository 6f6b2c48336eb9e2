/** What the chapter hunt says of the hunt: shares of each reading, how the formula ranks, and how many lines are open. */
import { leastBoards, rankedOf, rankOf, ranks } from '../claims/002/formula.ts';
import { faster, filteredHunt } from '../claims/002/formulaFilter.ts';
import {
  bestScale,
  growthOf,
  keptBy,
  proportional,
  puzzlesIn,
  quantile,
  scaledSides,
  valuesOf,
} from '../claims/002/formulaScale.ts';
import type { Ranked } from '../claims/002/formula.ts';
import { arrangements } from '../claims/002/filled113.ts';
import { blockOfFour } from '../claims/002/line.ts';
import { atoms } from '../claims/002/statements.ts';
import { measurements } from '../claims/measurement.ts';
import type { ReadingName } from '../experiments/readings.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import {
  fixed,
  grouped,
  inPercent,
  inWords,
  percent,
  scientific,
  sizeText,
} from '../notebook/plain/numbers.ts';
import { figureLink } from './figurePlaces.ts';
import { stored } from '../stored/fromFile.ts';

const readingTexts: Readonly<Record<ReadingName, string>> = {
  pass: 'all fits, rows once and columns once',
  fills: 'the outermost fits, runs only',
  overlap: 'the outermost fits, runs and gaps',
  sweeps: 'all fits (SETTLE)',
  four: 'beyond single lines: FourSolver',
};

const interval = (count: number, n: number): string => {
  const { low, high } = wilson(count, n);
  return `${inPercent(count / n, 2)} (${inPercent(low, 2)}–${inPercent(high, 2)})`;
};

const both = { spec: measurements['readings 15x15'].spec, tally: stored.tally('readings 15x15') };

/** Images of each of the two numbers. */
export const readingBoards = both.spec.boards;

/** Each reading at 112 and at 113 filled cells. */
export const readingRows = (Object.keys(readingTexts) as ReadingName[]).map((name) => [
  readingTexts[name],
  ...both.spec.points.map((_, at) => interval(both.tally[name][at]!, both.tally.boards[at]!)),
]);

const sized = {
  spec: measurements['readings 5 to 25'].spec,
  tally: stored.tally('readings 5 to 25'),
};

/** Images of each size. */
export const sizedBoards = sized.spec.boards;

/** The readings by size, with their intervals. */
export const sizeRows = sized.spec.points.flatMap(({ side }, at) =>
  side % 2 === 0 && side !== 10 && side !== 20
    ? []
    : [
        [
          sizeText(side, side),
          ...(['pass', 'fills', 'overlap', 'sweeps', 'four'] as const).map((name) =>
            interval(sized.tally[name][at]!, sized.tally.boards[at]!),
          ),
        ],
      ],
);

/** A size of that table and the share that SETTLE solves. */
export const solvedAt = (side: number): string => {
  const at = sized.spec.points.findIndex((point) => point.side === side);
  return percent(sized.tally.sweeps[at]! / sized.tally.boards[at]!);
};

const wide = {
  spec: measurements['formula-rank across'].spec,
  tally: stored.tally('formula-rank across'),
};
const one = {
  spec: measurements['formula-rank 15x15'].spec,
  tally: stored.tally('formula-rank 15x15'),
};

const minus = (value: number): string => fixed(value, 2).replace('-', '−');

const rankText = (ranked: Ranked): string => {
  const rank = rankOf(ranked);
  return rank === null
    ? 'too few'
    : `${minus(rank.rho)} (${minus(rank.low)} to ${minus(rank.high)})`;
};

const sides = [5, 10, 15, 20, 25];
const shares = [50, 55, 60, 65, 70];

/** The rank correlation at every size and share of filled cells; rows: sizes. */
export const rankRows = sides.map((side) => [
  sizeText(side, side),
  ...shares.map((_, share) =>
    rankText(
      rankedOf(
        wide.spec,
        wide.tally,
        'rows and columns',
        (point) => point === wide.spec.points[sides.indexOf(side) * shares.length + share],
      ),
    ),
  ),
]);

/** The signs of that table: intervals wholly below zero, wholly above, and how many there are. */
export const rankSigns = (() => {
  const found = wide.spec.points.flatMap(
    (point) =>
      rankOf(rankedOf(wide.spec, wide.tally, 'rows and columns', (one) => one === point)) ?? [],
  );
  return {
    below: inWords(found.filter(({ high }) => high < 0).length),
    above: inWords(found.filter(({ low }) => low > 0).length),
    of: grouped(found.length),
  };
})();

/** Images of each size and share in it, and how few puzzles are too few; its sizes and shares. */
export const rankBoards = {
  drawn: grouped(wide.spec.boards),
  least: grouped(leastBoards),
  sides: inWords(sides.length),
  shares: inWords(shares.length),
};

/** The heads of its columns. */
export const rankColumns = ['size', ...shares.map((share) => `${share} % filled`)];

const { ours: rank } = ranks.read(stored);

/** How the formula ranks at one size and number, by rows alone, and across. */
export const rankTexts = {
  one: `${minus(rank.one.rho)} (${minus(rank.one.low)} to ${minus(rank.one.high)})`,
  rows: `${minus(rank.oneRows.rho)} (${minus(rank.oneRows.low)} to ${minus(rank.oneRows.high)})`,
  all: `${minus(rank.all.rho)} (${minus(rank.all.low)} to ${minus(rank.all.high)})`,
  boards: grouped(rank.one.boards),
  allBoards: grouped(rank.all.boards),
};

const scale = bestScale(stored);
const scaled = scaledSides.map((side) => ({ side, values: valuesOf(stored, side) }));

/** How far the values of the formula lie apart in each size, with half of the cells filled, and what the best k keeps. */
export const scaleRows = scaled.map(({ side, values }) => [
  sizeText(side, side),
  grouped(puzzlesIn(values)),
  fixed(quantile(values, 0.5), 3),
  `${fixed(quantile(values, 0.05), 3)} to ${fixed(quantile(values, 0.95), 3)}`,
  percent(keptBy(values, scale.k), 0),
]);

/** The k that keeps most puzzles of the size that fares worst, and what the text says of the scale. */
export const scaleTexts = ((): Readonly<Record<'k' | 'all' | 'spread' | 'apart', string>> => {
  const [five, , fifteen] = scaled.map(({ values }) => values);
  const [least = NaN] = five?.[0] ?? [];
  const [greatest = NaN] = five?.at(-1) ?? [];
  return {
    k: grouped(scale.k),
    all: grouped(puzzlesIn(five ?? [])),
    spread: fixed(greatest / least, 1),
    apart: fixed(quantile(fifteen ?? [], 0.5) / quantile(five ?? [], 0.5), 1),
  };
})();

/** How many times as many sweeps boards of 15 x 15 take as boards of 5 x 5, and how many times as many cells they have. */
export const growth = {
  sweeps: fixed(growthOf(proportional.read(stored).ours)[0], 1),
  cells: inWords(proportional.published.times),
};

const { ours: hunts } = faster.read(stored);

/** What the filter spares. */
export const filterTexts = {
  drawn: grouped(hunts.drawn),
  k: grouped(filteredHunt.formula.k),
  least: grouped(filteredHunt.formula.least),
  tried: grouped(hunts.tried),
  kept: grouped(hunts.kept),
  unfiltered: grouped(hunts.unfiltered),
};

/** Puzzles of 15 x 15 by their sweeps: rounds, open lines, bottlenecks. */
export const openRows = [
  [5, 9],
  [10, 14],
  [15, 19],
  [20, 24],
  [25, Infinity],
].map(([from = 0, to = 0]) => {
  const units = [...one.tally.sweeps.keys()].filter((unit) => {
    const sweeps = one.tally.sweeps[unit]!;
    return sweeps >= from && sweeps <= to;
  });
  const mean = (of: (unit: number) => number): string =>
    fixed(units.reduce((sum, unit) => sum + of(unit), 0) / units.length, 1);
  return [
    to === Infinity ? `${from} and more` : `${from} to ${to}`,
    grouped(units.length),
    mean((unit) => one.tally.rounds[unit]!),
    mean((unit) => one.tally.open[unit]! / one.tally.rounds[unit]!),
    mean((unit) => one.tally.bottlenecks[unit]!),
  ];
});

/** Puzzles with as many sweeps that have the fewest and the most bottlenecks, in words. */
export const sameSweeps = ((): { readonly sweeps: number; readonly text: string } => {
  const sweeps = 20;
  const counts = [...one.tally.sweeps.keys()]
    .filter((unit) => one.tally.sweeps[unit] === sweeps)
    .map((unit) => one.tally.bottlenecks[unit]!);
  return { sweeps, text: `${Math.min(...counts)} to ${Math.max(...counts)}` };
})();

/** How many images there are, how many the document has, and the atoms that they are compared with: powers of ten. */
export const ways = {
  ...scientific(BigInt(arrangements.read(stored).ours.exact)),
  printed: arrangements.published.log10,
  atoms: Math.round(atoms.read(stored).ours.atoms),
};

const { ours: four } = blockOfFour.read(stored);

/** Cells that a block of 4 makes certain in a line of 5, and in one of 15. */
export const fourTexts = {
  ofFive: inWords(four.ofFive),
  ofFifteen: four.ofFifteen === 0 ? 'none' : inWords(four.ofFifteen),
};

const filtered = (when: 'first' | 'last'): string =>
  figureLink('fig-hunt', { d: 'none', o: when, fa: String(filteredHunt.formula.least) });

/** The hunt with the filter before solving, and after it. */
export const filterFirst = filtered('first');
export const filterLast = filtered('last');
