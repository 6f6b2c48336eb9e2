/**
 * A board to be played on, with mouse, finger and keys: a press turns a cell from no mark to filled, to a dot, and back;
 * a stroke gives every cell that it crosses the mark of its first. It knows no rule of the game: what the marks mean is for
 * the figure around it.
 */
import type { TemplateResult } from 'lit-html';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { BoardModel } from '../board/boardModel.ts';
import { BoardView } from '../board/boardView.ts';
import type { Part } from '../../notebook/template/part.ts';

export type PlayBoardOptions = {
  readonly id: string; // unique on the page
  /** A cell has another mark. To be answered by `show`, with what there is to see beside the marks. @param begins - a stroke */
  readonly onMark: (marks: Uint8Array, cell: number, begins: boolean) => void;
};

/** What a press makes of a cell: filled, then a dot for empty, then no mark. */
export function nextMark(mark: number): number {
  if (mark === UNKNOWN) return FILLED;
  return mark === FILLED ? EMPTY : UNKNOWN;
}

/** Keys that give a mark at once, beside Enter and Space, which turn it. */
const markKeys: Readonly<Record<string, number>> = {
  '1': FILLED,
  '0': EMPTY,
  x: EMPTY,
  '.': EMPTY,
  Backspace: UNKNOWN,
  Delete: UNKNOWN,
};

/** The board; put it into a template by `part`. */
export class PlayBoard implements Part {
  readonly #view: BoardView;
  readonly #onMark: PlayBoardOptions['onMark'];
  #model: BoardModel;
  #brush: number = FILLED;
  #at = 0; // cell of the keyboard
  #listens = false;

  /** @param model - its cells are the marks, UNKNOWN where there is none */
  constructor(model: BoardModel, { id, onMark }: PlayBoardOptions) {
    this.#model = model;
    this.#onMark = onMark;
    this.#view = new BoardView(model, {
      id,
      onCellFocus: (row, column) => (this.#at = this.#cellAt(row, column)),
      onCellActivate: (row, column) => this.#begin(this.#cellAt(row, column), false),
      paint: {
        start: (row, column, second) => this.#begin(this.#cellAt(row, column), second),
        over: (row, column) => this.#mark(this.#cellAt(row, column), this.#brush, false),
        end: () => {},
      },
    });
  }

  get element(): HTMLElement {
    const { element } = this.#view;
    if (!this.#listens) element.addEventListener('keydown', (event) => this.#onKey(event));
    this.#listens = true;
    return element;
  }

  still(): TemplateResult {
    return this.#view.still();
  }

  /** Shows the board in another state, or another board. */
  show(model: BoardModel): void {
    this.#model = model;
    this.#view.update(model);
  }

  /** The second button gives dots at once, as players are used to. */
  #begin(cell: number, second: boolean): void {
    const there = this.#model.cells[cell] ?? UNKNOWN;
    this.#brush = second ? (there === EMPTY ? UNKNOWN : EMPTY) : nextMark(there);
    this.#mark(cell, this.#brush, true);
  }

  #mark(cell: number, mark: number, begins: boolean): void {
    if (this.#model.cells[cell] === mark) return;
    const marks = this.#model.cells.slice();
    marks[cell] = mark;
    this.#onMark(marks, cell, begins);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const mark = markKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (mark === undefined) return;
    event.preventDefault();
    this.#mark(this.#at, mark, true);
  }

  #cellAt(row: number, column: number): number {
    return row * this.#model.width + column;
  }
}
