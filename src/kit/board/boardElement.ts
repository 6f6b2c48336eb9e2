/**
 * The live board: one picture that is changed where the model changed, with a grid of cells for keyboard and screen
 * reader over it. One tab stop; arrow keys inside. It can also be painted on with mouse, finger or pen.
 */
import { move, settle } from '../../notebook/cell/motion.ts';
import type { Move } from '../../notebook/cell/motion.ts';
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import type { BoardCursor } from './boardCursor.ts';
import { createCursor } from './boardCursor.ts';
import { BoardDrawing } from './boardDrawing.ts';
import type { BoardLayout } from './boardLayout.ts';
import { boardLayout, cellUnits, leastWidth, stageCell } from './boardLayout.ts';
import { BoardLoupe, fingerCell } from './boardLoupe.ts';
import type { BoardModel, LineRef } from './boardModel.ts';
import { cellLabel } from './boardModel.ts';
import type { BoardPlace } from './boardPointer.ts';
import { listenToPointer } from './boardPointer.ts';
import type { BoardViewOptions } from './boardOptions.ts';

/** A board in the page; see {@link BoardView}, which makes it. */
export class BoardElement {
  /** To be put into the page. */
  readonly element = document.createElement('div');
  /** The box of the picture; it scrolls when the board is wider than the room. */
  readonly #box = document.createElement('div');
  readonly #loupe: BoardLoupe;
  readonly #options: BoardViewOptions;
  #model: BoardModel;
  #layout: BoardLayout;
  #scrolls = false; // kept, because asking the page makes it lay everything out at once
  #svg: SVGSVGElement;
  #drawing: BoardDrawing;
  #cursor: BoardCursor;

  constructor(model: BoardModel, options: BoardViewOptions) {
    this.#options = options;
    this.#model = model;
    this.#layout = boardLayout(model, this.#cell);
    this.#loupe = new BoardLoupe({
      move: (row, column) => {
        this.#cursor.move(row, column);
        options.onCellFocus?.(row, column);
      },
      choose: (row, column) => options.onCellActivate?.(row, column),
    });
    this.element.className = 'board-place';
    this.#box.className = 'board-scroll';
    this.#box.translate = false;
    this.element.append(this.#box, this.#loupe.element);
    new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.#box;
      this.#scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
    }).observe(this.#box);
    [this.#svg, this.#drawing, this.#cursor] = this.#build();
    this.#place();
  }

  /** In CSS pixels, where there is room. */
  get #width(): number {
    return (this.#layout.width * this.#cell) / cellUnits;
  }

  get #cell(): number {
    return (this.#options.cell ?? stageCell)(this.#model);
  }

  /** Draws another state. Only what differs is touched, unless it is a board of other size or descriptions. */
  update(model: BoardModel): void {
    settle(this.element);
    const before = this.#model;
    this.#model = model;
    if (!sameFrame(before, model)) {
      this.#layout = boardLayout(model, this.#cell);
      this.#loupe.close();
      const focused = sameSize(before, model) && this.#svg.contains(document.activeElement);
      const [at, isRinged] = [this.#cursor.at(), this.#cursor.isRinged()];
      this.#drawing.end();
      this.#cursor.end();
      [this.#svg, this.#drawing, this.#cursor] = this.#build();
      this.#place();
      if (focused) this.#cursor.keep(...at, isRinged);
      return;
    }
    if (before.label !== model.label) this.#svg.setAttribute('aria-label', model.label);
    const otherLines = this.#draw();
    this.#loupe.update();
    const line = model.bad?.[0] ?? model.lit?.[0];
    if (otherLines && line !== undefined && this.#scrolls) this.#reveal(line);
  }

  /**
   * Tells what the press has done that led to the present state.
   *
   * @param direction - of the lines that were read, all of them; null: of several, or a single one
   * @param beside - what moves with it, when it is told
   */
  tell(direction: LineRef['direction'] | null, beside: (told: number) => readonly Move[]): void {
    const { moves, told } = this.#drawing.moves(direction);
    move(this.element, [...moves, ...beside(told)]);
  }

  /** Lets the cells that a press has exchanged change places. @param before - how they were */
  swap(before: Uint8Array): void {
    move(this.element, this.#drawing.swaps(before));
  }

  /** Puts the keyboard cursor on a cell and focuses it. */
  focusCell(row: number, column: number): void {
    this.#cursor.focus(row, column);
  }

  /** Puts the keyboard cursor on a cell, so that Tab comes there; the focus stays where it is. */
  placeCursor(row: number, column: number): void {
    this.#cursor.move(row, column);
  }

  /** Asks for the labels of all cells again: what `labelOf` says depends on more than the model. */
  relabel(): void {
    const { height, width } = this.#model;
    for (let i = 0; i < height; i++)
      for (let j = 0; j < width; j++) this.#cursor.label(this.#model, i, j);
  }

  /** Outlines one cell that the reader asked about; `null` takes the outline away. */
  choose(cell: { readonly row: number; readonly column: number } | null): void {
    this.#drawing.choose(cell === null ? null : cell.row * this.#model.width + cell.column);
  }

  /** A new picture of the present model, still without its cells and marks. */
  #build(): [SVGSVGElement, BoardDrawing, BoardCursor] {
    const { id, paint, listen, loupe = true } = this.#options;
    const paintable = paint !== undefined || listen !== undefined;
    const [width, height] = [this.#layout.width, this.#layout.height];
    const svg = toElement(
      svgNode('svg', {
        class: `board-live${paintable ? ' board-paintable' : ''}`,
        viewBox: `0 0 ${width} ${height}`,
        role: 'grid',
        'aria-label': this.#model.label,
        'aria-rowcount': this.#model.height,
        'aria-colcount': this.#model.width,
      }),
    ) as SVGSVGElement;
    svg.style.setProperty('--board-least', `${leastWidth(this.#layout)}px`);
    this.element.style.setProperty('--board-most', `${this.#width}px`);
    const picture = toElement(svgNode('g', { id: `${id}-picture` }));
    svg.append(picture);
    const drawing = new BoardDrawing(picture, this.#model, this.#layout);
    const cursor = createCursor(svg, this.#box, this.#model, this.#layout, this.#options);
    const surface = {
      cellAt: (place: BoardPlace) => this.#cellAt(place),
      // the pointer is there: a page that scrolled now would cut the stroke
      focus: (row: number, column: number) => cursor.keep(row, column, false),
      activate: this.#options.onCellActivate,
      paint,
    };
    if (listen === undefined) {
      listenToPointer(svg, surface);
      if (loupe) this.#listenToFingers(svg, `${id}-picture`);
    } else listen(svg, surface);
    this.#listenToHover(svg);
    return [svg, drawing, cursor];
  }

  /**
   * A finger on a small cell opens the loupe: it may have meant the cell beside. One that has painted a stroke has not; the
   * click at its end is none.
   */
  #listenToFingers(svg: SVGSVGElement, picture: string): void {
    let down = '';
    svg.addEventListener('pointerdown', (event) => (down = String(this.#cellAt(event))));
    svg.addEventListener('click', (event) => {
      const cell = this.#cellAt(event);
      if (String(cell) !== down) return;
      const small = (svg.clientWidth / this.#layout.width) * cellUnits < fingerCell;
      const finger = (event as Partial<PointerEvent>).pointerType === 'touch';
      if (cell === null || !small || !finger) return;
      const { height, width } = this.#model;
      const { labelOf } = this.#options;
      const view = {
        picture,
        layout: this.#layout,
        height,
        width,
        labelOf: (row: number, column: number) =>
          labelOf?.(row, column) ?? cellLabel(this.#model, row, column),
      };
      this.#loupe.open(view, ...cell);
    });
  }

  #listenToHover(svg: SVGSVGElement): void {
    const { onCellHover } = this.#options;
    if (onCellHover === undefined) return;
    let last = '';
    const tell = (cell: [number, number] | null): void => {
      const name = cell?.join(' ') ?? '';
      if (name === last) return;
      last = name;
      onCellHover(cell);
    };
    svg.addEventListener('pointermove', (event) => tell(this.#cellAt(event)));
    svg.addEventListener('pointerleave', () => tell(null));
  }

  /** Draws the present model into a new picture and shows it. */
  #place(): void {
    this.#draw();
    this.#box.replaceChildren(this.#svg);
  }

  /** Draws the present model. Returns whether other lines are lit or bad than before. */
  #draw(): boolean {
    const model = this.#model;
    const otherLines = this.#drawing.update(model, (row, column) => {
      this.#cursor.label(model, row, column);
    });
    this.#cursor.model(model);
    return otherLines;
  }

  /** Scrolls the box, never the page, so that a line is in it. */
  #reveal({ direction, index }: LineRef): void {
    const box = this.#box;
    if (direction === 'H' && box.scrollHeight > box.clientHeight) {
      const scale = box.scrollHeight / this.#layout.height;
      box.scrollTop = into(
        box.scrollTop,
        box.clientHeight,
        this.#layout.top + index * cellUnits,
        scale,
      );
    }
    if (direction === 'V' && box.scrollWidth > box.clientWidth) {
      const scale = box.scrollWidth / this.#layout.width;
      box.scrollLeft = into(
        box.scrollLeft,
        box.clientWidth,
        this.#layout.left + index * cellUnits,
        scale,
      );
    }
  }

  #cellAt(event: BoardPlace): [number, number] | null {
    const box = this.#svg.getBoundingClientRect();
    const scale = box.width / this.#layout.width;
    const row = Math.floor(((event.clientY - box.top) / scale - this.#layout.top) / cellUnits);
    const column = Math.floor(((event.clientX - box.left) / scale - this.#layout.left) / cellUnits);
    const inside =
      row >= 0 && column >= 0 && row < this.#model.height && column < this.#model.width;
    return inside ? [row, column] : null;
  }
}

const sameSize = (a: BoardModel, b: BoardModel): boolean =>
  a.height === b.height && a.width === b.width;

function sameFrame(a: BoardModel, b: BoardModel): boolean {
  return sameSize(a, b) && a.rows === b.rows && a.columns === b.columns && a.room === b.room;
}

/** The nearest scroll offset at which a cell at `at` units is visible. */
function into(offset: number, room: number, at: number, scale: number): number {
  const from = at * scale;
  const to = (at + cellUnits) * scale;
  if (from < offset) return from;
  return to > offset + room ? to - room : offset;
}
