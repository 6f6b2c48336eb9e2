/** The board of the explorer: categories on its unknown cells, rings, and the choice of a cell by pointer and keys. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { boardLayout, cellUnits, usualCell } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { cellLabel } from '../../kit/board/boardModel.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { cellRings } from '../../kit/probe/categoryPicture.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { categoryWords } from '../../kit/probe/probeWords.ts';
import { categoryBoard } from './files.ts';
import type { Stage } from './model.ts';
import { placeOf } from './model.ts';

const leastNumbered = 22; // CSS pixels of a cell; on smaller ones the number cannot be read

export type ExplorerBoardHandlers = {
  readonly choose: (place: number) => void; // an unknown cell, by its place in the grid
  readonly point: (place: number | null) => void;
  readonly large: boolean; // the picture of the figure
};

/** The board; put it into a template by `part`. */
export class ExplorerBoard implements Part {
  #made: HTMLElement | null = null;
  readonly #id: string;
  readonly #handlers: ExplorerBoardHandlers;
  #view: BoardView | null = null;
  #stage: Stage | null = null;
  #model: BoardModel | null = null; // of the stage, without rings
  #chosen: number | null = null;
  #second: number | null = null;
  #category: number | null = null;
  #pointed: number | null = null;

  constructor(id: string, handlers: ExplorerBoardHandlers) {
    this.#id = id;
    this.#handlers = handlers;
  }

  get element(): HTMLElement {
    return this.#made ?? this.#make();
  }

  still(): TemplateResult {
    return html`<div class="probe-board-box">
      ${this.#view === null ? nothing : part(this.#view)}
    </div>`;
  }

  #make(): HTMLElement {
    const box = document.createElement('div');
    box.className = 'probe-board-box';
    if (this.#view !== null) box.append(this.#view.element);
    new ResizeObserver(() => this.#measure()).observe(box);
    this.#made = box;
    return box;
  }

  /** Shows a stage, the chosen cell, the cells of a category, and the second cell of a pair. */
  show(
    stage: Stage,
    chosen: number | null,
    category: number | null,
    second: number | null = null,
  ): void {
    const renewed = stage !== this.#stage;
    if (renewed) {
      this.#model = categoryBoard(stage);
      this.#pointed = null;
    }
    this.#stage = stage;
    this.#chosen = chosen;
    this.#second = second;
    this.#category = category;
    const model = this.#withRings();
    if (model === null) return;
    if (this.#view === null) this.#view = this.#newView(model);
    else this.#view.update(model);
    if (renewed) {
      this.#view.relabel();
      this.#measure();
    }
    const { width } = stage.state;
    // the reader's own cursor stays where it is
    const cursor = second ?? chosen;
    if (cursor !== null && this.#made?.contains(document.activeElement) !== true)
      this.#view.placeCursor(Math.floor(cursor / width), cursor % width);
  }

  /** Rings the cell that is pointed at in the sequence. */
  point(place: number | null): void {
    if (place === this.#pointed) return;
    this.#pointed = place;
    const model = this.#withRings();
    if (model !== null) this.#view?.update(model);
  }

  #newView(model: BoardModel): BoardView {
    const { choose, point, large } = this.#handlers;
    const placeAt = (row: number, column: number): number | null => {
      const place = row * (this.#model?.width ?? 0) + column;
      return this.#stage?.categoryAt[place] == null ? null : place;
    };
    const come = (row: number, column: number): void => {
      const place = placeAt(row, column);
      if (place !== null && place !== this.#chosen && place !== this.#second) choose(place);
    };
    const view = new BoardView(model, {
      id: this.#id,
      ...(!large && { cell: usualCell }),
      labelOf: (row, column) => this.#labelOf(row, column),
      onCellFocus: come,
      onCellActivate: come,
      onCellHover: (cell) => {
        const place = cell === null ? null : placeAt(...cell);
        this.point(place);
        point(place);
      },
    });
    this.#made?.append(view.element);
    return view;
  }

  #labelOf(row: number, column: number): string {
    const model = this.#model;
    if (model === null) return '';
    const place = row * model.width + column;
    const label = cellLabel(model, row, column);
    const category = this.#stage?.categoryAt[place] ?? null;
    if (category === null)
      return model.cells[place] === UNKNOWN ? `${label}; not probed yet` : label;
    return `${categoryWords(category)}; ${label}`;
  }

  #withRings(): BoardModel | null {
    const [model, stage, category] = [this.#model, this.#stage, this.#category];
    if (model === null || stage === null) return null;
    const rings =
      category === null
        ? []
        : stage.cells
            .filter((cell) => cell.category === category)
            .map((cell) => placeOf(stage, cell));
    return {
      ...model,
      overlay: [
        ...(model.overlay ?? []),
        cellRings('probe-ring', model.width, rings),
        cellRings('probe-chosen', model.width, only(this.#chosen)),
        cellRings('probe-second', model.width, only(this.#second)),
        cellRings('probe-pointed', model.width, only(this.#pointed)),
      ],
    };
  }

  /** Leaves the numbers out where cells are too small for them. */
  #measure(): void {
    const model = this.#model;
    const svg = this.#made?.querySelector('svg');
    if (model === null || svg == null) return;
    const scale = svg.getBoundingClientRect().width / boardLayout(model).width;
    if (scale > 0)
      this.#made?.classList.toggle('has-small-cells', scale * cellUnits < leastNumbered);
  }
}

const only = (place: number | null): readonly number[] => (place === null ? [] : [place]);
