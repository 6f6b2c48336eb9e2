/** `<two-pictures>`: for a puzzle of which nothing can be inferred, pictures that show it, made and checked on the spot. */
import { figureOf } from '../../figure/figure.ts';
import type { InferenceNews } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { SolutionsFigure } from '../../figure/sources/solutionsFigure.ts';
import type { Tasks } from '../../workers/tasks.ts';
import {
  boardShown,
  cellRows,
  cellText,
  certified,
  checkAsked,
  checked,
  defaultState,
  newsText,
  partialChecker,
  pictureAt,
  pictureLinks,
  pictureText,
  proofJson,
  proofText,
  sizeTrouble,
} from './model.ts';
import type { Checked, PartialChecker, PictureState, Proof, TwoPicturesProps } from './model.ts';
import { presets } from './presets.ts';
import { picturesView } from './view.ts';
import type { PicturesActs } from './view.ts';

/** Proofs by the code of the puzzle, checked; they stay while the page lives. */
const proofs = new Map<string, Checked>();

class TwoPictures extends SolutionsFigure<PictureState, Checked, 'certificate'> {
  protected readonly task = 'certificate';
  protected readonly links = pictureLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<TwoPicturesProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'Two pictures for each cell: ';
  protected readonly answers = proofs;
  protected readonly check = checkAsked;
  protected readonly troubleWith = sizeTrouble;
  #board: BoardView | null = null;
  #part: { readonly code: string; readonly checker: PartialChecker } | null = null;

  /** The server has made the pictures; they are checked here. */
  protected served(): Checked | null {
    const made = this.host.given as Proof | null;
    return made === null ? null : checked(decodePuzzle(this.usual.code), made);
  }

  protected startOf(code: string): PictureState {
    return { ...this.usual, code, at: 1, chosen: null };
  }

  protected made(found: Tasks['certificate']['answer']): Checked {
    return certified(found);
  }

  /** Pictures are checked as they come. */
  protected newsText(news: InferenceNews): string {
    const { code } = this.state;
    if (this.#part?.code !== code) this.#part = { code, checker: partialChecker(this.puzzle) };
    this.#part.checker.take(news);
    return newsText(news);
  }

  protected partOf(): Checked | null {
    return this.#part?.code === this.state.code ? this.#part.checker.soFar() : null;
  }

  protected isWhole({ undecided }: Checked): boolean {
    return undecided === null;
  }

  protected tell(): void {
    const { answer } = this;
    this.announce(
      answer === null ? 'No pictures yet.' : pictureText(this.puzzle, answer, this.state),
    );
  }

  exports(): Exports {
    const { puzzle, answer } = this;
    return {
      name: `certificate-${puzzle.rows.length}x${puzzle.columns.length}`,
      csv: () => (answer === null ? [] : cellRows(puzzle, answer)).map(csvRow).join(''),
      json: () => proofJson(puzzle, answer),
      svg: () => boardPicture(boardShown(puzzle, answer, this.state), { id: `${this.id}-export` }),
    };
  }

  readonly #acts: PicturesActs = {
    go: (at) => {
      this.change({ at: at + 1 });
      this.tell();
    },
    stop: () => this.stop(),
    goOn: () => void this.ask(),
  };

  #drawBoard(): BoardView {
    const model = boardShown(this.puzzle, this.answer, this.state);
    if (this.#board === null)
      this.#board = new BoardView(model, {
        id: `${this.id}-board`,
        onCellActivate: (row, column) => {
          this.change({ chosen: { row, column } });
          const proof = this.answer;
          const text = proof === null ? null : cellText(this.puzzle, proof, this.state);
          if (text !== null) this.announce(text);
        },
      });
    else this.#board.update(model);
    this.#board.choose(this.state.chosen);
    return this.#board;
  }

  protected draw(): void {
    const { state } = this;
    const puzzle = this.puzzle;
    const proof = this.answer;
    const { chosen } = state;
    this.place(
      picturesView(
        {
          layout: this.layout,
          board: this.#drawBoard(),
          sentence: proof === null ? 'No pictures yet.' : pictureText(puzzle, proof, state),
          proof: proof === null ? '' : proofText(puzzle, proof),
          at: proof === null ? -1 : pictureAt(proof, state),
          grids: proof?.grids ?? [],
          cellText: proof === null ? null : cellText(puzzle, proof, state),
          chosen: chosen === null ? null : chosen.row * puzzle.columns.length + chosen.column,
          stopped: this.stopped,
          work: this.work,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<TwoPicturesProps, Proof>('two-pictures', TwoPictures);
