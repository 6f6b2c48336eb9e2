/** How long a run of 003's size takes: part of its boards is done, the rest is reckoned. */
import { threshold } from '../../../src/experiments/threshold.ts';
import { timeOf } from '../race/processorTime.ts';
import { seed } from './fastest.ts';

/** Sizes, boards that are done at each density, and seconds that all of them may take on two cores. */
export const thresholdCases = [
  { side: 15, boards: 8, wanted: 60 },
  { side: 20, boards: 3, wanted: 300 },
] as const;

const densities = Array.from({ length: 33 }, (_, at) => 3 * (at + 1));
const printedBoards = 250;
const cores = 2;

/**
 * Seconds for 33 densities of 250 boards each, on two cores, by the processor time of some of them.
 *
 * @param boards - that are done at each density
 */
export function paperSeconds(side: number, boards: number): number {
  const spec = { side, percentages: densities, boards, seed };
  const tally = threshold.emptyTally(spec);
  const time = timeOf(() => threshold.begin(spec)(0, threshold.units(spec), tally));
  return ((time / 1000) * printedBoards) / boards / cores;
}
