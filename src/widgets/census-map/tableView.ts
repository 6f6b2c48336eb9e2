/** A table of the map's counts in the page, whose numbers lead to their fields. */
import type { TemplateResult } from 'lit-html';
import { classOrder } from '../../charts/classScale.ts';
import { html } from '../../notebook/template/html.ts';
import type { Path } from './layout.ts';
import type { MapTable } from './tables.ts';

/** @param go - the reader wants to see a field */
export function tableView(table: MapTable, go: (path: Path) => void): TemplateResult {
  const { caption, corner, heads, classes, rows } = table;
  return html`<div class="table-scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="map-table">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${corner}</th>
          ${heads.map(
            (head, at) =>
              html`<th scope="col" class="number">
                ${classes ? html`<span class="mark mark-${classOrder[at]}">${head}</span>` : head}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ head, cells }) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map(
                ({ text, path }) =>
                  html`<td class="number ${text === '0' ? 'is-zero' : ''}">
                    ${
                      path === null
                        ? text
                        : html`<button type="button" class="quiet is-told" @click=${() => go(path)}>
                            ${text}
                          </button>`
                    }
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
