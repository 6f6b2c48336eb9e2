/** The figure of all solutions: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { grouped } from '../../formats/numbers.ts';
import { pictureStrip } from '../../kit/board/pictureStrip.ts';
import { dimmedButton } from '../../kit/cell/dimmedButton.ts';
import { figureParts, fold } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { workView } from '../../kit/work/workView.ts';
import type { WorkShown } from '../../kit/work/workView.ts';

export type SolutionsShown = {
  readonly layout: FigureLayout;
  readonly board: Part;
  readonly total: string;
  readonly around: string; // what the pattern around the puzzle does
  readonly sentence: string;
  readonly graph: string; // what it says
  readonly map: Part | null;
  readonly at: number; // which solution is on the board, from 0; -1 for none
  readonly grids: readonly Grid[];
  readonly shared: boolean;
  readonly held: boolean;
  readonly stopped: boolean;
  readonly work: WorkShown;
  readonly choice: TemplateResult;
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

export type SolutionsActs = {
  readonly go: (at: number) => void; // to a solution, from 0
  readonly share: () => void;
  readonly hold: () => void;
  readonly stop: () => void;
  readonly goOn: () => void;
};

function buttons(shown: SolutionsShown, { go, share, hold }: SolutionsActs): TemplateResult {
  const { at, grids, shared, held } = shown;
  const button = (text: string, to: number, style = ''): TemplateResult =>
    dimmedButton(text, at >= 0 && to >= 0 && to < grids.length, () => go(to), { style });
  return html`<div class="button-row" role="group" aria-label="Solutions">
    ${button('Next solution', at + 1, 'primary')} ${button('Back', at - 1)}
    ${dimmedButton('What all share', grids.length > 0, share, { pressed: shared })}
    ${dimmedButton('Hold for comparison', grids.length > 1, hold, { pressed: held })}
  </div>`;
}

/** The whole figure. @source none */
export function solutionsView(shown: SolutionsShown, acts: SolutionsActs): TemplateResult {
  const { total, sentence, graph, map, work, stopped, layout, board, grids, at } = shown;
  return figureParts(
    {
      picture: html`${part(board)}`,
      action: buttons(shown, acts),
      answer: html`<p data-total><strong>${total}</strong> ${shown.around}</p>
        <p class="solutions-sentence">${sentence}</p>
        ${workView(work, acts.stop)}
        ${
          stopped
            ? html`<div class="work"><button type="button" @click=${acts.goOn}>Go on</button></div>`
            : nothing
        }
        ${map === null ? nothing : html`<div class="solutions-map-room">${part(map)}</div>`}
        ${graph === '' ? nothing : html`<p data-graph>${graph}</p>`}
        ${
          grids.length < 2
            ? nothing
            : fold(
                layout.folds,
                'strip',
                `All ${grouped(grids.length)} in small`,
                pictureStrip(
                  { grids, at, name: 'Solution', others: 'Next solution and Back' },
                  acts.go,
                ),
              )
        }
        ${shown.about}`,
      settings: html`<div class="controls">${shown.choice}</div>`,
      more: shown.below,
    },
    layout,
  );
}
