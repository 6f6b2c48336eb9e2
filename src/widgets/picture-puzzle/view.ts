/** The figure: picture or result, the repair, the strip of results, settings. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { Repaired } from '../../engine/make/repairPicture.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { imageAfter, sceneBoard } from '../../kit/make/model.ts';
import { resultsText } from '../../kit/make/offered.ts';
import {
  clearButton,
  diamond,
  fileButton,
  fittingField,
  intake,
  onward,
  sampleButton,
  slider,
  solving,
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
  fields: TemplateResult,
  studio: string,
): TemplateResult {
  return figureParts(
    {
      picture: html`<div class="picture-place" ?data-dragging=${shown.dragging}>
        ${part(shown.board)}
      </div>`,
      sentence: html`<p data-picture>${markedWords(shown.about)}</p>`,
      answer: html`${kind(shown)} ${strip(shown, acts)}`,
      action: action(shown, acts),
      way: walk(shown, acts),
      settings: html`${intake(shown)}
        <div class="button-row">${sampleButton(shown)} ${clearButton(shown)}</div>
        ${fittingField(shown)} ${slider(shown, acts)} ${fields}`,
      more: html`<p class="readout picture-key">
          ${diamond()} sweeps leave it unknown; a ring: filled by the repair.
        </p>
        ${onward(shown, html`<a class="button" href=${studio}>Go on in the studio</a>`)}`,
    },
    shown.layout,
  );
}

/** What solves the picture; of a result on its way nobody has asked, and its steps say it. */
function kind(shown: PictureShown): TemplateResult | typeof nothing {
  const { range, judge } = shown;
  if (range.number > 0) return nothing;
  return judge.kind === null
    ? html`<p data-kind>Looking what solves it …</p>
        ${solving(shown)}`
    : html`<p data-kind>${markedWords(judge.kind)}</p>`;
}

function action(shown: PictureShown, acts: PictureActs): TemplateResult {
  const { work, results } = shown.range;
  return html`${workView(work, acts.stop)}
    <div class="button-row">
      ${
        work.idle
          ? html`<button type="button" class="primary" data-repair @click=${acts.repair}>
              ${results.length === 0 ? 'Make it simple' : 'Make it simple again'}
            </button>`
          : nothing
      }
      ${fileButton(shown)}
    </div>`;
}

/** What a repair makes of a picture, where nobody can press the button. */
export function repairedPaper(picture: Grid, results: readonly Repaired[]): TemplateResult {
  const steps = results[0]?.steps ?? [];
  const board = sceneBoard({
    image: imageAfter(picture, steps, steps.length),
    filled: steps.map(({ cell }) => cell),
    open: [],
    numbers: true,
    label: 'A simple puzzle that was made of the picture',
  });
  return html`<div data-paper>
    ${pictured(boardPicture(board, { cell: 16 }))}
    <p><strong>${resultsText(results)}</strong></p>
  </div>`;
}
