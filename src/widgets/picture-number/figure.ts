/** `<picture-number>`: a picture of five by five and its number; press a cell, or type a number. */
import { formatGrid } from '../../engine/board/image.ts';
import { boardOf, cellWord } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import * as model from './model.ts';
import type { Numbered } from './model.ts';

type About = {
  readonly settings: typeof model.numberSettings;
  readonly found: Numbered;
  readonly kept: BoardView;
};

const boardModel = ({ puzzle, image, number }: Numbered): BoardModel => ({
  ...boardOf(puzzle, image.cells, `Picture ${grouped(number)} with its clues`),
  look: 'picture',
});

/** Goes to another picture and says which. */
function go(at: StateAt<About>, number: number): void {
  at.set({ number });
  at.announce(`Number ${grouped(number)}. ${model.puzzleText(at.found)}`);
}

export const figure = stateFigure<About>({
  tag: 'picture-number',
  settings: model.numberSettings,
  folded: [], // the number stands in the open
  titleOf: model.titleOf,
  find: ({ state }) => model.numbered(state.number),
  keep: (at) =>
    new BoardView(boardModel(at.found), {
      id: `${at.id}-board`,
      labelOf(row, column) {
        const cell = model.side * row + column;
        return `row ${row + 1}, column ${column + 1}, ${cellWord(at.found.image.cells[cell] ?? 0)}, worth ${grouped(2 ** cell)}`;
      },
      onCellActivate: (row, column) => go(at, model.turned(at.state.number, row, column)),
    }),
  show({ kept, found }) {
    kept.update(boardModel(found));
    kept.relabel();
  },
  parts(at) {
    const { number } = at.state;
    return {
      picture: html`${part(at.kept)}`,
      action: html`${at.fields()}
        <div class="button-row" role="group" aria-label="Numbers">
          ${dimmedButton('Previous', number > 0, () => go(at, number - 1))}
          ${dimmedButton('Next', number < model.lastNumber, () => go(at, number + 1))}
          ${dimmedButton('Turn all cells over', true, () => go(at, model.lastNumber - number))}
        </div>`,
      answer: html`<p data-sum>${model.sumText(at.found)}</p>
        <p data-sentence>${model.puzzleText(at.found)}</p>
        <p><a href=${openImageIn(allMethods, at.found.image)}>Its puzzle by every method</a></p>`,
    };
  },
  files({ found }) {
    const { number, image, puzzle, solutions, sweeps, forms } = found;
    const { rows, columns } = puzzle;
    const picture = formatGrid(image);
    return {
      name: `picture-5x5-${number}`,
      rows: () => model.rowsOf(found),
      json: () => ({ number, picture, rows, columns, solutions, sweeps, forms }),
      svg: () => boardPicture(boardModel(found)),
    };
  },
});
