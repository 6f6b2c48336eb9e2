/** The game at work: its board, what follows from each mark, help, its clock and effort, and its place in the store. */
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { EffortCount } from '../../kit/play/effort.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { SolutionLine } from '../../kit/solutions/solutionLine.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { today } from '../../notebook/clock.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { html } from '../../notebook/template/html.ts';
import { BoardShown } from './boardShown.ts';
import { GameClock } from './gameClock.ts';
import { gameFiles } from './gameFiles.ts';
import { GameOnShow } from './gameOnShow.ts';
import { Helper } from './helper.ts';
import { Hinter } from './hinter.ts';
import { Joy } from './joy.ts';
import type { Opened } from './keeper.ts';
import { LookBack } from './lookBack.ts';
import { clockText, linkMarks, playTexts, progressText } from './model.ts';
import type { PlayState } from './model.ts';
import { OpenLinesShown } from './openLinesShown.ts';
import { Replay } from './replay.ts';
import { Saver } from './saver.ts';
import type { SaverPlace } from './saver.ts';
import type { Shelves } from './shelves.ts';
import { SlowSteps } from './slowSteps.ts';
import { trialOf } from './trialView.ts';
import type { GameShown } from './view.ts';

/** What it needs of the page. */
export type GamePlace = Pick<SaverPlace, 'box' | 'games' | 'isListOpen' | 'reopen'> & {
  readonly id: string; // unique on the page
  /** Whether a page is read; else its first frame is built. */
  readonly isRead: boolean;
  readonly working: WorkOptions;
  readonly state: () => PlayState;
  /** What the puzzle is called while it is played. */
  readonly name: () => string;
  readonly shelves: Pick<Shelves, 'pictureName' | 'solvedName'>;
  /** The marks on the board, as a link has them. */
  readonly stands: (marks: string) => void;
  readonly changed: () => void;
  /** What is shown of a game that is solved. */
  readonly won: () => TemplateResult;
};

export class GameInPlay {
  readonly #place: GamePlace;
  readonly game: GameOnShow;
  readonly board: BoardShown;
  readonly replay: Replay;
  readonly #saver: Saver;
  readonly #helper = new Helper();
  readonly #ahead: SolutionLine;
  readonly #hinter: Hinter;
  readonly #lines: OpenLinesShown;
  readonly #back: LookBack;
  readonly #slow: SlowSteps;
  readonly #effort = new EffortCount();
  readonly #clock: GameClock;
  readonly #joy: Joy;

  /** @param puzzle - that the page opens with */
  constructor(puzzle: Puzzle, place: GamePlace) {
    this.#place = place;
    const { id, working, state } = place;
    const { onChange: draw, announce } = working;
    const { load } = this.#helper;
    this.game = new GameOnShow(puzzle);
    this.#ahead = new SolutionLine(working, playTexts, load);
    this.#hinter = new Hinter(working, load, {
      given: () => {
        this.#effort.hint();
        this.#saver.soon();
      },
      ringed: (cell) => this.board.reveal(cell),
    });
    this.#lines = new OpenLinesShown(working, load);
    this.#back = new LookBack(working);
    this.#slow = new SlowSteps(working, load);
    this.#clock = new GameClock(draw);
    this.#joy = new Joy(draw);
    this.board = new BoardShown({
      id,
      game: this.game,
      hinter: this.#hinter,
      lines: this.#lines,
      quiet: () => state().quiet,
      onMark: (cells, mark) => {
        this.replay.stop();
        this.#after(this.game.mark(cells, mark));
      },
      onTakeBack: (to) => {
        if (this.game.solved) return; // the first of the two taps was the last that was needed
        this.game.takeBack(to);
        this.look();
        this.#saver.soon();
        place.changed();
        draw();
      },
    });
    this.#saver = new Saver({ ...place, draw, announce }, () => this.#saved);
    const begins = (): void => {
      this.board.whole();
      this.board.reveal();
    };
    this.replay = new Replay(this.game, draw, (at) => this.goTo(at), begins);
  }

  listen(signal: AbortSignal): void {
    this.#saver.listen(signal);
    window.addEventListener('resize', () => this.board.fit(), { signal });
    this.#helper.open();
    this.#clock.listen(signal);
    this.#effort.listen(signal);
  }

  stop(): void {
    this.leave();
    this.#clock.stop();
    for (const part of [this.#ahead, this.#lines, this.#slow]) part.stop();
    this.#hinter.forget();
    this.#back.forget();
    this.#helper.close();
  }

  /** Another game will be on show, or none: this one is kept. */
  leave(): void {
    this.replay.stop();
    this.#joy.stop();
    this.#saver.now();
  }

  /** What a puzzle opens with, by its link and by the store. */
  opened({ code, marks }: PlayState, puzzle: Puzzle): Opened {
    return this.#saver.open(code, puzzle, marks);
  }

  begin({ moves, seconds, effort, kept }: Opened): void {
    this.#clock.set(seconds);
    this.#effort.set(effort);
    void this.#ahead.look(moves.puzzle);
    this.#place.box.look();
    this.board.begin();
    this.game.begin(moves, moves.all.length === 0 ? howTo : standsText(kept));
    this.look();
  }

  /** Keeps the game, where that is due. */
  keep(): void {
    this.#saver.now();
  }

  /** The game as it is kept. */
  get #saved(): SavedGame {
    return {
      code: this.#place.state().code,
      name: this.#place.name(),
      moves: this.game.moves.all,
      at: this.game.moves.at,
      solved: this.game.solved,
      seconds: this.#clock.seconds,
      day: today(),
      effort: this.#effort.effort,
    };
  }

  /** Says what was done, and draws what follows from it. */
  readonly #after = (done: boolean): void => {
    if (!done) return;
    const { shelves, name, changed, working } = this.#place;
    const { game } = this;
    const isFirst = !this.#wasSolved;
    this.#effort.act(game.solved ? today() : null);
    this.look();
    this.#saver.soon();
    if (game.solved) {
      this.#saver.now();
      this.board.whole();
      void this.#slow.look(game.moves);
      if (isFirst) this.#joy.show(game.found, shelves.solvedName ?? name());
    }
    changed();
    working.onChange();
    const picture = game.solved ? shelves.pictureName : null;
    const found = picture === null ? [] : [`The picture: ${picture}.`];
    working.announce([game.said, ...found, ...game.brokenWords.slice(0, 1)].join(' '));
  };

  get #wasSolved(): boolean {
    return (this.#effort.effort?.solved ?? null) !== null;
  }

  readonly goTo = (at: number): void => {
    this.replay.stop();
    this.game.goTo(at);
    this.#after(true);
  };

  clear(): void {
    this.#after(this.game.make({ kind: 'clear' }));
  }

  /** Looks again at what follows from the marks on the board. */
  look(): void {
    const { moves, solved, puzzle } = this.game;
    this.#place.stands(linkMarks(puzzle, moves.position.marks));
    const { crosses, open, clock } = this.#place.state();
    this.game.crosses = crosses;
    this.#hinter.forget();
    this.#back.forget();
    this.#slow.note(moves);
    this.#lines.look(open && !solved ? moves : null);
    this.#clock.run(this.#place.isRead && clock && moves.all.length > 0 && !solved);
  }

  readonly hint = (): void => void this.#hinter.ask(this.game.moves, this.solution);

  readonly check = (): void => void this.#hinter.check(this.game.moves, this.solution);

  /** Goes through the moves of the player. */
  trace(): void {
    this.#back.ask(this.game.moves);
  }

  /** The only solution, where it is known to be the only one. */
  get solution(): Grid | null {
    const { found } = this.#ahead;
    return found?.status === 'one' ? (found.solutions[0] ?? null) : null;
  }

  async #toLastRight(): Promise<void> {
    const last = await this.#hinter.lastRight(this.game.moves);
    if (last !== null) this.goTo(Math.max(0, last));
  }

  /** The one line that stands with the board on a phone: what was asked for, what is wrong, or what was done. */
  get #dock(): string {
    const { moves, solved, said } = this.game;
    const hint = this.#hinter.told(moves)?.sentences.at(-1);
    return hint ?? (solved ? said : (this.#saver.trouble ?? said));
  }

  files(): Exports {
    const { rows, columns } = this.game.puzzle;
    return gameFiles({
      size: [rows.length, columns.length],
      game: () => this.#saved,
      trace: () => this.#back.rows(this.game.moves),
      board: () => this.board.model(),
    });
  }

  /** What the page shows of it. */
  shown(): GameShown {
    const { moves, solved, said, puzzle } = this.game;
    const { all, at, position } = moves;
    const isOver = solved || this.replay.runs;
    return {
      board: this.board.draw(),
      tool: this.board.tool,
      at,
      moves: all.length,
      sentence: said,
      progress: progressText(puzzle, position.marks),
      solved,
      solutions: html`${this.#ahead.answer}${this.#ahead.progress()}`,
      solutionsSaid: all.length === 0 || this.#ahead.found?.status !== 'one',
      looksBack: isOver || this.#wasSolved,
      joy: this.#joy.template(),
      clock: clockText(this.#clock.seconds),
      trouble: this.#saver.trouble,
      slow: this.#slow.template(moves),
      parts: isOver
        ? [this.#place.won()]
        : [
            this.#lines.template(),
            trialOf(this.game, this.#after, this.#place.working.onChange),
            this.#hinter.template(moves, this.hint, () => void this.#toLastRight(), this.check),
          ],
      dock: this.#dock,
      back: this.#back.template(moves, solved, this.goTo),
    };
  }
}

/** What is said of an empty board. */
const howTo = 'Press a cell to fill it.';

const standsText = (kept: boolean): string =>
  kept ? 'Your game stands where you left it.' : 'The marks of the link are on the board.';
