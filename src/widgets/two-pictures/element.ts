/** `<two-pictures>`: for a puzzle of which nothing can be inferred, pictures that show it, made and checked on the spot. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { PuzzleWidget } from '../../kit/puzzle/puzzleWidget.ts';
import { Work } from '../../kit/work/work.ts';
import {
  boardShown,
  cellRows,
  cellText,
  checkAsked,
  checked,
  defaultState,
  newsText,
  pictureAt,
  pictureLinks,
  pictureText,
  proofJson,
  proofOf,
  proofText,
  sizeTrouble,
} from './model.ts';
import type { Checked, PictureState, Proof, TwoPicturesProps } from './model.ts';
import { presets } from './presets.ts';
import { picturesView } from './view.ts';
import type { PicturesActs } from './view.ts';

/** Proofs by the code of the puzzle, checked; they stay while the page lives. */
const proofs = new Map<string, Checked>();

class TwoPictures extends PuzzleWidget<PictureState> {
  readonly linkVersion = 1;
  protected readonly links = pictureLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<TwoPicturesProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'Two pictures for each cell: ';
  #puzzle: Puzzle = decodePuzzle(this.usual.code);
  #board: BoardView | null = null;
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
    // the server has made the pictures of the puzzle that the figure opens with; they are checked here
    const made = this.dataset['proof'];
    if (made !== undefined)
      proofs.set(this.usual.code, checked(this.#puzzle, JSON.parse(made) as Proof));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#work.stop();
  }

  get #proof(): Checked | null {
    return proofs.get(this.state.code) ?? null;
  }

  exports(): Exports {
    const puzzle = this.#puzzle;
    const proof = this.#proof;
    return {
      name: `certificate-${puzzle.rows.length}x${puzzle.columns.length}`,
      csv: () => (proof === null ? [] : cellRows(puzzle, proof)).map(csvRow).join(''),
      json: () => proofJson(puzzle, proof),
      svg: () =>
        boardPicture(boardShown(puzzle, proof, this.state), { id: `${this.frame.id}-export` }),
    };
  }

  protected override isFolded(key: string): boolean {
    return key === 'p';
  }

  protected show(asked: PictureState): void {
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
    this.show({ ...this.usual, code, at: 1, chosen: null });
    this.changed();
    this.#tell();
  }

  #tell(): void {
    const proof = this.#proof;
    if (proof !== null) this.announce(pictureText(this.#puzzle, proof, this.state));
  }

  /** Asks a worker for the solutions, chooses among them and checks, unless that is done. */
  async #ask(): Promise<void> {
    this.#work.stop();
    const { code } = this.state;
    const puzzle = this.#puzzle;
    if (proofs.has(code)) return;
    const trouble = sizeTrouble(puzzle);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    const found = await this.#work.ask('Asking a SAT solver.', 'inference', { puzzle }, newsText);
    if (found === null) return;
    proofs.set(code, checked(puzzle, proofOf(found.inference)));
    if (code !== this.state.code) return;
    this.draw();
    this.#tell();
  }

  readonly #acts: PicturesActs = {
    go: (at) => {
      this.#change({ at: at + 1 });
      this.#tell();
    },
    stop: () => {
      this.#work.stop();
      this.draw();
      this.announce('Stopped.');
    },
    goOn: () => void this.#ask(),
  };

  #change(change: Partial<PictureState>): void {
    this.state = { ...this.state, ...change };
    this.changed();
    this.draw();
  }

  #drawBoard(): HTMLElement {
    const model = boardShown(this.#puzzle, this.#proof, this.state);
    if (this.#board === null)
      this.#board = new BoardView(model, {
        id: `${this.frame.id}-board`,
        onCellActivate: (row, column) => {
          this.#change({ chosen: { row, column } });
          const proof = this.#proof;
          const text = proof === null ? null : cellText(this.#puzzle, proof, this.state);
          if (text !== null) this.announce(text);
        },
      });
    else this.#board.update(model);
    this.#board.choose(this.state.chosen);
    return this.#board.element;
  }

  protected draw(): void {
    const { state } = this;
    const puzzle = this.#puzzle;
    const proof = this.#proof;
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
          stopped: this.#work.idle && proof === null && sizeTrouble(puzzle) === null,
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

customElements.define('two-pictures', TwoPictures);
