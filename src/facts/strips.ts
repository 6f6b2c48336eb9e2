/** What chapter 2 says about puzzles that are built of strips: how the sweeps go through them, computed while the site is built. */
import { sum } from 'd3-array';
import { constructedDifficulty, sweepOfCells } from '../claims/000/construction.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { denseDifficulty, hasDense, hasFigure2 } from '../engine/make/stripPicture.ts';
import { record } from '../engine/sweep/simpleSolver.ts';
import { grouped, percent, sizeText } from '../formats/numbers.ts';
import { simpleTrace } from '../kit/stepper/simpleTrace.ts';
import { outlineOf, stopsAt } from '../kit/stepper/trace.ts';
import { shareOfCells } from './sweeps.ts';

/** How a run of sweeps went. */
export type Pace = {
  readonly sweeps: number;
  readonly single: number; // sweeps that fix one cell
  readonly firstHalf: number; // sweeps until half of the cells are known
};

/** The pace at which the puzzle of Figure 2's construction is solved. */
export function paceOf(m: number, n: number): Pace {
  const found = sweepOfCells(m, n);
  const cells = new Uint16Array(Math.max(...found) + 1);
  for (const sweep of found) cells[sweep]! += 1;
  const known = Array.from(cells, (_, sweep) => sum(cells.subarray(0, sweep + 1)));
  return {
    sweeps: cells.length - 1,
    single: cells.filter((fixed) => fixed === 1).length,
    firstHalf: known.findIndex((count) => 2 * count >= m * n),
  };
}

/** How many sizes a family has with no side above some number. */
const sizesOf = (has: (m: number, n: number) => boolean, most: number): number =>
  sum(
    Array.from({ length: most * most }, (_, at) =>
      Number(has(1 + Math.floor(at / most), 1 + (at % most))),
    ),
  );

/** The sizes of both families that the tests solve, with sides up to 60 and 61. */
export const solvedSizes = { figure2: sizesOf(hasFigure2, 60), dense: sizesOf(hasDense, 61) };

/** Difficulty as a share of the cells, for the families by their formulas. */
export const shares = {
  figure2: (m: number, n: number): number => constructedDifficulty(m, n) / (m * n),
  dense: (m: number, n: number): number => denseDifficulty(m, n) / (m * n),
};

/** The place of a stepper at the end of a sweep. */
export const afterSweep = (puzzle: Puzzle, sweep: number): number =>
  stopsAt(outlineOf(simpleTrace(record(puzzle))), 'sweep')[sweep] ?? 0;

const row = (m: number, n: number, difficulty: number, what: string): readonly string[] => [
  sizeText(m, n),
  grouped(difficulty),
  grouped(m * n),
  percent(difficulty / (m * n), 0),
  what,
];

/** Difficulty beside cells, as a table: the most of small sizes, then what is built. */
export function shareRows(): readonly (readonly string[])[] {
  const small = [3, 4, 5].map((side) =>
    row(side, side, Math.round(shareOfCells(side) * side * side), 'the most of all pictures'),
  );
  const sizes = [18, 34, 58] as const;
  return [
    ...small,
    ...sizes.map((side) => row(side, side, constructedDifficulty(side, side), 'after Figure 2')),
    ...([20, 38, 56] as const).map((m) => row(m, m + 1, denseDifficulty(m, m + 1), 'dense strips')),
  ];
}
