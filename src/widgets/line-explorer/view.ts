/** The explorer as a template: inputs, the sheet of lines, and the chosen view beneath. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { EMPTY, FILLED, formatLine, UNKNOWN } from '../../engine/board/cell.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { cellRow } from '../../kit/line/cellRow.ts';
import type { FitList } from './fitList.ts';
import { fitsPerPage, mostListed } from './fitList.ts';
import { boxPicture, boxRows, columnPicture, roomPicture, rowPicture } from './linePicture.ts';
import { mostCells } from '../../kit/line/lineText.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { explorerViews, fitsText, mostGeneralCells, viewNames } from './model.ts';
import { agreedSentence, contradictionSentence } from './sentences.ts';
import type {
  LineExplorerAnswer,
  ExplorerView,
  LineExplorerQuestion,
  Typed,
  TypedField,
} from './model.ts';
import { numbersView } from './numbersView.ts';
import { presets } from './presets.ts';

/** Everything that is shown. */
export type LineExplorerShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly typed: Typed;
  readonly errors: Readonly<Partial<Record<TypedField, string>>>;
  readonly presetId: string; // '' when the reader has changed something
  readonly question: LineExplorerQuestion;
  readonly answer: LineExplorerAnswer;
  readonly list: FitList;
  readonly listed: readonly Uint8Array[]; // of the list, those that are drawn
  readonly view: ExplorerView;
  readonly cell: number | null; // chosen
  readonly column: number | null; // outlined: the cell under the pointer, or the chosen one
  readonly sentence: string; // about the cell under the pointer, or the chosen one
  readonly verdict: string | null; // how a document's example compares
  readonly tabStops: { readonly line: number; readonly settled: number };
  readonly table: Part | null; // the Fix table, when that view is open
  readonly generalOpen: boolean;
};

/** What the reader can do. */
export type Acts = {
  readonly type: (field: TypedField, text: string) => void;
  readonly preset: (id: string) => void;
  readonly length: (text: string) => void;
  readonly setCell: (cell: number, value: number | 'next') => void;
  readonly lineStop: (cell: number) => void;
  readonly choose: (cell: number) => void;
  readonly hover: (cell: number | null) => void;
  readonly view: (view: ExplorerView) => void;
  readonly more: () => void;
  readonly another: () => void; // the next example
};

const cellWords = ['empty', 'filled', 'unknown'] as const;

/** The whole widget: the line over its fits and what they agree on, or the view that a document has of it. */
export function explorerView(shown: LineExplorerShown, acts: Acts): TemplateResult {
  const { verdict, layout, view, sentence, answer, question } = shown;
  const lines = sheet(shown, acts);
  const other = panel(shown, acts);
  return figureParts(
    {
      picture: view === 'fits' ? lines : other,
      wide: true,
      sentence: html`<p data-stage-sentence>${agreedSentence(question, answer)}</p>`,
      answer: html`<p class="line-sentence">
        ${answer.settled === null ? nothing : markedWords(sentence)}
      </p>`,
      action: html`<button type="button" class="primary" @click=${acts.another}>
        Try another line
      </button>`,
      settings: html`${inputs(shown, acts)} ${general(shown, acts)} ${views(shown, acts)}`,
      more: html`${view === 'fits' ? other : lines}
      ${verdict === null ? nothing : html`<p class="readout">${verdict}</p>`}`,
    },
    layout,
  );
}

const views = (shown: LineExplorerShown, acts: Acts): TemplateResult =>
  html`<fieldset class="line-views">
    <legend>Show</legend>
    ${explorerViews.map(
      (view) =>
        html`<label>
          <input
            type="radio"
            name="${shown.id}-view"
            .checked=${live(view === shown.view)}
            @change=${() => acts.view(view)}
          />${viewNames[view]}
        </label>`,
    )}
  </fieldset>`;

function message(id: string, text: string | undefined): TemplateResult {
  return html`<p class="field-message" id=${id} data-tone="error" ?hidden=${text === undefined}>
    ${text ?? ''}
  </p>`;
}

function textField(
  shown: LineExplorerShown,
  acts: Acts,
  field: TypedField,
  label: string,
  name: string,
): TemplateResult {
  const id = `${shown.id}-${field}`;
  const error = shown.errors[field];
  return html`<div class="field ${name}">
    <label for=${id}>${label}</label>
    <input
      type="text"
      class="mono"
      id=${id}
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      aria-invalid=${error === undefined ? 'false' : 'true'}
      aria-describedby="${id}-message"
      .value=${live(shown.typed[field])}
      @input=${(event: Event) => acts.type(field, (event.target as HTMLInputElement).value)}
    />
    ${message(`${id}-message`, error)}
  </div>`;
}

function inputs(shown: LineExplorerShown, acts: Acts): TemplateResult {
  const { id, presetId, question } = shown;
  return html`<div class="controls">
    <div class="field line-preset">
      <label for="${id}-preset">Example</label>
      <select
        id="${id}-preset"
        @change=${(event: Event) => acts.preset((event.target as HTMLSelectElement).value)}
      >
        <option value="" .selected=${live(presetId === '')} disabled>Your own line</option>
        ${presets.map(
          (preset) =>
            html`<option value=${preset.id} .selected=${live(preset.id === presetId)}>
              ${preset.name}
            </option>`,
        )}
      </select>
    </div>
    ${textField(shown, acts, 'description', 'Clues', 'line-description')}
    <div class="field">
      <label for="${id}-length">Cells</label>
      <input
        type="number"
        id="${id}-length"
        min="1"
        max=${mostCells}
        .value=${live(String(question.line.length))}
        @change=${(event: Event) => acts.length((event.target as HTMLInputElement).value)}
      />
    </div>
    ${textField(shown, acts, 'line', 'Line (1 filled, 0 empty, ? unknown)', 'line-text')}
  </div>`;
}

function general(shown: LineExplorerShown, acts: Acts): TemplateResult {
  return html`<details class="line-general" ?open=${shown.generalOpen}>
    <summary>General description</summary>
    <p class="line-intro">
      Pieces of one symbol each, with how often it may stand: 0* any number, 0+ at least one, 1{3}
      exactly three, 1{2,4} two to four. While this field has text it stands in for the clues above,
      on lines of up to ${mostGeneralCells} cells.
    </p>
    ${textField(shown, acts, 'general', 'Pieces, such as 0* 1{3} 0+ 1{2,4} 0*', 'line-pieces')}
  </details>`;
}

/** The most fits in the picture: of more, the first ones. */
const mostInPicture = 8;

function sheet(shown: LineExplorerShown, acts: Acts): TemplateResult {
  const { question, answer, column, tabStops, typed } = shown;
  const { line } = question;
  return html`<div
    class="table-scroll line-sheet"
    tabindex="0"
    role="group"
    aria-label="The line, its fits and what they agree on"
  >
    <div class="line-grid">
      <div class="line-pair">
        <span class="line-label line-says"
          ><span class="visually-hidden">Clues</span>
          <strong class="mono"
            >${typed.general === '' ? typed.description.trim() || '0' : typed.general.trim()}</strong
          ></span
        >
        <div class="line-room">
          ${pictured(roomPicture(line.length, 'most'))}
          ${pictured(roomPicture(line.length, 'least'))}
          ${cellRow({
            name: 'line',
            label: 'The line; Enter changes a cell',
            cells: line,
            describe: (at) => `cell ${at + 1}, ${cellWords[line[at] ?? UNKNOWN] ?? ''}`,
            chosen: null,
            tabStop: tabStops.line,
            onChoose: (at, by) => {
              if (by === 'click') acts.setCell(at, 'next');
              else acts.lineStop(at);
            },
            onHover: acts.hover,
            onKey: (at, key) => {
              const value = cellOfKey(key);
              if (value === null) return false;
              acts.setCell(at, value);
              return true;
            },
          })}
        </div>
      </div>
      ${fitRows(shown)}
      ${answer.settled === null ? nothing : settledRow(shown, acts, answer.settled)}
      ${pictured(columnPicture(column, line.length))}
    </div>
    ${
      answer.settled === null
        ? html`<p class="line-none">${markedWords(contradictionSentence(question))}</p>`
        : nothing
    }
  </div>`;
}

/** The fits in a box that is as high for one as for many: few have square cells, many have flat ones. */
function fitRows({ question, answer, listed }: LineExplorerShown): TemplateResult {
  const { length } = question.line;
  const shown = listed.slice(
    0,
    answer.count > BigInt(mostInPicture) ? mostInPicture - 1 : undefined,
  );
  const rest = answer.count - BigInt(shown.length);
  return html`<div class="line-pair">
    <span class="line-label">${answer.count === 0n ? nothing : fitsText(answer.count)}</span>
    <div class="line-fit-box">
      ${pictured(boxPicture(length, boxRows(length)))}
      <ol class="line-fit-rows" role="list">
        ${guard([answer, shown.length], () =>
          shown.map(
            (fit) =>
              html`<li>
                <span class="visually-hidden">${formatLine(fit)}</span
                >${pictured(boxPicture(length, 1))}${pictured(rowPicture(fit))}
              </li>`,
          ),
        )}
        ${rest > 0n ? html`<li class="line-rest">and ${grouped(rest)} more</li>` : nothing}
      </ol>
    </div>
  </div>`;
}

function settledRow(shown: LineExplorerShown, acts: Acts, settled: Uint8Array): TemplateResult {
  const { line } = shown.question;
  const fresh = new Set(
    settled.keys().filter((at) => line[at] === UNKNOWN && settled[at] !== UNKNOWN),
  );
  return html`<div class="line-pair">
    <span class="line-label">All agree</span>
    ${cellRow({
      name: 'settled',
      label: 'What all fits agree on; each cell says why',
      cells: settled,
      describe: (at) =>
        `cell ${at + 1}, ${cellWords[settled[at] ?? UNKNOWN] ?? ''}${fresh.has(at) ? ', newly settled' : ''}`,
      chosen: shown.cell,
      tabStop: shown.tabStops.settled,
      fresh,
      onChoose: (at) => acts.choose(at),
      onHover: acts.hover,
    })}
  </div>`;
}

function cellOfKey(key: string): number | null {
  if (key === '1' || key === '#') return FILLED;
  if (key === '0' || key === '.') return EMPTY;
  return key === '?' || key === 'Delete' || key === 'Backspace' ? UNKNOWN : null;
}

function panel(shown: LineExplorerShown, acts: Acts): TemplateResult {
  switch (shown.view) {
    case 'fits':
      return fitsPanel(shown, acts);
    case 'table':
      return shown.table === null ? html`` : html`${part(shown.table)}`;
    case 'numbers':
      return html`${numbersView(shown.question, shown.answer, shown.listed)}
      ${moreButton(shown, acts)}`;
  }
}

/** All fits, under the two outermost. */
function fitsPanel(shown: LineExplorerShown, acts: Acts): TemplateResult {
  const { answer, listed, column, question } = shown;
  const { length } = question.line;
  return html`
    <p class="readout">
      <strong>${fitsText(answer.count)}</strong
      ><span class="line-listed">${shownText(answer.count, listed.length)}</span>
    </p>
    ${
      listed.length === 0
        ? nothing
        : html`<div
            class="table-scroll line-fits"
            tabindex="0"
            role="group"
            aria-label="All fits, leftmost first"
          >
            <div class="line-grid">
              <ol class="line-list">
                ${guard([answer, listed.length], () => listed.map(fitRow))}
                ${pictureRow('Rightmost', answer.rightmost)}
              </ol>
              ${pictured(columnPicture(column, length))}
            </div>
          </div>`
    }
    ${moreButton(shown, acts)}
  `;
}

function pictureRow(label: string, fit: Uint8Array | null): TemplateResult | typeof nothing {
  if (fit === null) return nothing;
  return html`<li class="line-fit">
    <span class="line-label">${label}</span>${pictured(rowPicture(fit))}
  </li>`;
}

const fitRow = (fit: Uint8Array, at: number): TemplateResult =>
  html`<li class="line-fit">
    <span class="line-label"
      >Fit ${at + 1}<span class="visually-hidden">: ${formatLine(fit)}</span></span
    >${pictured(rowPicture(fit))}
  </li>`;

function shownText(count: bigint, listed: number): string {
  return BigInt(listed) >= count ? '' : `, of which ${grouped(listed)} are listed`;
}

function moreButton(
  { answer, list }: LineExplorerShown,
  acts: Acts,
): TemplateResult | typeof nothing {
  const rest = answer.count - BigInt(list.fits.length);
  if (rest <= 0n) return nothing;
  if (list.fits.length >= mostListed)
    return html`<p class="readout">The list ends here; the CSV file holds the first 10,000.</p>`;
  const next = rest < BigInt(fitsPerPage) ? rest : BigInt(fitsPerPage);
  return html`<button type="button" @click=${acts.more}>Show ${grouped(next)} more</button>`;
}
