/** Numbers of the section on boards that are no rectangles. */
import { UNKNOWN } from '../engine/board/cell.ts';
import { hexTriangle } from '../engine/board/hexShape.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { describePaths, sweepPaths } from '../engine/sweep/pathSweeps.ts';
import { kept } from '../stored/kept.ts';
import { figureLink } from './figurePlaces.ts';

const { cells, lines } = hexTriangle(5);
const nothing = new Uint8Array(cells.length).fill(UNKNOWN);

export type ShapeCounts = {
  readonly pictures: number;
  readonly solved: number; // by sweeps
  readonly mostSweeps: number; // of those
};

/** All pictures of the triangle of 15 cells. @source 000_8dc3042ab81c971c.txt §2 ("other than rectangular") */
function countTriangle(): ShapeCounts {
  const pictures = 2 ** cells.length;
  let solved = 0;
  let mostSweeps = 0;
  for (let index = 0; index < pictures; index++) {
    const picture = Uint8Array.from(cells, (_, at) => (index >> at) & 1);
    const { status, sweeps } = sweepPaths(nothing, describePaths(picture, lines));
    if (status !== 'solved') continue;
    solved++;
    mostSweeps = Math.max(mostSweeps, sweeps);
  }
  return { pictures, solved, mostSweeps };
}

/** How many pictures of 3x5, which have as many cells, sweeps solve. @source 000_8dc3042ab81c971c.txt §3.1 */
function solvedRectangles(): number {
  const solver = createFastSimple(3, 5);
  let solved = 0;
  for (let index = 0; index < 2 ** 15; index++) {
    solver.setImage(imageFromIndex(3, 5, index).cells);
    if (solver.run('H') === SOLVED) solved++;
  }
  return solved;
}

/** What the prose says of the triangle. */
export const triangle: ShapeCounts = kept('src/facts/shapes.ts', 'triangle', countTriangle);

/** Of the pictures of a rectangle with as many cells. */
export const rectanglesSolved: number = solvedRectangles();

/** A picture of the triangle on which sweeps stand still, and the other one with its clues. */
export const ringOfSix = { one: '010001010000000', other: '001100001000000' } as const;

/** Opens it at its standstill. */
export const openRing = (): string =>
  figureLink('fig-other-shapes', { g: ringOfSix.one, s: 'end' });
