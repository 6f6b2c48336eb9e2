/**
 * (p,q)-difficulty of 000 §3.2 for any p and q: the least number of successful intersections of p rows and q columns that a
 * puzzle needs, SimpleSolver applied freely between.
 */
import type { Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { fewestInPieces } from './fewestIntersections.ts';
import type { SearchNode } from './fewestIntersections.ts';
import { createPqCrossings } from './pqCrossing.ts';
import type { PqCrossings } from './pqCrossing.ts';
import { createPqRun } from './pqRun.ts';

/** What is known of the difficulty: equal unless the search was cut short, both Infinity where the solver cannot solve it. */
export type PqDifficulty = { readonly atLeast: number; readonly atMost: number };

/** How the search goes. */
export type PqSearchOptions = {
  /** Work on intersections, as `PqCrossings` counts it, before only bounds are known: default some 0.6 s. */
  readonly maxWork?: number;
  /** What is known before: no more than this, as of a solver with fewer rows or columns. */
  readonly atMost?: number;
};

const mostWork = 20_000_000;
const mostStates = 5000;
const piece = 2000; // work in a piece: a tenth of a millisecond

/**
 * Searches for the (p,q)-difficulty.
 *
 * @param p - rows of an intersection, 2 to the puzzle's
 * @param q - columns of an intersection, likewise
 * @throws RangeError or TypeError for a malformed puzzle; RangeError for another p or q, or more than two million choices of lines
 * @remarks 000 expects "quite a lot of backtracking"; a puzzle of 25 cells has a handful of states.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("minimum number of successful (p, q)-intersections needed to solve the puzzle")
 */
export const pqDifficulty = (
  puzzle: Puzzle,
  p: number,
  q: number,
  options: PqSearchOptions = {},
): PqDifficulty => allPieces(pqDifficultyInPieces(puzzle, p, q, options));

/**
 * The same in pieces.
 *
 * @throws as {@link pqDifficulty} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* pqDifficultyInPieces(
  puzzle: Puzzle,
  p: number,
  q: number,
  { maxWork = mostWork, atMost: known = Infinity }: PqSearchOptions = {},
): InPieces<PqDifficulty> {
  requirePuzzle(puzzle);
  const size = { height: puzzle.rows.length, width: puzzle.columns.length };
  const simple = createFastSimple(size.height, size.width);
  simple.setPuzzle(puzzle);
  const status = simple.run('H');
  if (status === SOLVED) return { atLeast: 0, atMost: 0 };
  const start: SearchNode = { cells: simple.readCells().slice(), choice: null, parent: null };
  const run = createPqRun(puzzle, p, q, { ...size, cells: start.cells });
  if (status === CONTRADICTION) return { atLeast: Infinity, atMost: Infinity };
  while (!run.done && run.spent < maxWork) {
    run.work(piece);
    yield;
  }
  if (run.status !== 'solved')
    return { atLeast: run.done && run.complete ? Infinity : 1, atMost: known };
  const atMost = Math.min(known, run.intersections);
  // a puzzle that is not simple needs one
  if (atMost === 1) return { atLeast: 1, atMost };
  const states = createStates(size, createPqCrossings(puzzle, p, q), simple, maxWork);
  const search = fewestInPieces(states.next, start, mostStates);
  let atLeast = 1;
  for (;;) {
    const step = search.next();
    // all ways of fewer have been tried, unless an intersection was left out
    if (states.isCut()) return { atLeast, atMost };
    if (step.done === true) return { atLeast: step.value.atLeast, atMost: step.value.atMost };
    if (step.value !== undefined) atLeast = step.value.atLeast;
    if (atLeast === atMost) return { atLeast, atMost };
    yield;
  }
}

type States = {
  readonly next: (node: SearchNode) => Generator<SearchNode | null>;
  /** Whether an intersection was not looked at, or not to its end. */
  readonly isCut: () => boolean;
};

/** What each successful intersection leads to. */
function createStates(
  size: Pick<Grid, 'height' | 'width'>,
  crossings: PqCrossings,
  simple: FastSimple,
  maxWork: number,
): States {
  const { rows, columns } = crossings;
  let cut = false;
  function* next(node: SearchNode): Generator<SearchNode | null> {
    simple.setCells(node.cells);
    if (simple.run('H') !== STANDSTILL) return;
    simple.keep();
    crossings.setGrid({ ...size, cells: node.cells });
    crossings.forgetLooks();
    let told = crossings.work;
    for (let r = 0; r < rows.count; r++)
      for (let c = 0; c < columns.count; c++) {
        if (crossings.work - told > piece) {
          told = crossings.work;
          yield null;
        }
        const fixed = crossings.look(r, c);
        if (fixed === 'too much' || crossings.work > maxWork) {
          cut = true;
          yield null;
          return;
        }
        if (typeof fixed === 'string' || fixed.length === 0) continue;
        simple.restore();
        for (const { row, column, value } of fixed) simple.setCell(row, column, value);
        if (simple.run('H') === CONTRADICTION) continue;
        const choice = { rows: [...rows.at(r)], columns: [...columns.at(c)] };
        yield { cells: simple.readCells().slice(), choice, parent: node };
      }
  }
  return { next, isCut: () => cut };
}
