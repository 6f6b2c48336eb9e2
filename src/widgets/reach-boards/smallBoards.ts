/** The small boards in the page: each tells which of its cells the pointer is on, and all mark the same cell. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { cellsOf } from './model.ts';
import type { BoardName, Reached } from './model.ts';
import { smallBoard, smallUnits } from './pictures.ts';

type Handlers = {
  readonly onHover: (place: CellPlace | null) => void;
  readonly onChoose: (place: CellPlace) => void;
};

const markNode = svgNode(
  'g',
  { class: 'reach-at', 'aria-hidden': 'true', visibility: 'hidden' },
  ...['reach-at-ground', 'reach-at-line'].map((name) =>
    svgNode('rect', { class: name, width: smallUnits, height: smallUnits }),
  ),
);

/** The small board of one method. */
export class SmallBoard implements Part {
  readonly #board: BoardName;
  readonly #handlers: Handlers;
  #made: { readonly place: HTMLElement; readonly mark: SVGElement } | null = null;
  #shown: Reached | null = null;
  #at: CellPlace | null = null;
  #key = ''; // of what is drawn

  constructor(board: BoardName, handlers: Handlers) {
    this.#board = board;
    this.#handlers = handlers;
  }

  get element(): HTMLElement {
    if (this.#made === null) {
      this.#made = { place: this.#makePlace(), mark: toElement(markNode) };
      this.#draw();
      this.mark(this.#at);
    }
    return this.#made.place;
  }

  still(): TemplateResult {
    return html`<div class="reach-thumb">
      ${this.#shown === null ? nothing : pictured(smallBoard(this.#shown, this.#board))}
    </div>`;
  }

  #makePlace(): HTMLElement {
    const place = document.createElement('div');
    place.className = 'reach-thumb';
    let last = '';
    const tell = (cell: CellPlace | null): void => {
      const name = cell === null ? '' : `${cell.row}.${cell.column}`;
      if (name === last) return;
      last = name;
      this.#handlers.onHover(cell);
    };
    place.addEventListener('pointermove', (event) => tell(this.#cellAt(event)));
    place.addEventListener('pointerleave', () => tell(null));
    place.addEventListener('click', (event) => {
      const cell = this.#cellAt(event);
      if (cell !== null) this.#handlers.onChoose(cell);
    });
    return place;
  }

  /** Draws what is known; the picture stays where nothing of it differs. */
  show(reached: Reached): void {
    if (reached === this.#shown) return;
    this.#shown = reached;
    const { height, width, inferable, complete, decided } = reached;
    const cells = cellsOf(reached, this.#board);
    const key = [height, width, complete, decided, inferable, cells].join();
    if (key === this.#key) return;
    this.#key = key;
    this.#draw();
  }

  #draw(): void {
    if (this.#made === null || this.#shown === null) return;
    const { place, mark } = this.#made;
    const picture = toElement(smallBoard(this.#shown, this.#board));
    picture.append(mark);
    place.replaceChildren(picture);
  }

  /** Marks one cell. */
  mark(place: CellPlace | null): void {
    this.#at = place;
    const mark = this.#made?.mark;
    mark?.setAttribute('visibility', place === null ? 'hidden' : 'visible');
    if (place === null) return;
    const { row, column } = place;
    mark?.setAttribute('transform', `translate(${column * smallUnits} ${row * smallUnits})`);
  }

  #cellAt({ clientX, clientY }: MouseEvent): CellPlace | null {
    const svg = this.#made?.place.firstElementChild ?? null;
    if (this.#shown === null || svg === null) return null;
    const { height, width } = this.#shown;
    const box = svg.getBoundingClientRect();
    // the picture has a margin of one unit
    const scale = box.width / (width * smallUnits + 2);
    const at = (offset: number): number => Math.floor((offset / scale - 1) / smallUnits);
    const [row, column] = [at(clientY - box.top), at(clientX - box.left)];
    const inside = row >= 0 && column >= 0 && row < height && column < width;
    return inside ? { row, column } : null;
  }
}
