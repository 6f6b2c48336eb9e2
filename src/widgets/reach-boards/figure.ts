/** `<reach-boards>`: one puzzle, a board for each method with what it knows, and beside them what must be so. */
import { figureOf } from '../../figure/figure.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import type { ReachNews } from '../../engine/inference/reach.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { SolutionsFigure } from '../../figure/sources/solutionsFigure.ts';
import type { Part } from '../../kit/template/part.ts';
import type { CellPlace } from '../../kit/settings/places.ts';
import type { Tasks } from '../../workers/tasks.ts';
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

class ReachBoards extends SolutionsFigure<BoardsState, Reached, 'reach'> {
  protected readonly task = 'reach';
  protected readonly links = boardsLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<ReachBoardsProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'What each method misses: ';
  protected readonly answers = known;
  protected readonly check = checkAsked;
  protected readonly troubleWith = sizeTrouble;
  #nothing: { readonly puzzle: Puzzle; readonly reached: Reached } | null = null;
  #drawn: Reached | null = null;
  #pointed: CellPlace | null = null;
  #board: BoardView | null = null;
  readonly #small = reachMethods.map((method) => {
    const board = new SmallBoard(method, {
      onHover: (place) => this.#point(place),
      onChoose: (place) => this.#chooseCell(place),
    });
    return { method, board };
  });

  protected served(): Reached | null {
    return this.host.given as Reached | null;
  }

  protected startOf(code: string): BoardsState {
    return { ...this.usual, code, chosen: null };
  }

  protected made({ found }: Tasks['reach']['answer']): Reached {
    return reachedOf(this.puzzle, found);
  }

  /** The boards are drawn as the methods come to their ends. */
  protected newsText(news: ReachNews): string {
    known.set(this.state.code, reachedSoFar(this.puzzle, news));
    return newsText(news);
  }

  protected partOf(): Reached | null {
    return this.answer;
  }

  protected isWhole({ complete }: Reached): boolean {
    return complete;
  }

  protected tell(): void {
    this.announce(`${summaryText(this.#reached)} ${equalText(this.#reached)}`.trim());
  }

  /** What is known, or that nothing is. */
  get #reached(): Reached {
    const { answer, puzzle } = this;
    if (answer !== null) return answer;
    if (this.#nothing?.puzzle !== puzzle)
      this.#nothing = { puzzle, reached: nothingReached(puzzle) };
    return this.#nothing.reached;
  }

  exports(): Exports {
    const { height, width } = this.#reached;
    return {
      name: `missed-${height}x${width}`,
      about: summaryText(this.#reached),
      csv: () => cellRows(this.#reached).map(csvRow).join(''),
      json: () => reachedJson(this.puzzle, this.#reached),
      svg: () => sheet(this.#reached),
    };
  }

  override isFolded(key: string): boolean {
    return key === 'p';
  }

  protected override show(asked: BoardsState): void {
    this.#pointed = null;
    super.show(asked);
  }

  readonly #acts: BoardsActs = {
    stop: () => this.stop(),
    goOn: () => void this.ask(),
  };

  /** The pointer or the keyboard is on a cell; off the boards the chosen one is told of again. */
  #point(place: CellPlace | null): void {
    if (place === null && this.state.chosen === null) return;
    this.#pointed = place;
    this.draw();
  }

  #chooseCell(chosen: CellPlace): void {
    this.#pointed = chosen;
    this.change({ chosen });
    this.announce(cellText(this.#reached, chosen));
  }

  /** The board of what must be so, drawn where it differs. */
  #mainBoard(): BoardView {
    const reached = this.#reached;
    if (reached !== this.#drawn) {
      const model = mainBoard(this.puzzle, reached);
      this.#drawn = reached;
      this.#board?.update(model);
      this.#board ??= new BoardView(model, {
        id: `${this.id}-board`,
        labelOf: (row, column) => cellLabelOf(this.#reached, row, column),
        onCellFocus: (row, column) => this.#point({ row, column }),
        onCellHover: (place) => {
          this.#point(place === null ? null : { row: place[0], column: place[1] });
        },
        onCellActivate: (row, column) => this.#chooseCell({ row, column }),
      });
      this.#board.relabel();
    }
    return this.#board!;
  }

  #shownBoard(board: BoardName, picture: Part): BoardShown {
    const door = doorOf(this.state.code, this.puzzle, this.#reached, board);
    return {
      board,
      picture,
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
      return this.#shownBoard(method, board);
    });
    const trouble = sizeTrouble(this.puzzle);
    const asks = place !== null && reached.consistent && reached.decided;
    this.place(
      boardsView(
        {
          layout: this.layout,
          wide: isWide(this.puzzle),
          small,
          last,
          cellText: place === null ? null : cellText(reached, place),
          ask: asks ? this.carried(askHref(this.state.code, reached, place)) : null,
          summary: trouble === null ? summaryText(reached) : '',
          equal: equalText(reached),
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

export const figure = figureOf<ReachBoardsProps, Reached>('reach-boards', ReachBoards);
