/** The table of a census in the page: numbers that can be chosen, one tab stop, arrow keys between them. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { classOrder } from '../../charts/classScale.ts';
import { html } from '../../notebook/template/html.ts';
import { cellAfterKey, cellWords, classHeads, isSame, isZero, verdictSigns } from './censusGrid.ts';
import type { CellChoice, CensusCell, CensusGrid } from './censusGrid.ts';

export type CensusTableOptions = {
  readonly idPrefix: string; // unique on the page
  readonly stop: CellChoice | null; // the cell that has the tab stop; null for the first
  readonly onStop: (cell: CellChoice) => void; // the focus has moved there
  readonly onChoose: (cell: CellChoice) => void;
};

const same = (a: CellChoice | null, b: CellChoice | null): boolean =>
  a !== null && b !== null && a.row === b.row && a.kind === b.kind;

const firstChoice = ({ lines }: CensusGrid): CellChoice | null =>
  lines.flatMap(({ cells }) => cells.map(({ choice }) => choice)).find((one) => one !== null) ??
  null;

const hasChoice = ({ lines }: CensusGrid, wanted: CellChoice | null): boolean =>
  lines.some(({ cells }) => cells.some(({ choice }) => same(choice, wanted)));

const idOf = (prefix: string, { row, kind }: CellChoice): string => `${prefix}-cell-${row}-${kind}`;

const hidden = (text: string): TemplateResult | typeof nothing =>
  text === '' ? nothing : html`<span class="visually-hidden">${text}</span>`;

/** A number with the published one; a number that can be chosen says where it stands, in words that are not seen. */
const numbers = (cell: CensusCell, words: readonly string[]): TemplateResult => {
  const { text, under, verdict } = cell;
  const [place = '', published = '', said = ''] = words;
  // the same number is not told twice
  if (isSame(cell))
    return html`<span class="census-ours">${hidden(place)}${text}</span>
      <span class="census-under is-same"
        ><span class="census-sign" aria-hidden="true">${verdictSigns.equal}</span
        >${hidden(`${published}the same`)}</span
      >`;
  return html`<span class="census-ours">${hidden(place)}${text}</span>${
      under === ''
        ? nothing
        : html` <span class="census-under"
            >${hidden(published)}<span class="census-sign" aria-hidden="true"
              >${verdictSigns[verdict]}</span
            >
            ${under}${hidden(said)}</span
          >`
    }`;
};

/** The whole table in its scrolling box. */
export function censusTable(grid: CensusGrid, options: CensusTableOptions): TemplateResult {
  const { idPrefix, onStop, onChoose } = options;
  const stop = hasChoice(grid, options.stop) ? options.stop : firstChoice(grid);
  const onKey = (event: KeyboardEvent, at: CellChoice): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellAfterKey(grid, event.key, at);
    if (next === null) return;
    event.preventDefault();
    document.getElementById(idOf(idPrefix, next))?.focus();
  };
  const body = (cell: CensusCell, head: string, kind: number): TemplateResult => {
    const { choice } = cell;
    if (choice === null) return html`<span class="census-number">${numbers(cell, [])}</span>`;
    return html`<button
      type="button"
      class="is-told"
      id=${idOf(idPrefix, choice)}
      tabindex=${same(choice, stop) ? '0' : '-1'}
      aria-pressed=${cell.chosen ? 'true' : 'false'}
      @click=${() => onChoose(choice)}
      @focus=${() => onStop(choice)}
      @keydown=${(event: KeyboardEvent) => onKey(event, choice)}
    >
      ${numbers(cell, cellWords(head, kind, cell, grid.classes))}
    </button>`;
  };
  return html`<div
    class="table-scroll census-scroll"
    tabindex="0"
    role="group"
    aria-label=${grid.caption}
  >
    <table class="census">
      <caption>
        ${grid.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${grid.corner}</th>
          ${(grid.classes ?? classOrder).map(
            (name) =>
              html`<th scope="col" class="number">
                <span class="mark mark-${name}">${classHeads[name]}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${grid.lines.map(
          ({ head, sum, cells }) =>
            html`<tr class=${sum ? 'is-sum' : ''}>
              <th scope="row">${head}</th>
              ${cells.map(
                (cell, kind) =>
                  html`<td
                    class="number ${isZero(cell) ? 'is-zero' : ''}"
                    data-verdict=${cell.verdict}
                  >
                    ${body(cell, head, kind)}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
