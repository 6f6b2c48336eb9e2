/** A drawing as it is kept: its settings, with the picture among them, and what came of a file where that is still worked on. */
import type { Grid } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { fitted, sizeFor } from '../../engine/make/pixelArt.ts';
import { decodePicture, encodePicture, mostPoints } from '../../formats/greyCode.ts';
import { turned } from '../../kit/make/changes.ts';
import type { OwnPicture } from '../../kit/make/pictureSource.ts';
import { greyOf, imageOf, pictureSettings } from '../../kit/make/settings.ts';
import type { PictureForm } from '../../kit/make/settings.ts';

/** See the head of the file. */
export type Drawing = {
  readonly form: PictureForm;
  readonly own: OwnPicture | null; // made small
  readonly at: number; // when it was last worked on, ms since 1970
};

const kind = 'nonogram-drawing';
const version = 1;

const usual = pictureSettings.formOf(pictureSettings.defaults);

/** Without what a search has found: that is searched again. */
export const ofDrawing = (form: PictureForm): PictureForm => ({ ...form, shown: '0', step: '' });

/** The picture of a drawing; null where its settings cannot be read. */
export function drawnImage(form: PictureForm): Grid | null {
  const { values } = pictureSettings.read(form);
  return values === null ? null : turned(imageOf(greyOf(values), values), values.changes);
}

/** No larger than a code can be. */
function small(picture: GreyPicture): GreyPicture {
  if (Math.max(picture.height, picture.width) <= mostPoints) return picture;
  const { height, width } = sizeFor(picture, mostPoints, 1);
  return fitted(picture, height, width);
}

/** */
export function drawingText({ form, own, at }: Drawing): string {
  const file =
    own === null
      ? null
      : {
          code: encodePicture(small(own.pixels ?? own.picture)),
          pixels: own.pixels !== null,
          asIs: own.asIs,
        };
  return JSON.stringify({ kind, version, at, form: ofDrawing(form), file });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readOwn(file: unknown): OwnPicture | null {
  if (!isRecord(file) || typeof file['code'] !== 'string') return null;
  const picture = decodePicture(file['code']);
  const pixels = file['pixels'] === true ? picture : null;
  return { picture, pixels, asIs: pixels !== null && file['asIs'] === true };
}

/**
 * Reads one back.
 *
 * @returns null for anything that {@link drawingText} does not write
 */
export function readDrawing(text: string): Drawing | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['kind'] !== kind || value['version'] !== version) return null;
    const { at, form: texts } = value;
    if (typeof at !== 'number' || !isRecord(texts)) return null;
    const form = Object.fromEntries(
      Object.entries(usual).map(([name, text]) => {
        const own = texts[name];
        return [name, typeof own === 'string' ? own : text];
      }),
    ) as PictureForm;
    const image = drawnImage(form);
    const changed = pictureSettings.valueIn(form, 'changes').at(-1) ?? 0;
    if (image === null || changed >= image.cells.length) return null;
    return { form, own: readOwn(value['file']), at };
  } catch (error) {
    // what is kept may have been damaged; other errors are faults of ours
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
