/** Everything that follows from the settings of a picture. */
import type { Grid } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { openCells } from './model.ts';
import { greyOf, imageOf } from './settings.ts';
import type { PictureValues } from './settings.ts';

/** The settings with what follows from them. */
export type Made = {
  readonly values: PictureValues;
  readonly grey: GreyPicture;
  readonly image: Grid;
  readonly open: readonly number[];
};

/** Everything anew from the settings. @source none */
export function madeOf(values: PictureValues): Made {
  const grey = greyOf(values);
  const image = imageOf(grey, values);
  return { values, grey, image, open: openCells(image) };
}
