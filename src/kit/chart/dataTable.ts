/** The numbers of a chart as a table, folded away: for those who do not see the chart, or want to read it exactly. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';

type Column = { readonly head: string; readonly number?: boolean };

export type DataTable = {
  readonly summary: string; // on the fold: "Table of the 101 points"
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[]; // the first cell of a row is its heading
  /** Index of the row that is marked, if any. */
  readonly marked?: number | null;
};

/** The table alone. */
export function tableOf({ caption, columns, rows, marked = null }: DataTable): TemplateResult {
  const kind = (at: number): string => (columns[at]?.number === true ? 'number' : '');
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(({ head }, at) => html`<th scope="col" class=${kind(at)}>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells, row) =>
          html`<tr class=${row === marked ? 'is-marked' : ''}>
            ${cells.map((cell, at) =>
              at === 0
                ? html`<th scope="row" class=${kind(at)}>${cell}</th>`
                : html`<td class=${kind(at)}>${cell}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The table behind a fold; its rows are made only while it is open.
 *
 * @param open - whether the reader has opened it
 * @param onToggle - called when the reader opens or closes it
 * @param whole - the rows are there also while it is closed: nobody is told when it opens
 */
export function foldedTable(
  table: DataTable,
  open: boolean,
  onToggle: (open: boolean) => void,
  whole = false,
): TemplateResult {
  return html`<details
    class="chart-table"
    ?open=${open}
    @toggle=${(event: Event) => onToggle((event.target as HTMLDetailsElement).open)}
  >
    <summary>${table.summary}</summary>
    ${guard([table, open], () =>
      open || whole
        ? html`<div class="table-scroll" tabindex="0" role="group" aria-label=${table.caption}>
            ${tableOf(table)}
          </div>`
        : '',
    )}
  </details>`;
}
