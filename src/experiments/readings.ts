/**
 * How many random images each reading of 002's ‘single line algorithm’ solves, and FourSolver, for several sizes and numbers
 * of filled cells at once.
 *
 * Unit u is image floor(u / P) of point u mod P. Images are those of the experiment `density` with the same seed and number
 * of filled cells.
 */
import type { Experiment } from '../notebook/plain/experiment.ts';
import { imageDrawer } from './greatHunt.ts';
import { createExaminer } from './huntMethods.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** Squares of one side with one number of filled cells. */
export type HuntPoint = { readonly side: number; readonly filled: number };

export type ReadingsSpec = {
  readonly points: readonly HuntPoint[]; // sides 1..32, 1 to 100 of them
  readonly boards: number; // images of each, 1..10,000,000
  readonly seed: number; // 0..2^32 - 1
};

/** The readings, and the next method beyond lines. */
export const readingNames = ['pass', 'fills', 'overlap', 'sweeps', 'four'] as const;

export type ReadingName = (typeof readingNames)[number];

/** Images, and those of them that each solves; index: the point. */
export type ReadingsTally = Readonly<Record<'boards' | ReadingName, Uint32Array>>;

const lists = ['boards', ...readingNames] as const;

/** Checks points: at least one, sides and numbers in range. */
export function checkPoints(points: readonly HuntPoint[]): void {
  checkBetween('points', points.length, 1, 100);
  for (const { side, filled } of points) {
    checkBetween('side', side, 1, 32);
    checkBetween('filled', filled, 0, side * side);
  }
}

export const readings: Experiment<ReadingsSpec, ReadingsTally> = {
  id: 'readings',
  version: 1,

  check({ points, boards, seed }) {
    checkPoints(points);
    checkBetween('boards', boards, 1, 10_000_000);
    checkSeed(seed);
  },

  units: ({ points, boards }) => points.length * boards,

  emptyTally: ({ points }) =>
    Object.fromEntries(
      lists.map((name) => [name, new Uint32Array(points.length)]),
    ) as ReadingsTally,

  begin({ points, seed }) {
    const tools = points.map(({ side, filled }) => ({
      cells: new Uint8Array(side * side),
      draw: imageDrawer({ height: side, width: side, filled, seed }),
      solves: createExaminer(side, side).solves,
    }));
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const at = unit % points.length;
        const { cells, draw, solves } = tools[at]!;
        draw(Math.floor(unit / points.length), cells);
        tally.boards[at]!++;
        for (const name of readingNames) if (solves(name, cells)) tally[name][at]!++;
      }
    };
  },

  merge(into, part) {
    for (const name of lists)
      for (let at = 0; at < into.boards.length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = readings.units(spec)) {
    const tally = readLists(stored, readings.emptyTally(spec));
    checkSum('boards of all points', sumOf(tally.boards), done);
    for (const [name, stronger] of [
      ['pass', 'sweeps'],
      ['fills', 'overlap'],
      ['overlap', 'sweeps'],
      ['sweeps', 'four'],
      ['four', 'boards'],
    ] as const)
      checkWithin(`boards solved by ${name}`, tally[name], (at) => tally[stronger][at]!);
    return tally;
  },
};
