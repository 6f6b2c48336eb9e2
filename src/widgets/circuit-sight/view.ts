/** The table of methods and constant circuits: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { formulaBox } from '../../kit/circuit/formulaBox.ts';
import type { FormulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import type { CircuitMethod } from '../../methods/circuitReach.ts';
import type { SightRow } from './model.ts';
import {
  cellsOf,
  circuitHref,
  outputText,
  presets,
  rowText,
  sightCaption,
  sightHeads,
  summaryText,
} from './model.ts';

export type SightModel = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly rows: readonly SightRow[];
  readonly hrefs: (formula: string) => Readonly<Record<CircuitMethod, string>>;
  readonly own: SightRow | null; // the reader's
  readonly text: string; // as it stands in the box
  readonly problem: FormulaProblem | null;
  readonly work: WorkShown;
};

export type SightActs = {
  readonly type: (text: string) => void;
  readonly take: (text: string) => void;
  readonly ask: () => void;
  readonly stop: () => void;
};

function row(shown: SightRow, { hrefs, own }: SightModel): TemplateResult {
  const { formula, reach } = shown;
  const doors = hrefs(formula);
  return html`<tr role="row" data-own=${own?.formula === formula ? '' : nothing}>
    <th role="rowheader" scope="row"><a href=${circuitHref(formula)}>${formula}</a></th>
    <td role="cell" data-head="output">${outputText(reach)}</td>
    ${cellsOf(shown).map(
      ({ method, head, sees, open }) =>
        html`<td role="cell" data-head=${head} data-sees=${sees}>
          <a href=${doors[method]} aria-label="${sees}: ${head} on the board of ${formula}"
            >${sees}</a
          >
          <span>${open}</span>
        </td>`,
    )}
  </tr>`;
}

function table(model: SightModel): TemplateResult {
  const { rows, own } = model;
  return html`<div
    class="table-scroll sight-table"
    tabindex="0"
    role="group"
    aria-label="Which method sees it"
  >
    <table role="table">
      <caption>
        ${sightCaption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${sightHeads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map((one) => row(one, model))} ${own === null ? nothing : row(own, model)}
      </tbody>
    </table>
  </div>`;
}

/** The whole figure. @source none */
export function sightView(model: SightModel, acts: SightActs): TemplateResult {
  const { id, text, problem, work, own, rows } = model;
  return figureParts(
    {
      picture: html`${table(model)}
        <p class="circuit-sentence">${own === null ? summaryText(rows) : rowText(own)}</p>`,
      action: html`<div class="button-row">
        <button
          type="button"
          class="primary"
          data-ask
          aria-disabled=${problem === null ? 'false' : 'true'}
          @click=${acts.ask}
        >
          Ask the methods
        </button>
      </div>`,
      answer: html`${workView(work, acts.stop)}
      ${formulaBox({ id, text, problem, presets, kept: '' }, acts)}`,
    },
    model.layout,
  );
}
