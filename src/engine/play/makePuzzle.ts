/** Puzzles to order: random images drawn until one has a single solution, by the method that is asked for and no easier one. */
import type { Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { boardRandom } from '../board/random.ts';
import type { Random } from '../board/random.ts';
import { filledFor, sampleExact } from '../board/sample.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import type { InPieces } from '../pieces.ts';
import { repeatedProbingInPieces } from '../probe/probeRepeated.ts';
import { SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { solveInPieces } from '../solve/solve.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { bottlenecks, lineRounds } from '../sweep/openLines.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';

/** The easiest method that solves a puzzle, the easy ones first. `search`: one solution, and none of the others finds it. */
export const orderMethods = ['sweeps', 'four', 'two-sat', 'probing', 'search'] as const;

export type OrderMethod = (typeof orderMethods)[number];

/** What is ordered. */
export type PuzzleOrder = {
  readonly height: number; // 2 to 32
  readonly width: number;
  readonly method: OrderMethod;
  readonly percentage: number; // of filled cells
  /** Rounds of its lines in which at most two are open, at least. */
  readonly bottlenecks: number;
  readonly seed: number;
};

/** What came of it; null after so many images without one. */
export type MadePuzzle = {
  readonly puzzle: Puzzle;
  readonly image: Grid;
  readonly tried: number; // images
  readonly bottlenecks: number;
};

/** Images after which an order is given up. */
export const mostTried = 300_000;

/** Propagations for the solutions of one image: seconds. One that takes more is left for the next, which will do as well. */
const mostWork = 20_000_000;
const imagesAtOnce = 200;
const imagesOfOthers = 10;

/**
 * The method that a puzzle needs.
 *
 * @returns null for one with several solutions, or where that is not known after some seconds
 */
function createClassifier(
  height: number,
  width: number,
): (puzzle: Puzzle, image: Uint8Array) => InPieces<OrderMethod | null> {
  const simple = createFastSimple(height, width);
  const four = createFastFour(height, width);
  const twoSat = createFastTwoSat(height, width);
  return function* (puzzle, image) {
    simple.setImage(image);
    const code = simple.run('H');
    if (code === SOLVED) return 'sweeps';
    if (code !== STANDSTILL) return null;
    const cells = simple.readCells().slice();
    for (const [method, solver] of [
      ['four', four],
      ['two-sat', twoSat],
    ] as const) {
      solver.simple.setImage(image);
      solver.simple.setCells(cells);
      if (solver.simple.run('H') === STANDSTILL && solver.goOn() === SOLVED) return method;
    }
    const { status: solutions } = yield* silently(solveInPieces(puzzle, { limit: mostWork }));
    if (solutions !== 'one') return null;
    const { status } = yield* silently(repeatedProbingInPieces(puzzle));
    return status === 'solved' ? 'probing' : 'search';
  };
}

/** Work whose news nobody is told. */
function* silently<Result>(pieces: InPieces<Result, unknown>): InPieces<Result> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield;
  }
}

/**
 * Draws images until one fits the order. The same order has the same puzzle.
 *
 * @param most - images to try
 * @throws RangeError for sides, percentages or numbers that cannot be
 * @source 002_5ae15e577f844a8a.txt (draw, then look whether it can be solved); 000 §4.1 (images of so many filled cells)
 */
export function* makePuzzleInPieces(
  { height, width, method, percentage, bottlenecks: least, seed }: PuzzleOrder,
  most = mostTried,
): InPieces<MadePuzzle | null, { readonly tried: number }> {
  const filled = filledFor(percentage, height, width);
  const classOf = createClassifier(height, width);
  const image = new Uint8Array(height * width);
  let random: Random | undefined;
  for (let tried = 1; tried <= most; tried++) {
    random = boardRandom(seed, height, width, percentage, tried, random);
    sampleExact(random, image, filled);
    const grid: Grid = { height, width, cells: image };
    const puzzle = puzzleOf(grid);
    if ((yield* classOf(puzzle, image)) === method) {
      const narrow = bottlenecks(lineRounds(puzzle).open);
      if (narrow >= least)
        return { puzzle, image: { ...grid, cells: image.slice() }, tried, bottlenecks: narrow };
    }
    if (tried % (method === 'sweeps' ? imagesAtOnce : imagesOfOthers) === 0) yield { tried };
  }
  return null;
}
