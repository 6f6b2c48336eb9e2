/** What the build finds out of the picture that the studio opens with. */
import { foundOut } from '../../kit/make/foundOut.ts';
import type { FoundOut } from '../../kit/make/foundOut.ts';
import { madeOf } from '../../kit/make/model.ts';
import { pictureSettings } from '../../kit/make/settings.ts';
import type { PictureProps } from '../../kit/make/settings.ts';

/** @throws RangeError when a setting is out of range */
export const prebuilt = (props: PictureProps): FoundOut =>
  foundOut(madeOf(pictureSettings.of(props, 'picture-studio')));
