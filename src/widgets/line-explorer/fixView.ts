/**
 * The table of Fix(i, j), entry by entry. It can have some ten thousand entries, so it is built once for a line, and
 * stepping only moves marks on it.
 */
import { html, render } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { FixTable } from '../../engine/line/fix.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { coverSentence, entrySentence, isKept, nextEntry } from './fixSteps.ts';
import type { Entry } from './fixSteps.ts';
import { segmentText } from './model.ts';
import type { Question } from './model.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';

export type FixViewOptions = {
  readonly id: string; // unique on the page
  /** The reader came to an entry. */
  readonly onEntry: (entry: Entry, sentence: string) => void;
};

/** The Fix table in the page; put `element` into it. */
export class FixView {
  readonly element: HTMLElement;
  readonly #options: FixViewOptions;
  #question: Question | null = null;
  #table: FixTable | null = null;
  #grid: HTMLTableElement | null = null;
  #entry: Entry = { i: 0, j: 0 };
  #cell: number | null = null;
  #backward = false;
  #marked: Element[] = [];

  constructor(options: FixViewOptions) {
    this.#options = options;
    this.element = document.createElement('div');
    this.element.className = 'fix-view';
  }

  /** Shows the table of a line; with `null` says that it is too large. */
  show(question: Question, table: FixTable | null, entry: Entry | null, cell: number | null): void {
    const rebuilt = question !== this.#question;
    this.#question = question;
    this.#table = table;
    this.#cell = cell;
    if (entry !== null) this.#entry = entry;
    if (table !== null && (this.#entry.i > table.length || this.#entry.j > table.segments))
      this.#entry = { i: 0, j: 0 };
    if (rebuilt) this.#grid = table === null ? null : this.#build(question, table);
    this.#draw();
  }

  #go(entry: Entry, focus: boolean): void {
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

  #element({ i, j }: Entry): HTMLElement | null {
    return this.#grid?.querySelector<HTMLElement>(`[data-entry="${i}.${j}"]`) ?? null;
  }

  #draw(): void {
    render(this.#view(), this.element);
    this.#mark();
  }

  /** Moves the marks to the present entry, to those that make it true, and to the cells between. */
  #mark(): void {
    const grid = this.#grid;
    const table = this.#table;
    if (grid === null || table === null) return;
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
        ${this.#grid}
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

  #backwardText(question: Question, table: FixTable): TemplateResult {
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

  #build(question: Question, table: FixTable): HTMLTableElement {
    const grid = document.createElement('table');
    grid.className = 'fix-table';
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-describedby', `${this.#options.id}-why`);
    const caption = grid.createCaption();
    caption.className = 'visually-hidden';
    caption.textContent =
      'Fix(i, j): columns are the first i cells, rows the first j pieces; 1 true, 0 false.';
    const head = grid.createTHead();
    const cells = head.insertRow();
    cells.append(heading('cell i', 'col'), heading('is', 'col'));
    const numbers = head.insertRow();
    numbers.append(heading('piece j', 'col'), heading('j, i', 'col'));
    for (let i = 0; i <= table.length; i++) {
      const value = i === 0 ? '–' : '01?'.charAt(question.line[i - 1] ?? UNKNOWN);
      const cell = heading(value, 'col');
      cell.dataset['prefix'] = String(i);
      cells.append(cell);
      numbers.append(heading(String(i), 'col'));
    }
    const body = grid.createTBody();
    for (let j = 0; j <= table.segments; j++) body.append(entryRow(question, table, j));
    grid.addEventListener('click', (event) => {
      const entry = entryOf(event.target);
      if (entry !== null) this.#go(entry, true);
    });
    grid.addEventListener('keydown', (event) => this.#onKey(event, table));
    return grid;
  }

  #onKey(event: KeyboardEvent, table: FixTable): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { i, j } = this.#entry;
    const moves: Readonly<Record<string, Entry>> = {
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

function entryRow({ general }: Question, table: FixTable, j: number): HTMLTableRowElement {
  const row = document.createElement('tr');
  const segment = general[j - 1];
  row.append(
    heading(segment === undefined ? 'none' : segmentText(segment), 'row'),
    heading(String(j), 'row'),
  );
  for (let i = 0; i <= table.length; i++) {
    const entry = document.createElement('td');
    const isTrue = table.at(i, j);
    entry.textContent = isTrue ? '1' : '0';
    entry.dataset['entry'] = `${i}.${j}`;
    entry.className = isTrue ? (isKept(table, { i, j }) ? 'is-true is-kept' : 'is-true') : '';
    entry.tabIndex = -1;
    row.append(entry);
  }
  return row;
}

function heading(text: string, scope: 'col' | 'row'): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}

function entryOf(target: EventTarget | null): Entry | null {
  const text = target instanceof HTMLElement ? target.dataset['entry'] : undefined;
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
