/** The figure around the stepper: the puzzle, its settings, the chain link by link, pairs of lines beside it. */
import type { nothing, TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { TwoSatSettings } from './model.ts';

/** Everything that is shown. */
export type TwoSatShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly settings: TwoSatSettings;
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult; // what there is to see in it
  readonly stepper: Part;
  readonly solving: WorkShown; // of a large puzzle
  readonly chains: TemplateResult;
  readonly beside: TemplateResult | typeof nothing;
  readonly below: TemplateResult; // the reader's own puzzle
};

/** What the reader can do. */
export type TwoSatActs = {
  readonly sums: (on: boolean) => void;
  readonly beside: (on: boolean) => void;
  readonly stop: () => void; // the solving of a large puzzle
};

/** The whole figure. @source none */
export function twoSatView(shown: TwoSatShown, acts: TwoSatActs): TemplateResult {
  const { settings, solving, stepper, beside, about, chains, below, layout } = shown;
  return figureParts(
    {
      picture: html`${workView(solving, acts.stop)}
        <div class="two-sat-pair ${settings.beside ? 'is-beside-four' : ''}">
          <div class="two-sat-own">
            <p ?hidden=${!settings.beside}><strong>Chains</strong></p>
            ${part(stepper)}
          </div>
          ${beside}
        </div>`,
      answer: html`${about} ${chains}`,
      settings: inputs(shown, acts),
      more: html`${below}`,
    },
    layout,
  );
}

function inputs({ id, settings, choice }: TwoSatShown, acts: TwoSatActs): TemplateResult {
  return html`<div class="controls">
    ${choice} ${box(`${id}-with-four`, 'Pairs of lines beside it', settings.beside, acts.beside)}
    ${box(`${id}-sums`, 'Ask the sums of rows and columns too', settings.sums, acts.sums)}
  </div>`;
}

const box = (id: string, label: string, on: boolean, put: (on: boolean) => void): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      id=${id}
      .checked=${live(on)}
      @change=${(event: Event) => put((event.target as HTMLInputElement).checked)}
    />${label}</label
  >`;
