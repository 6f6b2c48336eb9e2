/** What the companion of the thesis says of the sequences of 6x6 beside those of 5x5: how long they are, and how many of their cells have each category. */
import { sum } from 'd3';
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import { fixed, grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { allSequences } from './allSequences.ts';
import { sixRun } from './sixBySix.ts';
import { classNames } from './sequences.ts';

/** Names of the classes that have sequences. */
const kinds = classNames.slice(1);
const sides = [5, 6] as const;
type Side = (typeof sides)[number];

/** Cells of a sequence, on average over the pictures of a class: of one category, or all. */
function meanOf(side: Side, at: number, category?: number): number {
  const { cells, images } = allSequences[side].classes[at]!;
  return (category === undefined ? sum(cells) : (cells[category] ?? 0)) / images;
}

/** Mean lengths, class by class. */
export const meanLengths = (side: Side): readonly string[] =>
  kinds.map((_, at) => fixed(meanOf(side, at), 1));

/** In the class unique: the share of the deciding cells, 11 and 14. */
export const decidingShare = (side: Side): number =>
  (meanOf(side, 0, 11) + meanOf(side, 0, 14)) / meanOf(side, 0);

const meanText = (mean: number): string => (mean === 0 ? '' : fixed(mean, 3));

/** Cells of each category in a sequence, on average. */
export const meansTable = {
  columns: [
    'Category',
    ...kinds.flatMap((name) => sides.map((side) => `${name}, ${sizeText(side, side)}`)),
  ],
  rows: [
    ...CATEGORIES.map((_, category) => [
      String(category),
      ...kinds.flatMap((__, at) => sides.map((side) => meanText(meanOf(side, at, category)))),
    ]).filter(([, ...values]) => values.some((text) => text !== '')),
    ['all', ...kinds.flatMap((_, at) => sides.map((side) => meanText(meanOf(side, at))))],
  ],
} as const;

/** Pictures of 6x6 by the length of their sequence, class by class; all pictures. */
export const lengthTable = {
  columns: ['Length', ...kinds.flatMap((name) => [name, 'share'])],
  rows: Array.from({ length: 37 }, (_, length) => {
    const counts = sixRun.seen.lengths.map((of) => of.find(([one]) => one === length)?.[1] ?? 0);
    return { length, counts };
  })
    .filter(({ counts }) => sum(counts) > 0)
    .map(({ length, counts }) => [
      String(length),
      ...counts.flatMap((count, at) => [
        grouped(count),
        percent(count / sum(sixRun.seen.lengths[at] ?? [], ([, images]) => images ?? 0), 2),
      ]),
    ]),
} as const;

/** Lengths that no sequence of 6x6 has, from the shortest there is to the longest. */
export const missingLengths: readonly number[] = (() => {
  const there = new Set(lengthTable.rows.map(([length]) => Number(length)));
  const [least, most] = [Math.min(...there), Math.max(...there)];
  return Array.from({ length: most - least }, (_, at) => least + at).filter(
    (length) => !there.has(length),
  );
})();
