/** `<picture-number>`: a picture of five by five and its number; press a cell, or type a number. */
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardOf, cellWord } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import * as model from './model.ts';
import type { Numbered, NumberProps } from './model.ts';

type Table = typeof model.numberSettings.table;

class PictureNumber extends SettingsFigure<Table> {
  readonly linkVersion = 1;
  readonly #redraw = this.host.throttle(() => this.#draw());
  #shown: Numbered = model.numbered(this.usual.number);
  #board: BoardView | null = null;

  constructor(host: Host) {
    super(host, model.numberSettings);
  }

  protected override titleOf(values: NumberProps): string {
    return model.titleOf(values);
  }

  /** The number stands in the open. */
  override isFolded(): boolean {
    return false;
  }

  protected override opened({ number }: NumberProps): void {
    this.#show(number);
    this.requestDraw();
  }

  protected override edited(): void {
    const { values } = this.reading;
    if (values !== null) this.#show(values.number);
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  #show(number: number): void {
    if (number !== this.#shown.number) this.#shown = model.numbered(number);
    this.#board?.update(this.#model());
    this.#board?.relabel();
  }

  /** Goes to another picture and says which. */
  #go(number: number): void {
    this.edit({ number: String(number) });
    this.announce(`Number ${grouped(number)}. ${model.puzzleText(this.#shown)}`);
  }

  #model(): BoardModel {
    const { puzzle, image, number } = this.#shown;
    return boardOf(puzzle, image.cells, `Picture ${grouped(number)} with its clues`);
  }

  get #view(): BoardView {
    this.#board ??= new BoardView(this.#model(), {
      id: `${this.id}-board`,
      cell: 40,
      labelOf: (row, column) =>
        `row ${row + 1}, column ${column + 1}, ${cellWord(this.#shown.image.cells[model.side * row + column] ?? 0)}, worth ${grouped(2 ** (model.side * row + column))}`,
      onCellActivate: (row, column) => this.#go(model.turned(this.#shown.number, row, column)),
    });
    return this.#board;
  }

  #buttons(): TemplateResult {
    const { number } = this.#shown;
    return html`<div class="button-row" role="group" aria-label="Numbers">
      ${dimmedButton('Previous', number > 0, () => this.#go(number - 1))}
      ${dimmedButton('Next', number < model.lastNumber, () => this.#go(number + 1))}
      ${dimmedButton('Turn all cells over', true, () => this.#go(model.lastNumber - number))}
    </div>`;
  }

  #draw(): void {
    const shown = this.#shown;
    this.render(
      figureParts(
        {
          picture: html`${part(this.#view)}`,
          action: html`${this.settingsFields()} ${this.#buttons()}`,
          answer: html`<p data-sum>${model.sumText(shown)}</p>
            <p data-sentence>${model.puzzleText(shown)}</p>
            <p><a href=${openImageIn(allMethods, shown.image)}>Its puzzle by every method</a></p>`,
        },
        this.layout,
      ),
    );
  }

  exports(): Exports {
    const shown = this.#shown;
    return {
      name: `picture-5x5-${shown.number}`,
      csv: () => model.rowsOf(shown).map(csvRow).join(''),
      json: () => ({
        number: shown.number,
        picture: formatGrid(shown.image),
        rows: shown.puzzle.rows,
        columns: shown.puzzle.columns,
        solutions: shown.solutions,
        sweeps: shown.sweeps,
        forms: shown.forms,
      }),
      svg: () => boardPicture(this.#model(), { id: `${this.id}-file` }),
    };
  }
}

export const figure = figureOf<Partial<NumberProps>>('picture-number', PictureNumber);
