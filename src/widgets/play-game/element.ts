/** `<play-game>`: any puzzle in play, with all that a player expects; every answer is worked out from its numbers. */
import { html } from 'lit-html';
import { today } from '../../clock.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { cellLabel } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow, saveFile } from '../../kit/export/files.ts';
import { CertainRuns } from '../../kit/play/certainRuns.ts';
import { isSolved } from '../../kit/play/game.ts';
import { gameJson, readGame } from '../../kit/play/gameFile.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import type { Move } from '../../kit/play/moves.ts';
import { playModel } from '../../kit/play/playPicture.ts';
import { browserStore, SavedGames } from '../../kit/play/savedGames.ts';
import type { ListedGame } from '../../kit/play/savedGames.ts';
import { StrokeBoard, strokeLine } from '../../kit/play/strokeBoard.ts';
import type { Stroke, Tool } from '../../kit/play/stroke.ts';
import { leastCellOnScreen } from '../../kit/play/targets.ts';
import { PuzzleWidget } from '../../kit/puzzle/puzzleWidget.ts';
import { GameClock } from './gameClock.ts';
import { Keeper } from './keeper.ts';
import {
  clockText,
  linkMarks,
  moveText,
  playLinks,
  playName,
  progressText,
  usualPlay,
} from './model.ts';
import type { PlayGameProps, PlayState } from './model.ts';
import { presets } from './presets.ts';
import { SolutionsAhead } from './solutionsAhead.ts';
import { playView } from './view.ts';
import type { PlayActs } from './view.ts';

class PlayGame extends PuzzleWidget<PlayState> {
  readonly linkVersion = 1;
  protected readonly links = playLinks;
  protected readonly presets = presets;
  protected readonly usual = usualPlay(this.props<PlayGameProps>() as PlayGameProps);
  protected state = this.usual;
  readonly #games = new SavedGames(browserStore());
  readonly #keeper = new Keeper(this.#games);
  readonly #certain = new CertainRuns();
  readonly #ahead = new SolutionsAhead(this.working);
  readonly #clock = new GameClock(() => {
    this.draw();
  });
  #puzzle: Puzzle = decodePuzzle(this.usual.code);
  #moves = new Moves(this.#puzzle);
  #board: StrokeBoard | null = null;
  #model: BoardModel | null = null;
  #stroke: Stroke | null = null;
  #tool: Tool = 'fill';
  #solved = false;
  #said = '';
  #asksAll = false;
  #listed: readonly ListedGame[] = []; // reading them takes a while: not with each stroke
  #saving = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('storage', this.#onStorage);
    window.addEventListener('pagehide', this.#save);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('storage', this.#onStorage);
    window.removeEventListener('pagehide', this.#save);
    this.#save();
    this.#clock.stop();
    this.#ahead.stop();
  }

  exports(): Exports {
    const { rows, columns } = this.#puzzle;
    return {
      name: `game-${rows.length}x${columns.length}`,
      csv: () =>
        [['move', 'what'], ...this.#moves.all.map((move, at) => [at + 1, this.#words(move)])]
          .map(csvRow)
          .join(''),
      json: () => gameJson(this.#game()),
      svg: () => boardPicture(this.#boardModel(), { id: `${this.frame.id}-export` }),
    };
  }

  protected show(state: PlayState): void {
    this.#save();
    const puzzle = decodePuzzle(state.code);
    const { moves, seconds, notice } = this.#keeper.open(state.code, puzzle, state.marks);
    this.#puzzle = puzzle;
    this.state = state;
    this.shown(puzzle);
    this.#clock.set(seconds);
    if (notice !== null) this.notice(notice, 'info');
    this.#ahead.look(state.code, puzzle);
    this.#listed = this.#games.list();
    this.#begin(moves);
  }

  /** A game comes on show. */
  #begin(moves: Moves): void {
    this.#moves = moves;
    this.#stroke = null;
    this.#model = null;
    this.#said =
      moves.all.length === 0 ? 'Press a cell to fill it.' : 'Your game stands where you left it.';
    this.#changed();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code, marks: '' });
    this.changed();
    this.announce(`${this.puzzleName}. ${this.#said}`);
  }

  readonly #onStorage = (): void => {
    this.#keeper.look(this.state.code);
    this.#list();
  };

  /** The game as it is kept. */
  #game(): SavedGame {
    return {
      code: this.state.code,
      name: this.puzzleName,
      moves: this.#moves.all,
      at: this.#moves.at,
      solved: this.#solved,
      seconds: this.#clock.seconds,
      day: today(),
    };
  }

  readonly #save = (): void => {
    if (this.#saving === 0) return;
    clearTimeout(this.#saving);
    this.#saving = 0;
    const { trouble } = this.#keeper;
    const known = this.#games.has(this.state.code);
    this.#keeper.write(this.#game());
    if (!known || this.folds.isOpen('games')) this.#list();
    if (this.#keeper.conflict || this.#keeper.trouble !== trouble) {
      this.draw();
      this.announce(this.#keeper.trouble ?? '');
    }
  };

  /** Reads the list of games again. */
  #list(): void {
    this.#listed = this.#games.list();
    this.draw();
  }

  #words(move: Move): string {
    return moveText(move, this.#puzzle.columns.length);
  }

  #make(move: Move): void {
    if (!this.#moves.make(move)) return;
    const was = this.#solved;
    this.#said = this.#words(move);
    this.#changed();
    this.#keep();
    if (this.#solved && !was) this.#said = 'Solved: every number holds.';
    this.announce(this.#said);
    this.draw();
  }

  #goTo(at: number): void {
    this.#moves.goTo(at);
    this.#said = `${this.#moves.at} of ${this.#moves.all.length} moves.`;
    this.#changed();
    this.#keep();
    this.announce(this.#said);
    this.draw();
  }

  /** Keeps the game, in a task of its own: a stroke answers first. */
  #keep(): void {
    clearTimeout(this.#saving);
    this.#saving = window.setTimeout(this.#save);
    this.changed();
  }

  /** What follows from the marks that are on the board now. */
  #changed(): void {
    const { marks } = this.#moves.position;
    this.state = { ...this.state, marks: linkMarks(this.#puzzle, marks) };
    this.#solved = isSolved({ puzzle: this.#puzzle, marks });
    this.#clock.run(this.state.clock && this.#moves.all.length > 0 && !this.#solved);
    this.draw();
  }

  #boardModel(): BoardModel {
    const line = this.#stroke === null ? null : strokeLine(this.#stroke);
    const shown = {
      stroke: this.#stroke,
      quiet: this.state.quiet,
      open: [],
      lit: line === null ? [] : [line],
      bad: [],
      rings: new Set<number>(),
      premises: [],
      label: playName(this.#puzzle),
    };
    return playModel(this.#puzzle, this.#moves.position, shown, this.#certain, this.#model);
  }

  /** Draws the board alone: all that a stroke under way changes. */
  #drawBoard(): StrokeBoard {
    const model = this.#boardModel();
    this.#model = model;
    if (this.#board === null)
      this.#board = new StrokeBoard(model, Math.max(leastCellOnScreen, usualCell(model)), {
        id: `${this.frame.id}-board`,
        tool: () => this.#tool,
        labelOf: (row, column) => cellLabel(this.#model ?? model, row, column),
        onStroke: (stroke) => {
          this.#stroke = stroke;
          this.#drawBoard();
        },
        onMark: (cells, mark) => {
          this.#make({ kind: 'mark', cells, mark });
        },
      });
    else this.#board.show(model);
    return this.#board;
  }

  readonly #acts: PlayActs = {
    tool: (tool) => {
      this.#tool = tool;
      this.draw();
    },
    goTo: (at) => {
      this.#goTo(at);
    },
    clear: () => {
      this.#make({ kind: 'clear' });
    },
    enlarge: (by) => {
      this.#board?.enlarge(by);
    },
    quiet: (quiet) => {
      this.#set({ quiet });
    },
    clock: (clock) => {
      this.#set({ clock });
      this.#changed();
    },
    takeTheirs: () => {
      this.#keeper.takeTheirs(this.#game());
      this.#saving = 0;
      this.show({ ...this.state, marks: '' });
    },
    takeOurs: () => {
      this.#keeper.takeOurs(this.#game());
      this.#list();
    },
  };

  #set(part: Partial<PlayState>): void {
    this.state = { ...this.state, ...part };
    this.changed();
    this.draw();
  }

  /** Opens a game from the list or from a file; the one of its puzzle that is kept is set aside. */
  #open(game: SavedGame): void {
    this.#save();
    if (this.#games.has(game.code)) this.#games.setAside(game.code);
    this.#games.write(game, true);
    this.choose(game.code);
  }

  async #readFile(file: File): Promise<void> {
    const reading = readGame(await file.text());
    if (reading.kind === 'game') {
      this.#open(reading.game);
      return;
    }
    const why =
      reading.kind === 'version'
        ? `It was saved by another version of this page (${reading.version}).`
        : `No game is in it: ${reading.reason}.`;
    this.notice(`${file.name} cannot be opened. ${why} The game on show is as it was.`, 'warning');
  }

  #removeAll(sure: boolean): void {
    if (sure && this.#asksAll) {
      this.#games.removeAll();
      this.announce('All games are deleted.');
    }
    this.#asksAll = sure && !this.#asksAll;
    this.#list();
  }

  /** Opens a game of the list; the kept one of its puzzle takes its place there. */
  #openListed({ key, reading, aside }: ListedGame): void {
    if (reading.kind !== 'game') return;
    if (!aside) {
      this.choose(reading.game.code);
      return;
    }
    this.#games.remove(key);
    this.#open(reading.game);
  }

  protected draw(): void {
    const board = this.#drawBoard();
    const { all, at } = this.#moves;
    const { quiet, clock, code } = this.state;
    this.place(
      playView(
        {
          id: this.frame.id,
          folds: this.folds,
          board: board.element,
          tool: this.#tool,
          at,
          moves: all.length,
          sentence: this.#said,
          progress: progressText(this.#puzzle, this.#moves.position.marks),
          solved: this.#solved,
          solutions: this.#ahead.template(),
          clock: clock ? clockText(this.#clock.seconds) : null,
          trouble: this.#keeper.trouble,
          conflict: this.#keeper.conflict,
          quiet,
          showsClock: clock,
          choice: this.choice(),
          about: this.about(),
          parts: [],
          options: [],
          games: {
            games: this.#listed,
            present: code,
            asksAll: this.#asksAll,
            open: (game) => {
              this.#openListed(game);
            },
            save: ({ text, reading }) => {
              saveFile(
                `game${reading.kind === 'game' ? `-${reading.game.day}` : ''}.json`,
                'application/json',
                text,
              );
            },
            remove: ({ key }) => {
              this.#games.remove(key);
              this.#list();
            },
            removeAll: (sure) => {
              this.#removeAll(sure);
            },
            read: (file) => void this.#readFile(file),
          },
          more: [],
          below: html`${this.below()}`,
        },
        this.#acts,
      ),
    );
  }
}

customElements.define('play-game', PlayGame);
