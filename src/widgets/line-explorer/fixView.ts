/**
 * The table of Fix(i, j), entry by entry. It can have some ten thousand entries, so it is built once for a line, and
 * stepping only moves marks on it.
 */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { FixTable } from '../../engine/line/fix.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import { coverSentence, entrySentence, isKept, nextEntry } from './fixSteps.ts';
import type { FixEntry } from './fixSteps.ts';
import { segmentText } from './model.ts';
import type { LineExplorerQuestion } from './model.ts';
import type { Part } from '../../notebook/template/part.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';

export type FixViewOptions = {
  readonly id: string; // unique on the page
  /** The reader came to an entry. */
  readonly onEntry: (entry: FixEntry, sentence: string) => void;
};

/** The Fix table; put it into a template by `part`. */
export class FixView implements Part {
  #made: HTMLElement | null = null;
  readonly #options: FixViewOptions;
  #question: LineExplorerQuestion | null = null;
  #table: FixTable | null = null;
  #entry: FixEntry = { i: 0, j: 0 };
  #cell: number | null = null;
  #backward = false;
  #marked: Element[] = [];

  constructor(options: FixViewOptions) {
    this.#options = options;
  }

  get element(): HTMLElement {
    if (this.#made === null) {
      this.#made = document.createElement('div');
      this.#made.className = 'fix-view';
      this.#draw();
    }
    return this.#made;
  }

  still(): TemplateResult {
    return html`<div class="fix-view">${this.#view()}</div>`;
  }

  /** Shows the table of a line; with `null` says that it is too large. */
  show(
    question: LineExplorerQuestion,
    table: FixTable | null,
    entry: FixEntry | null,
    cell: number | null,
  ): void {
    this.#question = question;
    this.#table = table;
    this.#cell = cell;
    if (entry !== null) this.#entry = entry;
    if (table !== null && (this.#entry.i > table.length || this.#entry.j > table.segments))
      this.#entry = { i: 0, j: 0 };
    this.#draw();
  }

  #go(entry: FixEntry, focus: boolean): void {
    this.#entry = entry;
    this.#draw();
    if (focus) this.#element(entry)?.focus();
    if (this.#question !== null && this.#table !== null)
      this.#options.onEntry(entry, entrySentence(this.#question, this.#table, entry));
  }

  #step(by: 1 | -1, untilTrue: boolean): void {
    const table = this.#table;
    if (table === null) return;
    let entry = nextEntry(table, this.#entry, by);
    // Fix(0, 0) is always true, so this ends
    if (untilTrue) while (!table.at(entry.i, entry.j)) entry = nextEntry(table, entry, by);
    this.#go(entry, false);
  }

  #element({ i, j }: FixEntry): HTMLElement | null {
    return this.#made?.querySelector<HTMLElement>(`[data-entry="${i}.${j}"]`) ?? null;
  }

  #draw(): void {
    if (this.#made === null) return;
    draw(this.#view(), this.#made);
    this.#mark();
  }

  /** Moves the marks to the present entry, to those that make it true, and to the cells between. */
  #mark(): void {
    const grid = this.#made?.querySelector('.fix-table');
    const table = this.#table;
    if (grid == null || table === null) return;
    grid.classList.toggle('is-backward', this.#backward);
    for (const element of this.#marked) {
      element.classList.remove('is-here', 'is-source', 'is-between');
      if (element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
    }
    this.#marked = [];
    const mark = (element: Element | null, name: string): void => {
      if (element === null) return;
      element.classList.add(name);
      this.#marked.push(element);
    };
    const { i, j } = this.#entry;
    const here = this.#element(this.#entry);
    mark(here, 'is-here');
    here?.setAttribute('tabindex', '0');
    const sources = table.from(i, j);
    for (const p of sources) mark(this.#element({ i: p, j: j - 1 }), 'is-source');
    for (let at = (sources[0] ?? i) + 1; at <= i; at++)
      mark(grid.querySelector(`[data-prefix="${at}"]`), 'is-between');
    if (here !== null) scrollInto(here);
  }

  #view(): TemplateResult {
    const question = this.#question;
    const table = this.#table;
    if (question === null || table === null)
      return html`<p class="field-message" data-tone="warning">
        The table is too large to show: the description has far more pieces than the line has room
        for.
      </p>`;
    return html`
      <p class="line-intro">
        Fix(i, j) asks whether the first i cells can be cut into the first j pieces of the
        description. Each entry needs only the row above it: the last piece must be able to lie on
        the last cells, and what comes before must be true already. 1 is true, 0 false.
      </p>
      <div class="controls">
        <div class="button-row">
          ${this.#button('Previous entry', -1, false)} ${this.#button('Next entry', 1, false)}
          ${this.#button('Next true entry', 1, true)}
        </div>
        <label>
          <input
            type="checkbox"
            .checked=${this.#backward}
            @change=${(event: Event) => {
              this.#backward = (event.target as HTMLInputElement).checked;
              this.#draw();
            }}
          />Backward: keep entries that lead to the end
        </label>
      </div>
      <div
        class="table-scroll fix-scroll"
        tabindex="0"
        role="group"
        aria-label="Table of Fix(i, j)"
      >
        ${guard([question, table], () => this.#grid(question, table))}
      </div>
      <p class="readout" id="${this.#options.id}-why">
        ${markedWords(entrySentence(question, table, this.#entry))}
      </p>
      ${this.#backward ? this.#backwardText(question, table) : ''}
    `;
  }

  #button(name: string, by: 1 | -1, untilTrue: boolean): TemplateResult {
    return html`<button type="button" @click=${() => this.#step(by, untilTrue)}>${name}</button>`;
  }

  #backwardText(question: LineExplorerQuestion, table: FixTable): TemplateResult {
    const unsettled = question.line.indexOf(UNKNOWN);
    const cell = this.#cell ?? Math.max(0, unsettled);
    const end = table.at(table.length, table.segments)
      ? `Read from Fix(${table.length}, ${table.segments}) back to Fix(0, 0), only the ringed entries are on a way. A piece between two of them lies on those cells in some fit.`
      : `Fix(${table.length}, ${table.segments}) is false, so no line fits and no entry is kept.`;
    return html`<p class="readout">${end}</p>
      <p class="readout">
        ${markedWords(coverSentence(question, table, cell))} (Choose another cell in the row “All
        agree”.)
      </p>`;
  }

  /** The table without its marks. */
  #grid(question: LineExplorerQuestion, table: FixTable): TemplateResult {
    const prefixes = Array.from({ length: table.length + 1 }, (_, i) => i);
    const onClick = (event: Event): void => {
      const entry = entryOf(event.target);
      if (entry !== null) this.#go(entry, true);
    };
    return html`<table
      class="fix-table"
      role="grid"
      aria-describedby="${this.#options.id}-why"
      @click=${onClick}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, table)}
    >
      <caption class="visually-hidden">
        Fix(i, j): columns are the first i cells, rows the first j pieces; 1 true, 0 false.
      </caption>
      <thead>
        <tr>
          <th scope="col">cell i</th>
          <th scope="col">is</th>
          ${prefixes.map(
            (i) =>
              html`<th scope="col" data-prefix=${i}>
                ${i === 0 ? '–' : '01?'.charAt(question.line[i - 1] ?? UNKNOWN)}
              </th>`,
          )}
        </tr>
        <tr>
          <th scope="col">piece j</th>
          <th scope="col">j, i</th>
          ${prefixes.map((i) => html`<th scope="col">${i}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: table.segments + 1 }, (_, j) => entryRow(question, table, j))}
      </tbody>
    </table>`;
  }

  #onKey(event: KeyboardEvent, table: FixTable): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { i, j } = this.#entry;
    const moves: Readonly<Record<string, FixEntry>> = {
      ArrowLeft: { i: Math.max(0, i - 1), j },
      ArrowRight: { i: Math.min(table.length, i + 1), j },
      ArrowUp: { i, j: Math.max(0, j - 1) },
      ArrowDown: { i, j: Math.min(table.segments, j + 1) },
      Home: { i: 0, j },
      End: { i: table.length, j },
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#go(next, true);
  }
}

function entryRow({ general }: LineExplorerQuestion, table: FixTable, j: number): TemplateResult {
  const segment = general[j - 1];
  return html`<tr>
    <th scope="row">${segment === undefined ? 'none' : segmentText(segment)}</th>
    <th scope="row">${j}</th>
    ${Array.from({ length: table.length + 1 }, (_, i) => {
      const isTrue = table.at(i, j);
      const kind = isTrue ? (isKept(table, { i, j }) ? 'is-true is-kept' : 'is-true') : '';
      return html`<td class=${kind} data-entry="${i}.${j}" tabindex="-1">${isTrue ? 1 : 0}</td>`;
    })}
  </tr>`;
}

function entryOf(target: EventTarget | null): FixEntry | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
  const text = entry?.dataset['entry'];
  const [i, j] = (text ?? '').split('.').map(Number);
  return i === undefined || j === undefined ? null : { i, j };
}

/** Scrolls the table's own box, never the page. */
function scrollInto(entry: HTMLElement): void {
  const box = entry.closest('.fix-scroll');
  if (!(box instanceof HTMLElement)) return;
  const [a, b] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  const corner = box.querySelector('tbody tr th:nth-child(2)')?.getBoundingClientRect();
  const head = box.querySelector('thead')?.getBoundingClientRect();
  // the sticky headings cover the left and the top
  const left = corner?.right ?? b.left;
  const top = b.top + (head?.height ?? 0);
  if (a.left < left) box.scrollLeft -= left - a.left;
  else if (a.right > b.right) box.scrollLeft += a.right - b.right;
  if (a.top < top) box.scrollTop -= top - a.top;
  else if (a.bottom > b.bottom) box.scrollTop += a.bottom - b.bottom;
}
