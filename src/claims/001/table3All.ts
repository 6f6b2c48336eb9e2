/** 001, Table 3: all images of 4x4 and 5x5 by class, and the images of 6x6, of which the thesis classified the first part. */
import table3 from '../../../content/claims/001-table-3.json' with { type: 'json' };
import { exact } from '../agree.ts';
import { formatGrid, imageFromIndex } from '../../engine/board/image.ts';
import { imagesBefore, probingLevels } from '../../experiments/probingLevels.ts';
import type { ProbingLevelsSpec, ProbingLevelsTally } from '../../experiments/probingLevels.ts';
import { anyCensus } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { probingCountOf } from '../probingCounts.ts';
import { round } from '../sample.ts';

/** A row of Table 3. */
type Row = {
  readonly images: readonly number[]; // simple, unique, exactly two, rest, total
  readonly percent: readonly number[];
};

const publishedRow = (side: 4 | 5 | 6): Row => {
  const row = table3.rows.find(({ size }) => size[0] === side);
  return { images: row?.images ?? [], percent: row?.percent ?? [] };
};

function rowOf(classes: ArrayLike<number>): Row {
  const images = Array.from(classes);
  const total = images.reduce((sum, count) => sum + count, 0);
  return { images: [...images, total], percent: images.map((n) => round((100 * n) / total)) };
}

const row = (side: 4 | 5): Claim<Row, Row> => ({
  id: `001-table-3-${side}x${side}`,
  source: '001',
  place: `Table 3, row ${side}x${side}`,
  title: `All images of ${side}x${side}: simple, unique, exactly two, rest`,
  published: publishedRow(side),
  effort: side === 4 ? 'moment' : 'minute',
  read: () => ({ ours: rowOf(probingCountOf(side, side).tally.images) }),
  agrees: exact,
});

export const table3Rows: readonly Claim[] = [row(4), row(5)];

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
  readonly increasing: Row;
  readonly decreasing: Row;
  readonly whole: Row;
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

export const table3Six: Claim<Row, SixBySix> = {
  id: '001-table-3-6x6',
  source: '001',
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
  read() {
    const tally = probingLevels.emptyTally(whole);
    probingLevels.begin(whole)(0, probingLevels.units(whole), tally);
    return {
      ours: sixBySixOf(tally),
      note: 'The thesis does not say in which order it went through the images with 18 filled cells, of which it reached 177,829,282. Both orders of the image numbers are counted; those that turn or reflect one of them into another give the same counts.',
    };
  },
  // one of the orders is the one of the thesis
  agrees: ({ increasing, decreasing }, published) =>
    exact(increasing, published) || exact(decreasing, published),
};
