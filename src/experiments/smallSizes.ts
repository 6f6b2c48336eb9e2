/**
 * All images of small sizes by class, with the sweeps that the simple ones take: the bottom line of 000's Figure 4 for every
 * size. Units, size after size: where no side is longer than 6 a choice of descriptions for the rows, with all images that have
 * them; else an image. Then one image of each group of reflections is solved and counts for all of it.
 */
import { lineKinds } from '../engine/census/lineKinds.ts';
import { createLongFourCensus, MOST_LONG_CELLS } from '../engine/census/longFourCensus.ts';
import { createPuzzleFourCensus } from '../engine/census/puzzleFourCensus.ts';
import { createFourTally } from '../engine/census/smallFourCensus.ts';
import type { FourTally } from '../engine/census/smallFourCensus.ts';
import { numbered } from './clueSets.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { fourTotals } from './fourCensus.ts';
import { checkBetween } from './settings.ts';
import { checkSizes, sizeParts, unitsWithin } from './sizeParts.ts';
import { stepThrough } from './spread.ts';
import type { SizePart } from './sizeParts.ts';
import {
  checkSum,
  checkWithin,
  countIn,
  listIn,
  recordIn,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type SmallSizesSpec = {
  readonly sizes: readonly string[]; // as `4x5`; sides up to 6, or up to 25 cells
};

/** What is counted of one size; lists are by class: simple, (2,2)-hard, some progress, no progress. */
export type SizeClasses = {
  readonly images: number[];
  readonly unique: number[]; // the only solution of their puzzle
  readonly bySweeps: Record<number, number>; // simple images by their difficulty, rows first
};

/** By size. */
export type SmallSizesTally = Record<string, SizeClasses>;

const tableSide = 6; // up to here lines are looked up in tables
const isTabled = (height: number, width: number): boolean => Math.max(height, width) <= tableSide;

const partsOf = (spec: SmallSizesSpec): readonly SizePart[] =>
  sizeParts(spec, (height, width) => {
    if (isTabled(height, width)) return lineKinds(width).count ** height;
    checkBetween('number of cells', height * width, 1, MOST_LONG_CELLS);
    return 2 ** (height * width);
  });

const empty = (): SizeClasses => ({ images: [0, 0, 0, 0], unique: [0, 0, 0, 0], bySweeps: {} });

export const smallSizes: Experiment<SmallSizesSpec, SmallSizesTally> = {
  id: 'small-sizes',
  version: 1,

  check(spec) {
    checkSizes(spec);
    partsOf(spec);
  },

  units: (spec) => sumOf(partsOf(spec).map(({ units }) => units)),

  emptyTally: ({ sizes }) => Object.fromEntries(sizes.map((size) => [size, empty()])),

  begin(spec) {
    const parts = partsOf(spec).map((part) => ({ ...part, count: createCounter(part) }));
    return (from, to, tally) => {
      for (const part of parts) {
        const within = unitsWithin(part, from, to);
        if (within !== null) add((tally[part.size] ??= empty()), part.count(...within));
      }
    };
  },

  merge(into, part) {
    for (const [size, counts] of Object.entries(part)) add((into[size] ??= empty()), counts);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec, done = smallSizes.units(spec)) {
    const record = recordIn('tally', stored, spec.sizes);
    const whole = done === smallSizes.units(spec);
    return Object.fromEntries(
      partsOf(spec).map((part) => [part.size, readClasses(part, record[part.size], whole)]),
    );
  },
};

/** What counts units of a size; its tables are made with the first ones that are asked for. */
function createCounter({
  height,
  width,
  units,
}: SizePart): (from: number, to: number) => SizeClasses {
  let made: ((tally: FourTally, from: number, to: number) => void) | null = null;
  return (from, to) => {
    made ??= isTabled(height, width)
      ? byPuzzle(height, width, units)
      : createLongFourCensus(height, width, { unique: true, folded: true }).add;
    const tally = createFourTally(height, width);
    made(tally, from, to);
    return classesOf(tally);
  };
}

/** Counts choices of row descriptions in a spread order: some have a million images, most have few. */
function byPuzzle(
  height: number,
  width: number,
  units: number,
): (tally: FourTally, from: number, to: number) => void {
  const census = createPuzzleFourCensus(height, width);
  const step = stepThrough(units);
  return (tally, from, to) => {
    for (let unit = from; unit < to; unit++) census.count((unit * step) % units, tally);
  };
}

/** The bottom line of a tally, and its column of simple images. */
function classesOf(tally: FourTally): SizeClasses {
  const bySweeps: Record<number, number> = {};
  for (let row = 0; 4 * row < tally.counts.length; row++) {
    const images = tally.counts[4 * row] ?? 0;
    if (images > 0) bySweeps[row] = images;
  }
  return { images: [...fourTotals(tally).classes], unique: [...tally.unique], bySweeps };
}

function add(into: SizeClasses, part: SizeClasses): void {
  for (let kind = 0; kind < 4; kind++) {
    into.images[kind]! += part.images[kind]!;
    into.unique[kind]! += part.unique[kind]!;
  }
  for (const [sweeps, images] of numbered(part.bySweeps))
    into.bySweeps[sweeps] = (into.bySweeps[sweeps] ?? 0) + images;
}

function readClasses(
  { size, height, width }: SizePart,
  stored: unknown,
  whole: boolean,
): SizeClasses {
  const all = 2 ** (height * width);
  const fields = recordIn(size, stored, ['images', 'unique', 'bySweeps']);
  const countsIn = (name: string): number[] =>
    listIn(`${name} of ${size}`, fields[name], 4).map((count) => countIn(name, count, all));
  const images = countsIn('images');
  const unique = countsIn('unique');
  const bySweeps = Object.fromEntries(
    Object.entries(recordIn('bySweeps', fields['bySweeps'])).map(([sweeps, count]) => {
      if (!/^[1-9]\d*$/.test(sweeps) || Number(sweeps) > height * width + 1)
        throw new RangeError(`${size}: no number of sweeps: ${sweeps}`);
      return [sweeps, countIn(`images of ${sweeps} sweeps`, count, all)] as const;
    }),
  );
  if (whole) checkSum(`images of ${size}`, sumOf(images), all);
  checkSum(`simple images of ${size}`, sumOf(Object.values(bySweeps)), images[0]!);
  checkWithin(`uniquely solvable images of ${size}`, unique, (kind) => images[kind]!);
  return { images, unique, bySweeps };
}
