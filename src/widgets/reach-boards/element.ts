/** `<reach-boards>`: one puzzle, a board for each method with what it knows, and beside them what must be so. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { InferenceNews } from '../../engine/inference/inference.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { PuzzleWidget } from '../../kit/puzzle/puzzleWidget.ts';
import type { CellPlace } from '../../kit/settings/places.ts';
import { Work } from '../../kit/work/work.ts';
import {
  askHref,
  boardsLinks,
  checkAsked,
  defaultState,
  doorOf,
  nothingReached,
  reachedOf,
  reachedSoFar,
  sizeTrouble,
} from './model.ts';
import type { BoardName, BoardsState, Reached, ReachBoardsProps } from './model.ts';
import { isWide, mainBoard, sheet } from './pictures.ts';
import { presets } from './presets.ts';
import { SmallBoard } from './smallBoards.ts';
import { boardsView } from './view.ts';
import type { BoardsActs, BoardShown } from './view.ts';
import {
  boardTitle,
  cellLabelOf,
  cellRows,
  cellText,
  countText,
  equalText,
  newsText,
  reachedJson,
  summaryText,
} from './words.ts';

/** What is known by the code of the puzzle; it stays while the page lives. */
const known = new Map<string, Reached>();

/** How far the search for what is inferable came, of puzzles where not all is known. */
const searches = new Map<string, InferenceNews>();

class ReachBoards extends PuzzleWidget<BoardsState> {
  readonly linkVersion = 1;
  protected readonly links = boardsLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<ReachBoardsProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'What each method misses: ';
  #puzzle: Puzzle = decodePuzzle(this.usual.code);
  #reached: Reached = nothingReached(this.#puzzle);
  #drawn: Reached | null = null;
  #pointed: CellPlace | null = null;
  #board: BoardView | null = null;
  readonly #small = reachMethods.map((method) => {
    const board = new SmallBoard(method, {
      onHover: (place) => {
        this.#point(place);
      },
      onChoose: (place) => {
        this.#chooseCell(place);
      },
    });
    return { method, board };
  });
  readonly #work = new Work(this.working);

  override connectedCallback(): void {
    super.connectedCallback();
    // the server has worked out the puzzle that the figure opens with
    const made = this.dataset['reached'];
    if (made !== undefined) known.set(this.usual.code, JSON.parse(made) as Reached);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#work.stop();
  }

  exports(): Exports {
    const { height, width } = this.#reached;
    return {
      name: `missed-${height}x${width}`,
      about: summaryText(this.#reached),
      csv: () => cellRows(this.#reached).map(csvRow).join(''),
      json: () => reachedJson(this.#puzzle, this.#reached),
      svg: () => sheet(this.#reached),
    };
  }

  protected override isFolded(key: string): boolean {
    return key === 'p';
  }

  protected show(asked: BoardsState): void {
    const puzzle = decodePuzzle(asked.code);
    checkAsked(asked, puzzle);
    this.state = asked;
    this.#puzzle = puzzle;
    this.#pointed = null;
    this.#reached = known.get(asked.code) ?? nothingReached(puzzle);
    this.shown(puzzle);
    void this.#ask();
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.usual, code, chosen: null });
    this.changed();
    if (this.#reached.complete) this.#tell();
  }

  #tell(): void {
    this.announce(`${summaryText(this.#reached)} ${equalText(this.#reached)}`.trim());
  }

  /** Asks a worker, unless all is known. */
  async #ask(): Promise<void> {
    this.#work.stop();
    const puzzle = this.#puzzle;
    const { code } = this.state;
    if (this.#reached.complete) return;
    const trouble = sizeTrouble(puzzle);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    const question = { puzzle, from: searches.get(code) ?? null };
    const answer = await this.#work.ask(
      'Running the methods.',
      'reach',
      question,
      (news) => {
        this.#reached = reachedSoFar(puzzle, news);
        searches.set(code, news.search);
        return newsText(news);
      },
      ({ search }) => ({ puzzle, from: search }),
    );
    if (answer === null) return;
    known.set(code, reachedOf(puzzle, answer.found));
    searches.delete(code);
    if (code !== this.state.code) return;
    this.#reached = known.get(code)!;
    this.draw();
    this.#tell();
  }

  readonly #acts: BoardsActs = {
    stop: () => {
      this.#work.stop();
      this.draw();
      this.announce(`Stopped. ${summaryText(this.#reached)}`);
    },
    goOn: () => void this.#ask(),
  };

  /** The pointer or the keyboard is on a cell; off the boards the chosen one is told of again. */
  #point(place: CellPlace | null): void {
    if (place === null && this.state.chosen === null) return;
    this.#pointed = place;
    this.draw();
  }

  #chooseCell(chosen: CellPlace): void {
    this.state = { ...this.state, chosen };
    this.#pointed = chosen;
    this.changed();
    this.draw();
    this.announce(cellText(this.#reached, chosen));
  }

  /** The board of what must be so, drawn where it differs. */
  #mainBoard(): HTMLElement {
    const reached = this.#reached;
    if (reached !== this.#drawn) {
      const model = mainBoard(this.#puzzle, reached);
      this.#drawn = reached;
      this.#board?.update(model);
      this.#board ??= new BoardView(model, {
        id: `${this.frame.id}-board`,
        labelOf: (row, column) => cellLabelOf(this.#reached, row, column),
        onCellFocus: (row, column) => {
          this.#point({ row, column });
        },
        onCellHover: (place) => {
          this.#point(place === null ? null : { row: place[0], column: place[1] });
        },
        onCellActivate: (row, column) => {
          this.#chooseCell({ row, column });
        },
      });
      this.#board.relabel();
    }
    return this.#board!.element;
  }

  #shownBoard(board: BoardName, element: HTMLElement): BoardShown {
    const door = doorOf(this.state.code, this.#puzzle, this.#reached, board);
    return {
      board,
      element,
      title: boardTitle(board),
      count: countText(this.#reached, board),
      door: door === null ? null : this.carried(door),
    };
  }

  protected draw(): void {
    const reached = this.#reached;
    const place = this.#pointed ?? this.state.chosen;
    const last = this.#shownBoard('sat', this.#mainBoard());
    this.#board?.choose(place);
    const small = this.#small.map(({ method, board }) => {
      board.show(reached);
      board.mark(place);
      return this.#shownBoard(method, board.element);
    });
    const trouble = sizeTrouble(this.#puzzle);
    const asks = place !== null && reached.consistent && reached.decided;
    this.place(
      boardsView(
        {
          layout: this.layout,
          wide: isWide(this.#puzzle),
          small,
          last,
          cellText: place === null ? null : cellText(reached, place),
          ask: asks ? this.carried(askHref(this.state.code, reached, place)) : null,
          summary: trouble === null ? summaryText(reached) : '',
          equal: equalText(reached),
          stopped: this.#work.idle && !reached.complete && trouble === null,
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

customElements.define('reach-boards', ReachBoards);
