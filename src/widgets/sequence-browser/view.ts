/** The sequence browser in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { classNames } from '../../kit/probe/probingClasses.ts';
import { html } from '../../notebook/template/html.ts';
import { storedSizes } from '../../stored/probing.ts';
import type { StoredSize } from '../../stored/probing.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { examplePicture, imagePicture } from './examplePicture.ts';
import { gridView } from './gridView.ts';
import type { GridActs } from './gridView.ts';
import { longestQuery, pageRows, pagesOf } from './model.ts';
import type {
  BrowserState,
  SequenceBrowserExample,
  SequenceBrowserFound,
  SequenceList,
} from './model.ts';
import type { CountedRow } from './query.ts';
import { tableOf, thesisTables } from './tables.ts';
import type { ThesisTable } from './tables.ts';
import {
  classesWords,
  exampleCaption,
  exampleSearches,
  foundSentence,
  printed,
  rowSentence,
  sizeWords,
} from './words.ts';

/** Everything that is shown. */
export type BrowserPicture = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly state: BrowserState;
  readonly problem: string | null; // of the search; the rows are then those of the last good one
  readonly list: SequenceList | 'asked' | 'failed';
  readonly found: SequenceBrowserFound | null; // null: no list yet
  readonly chosen: { readonly row: CountedRow; readonly at: number } | null;
  readonly example: SequenceBrowserExample | null;
  readonly links: {
    readonly explorer: string | null;
    readonly stepper: string;
    readonly play: string;
  };
};

/** What the reader can do. */
export type BrowserActs = GridActs & {
  readonly size: (size: StoredSize) => void;
  readonly table: (table: ThesisTable | null) => void;
  readonly search: (text: string) => void;
  readonly page: (page: number) => void;
  readonly retry: () => void;
};

/** The whole widget. */
export function browserView(shown: BrowserPicture, acts: BrowserActs): TemplateResult {
  const { list, found } = shown;
  const ready = typeof list !== 'string' && found !== null;
  return figureParts(
    {
      picture: ready ? exampleView(shown) : nothing,
      action: searchField(shown, acts),
      answer: html`${list === 'asked' ? html`<p class="readout" data-found>Fetching the sequences …</p>` : nothing}
      ${list === 'failed' ? failure(acts) : nothing}
      ${ready ? results(shown, list, found, acts) : nothing}`,
      settings: html`${choices(shown, acts)} ${searchHelp(acts)}`,
      more: ready ? notes(shown, list) : nothing,
    },
    shown.layout,
  );
}

function choices({ id, state, problem }: BrowserPicture, acts: BrowserActs): TemplateResult {
  const table = problem === null ? tableOf(state.size, state.query) : null;
  return html`<div class="controls sequence-controls">
    <div class="field">
      <label for="${id}-size">Size</label>
      <select
        id="${id}-size"
        @change=${(event: Event) => {
          const { selectedIndex } = event.target as HTMLSelectElement;
          acts.size(storedSizes[selectedIndex] ?? '4x4');
        }}
      >
        ${storedSizes.map(
          (size) =>
            html`<option .selected=${live(size === state.size)}>${sizeWords(size)}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="${id}-table">Tables of the thesis</label>
      <select
        id="${id}-table"
        @change=${(event: Event) => {
          const { selectedIndex } = event.target as HTMLSelectElement;
          acts.table(thesisTables[selectedIndex - 1] ?? null);
        }}
      >
        <option .selected=${live(table === null)}>none: my own search</option>
        ${thesisTables.map(
          (one) =>
            html`<option .selected=${live(one === table)}>
              Table ${one.number}: ${one.name}
            </option>`,
        )}
      </select>
    </div>
  </div>`;
}

function searchField({ id, state, problem }: BrowserPicture, acts: BrowserActs): TemplateResult {
  return html`<div class="field sequence-search">
    <label for="${id}-query">Search (empty: all)</label>
    <input
      id="${id}-query"
      type="search"
      class="mono"
      maxlength=${longestQuery}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${live(state.query)}
      aria-invalid=${problem === null ? 'false' : 'true'}
      aria-describedby=${problem === null ? nothing : `${id}-problem`}
      @input=${(event: Event) => acts.search((event.target as HTMLInputElement).value)}
    />
    ${
      problem === null
        ? nothing
        : html`<p class="field-message" data-tone="error" id="${id}-problem">${problem}</p>`
    }
  </div>`;
}

function searchHelp(acts: BrowserActs): TemplateResult {
  return html`<details class="sequence-help">
    <summary>What can be searched for</summary>
    <ul>
      ${exampleSearches.map(
        ({ query, meaning }) =>
          html`<li>
            <button type="button" class="quiet mono" @click=${() => acts.search(query)}>
              ${query}
            </button>
            <span>${meaning}</span>
          </li>`,
      )}
    </ul>
    <p class="readout">
      Conditions one after another, or joined by “and” or a comma, must all hold. “or” separates
      alternatives. “not” turns a condition round.
    </p>
  </details>`;
}

function failure(acts: BrowserActs): TemplateResult {
  return html`<p class="field-message" data-tone="warning">
      The sequences could not be loaded. Try again when the connection is back.
    </p>
    <p><button type="button" @click=${acts.retry}>Load the sequences</button></p>`;
}

function results(
  shown: BrowserPicture,
  list: SequenceList,
  found: SequenceBrowserFound,
  acts: BrowserActs,
): TemplateResult {
  const { id, state, chosen } = shown;
  const page = Math.min(state.page, pagesOf(found) - 1);
  const grid = { id, size: list.size, state, found, page, chosen: chosen?.at ?? null };
  return html`<p class="readout" data-found>${foundSentence(list, found)}</p>
    ${found.comparison === null ? nothing : comparisonView(found.comparison)}
    ${found.rows.length === 0 ? nothing : gridView(grid, acts)} ${pager(found, page, acts)}`;
}

const notes = ({ id }: BrowserPicture, list: SequenceList): TemplateResult =>
  html`<p class="readout" id="${id}-keys">
      Arrow keys go through the rows. Bars: how often each category occurs; their heights grow with
      the root of the count. ${classesWords(list.size)} Solvable: pictures that are the only
      solution of their puzzle.
    </p>
    <p class="readout">
      Stored census of all ${sizeWords(list.size)}
      pictures${list.command === '' ? '' : html`, made by <code>${list.command}</code>`}.
    </p>`;

function comparisonView({
  table,
  missing,
  summary,
}: NonNullable<SequenceBrowserFound['comparison']>): TemplateResult {
  return html`<div class="sequence-comparison" data-comparison>
    <p><strong>Table ${table.number} of the thesis.</strong> ${summary}</p>
    ${
      missing.length === 0
        ? nothing
        : html`<ul>
            ${missing.map(
              ({ printed, images }) =>
                html`<li>Printed, not found here: ${printed} (${counted(images, 'picture')})</li>`,
            )}
          </ul>`
    }
  </div>`;
}

function pager(
  found: SequenceBrowserFound,
  page: number,
  acts: BrowserActs,
): TemplateResult | typeof nothing {
  const pages = pagesOf(found);
  if (pages === 1) return nothing;
  const button = (text: string, label: string, to: number): TemplateResult =>
    html`<button
      type="button"
      aria-label=${label}
      aria-disabled=${to === page || to < 0 || to >= pages ? 'true' : 'false'}
      @click=${() => {
        if (to !== page && to >= 0 && to < pages) acts.page(to);
      }}
    >
      ${text}
    </button>`;
  return html`<div class="button-row sequence-pager" role="group" aria-label="Pages">
    ${button('First', 'First page', 0)} ${button('Back', 'Back one page', page - 1)}
    <span class="readout">page ${grouped(page + 1)} of ${grouped(pages)}</span>
    ${button('Next', 'Next page', page + 1)} ${button('Last', 'Last page', pages - 1)}
  </div>`;
}

/** Which rows stand there, where the pages cannot be turned. */
export const rowsOnPaper = (
  found: SequenceBrowserFound,
  page: number,
): TemplateResult | typeof nothing => {
  const all = found.rows.length;
  const from = Math.min(page, pagesOf(found) - 1) * pageRows;
  return pagesOf(found) === 1
    ? nothing
    : html`<p class="readout" data-paper>
        Rows ${grouped(from + 1)} to ${grouped(Math.min(all, from + pageRows))} of ${grouped(all)}.
      </p>`;
};

function exampleView({ chosen, example, links }: BrowserPicture): TemplateResult {
  if (chosen === null || example === null) return html`<div class="sequence-example"></div>`;
  const { row } = chosen;
  const told = `${sizeText(example.image.height, example.image.width)} picture with the sequence ${example.result.sequence.join(' ')}`;
  return html`<div
    class="sequence-example"
    role="group"
    aria-label="The chosen sequence"
    data-example
  >
    ${guard(
      [example],
      () =>
        html`<div class="sequence-board">
          ${pictured(examplePicture(example))}
          <div>
            ${pictured(imagePicture(example, 84))}
            <p class="readout">${exampleCaption(example)}</p>
          </div>
        </div>`,
    )}
    <div class="sequence-words">
      <h3>${classNames[row.class]}, length ${row.sequence.length}</h3>
      <p class="sequence-printed">${printed(row)}</p>
      <p class="readout">${rowSentence(row)}</p>
      <p class="readout">In the order of the board: ${example.result.sequence.join(' ')}</p>
      <p class="sequence-links">
        ${
          links.explorer === null
            ? nothing
            : html`<a href=${links.explorer} data-told=${told}>Probe it cell by cell</a>`
        }
        <a href=${links.stepper} data-told=${told}>Step through its sweeps</a>
        <a href=${links.play} data-told=${told}>Play it</a>
      </p>
    </div>
  </div>`;
}
