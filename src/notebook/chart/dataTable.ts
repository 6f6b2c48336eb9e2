/** The numbers of a chart as a table, folded away: for those who do not see the chart, or want to read it exactly. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { inWords } from '../plain/numbers.ts';
import { html } from '../template/html.ts';
import { sitePath } from '../page/paths.ts';

type Column = { readonly head: string; readonly number?: boolean };

export type DataTable = {
  readonly summary: string; // on the fold: "Table of the 101 points"
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[]; // the first cell of a row is its heading
  /** Stored results that hold all of it, by their names: then a long table need not stand whole in the first frame. */
  readonly files?: readonly string[];
  /** Index of the row that is marked, if any. */
  readonly marked?: number | null;
};

/** The table alone. */
export function tableOf({ caption, columns, rows, marked = null }: DataTable): TemplateResult {
  // most columns hold numbers: it is the others that say so
  const kind = (at: number): string | typeof nothing =>
    columns[at]?.number === true ? nothing : 'words';
  return html`<table class="of-numbers">
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
          html`<tr class=${row === marked ? 'is-marked' : nothing}>
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

/** The table in the open, in a box in which it can be moved; made anew only when it says something else. */
export const openTable = (table: DataTable, name = ''): TemplateResult =>
  html`<div
    class=${`table-scroll ${name}`.trim()}
    tabindex="0"
    role="group"
    aria-label=${table.caption}
  >
    ${guard([JSON.stringify(table)], () => tableOf(table))}
  </div>`;

/** Rows that a first frame has of a table whose rows are in files as well. */
const mostRows = 26;

/** Every second row, or third, …, from the first on. */
function thinned(table: DataTable): { readonly table: DataTable; readonly note: string } {
  const { rows, files = [] } = table;
  const every = files.length === 0 ? 1 : Math.ceil(rows.length / mostRows);
  return {
    table: { ...table, rows: rows.filter((_, at) => at % every === 0) },
    note: every === 1 ? '' : `One row in ${inWords(every)}. All that they are counted from:`,
  };
}

/** A table for those who have no script. */
function stillTable(whole: DataTable): TemplateResult {
  const { table, note } = thinned(whole);
  const links = (whole.files ?? []).map(
    (name, at) =>
      html`${at === 0 ? ' ' : ', '}<a href=${sitePath(`results/${name}.json`)}>${name}</a>`,
  );
  return html`${tableOf(table)}${note === '' ? '' : html`<p class="readout">${note}${links}.</p>`}`;
}

/**
 * The table behind a fold; its rows are made only while it is open.
 *
 * @param open - whether the reader has opened it
 * @param onToggle - called when the reader opens or closes it
 * @param still - the rows are there also while it is closed: nobody is told when it opens
 */
export function foldedTable(
  table: DataTable,
  open: boolean,
  onToggle: (open: boolean) => void,
  still = false,
): TemplateResult {
  return html`<details
    class="chart-table"
    ?open=${open}
    @toggle=${(event: Event) => onToggle((event.target as HTMLDetailsElement).open)}
  >
    <summary>${table.summary}</summary>
    ${guard([table, open], () =>
      open || still
        ? html`<div class="table-scroll" tabindex="0" role="group" aria-label=${table.caption}>
            ${still ? stillTable(table) : tableOf(table)}
          </div>`
        : '',
    )}
  </details>`;
}
