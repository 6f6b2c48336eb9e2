/** The board of a game on its page: what is drawn of the marks, of a stroke under way, of hints and of open lines. */
import type { TemplateResult } from 'lit-html';
import { cellLabel } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { CertainRuns } from '../../kit/play/certainRuns.ts';
import type { Quiet } from '../../kit/play/certainRuns.ts';
import { playModel } from '../../kit/play/playPicture.ts';
import type { Stroke, Tool } from '../../kit/play/stroke.ts';
import { StrokeBoard, strokeLine } from '../../kit/play/strokeBoard.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { GameOnShow } from './gameOnShow.ts';
import type { Hinter } from './hinter.ts';
import { playName } from './model.ts';
import type { OpenLinesShown } from './openLinesShown.ts';

/** What it is drawn from. */
export type BoardSources = {
  readonly id: string; // unique on the page
  readonly game: GameOnShow;
  readonly hinter: Hinter;
  readonly lines: OpenLinesShown;
  readonly quiet: () => Quiet;
  /** Cells get a mark. */
  readonly onMark: (cells: readonly number[], mark: number) => void;
  /** All moves from some point on were not meant. */
  readonly onTakeBack: (to: number) => void;
};

const noRings: ReadonlySet<number> = new Set();

/** Width of a cell in CSS pixels where there is room for more. */
const mostCell = 72;

/** See the head of the file. */
export class BoardShown implements Part {
  readonly #from: BoardSources;
  readonly #certain = new CertainRuns();
  #board: StrokeBoard | null = null;
  #model: BoardModel | null = null;
  #stroke: Stroke | null = null;
  #before = 0; // moves before the last mark
  tool: Tool = 'fill';

  constructor(from: BoardSources) {
    this.#from = from;
  }

  /** Another game is on show. */
  begin(): void {
    this.#stroke = null;
    this.#model = null;
  }

  enlarge(by: number): void {
    this.#board?.enlarge(by);
  }

  /** The room for it may be another one. */
  fit(): void {
    this.#board?.fit();
  }

  /** All of it is seen. */
  whole(): void {
    this.#board?.whole();
  }

  /** Brings it onto the screen, and a cell of it. */
  reveal(cell: number | null = null): void {
    this.#board?.reveal(cell);
  }

  /** Puts the keyboard on a cell, and the focus with it. */
  focusCell(row: number, column: number): void {
    this.#board?.focusCell(row, column);
  }

  /** The cell of the keyboard. */
  get at(): readonly [row: number, column: number] {
    return this.#board?.at ?? [0, 0];
  }

  model(): BoardModel {
    const { game, hinter, lines, quiet } = this.#from;
    const line = this.#stroke === null ? null : strokeLine(this.#stroke);
    const told = hinter.told(game.moves);
    const clean = game.solved && this.#stroke === null;
    const shown = {
      stroke: this.#stroke,
      quiet: quiet(),
      open: lines.lines,
      lit: line === null ? (told?.lit ?? []) : [line],
      bad: [...game.broken.map((one) => one.line), ...(told?.bad ?? [])],
      rings: told?.rings ?? noRings,
      premises: told?.premises ?? [],
      label: playName(game.puzzle),
    };
    const { position } = game.moves;
    // what is solved is a picture: no cell of it is unknown
    const drawn = clean ? { ...position, marks: game.picture, branches: [] } : position;
    return playModel(game.puzzle, drawn, shown, this.#certain, this.#model);
  }

  /** Draws the board alone: all that a stroke under way changes. */
  draw(): this {
    this.#model = this.model();
    this.#board?.show(this.#model);
    if (this.#board !== null) {
      const { hinter, game } = this.#from;
      const method = hinter.told(game.moves)?.method;
      if (method) this.#board.element.dataset['method'] = method;
      else delete this.#board.element.dataset['method'];
    }
    return this;
  }

  get element(): HTMLElement {
    this.#board ??= this.#make(this.#model ?? this.model());
    return this.#board.element;
  }

  still(): TemplateResult {
    const model = this.#model ?? this.model();
    return html`<div class="board-place stroke-board">
      <div class="board-scroll" translate="no">
        ${pictured(boardPicture(model, { cell: mostCell }))}
      </div>
    </div>`;
  }

  #make(model: BoardModel): StrokeBoard {
    return new StrokeBoard(model, mostCell, {
      id: `${this.#from.id}-board`,
      tool: () => this.tool,
      labelOf: (row, column) => cellLabel(this.#model ?? model, row, column),
      onStroke: (stroke) => {
        this.#stroke = stroke;
        this.draw();
      },
      onMark: (cells, mark) => {
        this.#before = this.#from.game.moves.at;
        this.#from.onMark(cells, mark);
      },
      onTakeBack: () => this.#from.onTakeBack(this.#before),
    });
  }
}
