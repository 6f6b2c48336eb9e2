/** The figure: picture or result, the repair, the strip of results, settings. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { Repaired } from '../../engine/make/repairPicture.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { imageAfter, sceneBoard } from '../../kit/make/model.ts';
import { resultsText } from '../../kit/make/offered.ts';
import {
  diamond,
  fileButton,
  fittingField,
  intake,
  onward,
  slider,
  strip,
  walk,
} from '../../kit/make/pictureParts.ts';
import type { PictureActs, PictureShown } from '../../kit/make/pictureParts.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';

/** The whole figure. */
export function pictureView(
  shown: PictureShown,
  acts: PictureActs,
  { fields, studioLink }: { readonly fields: TemplateResult; readonly studioLink: string },
): TemplateResult {
  return figureParts(
    {
      picture: html`<div class="picture-place" ?data-dragging=${shown.dragging}>
          ${part(shown.board)}
        </div>
        <p class="readout picture-key">
          ${diamond()} sweeps leave it unknown; a ring: filled by the repair.
        </p>`,
      action: action(shown, acts),
      answer: html`<p data-picture>${markedWords(shown.about)}</p>
        ${kindTemplate(shown)}
        ${
          shown.number === 0 && shown.kind === null && shown.solving !== null
            ? workView(shown.solving, acts.stopSolving, acts.goOnSolving)
            : nothing
        }
        ${strip(shown, acts)} ${walk(shown, acts)}
        ${onward(shown, html`<a class="button" href=${studioLink}>Go on in the studio</a>`)}`,
      settings: html`${intake(shown, acts)} ${fields}`,
    },
    shown.layout,
  );
}

/** What solves the picture; of a result that is said by its steps. */
const kindTemplate = ({ kind, number }: PictureShown): TemplateResult | typeof nothing =>
  number > 0
    ? nothing
    : html`<p data-kind>${kind === null ? 'Looking what solves it …' : markedWords(kind)}</p>`;

function action(shown: PictureShown, acts: PictureActs): TemplateResult {
  const { work, results } = shown;
  return html`${workView(work, acts.stop)}
    <div class="button-row">
      ${
        work.idle
          ? html`<button type="button" class="primary" data-repair @click=${acts.repair}>
              ${results.length === 0 ? 'Make it simple' : 'Make it simple again'}
            </button>`
          : nothing
      }
      ${fileButton(shown, acts)}
      <button type="button" data-clear @click=${acts.clear}>Clear</button>
    </div>
    ${fittingField(shown, acts)} ${slider(shown, acts)}`;
}

/** What a repair makes of a picture, where nobody can press the button. */
export function repairedPaper(
  id: string,
  picture: Grid,
  results: readonly Repaired[],
): TemplateResult {
  const steps = results[0]?.steps ?? [];
  const board = sceneBoard({
    image: imageAfter(picture, steps, steps.length),
    filled: steps.map(({ cell }) => cell),
    open: [],
    numbers: true,
    label: 'A simple puzzle that was made of the picture',
  });
  return html`<div data-paper>
    ${pictured(boardPicture(board, { id: `${id}-repaired`, cell: 16 }))}
    <p><strong>${resultsText(results)}</strong></p>
  </div>`;
}
