/**
 * How many different clue sets the images of small sizes make, and how many solutions each has: the table of 004, with what it
 * leaves out. Units are choices of descriptions for the rows, size after size.
 */
import {
  clueSetKeys,
  clueSetTuples,
  createClueSetCensus,
  createClueSetCensusInPieces,
  moreOf,
} from '../engine/census/clueSets.ts';
import type { ClueSetCensus, ClueSetCounts } from '../engine/census/clueSets.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { Experiment, MixedUnits } from '../notebook/plain/experiment.ts';
import { stepThrough } from './spread.ts';
import { checkSizes, sidesOf, sizeParts, unitsWithin } from './sizeParts.ts';
import type { SizePart } from './sizeParts.ts';
import { checkSum, countIn, recordIn, sumOf } from '../notebook/plain/storedTally.ts';

export type ClueSetSpec = {
  readonly sizes: readonly string[]; // as `4x5`; sides of up to 15, up to 42 cells
};

/** What is counted of one size. */
export type SizeCounts = {
  /** How many clue sets have so many solutions. */
  bySolutions: Record<number, number>;
  /** The greatest number of solutions, with the first clue set that has so many. */
  most: ClueSetCounts['most'];
};

/** By size. */
export type ClueSetTally = Record<string, SizeCounts>;

const partsOf = (spec: ClueSetSpec): readonly SizePart[] => sizeParts(spec, clueSetTuples);

export const clueSets: Experiment<ClueSetSpec, ClueSetTally> = {
  id: 'clue-sets',
  version: 1,

  check(spec) {
    checkSizes(spec);
    partsOf(spec);
  },

  units: (spec) => sumOf(partsOf(spec).map(({ units }) => units)),

  emptyTally: ({ sizes }) =>
    Object.fromEntries(sizes.map((size) => [size, { bySolutions: {}, most: null }])),

  begin: (spec) => mixedUnits(spec).quick,

  mixed: (spec) => mixedUnits(spec),

  merge(into, part) {
    for (const [size, { bySolutions, most }] of Object.entries(part))
      add((into[size] ??= { bySolutions: {}, most: null }), numbered(bySolutions), most);
  },

  toStored: (tally) => tally,

  fromStored(stored, spec, done = clueSets.units(spec)) {
    const record = recordIn('tally', stored, spec.sizes);
    return Object.fromEntries(
      spec.sizes.map((size) => [
        size,
        readCounts(size, record[size], done === clueSets.units(spec)),
      ]),
    );
  },
};

type Part = SizePart & { readonly step: number };

/** The choice of descriptions of a unit; the product of large numbers is no longer a whole one of a float. */
const tupleOf = ({ units, step }: Part, unit: number): number =>
  Number((BigInt(unit) * BigInt(step)) % BigInt(units));

function mixedUnits(spec: ClueSetSpec): MixedUnits<ClueSetTally> {
  const parts = partsOf(spec).map((part) => ({ ...part, step: stepThrough(part.units) }));
  // one at a time: the tables of a large size take some megabytes
  let census: ClueSetCensus | null = null;
  let prepared = '';
  const flush = (size: string, tally: ClueSetTally): void => {
    const counts: ClueSetCounts = { bySolutions: new Map(), most: null };
    census?.flush(counts);
    add((tally[size] ??= { bySolutions: {}, most: null }), counts.bySolutions, counts.most);
  };
  /** What was counted of a long unit that was given up. */
  const forget = (): void => census?.flush({ bySolutions: new Map(), most: null });
  return {
    quick(from, to, tally) {
      forget();
      for (const part of parts) {
        const within = unitsWithin(part, from, to);
        if (within === null) continue;
        const { size, height, width, units, step } = part;
        const [begin, end] = within;
        if (census === null || prepared !== size) census = createClueSetCensus(height, width);
        prepared = size;
        let tuple = tupleOf(part, begin);
        for (let unit = begin; unit < end; unit++) {
          census.count(tuple);
          tuple = (tuple + step) % units;
        }
        flush(size, tally);
      }
    },
    firstLong(from, to) {
      let first = from;
      for (const part of parts) {
        const within = unitsWithin(part, first, to);
        if (within === null) continue;
        const [begin, end] = within;
        if (census === null || prepared !== part.size) return first; // its tables are to be made
        let tuple = tupleOf(part, begin);
        for (let unit = begin; unit < end; unit++, first++) {
          if (census.isLong(tuple)) return first;
          tuple = (tuple + part.step) % part.units;
        }
      }
      return to;
    },
    *inPieces(unit, tally): InPieces<void> {
      for (const part of parts) {
        const within = unitsWithin(part, unit, unit + 1);
        if (within === null) continue;
        const { size, height, width } = part;
        if (census === null || prepared !== size)
          census = yield* createClueSetCensusInPieces(height, width);
        prepared = size;
        forget();
        yield* census.countInPieces(tupleOf(part, within[0]));
        flush(size, tally);
      }
    },
  };
}

/** The entries of a record whose keys are numbers. */
export const numbered = (record: Readonly<Record<number, number>>): readonly [number, number][] =>
  Object.entries(record).map(([key, value]) => [Number(key), value]);

function add(
  into: SizeCounts,
  sets: Iterable<readonly [number, number]>,
  most: ClueSetCounts['most'],
): void {
  for (const [solutions, count] of sets)
    into.bySolutions[solutions] = (into.bySolutions[solutions] ?? 0) + count;
  into.most = moreOf(into.most, most);
}

function readCounts(size: string, stored: unknown, whole: boolean): SizeCounts {
  const { height, width } = sidesOf(size);
  const record = recordIn(size, stored, ['bySolutions', 'most']);
  const images = 2 ** (height * width);
  const bySolutions = Object.fromEntries(
    Object.entries(recordIn('bySolutions', record['bySolutions'])).map(([solutions, sets]) => {
      if (!/^[1-9]\d*$/.test(solutions))
        throw new RangeError(`no number of solutions: ${solutions}`);
      return [solutions, countIn(`clue sets with ${solutions}`, sets, images)] as const;
    }),
  );
  const counted = imagesIn({ bySolutions });
  if (whole) checkSum(`images of ${size}`, counted, images);
  countIn(`images of ${size}`, counted, images);
  const given = record['most'];
  if (given === null && counted === 0) return { bySolutions, most: null };
  const most = recordIn('most', given, ['solutions', 'tuple', 'key']);
  const solutions = countIn('solutions', most['solutions']);
  checkSum('the most solutions', solutions, Math.max(...Object.keys(bySolutions).map(Number)));
  const { tuple, key } = {
    tuple: countIn('tuple', most['tuple'], clueSetTuples(height, width) - 1),
    key: countIn('key', most['key'], clueSetKeys(height, width) - 1),
  };
  return { bySolutions, most: { solutions, tuple, key } };
}

/** How many images have been counted. */
export const imagesIn = ({ bySolutions }: Pick<SizeCounts, 'bySolutions'>): number =>
  sumOf(numbered(bySolutions).map(([solutions, sets]) => solutions * sets));

/** What the counts of a size come to. */
export type ClueSetNumbers = {
  readonly images: number;
  readonly sets: number; // different clue sets
  readonly unique: number; // of these with one solution: as many images as clue sets
  readonly several: number; // clue sets with more
  readonly sharing: number; // images whose clue set another one has as well
  readonly spare: number; // images less clue sets: those that bring no new clue set
};

/** The columns of the table of 004, and ours. @source 004_baeeafed5327eab8.txt table of boards and clues */
export function clueSetNumbers(counts: SizeCounts): ClueSetNumbers {
  const images = imagesIn(counts);
  const sets = sumOf(Object.values(counts.bySolutions));
  const unique = counts.bySolutions[1] ?? 0;
  return {
    images,
    sets,
    unique,
    several: sets - unique,
    sharing: images - unique,
    spare: images - sets,
  };
}
