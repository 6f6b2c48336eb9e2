/** Table 3 of 001 for 6x6: the printed row, and the stored run over all images, level by level of filled cells. */
import { sum } from 'd3';
import { binomialCoefficient } from '../engine/board/binomial.ts';
import { sixBySixOf, table3Six } from '../claims/001/table3All.ts';
import type { SixBySix } from '../claims/001/table3All.ts';
import { grouped, percent } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';
import { classNames } from './sequences.ts';

/** The row of 6x6 as printed, and what its own numbers say. */
export const six = ((): {
  readonly total: number; // printed
  readonly sum: number; // of the four classes
  readonly of: number; // all images
  readonly level: number; // filled cells of the last images reached
  readonly below: number; // images with fewer
  readonly reached: number; // of that level
  readonly inLevel: number;
  readonly right: number; // percentages that follow from the printed counts
} => {
  const { images, percent: printed } = table3Six.published as {
    images: number[];
    percent: number[];
  };
  const total = images[4] ?? 0;
  const classes = images.slice(0, 4);
  const of = 2 ** 36;
  let level = 0;
  let below = 0;
  let inLevel = 1;
  while (below + inLevel < total) {
    below += inLevel;
    inLevel = (inLevel * (36 - level)) / (level + 1);
    level++;
  }
  const exact = classes.map((count) => Math.round((10_000 * count) / total) / 100);
  return {
    total,
    sum: sum(classes),
    of,
    level,
    below,
    reached: total - below,
    inLevel,
    right: exact.filter((one, at) => one === printed[at]).length,
  };
})();

/** How far all images of 6x6 have been probed. */
export type SixRun = {
  readonly images: number; // probed
  /** All images with so many filled cells or fewer have been probed. */
  readonly through: number;
  /**
   * Those probed that must be among the printed ones, because they have fewer filled cells than `six.level`; by class:
   * simple, unique, exactly two, rest.
   */
  readonly classes: readonly number[];
  readonly total: number;
  /** Of all that have been probed. */
  readonly seen: SixBySix;
};

function readRun(): SixRun {
  const { tally } = storedRun('probing-levels 6x6');
  const seen = sixBySixOf(tally);
  const counted = seen.levels.map((level) => sum(level.slice(1, 5)));
  const open = counted.findIndex((images, level) => images < binomialCoefficient(36, level));
  const through = (open < 0 ? counted.length : open) - 1;
  const printed = seen.levels.slice(0, six.level);
  const classes = classNames.map((_, at) => sum(printed, (level) => level[at + 1] ?? 0));
  const total = sum(classes);
  return { images: sum(counted), through, classes, total, seen };
}

export const sixRun: SixRun = readRun();

/** Of all images: by class, and those with one solution. Exact once every image has been probed. */
export const sixAll = ((): {
  readonly classes: readonly number[]; // simple, unique, exactly two, rest
  readonly uniqueRest: number; // of the rest, uniquely solvable
  readonly uniqueNonSimple: number;
  readonly unique: number;
} => {
  const { whole, uniqueRest } = sixRun.seen;
  const classes = whole.images.slice(0, 4);
  const uniqueNonSimple = (classes[1] ?? 0) + uniqueRest;
  return { classes, uniqueRest, uniqueNonSimple, unique: (classes[0] ?? 0) + uniqueNonSimple };
})();

/** By how many images the first ones of a class differ at most if those of the last level come by decreasing number. */
export const sixOrders = Math.max(
  ...sixRun.seen.increasing.images.map((one, at) =>
    Math.abs(one - (sixRun.seen.decreasing.images[at] ?? 0)),
  ),
);

/**
 * Class by class: as printed; the first `six.total` images, those of the last level by increasing number; all images. Each
 * with its share.
 */
export const sixTable = {
  columns: [
    'Class',
    'printed',
    'share',
    `first ${grouped(six.total)}`,
    'share',
    'all pictures',
    'share',
  ],
  rows: classNames.map((name, at) => {
    const { increasing, whole } = sixRun.seen;
    const three: readonly (readonly [readonly number[], number])[] = [
      [table3Six.published.images, six.total],
      [increasing.images, six.total],
      [whole.images, six.of],
    ];
    return [
      name,
      ...three.flatMap(([images, of]) => [
        grouped(images[at] ?? 0),
        percent((images[at] ?? 0) / of, 2),
      ]),
    ];
  }),
} as const;

/** Images by filled cells, and the share of each class; all levels that are complete. */
export const sixLevels = {
  columns: ['filled cells', 'pictures', ...classNames],
  rows: sixRun.seen.levels.slice(0, sixRun.through + 1).map(([level = 0, ...counts]) => {
    const classes = counts.slice(0, 4);
    const total = sum(classes);
    return [String(level), grouped(total), ...classes.map((count) => percent(count / total, 1))];
  }),
} as const;

/** Classes of which more have been found among the images that the thesis reached than it prints. */
export const sixTooMany: readonly { readonly name: string; readonly more: number }[] =
  classNames.flatMap((name, at) => {
    const more = (sixRun.classes[at] ?? 0) - (table3Six.published.images[at] ?? 0);
    return more > 0 ? [{ name, more }] : [];
  });

/** Counts all images of 6x6 again. */
export const sixCommand = `npm run -s reproduce -- ${table3Six.id} --state FILE`;
