/** What can be set in the figure that makes a puzzle of a picture. */
import type { Grid } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { diffused, otsuThreshold, resized, thresholded } from '../../engine/make/greyPicture.ts';
import type { RepairSettings } from '../../engine/make/repairPicture.ts';
import { samplePicture } from '../../engine/make/samplePicture.ts';
import { decodeGrey, encodeGrey } from '../../formats/greyCode.ts';
import { flag } from '../../kit/settings/choices.ts';
import { seed, whole } from '../../kit/settings/numbers.ts';
import { place } from '../../kit/settings/places.ts';
import { bad, good, optional, unseen } from '../../kit/settings/setting.ts';
import type { Setting } from '../../kit/settings/setting.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

/** Rows or columns that a picture may become: a step of its repair is still quick then. */
const side = { least: 3, most: 40 };

/** Results that are looked for: more than any run has. */
const mostResults = 1000;

/** The picture itself, small; an empty text is the sample. */
const grey: Setting<string> = {
  key: 'g',
  label: 'Picture',
  name: 'the picture',
  usual: '',
  input: { kind: 'none' },
  read: (code) => {
    try {
      if (code !== '') decodeGrey(code);
      return good(code);
    } catch (error) {
      // what comes from outside may be anything; other errors are faults of ours
      if (!(error instanceof SyntaxError)) throw error;
      return bad(error.message);
    }
  },
  format: (code) => code,
  fault: (_, problem) => `The picture of the link cannot be read. ${problem}`,
};

const weight = (key: string, label: string, name: string, usual: number): Setting<number> =>
  whole(key, label, { name, least: 0, most: 1000, usual });

export const pictureSettings = settings({
  grey,
  height: whole('h', 'Rows', { name: 'the number of rows', ...side, usual: 25 }),
  width: whole('w', 'Columns', { name: 'the number of columns', ...side, usual: 30 }),
  threshold: unseen(
    optional(whole('t', 'Threshold', { name: 'the threshold', least: 0, most: 256, usual: 128 })),
  ),
  diffusion: flag('d', 'Error diffusion'),
  alpha: weight('a', 'Alpha, for each unknown cell', 'alpha', 1),
  beta: weight('b', 'Beta, for brightness', 'beta', 5),
  gamma: weight('c', 'Gamma, for each earlier result', 'gamma', 5),
  runs: whole('n', 'Runs', { name: 'the number of runs', least: 1, most: 30, usual: 3 }),
  further: whole('f', 'Cells after the first success', {
    name: 'the number of cells after the first success',
    least: 0,
    most: 50,
    usual: 3,
  }),
  seed: seed(1),
  shown: unseen(
    whole('k', 'Result', { name: 'the result', least: 0, most: mostResults, usual: 0 }),
  ),
  /** Cells of it that are filled; null: all. */
  step: place('s', null, { to: ['shown'], otherwise: null }),
});

export type PictureValues = ValuesOf<typeof pictureSettings>;

/** What an author sets; without a picture it is the sample. */
export type PictureProps = Omit<PictureValues, 'shown' | 'step'>;

/** The picture in the size of the board, in the greys that a link keeps. @source none */
export function greyOf({
  grey: code,
  height,
  width,
}: Pick<PictureValues, 'grey' | 'height' | 'width'>): GreyPicture {
  const picture = code === '' ? samplePicture(height, width) : decodeGrey(code);
  const fits = picture.height === height && picture.width === width;
  return decodeGrey(encodeGrey(fits ? picture : resized(picture, height, width)));
}

/** The threshold that counts: the reader's, else Otsu's. @source none */
export const thresholdOf = (picture: GreyPicture, { threshold }: PictureValues): number =>
  threshold ?? otsuThreshold(picture);

/** What becomes of the picture. @source none */
export const imageOf = (picture: GreyPicture, values: PictureValues): Grid =>
  (values.diffusion ? diffused : thresholded)(picture, thresholdOf(picture, values));

/** What the repair is asked. @source none */
export const repairSettingsOf = ({
  alpha,
  beta,
  gamma,
  runs,
  further,
  seed: stream,
}: PictureValues): RepairSettings => ({ alpha, beta, gamma, runs, further, seed: stream });
