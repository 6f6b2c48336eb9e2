/** The board of a picture, and what mouse, finger and keys do on it. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { BoardModel } from '../board/boardModel.ts';
import type { BoardViewOptions } from '../board/boardOptions.ts';
import { BoardView } from '../board/boardView.ts';

/** What the easel needs of the figure around it. */
export type EaselPlace = {
  /** The picture on show. */
  readonly present: () => Grid;
  /** A stroke has changed a cell of it; what follows from that waits for the end of the stroke. */
  readonly painted: (image: Grid, cell: number) => void;
  /** The stroke is over, and has changed something. */
  readonly done: () => void;
  readonly labelOf: (row: number, column: number) => string;
  /** Width of a cell in CSS pixels where there is room; default that of a figure's picture. */
  readonly cell?: BoardViewOptions['cell'];
};

export class Easel {
  readonly #place: EaselPlace;
  #value: number | null = null; // of the stroke under way: what its first cell became
  #board: BoardView | null = null;
  #paintable = false; // what the board is made for

  constructor(place: EaselPlace) {
    this.#place = place;
  }

  /** What is told of the cells has changed, and not what they are. */
  relabel(): void {
    this.#board?.relabel();
  }

  /** Begins a stroke; the second button empties. */
  #begin(row: number, column: number, second: boolean): void {
    const { width, cells } = this.#place.present();
    const there = cells[row * width + column];
    this.#value = second || there === FILLED ? EMPTY : FILLED;
    this.#paint(row, column);
  }

  #paint(row: number, column: number): void {
    const image = this.#place.present();
    const value = this.#value;
    const cell = row * image.width + column;
    if (value === null || image.cells[cell] === value) return;
    this.#place.painted({ ...image, cells: image.cells.with(cell, value) }, cell);
  }

  #end(): void {
    const isPainting = this.#value !== null;
    this.#value = null;
    if (isPainting) this.#place.done();
  }

  /** What mouse, finger and keys do on the picture. */
  readonly #hands: Pick<BoardViewOptions, 'onCellActivate' | 'paint'> = {
    onCellActivate: (row, column) => {
      this.#begin(row, column, false);
      this.#end();
    },
    paint: {
      start: (row, column, second) => this.#begin(row, column, second),
      over: (row, column) => this.#paint(row, column),
      end: () => this.#end(),
    },
  };

  /** The board that shows a model. @param paintable - it can be drawn on */
  boardOf(model: BoardModel, paintable: boolean, id: string): BoardView {
    if (this.#board === null || this.#paintable !== paintable) {
      const { labelOf, cell } = this.#place;
      this.#paintable = paintable;
      this.#board = new BoardView(model, {
        id,
        labelOf,
        ...(cell && { cell }),
        ...(paintable ? this.#hands : {}),
      });
    } else this.#board.update(model);
    return this.#board;
  }
}
