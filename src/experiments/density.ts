/**
 * How many random images of each percentage of filled cells are simple: the curves of Figures 6 and 8 of 000, and the
 * 15x15 statement of 002. With `four` in the spec FourSolver goes on where SimpleSolver stops, and the other classes of
 * those figures are counted too.
 *
 * Unit u is board floor(u / P) of percentage u mod P, so a part of a run covers all P percentages evenly. A board is a
 * function of seed, size, percentage and number alone, so that any dot of a chart can show the boards it counted.
 */
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { EMPTY } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { createFastFour } from '../engine/intersect/fastFour.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { boardRandom } from '../engine/board/random.ts';
import type { Random } from '../engine/board/random.ts';
import { filledFor, sampleExact, sampleIndependent } from '../engine/board/sample.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** What to sample. Two readings of "percentage" (000 does not say which it means): `exact` count, `independent` cells. */
export type DensitySpec = {
  readonly height: number; // rows, 1..100
  readonly width: number; // columns, 1..100
  readonly model: 'exact' | 'independent';
  readonly percentages: readonly number[]; // 0..100 each, 1 to 1,001 of them; not used when `filled` is there
  /** Numbers of filled cells instead of percentages, each 0..height * width; only with the exact model. */
  readonly filled?: readonly number[];
  readonly boards: number; // boards for each percentage, 1..1,000,000
  readonly seed: number; // 0..2^32 - 1
  /** Also tell the classes of boards that are not simple apart. Takes longer, and finds the same boards simple. */
  readonly four?: boolean;
  /** With `four`: also go on with 2-SAT where FourSolver does not solve the board. */
  readonly twoSat?: boolean;
};

/** What was found so far, one number for each percentage (or each of `filled`). */
export type DensityTally = {
  readonly boards: Uint32Array; // boards examined
  readonly simple: Uint32Array; // of them, simple
  /** With `spec.four`: not simple, and FourSolver solves them. The curves of 000 show `simple + four`, cumulative. */
  readonly four?: Uint32Array;
  /** With `spec.four`: FourSolver does not solve them, but fixes some cell. In neither: it fixes none. */
  readonly some?: Uint32Array;
  /** With `spec.twoSat`: FourSolver does not solve them, and TwoSatSolver does; counted in `some`, or in neither, as well. */
  readonly twoSat?: Uint32Array;
};

/** The classes of Figures 4 to 8 of 000: simple, solved by FourSolver, some progress by it, no progress. */
export type BoardClass = 'simple' | 'four' | 'some' | 'none';

/** One board of a chart. */
export type SampledBoard = {
  readonly index: number; // its number among the boards of its percentage, zero-based
  readonly simple: boolean;
  readonly class?: BoardClass; // with `spec.four`
  readonly image: Grid;
};

const maxSide = 100;
const maxBoards = 1_000_000;
const maxPoints = 1001;

export const density: Experiment<DensitySpec, DensityTally> = {
  id: 'density',
  version: 1,

  check(spec) {
    checkBetween('height', spec.height, 1, maxSide);
    checkBetween('width', spec.width, 1, maxSide);
    checkBetween('boards', spec.boards, 1, maxBoards);
    checkSeed(spec.seed);
    if (spec.model !== 'exact' && spec.model !== 'independent')
      throw new RangeError(`model must be exact or independent: ${String(spec.model)}`);
    checkBetween('number of percentages', pointsOf(spec), 1, maxPoints);
    if (spec.twoSat === true && spec.four !== true)
      throw new RangeError('2-SAT goes on where FourSolver stops: it needs the classes');
    if (spec.filled === undefined) {
      for (const percentage of spec.percentages)
        if (!(percentage >= 0 && percentage <= 100))
          throw new RangeError(`percentage must be from 0 to 100: ${percentage}`);
      return;
    }
    if (spec.model !== 'exact')
      throw new RangeError('a number of filled cells needs the exact model');
    for (const filled of spec.filled)
      checkBetween('number of filled cells', filled, 0, spec.height * spec.width);
  },

  units: (spec) => pointsOf(spec) * spec.boards,

  emptyTally: (spec) => ({
    boards: new Uint32Array(pointsOf(spec)),
    simple: new Uint32Array(pointsOf(spec)),
    ...(spec.four === true && {
      four: new Uint32Array(pointsOf(spec)),
      some: new Uint32Array(pointsOf(spec)),
    }),
    ...(spec.twoSat === true && { twoSat: new Uint32Array(pointsOf(spec)) }),
  }),

  begin(spec) {
    const points = pointsOf(spec);
    const draw = boardDrawer(spec);
    const classify = boardClassifier(spec);
    const beyond = spec.twoSat === true ? createFastTwoSat(spec.height, spec.width) : null;
    const cells = new Uint8Array(spec.height * spec.width);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const at = unit % points;
        draw(at, Math.floor(unit / points), cells);
        const found = classify(cells);
        tally.boards[at]!++;
        const counts =
          found === 'simple'
            ? tally.simple
            : found === 'four'
              ? tally.four
              : found === 'some'
                ? tally.some
                : undefined;
        if (counts) counts[at]!++;
        if (!beyond || !tally.twoSat || found === 'simple' || found === 'four') continue;
        beyond.simple.setImage(cells);
        if (beyond.run() === SOLVED) tally.twoSat[at]!++;
      }
    };
  },

  merge(into, part) {
    for (let at = 0; at < into.boards.length; at++) {
      into.boards[at]! += part.boards[at]!;
      into.simple[at]! += part.simple[at]!;
      if (into.four && part.four) into.four[at]! += part.four[at]!;
      if (into.some && part.some) into.some[at]! += part.some[at]!;
      if (into.twoSat && part.twoSat) into.twoSat[at]! += part.twoSat[at]!;
    }
  },

  toStored: storeLists,

  fromStored(stored, spec, done = density.units(spec)) {
    const tally = readLists(stored, density.emptyTally(spec));
    const { boards, simple, four, some, twoSat } = tally;
    checkWithin('boards', boards, () => spec.boards);
    checkSum('boards of all points', sumOf(boards), done);
    const classified = simple.map((count, at) => count + (four?.[at] ?? 0) + (some?.[at] ?? 0));
    checkWithin('boards with a class', classified, (at) => boards[at] ?? 0);
    checkWithin(
      'boards that 2-SAT solves',
      twoSat ?? [],
      (at) => boards[at]! - simple[at]! - (four?.[at] ?? 0),
    );
    return tally;
  },
};

/**
 * Makes the function that finds the class of an image; without `spec.four` all that are not simple are `none`.
 *
 * @source 000_8dc3042ab81c971c.txt §4.1, columns 2 to 5 of Figure 4
 */
export function boardClassifier({
  height,
  width,
  four,
}: Pick<DensitySpec, 'height' | 'width' | 'four'>): (cells: Uint8Array) => BoardClass {
  if (four !== true) {
    const solver = createFastSimple(height, width);
    return (cells) => {
      solver.setImage(cells);
      return solver.run('H') === SOLVED ? 'simple' : 'none';
    };
  }
  const solver = createFastFour(height, width);
  return (cells) => {
    solver.simple.setImage(cells);
    if (solver.run() === SOLVED) return solver.progress ? 'four' : 'simple';
    return solver.progress ? 'some' : 'none';
  };
}

/** How many points the curve has. */
const pointsOf = (spec: DensitySpec): number => (spec.filled ?? spec.percentages).length;

/**
 * The percentage of filled cells at a point of the curve, for an axis.
 *
 * @param at - 0 up to the number of points
 * @throws RangeError when the curve has no such point
 */
export function percentageAt(spec: DensitySpec, at: number): number {
  const value = (spec.filled ?? spec.percentages)[at];
  if (value === undefined) throw new RangeError(`the curve has no point ${at}`);
  return spec.filled === undefined ? value : (100 * value) / (spec.height * spec.width);
}

/**
 * Makes the function that writes board `index` of point `at` into `cells`. It allocates nothing after its first call.
 */
export function boardDrawer(
  spec: DensitySpec,
): (at: number, index: number, cells: Uint8Array) => void {
  const { height, width, model, seed } = spec;
  const points = pointsOf(spec);
  const densities = Float64Array.from({ length: points }, (_, at) => percentageAt(spec, at));
  const filled = Int32Array.from(
    { length: points },
    (_, at) => spec.filled?.[at] ?? filledFor(densities[at]!, height, width),
  );
  let random: Random | undefined;
  return (at, index, cells) => {
    random = boardRandom(seed, height, width, densities[at]!, index, random);
    if (model === 'exact') sampleExact(random, cells, filled[at]!);
    else sampleIndependent(random, cells, densities[at]! / 100);
  };
}

/**
 * Makes board `index` of point `at` again.
 *
 * @param at - which percentage, zero-based
 * @param index - 0..boards - 1; a larger number is a board that the run would have had with more boards
 * @returns a new image
 * @throws RangeError when the spec cannot be run, or has no such point
 */
export function boardOf(spec: DensitySpec, at: number, index: number): Grid {
  density.check(spec);
  percentageAt(spec, at);
  const { height, width } = spec;
  const cells = new Uint8Array(height * width).fill(EMPTY);
  boardDrawer(spec)(at, index, cells);
  return { height, width, cells };
}

/**
 * The class of board `index` of point `at`, by the same solver as a run with `four`.
 *
 * @throws RangeError as {@link boardOf}
 * @source 000_8dc3042ab81c971c.txt §4.1, columns 2 to 5 of Figure 4
 */
export function classOfBoard(spec: DensitySpec, at: number, index: number): BoardClass {
  return boardClassifier({ ...spec, four: true })(boardOf(spec, at, index).cells);
}

/**
 * Lists boards of one point in the order in which a run counts them.
 *
 * @param options.simple - keep only those that are (`true`) or are not (`false`) simple; all without it
 * @param options.class - keep only those of this class; looks at all classes, whatever the spec says
 * @param options.from - number of the first board to look at, 0 without it
 * @param options.to - stop before this one, `spec.boards` without it: to look at a few at a time on a main thread
 * @param limit - at most so many boards
 * @returns new images
 * @throws RangeError as {@link boardOf}
 */
export function boardsOf(
  spec: DensitySpec,
  at: number,
  options: {
    readonly simple?: boolean;
    readonly class?: BoardClass;
    readonly from?: number;
    readonly to?: number;
  },
  limit: number,
): readonly SampledBoard[] {
  density.check(spec);
  percentageAt(spec, at);
  const { height, width } = spec;
  const draw = boardDrawer(spec);
  const four = spec.four === true || options.class !== undefined;
  const classify = boardClassifier({ ...spec, four });
  const found: SampledBoard[] = [];
  const to = options.to ?? spec.boards;
  for (let index = options.from ?? 0; index < to && found.length < limit; index++) {
    const cells = new Uint8Array(height * width);
    draw(at, index, cells);
    const kind = classify(cells);
    const simple = kind === 'simple';
    if (options.simple !== undefined && options.simple !== simple) continue;
    if (options.class !== undefined && options.class !== kind) continue;
    const image = { height, width, cells };
    found.push(four ? { index, simple, class: kind, image } : { index, simple, image });
  }
  return found;
}
