/** Where the picture comes from: a file of the reader's, an empty sheet, the sample, or a picture that was found elsewhere. */
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { WHITE } from '../../engine/make/greyPicture.ts';
import { extended, fitted, sizeFor } from '../../engine/make/pixelArt.ts';
import { encodePicture } from '../../formats/greyCode.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { cellsText, inSize } from './changes.ts';
import { moreFilesText, nameOf, pictureOfFile } from './intake.ts';
import type { Made } from './model.ts';
import { side } from './settings.ts';
import type { PictureForm } from './settings.ts';

/** What this needs of the figure. */
export type SourcePlace = {
  /** The picture on show. */
  readonly present: () => Pick<Made, 'values' | 'grey'>;
  /** What comes now is another picture than the one before. */
  readonly begins: () => void;
  /** Changes settings as the reader does. */
  readonly edit: (change: Partial<PictureForm>) => void;
  readonly announce: (text: string) => void;
  readonly notice: (text: string, tone: 'info' | 'warning') => void;
};

/** A picture of the reader's, from which the one on the board is made. */
export type OwnPicture = {
  readonly picture: GreyPicture;
  readonly pixels: GreyPicture | null; // where each of its points can be a cell
  readonly asIs: boolean; // and is
};

/** The longer side of a board that a larger picture is made for, at least: less shows nothing of a photograph. */
const shownWell = 20;

/** See the head of the file. */
export class PictureSource {
  readonly #place: SourcePlace;
  #own: OwnPicture | null = null;
  #drawn: { readonly grey: GreyPicture; readonly changes: readonly number[] } | null = null; // before its size was changed

  constructor(place: SourcePlace) {
    this.#place = place;
  }

  /** What is on the board is no longer the picture that came, nor the drawing whose size was changed. */
  forget(): void {
    this.#own = null;
    this.#drawn = null;
  }

  /** The picture as it came; null where none came. */
  get own(): OwnPicture | null {
    return this.#own;
  }

  /** A picture that is kept is there again. */
  restore(own: OwnPicture | null): void {
    this.#drawn = null;
    this.#own = own;
  }

  /**
   * The picture in another size: as it came, not bent, or with rows and columns added or taken; as often as the size is changed,
   * it is made of the same. Null for the sample, which is drawn in every size.
   */
  inSize(height: number, width: number): Partial<PictureForm> | null {
    const own = this.#own;
    if (own !== null) {
      const { picture, pixels, asIs } = own;
      const made =
        asIs && pixels !== null ? extended(pixels, height, width) : fitted(picture, height, width);
      return { grey: encodePicture(made), changes: '' };
    }
    const { values, grey } = this.#place.present();
    if (values.grey === '' && this.#drawn === null) return null;
    this.#drawn ??= { grey, changes: values.changes };
    const drawn = this.#drawn;
    return {
      grey: encodePicture(extended(drawn.grey, height, width)),
      changes: cellsText(inSize(drawn.changes, drawn.grey.width, { height, width })),
    };
  }

  /** Takes a picture file in, or says why not. @param count - files that were given */
  async take(file: File | null, count: number): Promise<void> {
    if (file === null) return;
    const { announce, notice } = this.#place;
    const taken = await pictureOfFile(file, nameOf(file));
    if ('problem' in taken) {
      notice(taken.problem, 'warning');
      announce(taken.problem);
      return;
    }
    const { picture, pixels } = taken;
    this.#place.begins();
    const size = this.#lay({ picture, pixels, asIs: pixels !== null });
    const how = pixels === null ? '' : ` Each of its points is a cell: ${size}.`;
    notice(`${taken.said}${how}${moreFilesText(count)}`, 'info');
    announce(`${taken.said}${how}`);
  }

  /** A picture of points as it is, or made for a board like any other. */
  asIs(asIs: boolean): void {
    if (this.#own === null) return;
    const size = this.#lay({ ...this.#own, asIs });
    this.#place.announce(asIs ? `Each point is a cell: ${size}.` : `Made for ${size}.`);
  }

  /** Puts a picture on the board, in a size of its shape. @returns the size, in words */
  #lay(own: OwnPicture): string {
    const { picture, pixels, asIs } = own;
    const { values } = this.#place.present();
    const longest = Math.max(values.height, values.width, shownWell);
    const size = asIs && pixels !== null ? pixels : sizeFor(picture, longest, side.least);
    const { height, width } = size;
    this.#drawn = null;
    this.#own = own;
    this.#place.edit({
      ...this.inSize(height, width),
      height: String(height),
      width: String(width),
      threshold: '',
    });
    return sizeText(height, width);
  }

  /** Takes a picture in black and white. @param told - what else becomes of the settings */
  takeImage(image: Grid, told: Partial<PictureForm>): void {
    this.forget();
    this.#place.begins();
    this.redraw(image, told);
  }

  /** The drawing itself becomes another one. */
  redraw({ height, width, cells }: Grid, told: Partial<PictureForm> = {}): void {
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
    this.#place.begins();
    const { height, width } = this.#place.present().values;
    const brightness = new Float64Array(height * width).fill(WHITE);
    this.#place.edit({ grey: encodePicture({ height, width, brightness }), threshold: '128' });
    this.#place.announce('An empty sheet.');
  }

  sample(): void {
    this.forget();
    this.#place.begins();
    this.#place.edit({ grey: '', threshold: '' });
    this.#place.announce('The sample.');
  }
}
