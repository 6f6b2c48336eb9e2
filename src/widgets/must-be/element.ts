/** `<must-be>`: which cells of a puzzle are the same in every solution, and solutions that show it of the others. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { InferenceNews } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { PuzzleWidget } from '../../kit/puzzle/puzzleWidget.ts';
import { Work } from '../../kit/work/work.ts';
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

class MustBe extends PuzzleWidget<MustBeState> {
  readonly linkVersion = 1;
  protected readonly links = mustBeLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<MustBeProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'What must be so: ';
  #puzzle: Puzzle = decodePuzzle(this.usual.code);
  #board: BoardView | null = null;
  #news: InferenceNews | null = null;
  readonly #work = new Work({
    onChange: () => {
      this.draw();
    },
    announce: (text) => {
      this.announce(text);
    },
  });

  override connectedCallback(): void {
    super.connectedCallback();
    // the server has worked out the puzzle that the figure opens with
    const known = this.dataset['answer'];
    if (known !== undefined) answers.set(this.usual.code, JSON.parse(known) as Answer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#work.stop();
  }

  get #answer(): Answer | null {
    return answers.get(this.state.code) ?? null;
  }

  exports(): Exports {
    const { rows, columns } = this.#puzzle;
    const answer = this.#answer;
    const width = columns.length;
    return {
      name: `inferable-${rows.length}x${width}`,
      csv: () => (answer === null ? [] : cellRows(answer, width)).map(csvRow).join(''),
      json: () => answerJson(this.#puzzle, answer),
      svg: () => boardPicture(this.#boardModel(), { id: `${this.frame.id}-export` }),
    };
  }

  protected override isFolded(key: string): boolean {
    return key === 'p';
  }

  protected show(asked: MustBeState): void {
    const puzzle = decodePuzzle(asked.code);
    checkAsked(asked, puzzle);
    this.state = asked;
    this.#puzzle = puzzle;
    this.shown(puzzle);
    void this.#ask();
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.usual, code, at: 0, chosen: null });
    this.changed();
    if (this.#answer !== null) this.announce(shownText(this.#answer, this.state));
  }

  /** Asks a worker, unless the answer is known. */
  async #ask(): Promise<void> {
    this.#work.stop();
    this.#news = null;
    const { code } = this.state;
    if (this.#answer?.complete === true) return;
    const trouble = sizeTrouble(this.#puzzle);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    const found = await this.#work.ask(
      'Asking a SAT solver.',
      'inference',
      { puzzle: this.#puzzle },
      (news) => {
        this.#news = news;
        return newsText(news);
      },
    );
    if (found === null) return;
    answers.set(code, answerOf(found.inference, found.swept));
    if (code !== this.state.code) return;
    this.draw();
    this.announce(shownText(this.#answer, this.state));
  }

  readonly #acts: MustBeActs = {
    go: (at) => {
      this.#change({ at });
      this.announce(shownText(this.#answer, this.state));
    },
    stop: () => {
      // what is known by now is kept
      if (this.#news !== null) answers.set(this.state.code, partOf(this.#news));
      this.#work.stop();
      this.draw();
      this.announce(shownText(this.#answer, this.state));
    },
    goOn: () => void this.#ask(),
  };

  #change(change: Partial<MustBeState>): void {
    this.state = { ...this.state, ...change };
    this.changed();
    this.draw();
  }

  #chooseCell(row: number, column: number): void {
    this.#change({ chosen: { row, column } });
    const answer = this.#answer;
    if (answer === null) return;
    this.announce(cellText(answer, { row, column }, this.#puzzle.columns.length));
  }

  #boardModel(): BoardModel {
    return boardShown(this.#puzzle, this.#answer, this.state);
  }

  #drawBoard(): HTMLElement {
    if (this.#board === null)
      this.#board = new BoardView(this.#boardModel(), {
        id: `${this.frame.id}-board`,
        labelOf: (row, column) =>
          `row ${row + 1}, column ${column + 1}, ${valueWords(this.#answer, this.state, row * this.#puzzle.columns.length + column)}`,
        onCellActivate: (row, column) => {
          this.#chooseCell(row, column);
        },
      });
    else this.#board.update(this.#boardModel());
    this.#board.relabel();
    this.#board.choose(this.state.chosen);
    return this.#board.element;
  }

  protected draw(): void {
    const { state } = this;
    const answer = this.#answer;
    const width = this.#puzzle.columns.length;
    const { chosen } = state;
    this.place(
      mustBeView(
        {
          layout: this.layout,
          board: this.#drawBoard(),
          sentence: shownText(answer, state),
          at: solutionAt(answer, state),
          solutions: answer?.solutions.length ?? 0,
          cellText: answer === null || chosen === null ? null : cellText(answer, chosen, width),
          pair: answer === null ? null : pairFor(answer, state, this.#puzzle),
          side: smallSide(this.#puzzle),
          stopped:
            this.#work.idle && answer?.complete !== true && sizeTrouble(this.#puzzle) === null,
          work: this.#work,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

customElements.define('must-be', MustBe);
