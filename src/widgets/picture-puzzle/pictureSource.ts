/** Where the picture comes from: a file of the reader's, an empty sheet, the sample, or a picture that was found elsewhere. */
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { resized, WHITE } from '../../engine/make/greyPicture.ts';
import { encodePicture } from '../../formats/greyCode.ts';
import { moreFilesText, nameOf, pictureOfFile } from './intake.ts';
import type { PictureForm, PictureValues } from './settings.ts';

/** What this needs of the figure. */
export type SourcePlace = {
  /** The settings of the picture on show. */
  readonly values: () => PictureValues;
  /** Changes settings as the reader does. */
  readonly edit: (change: Partial<PictureForm>) => void;
  readonly announce: (text: string) => void;
  readonly notice: (text: string, tone: 'info' | 'warning') => void;
};

/** See the head of the file. */
export class PictureSource {
  readonly #place: SourcePlace;
  #own: GreyPicture | null = null; // the reader's picture, larger than the board

  constructor(place: SourcePlace) {
    this.#place = place;
  }

  /** What is on the board is no longer the picture that came. */
  forget(): void {
    this.#own = null;
  }

  /** The picture as it came, made for a size; null where none came. */
  inSize({ height, width }: PictureValues): string | null {
    return this.#own === null ? null : encodePicture(resized(this.#own, height, width));
  }

  /** Takes a picture file in, or says why not. @param count - files that were given */
  async take(file: File | null, count: number): Promise<void> {
    if (file === null) return;
    const { edit, announce, notice, values } = this.#place;
    const taken = await pictureOfFile(file, nameOf(file));
    if ('problem' in taken) {
      notice(taken.problem, 'warning');
      announce(taken.problem);
      return;
    }
    this.#own = taken.picture;
    edit({ grey: this.inSize(values()) ?? '', threshold: '' });
    notice(`${taken.said}${moreFilesText(count)}`, 'info');
    announce(taken.said);
  }

  /** Takes a picture in black and white. @param told - what else becomes of the settings */
  takeImage({ height, width, cells }: Grid, told: Partial<PictureForm>): void {
    this.forget();
    const brightness = Float64Array.from(cells, (cell) => (cell === FILLED ? 0 : WHITE));
    this.#place.edit({
      ...told,
      grey: encodePicture({ height, width, brightness }),
      height: String(height),
      width: String(width),
      threshold: '128',
      diffusion: '0',
    });
  }

  clear(): void {
    this.forget();
    const { height, width } = this.#place.values();
    const brightness = new Float64Array(height * width).fill(WHITE);
    this.#place.edit({ grey: encodePicture({ height, width, brightness }), threshold: '128' });
    this.#place.announce('An empty sheet.');
  }

  sample(): void {
    this.forget();
    this.#place.edit({ grey: '', threshold: '' });
    this.#place.announce('The sample.');
  }
}
