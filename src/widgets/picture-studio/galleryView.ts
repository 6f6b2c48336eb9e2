/** The drawings that this browser keeps, as a template: small, to be opened and deleted. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { KeptDrawing } from './drawings.ts';
import { drawnImage } from './drawingText.ts';

/** What it shows, and what can be done. */
export type GalleryShown = {
  readonly folds: Folds;
  readonly list: readonly KeptDrawing[];
  readonly present: string | null; // id of the drawing on show
  readonly asked: string | null; // id of the one that the reader has asked once to delete
  readonly open: (id: string) => void;
  readonly remove: (id: string | null, sure: boolean) => void;
  readonly redraw: () => void;
};

/** Before a browser has told which there are. */
export const noDrawings = (folds: Folds): GalleryShown => ({
  folds,
  list: [],
  present: null,
  asked: null,
  open: () => {},
  remove: () => {},
  redraw: () => {},
});

const foldName = 'mine';

/** The gallery behind its fold; nothing is drawn of it while that is closed. */
export function gallery(shown: GalleryShown): TemplateResult {
  const { folds, list, redraw } = shown;
  const content = folds.isOpen(foldName)
    ? html`<p class="readout">
          They are kept in this browser and nowhere else. Give yours a name above; Clear begins
          another one.
        </p>
        ${
          list.length === 0
            ? html`<p class="readout">None yet: draw something.</p>`
            : html`<ul class="picture-results picture-mine" aria-label="Your drawings">
                ${list.map((one) => tile(one, shown))}
              </ul>`
        }`
    : nothing;
  return fold(folds, foldName, `Your drawings (${list.length})`, content, redraw);
}

function tile(
  { id, drawing }: KeptDrawing,
  { present, asked, open, remove }: GalleryShown,
): TemplateResult {
  const image = drawing === null ? null : drawnImage(drawing.form);
  const name = drawing?.form.name.trim() ?? '';
  const words =
    name !== '' ? name : image === null ? 'cannot be read' : sizeText(image.height, image.width);
  const picture =
    image === null
      ? nothing
      : html`${guard([drawing], () => pictured(boardPictureSmall(image, { label: '', size: 64 })))}`;
  return html`<li>
    ${
      image === null
        ? html`<span class="readout">A drawing that cannot be read.</span>`
        : html`<button
            type="button"
            class="is-told"
            data-drawing=${id}
            aria-pressed=${id === present ? 'true' : 'false'}
            @click=${() => open(id)}
          >
            ${picture}<span>${words}</span>
          </button>`
    }
    ${
      asked === id
        ? html`<button type="button" data-sure @click=${() => remove(id, true)}>
              Delete for good
            </button>
            <button type="button" class="quiet" @click=${() => remove(null, false)}>Keep</button>`
        : html`<button
            type="button"
            class="quiet"
            aria-label="Delete ${words}"
            @click=${() => remove(id, false)}
          >
            Delete
          </button>`
    }
  </li>`;
}
