/** What the chapter on all small nonograms says about all small images: read from the stored censuses, or computed while the site is built. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { createSmallFour, NO_PROGRESS, SIMPLE } from '../engine/census/smallFour.ts';
import { createWalk } from '../engine/census/walk.ts';
import type { FourCensusSpec } from '../experiments/fourCensus.ts';
import { fourCensus, fourRows, fourTotals } from '../experiments/fourCensus.ts';
import { publishedFigure5 } from '../claims/000/smallPublished.ts';
import {
  fixedAtLeast,
  fixedAtMost,
  percent,
  percentAtMost,
  sizeText,
} from '../notebook/plain/numbers.ts';
import { drawnSizes } from '../claims/measurement.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import type { Interval } from '../notebook/plain/wilson.ts';
import { storedRun } from '../stored/fromFile.ts';
import { figureLink } from './figurePlaces.ts';

/** A census in plain numbers; lists are by class: simple, (2,2)-hard, some progress, no progress. */
export type Census = {
  readonly side: number;
  readonly images: number;
  readonly rows: readonly (readonly number[])[]; // row, and its images of the four classes
  readonly classes: readonly [simple: number, four: number, some: number, none: number];
  readonly unique: readonly number[]; // with one solution
  readonly oneClue: readonly number[]; // solved by sweeps after one clue
  readonly first: readonly number[]; // at 4 · row + class: the least image number
};

/** The stored census of a side, 4 or 5. */
export function censusOf(side: 4 | 5): Census {
  const { tally } = storedRun(side === 4 ? 'four-census 4x4' : 'four-census 5x5');
  const { images, classes } = fourTotals(tally);
  const last = Math.floor(tally.counts.findLastIndex((count) => count > 0) / 4);
  return {
    side,
    images,
    rows: fourRows(tally, last),
    classes,
    unique: [...tally.unique],
    oneClue: [...tally.oneClue],
    first: [...tally.first],
  };
}

/** What the text derives from a census: numbers of images with exactly one solution. */
export function uniqueOf({ unique }: Pick<Census, 'unique'>): {
  readonly all: number;
  readonly nonSimple: number;
  readonly beyond: number; // neither simple nor (2,2)-hard
} {
  const [simple = 0, four = 0, some = 0, none = 0] = unique;
  return { all: simple + four + some + none, nonSimple: four + some + none, beyond: some + none };
}

/** The last row in which a class has images, and how many. */
export function lastRowOf({ rows }: Census, kind: number): { row: number; images: number } {
  const line = rows.findLast((numbers) => (numbers[kind + 1] ?? 0) > 0);
  return { row: line?.[0] ?? 0, images: line?.[kind + 1] ?? 0 };
}

/** The row that has most images of a class. */
export function fullestRowOf({ rows }: Census, kind: number): { row: number; images: number } {
  return rows.reduce(
    (best, [row = 0, ...numbers]) =>
      (numbers[kind] ?? 0) > best.images ? { row, images: numbers[kind] ?? 0 } : best,
    { row: 0, images: 0 },
  );
}

/** Two images of row 2 without progress: one that stays blank, one in which the opening sweep fixes something. */
export function rowTwoExamples(): { readonly blank: Grid; readonly opened: Grid } {
  const four = createSmallFour(5, 5);
  let blank: Grid | null = null;
  let opened: Grid | null = null;
  for (let number = 0; blank === null || opened === null; number++) {
    if (four.classify(number) !== NO_PROGRESS || four.row !== 2) continue;
    const image = imageFromIndex(5, 5, number);
    const { grid } = solveSimple(puzzleOf(image));
    if (grid.cells.every((cell) => cell === UNKNOWN)) blank ??= image;
    else opened ??= image;
  }
  return { blank, opened };
}

/** All images of 6x6: the stored run, beside what 000 prints of those that it finds no solver for. */
export function countedSix(): {
  readonly classes: readonly number[];
  readonly unique: readonly number[]; // by class
  readonly uniqueAll: number;
  readonly equal: number; // rows by class and totals that are as printed
  readonly compared: number;
  readonly seconds: number;
  readonly parts: number; // that can be counted again by themselves
} {
  const { tally, seconds, parts = 0 } = storedRun('four-census 6x6');
  const { classes } = fourTotals(tally);
  const unique = [...tally.unique];
  const pairs = [
    ...publishedFigure5.rows.flatMap(([row = 0, ...images]) =>
      images.map((said, kind) => [said, tally.counts[4 * row + kind]] as const),
    ),
    ...publishedFigure5.totals.map((said, kind) => [said, classes[kind]] as const),
  ];
  return {
    classes,
    unique,
    uniqueAll: unique.reduce((sum, images) => sum + images, 0),
    equal: pairs.filter(([said, ours]) => said === ours).length,
    compared: pairs.length,
    seconds,
    parts,
  };
}

/** The shares of a size, each 0 to 1. */
export type SizeShares = {
  readonly size: string; // "5 × 5"
  readonly simple: number;
  readonly unique: number; // with one solution
  readonly beyond: number; // with one solution, neither simple nor (2,2)-hard
};

const sharesOf = (
  side: number,
  images: number,
  simple: number,
  unique: number,
  beyond: number,
) => ({
  size: sizeText(side, side),
  simple: simple / images,
  unique: unique / images,
  beyond: beyond / images,
});

/** The shares of the squares from 2 to 6, all counted in full. */
export function sharesBySide(): readonly SizeShares[] {
  const counted = [2, 3].map((side) => {
    const spec: FourCensusSpec = { height: side, width: side, unique: true };
    const tally = fourCensus.emptyTally(spec);
    fourCensus.begin(spec)(0, fourCensus.units(spec), tally);
    const { images, classes } = fourTotals(tally);
    const { all, beyond } = uniqueOf({ unique: [...tally.unique] });
    return sharesOf(side, images, classes[0], all, beyond);
  });
  const stored = ([4, 5] as const).map((side) => {
    const census = censusOf(side);
    const { all, beyond } = uniqueOf(census);
    return sharesOf(side, census.images, census.classes[0], all, beyond);
  });
  const { side, images } = publishedFigure5;
  const { classes, unique, uniqueAll } = countedSix();
  const beyond = (unique[2] ?? 0) + (unique[3] ?? 0);
  return [...counted, ...stored, sharesOf(side, images, classes[0] ?? 0, uniqueAll, beyond)];
}

/** The share of a sample, with its 95 % interval. */
type DrawnShare = { readonly images: number } & Interval;

/** What a sample of all images of a size says. */
export type DrawnSize = {
  readonly size: string; // "7 × 7"
  readonly cells: number;
  readonly drawn: number;
  readonly simple: DrawnShare;
  readonly unique: DrawnShare; // with one solution
  readonly beyond: DrawnShare; // with one solution, neither simple nor (2,2)-hard
};

/** The sizes after 6x6: random images, each equally likely. */
export const drawnBySize: readonly DrawnSize[] = drawnSizes.map((name) => {
  const { tally, spec } = storedRun(`four-sample ${name}`);
  const { images: drawn, classes } = fourTotals(tally);
  const { all, beyond } = uniqueOf({ unique: [...tally.unique] });
  const share = (images: number): DrawnShare => ({ images, ...wilson(images, drawn) });
  return {
    size: sizeText(spec.height, spec.width),
    cells: spec.height * spec.width,
    drawn,
    simple: share(classes[0]),
    unique: share(all),
    beyond: share(beyond),
  };
});

/** An interval of a share, its ends rounded outwards: "67.80–68.00 %". */
export const betweenText = ({ low, high }: Interval, digits: number): string =>
  `${fixedAtLeast(100 * low, digits)}–${percentAtMost(high, digits)}`;

/** The rows of the table of sizes: shares that were counted, and those of a sample with their intervals. */
export function sizeRows(): readonly (readonly string[])[] {
  return [
    ...sharesBySide().map(({ size, simple, unique, beyond }) => [
      size,
      percent(simple, 2),
      percent(unique, 2),
      beyond === 0 ? 'none' : percent(beyond, 3),
    ]),
    ...drawnBySize.map(({ size, simple, unique, beyond }) => [
      `${size}, sampled`,
      betweenText(simple, 2),
      betweenText(unique, 2),
      betweenText(beyond, 3),
    ]),
  ];
}

/** Between which numbers the images of a sampled size with one solution lie, by the interval: in `3.68` of `10^unit`. */
export function uniqueBetween({ cells, unique }: DrawnSize): {
  readonly low: string;
  readonly high: string;
  readonly unit: number;
} {
  const unit = Math.floor(Math.log10(2 ** cells * unique.low));
  const inUnit = (share: number): number => (share * 2 ** cells) / 10 ** unit;
  return {
    low: fixedAtLeast(inUnit(unique.low), 2),
    high: fixedAtMost(inUnit(unique.high), 2),
    unit,
  };
}

/** The first of the pictures that take the most sweeps: its number. */
export const hardestPicture = (): number =>
  storedRun('difficulty-count 5x5').tally.hardest.images[0] ?? 0;

/** The map at that picture. */
export const openHardest = (): string => figureLink('fig-map', { i: String(hardestPicture()) });

/** What becomes of the hardest simple images of 5x5 when one cell is turned over; the same for each of them. */
export function besideTheHardest(): {
  readonly simple: number;
  readonly others: number;
  readonly sweeps: readonly [least: number, most: number]; // of the simple ones
} {
  const { images } = storedRun('difficulty-count 5x5').tally.hardest;
  const walk = createWalk(5, 5);
  const found = images.map((image) => {
    const codes = Array.from({ length: 25 }, (_, cell) => walk.codeOf(image ^ (1 << cell)));
    const sweeps = codes.filter((code) => code % 4 === SIMPLE).map((code) => code >> 2);
    return {
      simple: sweeps.length,
      others: codes.length - sweeps.length,
      sweeps: [Math.min(...sweeps), Math.max(...sweeps)] as const,
    };
  });
  const [first] = found;
  if (first === undefined || found.some((one) => JSON.stringify(one) !== JSON.stringify(first)))
    throw new Error('the hardest simple images of 5x5 have different neighbours');
  return first;
}
