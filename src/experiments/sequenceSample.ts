/**
 * Probing sequences of random images of a small square, each image equally likely: how long they are, and how often each
 * category stands in them. Of 6x6 the whole count (probingLevels.ts) has lengths and which categories occur; how many
 * cells have one it did not keep, and the sequences themselves are too many for a list.
 *
 * Unit u is image u of the stream of the seed.
 */
import { boardRandom } from '../engine/board/random.ts';
import { createSmallProbe, PROBED_SIMPLE } from '../engine/census/smallProbe.ts';
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkSum, readLists, storeLists, sumOf } from '../notebook/plain/storedTally.ts';

export type SequenceSampleSpec = {
  readonly side: number; // 2 to 6
  readonly images: number; // how many
  readonly seed: number;
};

/** All numbers are of images. n = side^2. */
export type SequenceSampleTally = {
  /** By class of Table 3, simple to rest. 4 numbers. */
  readonly classes: Float64Array;
  /** At (n + 1) · class + length of the sequence; those of simple ones are 0 long. 4 (n + 1) numbers. */
  readonly lengths: Float64Array;
  /** At (n + 1) · (16 · class + category) + cells of that category. 64 (n + 1) numbers. */
  readonly times: Float64Array;
};

const classes = 4;
const kinds = CATEGORIES.length;

/** Random images as one stream, by their numbers. */
export function createImageStream(side: number, seed: number): (index: number) => number {
  const cells = side * side;
  const low = Math.floor(cells / 2);
  const [lows, highs] = [2 ** low, 2 ** (cells - low)];
  const random = boardRandom(seed, side, side, 50, 0);
  return (index) => {
    boardRandom(seed, side, side, 50, index, random);
    return random.below(highs) * lows + random.below(lows);
  };
}

export const sequenceSample: Experiment<SequenceSampleSpec, SequenceSampleTally> = {
  id: 'sequence-sample',
  version: 1,

  check({ side, images }) {
    checkBetween('side', side, 2, 6);
    checkBetween('images', images, 1, 1e9);
  },

  units: ({ images }) => images,

  emptyTally: ({ side }) => ({
    classes: new Float64Array(classes),
    lengths: new Float64Array(classes * (side * side + 1)),
    times: new Float64Array(classes * kinds * (side * side + 1)),
  }),

  begin({ side, seed }) {
    const prober = createSmallProbe(side, side);
    const imageAt = createImageStream(side, seed);
    const step = side * side + 1;
    const cells = new Uint8Array(kinds);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const kind = prober.probe(imageAt(unit));
        tally.classes[kind]!++;
        if (kind === PROBED_SIMPLE) continue;
        tally.lengths[step * kind + prober.length]!++;
        cells.fill(0);
        for (let k = 0; k < prober.length; k++) cells[prober.sequence[k]!]!++;
        for (let category = 0; category < kinds; category++)
          tally.times[step * (kinds * kind + category) + cells[category]!]!++;
      }
    };
  },

  merge(into, part) {
    for (const name of ['classes', 'lengths', 'times'] as const)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = sequenceSample.units(spec)) {
    const tally = readLists(stored, sequenceSample.emptyTally(spec));
    checkSum('images', sumOf(tally.classes), done);
    for (let kind = PROBED_SIMPLE + 1; kind < classes; kind++) {
      const of = tally.classes[kind]!;
      const { lengths, times } = distributionOf(tally, spec.side, kind);
      checkSum(`sequences of class ${kind} by length`, sumOf(lengths), of);
      for (const [category, counts] of times.entries())
        checkSum(`sequences of class ${kind} by category ${category}`, sumOf(counts), of);
      const cells = times.reduce((sum, counts) => sum + totalOf(counts), 0);
      checkSum(`cells of class ${kind}`, cells, totalOf(lengths));
    }
    return tally;
  },
};

/** The sum of what was counted: numbers by how often each occurs. */
export const totalOf = (counts: ArrayLike<number>): number => {
  let sum = 0;
  for (let number = 0; number < counts.length; number++) sum += number * (counts[number] ?? 0);
  return sum;
};

/** Images of a class by length, and for each category by how many cells have it. */
export function distributionOf(
  { lengths, times }: SequenceSampleTally,
  side: number,
  kind: number,
): { readonly lengths: Float64Array; readonly times: readonly Float64Array[] } {
  const step = side * side + 1;
  return {
    lengths: lengths.subarray(step * kind, step * (kind + 1)),
    times: CATEGORIES.map((_, category) => {
      const at = step * (kinds * kind + category);
      return times.subarray(at, at + step);
    }),
  };
}
