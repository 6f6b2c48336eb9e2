/** The chosen image: a board whose cells are turned over, each telling what that makes of it. */
import { imageFromIndex } from '../../engine/board/image.ts';
import { cellWord } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Part } from '../../notebook/template/part.ts';

export type BoardPanelOptions = {
  readonly id: string; // unique on the page
  readonly side: number;
  readonly image: number;
  readonly onFlip: (row: number, column: number) => void;
  /** The cell that the pointer or the keyboard is at; null for none. */
  readonly onCell: (cell: number | null) => void;
  /** What turning a cell over makes of the image; '' while that is not known. */
  readonly outcomeOf: (cell: number) => string;
};

const noLines: BoardModel['rows'] = [];

/** The board. */
export class BoardPanel {
  readonly side: number;
  readonly #view: BoardView;
  #image: number;

  constructor(options: BoardPanelOptions) {
    const { id, side, onFlip, onCell, outcomeOf } = options;
    this.side = side;
    this.#image = options.image;
    this.#view = new BoardView(this.#model(), {
      id,
      cell: () => 44, // for fingers, and everywhere: the first frame does not know by what it will be pressed
      labelOf: (row, column) => {
        const at = row * side + column;
        const place = `row ${row + 1}, column ${column + 1}, ${cellWord((this.#image >>> at) & 1)}`;
        const outcome = outcomeOf(at);
        return outcome === '' ? place : `${place}; turned over: ${outcome}`;
      },
      onCellActivate: onFlip,
      onCellFocus: (row, column) => onCell(row * side + column),
      onCellHover: (cell) => onCell(cell === null ? null : cell[0] * side + cell[1]),
    });
  }

  get board(): Part {
    return this.#view;
  }

  /** Shows another image. */
  show(image: number): void {
    this.#image = image;
    this.#view.update(this.#model());
    this.#view.relabel();
  }

  /** Tells the cells anew what turning them over makes. */
  relabel(): void {
    this.#view.relabel();
  }

  #model(): BoardModel {
    const { height, width, cells } = imageFromIndex(this.side, this.side, this.#image);
    return {
      height,
      width,
      cells,
      rows: noLines,
      columns: noLines,
      look: 'picture',
      label: 'The chosen picture. Enter or Space turns a cell over',
    };
  }
}
