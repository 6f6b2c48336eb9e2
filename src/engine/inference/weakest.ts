/**
 * The weakest method that solves a board: how hard it is, in one word. Sweeps are tried first; a board that they leave is asked
 * for a second solution, for which no method can help; and where there is none, the other methods follow, each of which knows
 * all that the one before it does.
 */
import type { Grid } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import { told } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { repeatedProbingInPieces } from '../probe/probeRepeated.ts';
import { createFastProbe } from '../probe/fastProbe.ts';
import { solveInPieces } from '../solve/solve.ts';
import type { Solved } from '../solve/solve.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';
import { createSwitchingFinder } from '../sweep/switchingComponents.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { proveRound } from './reach.ts';

/** Work of the search for a second solution, in propagations: some seconds. */
const mostWork = 20_000_000;

/**
 * From easy to hard. `sweeps`: SimpleSolver solves the board. `four`: FourSolver does, `two-sat`: TwoSatSolver, `repeated`:
 * probing cell by cell, until nothing is proved. `sat`: it has a single solution that none of these finds. `several`: it has
 * more than one.
 */
export const hardness = ['sweeps', 'four', 'two-sat', 'repeated', 'sat', 'several'] as const;

export type Hardness = (typeof hardness)[number];

/**
 * Makes what finds it for images of one size.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 */
export function createWeakest(
  height: number,
  width: number,
): (cells: Uint8Array) => InPieces<Hardness, unknown> {
  const simple = createFastSimple(height, width);
  const [four, twoSat] = [createFastFour(height, width), createFastTwoSat(height, width)];
  const prober = createFastProbe(height, width);
  const switches = createSwitchingFinder(height, width);

  const solvesByProbes = function* (cells: Uint8Array): InPieces<boolean> {
    prober.simple.setImage(cells);
    let code = prober.simple.run('H');
    while (code === STANDSTILL && (yield* proveRound(prober))) code = prober.simple.run('H');
    return code === SOLVED;
  };

  return function* (cells) {
    simple.setImage(cells);
    if (simple.run('H') === SOLVED) return 'sweeps';
    // a switch of four cells leads to a second solution, and is seen at once, where a search may take minutes
    if (switches.find(cells, 1).length > 0) return 'several';
    const image: Grid = { height, width, cells };
    const { status } = yield* solveInPieces(puzzleOf(image), { known: image });
    if (status === 'several') return 'several';
    four.simple.setImage(cells);
    if (four.run() === SOLVED) return 'four';
    yield;
    twoSat.simple.setImage(cells);
    if (twoSat.run() === SOLVED) return 'two-sat';
    yield;
    return (yield* solvesByProbes(cells)) ? 'repeated' : 'sat';
  };
}

/** How hard one puzzle is, and what was found on the way. */
export type Weighed = {
  /** Null where there is no solution, or where it is not known whether there is a second one. */
  readonly hardness: Hardness | null;
  readonly status: Solved['status'];
  readonly solutions: readonly Grid[]; // two at most
  readonly sweeps: number | null; // difficulty of 000; null where sweeps do not solve it
};

/**
 * The weakest method that solves one puzzle, of any size.
 *
 * @param limit - work of the search for a second solution, in propagations
 * @param known - a solution, close to which a second one is looked for
 * @throws RangeError or TypeError for a malformed puzzle
 */
export function* weighInPieces(puzzle: Puzzle, limit = mostWork, known?: Grid): InPieces<Weighed> {
  const simple = yield* solveSimpleInPieces(puzzle, 'H');
  if (simple.status === 'solved')
    return { hardness: 'sweeps', status: 'one', solutions: [simple.grid], sweeps: simple.sweeps };
  const solved = yield* told(solveInPieces(puzzle, { limit, ...(known && { known }) }), noNews);
  const { status, solutions } = solved;
  const found = { status, solutions: solutions.slice(0, 2), sweeps: null };
  if (status !== 'one') return { ...found, hardness: status === 'several' ? 'several' : null };
  return { ...found, hardness: yield* beyondSweepsInPieces(puzzle, simple.grid) };
}

/** The weakest method that goes on to the only solution from where sweeps stop. */
function* beyondSweepsInPieces(puzzle: Puzzle, { cells }: Grid): InPieces<Hardness> {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  for (const [kind, solver] of [
    ['four', createFastFour(height, width)],
    ['two-sat', createFastTwoSat(height, width)],
  ] as const) {
    solver.simple.setPuzzle(puzzle);
    solver.simple.setCells(cells);
    solver.simple.run('H');
    if ((yield* solver.goOnInPieces()) === SOLVED) return kind;
  }
  const probed = yield* told(repeatedProbingInPieces(puzzle), noNews);
  return probed.status === 'solved' ? 'repeated' : 'sat';
}

/**
 * The same without what was found on the way.
 *
 * @throws as {@link weighInPieces} does
 */
export function* weakestOfInPieces(
  puzzle: Puzzle,
  limit?: number,
  known?: Grid,
): InPieces<Hardness | null> {
  return (yield* weighInPieces(puzzle, limit, known)).hardness;
}

const noNews = (): never => undefined as never;
