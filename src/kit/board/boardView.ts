/** A board as a part of a figure: in the page a `BoardElement`, in the first frame its picture in the same box. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { BoardElement } from './boardElement.ts';
import { boardLayout, cellUnits, dropOf, leastWidth, stageCell } from './boardLayout.ts';
import type { BoardModel } from './boardModel.ts';
import { boardPicture } from './boardPicture.ts';
import type { BoardViewOptions } from './boardOptions.ts';

/** A board; put it into a template by `part`. */
export class BoardView implements Part {
  readonly #options: BoardViewOptions;
  #model: BoardModel;
  #chosen: { readonly row: number; readonly column: number } | null = null;
  #cursor: readonly [row: number, column: number] | null = null;
  #made: BoardElement | null = null;

  constructor(model: BoardModel, options: BoardViewOptions) {
    this.#model = model;
    this.#options = options;
  }

  get element(): HTMLElement {
    return this.#live.element;
  }

  still(): TemplateResult {
    const { paint, listen } = this.#options;
    const cell = this.cellWidth;
    const layout = boardLayout(this.#model, cell);
    const picture = boardPicture(this.#model, { cell });
    // to the last part of a pixel, as the live board
    const [width, height] = [layout.width, layout.height].map((side) => (side * cell) / cellUnits);
    const attributes = { ...picture.attributes, width: width!, height: height! };
    const painted = paint !== undefined || listen !== undefined;
    const least = leastWidth(layout);
    // a bar without height keeps the cells as large as the element does
    return html`<div class="board-place">
      <div class="board-scroll" translate="no">
        ${pictured({ ...picture, attributes })}
        <svg
          class="board-least ${painted ? 'board-paintable' : ''}"
          width=${least}
          height="0"
          aria-hidden="true"
        ></svg>
      </div>
    </div>`;
  }

  /** In CSS pixels, where there is room. */
  get width(): number {
    return (boardLayout(this.#model, this.cellWidth).width * this.cellWidth) / cellUnits;
  }

  /** Of a cell, in CSS pixels, where there is room. */
  get cellWidth(): number {
    return (this.#options.cell ?? stageCell)(this.#model);
  }

  /** How far down its grid begins on a stage: what stands beside begins there, too. */
  get drop(): number {
    return dropOf(this.#model);
  }

  /** Draws another state. Only what differs is touched, unless it is a board of other size or descriptions. */
  update(model: BoardModel): void {
    this.#model = model;
    this.#made?.update(model);
  }

  /** Tells what the press has done that led to the present state; see {@link BoardElement.tell}. */
  tell(...what: Parameters<BoardElement['tell']>): void {
    this.#made?.tell(...what);
  }

  /** Draws another state, in which a press has exchanged cells. */
  swap(model: BoardModel): void {
    const { cells, height, width } = this.#model;
    this.update(model);
    if (model.height === height && model.width === width) this.#made?.swap(cells);
  }

  /** Puts the keyboard cursor on a cell and focuses it. */
  focusCell(row: number, column: number): void {
    this.#live.focusCell(row, column);
  }

  /** Puts the keyboard cursor on a cell, so that Tab comes there; the focus stays where it is. */
  placeCursor(row: number, column: number): void {
    this.#cursor = [row, column];
    this.#made?.placeCursor(row, column);
  }

  /** Asks for the labels of all cells again: what `labelOf` says depends on more than the model. */
  relabel(): void {
    this.#made?.relabel();
  }

  /** Outlines one cell that the reader asked about; `null` takes the outline away. */
  choose(cell: { readonly row: number; readonly column: number } | null): void {
    this.#chosen = cell;
    this.#made?.choose(cell);
  }

  get #live(): BoardElement {
    if (this.#made === null) {
      this.#made = new BoardElement(this.#model, this.#options);
      this.#made.choose(this.#chosen);
      if (this.#cursor !== null) this.#made.placeCursor(...this.#cursor);
    }
    return this.#made;
  }
}
