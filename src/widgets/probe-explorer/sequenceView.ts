/** The probing sequence in the page: a button for each cell, one tab stop, arrow keys along it. */
import type { ProbedCell } from '../../engine/probe/probe.ts';
import { grouped } from '../../formats/numbers.ts';
import { categoryPicture } from '../../kit/probe/categoryPicture.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { categoryWords } from '../../kit/probe/probeWords.ts';
import { toElement } from '../../svg/svgTree.ts';

/** Most entries in the page; of a longer sequence the rest is in the files and in what is copied. */
const mostEntries = 1000;

const mostPictured = 120; // entries that wear the marks besides the number

export type SequenceHandlers = {
  readonly choose: (place: number) => void;
  /** The reader points at an entry, with pointer or focus; null: at none. */
  readonly point: (place: number | null) => void;
};

/** The list; put `element` into the page. */
export class SequenceView {
  readonly element: HTMLOListElement;
  readonly #handlers: SequenceHandlers;
  readonly #buttons = new Map<number, HTMLButtonElement>(); // by place in the grid, in their order
  #cells: readonly ProbedCell[] = [];
  #pointed: HTMLElement | undefined;

  constructor(handlers: SequenceHandlers) {
    this.#handlers = handlers;
    this.element = document.createElement('ol');
    this.element.className = 'probe-entries';
    this.element.setAttribute('role', 'list');
    this.element.addEventListener('click', (event) => {
      const place = placeAt(event);
      if (place !== null) handlers.choose(place);
    });
    for (const kind of ['pointerover', 'focusin'])
      this.element.addEventListener(kind, (event) => handlers.point(placeAt(event)));
    for (const kind of ['pointerleave', 'focusout'])
      this.element.addEventListener(kind, () => handlers.point(null));
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Shows a sequence; the same list again is left as it is. */
  update(cells: readonly ProbedCell[], width: number): void {
    if (cells === this.#cells) return;
    this.#cells = cells;
    this.#buttons.clear();
    const shown = cells.slice(0, mostEntries);
    const items = shown.map((cell) => this.#item(cell, width, shown.length <= mostPictured));
    if (shown.length < cells.length) {
      const rest = document.createElement('li');
      rest.textContent = `and ${grouped(cells.length - shown.length)} more`;
      items.push(rest);
    }
    this.element.replaceChildren(...items);
  }

  /** Marks the chosen cell, the second of a pair, and the cells of a category. */
  mark(chosen: number | null, category: number | null, second: number | null): void {
    const first = this.#buttons.keys().next().value;
    const stop = chosen !== null && this.#buttons.has(chosen) ? chosen : first;
    for (const [place, button] of this.#buttons) {
      button.tabIndex = place === stop ? 0 : -1;
      button.setAttribute('aria-current', String(place === chosen));
      const ringed = category !== null && button.dataset['category'] === String(category);
      button.classList.toggle('is-ringed', ringed);
      button.classList.toggle('is-second', place === second);
    }
  }

  /** Shows which entry belongs to the cell that is pointed at on the board. */
  point(place: number | null): void {
    this.#pointed?.classList.remove('is-pointed');
    this.#pointed = place === null ? undefined : this.#buttons.get(place);
    this.#pointed?.classList.add('is-pointed');
  }

  #item(cell: ProbedCell, width: number, pictured: boolean): HTMLLIElement {
    const place = cell.row * width + cell.column;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['place'] = String(place);
    button.dataset['category'] = String(cell.category);
    const number = document.createElement('span');
    number.textContent = String(cell.category);
    button.append(number);
    if (pictured) button.append(toElement(categoryPicture(cell.category, 9)));
    button.setAttribute('aria-label', `${categoryWords(cell.category)}: ${placeWords(cell)}`);
    this.#buttons.set(place, button);
    const item = document.createElement('li');
    item.append(button);
    return item;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const places = [...this.#buttons.keys()];
    const focused = document.activeElement;
    const now = places.findIndex((place) => this.#buttons.get(place) === focused);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: now - 1,
      ArrowUp: now - 1,
      ArrowRight: now + 1,
      ArrowDown: now + 1,
      Home: 0,
      End: places.length - 1,
    };
    const next = places[moves[event.key] ?? -1];
    if (now < 0 || next === undefined) return;
    event.preventDefault();
    this.#handlers.choose(next);
    this.#buttons.get(next)?.focus();
  }
}

/** The place that the entry under an event stands for. */
function placeAt({ target }: Event): number | null {
  const button = target instanceof Element ? target.closest('[data-place]') : null;
  return button instanceof HTMLElement ? Number(button.dataset['place']) : null;
}
