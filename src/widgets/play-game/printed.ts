/** A game on paper: the puzzle on show with its solution after it, or the seven of the week as a booklet. */
import type { TemplateResult } from 'lit-html';
import { PuzzleSheet } from '../../kit/sheet/puzzleSheet.ts';
import type { PuzzleOnSheet } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import type { Sheet } from '../../kit/sheet/sheet.ts';
import { html } from '../../notebook/template/html.ts';

export class Printed {
  readonly #sheet = new PuzzleSheet();
  #booklet = false; // the seven of the week are printed, not the puzzle on show

  readonly puzzle = (): void => {
    this.#booklet = false;
    window.print();
  };

  readonly week = (): void => {
    this.#booklet = true;
    window.addEventListener('afterprint', () => (this.#booklet = false), { once: true });
    window.print();
  };

  /**
   * @param week - makes the sheet of the seven
   * @param site - the address of the page; null while it is built
   */
  template(puzzle: PuzzleOnSheet, week: () => Sheet, site: URL | null): TemplateResult {
    return this.#booklet
      ? html`<div class="play-sheets" data-paper>${sheetPages(week(), site)}</div>`
      : html`<div class="play-sheets" data-paper>
          <p class="play-pencil">
            Without script this board can be printed, and played with a pencil.
          </p>
          ${sheetPages(this.#sheet.sheet(puzzle), site)}
        </div>`;
  }
}
