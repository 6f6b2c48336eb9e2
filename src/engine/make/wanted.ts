/** What a puzzle that is made shall become, and whether it is that: one solution, or one that a method finds. */
import type { Grid } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import type { FastFour } from '../intersect/fastFourSolver.ts';
import type { InPieces } from '../pieces.ts';
import { told } from '../pieces.ts';
import { solveInPieces } from '../solve/solve.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import type { FastTwoSat } from '../twosat/fastTwoSatSolver.ts';

/** One solution; one that sweeps find, pairs of lines, or chains. */
export type Wanted = 'unique' | 'simple' | 'pairs' | 'chains';

/** Tells it of one image after another, all of one size. */
export type WantedTest = {
  readonly simple: FastSimple; // its last run was on the last image, unless that was made elsewhere
  /** Whether the puzzle of an image, `height * width` cells EMPTY | FILLED, is as it is wanted. */
  does(this: void, cells: Uint8Array): InPieces<boolean>;
};

/**
 * Makes a test for one size.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more
 * @throws RangeError when a side is not a positive integer
 */
export function wantedTest(height: number, width: number, wanted: Wanted): WantedTest {
  const simple = createFastSimple(height, width);
  const method: FastFour | FastTwoSat | null =
    wanted === 'pairs'
      ? createFastFour(height, width)
      : wanted === 'chains'
        ? createFastTwoSat(height, width)
        : null;
  function* does(cells: Uint8Array): InPieces<boolean> {
    simple.setImage(cells);
    if (simple.run('H') === SOLVED) return true;
    if (wanted === 'simple') return false;
    if (method !== null) {
      method.simple.setImage(cells);
      method.simple.run('H');
      return (yield* method.goOnInPieces()) === SOLVED;
    }
    return (yield* otherSolution({ height, width, cells })) === null;
  }
  return { simple, does };
}

/** A picture with the same puzzle, close to it; null when there is none. @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable") */
export function* otherSolution(image: Grid): InPieces<Grid | null> {
  const { solutions } = yield* told(
    solveInPieces(puzzleOf(image), { known: image }),
    () => undefined,
  );
  return solutions.find((one) => one.cells.some((cell, at) => cell !== image.cells[at])) ?? null;
}
