/** The board of a picture, and what mouse, finger and keys do on it. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { WHITE } from '../../engine/make/greyPicture.ts';
import type { BoardViewOptions } from '../board/boardOptions.ts';
import { usualCell } from '../board/boardLayout.ts';
import { BoardView } from '../board/boardView.ts';
import type { Made, Scene } from './model.ts';
import { sceneBoard } from './model.ts';

/** What the easel needs of the figure around it. */
export type EaselPlace = {
  /** The picture on show. */
  readonly present: () => Made;
  /** A stroke has changed the picture itself; what follows from it waits for the end of the stroke. */
  readonly painted: (part: Pick<Made, 'grey' | 'image'> & { readonly cell: number }) => void;
  /** The stroke is over, and has changed something. */
  readonly done: () => void;
  readonly labelOf: (row: number, column: number) => string;
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
    const { image } = this.#place.present();
    const there = image.cells[row * image.width + column];
    this.#value = second || there === FILLED ? EMPTY : FILLED;
    this.#paint(row, column);
  }

  #paint(row: number, column: number): void {
    const { grey, image } = this.#place.present();
    const value = this.#value;
    const cell = row * image.width + column;
    if (value === null || image.cells[cell] === value) return;
    const brightness = grey.brightness.with(cell, value === FILLED ? 0 : WHITE);
    const cells = image.cells.with(cell, value);
    this.#place.painted({ cell, grey: { ...grey, brightness }, image: { ...image, cells } });
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

  /** The board of a scene. @param paintable - it can be drawn on */
  boardOf(scene: Scene, paintable: boolean, id: string): BoardView {
    const model = sceneBoard(scene);
    if (this.#board === null || this.#paintable !== paintable) {
      this.#paintable = paintable;
      this.#board = new BoardView(model, {
        id,
        cell: usualCell,
        labelOf: this.#place.labelOf,
        ...(paintable ? this.#hands : {}),
      });
    } else this.#board.update(model);
    return this.#board;
  }
}
