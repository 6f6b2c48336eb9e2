/** What the build finds out of the picture that a figure opens with. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { allPieces } from '../../engine/pieces.ts';
import { solve } from '../../engine/solve/solve.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import type { Ends } from '../../methods/method.ts';
import { quick, runMethods } from '../../methods/methods.ts';
import type { Made } from './model.ts';

export type FoundOut = {
  readonly picture: string; // its code
  readonly ends: Ends; // of the quick methods
  readonly solved: Solved;
};

/** */
export function foundOut({ image }: Made): FoundOut {
  const puzzle = puzzleOf(image);
  return {
    picture: encodeImage(image),
    ends: allPieces(runMethods(puzzle, {}, quick)),
    solved: solve(puzzle, { known: image }),
  };
}
