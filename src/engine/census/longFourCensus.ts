/**
 * The census of 000 Figure 4 for sizes with a side beyond 6, up to 25 cells in all: what `createFourCensus` counts, by the
 * solvers for lines of any length. Several times slower a board than the tables of lines of up to 6 cells. Some images of
 * larger sizes can be counted too, up to 49 cells: their numbers are still whole numbers of a float.
 */
import { UNKNOWN } from '../board/cell.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { createFold } from './fold.ts';
import { FOUR_SOLVED, NO_PROGRESS, SIMPLE, SOME_PROGRESS } from './smallFour.ts';
import type { FourCensus, FourCensusOptions } from './smallFourCensus.ts';
import { countAt, twoSatEnd, twoSatKind } from './smallFourCensus.ts';

/** The most cells of a size: 2^25 images are counted in minutes. @source 000_8dc3042ab81c971c.txt §4.1 */
export const MOST_LONG_CELLS = 25;
/** The most cells of a size of which some images are counted. */
export const MOST_DRAWN_CELLS = 49;
/** The cells of an image that are read as one word. */
const WORD = 25;

/**
 * Makes a census.
 *
 * @param height - 1 to 25
 * @param width - 1 to 49; at most 49 cells together, and folded at most 25
 * @throws RangeError for another size
 * @remarks Every image is counted for itself, so a range is exact whoever counts the others.
 * @source 000_8dc3042ab81c971c.txt §4.1, Figure 4
 */
export function createLongFourCensus(
  height: number,
  width: number,
  options: FourCensusOptions = {},
): Pick<FourCensus, 'add'> {
  if (height * width > MOST_DRAWN_CELLS)
    throw new RangeError(`a census takes up to ${MOST_DRAWN_CELLS} cells: ${height} x ${width}`);
  const solver = createFastFour(height, width);
  const { simple } = solver;
  const cells = height * width;
  const image = new Uint8Array(cells);
  const stack = Array.from({ length: cells + 2 }, () => new Uint8Array(cells));
  const beyond = options.twoSat ? createFastTwoSat(height, width) : null;
  const timesOf = options.folded ? createFold(height, width, 'reflections') : (): number => 1;
  return {
    add({ counts, unique, oneClue, first, twoSat, twoSatUnique, twoSatFirst }, from, to): void {
      for (let index = from; index < to; index++) {
        const times = timesOf(index);
        if (times === 0) continue;
        const high = Math.floor(index / 2 ** WORD);
        for (let at = 0; at < cells; at++)
          image[at] = at < WORD ? (index >>> at) & 1 : (high >>> (at - WORD)) & 1;
        simple.setImage(image);
        const status = solver.run();
        // FourSolver changes the board only by a successful intersection
        const found =
          status === SOLVED
            ? solver.progress
              ? FOUR_SOLVED
              : SIMPLE
            : solver.progress
              ? SOME_PROGRESS
              : NO_PROGRESS;
        countAt(counts, first, 4 * solver.sweeps + found, index, times);
        if (status === SOLVED) {
          if (options.unique) unique[found]! += times;
          continue;
        }
        const state = stack[0] as Uint8Array;
        state.set(simple.readCells());
        if (options.oneClue && clueHelps(simple, state, image)) oneClue[found]! += times;
        let kind = -1;
        if (beyond) {
          beyond.simple.setImage(image);
          beyond.simple.setCells(state);
          kind = twoSatKind(found, twoSatEnd(beyond.run(), beyond.progress));
        }
        const only = options.unique && isOnly(simple, stack, image);
        if (only) unique[found]! += times;
        if (kind < 0 || !twoSat || !twoSatUnique || !twoSatFirst) continue;
        countAt(twoSat, twoSatFirst, 6 * solver.sweeps + kind, index, times);
        if (only) twoSatUnique[kind]! += times;
      }
    },
  };
}

/** Whether some unknown cell, given as in the image, lets SimpleSolver solve the puzzle. */
function clueHelps(simple: FastSimple, state: Uint8Array, image: Uint8Array): boolean {
  simple.setCells(state);
  simple.run('H');
  simple.keep();
  for (let at = 0; at < state.length; at++) {
    if (state[at] !== UNKNOWN) continue;
    simple.restore();
    simple.setCell(Math.floor(at / simple.width), at % simple.width, image[at] as 0 | 1);
    if (simple.run('H') === SOLVED) return true;
  }
  return false;
}

/** Whether the puzzle has no solution but the image, from the state at the bottom of the stack, which holds all solutions. */
function isOnly(simple: FastSimple, stack: readonly Uint8Array[], image: Uint8Array): boolean {
  const [state, other] = stack as [Uint8Array, Uint8Array];
  for (let at = 0; at < state.length; at++) {
    if (state[at] !== UNKNOWN) continue;
    other.set(state);
    other[at] = 1 - image[at]!;
    if (hasSolution(simple, stack, 1)) return false;
    state[at] = image[at]!;
    simple.setCells(state);
    if (simple.run('H') === SOLVED) return true;
    state.set(simple.readCells());
  }
  return true;
}

/** Whether the state at `depth` of the stack can be completed; overwrites it and those above. Depth-first. */
function hasSolution(simple: FastSimple, stack: readonly Uint8Array[], depth: number): boolean {
  const state = stack[depth] as Uint8Array;
  simple.setCells(state);
  const status = simple.run('H');
  if (status !== STANDSTILL) return status !== CONTRADICTION;
  state.set(simple.readCells());
  const at = state.indexOf(UNKNOWN);
  const next = stack[depth + 1] as Uint8Array;
  for (let value = 1; value >= 0; value--) {
    next.set(state);
    next[at] = value;
    if (hasSolution(simple, stack, depth + 1)) return true;
  }
  return false;
}
