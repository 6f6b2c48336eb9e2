/**
 * The size of the cells of a board in play, and what of it is seen: what lies under a point stays there. A board is seen
 * whole until the player enlarges it, however small its cells: two taps or two fingers make them as large as a finger.
 */
import { fingerCell, leastForFinger } from './targets.ts';

const mostCell = 72; // CSS pixels
const leastCell = 8; // likewise; only a board of more cells than a screen has room for is not seen whole
const marginBelow = 12; // likewise
const leastSide = 272; // of what stands beside the board

/** Where the board may have all of the screen, and the page is scrolled to it: play-game/styles.css. */
const smallScreen = '(width < 45rem), (height < 30rem)';

/** How large a picture is. */
export type SizeInCells = { readonly wide: number; readonly high: number };

/** The width that a board can have beside its tools, where these stand beside it. */
function roomBeside(place: HTMLElement): number {
  const { columnGap, gridTemplateColumns } = getComputedStyle(place);
  const isBeside = gridTemplateColumns.split(' ').length > 1;
  return place.clientWidth - (isBeside ? leastSide + (Number.parseFloat(columnGap) || 0) : 0);
}

export class BoardZoom {
  readonly #element: HTMLElement;
  #picture: SizeInCells; // its numbers with it
  #most: number; // CSS pixels of a cell to begin with
  #cell: number; // CSS pixels
  #chosen = false; // by the player
  #before = { cell: 0, left: 0, top: 0, x: 0, y: 0 }; // when a point was kept
  #sized: SVGSVGElement | null = null;

  /** @param size - of the picture in cells, its numbers with them @param most - largest width of a cell to begin with */
  constructor(element: HTMLElement, size: SizeInCells, most: number) {
    this.#element = element;
    [this.#picture, this.#most, this.#cell] = [size, most, most];
    this.whole();
  }

  /** Another board. */
  begin(size: SizeInCells): void {
    this.#picture = size;
    this.whole();
  }

  /** All of the board is seen. */
  whole(): void {
    this.#choose(false);
    this.fit();
  }

  /** An enlarged board takes what it sees of the screen, and the tools do not lie over it. */
  #choose(isChosen: boolean): void {
    if (this.#chosen === isChosen) return;
    this.#chosen = isChosen;
    if (!isChosen) {
      this.#element.style.removeProperty('--board-high');
      return;
    }
    const { box } = this;
    const { top, height } = box.getBoundingClientRect();
    const most = Number.parseFloat(getComputedStyle(box).maxHeight) || innerHeight;
    const high = Math.max(height, most - Math.max(0, top));
    this.#element.style.setProperty('--board-high', `${high}px`);
  }

  /** The room may be another one; the size that the player chose stays. */
  fit(): void {
    if (this.#chosen) return;
    this.#cell = this.#wholeCell;
    this.#size();
  }

  /** Width of a cell where all of the board is seen. */
  get #wholeCell(): number {
    const room = this.#room;
    const { wide, high } = this.#picture;
    return Math.max(leastCell, Math.min(this.#most, room.wide / wide, room.high / high));
  }

  /** What there is for the board: on a small screen all of it but the tools; else the screen below its place. */
  get #room(): { readonly wide: number; readonly high: number } {
    const place = this.#element.parentElement;
    if (place === null || !place.isConnected) return { wide: Infinity, high: Infinity };
    const most = Number.parseFloat(getComputedStyle(this.box).maxHeight) || Infinity;
    const isSmall = matchMedia(smallScreen).matches;
    const { width, top } = this.#element.getBoundingClientRect();
    const above = isSmall ? 0 : Math.min(top + scrollY, innerHeight / 3) + marginBelow;
    const isBeside = getComputedStyle(place).gridTemplateColumns.includes(' ');
    return {
      wide: isSmall && !isBeside ? width : roomBeside(place),
      high: Math.min(most, innerHeight - above),
    };
  }

  /** The box that scrolls. */
  get box(): HTMLElement {
    return this.#element.querySelector<HTMLElement>('.board-scroll') ?? this.#element;
  }

  /** Width of a cell in CSS pixels. */
  get cell(): number {
    return this.#cell;
  }

  /** Whether a finger covers more than one cell. */
  get isSmall(): boolean {
    return this.#cell < leastForFinger;
  }

  /** Whether the picture is the one that was given its size: another board has another picture. */
  get isCurrent(): boolean {
    return this.#sized?.isConnected !== false;
  }

  /** Gives the picture its size. */
  #size(): void {
    const wide = this.#picture.wide * this.#cell;
    // as large as before the figure woke (kit/board/boardPicture.ts), or not a part of a pixel more than the room: nothing
    // would be scrolled for that
    const width = `${this.#cell === this.#most ? Math.round(wide) : Math.floor(wide)}px`;
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

  /**
   * Two taps at a point: small cells become as large as a finger, and a board that was enlarged is seen whole again.
   *
   * @returns false where there is nothing to change: all of it is seen in cells that a finger can hit
   */
  twice(x: number, y: number): boolean {
    if (!this.isSmall && !this.#chosen) return false;
    if (this.isSmall) {
      this.keep(x, y);
      this.to(fingerCell / this.#cell, x, y);
    } else this.whole();
    return true;
  }

  /** Remembers what lies under a point of the page. */
  keep(x: number, y: number): void {
    const { box } = this;
    this.#before = { cell: this.#cell, left: box.scrollLeft, top: box.scrollTop, x, y };
  }

  /** So many times the size that was kept, with what lay under the point then under another one now. */
  to(times: number, x: number, y: number): void {
    const whole = this.#wholeCell;
    const least = Math.min(whole, leastForFinger);
    this.#cell = Math.min(mostCell, Math.max(least, this.#before.cell * times));
    this.#choose(this.#cell !== whole);
    this.#size();
    const { box } = this;
    const { left, top } = box.getBoundingClientRect();
    const scale = this.#cell / this.#before.cell;
    box.scrollLeft = (this.#before.left + this.#before.x - left) * scale - (x - left);
    box.scrollTop = (this.#before.top + this.#before.y - top) * scale - (y - top);
  }
}
