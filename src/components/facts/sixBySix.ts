/** Table 3 of 001 for 6x6: the printed row, and the stored run over all images, level by level, as far as it has come. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLevels } from '../../engine/levels.ts';
import { probingLevels } from '../../experiments/probingLevels.ts';
import type { ProbingLevelsTally } from '../../experiments/probingLevels.ts';
import { sixBySixOf, table3Six } from '../../figures/001/table3All.ts';
import type { SixBySix } from '../../figures/001/table3All.ts';
import { grouped, percent } from './numbers.ts';
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
    sum: classes.reduce((sum, count) => sum + count, 0),
    of,
    level,
    below,
    reached: total - below,
    inLevel,
    right: exact.filter((one, at) => one === printed[at]).length,
  };
})();

/** The stored run: what `npm run reproduce` prints for merged shards, or for the whole. */
type StoredShard = {
  readonly experiment: string;
  readonly version: number;
  readonly done: readonly (readonly [from: number, to: number])[];
  readonly images: number;
  readonly tally: Readonly<Record<string, readonly number[]>>;
};

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
  const text = readFileSync(join('public', 'results', `${table3Six.id}.json`), 'utf8');
  const stored = JSON.parse(text) as StoredShard | { readonly run: StoredShard };
  const run = 'run' in stored ? stored.run : stored;
  if (run.experiment !== probingLevels.id || run.version !== probingLevels.version)
    throw new Error(`${table3Six.id}: the stored run is not of the present version`);
  const tally = Object.fromEntries(
    Object.entries(run.tally).map(([name, counts]) => [name, Float64Array.from(counts)]),
  ) as unknown as ProbingLevelsTally;
  const { blocks } = createLevels(6);
  const first = run.done[0] ?? [0, 0];
  const through = (first[0] === 0 ? Math.floor(first[1] / blocks) : 0) - 1;
  const seen = sixBySixOf(tally);
  const printed = seen.levels.slice(0, six.level);
  const classes = classNames.map((_, at) =>
    printed.reduce((sum, level) => sum + (level[at + 1] ?? 0), 0),
  );
  const total = classes.reduce((sum, count) => sum + count, 0);
  return { images: run.images, through, classes, total, seen };
}

export const sixRun: SixRun = readRun();

/** Class by class: printed, and how many of `sixRun.classes` there are. */
export const sixRows: readonly (readonly string[])[] = classNames.map((name, at) => {
  const printed = table3Six.published.images[at] ?? 0;
  const ours = sixRun.classes[at] ?? 0;
  return [
    name,
    grouped(printed),
    percent(printed / six.total, 2),
    grouped(ours),
    percent(ours / sixRun.total, 2),
  ];
});

/** Images by filled cells, and the share of each class; all levels that are complete. */
export const sixLevels = {
  columns: ['filled cells', 'pictures', ...classNames],
  rows: sixRun.seen.levels.slice(0, sixRun.through + 1).map(([level = 0, ...counts]) => {
    const classes = counts.slice(0, 4);
    const total = classes.reduce((sum, count) => sum + count, 0);
    return [String(level), grouped(total), ...classes.map((count) => percent(count / total, 1))];
  }),
} as const;

/** Classes of which more have been found among the images that the thesis reached than it prints. */
export const sixTooMany: readonly { readonly name: string; readonly more: number }[] =
  classNames.flatMap((name, at) => {
    const more = (sixRun.classes[at] ?? 0) - (table3Six.published.images[at] ?? 0);
    return more > 0 ? [{ name, more }] : [];
  });

/** Of the classes unique, exactly two, rest: least length, and the categories that occur, in all that was probed. */
export const sixLengths = sixRun.seen.lengths.map((of) => ({
  least: of[0]?.[0] ?? 0,
  most: of.at(-1)?.[0] ?? 0,
}));
export const sixCategories: readonly (readonly number[])[] = sixRun.seen.categories.map((of) =>
  of.map(([category]) => category ?? 0),
);

/** Goes on with the stored run, to the end of 6x6. */
export const sixCommand = `npm run -s reproduce -- ${table3Six.id} --state public/results/${table3Six.id}.json`;
