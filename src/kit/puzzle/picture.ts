/** The code of a whole picture, for figures that are about pictures. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';
import { remembered } from './coded.ts';
import { decodeImage, encodeImage } from '../../formats/imageCode.ts';

/** The picture of a code. @throws SyntaxError for a damaged code, or one with unknown cells */
export const pictureOf: (code: string) => Grid = remembered((code) => {
  const image = decodeImage(code);
  if (image.cells.includes(UNKNOWN)) throw new SyntaxError('The picture has unknown cells.');
  return image;
});

/** Work that `solve` may do on the page itself: tenths of a second at most. */
export const workInPage = 1_000_000;

/** A picture of a puzzle: its first solution; a problem when there is none, or none was found within the limit of work. */
export function pictureOfPuzzle(puzzle: Puzzle): { code: string } | { problem: string } {
  const { solutions, complete } = solve(puzzle, { most: 1, limit: workInPage });
  const [first] = solutions;
  if (first !== undefined) return { code: encodeImage(first) };
  return {
    problem: complete
      ? 'This puzzle has no solution, so there is no picture to look at.'
      : 'No picture of this puzzle was found in the time there is. Give the picture itself as 0 and 1.',
  };
}
