/** `<play-game>`: any puzzle in play, with all that a player expects; every answer is worked out from its numbers. */
import type { TemplateResult } from 'lit-html';
import { today } from '../../clock.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { cellLabel } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { fold } from '../../kit/cell/figureParts.ts';
import { csvRow } from '../../kit/export/files.ts';
import { CertainRuns } from '../../kit/play/certainRuns.ts';
import { gameJson } from '../../kit/play/gameFile.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { playModel } from '../../kit/play/playPicture.ts';
import { browserStore, SavedGames } from '../../kit/play/savedGames.ts';
import { StrokeBoard, strokeLine } from '../../kit/play/strokeBoard.ts';
import type { Stroke, Tool } from '../../kit/play/stroke.ts';
import { leastCellOnScreen } from '../../kit/play/targets.ts';
import { PuzzleWidget } from '../../kit/puzzle/puzzleWidget.ts';
import { GameClock } from './gameClock.ts';
import { GameOnShow } from './gameOnShow.ts';
import { GamesBox } from './gamesBox.ts';
import { Hinter } from './hinter.ts';
import { Keeper } from './keeper.ts';
import { LookBack } from './lookBack.ts';
import { Maker } from './maker.ts';
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
import { OpenLinesShown } from './openLinesShown.ts';
import { presets } from './presets.ts';
import { SolutionsAhead } from './solutionsAhead.ts';
import { trialPart } from './trialView.ts';
import { flagField, playView } from './view.ts';
import { WithoutNetwork } from './withoutNetwork.ts';
import type { PlayActs } from './view.ts';

const noRings: ReadonlySet<number> = new Set();

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
  readonly #hinter = new Hinter(this.working);
  readonly #lines = new OpenLinesShown(this.working);
  readonly #back = new LookBack(this.working);
  readonly #maker = new Maker(this.working, ({ puzzle }, name) => {
    this.take(puzzle, name);
  });
  readonly #box = new GamesBox(this.#games, {
    draw: () => {
      this.draw();
    },
    announce: (text) => {
      this.announce(text);
    },
    warn: (text) => {
      this.notice(text, 'warning');
    },
    save: () => {
      this.#save();
    },
    show: ({ code, name }) => {
      this.take(decodePuzzle(code), name.replace(/, \d+\s×\s\d+$/, '')); // the size comes again
    },
  });
  readonly #clock = new GameClock(() => {
    this.draw();
  });
  readonly #network = new WithoutNetwork((said) => {
    this.draw();
    this.announce(said);
  });
  readonly #game = new GameOnShow(decodePuzzle(this.usual.code));
  #board: StrokeBoard | null = null;
  #model: BoardModel | null = null;
  #stroke: Stroke | null = null;
  #tool: Tool = 'fill';
  #saving = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    window.addEventListener('storage', this.#onStorage);
    window.addEventListener('pagehide', this.#save);
    this.#network.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('storage', this.#onStorage);
    window.removeEventListener('pagehide', this.#save);
    this.#save();
    this.#clock.stop();
    this.#network.stop();
    for (const part of [this.#ahead, this.#maker, this.#lines]) part.stop();
    this.#hinter.forget();
    this.#back.forget();
  }

  exports(): Exports {
    const { rows, columns } = this.#game.puzzle;
    return {
      name: `game-${rows.length}x${columns.length}`,
      csv: () =>
        [
          ['move', 'what'],
          ...this.#game.moves.all.map((move, at) => [at + 1, moveText(move, columns.length)]),
        ]
          .map(csvRow)
          .join(''),
      json: () => ({ ...gameJson(this.#saved()), trace: this.#back.rows(this.#game.moves) }),
      svg: () => boardPicture(this.#boardModel(), { id: `${this.frame.id}-export` }),
    };
  }

  protected show(state: PlayState): void {
    this.#save();
    const puzzle = decodePuzzle(state.code);
    const { moves, seconds, notice } = this.#keeper.open(state.code, puzzle, state.marks);
    this.state = state;
    this.shown(puzzle);
    this.#clock.set(seconds);
    if (notice !== null) this.notice(notice, 'info');
    this.#ahead.look(state.code, puzzle);
    this.#box.look();
    this.#stroke = null;
    this.#model = null;
    this.#game.begin(moves);
    this.#look();
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code, marks: '' });
    this.changed();
    this.announce(`${this.puzzleName}. ${this.#game.said}`);
  }

  readonly #onStorage = (): void => {
    this.#keeper.look(this.state.code);
    this.#box.look();
    this.draw();
  };

  /** Control and Z undo, with Shift or Y redo, wherever in the figure nothing is typed. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const typed = event.target instanceof Element && event.target.closest('input, textarea');
    if (!(event.ctrlKey || event.metaKey) || event.altKey || typed || !'zy'.includes(key)) return;
    event.preventDefault();
    this.#goTo(this.#game.moves.at + (key === 'y' || event.shiftKey ? 1 : -1));
  };

  /** The game as it is kept. */
  #saved(): SavedGame {
    return {
      code: this.state.code,
      name: this.puzzleName,
      moves: this.#game.moves.all,
      at: this.#game.moves.at,
      solved: this.#game.solved,
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
    this.#keeper.write(this.#saved());
    if (!known || this.folds.isOpen('games')) {
      this.#box.look();
      this.draw();
    }
    if (this.#keeper.conflict || this.#keeper.trouble !== trouble) {
      this.draw();
      this.announce(this.#keeper.trouble ?? '');
    }
  };

  /** Says what was done, and draws what follows from it. */
  #after(done: boolean): void {
    if (!done) return;
    this.#look();
    this.#keep();
    this.draw();
    this.announce([this.#game.said, ...this.#game.brokenWords.slice(0, 1)].join(' '));
  }

  #goTo(at: number): void {
    this.#game.goTo(at);
    this.#after(true);
  }

  /** Keeps the game, in a task of its own: a stroke answers first. */
  #keep(): void {
    clearTimeout(this.#saving);
    this.#saving = window.setTimeout(this.#save);
    this.changed();
  }

  /** Looks again at what follows from the marks on the board. */
  #look(): void {
    const { moves, solved, puzzle } = this.#game;
    this.state = { ...this.state, marks: linkMarks(puzzle, moves.position.marks) };
    this.#hinter.forget();
    this.#back.forget();
    this.#lines.look(this.state.open && !solved ? moves : null);
    this.#clock.run(this.state.clock && moves.all.length > 0 && !solved);
  }

  #boardModel(): BoardModel {
    const line = this.#stroke === null ? null : strokeLine(this.#stroke);
    const told = this.#hinter.told(this.#game.moves);
    const shown = {
      stroke: this.#stroke,
      quiet: this.state.quiet,
      open: this.#lines.lines,
      lit: line === null ? (told?.lit ?? []) : [line],
      bad: [...this.#game.broken.map((one) => one.line), ...(told?.bad ?? [])],
      rings: told?.rings ?? noRings,
      premises: told?.premises ?? [],
      label: playName(this.#game.puzzle),
    };
    return playModel(
      this.#game.puzzle,
      this.#game.moves.position,
      shown,
      this.#certain,
      this.#model,
    );
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
          this.#after(this.#game.mark(cells, mark));
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
      this.#after(this.#game.make({ kind: 'clear' }));
    },
    enlarge: (by) => {
      this.#board?.enlarge(by);
    },
    quiet: (quiet) => {
      this.#set({ quiet });
    },
    clock: (clock) => {
      this.#set({ clock });
    },
    takeTheirs: () => {
      this.#keeper.takeTheirs(this.#saved());
      this.#saving = 0;
      this.show({ ...this.state, marks: '' });
    },
    takeOurs: () => {
      this.#keeper.takeOurs(this.#saved());
      this.#box.look();
      this.draw();
    },
  };

  #set(part: Partial<PlayState>): void {
    this.state = { ...this.state, ...part };
    this.#look();
    this.changed();
    this.draw();
  }

  get #trial(): TemplateResult {
    const { moves, supposing, brokenWords, solved, puzzle } = this.#game;
    const make = (kind: 'other' | 'drop' | 'keep') => (): void => {
      this.#after(this.#game.make({ kind }));
    };
    return trialPart(
      {
        branches: moves.position.branches,
        supposing,
        broken: brokenWords,
        solved,
        width: puzzle.columns.length,
      },
      {
        suppose: () => {
          this.#game.supposing = !supposing;
          this.draw();
        },
        other: make('other'),
        drop: make('drop'),
        keep: make('keep'),
      },
    );
  }

  /** The only solution, where it is known to be the only one. */
  get #solution(): Grid | null {
    const { found } = this.#ahead;
    return found?.status === 'one' ? (found.solutions[0] ?? null) : null;
  }

  get #hint(): TemplateResult {
    return this.#hinter.template(
      this.#game.moves,
      () => void this.#hinter.ask(this.#game.moves, this.#solution),
      () => void this.#toLastRight(),
    );
  }

  async #toLastRight(): Promise<void> {
    const moves = this.#game.moves;
    const last = await this.#hinter.lastRight(moves);
    if (last === null || moves !== this.#game.moves) return;
    this.#goTo(Math.max(0, last));
  }

  protected draw(): void {
    const board = this.#drawBoard();
    const { all, at } = this.#game.moves;
    const { quiet, open, clock, code } = this.state;
    this.place(
      playView(
        {
          id: this.frame.id,
          folds: this.folds,
          board: board.element,
          tool: this.#tool,
          at,
          moves: all.length,
          sentence: this.#game.said,
          progress: progressText(this.#game.puzzle, this.#game.moves.position.marks),
          solved: this.#game.solved,
          solutions: this.#ahead.template(),
          clock: clock ? clockText(this.#clock.seconds) : null,
          trouble: this.#keeper.trouble,
          network: this.#network.text,
          conflict: this.#keeper.conflict,
          quiet,
          showsClock: clock,
          choice: this.choice(),
          about: this.about(),
          parts: this.#game.solved ? [] : [this.#lines.template(), this.#trial, this.#hint],
          options: [
            flagField(
              `${this.frame.id}-open`,
              'Show which lines still give something',
              open,
              (on) => {
                this.#set({ open: on });
              },
            ),
          ],
          games: this.#box.shown(code),
          more: [
            fold(
              this.folds,
              'back',
              'Afterwards: how the marks followed',
              this.#back.template(this.#game.moves, this.#game.solved, (place) => {
                this.#goTo(place);
              }),
            ),
            fold(this.folds, 'maker', 'A new puzzle to order', this.#maker.template(this.frame.id)),
          ],
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

customElements.define('play-game', PlayGame);
