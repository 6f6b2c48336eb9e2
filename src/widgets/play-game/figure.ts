/** `<play-game>`: any puzzle in play, with all that a player expects; every answer is worked out from its numbers. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { TemplateResult } from 'lit-html';
import type { Solved } from '../../engine/solve/solve.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { Exports, FigurePage, NoticeTone } from '../../notebook/host/host.ts';
import { browserStore, SavedGames } from '../../kit/play/savedGames.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { creditOf } from '../../puzzles/gallery.ts';
import { keepSolved } from '../../kit/solutions/solutionSearch.ts';
import { Heard, lineText, readOut } from './byEar.ts';
import { GameInPlay } from './gameInPlay.ts';
import { GamesBox } from './gamesBox.ts';
import { Maker } from './maker.ts';
import { playLinks, usualPlay } from './model.ts';
import type { PlayGameProps, PlayState } from './model.ts';
import { presets } from './presets.ts';
import { Printed } from './printed.ts';
import { Shelves } from './shelves.ts';
import { AfterSolved } from './solvedPart.ts';
import { nextOpenLine } from './nextOpenLine.ts';
import { askedBy, undoKey } from './playKeys.ts';
import { playView } from './view.ts';
import { WithoutNetwork } from './withoutNetwork.ts';
import type { PlayActs } from './view.ts';

class PlayGame extends PuzzleFigure<PlayState> {
  readonly linkVersion = 1;
  protected readonly links = playLinks;
  protected readonly presets = presets;
  protected readonly usual = usualPlay(this.props<PlayGameProps>() as PlayGameProps);
  protected state = this.usual;
  readonly #isRead = this.host.page !== null;
  readonly #draw = (): void => this.draw();
  #openLine: LineRef | null = null; // that the keyboard came to last by its key
  #isReset = false; // to the puzzle that the page opens with for whoever is new
  readonly #heard = new Heard();
  readonly #printed = new Printed();
  readonly #games = new SavedGames(browserStore());
  readonly #maker = new Maker(this.working, ({ puzzle }, name) => this.take(puzzle, name));
  readonly #network = new WithoutNetwork((said) => {
    this.draw();
    this.announce(said);
  });
  readonly #box = new GamesBox(this.#games, {
    draw: this.#draw,
    announce: this.working.announce,
    warn: (text) => this.notice(text, 'warning'),
    save: () => this.#play.keep(),
    show: ({ code, name }) => {
      this.take(puzzleIn(code), name.replace(/, \d+\s×\s\d+$/, '')); // the size comes again
    },
  });
  readonly #shelves = new Shelves({
    id: this.id,
    isRead: this.#isRead,
    games: this.#box,
    state: () => this.state,
    linkTo: (part) => this.linkWith({ ...this.usual, ...part }),
    set: (part) => this.#set(part),
    choose: (code) => this.choose(code),
    take: (code, name) => this.take(puzzleIn(code), name),
    showBoard: () => this.#showBoard(),
    print: this.#printed.week,
    tell: (text, tone) => this.#tell(text, tone),
  });
  readonly #play: GameInPlay = new GameInPlay(puzzleIn(this.usual.code), {
    id: this.id,
    isRead: this.#isRead,
    working: this.working,
    games: this.#games,
    box: this.#box,
    isListOpen: () => this.folds.isOpen('games'),
    state: () => this.state,
    name: () => this.puzzleName,
    shelves: this.#shelves,
    stands: (marks) => (this.state = { ...this.state, marks }),
    changed: () => this.changed(),
    reopen: (why) => {
      this.show({ ...this.state, marks: '' });
      this.changed();
      this.#tell(why);
    },
    won: () => this.#solved.template(),
  });
  readonly #solved: AfterSolved = new AfterSolved({
    maker: this.#maker,
    code: () => this.state.code,
    shelves: this.#shelves,
    play: this.#play,
    trace: () => {
      for (const name of ['more', 'back']) this.folds.put(name, true);
      this.#play.trace();
      this.draw();
      this.find('[data-fold="back"]')?.scrollIntoView({ block: 'start' });
    },
    tell: (text, tone) => this.#tell(text, tone),
  });
  readonly #acts: PlayActs = {
    tool: (tool) => {
      this.#play.board.tool = tool;
      this.draw();
    },
    goTo: this.#play.goTo,
    clear: () => this.#play.clear(),
    enlarge: (by) => this.#play.board.enlarge(by),
    set: (part) => this.#set(part),
    hint: this.#play.hint,
    next: this.#solved.goOn,
    print: this.#printed.puzzle,
    draw: this.#draw,
  };

  override open(link: LinkValues): void {
    const solved = this.host.prebuilt as Solved | null;
    if (solved !== null) keepSolved(puzzleIn(this.usual.code), solved);
    const asked = this.#shelves.asked(link);
    super.open(this.#isReset ? asked : this.#shelves.played(asked));
  }

  override reset(): void {
    this.#isReset = true;
    super.reset();
  }

  protected override get nameHere(): string | null {
    return this.#shelves.nameHere;
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    page.element.addEventListener('keydown', this.#onKey, { signal: page.signal });
    this.#play.listen(page.signal);
    this.#network.listen(page.signal);
  }

  override mounted(): void {
    super.mounted();
    // before the page is drawn, when its layout is due anyway: a task of its own
    requestAnimationFrame(() => this.#play.board.fit());
  }

  override dispose(): void {
    super.dispose();
    this.#play.stop();
    this.#maker.stop();
  }

  override paper(): TemplateResult {
    const { game, solution } = this.#play;
    const name = this.puzzleName;
    return this.#printed.template(
      {
        puzzle: game.puzzle,
        name,
        solvedName: this.#shelves.solvedName ?? name,
        solution,
        credit: creditOf(this.state.code) ?? '',
      },
      () => this.#shelves.sheet(),
      this.#isRead ? this.host.address() : null,
    );
  }

  exports(): Exports {
    return this.#play.files();
  }

  protected show(state: PlayState): void {
    this.#play.leave();
    const puzzle = puzzleIn(state.code);
    const opened = this.#play.opened(state, puzzle);
    this.state = state;
    this.shown(puzzle);
    if (opened.notice !== null) this.notice(opened.notice, 'info');
    this.#play.begin(opened);
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code, marks: '' });
    this.changed();
    this.announce(`${this.puzzleName}. ${this.#play.game.said}`);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { game, board, goTo, hint, check } = this.#play;
    const by = undoKey(event);
    if (by !== null) goTo(game.moves.at + by);
    const asked = askedBy(event);
    if (asked === 'hint' && !game.solved) hint();
    else if (asked === 'check') check();
    else if (asked === 'open line') this.#toOpenLine();
    else if (asked !== null)
      this.announce(readOut(game, board.at, asked === 'hint' ? 'progress' : asked));
  };

  /** The keyboard goes to the next line that still gives something, which is read out. */
  #toOpenLine(): void {
    const { game } = this.#play.game;
    const found = nextOpenLine(game, this.#openLine);
    this.#openLine = found?.line ?? null;
    if (found !== null) this.#play.board.focusCell(...found.cell);
    this.announce(
      found === null
        ? 'No line by itself gives anything now.'
        : lineText(game, found.line.direction, found.line.index),
    );
  }

  #showBoard(): void {
    this.find('.stroke-board')?.scrollIntoView({ block: 'nearest' });
    this.find('.stroke-board [role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** What is said to the player stands in the transcript as well. */
  protected override announce(text: string): void {
    this.#heard.say(text);
    super.announce(text);
    if (this.folds.isOpen('ear')) this.draw();
  }

  #tell(text: string, tone: NoticeTone = 'info'): void {
    this.notice(text, tone);
    this.announce(text);
  }

  #set(part: Partial<PlayState>): void {
    this.state = { ...this.state, ...part };
    this.#play.look();
    this.changed();
    this.draw();
  }

  protected draw(): void {
    const { game } = this.#play.game;
    this.render(
      playView(
        {
          ...this.#play.shown(),
          id: this.id,
          folds: this.folds,
          next: this.#play.game.solved ? this.#solved.dock : null,
          shelfLink: this.#shelves.link(),
          shelves: this.#shelves.template(),
          state: this.state,
          network: this.#network.text,
          about: this.about(),
          games: this.#box.shown(this.state.code),
          heard: this.#heard.template(game, this.folds.isOpen('ear')),
          maker: this.#maker.template(this.id),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<PlayGameProps, Solved>('play-game', PlayGame);
