/** The size of the cells of a board in play, and what of it is seen: what lies under a point stays there. */
import { leastCellOnScreen } from './targets.ts';

const mostCell = 72; // CSS pixels

export class BoardZoom {
  readonly #element: HTMLElement;
  #cells: number; // that the picture is wide, its numbers with them
  #cell: number; // CSS pixels
  #before = { cell: 0, left: 0, top: 0, x: 0, y: 0 }; // when a point was kept
  #sized: SVGSVGElement | null = null;

  /** @param cells - that the picture is wide @param cell - width of one in CSS pixels, to begin with */
  constructor(element: HTMLElement, cells: number, cell: number) {
    this.#element = element;
    this.#cells = cells;
    this.#cell = cell;
    this.begin(cells, cell);
  }

  /** Another board: all of its width is seen where its cells can still be hit then. */
  begin(cells: number, cell: number): void {
    const room = this.#element.parentElement?.clientWidth ?? Infinity;
    this.#cell = Math.max(leastCellOnScreen, Math.min(cell, room / cells));
    this.#size(cells);
  }

  /** The box that scrolls. */
  get box(): HTMLElement {
    return this.#element.querySelector<HTMLElement>('.board-scroll') ?? this.#element;
  }

  /** Whether the picture is the one that was given its size: another board has another picture. */
  get isCurrent(): boolean {
    return this.#sized?.isConnected !== false;
  }

  /** Gives the picture its size. */
  #size(cells: number): void {
    this.#cells = cells;
    const width = `${Math.round(cells * this.#cell)}px`;
    const svg = this.#element.querySelector<SVGSVGElement>('.board-live');
    this.#element.style.setProperty('--board-most', width);
    this.#element.style.setProperty('--board-least', width);
    this.#sized = svg;
    svg?.style.setProperty('--board-least', width);
  }

  /** Larger or smaller cells, the middle of what is seen staying where it is. */
  enlarge(by: number): void {
    const { left, top, width, height } = this.box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    this.keep(x, y);
    this.to(by, x, y);
  }

  /** Remembers what lies under a point of the page. */
  keep(x: number, y: number): void {
    const { box } = this;
    this.#before = { cell: this.#cell, left: box.scrollLeft, top: box.scrollTop, x, y };
  }

  /** So many times the size that was kept, with what lay under the point then under another one now. */
  to(times: number, x: number, y: number): void {
    this.#cell = Math.min(mostCell, Math.max(leastCellOnScreen, this.#before.cell * times));
    this.#size(this.#cells);
    const { box } = this;
    const { left, top } = box.getBoundingClientRect();
    const scale = this.#cell / this.#before.cell;
    box.scrollLeft = (this.#before.left + this.#before.x - left) * scale - (x - left);
    box.scrollTop = (this.#before.top + this.#before.y - top) * scale - (y - top);
  }
}
