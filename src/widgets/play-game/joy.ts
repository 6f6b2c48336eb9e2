/** The end of a game: for a second the picture without its numbers, large, with its name beneath. Nothing of it where less motion is asked for. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { isCalm } from '../../notebook/cell/motion.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';

const second = 1000; // ms
const size = 480; // CSS pixels, the longer side; smaller where there is less room

export class Joy {
  readonly #draw: () => void;
  #timer = 0;
  #shown: TemplateResult | null = null;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** @param picture - that was found; null: none was */
  show(picture: Grid | null, name: string): void {
    this.stop();
    if (picture === null || isCalm()) return;
    this.#shown = html`<div class="play-joy" data-joy aria-hidden="true">
      ${pictured(boardPictureSmall(picture, { label: '', size }))}
      <p>${name}</p>
    </div>`;
    this.#timer = window.setTimeout(() => {
      this.stop();
      this.#draw();
    }, second);
  }

  stop(): void {
    if (this.#shown === null) return;
    clearTimeout(this.#timer);
    this.#shown = null;
  }

  template(): TemplateResult | typeof nothing {
    return this.#shown ?? nothing;
  }
}
