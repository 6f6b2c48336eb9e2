/** The figure of what must be so: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { dimmedButton } from '../../kit/cell/dimmedButton.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { workView } from '../../kit/work/workView.ts';
import type { WorkShown } from '../../kit/work/workView.ts';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { pictured } from '../../kit/template/pictured.ts';
import type { Pair } from './model.ts';

export type MustBeShown = {
  readonly layout: FigureLayout;
  readonly board: Part;
  readonly sentence: string;
  readonly at: number; // which solution is on the board, from 1; 0 for none
  readonly solutions: number;
  readonly cellText: string | null; // of the chosen cell
  readonly pair: Pair | null; // two solutions that differ in it
  readonly side: number; // of these in CSS pixels
  readonly stopped: boolean;
  readonly work: WorkShown;
  readonly choice: TemplateResult;
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

export type MustBeActs = {
  readonly go: (at: number) => void; // to a solution, or to 0
  readonly stop: () => void;
  readonly goOn: () => void;
};

function buttons({ at, solutions }: MustBeShown, { go }: MustBeActs): TemplateResult {
  return html`<div class="button-row" role="group" aria-label="Solutions">
    ${dimmedButton('Show a solution', solutions > 0, () => go(at === 0 ? 1 : 0), {
      style: 'primary',
      pressed: at > 0,
    })}
    ${dimmedButton('Previous', at > 1, () => go(at - 1))}
    ${dimmedButton('Next', at < solutions, () => go(at + 1))}
  </div>`;
}

function pairView({ pair, side }: MustBeShown): TemplateResult | typeof nothing {
  if (pair === null) return nothing;
  return html`<div class="must-pair">
    ${pair.parts.map(
      ({ number, value, grid }) =>
        html`<figure>
          ${pictured(
            boardPictureSmall(grid, {
              label: `Solution ${number}`,
              fresh: pair.marked,
              size: side,
            }),
          )}
          <figcaption>Solution ${number}${value === '' ? '' : `: ${value}`}</figcaption>
        </figure>`,
    )}
  </div>`;
}

/** The whole figure. @source none */
export function mustBeView(shown: MustBeShown, acts: MustBeActs): TemplateResult {
  const { sentence, work, stopped, cellText, layout, board } = shown;
  return figureParts(
    {
      picture: html`${part(board)}`,
      action: buttons(shown, acts),
      answer: html`<p class="must-sentence">${sentence}</p>
        ${workView(work, acts.stop)}
        ${
          stopped
            ? html`<div class="work"><button type="button" @click=${acts.goOn}>Go on</button></div>`
            : nothing
        }
        <p data-cell-text>
          ${cellText ?? 'Choose a cell to see why it must be so, or two solutions that differ there.'}
        </p>
        ${pairView(shown)} ${shown.about}`,
      settings: html`<div class="controls">${shown.choice}</div>`,
      more: shown.below,
    },
    layout,
  );
}
