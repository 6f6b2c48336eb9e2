/** The board of a picture, and what mouse, finger and keys do on it. */
import type { BoardViewOptions } from '../../kit/board/boardOptions.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { Brush } from './brush.ts';
import type { Made } from './made.ts';
import type { Scene } from './model.ts';
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
  readonly #brush = new Brush();
  #board: BoardView | null = null;
  #paintable = false; // what the board is made for

  constructor(place: EaselPlace) {
    this.#place = place;
  }

  /** What is told of the cells has changed, and not what they are. */
  relabel(): void {
    this.#board?.relabel();
  }

  #begin(row: number, column: number, second: boolean): void {
    this.#brush.begin(this.#place.present(), row, column, second);
    this.#paint(row, column);
  }

  #paint(row: number, column: number): void {
    const painted = this.#brush.paint(this.#place.present(), row, column);
    if (painted !== null) this.#place.painted(painted);
  }

  #end(): void {
    if (this.#brush.end()) this.#place.done();
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
        labelOf: this.#place.labelOf,
        ...(paintable ? this.#hands : {}),
      });
    } else this.#board.update(model);
    return this.#board;
  }
}
