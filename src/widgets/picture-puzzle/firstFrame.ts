/** The figure without script: the sample, and what a short repair makes of it while the site is built. Runs in Node only. */
import { repair } from '../../engine/make/repairPicture.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { imageAfter, openCells, pictureText, resultsText, sceneBoard } from './model.ts';
import { greyOf, imageOf, pictureSettings, repairSettingsOf } from './settings.ts';
import type { PictureProps } from './settings.ts';

/** What the .astro file places. */
export type PictureFrame = {
  readonly before: string; // markup
  readonly after: string;
  readonly about: string;
  readonly results: string;
};

const draw = (board: BoardModel, id: string): string =>
  toMarkup(boardPicture(board, { id, cell: 16 }));

/** Draws it. @throws RangeError when a setting is out of range @source none */
export function pictureFrame(given: Partial<PictureProps>): PictureFrame {
  const values = pictureSettings.of(given, 'picture-puzzle');
  const grey = greyOf(values);
  const image = imageOf(grey, values);
  const open = openCells(image);
  const { results } = repair(grey, image, { ...repairSettingsOf(values), runs: 1, further: 0 });
  const [first] = results;
  const steps = first?.steps ?? [];
  return {
    before: draw(
      sceneBoard({ image, filled: [], open, numbers: false, label: 'The picture as cells' }),
      'picture-before',
    ),
    after: draw(
      sceneBoard({
        image: imageAfter(image, steps, steps.length),
        filled: steps.map(({ cell }) => cell),
        open: [],
        numbers: true,
        label: 'A simple puzzle that was made of the picture',
      }),
      'picture-after',
    ),
    about: pictureText(image, open),
    results: resultsText(results),
  };
}
