/**
 * All probing sequences of a size by its puzzles: what probingCensus.ts counts image by image, for 6x6 too. A puzzle is
 * probed once for all its images, and one puzzle of each class of symmetry for all of the class: sorted, the sequences of
 * turned and reflected puzzles are the same.
 *
 * A unit is one choice of descriptions for all rows, in a spread order. Its puzzles come with their numbers of solutions, so
 * that none is searched for a second one.
 */
import { lineKinds } from '../engine/census/lineKinds.ts';
import { createPuzzleWalk } from '../engine/census/puzzleWalk.ts';
import { createSmallBoard } from '../engine/census/smallFourBoard.ts';
import {
  createSmallProbe,
  PROBED_REST,
  PROBED_SIMPLE,
  PROBED_TWO,
  PROBED_UNIQUE,
} from '../engine/census/smallProbe.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import {
  checkSum,
  checkWithin,
  countIn,
  listIn,
  recordIn,
  sumOf,
  textIn,
} from '../notebook/plain/storedTally.ts';
import {
  addAll,
  addToTable,
  classOfCounts,
  emptyTable,
  forSequences,
  readSequenceNumber,
  readTable,
  sequenceNumber,
  writeTable,
} from './sequenceTable.ts';
import type { SequenceTable } from './sequenceTable.ts';
import { checkBetween } from './settings.ts';
import { stepThrough } from './spread.ts';

export type SequenceCensusSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6
};

export type SequenceCensusTally = {
  /** Images simple, unique, exactly two, rest: PROBED_SIMPLE to PROBED_REST. */
  readonly images: Float64Array; // 4
  /** Uniquely solvable images of the rest. */
  readonly uniqueRest: Float64Array; // 1
  readonly sequences: SequenceTable;
};

export const sequenceCensus: Experiment<SequenceCensusSpec, SequenceCensusTally> = {
  id: 'sequence-census',
  version: 1,

  check({ height, width }) {
    checkBetween('height', height, 1, 6);
    checkBetween('width', width, 1, 6);
  },

  units: ({ height, width }) => lineKinds(width).count ** height,

  emptyTally: () => ({
    images: new Float64Array(4),
    uniqueRest: new Float64Array(1),
    sequences: emptyTable(),
  }),

  begin({ height, width }) {
    const walk = createPuzzleWalk(height, width);
    const board = createSmallBoard(height, width);
    const prober = createSmallProbe(height, width);
    const step = stepThrough(walk.tuples);
    // sequences of one category alone, by their lengths
    const alike = (category: number): Float64Array =>
      Float64Array.from({ length: height * width + 1 }, (_, length) =>
        sequenceNumber(new Uint8Array(length).fill(category)),
      );
    const fifteens = alike(15);
    const fives = alike(5);
    let into = sequenceCensus.emptyTally({ height, width });
    const visit = (solutions: number, puzzles: number): void => {
      const images = puzzles * solutions;
      const unique = solutions === 1 ? images : 0;
      const { images: classes, uniqueRest, sequences } = into;
      if (walk.hasPairsOnly()) {
        // two unknown cells of a line are different, for its filled ones are known: they are on rings, each with two ways. A
        // probe settles its ring and no other
        const one = solutions === 2;
        classes[one ? PROBED_TWO : PROBED_REST]! += images;
        addToTable(sequences, (one ? fifteens : fives)[walk.unknownCells()]!, images, 0);
        return;
      }
      walk.writeTo(board);
      const kind = prober.probeBoard(board);
      classes[kind]! += images;
      if (kind === PROBED_REST) uniqueRest[0]! += unique;
      addToTable(sequences, sequenceNumber(prober.sequence, prober.length), images, unique);
    };
    return (from, to, tally) => {
      into = tally;
      for (let unit = from; unit < to; unit++)
        tally.images[PROBED_SIMPLE]! += walk.visit((unit * step) % walk.tuples, 'all', visit);
    };
  },

  merge(into, part) {
    for (let kind = 0; kind < 4; kind++) into.images[kind]! += part.images[kind]!;
    into.uniqueRest[0]! += part.uniqueRest[0]!;
    addAll(into.sequences, part.sequences);
  },

  toStored: ({ images, uniqueRest, sequences }) => ({
    images: [...images],
    uniqueRest: uniqueRest[0],
    sequences: writeTable(sequences),
  }),

  fromStored(stored, spec, done = sequenceCensus.units(spec)) {
    const all = 2 ** (spec.height * spec.width);
    const record = recordIn('tally', stored, ['images', 'uniqueRest', 'sequences']);
    const images = Float64Array.from(
      listIn('images', record['images'], 4).map((count, at) =>
        countIn(`images[${at}]`, count, all),
      ),
    );
    const uniqueRest = Float64Array.of(countIn('uniqueRest', record['uniqueRest'], all));
    const sequences = readTable(textIn('sequences', record['sequences']), all);
    if (done === sequenceCensus.units(spec)) checkSum('images', sumOf(images), all);
    else checkWithin('images', [sumOf(images)], () => all);
    checkSequences({ images, uniqueRest, sequences });
    return { images, uniqueRest, sequences };
  },
};

/** Checks that the sequences add up to their classes. */
function checkSequences({ images, uniqueRest, sequences }: SequenceCensusTally): void {
  const counts = new Uint8Array(16);
  const sums = new Float64Array(4);
  const unique = new Float64Array(4);
  forSequences(sequences, (number, own, ownUnique) => {
    readSequenceNumber(number, counts);
    const kind = classOfCounts(counts);
    sums[kind]! += own;
    unique[kind]! += ownUnique;
  });
  for (const kind of [PROBED_UNIQUE, PROBED_TWO, PROBED_REST])
    checkSum(`images of the sequences of class ${kind}`, sums[kind]!, images[kind]!);
  checkSum('uniquely solvable images, unique', unique[PROBED_UNIQUE]!, images[PROBED_UNIQUE]!);
  checkSum('uniquely solvable images, two', unique[PROBED_TWO]!, 0);
  checkSum('uniquely solvable images, rest', unique[PROBED_REST]!, uniqueRest[0]!);
}

/** A sequence as it is counted, cells by category, and its images. */
type CountedSequence = {
  readonly images: number;
  readonly unique: number; // uniquely solvable
  readonly cells: readonly number[]; // 16
};

/** What the sequences of one class come to. */
type SequenceClassNumbers = {
  readonly sequences: number; // different ones
  readonly images: number;
  readonly unique: number; // uniquely solvable images
  /** Sequences that no more than eight images have: those of one picture, turned and reflected. */
  readonly seldom: number;
  /** Pure ones, 001 Tables 7 and 8: of the deciding categories alone, 11 and 14, or 15. */
  readonly pure: { readonly sequences: number; readonly images: number };
  /** Sequences of uniquely solvable images alone; and those that such images share with others, as 001 Table 9 has them. */
  readonly alone: number;
  readonly mixed: {
    readonly sequences: number;
    readonly images: number;
    readonly unique: number;
    readonly most: CountedSequence | null; // with the most uniquely solvable images
  };
  readonly shortest: number; // length
  readonly longest: number;
  /** Of each category that occurs: the least and the greatest number of cells that have it in a sequence. */
  readonly categories: readonly (readonly [category: number, least: number, greatest: number])[];
  /** By category: cells that have it, of all images together. */
  readonly cells: readonly number[]; // 16
  /** The one with the most images. */
  readonly most: CountedSequence | null;
};

/** All sequences of a size. */
export type SequenceNumbers = {
  readonly simple: number; // images
  readonly classes: readonly SequenceClassNumbers[]; // unique, two, rest
};

/** Whether a sequence has no category but some. */
const onlyOf = (cells: ArrayLike<number>, length: number, ...some: readonly number[]): boolean =>
  some.reduce((sum, category) => sum + (cells[category] ?? 0), 0) === length;

/**
 * Sums a census up.
 *
 * @returns the classes unique, two and rest of 001 Table 3, and the number of simple images
 * @source 001_a525a3e1210b0814.txt §3.5.1-§3.5.3, Tables 4-9
 */
export function sequenceNumbers({
  images,
  sequences,
}: Pick<SequenceCensusTally, 'images' | 'sequences'>): SequenceNumbers {
  const sums = [PROBED_UNIQUE, PROBED_TWO, PROBED_REST].map(() => ({
    sequences: 0,
    images: 0,
    unique: 0,
    seldom: 0,
    pure: { sequences: 0, images: 0 },
    alone: 0,
    mixed: { sequences: 0, images: 0, unique: 0, most: null as CountedSequence | null },
    shortest: Infinity,
    longest: 0,
    least: new Uint8Array(16).fill(255),
    greatest: new Uint8Array(16),
    all: new Float64Array(16),
    most: null as CountedSequence | null,
  }));
  const cells = new Uint8Array(16);
  forSequences(sequences, (number, own, unique) => {
    readSequenceNumber(number, cells);
    const kind = classOfCounts(cells);
    const sum = sums[kind - PROBED_UNIQUE]!;
    const length = sumOf(cells);
    sum.sequences++;
    sum.images += own;
    sum.unique += unique;
    if (own <= 8) sum.seldom++;
    if (kind !== PROBED_REST && onlyOf(cells, length, 11, 14, 15)) {
      sum.pure.sequences++;
      sum.pure.images += own;
    }
    if (unique === own) sum.alone++;
    else if (unique > 0) {
      const { mixed } = sum;
      mixed.sequences++;
      mixed.images += own;
      mixed.unique += unique;
      if (unique > (mixed.most?.unique ?? 0))
        mixed.most = { images: own, unique, cells: [...cells] };
    }
    sum.shortest = Math.min(sum.shortest, length);
    sum.longest = Math.max(sum.longest, length);
    for (let category = 0; category < 16; category++) {
      sum.least[category] = Math.min(sum.least[category]!, cells[category]!);
      sum.greatest[category] = Math.max(sum.greatest[category]!, cells[category]!);
      sum.all[category]! += cells[category]! * own;
    }
    if (own > (sum.most?.images ?? 0)) sum.most = { images: own, unique, cells: [...cells] };
  });
  return {
    simple: images[PROBED_SIMPLE]!,
    classes: sums.map(({ least, greatest, all, ...sum }) => ({
      ...sum,
      cells: [...all],
      categories: [...greatest].flatMap((most, category) =>
        most > 0 ? [[category, least[category]!, most] as const] : [],
      ),
    })),
  };
}
