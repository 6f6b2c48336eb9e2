/** The log of a run, which is also its jump list. */
import type { TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { markTemplate } from '../methods/markTemplate.ts';
import { ListWindow } from './listWindow.ts';
import type { Part } from '../../notebook/template/part.ts';
import { markedWords } from './markedWords.ts';

/** What a log shows. Entry 0 is the start. */
type LogModel = {
  readonly length: number; // number of entries
  readonly current: number; // the entry the reader is at
  readonly text: (at: number) => string; // made for the entries in view only
  readonly method: (at: number) => MethodKind | null; // that it is of
};

const logName = 'Log of the run: choose an entry to jump there';

const entryHeight = 44; // px, also in stepper.css; large enough for a finger

type Made = { readonly box: HTMLElement; readonly window: ListWindow };

const stillEntries = 12;

/** A log; put it into a template by `part`. */
export class StepLog implements Part {
  readonly #jump: (entry: number) => void;
  #made: Made | null = null;
  #model: LogModel = { length: 0, current: 0, text: () => '', method: () => null };

  /** @param jump - the reader chose an entry */
  constructor(jump: (entry: number) => void) {
    this.#jump = jump;
  }

  get element(): HTMLElement {
    return (this.#made ?? this.#make()).box;
  }

  /** The entries from where the reader is. */
  still(): TemplateResult {
    const { current, length } = this.#model;
    const from = Math.max(0, Math.min(current - 1, length - stillEntries));
    const entries = Array.from({ length: Math.min(stillEntries, length) }, (_, at) => from + at);
    return html`<div class="stepper-log" role="group" aria-label=${logName}>
      ${this.#list(entries)}
    </div>`;
  }

  update(model: LogModel): void {
    this.#model = model;
    if (this.#made === null) return;
    this.#made.window.show(model.current, model.length);
    this.#draw();
  }

  #make(): Made {
    const box = document.createElement('div');
    box.className = 'stepper-log';
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', logName);
    const window = new ListWindow(box, {
      along: 'down',
      entry: entryHeight,
      draw: () => this.#draw(),
    });
    this.#made = { box, window };
    this.update(this.#model);
    return this.#made;
  }

  #draw(): void {
    if (this.#made === null) return;
    const { box, window } = this.#made;
    draw(this.#list(window.entries(this.#model.length)), box);
  }

  #list(entries: readonly number[]): TemplateResult {
    return html`<ol role="list" @keydown=${this.#onKey}>
      ${repeat(
        entries,
        (at) => at,
        (at) => this.#entry(at),
      )}
    </ol>`;
  }

  #entry(at: number): TemplateResult {
    const { current, length, text, method } = this.#model;
    return html`<li
      class=${at > current ? 'is-ahead' : ''}
      aria-setsize=${length}
      aria-posinset=${at + 1}
    >
      <button
        type="button"
        class="is-told"
        data-entry=${at}
        tabindex=${at === current ? 0 : -1}
        aria-current=${at === current ? 'step' : 'false'}
        @click=${() => this.#jump(at)}
      >
        <span class="stepper-log-number">${at}${markTemplate(method(at))}</span
        ><span>${markedWords(text(at))}</span>
      </button>
    </li>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const to = this.#model.current + by;
    if (by === 0 || to < 0 || to >= this.#model.length) return;
    event.preventDefault();
    this.#jump(to);
    this.#made?.box
      .querySelector<HTMLElement>(`[data-entry="${to}"]`)
      ?.focus({ preventScroll: true });
  };
}
