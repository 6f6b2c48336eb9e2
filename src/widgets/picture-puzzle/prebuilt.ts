/** What the build finds out of the picture that the figure opens with. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { repair } from '../../engine/make/repairPicture.ts';
import type { Repaired } from '../../engine/make/repairPicture.ts';
import { allPieces } from '../../engine/pieces.ts';
import { solve } from '../../engine/solve/solve.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import type { Ends } from '../../methods/method.ts';
import { quick, runMethods } from '../../methods/methods.ts';
import { madeOf } from './made.ts';
import { pictureSettings, repairSettingsOf } from './settings.ts';
import type { PictureProps } from './settings.ts';

export type FoundOut = {
  readonly picture: string; // its code
  readonly ends: Ends; // of the quick methods
  readonly solved: Solved;
  readonly repaired: readonly Repaired[]; // by a short repair, for paper
};

/** @throws RangeError when a setting is out of range */
export function prebuilt(props: Partial<PictureProps>): FoundOut {
  const values = pictureSettings.of(props, 'picture-puzzle');
  const { grey, image } = madeOf(values);
  const puzzle = puzzleOf(image);
  const short = { ...repairSettingsOf(values), runs: 1, further: 0 };
  return {
    picture: encodeImage(image),
    ends: allPieces(runMethods(puzzle, {}, quick)),
    solved: solve(puzzle, { known: image }),
    repaired: repair(grey, image, short).results,
  };
}
