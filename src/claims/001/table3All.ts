/** 001, Table 3: the images of 6x6, of which the thesis classified the first part. */
import { exact } from '../agree.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { imagesBefore, probingLevels } from '../../experiments/probingLevels.ts';
import type { ProbingLevelsSpec, ProbingLevelsTally } from '../../experiments/probingLevels.ts';
import { anyCensus } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { grouped, percentage } from '../../notebook/plain/numbers.ts';
import { publishedRow, rowOf } from './table3Rows.ts';
import type { Table3Row } from './table3Rows.ts';

/** The thesis stopped here. */
const classified = 30_000_000_000;

/** About how long an image of each level takes, so that shards take about equally long. In ns. */
const weights = [
  750, 750, 750, 750, 750, 750, 750, 700, 660, 670, 660, 570, 580, 490, 400, 310, 235, 160, 124, 93,
  80, 61, 55, 45, 38, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
];

const whole: ProbingLevelsSpec = { side: 6, first: classified };

/** The row of 6x6, partial as in the thesis and whole. */
export type SixBySix = {
  /** The first 30,000,000,000 by level; within level 18 by increasing and by decreasing number. */
  readonly increasing: Table3Row;
  readonly decreasing: Table3Row;
  readonly whole: Table3Row;
  /** Filled cells, then images of each class, and the uniquely solvable ones of the rest. */
  readonly levels: readonly (readonly number[])[];
  readonly uniqueRest: number;
  /** Of unique, exactly two, rest: `[length of the sequence, images, first example]`, shortest first. */
  readonly lengths: readonly (readonly (readonly number[])[])[];
  /** Likewise `[category, images with it, first example]`. */
  readonly categories: readonly (readonly (readonly number[])[])[];
  /** The first unique image with a category 0 (Figure 18), if there is one. */
  readonly unique0: readonly string[] | null;
};

/** Of the classes with sequences: what was counted how often, and first where. */
const listed = (counts: Float64Array, firsts: Float64Array, size: number): number[][][] =>
  [1, 2, 3].map((kind) =>
    Array.from({ length: size }, (_, at) => [
      at,
      counts[size * kind + at]!,
      firsts[size * kind + at]!,
    ]).filter(([, images]) => images !== 0),
  );

/**
 * The table of a whole run over all levels.
 *
 * @source 001_a525a3e1210b0814.txt Table 3, §3.5.3
 */
export function sixBySixOf(tally: ProbingLevelsTally): SixBySix {
  const levels = Array.from(tally.uniqueRest, (unique, level) => [
    level,
    ...tally.images.subarray(4 * level, 4 * level + 4),
    unique,
  ]);
  const sum = (column: number): number =>
    levels.reduce((total, level) => total + (level[column] ?? 0), 0);
  const categories = listed(tally.categories, tally.firstOfCategory, 16);
  const example = categories[0]?.find(([category]) => category === 0)?.[2];
  return {
    increasing: rowOf(tally.increasing),
    decreasing: rowOf(tally.decreasing),
    whole: rowOf([sum(1), sum(2), sum(3), sum(4)]),
    levels,
    uniqueRest: sum(5),
    lengths: listed(tally.lengths, tally.firstOfLength, tally.uniqueRest.length),
    categories,
    unique0: example === undefined ? null : formatGrid(imageFromIndex(6, 6, example)),
  };
}

/** The filled cells of the last pictures that the thesis reached. */
const lastLevel = 18;
const classNames = ['simple', 'unique', 'exactly two', 'rest'] as const;

/** Classes of which the pictures that must be among the printed ones are more than printed. */
const tooMany = ({ levels }: SixBySix): readonly string[] =>
  classNames.filter((_, at) => {
    const below = levels.slice(0, lastLevel).reduce((sum, level) => sum + (level[at + 1] ?? 0), 0);
    return below > (publishedRow(6).images[at] ?? 0);
  });

export const table3Six: Claim<Table3Row, SixBySix> = {
  id: '001-table-3-6x6',
  place: 'Table 3, row 6x6; section 3.5.3',
  title:
    'The first 30,000,000,000 images of 6x6 by increasing number of filled cells, by class; and all 68,719,476,736',
  published: publishedRow(6),
  effort: 'hours',
  census: anyCensus({
    experiment: probingLevels,
    spec: whole,
    imagesOf: ({ images }) => images.reduce((sum, count) => sum + count, 0),
    workBefore: (unit) => imagesBefore(whole, unit, weights),
    oursOf: sixBySixOf,
  }),
  from: ['probing-levels 6x6'],
  quote: '21,590,009,602; 507,898,588; 3,208,556,453; 4,693,535,357; 30,000,000,000 of',
  ground: { kind: 'count', of: 'all 68,719,476,736 pictures' },
  home: 'fig-classes-4x4',
  what: 'row 6x6: the counts of the first 30,000,000,000 pictures by filled cells',
  says: ({ images }) => images.slice(0, 4).map(grouped).join(', '),
  finds: ({ increasing }) => increasing.images.slice(0, 4).map(grouped).join(', '),
  remark: (ours) => {
    const many = tooMany(ours);
    return many.length === 0
      ? null
      : `those with fewer than ${lastLevel} filled cells alone are too many of the class ${many.join(' and of ')}: the order cannot have been the one that the text tells`;
  },
  erratum: (ours) => ({
    printed: publishedRow(6).images.slice(0, 4).map(grouped).join('; '),
    as: 'cells',
    read: 'either another row, or another order of generating than “starting with an empty Nonogram followed by all Nonograms with one filled cell” (section 3.5.3): we cannot tell which of the two is meant',
    check: `The classes ${tooMany(ours).join(' and ')} have more pictures with fewer than ${lastLevel} filled cells than the row has in all. It is also the only row in which “exactly two” is smaller than the rest.`,
  }),
  read: (measured) => {
    return {
      ours: sixBySixOf(measured.tally('probing-levels 6x6')),
      note: 'The thesis does not say in which order it went through the images with 18 filled cells, of which it reached 177,829,282. Both orders of the image numbers are counted; those that turn or reflect one of them into another give the same counts.',
    };
  },
  // one of the orders is the one of the thesis
  agrees: ({ increasing, decreasing }, published) =>
    exact(increasing, published) || exact(decreasing, published),
};

type Follows = { readonly percent: readonly number[]; readonly sum: number };

export const table3SixShares: Claim<Follows, Follows> = {
  id: '001-table-3-6x6-percent',
  place: 'Table 3, row 6x6',
  title: 'The percentages of the row 6x6 follow from its counts, which add up to 30,000,000,000',
  published: { percent: publishedRow(6).percent, sum: publishedRow(6).images[4] ?? 0 },
  ground: { kind: 'proof' },
  home: 'fig-classes-4x4',
  what: 'row 6x6: percentages',
  says: ({ percent }) => percent.map((one) => percentage(one, 2)).join(', '),
  finds: ({ percent, sum }) =>
    `${percent.map((one) => percentage(one, 2)).join(', ')} follow from the printed counts, which add up to ${grouped(sum)}`,
  remark: 'this checks the document against itself',
  read() {
    const { images, percent } = rowOf(publishedRow(6).images.slice(0, 4));
    return { ours: { percent, sum: images[4] ?? 0 } };
  },
  agrees: exact,
};
