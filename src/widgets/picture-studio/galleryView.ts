/** The drawings that this browser keeps, as a template: small, to be opened and deleted. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { KeptDrawing } from './drawings.ts';
import { drawnImage } from './drawingText.ts';
import type { Mine } from './mine.ts';

const foldName = 'mine';

/** The gallery behind its fold; nothing is drawn of it while that is closed. */
export function gallery(mine: Mine): TemplateResult {
  const { folds, changed } = mine.place;
  const { list } = mine.keeper;
  const content = folds.isOpen(foldName)
    ? html`<p class="readout">
          They are kept in this browser and nowhere else. Give yours a name above; Clear begins
          another one.
        </p>
        ${
          list.length === 0
            ? html`<p class="readout">None yet: draw something.</p>`
            : html`<ul class="picture-results picture-mine" aria-label="Your drawings">
                ${list.map((one) => tile(one, mine))}
              </ul>`
        }`
    : nothing;
  return fold(folds, foldName, `Your drawings (${list.length})`, content, changed);
}

function tile({ id, drawing }: KeptDrawing, mine: Mine): TemplateResult {
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
            aria-pressed=${id === mine.keeper.id ? 'true' : 'false'}
            @click=${() => mine.open(id)}
          >
            ${picture}<span>${words}</span>
          </button>`
    }
    ${
      mine.asked === id
        ? html`<button type="button" data-sure @click=${() => mine.remove(id, true)}>
              Delete for good
            </button>
            <button type="button" class="quiet" @click=${() => mine.remove(null, false)}>
              Keep
            </button>`
        : html`<button
            type="button"
            class="quiet"
            aria-label="Delete ${words}"
            @click=${() => mine.remove(id, false)}
          >
            Delete
          </button>`
    }
  </li>`;
}
