/** The table of methods and constant circuits. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { cellsOf, circuitHref, outputText, sightCaption, sightHeads } from './model.ts';
import type { Doors, SightRow } from './model.ts';

function rowView(shown: SightRow, isOwn: boolean, doors: Doors | null): TemplateResult {
  const { formula, reach } = shown;
  return html`<tr role="row" data-own=${isOwn ? '' : nothing}>
    <th role="rowheader" scope="row"><a href=${circuitHref(formula)}>${formula}</a></th>
    <td role="cell" data-head="output">${outputText(reach)}</td>
    ${cellsOf(shown).map(
      ({ method, head, sees, open }) =>
        html`<td role="cell" data-head=${head} data-sees=${sees}>
          ${
            doors === null
              ? sees
              : html`<a
                  href=${doors[method]}
                  aria-label="${sees}: ${head} on the board of ${formula}"
                  >${sees}</a
                >`
          }
          <span>${open}</span>
        </td>`,
    )}
  </tr>`;
}

/** @param own - the row of the reader's formula; @param doors - where the methods are stepped through */
export const sightTable = (
  rows: readonly SightRow[],
  own: SightRow | null,
  doors: (formula: string) => Doors | null,
): TemplateResult =>
  html`<div
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
        ${rows.map((row) => rowView(row, row === own, doors(row.formula)))}
      </tbody>
    </table>
  </div>`;
