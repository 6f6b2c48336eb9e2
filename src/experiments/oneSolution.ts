/**
 * How many random boards have one solution, by size and density, and how many switches they have: to hold against the formula of
 * `oneSolutionFormula.ts`. Cells are filled or empty by themselves; boards with an exact number of filled cells are another
 * question, and are never put into one sum with these.
 *
 * A board with a switch has several solutions: the exchanged picture is another one. One that sweeps solve has one. What is left is
 * asked of `solve`, with a limit; a board that is open then is counted as open, neither way.
 *
 * With `framed` a board is a block in a frame of filled cells, one wide. The frame gives away exactly the border cells of the
 * block, so the board has one solution where no other filling of the block has the same clues and the same border cells: what
 * the share of framed boards gives is a bound for boards that blocks can be cut out of.
 *
 * Unit u is board floor(u / P) of percentage u mod P. Boards without a frame are those of the experiment `density` with the
 * same settings.
 */
import { FILLED } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { InPieces } from '../engine/pieces.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { createSwitchingFinder } from '../engine/sweep/switchingComponents.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';
import { boardDrawer, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import { checkBetween } from './settings.ts';
import { wholeUnits } from './wholeUnits.ts';

/** What to sample. */
export type OneSolutionSpec = {
  readonly height: number; // of the board, or of the block in the frame; 2..98
  readonly width: number; // likewise
  readonly percentages: readonly number[]; // 0..100 each
  readonly boards: number; // for each percentage, 1..100,000
  readonly seed: number; // 0..2^32 - 1
  /** The boards are blocks in a frame of filled cells. */
  readonly framed?: true;
  readonly limit: number; // propagations for a board, 1..10^12
};

/** What was found so far, one number for each percentage. */
export type OneSolutionTally = {
  readonly boards: Uint32Array;
  readonly one: Uint32Array; // with one solution
  readonly sweeps: Uint32Array; // of them, solved by sweeps
  readonly open: Uint32Array; // not decided
  readonly switching: Uint32Array; // with a switch
  readonly switches: Uint32Array; // all of them
  readonly squares: Float64Array; // sum of the squares of their numbers
};

const limits = { side: 98, boards: 100_000, limit: 1e12 } as const;

/** The run of `density` that has the boards, or the blocks. */
export const boardsOf = ({
  height,
  width,
  percentages,
  boards,
  seed,
}: OneSolutionSpec): DensitySpec => ({
  height,
  width,
  model: 'independent',
  percentages,
  boards,
  seed,
});

export const oneSolution: Experiment<OneSolutionSpec, OneSolutionTally> = {
  id: 'one-solution',
  version: 1,

  check(spec) {
    checkBetween('height', spec.height, 2, limits.side);
    checkBetween('width', spec.width, 2, limits.side);
    density.check(boardsOf(spec));
    checkBetween('boards', spec.boards, 1, limits.boards);
    checkBetween('limit', spec.limit, 1, limits.limit);
  },

  units: (spec) => density.units(boardsOf(spec)),

  emptyTally({ percentages }) {
    const counts = (): Uint32Array => new Uint32Array(percentages.length);
    return {
      boards: counts(),
      one: counts(),
      sweeps: counts(),
      open: counts(),
      switching: counts(),
      switches: counts(),
      squares: new Float64Array(percentages.length),
    };
  },

  begin: wholeUnits(oneSolutionWork),

  inPieces: oneSolutionWork,

  merge(into, part) {
    for (const name of Object.keys(into) as (keyof OneSolutionTally)[])
      for (let at = 0; at < into.boards.length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = oneSolution.units(spec)) {
    const tally = readLists(stored, oneSolution.emptyTally(spec));
    const { boards, one, sweeps, open, switching, switches, squares } = tally;
    checkWithin('boards', boards, () => spec.boards);
    checkSum('boards of all percentages', sumOf(boards), done);
    checkWithin('boards that sweeps solve', sweeps, (at) => one[at]!);
    const told = one.map((count, at) => count + open[at]! + switching[at]!);
    checkWithin('boards told apart', told, (at) => boards[at]!);
    checkWithin('boards with a switch', switching, (at) => switches[at]!);
    checkWithin('switches', switches, (at) => squares[at]!);
    return tally;
  },
};

/** Prepares once; what it returns does a board in pieces. */
function oneSolutionWork(
  spec: OneSolutionSpec,
): (unit: number, tally: OneSolutionTally) => InPieces<void, unknown> {
  const { framed, limit } = spec;
  const points = spec.percentages.length;
  const border = framed === true ? 1 : 0;
  const [height, width] = [spec.height + 2 * border, spec.width + 2 * border];
  const draw = boardDrawer(boardsOf(spec));
  const finder = createSwitchingFinder(height, width);
  const sweeps = createFastSimple(height, width);
  const block = new Uint8Array(spec.height * spec.width);
  const cells = new Uint8Array(height * width).fill(FILLED);
  return function* (unit, tally) {
    const at = unit % points;
    draw(at, Math.floor(unit / points), block);
    for (let row = 0; row < spec.height; row++)
      cells.set(
        block.subarray(row * spec.width, (row + 1) * spec.width),
        (row + border) * width + border,
      );
    tally.boards[at]!++;
    const switches = finder.find(cells).length;
    if (switches > 0) {
      tally.switching[at]!++;
      tally.switches[at]! += switches;
      tally.squares[at]! += switches ** 2;
      return;
    }
    sweeps.setImage(cells);
    if (sweeps.run('H') === SOLVED) {
      tally.one[at]!++;
      tally.sweeps[at]!++;
      return;
    }
    const known = { height, width, cells };
    const { status } = yield* solveInPieces(puzzleOf(known), { known, limit });
    if (status === 'one') tally.one[at]!++;
    if (status === 'open') tally.open[at]!++;
  };
}
