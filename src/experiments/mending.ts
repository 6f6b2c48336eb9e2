/**
 * How much has to be done to random images for their puzzles to have one solution: the fewest cells to turn over, for one
 * solution and for a simple puzzle, and the fewest cells to give away.
 *
 * Unit u is board floor(u / P) of percentage u mod P, as in density.ts, with the same boards.
 */
import type { Grid } from '../engine/board/cell.ts';
import { fewestChangesInPieces } from '../engine/make/fewestChanges.ts';
import { fewestGivenInPieces } from '../engine/make/fewestGiven.ts';
import { allPieces } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import { boardDrawer } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

export type MendingSpec = {
  readonly height: number; // rows, 1..12
  readonly width: number; // columns, 1..12
  readonly percentages: readonly number[]; // of filled cells, 1 to 101 of 0..100
  readonly boards: number; // for each percentage, 1..100,000
  readonly seed: number; // 0..2^32 - 1
};

/** Cells that are turned over at most. */
const mostChanges = 3;
/** Cells that are given at most. */
const mostGiven = 16;
/** Numbers of changes that are told apart: 0, 1, 2, 3, and more. */
const changes = mostChanges + 2;
const given = mostGiven + 2;

/** Numbers of boards; those by cells percentage after percentage, the last entry of each is more than the most. */
export type MendingTally = {
  readonly boards: Float64Array;
  readonly unique: Float64Array; // by the fewest cells turned over for one solution
  readonly simple: Float64Array; // by those for a simple puzzle
  readonly given: Float64Array; // by the fewest cells given
  readonly unsettled: Float64Array; // where the search for the fewest given ended at its limit of work
};

export const mending: Experiment<MendingSpec, MendingTally> = {
  id: 'mending',
  version: 1,

  check({ height, width, percentages, boards, seed }) {
    checkBetween('height', height, 1, 12);
    checkBetween('width', width, 1, 12);
    checkBetween('number of percentages', percentages.length, 1, 101);
    for (const percentage of percentages) checkBetween('percentage', percentage, 0, 100);
    checkBetween('boards', boards, 1, 100_000);
    checkSeed(seed);
  },

  units: ({ percentages, boards }) => percentages.length * boards,

  emptyTally({ percentages: { length } }) {
    return {
      boards: new Float64Array(length),
      unique: new Float64Array(length * changes),
      simple: new Float64Array(length * changes),
      given: new Float64Array(length * given),
      unsettled: new Float64Array(length),
    };
  },

  begin(spec) {
    const unit = inPieces(spec);
    return (from, to, tally) => {
      for (let at = from; at < to; at++) allPieces(unit(at, tally));
    };
  },

  inPieces: (spec) => inPieces(spec),

  merge(into, part) {
    for (const name of ['boards', 'unique', 'simple', 'given', 'unsettled'] as const)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = mending.units(spec)) {
    const tally = readLists(stored, mending.emptyTally(spec));
    const { boards, unsettled } = tally;
    checkSum('boards', sumOf(boards), done);
    checkWithin('boards', boards, () => spec.boards);
    checkWithin('unsettled', unsettled, (at) => boards[at]!);
    for (const at of spec.percentages.keys())
      for (const name of ['unique', 'simple', 'given'] as const)
        checkSum(`boards by ${name}`, sumOf(countsAt(tally, name, at)), boards[at]!);
    return tally;
  },
};

/**
 * The numbers of boards of one percentage: by 0, 1, 2, ... cells, the last one for more.
 *
 * @param at - which percentage, zero-based
 */
export function countsAt(
  tally: MendingTally,
  name: 'unique' | 'simple' | 'given',
  at: number,
): Float64Array {
  const width = name === 'given' ? given : changes;
  return tally[name].subarray(at * width, (at + 1) * width);
}

function inPieces(spec: MendingSpec): (unit: number, tally: MendingTally) => InPieces<void> {
  const { height, width, percentages, boards, seed } = spec;
  const draw = boardDrawer({ height, width, model: 'exact', percentages, boards, seed });
  return function* (unit, tally) {
    const at = unit % percentages.length;
    const image: Grid = { height, width, cells: new Uint8Array(height * width) };
    draw(at, Math.floor(unit / percentages.length), image.cells);
    const unique = yield* quiet(fewestChangesInPieces(image, 'unique', limits));
    const simple = yield* quiet(fewestChangesInPieces(image, 'simple', limits));
    const away = yield* quiet(fewestGivenInPieces(image, { most: mostGiven }));
    tally.boards[at]!++;
    countsAt(tally, 'unique', at)[unique.fewest ?? changes - 1]!++;
    countsAt(tally, 'simple', at)[simple.fewest ?? changes - 1]!++;
    countsAt(tally, 'given', at)[away.cells?.length ?? given - 1]!++;
    if (away.ended === 'work') tally.unsettled[at]!++;
  };
}

const limits = { most: mostChanges, keep: 1 };

/** Work whose news nobody hears. */
function* quiet<Result>(pieces: InPieces<Result, unknown>): InPieces<Result> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield;
  }
}
