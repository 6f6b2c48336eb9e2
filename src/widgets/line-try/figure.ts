/** `<line-try>`: one row, and the question which of its cells must be filled. */

import { formatLine } from '../../engine/board/cell.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { PlayBoard } from '../../kit/play/playBoard.ts';
import {
  answerOf,
  boardOfRow,
  cellText,
  linkOfMarks,
  marksOfLink,
  rowOf,
  wayRows,
} from './model.ts';
import type { LineTryProps } from './model.ts';
import { lineTryView } from './view.ts';

class LineTry extends LiveFigure {
  readonly linkVersion = 1;
  readonly #props = this.props<LineTryProps>() as LineTryProps;
  readonly #row = rowOf(this.#props);
  readonly #rows: BoardModel['rows'] = [this.#row.description];
  #marks = marksOfLink({}, this.#props.cells);
  #open = false;
  #board: PlayBoard | null = null;

  open(link: LinkValues): void {
    this.#marks = marksOfLink(link, this.#props.cells);
    this.#draw();
  }

  linkValues(): LinkValues {
    return linkOfMarks(this.#marks);
  }

  exports(): Exports {
    const { description, ways, certain } = this.#row;
    return {
      name: `row-${description.join('-')}-in-${certain.length}`,
      csv: () => wayRows(this.#row).map(csvRow).join(''),
      json: () => ({
        description,
        ways: ways.map(formatLine),
        certain: formatLine(certain),
        marks: formatLine(this.#marks),
      }),
      svg: () => boardPicture(this.#model(), { id: `${this.id}-export` }),
    };
  }

  #model(): BoardModel {
    return boardOfRow(this.#row, this.#rows, this.#marks);
  }

  #mark(marks: Uint8Array, cell: number): void {
    this.#marks = marks;
    const { text } = answerOf(this.#row, marks);
    this.changed();
    this.#draw();
    this.announce(`${cellText(marks, cell)} ${text}`);
  }

  #newBoard(): PlayBoard {
    return new PlayBoard(this.#model(), {
      id: `${this.id}-board`,
      onMark: (marks, cell) => this.#mark(marks, cell),
    });
  }

  #draw(): void {
    if (this.#board === null) this.#board = this.#newBoard();
    else this.#board.show(this.#model());
    this.render(
      lineTryView({
        row: this.#row,
        answer: answerOf(this.#row, this.#marks),
        board: this.#board,
        open: this.#open,
        onToggle: (open) => (this.#open = open),
      }),
    );
  }
}

export const figure = figureOf<LineTryProps>('line-try', LineTry);
