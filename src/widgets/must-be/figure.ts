/** `<must-be>`: which cells of a puzzle are the same in every solution, and solutions that show it of the others. */
import { figureOf } from '../../figure/figure.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { SolutionsFigure } from '../../figure/sources/solutionsFigure.ts';
import type { Tasks } from '../../workers/tasks.ts';
import {
  answerJson,
  answerOf,
  boardShown,
  cellRows,
  cellText,
  checkAsked,
  defaultState,
  mustBeLinks,
  newsText,
  pairFor,
  partOf,
  shownText,
  sizeTrouble,
  smallSide,
  solutionAt,
  valueWords,
} from './model.ts';
import type { Answer, MustBeProps, MustBeState } from './model.ts';
import { presets } from './presets.ts';
import { mustBeView } from './view.ts';
import type { MustBeActs } from './view.ts';

/** Answers by the code of the puzzle; they stay while the page lives. */
const answers = new Map<string, Answer>();

class MustBe extends SolutionsFigure<MustBeState, Answer, 'inference'> {
  protected readonly task = 'inference';
  protected readonly links = mustBeLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<MustBeProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'What must be so: ';
  protected readonly answers = answers;
  protected readonly check = checkAsked;
  protected readonly troubleWith = sizeTrouble;
  protected readonly newsText = newsText;
  protected readonly partOf = partOf;
  #board: BoardView | null = null;

  protected served(): Answer | null {
    return this.host.given as Answer | null;
  }

  protected startOf(code: string): MustBeState {
    return { ...this.usual, code, at: 0, chosen: null };
  }

  protected made({ inference, swept }: Tasks['inference']['answer']): Answer {
    return answerOf(inference, swept);
  }

  protected isWhole({ complete }: Answer): boolean {
    return complete;
  }

  protected tell(): void {
    this.announce(shownText(this.answer, this.state));
  }

  exports(): Exports {
    const { answer, puzzle } = this;
    const { rows, columns } = puzzle;
    const width = columns.length;
    return {
      name: `inferable-${rows.length}x${width}`,
      csv: () => (answer === null ? [] : cellRows(answer, width)).map(csvRow).join(''),
      json: () => answerJson(puzzle, answer),
      svg: () => boardPicture(this.#boardModel(), { id: `${this.id}-export` }),
    };
  }

  readonly #acts: MustBeActs = {
    go: (at) => {
      this.change({ at });
      this.tell();
    },
    stop: () => this.stop(),
    goOn: () => void this.ask(),
  };

  #chooseCell(row: number, column: number): void {
    this.change({ chosen: { row, column } });
    const { answer } = this;
    if (answer === null) return;
    this.announce(cellText(answer, { row, column }, this.puzzle.columns.length));
  }

  #boardModel(): BoardModel {
    return boardShown(this.puzzle, this.answer, this.state);
  }

  #drawBoard(): BoardView {
    if (this.#board === null)
      this.#board = new BoardView(this.#boardModel(), {
        id: `${this.id}-board`,
        labelOf: (row, column) =>
          `row ${row + 1}, column ${column + 1}, ${valueWords(this.answer, this.state, row * this.puzzle.columns.length + column)}`,
        onCellActivate: (row, column) => this.#chooseCell(row, column),
      });
    else this.#board.update(this.#boardModel());
    this.#board.relabel();
    this.#board.choose(this.state.chosen);
    return this.#board;
  }

  protected draw(): void {
    const { state, answer, puzzle, work } = this;
    const { chosen } = state;
    const width = puzzle.columns.length;
    this.place(
      mustBeView(
        {
          layout: this.layout,
          board: this.#drawBoard(),
          sentence: shownText(answer, state),
          at: solutionAt(answer, state),
          solutions: answer?.solutions.length ?? 0,
          cellText: answer === null || chosen === null ? null : cellText(answer, chosen, width),
          pair: answer === null ? null : pairFor(answer, state, puzzle),
          side: smallSide(puzzle),
          stopped: this.stopped,
          work,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<MustBeProps, Answer>('must-be', MustBe);
