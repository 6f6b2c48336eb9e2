/** `<picture-puzzle>`: a picture becomes a puzzle that sweeps solve. The picture never leaves the browser. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { studioLink } from '../../kit/make/opens.ts';
import { PictureFigure } from '../../kit/make/pictureFigure.ts';
import type { PictureActs, PictureShown } from '../../kit/make/pictureParts.ts';
import type { PictureProps, PictureValues } from '../../kit/make/settings.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { Prebuilt } from './prebuilt.ts';
import { pictureView, repairedPaper } from './view.ts';

class PicturePuzzle extends PictureFigure<Prebuilt> {
  protected override titleOf({ grey, height, width }: PictureValues): string {
    return `From a picture to a puzzle: ${grey === '' ? 'the sample' : 'your picture'}, ${sizeText(height, width)}`;
  }

  protected draw(shown: PictureShown, acts: PictureActs): void {
    this.render(pictureView(shown, acts, this.settingsFields(), studioLink(this.form)));
  }

  /** What a short repair makes of the picture. */
  override paper(): TemplateResult | typeof nothing {
    const { found } = this;
    return found === null ? nothing : repairedPaper(this.present.image, found.repaired);
  }
}

export const figure = figureOf<PictureProps, Prebuilt>('picture-puzzle', PicturePuzzle);
