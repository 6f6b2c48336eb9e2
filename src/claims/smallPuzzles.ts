/** All puzzles of a small size, for statements that are tried on every one of them. */
import type { Grid } from '../engine/board/cell.ts';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';

/** The images of a size and the puzzles that they define, by the numbers of the images. */
export function* puzzles(
  height: number,
  width: number,
): Generator<{ readonly image: Grid; readonly puzzle: Puzzle }> {
  for (let index = 0; index < 2 ** (height * width); index++) {
    const image = imageFromIndex(height, width, index);
    yield { image, puzzle: puzzleOf(image) };
  }
}
