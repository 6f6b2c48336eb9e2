/** The puzzle on paper: a clean sheet, and its solution on the page after it. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { pictured } from '../../kit/template/pictured.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import type { PictureValues } from './settings.ts';

/** Draws its two pictures once for an image. */
export class Sheet {
  #image: Grid | null = null;
  #boards: readonly SvgNode[] = [];

  /** @param id - unique on the page */
  template(
    id: string,
    { name, author, licence }: Pick<PictureValues, 'name' | 'author' | 'licence'>,
    image: Grid,
  ): TemplateResult {
    if (image !== this.#image) {
      this.#image = image;
      const empty = new Uint8Array(image.cells.length).fill(UNKNOWN);
      this.#boards = [empty, image.cells].map((cells, at) => {
        const board = boardOf(puzzleOf(image), cells, at === 0 ? 'The puzzle' : 'Its solution');
        return boardPicture(board, { id: `${id}-sheet-${at}` });
      });
    }
    const title = name.trim() === '' ? 'A nonogram' : name.trim();
    const credit = [author, licence].map((text) => text.trim()).filter((text) => text !== '');
    return html`<div class="make-sheets" data-paper>
      ${this.#boards.map(
        (board, at) =>
          html`<div class="make-sheet">
            <p class="make-sheet-name">${at === 0 ? title : `Solution: ${title}`}</p>
            ${pictured(board)} ${credit.length === 0 ? nothing : html`<p>${credit.join('. ')}</p>`}
          </div>`,
      )}
    </div>`;
  }
}
