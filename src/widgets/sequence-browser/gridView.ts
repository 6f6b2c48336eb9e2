/** A page of sequences as a grid of rows: heads that sort, one tab stop, arrow keys. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { imageFromIndex } from '../../engine/board/image.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { classNames, countStrip } from '../../kit/probe/probingClasses.ts';
import { html } from '../../notebook/template/html.ts';
import { sidesOf } from '../../stored/probing.ts';
import type { StoredSize } from '../../stored/probing.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { pageRows } from './model.ts';
import type { BrowserState, SequenceBrowserFound, Order } from './model.ts';
import type { CountedRow } from './query.ts';
import { shortWords } from './words.ts';

/** What a page shows. */
export type GridPicture = {
  readonly id: string; // unique on the page
  readonly size: StoredSize;
  readonly state: BrowserState;
  readonly found: SequenceBrowserFound;
  readonly page: number;
  readonly chosen: number | null; // place in the found rows
};

/** What the reader does with it. */
export type GridActs = {
  readonly sort: (order: Order) => void;
  readonly choose: (at: number) => void;
};

type Column = { readonly head: string; readonly order: Order | null; readonly name: string };

const columns: readonly Column[] = [
  { head: 'class', order: 'table', name: 'class' },
  { head: 'length', order: 'length', name: 'number' },
  { head: 'sequence', order: 'sequence', name: 'sequence' },
  { head: 'categories 0–15', order: null, name: 'strip' },
  { head: 'pictures', order: 'images', name: 'number' },
  { head: 'classes', order: 'classes', name: 'number' },
  { head: 'solvable', order: 'solvable', name: 'number' },
  { head: 'example', order: null, name: 'example' },
];

/** The grid. */
export function gridView(shown: GridPicture, acts: GridActs): TemplateResult {
  const { found, page, id } = shown;
  const from = page * pageRows;
  const rows = found.rows.slice(from, from + pageRows);
  const { comparison } = found;
  return html`<div class="sequence-scroll" role="none">
    <table
      role="grid"
      aria-label="Probing sequences"
      aria-rowcount=${found.rows.length + 1}
      aria-describedby="${id}-keys"
      @keydown=${(event: KeyboardEvent) => onKey(event, shown, acts)}
    >
      <thead>
        <tr>
          ${columns.map((column) => head(column, shown, acts))}
          ${
            comparison === null
              ? nothing
              : html`<th scope="col" class="number">Table ${comparison.table.number}</th>
                  <th scope="col">verdict</th>`
          }
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, at) => rowView(row, from + at, shown, acts))}
      </tbody>
    </table>
  </div>`;
}

function head(
  { head, order, name }: Column,
  { state }: GridPicture,
  acts: GridActs,
): TemplateResult {
  if (order === null) return html`<th scope="col" class=${name}>${head}</th>`;
  const sorted = state.order === order;
  const sort = sorted ? (state.down ? 'descending' : 'ascending') : 'none';
  return html`<th scope="col" class=${name} aria-sort=${sort}>
    <button
      type="button"
      class="sequence-sort is-told"
      title="Sort by ${head}"
      @click=${() => {
        acts.sort(order);
      }}
    >
      ${head}<span aria-hidden="true">${sorted ? (state.down ? ' ▼' : ' ▲') : ''}</span>
    </button>
  </th>`;
}

function rowView(row: CountedRow, at: number, shown: GridPicture, acts: GridActs): TemplateResult {
  const chosen = at === shown.chosen;
  // one tab stop: the chosen row, or the first of a page without it
  const first = shown.page * pageRows;
  const chosenHere =
    shown.chosen !== null && shown.chosen >= first && shown.chosen < first + pageRows;
  const stop = chosen || (!chosenHere && at === first);
  const verdict = shown.found.comparison?.verdicts.get(row.sequence);
  return html`<tr
    data-row=${at}
    tabindex=${stop ? 0 : -1}
    aria-selected=${chosen ? 'true' : 'false'}
    aria-rowindex=${at + 2}
    @click=${() => acts.choose(at)}
  >
    <td>${classNames[row.class]}</td>
    <td class="number">${row.sequence.length}</td>
    <td class="sequence">${shortWords(row)}</td>
    ${guard([row.sequence], () => html`<td class="strip">${pictured(countStrip(row.counts))}</td>`)}
    <td class="number">${grouped(row.images)}</td>
    <td class="number">${grouped(row.groups)}</td>
    <td class="number">${grouped(row.unique)}</td>
    ${guard(
      [shown.size, row.sequence],
      () => html`<td class="example">${pictured(thumbnail(shown.size, row))}</td>`,
    )}
    ${
      verdict === undefined
        ? nothing
        : html`<td class="number">${verdict.published}</td>
            <td class="sequence-verdict" data-verdict=${verdict.kind}>${verdict.text}</td>`
    }
  </tr>`;
}

const thumbnail = (size: StoredSize, { first }: CountedRow): SvgNode =>
  boardPictureSmall(imageFromIndex(...sidesOf(size), first), { label: '', size: 26 });

function onKey(event: KeyboardEvent, shown: GridPicture, acts: GridActs): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.target instanceof HTMLElement ? event.target.closest('[data-row]') : null;
  if (!(row instanceof HTMLElement) || event.target !== row) return;
  const at = Number(row.dataset['row']);
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageRows,
    PageUp: at - pageRows,
    Home: 0,
    End: Infinity,
    Enter: at,
    ' ': at,
  };
  const to = moves[event.key];
  if (to === undefined) return;
  event.preventDefault();
  acts.choose(Math.max(0, Math.min(shown.found.rows.length - 1, to)));
}
