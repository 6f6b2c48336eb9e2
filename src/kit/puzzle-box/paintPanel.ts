/** The painting of the own-puzzle box: a board to draw on, with undo; the puzzle is read from the picture. */
import type { TemplateResult } from 'lit-html';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { sameGrid } from '../../engine/board/image.ts';
import type { BoardModel } from '../board/boardModel.ts';
import type { stageCell } from '../board/boardLayout.ts';
import { usualCell } from '../board/boardLayout.ts';
import { BoardView } from '../board/boardView.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { mostLines } from '../../formats/limits.ts';
import { sizeField } from './boxFields.ts';
import type { Canvas } from './boxModel.ts';
import { imageOf, painted, repainted } from './boxModel.ts';

/** Steps that can be taken back. */
const mostUndo = 200;

export type PaintPanelOptions = {
  readonly id: string; // unique on the page
  readonly canvas: Canvas;
  /** Of the board; default {@link usualCell}, that of a part of a form. */
  readonly cell?: typeof stageCell;
  /** After every stroke and every command. */
  readonly onChange: (canvas: Canvas) => void;
  /** A size that cannot be had, as a message for the reader. */
  readonly onRefusal: (message: string) => void;
};

/** The board to paint on with its commands; `view()` goes into a template. */
export class PaintPanel {
  readonly #options: PaintPanelOptions;
  readonly #view: BoardView;
  #canvas: Canvas;
  #before: Canvas | null = null; // where the present stroke began
  #brush: number = FILLED;
  #past: Canvas[] = [];
  #drawing = 0;

  constructor(options: PaintPanelOptions) {
    this.#options = options;
    this.#canvas = options.canvas;
    this.#view = new BoardView(modelOf(this.#canvas), {
      id: options.id,
      cell: options.cell ?? usualCell,
      onCellActivate: (row, column) => {
        this.#begin(row, column, false);
        this.#end();
      },
      paint: {
        start: (row, column, second) => this.#begin(row, column, second),
        over: (row, column) => this.#paint(row, column),
        end: () => this.#end(),
      },
    });
  }

  /** The size, the commands and the board. */
  view(): TemplateResult {
    const { id } = this.#options;
    const { height, width } = this.#canvas;
    return html`<div class="controls">
        ${sizeField(`${id}-height`, 'Rows', height, (text) => this.#resize('height', text))}
        ${sizeField(`${id}-width`, 'Columns', width, (text) => this.#resize('width', text))}
        <div class="button-row">
          ${command('Clear', () => this.#change('clear'))}
          ${command('Invert', () => this.#change('invert'))}
          ${command('Undo', () => this.#undo(), this.#past.length === 0)}
        </div>
      </div>
      <p class="puzzle-box-hint">
        Click or drag to fill; begin on a filled cell to empty. Keys: arrows move, Enter fills and
        empties.
      </p>
      ${part(this.#view)}`;
  }

  /** Shows another painting; the present one can be brought back by Undo. */
  show(canvas: Canvas): void {
    if (!sameGrid(imageOf(canvas), imageOf(this.#canvas))) this.#commit(this.#canvas, canvas);
  }

  /** Empties the picture, or turns every cell over. */
  #change(how: 'clear' | 'invert'): void {
    this.#commit(this.#canvas, repainted(this.#canvas, how));
    this.#options.onChange(this.#canvas);
  }

  /** Takes the last step back. */
  #undo(): void {
    const last = this.#past.pop();
    if (last === undefined) return;
    this.#canvas = last;
    this.#draw();
    this.#options.onChange(this.#canvas);
  }

  /** Changes a side; says how long it is afterwards. */
  #resize(side: 'height' | 'width', text: string): number {
    const size = Number(text);
    if (!Number.isInteger(size) || size < 1 || size > mostLines) {
      const sides = side === 'height' ? 'rows' : 'columns';
      this.#options.onRefusal(
        `A picture has 1 to ${mostLines} ${sides}; it keeps its ${this.#canvas[side]}.`,
      );
      return this.#canvas[side];
    }
    this.show({ ...this.#canvas, [side]: size });
    this.#options.onChange(this.#canvas);
    return size;
  }

  /** A stroke paints with what its first cell becomes; the second button empties. */
  #begin(row: number, column: number, second: boolean): void {
    const there = imageOf(this.#canvas).cells[row * this.#canvas.width + column];
    this.#brush = second || there === FILLED ? EMPTY : FILLED;
    this.#before = this.#canvas;
    this.#paint(row, column);
  }

  #paint(row: number, column: number): void {
    this.#canvas = painted(this.#canvas, row, column, this.#brush);
    // a fast stroke crosses many cells between two frames
    if (this.#drawing === 0)
      this.#drawing = requestAnimationFrame(() => {
        this.#drawing = 0;
        this.#draw();
      });
  }

  #end(): void {
    const before = this.#before;
    this.#before = null;
    if (before === null || before === this.#canvas) return;
    this.#commit(before, this.#canvas);
    this.#options.onChange(this.#canvas);
  }

  #commit(before: Canvas, after: Canvas): void {
    this.#past.push(before);
    if (this.#past.length > mostUndo) this.#past.shift();
    this.#canvas = after;
    this.#draw();
  }

  #draw(): void {
    this.#view.update(modelOf(this.#canvas));
  }
}

const noLines: BoardModel['rows'] = [];

function modelOf(canvas: Canvas): BoardModel {
  const { height, width, cells } = imageOf(canvas);
  return {
    height,
    width,
    cells,
    // without descriptions the picture keeps its place while it is painted
    rows: noLines,
    columns: noLines,
    look: 'picture',
    label: 'Your picture. Enter or Space fills and empties a cell',
  };
}

/** A command; one that is off stays reachable, so that the focus is not lost. */
function command(name: string, act: () => void, off = false): TemplateResult {
  return html`<button type="button" aria-disabled=${off ? 'true' : 'false'} @click=${act}>
    ${name}
  </button>`;
}
