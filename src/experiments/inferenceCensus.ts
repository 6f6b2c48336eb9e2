/**
 * How much of every image of a small size can be inferred, by number of filled cells: what 003 §3 samples, counted. Where cells
 * are filled independently all images with as many filled cells are equally likely, so that these counts give the curve
 * at every density, without any sampling.
 *
 * A unit is one choice of descriptions for the rows, with all images that have them.
 */
import {
  bitUnit,
  createInferenceCensus,
  inferenceLists,
  noInferenceCounts,
} from '../engine/census/inferenceCensus.ts';
import type { InferenceCounts } from '../engine/census/inferenceCensus.ts';
import { binomialDistribution, choose } from '../engine/board/binomial.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { stepThrough } from './spread.ts';
import { checkBetween } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type InferenceCensusSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6; at most 30 cells in all
};

/** See {@link InferenceCounts}. */
export type InferenceCensusTally = InferenceCounts;

/** Sides and cells at most: all images of 5x6 are counted in half a minute or so. */
const inferenceCensusLimits = { side: 6, cells: 30 } as const;

export const inferenceCensus: Experiment<InferenceCensusSpec, InferenceCensusTally> = {
  id: 'inference-census',
  version: 1,

  check({ height, width }) {
    checkBetween('height', height, 1, inferenceCensusLimits.side);
    checkBetween('width', width, 1, inferenceCensusLimits.side);
    checkBetween('number of cells', height * width, 1, inferenceCensusLimits.cells);
  },

  // a line of n cells has as many descriptions as Fibonacci's number n + 2: 2, 3, 5, 8, 13, 21
  units: ({ height, width }) => (fibonacci[width + 1] ?? NaN) ** height,

  emptyTally: ({ height, width }) => noInferenceCounts(height * width),

  begin(spec) {
    const census = createInferenceCensus(spec.height, spec.width);
    const { tuples } = census;
    const step = stepThrough(tuples);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) census.count((unit * step) % tuples, tally);
    };
  },

  merge(into, part) {
    for (const name of inferenceLists)
      for (let filled = 0; filled < into[name].length; filled++)
        into[name][filled]! += part[name][filled]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = inferenceCensus.units(spec)) {
    const cells = spec.height * spec.width;
    const tally = readLists(stored, noInferenceCounts(cells));
    const { images } = tally;
    checkWithin('images', images, (filled) => choose(cells, filled));
    if (done === inferenceCensus.units(spec)) checkSum('images', sumOf(images), 2 ** cells);
    checkWithin('puzzles', tally.puzzles, (filled) => images[filled]!);
    checkWithin('inferable filled cells', tally.filled, (filled) => filled * images[filled]!);
    checkWithin('inferable cells', tally.inferable, (filled) => cells * images[filled]!);
    for (const name of ['all', 'none', 'noneFilled'] as const)
      checkWithin(`images with ${name}`, tally[name], (filled) => images[filled]!);
    checkWithin('bits', tally.bits, (filled) => cells * bitUnit * images[filled]!);
    return tally;
  },
};

const fibonacci = [1, 1, 2, 3, 5, 8, 13, 21];

/** What all images say at one density. */
export type ExactPoint = {
  readonly density: number; // 0..1
  /** Filled cells inferred, divided by those that a board has on the mean: as 003 plots them. Null where it has none. */
  readonly expected: number | null;
  /** The same divided by the board's own filled cells, the mean of boards that have any. */
  readonly own: number | null;
  readonly inferable: number; // of all cells
  readonly all: number; // boards with every cell inferable
  readonly none: number; // boards with none
  readonly noneFilled: number; // boards without a filled cell that is inferable
  readonly bits: number; // log2 of the number of solutions, the mean
};

/**
 * What boards with independent cells come to at a density: no sampling, the counts alone.
 *
 * @param density - 0 to 1
 * @source 003_bcef302d21730516.txt §3, Figure 5 (what is plotted); the counts are ours
 */
export function exactPoint(
  { height, width }: InferenceCensusSpec,
  tally: InferenceCensusTally,
  density: number,
): ExactPoint {
  const cells = height * width;
  const chances = binomialDistribution(cells, density);
  const mean = (of: (filled: number) => number): number =>
    chances.reduce((sum, chance, filled) => sum + (chance === 0 ? 0 : chance * of(filled)), 0);
  const each = (name: keyof InferenceCensusTally) => (filled: number) =>
    tally[name][filled]! / tally.images[filled]!;
  const some = 1 - chances[0]!;
  return {
    density,
    expected: density === 0 ? null : mean(each('filled')) / (density * cells),
    own:
      some <= 0
        ? null
        : mean((filled) => (filled === 0 ? 0 : each('filled')(filled) / filled)) / some,
    inferable: mean(each('inferable')) / cells,
    all: mean(each('all')),
    none: mean(each('none')),
    noneFilled: mean(each('noneFilled')),
    bits: mean(each('bits')) / bitUnit,
  };
}
