/**
 * The log of a run, which is also its jump list. All entries have one height, so that only those in view need to be in
 * the page: a run of 10,000 steps scrolls like one of ten.
 */
import { html, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

/** What a log shows. Entry 0 is the start. */
type LogModel = {
  readonly length: number; // number of entries
  readonly current: number; // the entry the reader is at
  readonly text: (at: number) => string; // made for the entries in view only
};

const entryHeight = 44; // px, also in stepper.css; large enough for a finger
const beyond = 4; // entries drawn above and below those in view

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
  let drawn = -1;
  // kept here because asking the page for them makes it lay everything out at once
  let top = 0;
  let room = 6 * entryHeight;
  let frame = 0;
  let own = false; // the next scroll event is of our making

  const firstInPage = (): number => Math.max(0, Math.floor(top / entryHeight) - beyond);

  const lengths = new Map<string, number>();
  const setLength = (name: string, length: number): void => {
    if (lengths.get(name) === length) return;
    lengths.set(name, length);
    element.style.setProperty(name, `${length}px`);
  };

  const draw = (): void => {
    const from = firstInPage();
    const to = Math.min(model.length, from + Math.ceil(room / entryHeight) + 2 * beyond);
    setLength('--log-before', from * entryHeight);
    setLength('--log-after', (model.length - to) * entryHeight);
    drawn = from;
    const entries = Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
    render(
      html`<ol role="list" @keydown=${onKey}>
        ${repeat(entries, (at) => at, entry)}
      </ol>`,
      element,
    );
  };

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
        @click=${() => {
          jump(at);
        }}
      >
        <span class="stepper-log-number">${at}</span><span>${model.text(at)}</span>
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

  element.addEventListener('scroll', () => {
    if (own) own = false;
    else top = element.scrollTop;
    if (firstInPage() !== drawn) draw();
  });
  new ResizeObserver(() => {
    room = element.clientHeight;
    draw();
  }).observe(element);

  return {
    element,
    update: (next) => {
      model = next;
      const current = model.current * entryHeight;
      const outside = current < top || current + entryHeight > top + room;
      // with room on both sides, so that the next steps need no scrolling
      if (outside)
        top = Math.max(0, Math.min(current - room / 3, model.length * entryHeight - room));
      draw();
      if (!outside) return;
      // the box scrolls by itself, the page never does; at the frame, when the page is laid out anyway
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const before = element.scrollTop;
        element.scrollTop = top;
        top = element.scrollTop;
        own = top !== before;
      });
    },
  };
}
