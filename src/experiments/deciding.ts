/**
 * How much work it is to tell whether a random board has one solution, by percentage of filled cells: conflicts of the SAT
 * solver in `solve`, where neither sweeps nor the short search came to the answer. A count and no time, so that every machine
 * finds the same; in one mode alone, so that counts of short and long searches are of one kind. The sets of the tournaments of
 * TAAI, TCGA and ICGA go through the same percentages, from 50 down to 35.
 *
 * Unit u is board floor(u / P) of percentage u mod P, and its place in the lists; the boards are those of the experiment
 * `density` with the same settings.
 */
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { InPieces } from '../engine/pieces.ts';
import { targeting } from '../engine/sat/manner.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { boardDrawer, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { wholeUnits } from './wholeUnits.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** What to sample; see {@link DensitySpec}. Sides of at most 40, at most 10,000 boards for each percentage. */
export type DecidingSpec = Pick<
  DensitySpec,
  'height' | 'width' | 'model' | 'percentages' | 'boards' | 'seed'
>;

/** Of each board, at its unit; 0 for boards that are not done. */
export type DecidingTally = {
  readonly done: Uint32Array; // 1 for a board that is
  readonly one: Uint32Array; // 1 for one solution
  readonly conflicts: Uint32Array;
};

const lists = ['done', 'one', 'conflicts'] as const;

export const deciding: Experiment<DecidingSpec, DecidingTally> = {
  id: 'deciding',
  version: 1,

  check(spec) {
    density.check(spec);
    checkBetween('height', spec.height, 1, 40);
    checkBetween('width', spec.width, 1, 40);
    checkBetween('boards', spec.boards, 1, 10_000);
  },

  units: (spec) => density.units(spec),

  emptyTally(spec) {
    const units = deciding.units(spec);
    const list = (): Uint32Array => new Uint32Array(units);
    return { done: list(), one: list(), conflicts: list() };
  },

  begin: wholeUnits(decidingWork),

  inPieces: decidingWork,

  merge(into, part) {
    for (const name of lists)
      for (let unit = 0; unit < into.done.length; unit++) into[name][unit]! += part[name][unit]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = deciding.units(spec)) {
    const tally = readLists(stored, deciding.emptyTally(spec));
    checkWithin('boards', tally.done, () => 1);
    checkSum('boards of all points', sumOf(tally.done), done);
    checkWithin('boards with one solution', tally.one, (unit) => tally.done[unit]!);
    checkWithin('conflicts', tally.conflicts, (unit) => tally.done[unit]! * 2 ** 32);
    return tally;
  },
};

/** Prepares once; what it returns does a board in pieces. */
function decidingWork(
  spec: DecidingSpec,
): (unit: number, tally: DecidingTally) => InPieces<void, unknown> {
  const { height, width } = spec;
  const points = spec.percentages.length;
  const draw = boardDrawer(spec);
  const cells = new Uint8Array(height * width);
  return function* (unit, tally) {
    draw(unit % points, Math.floor(unit / points), cells);
    const { status, work } = yield* solveInPieces(puzzleOf({ height, width, cells }), {
      manner: targeting,
    });
    tally.one[unit] = status === 'one' ? 1 : 0;
    tally.conflicts[unit] = work.conflicts;
    tally.done[unit] = 1;
  };
}
