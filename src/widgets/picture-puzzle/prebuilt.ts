/** What the build finds out of the picture that the figure opens with, and a short repair of it for paper. */
import { repair } from '../../engine/make/repairPicture.ts';
import type { Repaired } from '../../engine/make/repairPicture.ts';
import { foundOut } from '../../kit/make/foundOut.ts';
import type { FoundOut } from '../../kit/make/foundOut.ts';
import { madeOf } from '../../kit/make/model.ts';
import { pictureSettings, repairSettingsOf } from '../../kit/make/settings.ts';
import type { PictureProps } from '../../kit/make/settings.ts';

export type Prebuilt = FoundOut & { readonly repaired: readonly Repaired[] };

/** @throws RangeError when a setting is out of range */
export function prebuilt(props: PictureProps): Prebuilt {
  const made = madeOf(pictureSettings.of(props, 'picture-puzzle'));
  const short = { ...repairSettingsOf(made.values), runs: 1, further: 0 };
  return { ...foundOut(made), repaired: repair(made.grey, made.image, short).results };
}
