/** The size of the cells of a board in play, and what of it is seen: what lies under a point stays there. */
import { leastCellOnScreen } from './targets.ts';

const mostCell = 72; // CSS pixels
const marginBelow = 12; // likewise
const leastSide = 272; // of what stands beside the board

/** Where the tools lie at the lower edge of the screen, and the board has all of its width: play-game/styles.css. */
const narrowScreen = '(width < 45rem)';
/** Where they stand beside the board. */
const wideScreen = '(width >= 62rem)';

/** How large a picture is. */
export type SizeInCells = { readonly wide: number; readonly high: number };

/** The width that a board can have beside its tools. */
function roomBeside(place: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(place).columnGap);
  return place.clientWidth - (matchMedia(wideScreen).matches ? leastSide + (gap || 0) : 0);
}

export class BoardZoom {
  readonly #element: HTMLElement;
  #cells: number; // that the picture is wide, its numbers with them
  #cell: number; // CSS pixels
  #chosen = false; // by the player
  #before = { cell: 0, left: 0, top: 0, x: 0, y: 0 }; // when a point was kept
  #sized: SVGSVGElement | null = null;

  /** @param size - of the picture in cells, its numbers with them @param most - largest width of a cell to begin with */
  constructor(element: HTMLElement, size: SizeInCells, most: number) {
    this.#element = element;
    this.#cells = size.wide;
    this.#cell = most;
    this.begin(size, most);
  }

  /** Another board: it is as large as all of it can be seen, and its cells can still be hit. */
  begin(size: SizeInCells, most: number): void {
    this.#chosen = false;
    this.fit(size, most);
  }

  /** The room may be another one; the size that the player chose stays. */
  fit({ wide, high }: SizeInCells, most: number): void {
    if (this.#chosen) return;
    const room = this.#room;
    this.#cell = Math.max(leastCellOnScreen, Math.min(most, room.wide / wide, room.high / high));
    this.#size(wide);
  }

  /** What there is for the board: on a phone all of the width, and the page scrolls; else the screen below its place. */
  get #room(): { readonly wide: number; readonly high: number } {
    const place = this.#element.parentElement;
    if (place === null || !place.isConnected) return { wide: Infinity, high: Infinity };
    const { width, top } = this.#element.getBoundingClientRect();
    if (matchMedia(narrowScreen).matches) return { wide: width, high: Infinity };
    const above = Math.min(top + scrollY, innerHeight / 3);
    return { wide: roomBeside(place), high: innerHeight - above - marginBelow };
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
    this.#chosen = true;
    this.#cell = Math.min(mostCell, Math.max(leastCellOnScreen, this.#before.cell * times));
    this.#size(this.#cells);
    const { box } = this;
    const { left, top } = box.getBoundingClientRect();
    const scale = this.#cell / this.#before.cell;
    box.scrollLeft = (this.#before.left + this.#before.x - left) * scale - (x - left);
    box.scrollTop = (this.#before.top + this.#before.y - top) * scale - (y - top);
  }
}
