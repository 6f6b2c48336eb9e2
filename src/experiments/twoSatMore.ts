/**
 * What Batenburg and Kosters (2009), as 000 tells of it, have besides chains of pairs, held against them: the sums of rows
 * and columns as a transportation problem, and Solver1, which supposes both values of a cell, beside repeated probing
 * (001 §3.3), which does so with sweeps.
 *
 * With percentages unit u is board floor(u / P) of percentage u mod P, as in density.ts, with the same boards. Without
 * them it is image u, of which one of each group of reflections is solved for all of its group.
 */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createFold } from '../engine/census/fold.ts';
import { probeToEndInPieces } from '../engine/probe/probeRepeated.ts';
import { allPieces } from '../engine/pieces.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED, STANDSTILL } from '../engine/sweep/fastSolver.ts';
import { createFastSolver1 } from '../engine/twosat/fastSolver1.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
import { fixedByFlow } from '../engine/twosat/flow.ts';
import { recordTwoSat } from '../engine/twosat/twoSatSolver.ts';
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

export type TwoSatMoreSpec = {
  readonly height: number; // rows, 1..6, or 1..30 with percentages
  readonly width: number; // columns, likewise; at most 25 cells without percentages
  /** Random boards with so many filled cells, 1 to 101 percentages of 0..100; without them all images. */
  readonly percentages?: readonly number[];
  readonly boards?: number; // for each percentage, 1..100,000
  readonly seed?: number; // 0..2^32 - 1
};

/** Numbers of boards; one number for each percentage, or one for all images. */
export type TwoSatMoreTally = {
  readonly boards: Float64Array;
  readonly sweeps: Float64Array; // solved by sweeps
  readonly twoSat: Float64Array; // solved by 2-SAT, sweeps included
  /** Of random boards only: solved by repeated probing, and by Solver1. */
  readonly repeated: Float64Array;
  readonly solver1: Float64Array;
  /** Where the sums fix a cell: in the state where sweeps stop, and where 2-SAT stops. */
  readonly sumsAfterSweeps: Float64Array;
  readonly sumsAfterTwoSat: Float64Array;
  /** Solved by 2-SAT that goes on with what the sums fix. */
  readonly withSums: Float64Array;
};

const pointsOf = ({ percentages }: TwoSatMoreSpec): number => percentages?.length ?? 1;

const names = [
  'boards',
  'sweeps',
  'twoSat',
  'repeated',
  'solver1',
  'sumsAfterSweeps',
  'sumsAfterTwoSat',
  'withSums',
] as const;

export const twoSatMore: Experiment<TwoSatMoreSpec, TwoSatMoreTally> = {
  id: 'two-sat-more',
  version: 1,

  check({ height, width, percentages, boards, seed }) {
    if (percentages === undefined) {
      checkBetween('height', height, 1, 6);
      checkBetween('width', width, 1, 6);
      checkBetween('number of cells', height * width, 1, 25);
      if (boards !== undefined || seed !== undefined)
        throw new RangeError('boards and a seed need percentages');
      return;
    }
    checkBetween('height', height, 1, 30);
    checkBetween('width', width, 1, 30);
    checkBetween('number of percentages', percentages.length, 1, 101);
    for (const percentage of percentages) checkBetween('percentage', percentage, 0, 100);
    checkBetween('boards', boards ?? 0, 1, 100_000);
    checkSeed(seed ?? -1);
  },

  units: (spec) =>
    spec.percentages === undefined
      ? 2 ** (spec.height * spec.width)
      : pointsOf(spec) * (spec.boards ?? 0),

  emptyTally(spec) {
    const list = (): Float64Array => new Float64Array(pointsOf(spec));
    return {
      boards: list(),
      sweeps: list(),
      twoSat: list(),
      repeated: list(),
      solver1: list(),
      sumsAfterSweeps: list(),
      sumsAfterTwoSat: list(),
      withSums: list(),
    };
  },

  begin(spec) {
    const { height, width, percentages, seed = 0, boards = 1 } = spec;
    const look = createLook(height, width);
    if (percentages === undefined) {
      const timesOf = createFold(height, width, 'reflections');
      return (from, to, tally) => {
        for (let image = from; image < to; image++) {
          const times = timesOf(image);
          if (times > 0) look(imageFromIndex(height, width, image), tally, 0, times);
        }
      };
    }
    const draw = boardDrawer({ height, width, model: 'exact', percentages, boards, seed });
    const trials = createTrials(height, width);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const at = unit % percentages.length;
        const image = { height, width, cells: new Uint8Array(height * width) };
        draw(at, Math.floor(unit / percentages.length), image.cells);
        const solved = look(image, tally, at, 1);
        if (solved || trials.repeated(image)) tally.repeated[at]!++;
        if (solved || trials.solver1(image)) tally.solver1[at]!++;
      }
    };
  },

  merge(into, part) {
    for (const name of names)
      for (let at = 0; at < into[name].length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = twoSatMore.units(spec)) {
    const tally = readLists(stored, twoSatMore.emptyTally(spec));
    const { boards, sweeps, twoSat } = tally;
    const all = twoSatMore.units(spec);
    // of a part of all images the groups of reflections that were met are counted whole
    if (done === all || spec.percentages !== undefined) checkSum('boards', sumOf(boards), done);
    for (const name of names)
      checkWithin(name, tally[name], (at) => (name === 'boards' ? all : boards[at]!));
    checkWithin('boards that sweeps solve', sweeps, (at) => twoSat[at]!);
    checkWithin('boards that 2-SAT solves', twoSat, (at) => tally.withSums[at]!);
    for (const name of ['repeated', 'solver1'] as const)
      if (spec.percentages !== undefined)
        checkWithin('boards that 2-SAT solves', twoSat, (at) => tally[name][at]!);
    return tally;
  },
};

/** Makes what runs sweeps and 2-SAT on an image, counts it, and tells whether 2-SAT solves it. */
function createLook(
  height: number,
  width: number,
): (image: Grid, tally: TwoSatMoreTally, at: number, times: number) => boolean {
  const solver = createFastTwoSat(height, width);
  const { simple } = solver;
  /** Whether the sums fix a cell in the present state. */
  const sums = (image: Grid): boolean =>
    fixedByFlow({ height, width, cells: simple.readCells() }, puzzleOf(image))?.length !== 0;
  return (image, tally, at, times) => {
    tally.boards[at]! += times;
    simple.setImage(image.cells);
    let status = simple.run('H');
    if (status === SOLVED) tally.sweeps[at]! += times;
    if (status === STANDSTILL) {
      if (sums(image)) tally.sumsAfterSweeps[at]! += times;
      status = solver.goOn();
      if (status === STANDSTILL && sums(image)) {
        tally.sumsAfterTwoSat[at]! += times;
        const from = { height, width, cells: simple.readCells() };
        const { status: end } = recordTwoSat(puzzleOf(image), { from, flow: true });
        if (end === 'solved') tally.withSums[at]! += times;
      }
    }
    if (status !== SOLVED) return false;
    tally.twoSat[at]! += times;
    tally.withSums[at]! += times;
    return true;
  };
}

type Trials = {
  repeated(this: void, image: Grid): boolean;
  solver1(this: void, image: Grid): boolean;
};

/** Makes the methods that suppose a value; each tells whether it solves an image. */
function createTrials(height: number, width: number): Trials {
  const simple = createFastSimple(height, width);
  const solver = createFastSolver1(height, width);
  return {
    repeated(image) {
      simple.setImage(image.cells);
      const { grid } = allPieces(probeToEndInPieces(simple, false));
      return !grid.cells.includes(UNKNOWN);
    },
    solver1(image) {
      solver.simple.setImage(image.cells);
      return solver.run() === SOLVED;
    },
  };
}
