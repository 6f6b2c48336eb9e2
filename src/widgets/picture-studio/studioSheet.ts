/** The drawing on paper: its puzzle, and the drawing on the page after it. */
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { PuzzleSheet } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import { html } from '../../notebook/template/html.ts';
import type { PictureValues } from '../../kit/make/settings.ts';

export class StudioSheet {
  readonly #sheet = new PuzzleSheet();
  #drawn: { readonly image: Grid; readonly puzzle: Puzzle } | null = null;

  /** @param id - unique on the page @param site - an address of the site; null where that is not known */
  template(
    id: string,
    { name, author, licence }: Pick<PictureValues, 'name' | 'author' | 'licence'>,
    image: Grid,
    site: URL | null,
  ): TemplateResult {
    if (image !== this.#drawn?.image) this.#drawn = { image, puzzle: puzzleOf(image) };
    const title = name.trim() === '' ? 'A nonogram' : name.trim();
    const credit = [author, licence].map((text) => text.trim()).filter((text) => text !== '');
    const sheet = this.#sheet.sheet({
      id,
      puzzle: this.#drawn.puzzle,
      name: title,
      solvedName: title,
      solution: image,
      credit: credit.join('. '),
    });
    return html`<div data-paper>${sheetPages(sheet, site)}</div>`;
  }
}
