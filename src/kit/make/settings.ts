/** What can be set in the figure that makes a puzzle of a picture. */
import type { Grid } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { diffused, otsuThreshold, resized, thresholded } from '../../engine/make/greyPicture.ts';
import type { RepairSettings } from '../../engine/make/repairPicture.ts';
import { samplePicture } from '../../engine/make/samplePicture.ts';
import type { NeededMethod, VariantSettings } from '../../engine/make/variants.ts';
import type { Wanted } from '../../engine/make/wanted.ts';
import { decodePicture, encodePicture } from '../../formats/greyCode.ts';
import { mostLines } from '../../formats/limits.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { bothWays } from '../../kit/puzzle/coded.ts';
import { place } from '../../kit/puzzle/settings.ts';
import { bad, good, optional, unseen } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { FormOf, ValuesOf } from '../../notebook/settings/settings.ts';
import { words } from '../../notebook/settings/words.ts';
import { cellsIn, cellsText } from './changes.ts';
import { needsTexts } from './offered.ts';

/** Rows or columns that a picture may become. */
export const side = { least: 3, most: mostLines };

/** Results that are looked for: more than any run has. */
const mostResults = 1000;

/** The picture that the studio opens with is small: its fewest changes are proved. */
export const studioSize = { height: 14, width: 15 };

/** Pictures of a code and of strokes, in the greys of codes: a stroke is not read again. */
export const pictures = bothWays<GreyPicture>(decodePicture, encodePicture);

/** The picture itself, small; an empty text is the sample. */
const grey: Setting<string> = {
  key: 'g',
  label: 'Picture',
  name: 'the picture',
  usual: '',
  input: { kind: 'none' },
  read: (code) => {
    try {
      if (code !== '') pictures.valueIn(code);
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

/** What a puzzle of the studio is to be, as the words of its button. */
export const aimTexts: Readonly<Record<Wanted, string>> = {
  unique: 'unique',
  simple: 'solvable by sweeps',
  pairs: 'solvable by pairs of lines',
  chains: 'solvable by chains',
};

/** Cells of the picture that a proposal has turned over, row-major. */
const changes: Setting<readonly number[]> = {
  key: 'x',
  label: 'Changes',
  name: 'the changed cells',
  usual: [],
  input: { kind: 'none' },
  read: (text) => {
    const cells = cellsIn(text);
    return cells === null ? bad('The list of changed cells is damaged.') : good(cells);
  },
  format: cellsText,
  fault: (_, problem) => `The changes of the link cannot be read. ${problem}`,
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
  changes,
  aim: unseen(choice('m', 'Make it', aimTexts, 'unique')),
  needs: unseen(choice('q', 'It should need', needsTexts, 'sweeps')),
  name: unseen(words('nm', 'Name', 'the name', { longest: 200 })),
  author: unseen(words('au', 'Author', 'the author', { longest: 200 })),
  licence: unseen(words('li', 'Licence', 'the licence', { longest: 200 })),
  /** Cells of it that are filled; null: all. */
  step: place('s', null, { to: ['shown'], otherwise: null }),
});

export type PictureValues = ValuesOf<typeof pictureSettings>;
export type PictureForm = FormOf<typeof pictureSettings>;

/** What an author sets; without a picture it is the sample. */
export type PictureProps = Partial<Omit<PictureValues, 'shown' | 'step'>>;

/** The picture in the size of the board, in the greys that a link keeps. */
export function greyOf({
  grey: code,
  height,
  width,
}: Pick<PictureValues, 'grey' | 'height' | 'width'>): GreyPicture {
  const picture = code === '' ? samplePicture(height, width) : pictures.valueIn(code);
  const fits = picture.height === height && picture.width === width;
  if (fits && code !== '') return picture;
  return pictures.valueIn(encodePicture(fits ? picture : resized(picture, height, width)));
}

/** The threshold that counts: the reader's, else Otsu's. */
export const thresholdOf = (picture: GreyPicture, { threshold }: PictureValues): number =>
  threshold ?? otsuThreshold(picture);

/** What becomes of the picture. */
export const imageOf = (picture: GreyPicture, values: PictureValues): Grid =>
  (values.diffusion ? diffused : thresholded)(picture, thresholdOf(picture, values));

/** What the search for pictures that need more than sweeps is asked. */
export const variantSettingsOf = (
  method: NeededMethod,
  { runs, further, seed: stream }: PictureValues,
): VariantSettings => ({ method, runs, further, seed: stream });

/** What the repair is asked. */
export const repairSettingsOf = ({
  alpha,
  beta,
  gamma,
  runs,
  further,
  seed: stream,
}: PictureValues): RepairSettings => ({ alpha, beta, gamma, runs, further, seed: stream });
