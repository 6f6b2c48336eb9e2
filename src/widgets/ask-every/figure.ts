/** `<ask-every>`: every cell of a board asked, with what each question took. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import type { QuestionNews } from '../../engine/inference/inference.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf, cellLabel } from '../../kit/board/boardModel.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { openIn } from '../../kit/puzzle/openIn.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { Work } from '../../kit/work/work.ts';
import type { Tasks } from '../../workers/tasks.ts';
import { heatPicture } from './heatPicture.ts';
import type { Answers, AskEveryProps, EverySettings, Questions } from './model.ts';
import {
  allAnswers,
  answerRows,
  answersJson,
  answersSoFar,
  boardName,
  cellWords,
  defaultSettings,
  everyLinks,
  noAnswers,
  sizeOf,
  summaryWords,
} from './model.ts';
import { presets } from './presets.ts';
import { everyView } from './view.ts';

class AskEvery extends PuzzleFigure<EverySettings> {
  readonly linkVersion = 1;
  readonly #props = this.props<AskEveryProps>() as AskEveryProps;
  protected readonly links = everyLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultSettings(this.#props);
  protected state = this.usual;
  #puzzle: Puzzle = puzzleIn(this.usual.code);
  #answers: Answers = noAnswers(this.#puzzle);
  #news: QuestionNews | null = null; // of the present board, to go on from
  #cell: number | null = null; // that is pointed at, or has the focus
  #board: BoardView | null = null;
  readonly #work = new Work(this.working);

  override dispose(): void {
    super.dispose();
    this.#work.stop();
  }

  override isFolded(): boolean {
    return true;
  }

  exports(): Exports {
    const { height, width } = this.#answers.inferred;
    return {
      name: `ask-every-cell-${height}x${width}`,
      about: summaryWords(this.#answers, this.state.questions),
      csv: () => answerRows(this.#answers).map(csvRow).join(''),
      json: () => answersJson(this.#puzzle, this.#answers, this.state.questions),
      svg: () => heatPicture(this.#answers, 20),
    };
  }

  protected show(state: EverySettings): void {
    this.#work.stop();
    this.state = state;
    this.#puzzle = puzzleIn(state.code);
    this.#forget();
    this.#answers = this.#served() ?? this.#answers;
    this.#cell = null;
    this.shown(this.#puzzle);
    this.draw();
    // a small board is answered before a button could be pressed
    if (!this.#answers.whole && sizeOf(this.#puzzle) === 'small') void this.#ask(false);
  }

  /** What the build has found of what the figure opens with. */
  #served(): Answers | null {
    const { code, questions } = this.usual;
    const same = code === this.state.code && questions === this.state.questions;
    return same ? (this.host.prebuilt as Answers | null) : null;
  }

  #forget(): void {
    this.#answers = noAnswers(this.#puzzle);
    this.#news = null;
  }

  /** Asks every cell that has not been asked. */
  async #ask(aloud: boolean): Promise<void> {
    const [puzzle, { questions }] = [this.#puzzle, this.state];
    const { length } = this.#answers.inferred.cells;
    const questionFrom = (from: QuestionNews | null): Tasks['every-cell']['question'] => ({
      puzzle,
      both: questions === 'both',
      from,
    });
    const found = await this.#work.ask(
      `Making the formula …`,
      'every-cell',
      questionFrom(this.#news),
      (news) => {
        this.#news = news;
        this.#answers = answersSoFar(news);
        return `${grouped(news.asked)} of ${counted(length, 'cell')} asked, ${grouped(news.propagations)} propagations …`;
      },
      questionFrom,
    );
    if (found === null || puzzle !== this.#puzzle) return;
    this.#answers = allAnswers(found);
    this.#news = null;
    this.draw();
    if (aloud) this.announce(summaryWords(this.#answers, questions));
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code });
    this.changed();
    this.announce(`Another puzzle: ${this.puzzleName}.`);
  }

  #chooseQuestions(questions: Questions): void {
    this.show({ ...this.state, questions });
    this.changed();
  }

  #model(): BoardModel {
    return boardOf(this.#puzzle, this.#answers.inferred.cells, boardName(this.#puzzle));
  }

  #point(cell: number | null): void {
    if (cell === this.#cell) return;
    this.#cell = cell;
    this.draw();
  }

  /** The board, drawn where it differs. */
  #drawnBoard(): BoardView {
    const model = this.#model();
    if (this.#board === null) {
      const at = (row: number, column: number): number =>
        row * this.#puzzle.columns.length + column;
      this.#board = new BoardView(model, {
        id: `${this.id}-board`,
        labelOf: (row, column) =>
          `${cellLabel(this.#model(), row, column)}; ${cellWords(this.#answers, at(row, column), this.state.questions)}`,
        onCellFocus: (row, column) => this.#point(at(row, column)),
        onCellHover: (place) => {
          if (place !== null) this.#point(at(...place));
        },
        onCellActivate: (row, column) => {
          this.#point(at(row, column));
          this.announce(cellWords(this.#answers, at(row, column), this.state.questions));
        },
      });
    } else this.#board.update(model);
    const { width } = this.#answers.inferred;
    const cell = this.#cell;
    this.#board.choose(
      cell === null ? null : { row: Math.floor(cell / width), column: cell % width },
    );
    return this.#board;
  }

  /** Where the cell that is pointed at can be asked step by step. */
  #one(): string | null {
    const [{ one }, cell] = [this.#props, this.#cell];
    if (one === undefined || cell === null) return null;
    const { width, cells } = this.#answers.inferred;
    const values: LinkValues = {
      c: `${Math.floor(cell / width) + 1}.${(cell % width) + 1}`,
      ...(cells[cell] === 0 ? { v: 'filled' } : {}),
    };
    return this.carried(openIn(one, this.state.code, values));
  }

  protected draw(): void {
    const cell = this.#cell;
    this.render(
      everyView(
        {
          id: this.id,
          layout: this.layout,
          settings: this.state,
          answers: this.#answers,
          size: sizeOf(this.#puzzle),
          clauses: boardFormulaSize(this.#puzzle).clauses,
          work: this.#work,
          choice: this.choice(),
          about: this.about(),
          board: this.#drawnBoard(),
          cell: cell === null ? '' : cellWords(this.#answers, cell, this.state.questions),
          one: this.#one(),
          below: this.below(),
        },
        {
          ask: () => {
            this.#forget();
            void this.#ask(true);
          },
          goOn: () => void this.#ask(true),
          stop: () => {
            this.#work.stop();
            this.draw();
            this.announce(`Stopped. ${summaryWords(this.#answers, this.state.questions)}`);
          },
          questions: (questions) => this.#chooseQuestions(questions),
        },
      ),
    );
  }
}

export const figure = figureOf<AskEveryProps, Answers>('ask-every', AskEvery);
