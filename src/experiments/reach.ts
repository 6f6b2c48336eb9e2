/**
 * How many of the cells that must be so each method finds, on random boards by density: what each method misses.
 *
 * A cell counts when it has one value in all solutions, whether that is filled or empty; 003 §3 counts filled ones only.
 * Boards and numbers of units are those of the experiment `density` with the same settings, and the numbers of every board
 * are kept: its cells hang together, so that an interval must be drawn from boards, and a dot of a chart leads to its boards.
 */
import { countKnown } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createReacher, reachMethods } from '../engine/inference/reach.ts';
import type { ReachMethod } from '../engine/inference/reach.ts';
import type { InPieces } from '../engine/pieces.ts';
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

/** What to sample; see {@link DensitySpec}. 003 §3 has independent cells. */
export type ReachSpec = Pick<
  DensitySpec,
  'height' | 'width' | 'model' | 'percentages' | 'boards' | 'seed'
>;

/** What was found of each board, at its unit; 0 for boards that are not done. */
export type ReachTally = Readonly<Record<ReachMethod, Uint32Array>> & {
  readonly done: Uint32Array; // 1 for a board that is
  readonly inferable: Uint32Array; // cells with one value in all solutions
};

/** Sides and boards at most: what a reader's run can hold and finish. */
export const reachLimits = { side: 15, boards: 1000 } as const;

const lists = ['done', 'inferable', ...reachMethods] as const;

export const reach: Experiment<ReachSpec, ReachTally> = {
  id: 'reach',
  version: 1,

  check(spec) {
    density.check(spec);
    checkBetween('height', spec.height, 1, reachLimits.side);
    checkBetween('width', spec.width, 1, reachLimits.side);
    checkBetween('boards', spec.boards, 1, reachLimits.boards);
  },

  units: (spec) => density.units(spec),

  emptyTally(spec) {
    const units = density.units(spec);
    return Object.fromEntries(lists.map((name) => [name, new Uint32Array(units)])) as ReachTally;
  },

  begin: wholeUnits(reachWork),

  inPieces: reachWork,

  merge(into, part) {
    for (const name of lists)
      for (let unit = 0; unit < into.done.length; unit++) into[name][unit]! += part[name][unit]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = reach.units(spec)) {
    const tally = readLists(stored, reach.emptyTally(spec));
    checkWithin('boards', tally.done, () => 1);
    checkSum('boards of all points', sumOf(tally.done), done);
    const cells = spec.height * spec.width;
    checkWithin('inferable cells', tally.inferable, (unit) => cells * tally.done[unit]!);
    for (const [one, ...stronger] of strongerThan)
      for (const other of stronger)
        checkWithin(`cells known by ${one}`, tally[one], (unit) => tally[other][unit]!);
    return tally;
  },
};

/** Each knows what those after it know, at most. */
const strongerThan: readonly (readonly [ReachMethod, ...(ReachMethod | 'inferable')[]])[] = [
  ['sweeps', 'four', 'probing'],
  ['four', 'two-sat'],
  ['two-sat', 'repeated'],
  ['probing', 'repeated'],
  ['repeated', 'pairs'],
  ['pairs', 'inferable'],
];

/** Prepares solvers once; what it returns does a board in pieces. */
function reachWork(spec: ReachSpec): (unit: number, tally: ReachTally) => InPieces<void, unknown> {
  const { height, width } = spec;
  const points = spec.percentages.length;
  const draw = boardDrawer(spec);
  const reacher = createReacher(height, width);
  const image = { height, width, cells: new Uint8Array(height * width) };
  return function* (unit, tally) {
    draw(unit % points, Math.floor(unit / points), image.cells);
    const found = yield* reacher.inPieces(puzzleOf(image));
    if (found === null) throw new RangeError('a board without a solution'); // it is one itself
    tally.done[unit] = 1;
    tally.inferable[unit] = countKnown(found.inference.inferable);
    for (const method of reachMethods) tally[method][unit] = countKnown(found.known[method]);
  };
}
