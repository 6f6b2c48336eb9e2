/**
 * The census of 001 §3.5 and §4 for any size up to 25 cells: every image by class and by sorted probing sequence.
 *
 * Only one image of each symmetry class is probed, and stands for all of its class: probing does not care for the order of
 * sweeps, so turned and reflected images have the same sorted sequence. Unit u is image u · step mod 2^mn, with an odd
 * step, so that any range of units is a fair sample; a tally of some units counts the classes whose first image is there.
 */
import { createFold } from '../engine/census/fold.ts';
import type { SmallProbe } from '../engine/census/smallProbe.ts';
import {
  createSmallProbe,
  createUniqueness,
  PROBED_REST,
  PROBED_SIMPLE,
  PROBED_UNIQUE,
} from '../engine/census/smallProbe.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { spreadStep } from './spread.ts';
import type { ProbingTally, SequenceCount } from './sequences.ts';
import { readProbing, storeProbing } from './storedSequences.ts';
import { checkBetween } from './settings.ts';

export type ProbingCensusSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6; at most 25 cells in all
};

export const probingCensus: Experiment<ProbingCensusSpec, ProbingTally> = {
  id: 'probing-census',
  version: 1,

  check({ height, width }) {
    checkBetween('height', height, 1, 6);
    checkBetween('width', width, 1, 6);
    checkBetween('number of cells', height * width, 1, maxCells);
  },

  units: ({ height, width }) => 2 ** (height * width),

  emptyTally: () => ({
    images: new Float64Array(4),
    groups: new Float64Array(4),
    sequences: new Map(),
  }),

  begin({ height, width }) {
    const prober = createSmallProbe(height, width);
    const timesOf = createFold(height, width, 'class');
    const isUnique = createUniqueness(prober);
    const keyOf = createKeys();
    const all = 2 ** (height * width);
    const step = spreadStep(all);
    return (from, to, { images, groups, sequences }) => {
      let image = Number((BigInt(from) * BigInt(step)) % BigInt(all));
      let next = image;
      for (let unit = from; unit < to; unit++) {
        image = next;
        next += step;
        if (next >= all) next -= all;
        const times = timesOf(image);
        if (times === 0) continue;
        const kind = prober.probe(image);
        images[kind]! += times;
        groups[kind]!++;
        if (kind === PROBED_SIMPLE) continue;
        const unique = kind < PROBED_REST ? kind === PROBED_UNIQUE : isUnique(image);
        const found = { images: times, groups: 1, first: image, unique: unique ? times : 0 };
        addSequence(sequences, keyOf(prober), found);
      }
    };
  },

  merge(into, part) {
    for (let kind = 0; kind < 4; kind++) {
      into.images[kind]! += part.images[kind]!;
      into.groups[kind]! += part.groups[kind]!;
    }
    for (const [sequence, count] of part.sequences) addSequence(into.sequences, sequence, count);
  },

  toStored: storeProbing,

  fromStored: (stored, spec, done = probingCensus.units(spec)) =>
    readProbing(stored, probingCensus.units(spec), done),
};

const maxCells = 25;

function addSequence(
  sequences: ProbingTally['sequences'],
  sequence: string,
  { images, groups, first, unique }: SequenceCount,
): void {
  const count = sequences.get(sequence);
  if (count === undefined) {
    sequences.set(sequence, { images, groups, first, unique });
    return;
  }
  count.images += images;
  count.groups += groups;
  count.first = Math.min(count.first, first);
  count.unique += unique;
}

/** The key of the prober's sequence. Texts are made once for each sequence; two numbers of 8 counts below 26 find them. */
function createKeys(): (prober: SmallProbe) => string {
  const low = Float64Array.from({ length: 16 }, (_, category) =>
    category < 8 ? (maxCells + 1) ** category : 0,
  );
  const high = low.toReversed();
  const keys = new Map<number, Map<number, string>>();
  return ({ sequence, length }) => {
    let a = 0;
    let b = 0;
    for (let at = 0; at < length; at++) {
      a += low[sequence[at]!]!;
      b += high[sequence[at]!]!;
    }
    let byHigh = keys.get(a);
    if (byHigh === undefined) keys.set(a, (byHigh = new Map<number, string>()));
    let key = byHigh.get(b);
    if (key === undefined) {
      const sorted = sequence.subarray(0, length).toSorted();
      key = Array.from(sorted, (one) => one.toString(16)).join('');
      byHigh.set(b, key);
    }
    return key;
  };
}
