/** The board of a picture, and what mouse, finger and keys do on it. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { BoardModel } from '../board/boardModel.ts';
import type { BoardViewOptions } from '../board/boardOptions.ts';
import { BoardView } from '../board/boardView.ts';
import { areaOf } from './shapes.ts';

/** What the easel needs of the figure around it. */
export type EaselPlace = {
  /** The picture on show. */
  readonly present: () => Grid;
  /** A stroke has changed cells of it; what follows from that waits for the end of the stroke. */
  readonly painted: (image: Grid, cells: readonly number[]) => void;
  /** Whether a press takes the whole area around its cell. */
  readonly takesAreas?: () => boolean;
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
    const cell = row * width + column;
    this.#put(this.#takesAreas ? areaOf(this.#place.present(), cell) : [cell]);
  }

  get #takesAreas(): boolean {
    return this.#place.takesAreas?.() ?? false;
  }

  /** A stroke goes on over a cell; an area is taken by its first cell alone. */
  #paint(row: number, column: number): void {
    if (!this.#takesAreas) this.#put([row * this.#place.present().width + column]);
  }

  #put(cells: readonly number[]): void {
    const image = this.#place.present();
    const value = this.#value;
    const other = cells.filter((cell) => image.cells[cell] !== value);
    if (value === null || other.length === 0) return;
    const drawn = image.cells.slice();
    for (const cell of other) drawn[cell] = value;
    this.#place.painted({ ...image, cells: drawn }, other);
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
