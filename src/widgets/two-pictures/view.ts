/** The figure of the certificate: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { pictureStrip } from '../../kit/board/pictureStrip.ts';
import { dimmedButton } from '../../kit/cell/dimmedButton.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { workView } from '../../kit/work/workView.ts';
import type { WorkShown } from '../../kit/work/workView.ts';

export type PicturesShown = {
  readonly layout: FigureLayout;
  readonly board: Part;
  readonly sentence: string;
  readonly proof: string; // of the check of all
  readonly at: number; // which picture is on the board, from 0; -1 for none
  readonly grids: readonly Grid[];
  readonly cellText: string | null;
  readonly chosen: number | null;
  readonly stopped: boolean;
  readonly work: WorkShown;
  readonly choice: TemplateResult;
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

export type PicturesActs = {
  readonly go: (at: number) => void; // to a picture, from 0
  readonly stop: () => void;
  readonly goOn: () => void;
};

function buttons({ at, grids }: PicturesShown, { go }: PicturesActs): TemplateResult {
  const button = (text: string, to: number, primary = false): TemplateResult =>
    dimmedButton(text, at >= 0 && to >= 0 && to < grids.length && to !== at, () => go(to), {
      style: primary ? 'primary' : '',
    });
  return html`<div class="button-row" role="group" aria-label="Pictures">
    ${button('Next picture', at + 1, true)} ${button('Back', at - 1)}
    ${button('The last', grids.length - 1)}
  </div>`;
}

/** The whole figure. @source none */
export function picturesView(shown: PicturesShown, acts: PicturesActs): TemplateResult {
  const { sentence, proof, cellText, work, stopped, layout, board, grids, at, chosen } = shown;
  return figureParts(
    {
      picture: html`${part(board)}`,
      action: buttons(shown, acts),
      answer: html`<p class="pictures-sentence">${sentence}</p>
        ${workView(work, acts.stop)}
        ${
          stopped
            ? html`<div class="work"><button type="button" @click=${acts.goOn}>Go on</button></div>`
            : nothing
        }
        ${pictureStrip({ grids, at, name: 'Picture', others: 'Next picture and Back', chosen }, acts.go)}
        ${proof === '' ? nothing : html`<p data-check>${proof}</p>`}
        <p data-cell-text>
          ${cellText ?? 'Choose a cell of the board to see two pictures that differ there.'}
        </p>
        ${shown.about}`,
      settings: html`<div class="controls">${shown.choice}</div>`,
      more: shown.below,
    },
    layout,
  );
}
