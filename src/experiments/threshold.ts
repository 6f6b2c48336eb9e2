/**
 * How much of a random board can be inferred, by density: Figure 5 of 003. Boards are square, and every cell is filled or
 * empty by itself, as 003 draws them.
 *
 * What can be inferred is a property of the board, whoever finds it out; here `infer` does, which is fast. 003's own way, one
 * question a cell, is gone only where its effort is wanted (`procedure`). Boards and numbers of units are those of the
 * experiment `density` with independent cells, and the numbers of every board are kept: cells of one board hang together, so
 * that intervals are drawn from boards, and a dot of a chart leads to its boards.
 */
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { countFilled, countKnown } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { askEveryCellInPieces } from '../engine/inference/inference.ts';
import { inferPictureInPieces } from '../engine/inference/inferPicture.ts';
import { localSolutionsInPieces } from '../engine/inference/localSolutions.ts';
import { joinedInPieces } from '../engine/inference/boardFormula.ts';
import { createReacher, quickMethods } from '../engine/inference/reach.ts';
import type { QuickMethod } from '../engine/inference/reach.ts';
import { WORD_CELLS } from '../engine/line/lineMasks.ts';
import type { InPieces } from '../engine/pieces.ts';
import { boardDrawer, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { wholeUnits } from './wholeUnits.ts';
import {
  checkSum,
  checkWithin,
  countIn,
  listIn,
  readLists,
  recordIn,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** What to sample, and what is measured besides the shares. */
export type ThresholdSpec = {
  readonly side: number; // rows and columns, 4..40
  readonly percentages: readonly number[]; // 0..100 each
  readonly boards: number; // for each percentage, 1..10,000
  readonly seed: number; // 0..2^32 - 1
  /** Also puts 003's question to every cell, and counts the propagations. Takes about ten times as long. */
  readonly procedure?: true;
  /** Also runs the methods that try no pairs; sides of at most 32. */
  readonly methods?: true;
  /**
   * About the most propagations for what can be inferred of a board; without it no limit. What is not known then is counted as
   * undecided. Not together with methods.
   */
  readonly limit?: number; // 1..10^12
  /**
   * Also says of the open cells which are local: other in a solution that differs within a few neighbouring lines only. Sides of
   * at least 8; not together with methods.
   */
  readonly local?: true;
};

/** What was found of each board, at its unit; 0 for boards that are not done. */
export type ThresholdTally = Readonly<Partial<Record<QuickMethod, Uint32Array>>> & {
  readonly done: Uint32Array; // 1 for a board that is
  readonly filled: Uint32Array; // filled cells of the board
  readonly inferred: Uint32Array; // of them, those that are filled in all solutions
  readonly inferable: Uint32Array; // cells with one value in all solutions, filled or empty
  /** With `spec.limit`: filled cells and all cells that are not decided. Those of `inferred` and `inferable` are others. */
  readonly undecidedFilled?: Uint32Array; // with `spec.local` without those that are local
  readonly undecided?: Uint32Array;
  /** With `spec.local`: filled cells that are open within a band of 4 lines, and of 8, those of 4 among them. */
  readonly within4?: Uint32Array;
  readonly within8?: Uint32Array;
  /**
   * With `spec.procedure`: propagations of 003's procedure, all questions of the board together, after its formula was made
   * smaller (`joinedSolver`); what that takes is not counted. What counts as one: see `SatCounters`.
   */
  readonly propagations?: Float64Array;
  // With `spec.methods`, under the name of each: filled cells that it knows in the end
};

/** Sides and boards at least and at most. */
const limits = { least: 4, most: 40, boards: 10_000, limit: 1e12 } as const;

const shares = ['done', 'filled', 'inferred', 'inferable'] as const;
const undecided = ['undecidedFilled', 'undecided'] as const;
const local = ['within4', 'within8'] as const;
/** Lines of their bands. */
const bands = [4, 8] as const;

/** All lists of counts of a run. */
const countsOf = ({
  methods,
  limit,
  local: byScale,
}: ThresholdSpec): readonly (keyof ThresholdTally)[] => [
  ...shares,
  ...(limit === undefined ? [] : undecided),
  ...(byScale === true ? local : []),
  ...(methods === true ? quickMethods : []),
];

export const threshold: Experiment<ThresholdSpec, ThresholdTally> = {
  id: 'threshold',
  version: 1,

  check(spec) {
    checkBetween('side', spec.side, limits.least, limits.most);
    density.check(boardsOf(spec));
    checkBetween('boards', spec.boards, 1, limits.boards);
    if (spec.methods === true && spec.side > WORD_CELLS)
      throw new RangeError(`methods need a side of at most ${WORD_CELLS}: ${spec.side}`);
    if (spec.local === true) {
      checkBetween('side', spec.side, bands[1], limits.most);
      if (spec.methods === true) throw new RangeError('methods know nothing of local cells');
    }
    if (spec.limit === undefined) return;
    checkBetween('limit', spec.limit, 1, limits.limit);
    if (spec.methods === true) throw new RangeError('methods know no limit');
  },

  units: (spec) => density.units(boardsOf(spec)),

  emptyTally(spec) {
    const units = threshold.units(spec);
    return {
      ...(Object.fromEntries(
        countsOf(spec).map((name) => [name, new Uint32Array(units)]),
      ) as Record<(typeof shares)[number], Uint32Array>),
      ...(spec.procedure === true && { propagations: new Float64Array(units) }),
    };
  },

  begin: wholeUnits(thresholdWork),

  inPieces: thresholdWork,

  merge(into, part) {
    for (const name of [
      ...shares,
      ...undecided,
      ...local,
      ...quickMethods,
      'propagations',
    ] as const) {
      const [whole, more] = [into[name], part[name]];
      if (whole !== undefined && more !== undefined)
        for (let unit = 0; unit < whole.length; unit++) whole[unit]! += more[unit]!;
    }
  },

  toStored: ({ done, ...counts }) => ({ done: rangesOf(done), ...storeLists(counts) }),

  fromStored(stored, spec, done = threshold.units(spec)) {
    const { done: units, ...empty } = threshold.emptyTally(spec);
    const record = recordIn('tally', stored, ['done', ...Object.keys(empty)]);
    const { done: ranges, ...counts } = record;
    readRanges(ranges, units);
    const tally = { done: units, ...readLists(counts, empty) };
    const cells = spec.side * spec.side;
    checkSum('boards of all points', sumOf(units), done);
    checkWithin('filled cells', tally.filled, (unit) => cells * tally.done[unit]!);
    checkWithin('inferable cells', tally.inferable, (unit) => cells * tally.done[unit]!);
    checkWithin('inferred cells', tally.inferred, (unit) =>
      Math.min(tally.filled[unit]!, tally.inferable[unit]!),
    );
    checkWithin(
      'undecided cells',
      tally.undecided ?? [],
      (unit) => cells * tally.done[unit]! - tally.inferable[unit]!,
    );
    checkWithin('undecided filled cells', tally.undecidedFilled ?? [], (unit) =>
      Math.min(tally.filled[unit]! - tally.inferred[unit]!, tally.undecided![unit]!),
    );
    checkWithin('cells within 4 lines', tally.within4 ?? [], (unit) => tally.within8![unit]!);
    checkWithin(
      'cells within 8 lines',
      tally.within8 ?? [],
      (unit) => tally.filled[unit]! - tally.inferred[unit]! - (tally.undecidedFilled?.[unit] ?? 0),
    );
    for (const name of quickMethods)
      checkWithin(`cells known by ${name}`, tally[name] ?? [], (unit) => tally.inferred[unit]!);
    return tally;
  },
};

/** Where a list of zeros and ones has ones: from, included, to, excluded. As a list of its own it would be half the file. */
function rangesOf(done: Uint32Array): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const [unit, is] of done.entries()) {
    const last = ranges.at(-1);
    if (is === 0) continue;
    if (last?.[1] === unit) last[1]++;
    else ranges.push([unit, unit + 1]);
  }
  return ranges;
}

/** Sets the ones again. @throws RangeError when there are no such units */
function readRanges(stored: unknown, done: Uint32Array): void {
  let end = 0;
  for (const range of listIn('done', stored)) {
    const [from = 0, to = 0] = listIn('range', range, 2).map((unit) =>
      countIn('unit', unit, done.length),
    );
    if (from < end || to <= from) throw new RangeError('the units done are out of their order');
    done.fill(1, from, to);
    end = to;
  }
}

/** The run of `density` that has the same boards. */
export const boardsOf = ({ side, percentages, boards, seed }: ThresholdSpec): DensitySpec => ({
  height: side,
  width: side,
  model: 'independent',
  percentages,
  boards,
  seed,
});

/** Prepares solvers once; what it returns does a board in pieces. */
function thresholdWork(
  spec: ThresholdSpec,
): (unit: number, tally: ThresholdTally) => InPieces<void, unknown> {
  const { side, percentages } = spec;
  const points = percentages.length;
  const draw = boardDrawer(boardsOf(spec));
  const reacher = spec.methods === true ? createReacher(side, side) : null;
  const image = { height: side, width: side, cells: new Uint8Array(side * side) };

  /** Counts the open cells that are local where that is asked for. Returns a flag for each cell, 1 for a local one. */
  const localOf = function* (
    inferable: Grid,
    unit: number,
    tally: ThresholdTally,
  ): InPieces<Uint8Array, unknown> {
    let flags = new Uint8Array(0);
    if (spec.local !== true) return flags;
    const open = [...inferable.cells.keys()].filter((cell) => inferable.cells[cell] === UNKNOWN);
    const found = yield* localSolutionsInPieces(image, open, bands);
    for (const [at, name] of local.entries()) {
      flags = found[at]!;
      const counted = tally[name];
      if (counted)
        counted[unit] = open.filter(
          (cell) => flags[cell] === 1 && image.cells[cell] === FILLED,
        ).length;
    }
    return flags;
  };

  /** What can be inferred; with methods also what they know, within a limit also what is undecided. */
  const inferred = function* (
    puzzle: Puzzle,
    unit: number,
    tally: ThresholdTally,
  ): InPieces<Grid, unknown> {
    if (reacher === null) {
      const found = yield* inferPictureInPieces(image, spec.limit);
      const isLocal = yield* localOf(found.inferable, unit, tally);
      const open = found.undecided.filter((cell) => isLocal[cell] !== 1);
      if (tally.undecided) tally.undecided[unit] = open.length;
      if (tally.undecidedFilled)
        tally.undecidedFilled[unit] = open.filter((cell) => image.cells[cell] === FILLED).length;
      return found.inferable;
    }
    const found = yield* reacher.quickInPieces(puzzle);
    if (found === null) throw new RangeError('a board without a solution'); // it is one itself
    for (const name of quickMethods) {
      const known = tally[name];
      if (known) known[unit] = countFilled(found.known[name]);
    }
    return found.inference.inferable;
  };

  return function* (unit, tally) {
    draw(unit % points, Math.floor(unit / points), image.cells);
    const filled = countFilled(image);
    const puzzle = puzzleOf(image);
    const inferable = yield* inferred(puzzle, unit, tally);
    tally.filled[unit] = filled;
    tally.inferred[unit] = countFilled(inferable);
    tally.inferable[unit] = countKnown(inferable);
    if (tally.propagations) {
      const asked = yield* askEveryCellInPieces(puzzle, { makeSolver: joinedInPieces });
      tally.propagations[unit] = asked.propagations;
    }
    tally.done[unit] = 1;
  };
}
