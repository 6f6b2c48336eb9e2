/** What the chapter on sweeps says about puzzles that are built of strips: how the sweeps go through them, computed while the site is built. */
import { sum } from 'd3';
import { constructedDifficulty, sweepOfCells } from '../claims/000/construction.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { denseDifficulty, hasDense, hasFigure2 } from '../engine/make/stripPicture.ts';
import { FILLED } from '../engine/board/cell.ts';
import { hasMirrored, mirroredDifficulty, mirroredPicture } from '../engine/make/mirroredStrips.ts';
import { record } from '../engine/sweep/simpleSolver.ts';
import { simpleTrace } from '../kit/stepper/simpleTrace.ts';
import { outlineOf, stopsAt } from '../kit/stepper/trace.ts';
import { stepperLink } from './pictures.ts';
import type { LinkedPicture } from './pictures.ts';
import { hardestBySize } from './sweeps.ts';
import type { HardestRow } from './sweeps.ts';

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

/** The sizes of the families that the tests solve, with sides up to 60 and 61. */
export const solvedSizes = {
  figure2: sizesOf(hasFigure2, 60),
  dense: sizesOf(hasDense, 61),
  mirrored: sizesOf(hasMirrored, 61),
};

/** Difficulty as a share of the cells, for the families by their formulas. */
export const shares = {
  figure2: (m: number, n: number): number => constructedDifficulty(m, n) / (m * n),
  dense: (m: number, n: number): number => denseDifficulty(m, n) / (m * n),
  mirrored: (m: number, n: number): number => mirroredDifficulty(m, n) / (m * n),
};

const [rows, columns] = [11, 11];
const drawn = mirroredPicture(rows, columns);

/** The filled cells of the small board that are in some part. */
const partOf = (isIn: (row: number, column: number) => boolean): ReadonlySet<number> =>
  new Set(
    Array.from(drawn.cells.keys()).filter(
      (cell) => drawn.cells[cell] === FILLED && isIn(Math.floor(cell / columns), cell % columns),
    ),
  );

/** Mirrored strips part by part, on a small board: the parts in the order in which a front comes to them. */
export const mirroredParts: readonly LinkedPicture[] = (
  [
    ['the first strip', partOf((row) => row < 2)],
    ['the run that crosses', partOf((row, column) => row < 5 && column === columns - 1)],
    ['the second strip, mirrored', partOf((row) => row > 2 && row < 5)],
    // the last of four strips runs to the left
    ['the other end of the last strip', partOf((row, column) => row > 8 && column < 6)],
  ] as const
).map(([text, marked]) => ({
  image: drawn,
  text,
  marked,
  href: stepperLink('sweeps', 'fig-sweeps', drawn),
}));

/** The place of a stepper at the end of a sweep. */
export const afterSweep = (puzzle: Puzzle, sweep: number): number =>
  stopsAt(outlineOf(simpleTrace(record(puzzle))), 'sweep')[sweep] ?? 0;

/** The greatest difficulty of each size that was counted in full, for the chart. */
export const smallSizes = (): readonly Pick<HardestRow, 'height' | 'width' | 'difficulty'>[] =>
  hardestBySize().map(({ height, width, difficulty }) => ({ height, width, difficulty }));
