/** What the companion of the thesis says of pairs of cells in the manner of its sections 3.4 and 4, from the stored count. */
import { sum } from 'd3';
import { PAIR_CATEGORIES, pairCategory, pairFutures } from '../engine/census/smallPairs.ts';
import { PAIR_CLASSES, pairClasses } from '../claims/001/pairSequences.ts';
import type { PairCount } from '../claims/001/pairSequences.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { storedClaim } from '../stored/fromFile.ts';
import { tripleNeeded } from './setRounds.ts';

const { four, five } = storedClaim(pairClasses).ours;
const counts = { 4: four, 5: five } as const;
const sides = [4, 5] as const;

/** How many categories a pair can have: its four numbers with the larger of the middle two first. */
export const pairCategories = new Set(
  Array.from({ length: PAIR_CATEGORIES }, (_, category) => pairCategory(...pairFutures(category))),
).size;

/** Categories that occur, by size. */
export const occurring = { 4: four.categories.length, 5: five.categories.length } as const;

/** Pictures of the rest of single cells, those of them that pairs decide, and those with one solution that they leave. */
export const decidedByPairs = (
  side: 4 | 5,
): { readonly rest: number; readonly decided: number; readonly left: number } => {
  const { classes, left } = counts[side];
  const row = classes[2] ?? [];
  return { rest: sum(row), decided: sum(row.slice(0, -1)), left: left.images };
};

/** Different sequences of pairs, and those that pictures with one solution share with others. */
export const pairSequences = {
  four: sum(four.sequences),
  five: sum(five.sequences),
  mixed: four.mixed + five.mixed,
  left: five.left.sequences,
} as const;

/** A picture of 5x5 with one solution that no pair shows. */
export const leftByPairs = tripleNeeded;

/** Pure sequences of pairs on 5x5: of one solution, and of two. */
export const purePairs = five.pure.slice(0, 2).map(({ sequences, images }, kind) => ({
  sequences,
  images,
  share: images / sum(five.classes.map((row) => row[kind] ?? 0)),
}));

const shares = (ends: readonly number[]): readonly string[] =>
  ends.map((count) => percent(count / sum(ends), 1));

/** What a future comes to, for single cells and for pairs. */
export const futureTable = {
  columns: ['Probed', 'nothing more (0)', 'something (1)', 'no fit (2)', 'solved (3)'],
  rows: sides.flatMap((side) => [
    [`${sizeText(side, side)}, a cell`, ...shares(counts[side].futures.cells)],
    [`${sizeText(side, side)}, a pair`, ...shares(counts[side].futures.pairs)],
  ]),
} as const;

/** Pictures by the class of single cells: one and two solutions, and the rest. */
const byCells = ({ classes }: PairCount): readonly number[] => {
  const [one = 0, two = 0, rest = 0] = classes.map((row) => sum(row));
  return [one, two, 0, 0, rest];
};

const byPairs = ({ classes }: PairCount): readonly number[] =>
  Array.from({ length: PAIR_CLASSES }, (_, kind) => sum(classes.map((row) => row[kind] ?? 0)));

/** Table 3 of the thesis, and the same by pairs. */
export const pairTable = {
  columns: ['Probed', 'Simple', 'one', 'two', 'three', 'four', 'Rest'],
  rows: sides.flatMap((side) => {
    const row = (name: string, images: readonly number[]): string[] => [
      `${sizeText(side, side)}, ${name}`,
      ...[counts[side].simple, ...images].map((count) => (count === 0 ? '–' : grouped(count))),
    ];
    return [row('a cell', byCells(counts[side])), row('a pair', byPairs(counts[side]))];
  }),
} as const;
