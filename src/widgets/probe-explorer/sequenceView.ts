/** The probing sequence in the page: a button for each cell, one tab stop, arrow keys along it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { ProbedCell } from '../../engine/probe/probe.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Category } from '../../engine/probe/probeCategory.ts';
import { categoryPicture } from '../../kit/probe/categoryPicture.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { categoryWords } from '../../kit/probe/probeWords.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Part } from '../../notebook/template/part.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** Most entries in the page; of a longer sequence the rest is in the files and in what is copied. */
const mostEntries = 1000;

const mostPictured = 100; // entries that wear the marks besides the number; the board has them too

export type SequenceHandlers = {
  readonly choose: (place: number) => void;
  /** The reader points at an entry, with pointer or focus; null: at none. */
  readonly point: (place: number | null) => void;
};

const pictures = new Map<Category, SvgNode>(); // the same tree is not drawn anew

function smallCategory(category: Category): SvgNode {
  const known = pictures.get(category) ?? categoryPicture(category, 9);
  pictures.set(category, known);
  return known;
}

/** What is shown: the cells in their order, and which of them wear a mark. */
export type SequenceModel = {
  readonly cells: readonly ProbedCell[];
  readonly width: number; // of the board
  readonly chosen: number | null; // by its place in the grid, as the others
  readonly category: number | null; // whose cells are ringed
  readonly second: number | null; // of a pair
};

/** The list; put it into a template by `part`. */
export class SequenceView implements Part {
  readonly #handlers: SequenceHandlers;
  #made: HTMLOListElement | null = null;
  #model: SequenceModel | null = null;
  #pointed: number | null = null;

  constructor(handlers: SequenceHandlers) {
    this.#handlers = handlers;
  }

  get element(): HTMLElement {
    return this.#made ?? this.#make();
  }

  /** Behind a fold the first frame has the numbers alone: that fold opens by itself only where nothing can be pressed. */
  still(): TemplateResult {
    return html`<ol class="probe-entries" role="list">
      ${this.#numbers()}
    </ol>`;
  }

  #numbers(): unknown {
    return this.#model?.cells.map(({ category }) => html`<li>${category}</li> `) ?? nothing;
  }

  #make(): HTMLOListElement {
    const list = document.createElement('ol');
    list.className = 'probe-entries';
    list.setAttribute('role', 'list');
    list.addEventListener('click', (event) => {
      const place = placeAt(event);
      if (place !== null) this.#handlers.choose(place);
    });
    for (const kind of ['pointerover', 'focusin'])
      list.addEventListener(kind, (event) => this.#handlers.point(placeAt(event)));
    for (const kind of ['pointerleave', 'focusout'])
      list.addEventListener(kind, () => this.#handlers.point(null));
    list.addEventListener('keydown', (event) => this.#onKey(event));
    this.#made = list;
    this.#draw();
    return list;
  }

  update(model: SequenceModel): void {
    this.#model = model;
    this.#draw();
  }

  /** Shows which entry belongs to the cell that is pointed at on the board. */
  point(place: number | null): void {
    this.#pointed = place;
    this.#draw();
  }

  #draw(): void {
    if (this.#made !== null) draw(this.#items(), this.#made);
  }

  #items(): unknown {
    const model = this.#model;
    if (model === null) return nothing;
    const { cells, width, chosen } = model;
    const shown = cells.slice(0, mostEntries);
    const places = shown.map(({ row, column }) => row * width + column);
    const stop = chosen !== null && places.includes(chosen) ? chosen : places[0];
    return html`${shown.map((cell, at) => this.#item(model, cell, places[at]!, stop))}
    ${
      shown.length < cells.length
        ? html`<li>and ${grouped(cells.length - shown.length)} more</li>`
        : nothing
    }`;
  }

  #item(
    { cells, chosen, category, second }: SequenceModel,
    cell: ProbedCell,
    place: number,
    stop: number | undefined,
  ): TemplateResult {
    const marks = [
      'is-told',
      ...(cell.category === category ? ['is-ringed'] : []),
      ...(place === second ? ['is-second'] : []),
      ...(place === this.#pointed ? ['is-pointed'] : []),
    ];
    return html`<li>
      <button
        type="button"
        class=${marks.join(' ')}
        data-place=${place}
        data-category=${cell.category}
        tabindex=${place === stop ? 0 : -1}
        aria-current=${place === chosen}
        aria-label="${categoryWords(cell.category)}: ${placeWords(cell)}"
      >
        <span>${cell.category}</span>${
          cells.length <= mostPictured ? pictured(smallCategory(cell.category)) : nothing
        }
      </button>
    </li>`;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...this.element.querySelectorAll<HTMLElement>('[data-place]')];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: now - 1,
      ArrowUp: now - 1,
      ArrowRight: now + 1,
      ArrowDown: now + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[moves[event.key] ?? -1];
    if (now < 0 || next === undefined) return;
    event.preventDefault();
    this.#handlers.choose(Number(next.dataset['place']));
    next.focus();
  }
}

/** The place that the entry under an event stands for. */
function placeAt({ target }: Event): number | null {
  const button = target instanceof Element ? target.closest('[data-place]') : null;
  return button instanceof HTMLElement ? Number(button.dataset['place']) : null;
}
