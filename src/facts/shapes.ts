/** Numbers of the section on boards that are no rectangles. */
import { imageFromIndex } from '../engine/board/image.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { otherShapes } from '../claims/000/otherShapes.ts';
import { verdictOf } from '../claims/verdict.ts';
import { stored } from '../stored/fromFile.ts';
import { figureLink } from './figurePlaces.ts';

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
export const triangle = verdictOf(otherShapes, stored).ours;

/** Of the pictures of a rectangle with as many cells. */
export const rectanglesSolved: number = solvedRectangles();

/** A picture of the triangle on which sweeps stand still, and the other one with its clues. */
export const ringOfSix = { one: '010001010000000', other: '001100001000000' } as const;

/** Opens it at its standstill. */
export const openRing = (): string =>
  figureLink('fig-other-shapes', { g: ringOfSix.one, s: 'end' });
