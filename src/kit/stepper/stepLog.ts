/** The log of a run, which is also its jump list. */
import { html, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { ListWindow } from './listWindow.ts';
import { markedWords } from './markedWords.ts';

/** What a log shows. Entry 0 is the start. */
type LogModel = {
  readonly length: number; // number of entries
  readonly current: number; // the entry the reader is at
  readonly text: (at: number) => string; // made for the entries in view only
};

const entryHeight = 44; // px, also in stepper.css; large enough for a finger

/** A log in the page. */
export type StepLog = { readonly element: HTMLElement; readonly update: (model: LogModel) => void };

/**
 * Makes an empty log.
 *
 * @param jump - the reader chose an entry
 * @source none
 */
export function createLog(jump: (entry: number) => void): StepLog {
  const element = document.createElement('div');
  element.className = 'stepper-log';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Log of the run: choose an entry to jump there');
  let model: LogModel = { length: 0, current: 0, text: () => '' };

  const draw = (): void => {
    render(
      html`<ol role="list" @keydown=${onKey}>
        ${repeat(view.entries(model.length), (at) => at, entry)}
      </ol>`,
      element,
    );
  };
  const view = new ListWindow(element, { along: 'down', entry: entryHeight, draw });

  const entry = (at: number): unknown => html`
    <li
      class=${at > model.current ? 'is-ahead' : ''}
      aria-setsize=${model.length}
      aria-posinset=${at + 1}
    >
      <button
        type="button"
        data-entry=${at}
        tabindex=${at === model.current ? 0 : -1}
        aria-current=${at === model.current ? 'step' : 'false'}
        @click=${() => jump(at)}
      >
        <span class="stepper-log-number">${at}</span><span>${markedWords(model.text(at))}</span>
      </button>
    </li>
  `;

  const onKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const to = model.current + by;
    if (by === 0 || to < 0 || to >= model.length) return;
    event.preventDefault();
    jump(to);
    element.querySelector<HTMLElement>(`[data-entry="${to}"]`)?.focus({ preventScroll: true });
  };

  return {
    element,
    update: (next) => {
      model = next;
      view.show(model.current, model.length);
      draw();
    },
  };
}
