/** Everything that follows from the settings of a picture. */
import type { Grid } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { turned } from './changes.ts';
import { openCells } from './model.ts';
import { greyOf, imageOf, thresholdOf } from './settings.ts';
import type { PictureValues } from './settings.ts';

/** The settings with what follows from them. */
export type Made = {
  readonly values: PictureValues;
  readonly grey: GreyPicture;
  readonly threshold: number; // a stroke does not move it under what was drawn before
  readonly image: Grid;
  readonly open: readonly number[];
};

/** Everything anew from the settings. */
export function madeOf(values: PictureValues): Made {
  const grey = greyOf(values);
  const image = turned(imageOf(grey, values), values.changes);
  return { values, grey, threshold: thresholdOf(grey, values), image, open: openCells(image) };
}
