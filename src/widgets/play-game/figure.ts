/** `<play-game>`: any puzzle in play, with all that a player expects; every answer is worked out from its numbers. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { TemplateResult } from 'lit-html';
import { today } from '../../notebook/clock.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { keepOwnName } from '../../kit/puzzle/ownNames.ts';
import { tabStore } from '../../notebook/device/tabStore.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { Exports, FigurePage } from '../../notebook/host/host.ts';
import { EffortCount } from '../../kit/play/effort.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { browserStore, SavedGames } from '../../kit/play/savedGames.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { creditOf } from '../../puzzles/gallery.ts';
import { onShelf, solvedName } from '../../puzzles/shelf.ts';
import type { SevenPuzzle } from '../../puzzles/seven.ts';
import { weekIn } from '../../puzzles/weeks.ts';
import { PuzzleSheet } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import { keepSolved } from '../../kit/solutions/solutionSearch.ts';
import { SolutionLine } from '../../kit/solutions/solutionLine.ts';
import { BoardShown } from './boardShown.ts';
import { CollectionShelf, firstOf, namedIn } from './collectionPart.ts';
import { Heard, lineText, readOut } from './byEar.ts';
import { GameClock } from './gameClock.ts';
import { gameFiles } from './gameFiles.ts';
import { GameOnShow } from './gameOnShow.ts';
import { GamesBox } from './gamesBox.ts';
import { Hinter } from './hinter.ts';
import { Keeper } from './keeper.ts';
import type { Elsewhere } from './keeper.ts';
import { Joy } from './joy.ts';
import { LookBack } from './lookBack.ts';
import { Maker } from './maker.ts';
import { Helper } from './helper.ts';
import { clockText, linkMarks, playLinks, playTexts, progressText, usualPlay } from './model.ts';
import type { PlayGameProps, PlayState } from './model.ts';
import { OpenLinesShown } from './openLinesShown.ts';
import { presets } from './presets.ts';
import { Replay } from './replay.ts';
import { newerText, Saver } from './saver.ts';
import { Shelf } from './shelfPart.ts';
import { SlowSteps } from './slowSteps.ts';
import { AfterSolved } from './solvedPart.ts';
import { trialOf } from './trialView.ts';
import { nextOpenLine } from './nextOpenLine.ts';
import { askedBy, undoKey } from './playKeys.ts';
import { playView } from './view.ts';
import { ThisWeek } from './weekPart.ts';
import { weekSheet } from './weekSheet.ts';
import { WithoutNetwork } from './withoutNetwork.ts';
import type { PlayActs } from './view.ts';

class PlayGame extends PuzzleFigure<PlayState> {
  readonly linkVersion = 1;
  protected readonly links = playLinks;
  protected readonly presets = presets;
  protected readonly usual = usualPlay(this.props<PlayGameProps>() as PlayGameProps);
  protected state = this.usual;
  readonly #draw = (): void => this.draw();
  #openLine: LineRef | null = null; // that the keyboard came to last by its key
  #isReset = false; // to the puzzle that the page opens with for whoever is new
  readonly #heard = new Heard();
  readonly #sheet = new PuzzleSheet();
  readonly #games = new SavedGames(browserStore());
  readonly #keeper = new Keeper(this.#games);
  readonly #helper = new Helper();
  readonly #ahead = new SolutionLine(this.working, playTexts, this.#helper.load);
  readonly #effort = new EffortCount();
  readonly #hinter = new Hinter(this.working, this.#helper.load, {
    given: () => {
      this.#effort.hint();
      this.#saver.soon();
    },
    ringed: (cell) => this.#board.reveal(cell),
  });
  readonly #lines = new OpenLinesShown(this.working, this.#helper.load);
  readonly #back = new LookBack(this.working);
  readonly #slow = new SlowSteps(this.working, this.#helper.load);
  readonly #maker = new Maker(this.working, ({ puzzle }, name) => this.take(puzzle, name));
  readonly #box = new GamesBox(this.#games, {
    draw: this.#draw,
    announce: this.working.announce,
    warn: (text) => this.notice(text, 'warning'),
    save: () => this.#saver.now(),
    show: ({ code, name }) => {
      this.take(puzzleIn(code), name.replace(/, \d+\s×\s\d+$/, '')); // the size comes again
    },
  });
  readonly #shelf = new Shelf({
    id: this.id,
    games: this.#box,
    open: (code) => this.#toBoard(code),
  });
  readonly #own = new CollectionShelf({
    id: this.id,
    games: this.#box,
    asked: () => this.state.collection,
    linkTo: (code) => this.linkWith({ ...this.usual, code, collection: this.state.collection }),
    open: (code, name) => {
      this.take(puzzleIn(code), name);
      this.#showBoard();
    },
  });
  #booklet = false; // the seven of the week are printed, not the puzzle on show
  readonly #week = new ThisWeek({
    id: this.id,
    games: this.#box,
    asked: () => this.state.week,
    isRead: this.host.page !== null,
    linkTo: (week) => this.linkWith({ ...this.usual, week }),
    go: (week) => this.#set({ week }),
    open: (day) => this.#openDay(day),
    print: () => {
      this.#booklet = true;
      window.addEventListener('afterprint', () => (this.#booklet = false), { once: true });
      window.print();
    },
    tell: (text, tone) => {
      this.notice(text, tone);
      this.announce(text);
    },
  });
  readonly #joy = new Joy(this.#draw);
  readonly #clock = new GameClock(this.#draw);
  readonly #network = new WithoutNetwork((said) => {
    this.draw();
    this.announce(said);
  });
  readonly #game = new GameOnShow(puzzleIn(this.usual.code));
  readonly #board = new BoardShown({
    id: this.id,
    game: this.#game,
    hinter: this.#hinter,
    lines: this.#lines,
    quiet: () => this.state.quiet,
    onMark: (cells, mark) => {
      this.#replay.stop();
      this.#after(this.#game.mark(cells, mark));
    },
    onTakeBack: (to) => {
      if (this.#game.solved) return; // the first of the two taps was the last that was needed
      this.#game.takeBack(to);
      this.#look();
      this.#saver.soon();
      this.changed();
      this.draw();
    },
  });
  readonly #saver = new Saver({
    games: this.#games,
    keeper: this.#keeper,
    box: this.#box,
    game: () => this.#saved(),
    isListOpen: () => this.folds.isOpen('games'),
    draw: this.#draw,
    announce: this.working.announce,
    newer: (there) => this.#takeNewer(there),
  });

  readonly #solved = new AfterSolved({
    box: this.#box,
    maker: this.#maker,
    code: () => this.state.code,
    shelf: this.#own,
    choose: (code) => this.#toBoard(code),
    nextDay: () => this.#week.after(this.state.code),
    openDay: (day) => {
      this.#openDay(day);
      this.#showBoard();
    },
    address: () => this.#week.addressOf(this.state.code),
    picture: () => this.#game.found,
    replay: () => this.#replay,
    trace: () => {
      for (const name of ['more', 'back']) this.folds.put(name, true);
      this.#back.ask(this.#game.moves);
      this.draw();
      this.find('[data-fold="back"]')?.scrollIntoView({ block: 'start' });
    },
    tell: (text, tone) => {
      this.notice(text, tone);
      this.announce(text);
    },
  });

  override open(link: LinkValues): void {
    const solved = this.host.prebuilt as Solved | null;
    if (solved !== null) keepSolved(puzzleIn(this.usual.code), solved);
    this.#nameOfWeek(link);
    const asked = { ...link, ...firstOf(link) };
    // a puzzle of the collection that the link has is called by its number there
    const store = this.host.page === null ? null : tabStore();
    const named = namedIn(asked);
    if (store !== null && named !== null) keepOwnName(store, named.code, named.name);
    super.open(this.#isReset ? asked : { ...this.#lastGame(asked), ...asked });
  }

  /** What a puzzle is called when it is solved; null for one that has no name. */
  #solvedName(code: string): string | null {
    return this.#own.solvedName(code) ?? solvedName(code);
  }

  /** A puzzle of a week is called by its day, wherever the link to it comes from. */
  #nameOfWeek({ p, w }: LinkValues): void {
    const store = p === undefined || this.host.page === null ? null : tabStore();
    const one = store === null ? null : this.#week.of(p!, weekIn(w ?? ''));
    if (store !== null && one !== null) keepOwnName(store, one.code, one.title);
  }

  override reset(): void {
    this.#isReset = true;
    super.reset();
  }

  /** Who comes back without a puzzle finds the game that was played last, if it is not solved. */
  #lastGame({ p }: LinkValues): LinkValues {
    const last =
      this.host.page === null || p !== undefined ? undefined : this.#games.unfinished()[0];
    const store = tabStore();
    if (last === undefined) return {};
    if (store !== null) keepOwnName(store, last.code, last.name);
    return { p: last.code };
  }

  readonly #replay = new Replay(
    this.#game,
    this.#draw,
    (at) => this.#goTo(at),
    () => {
      this.#board.whole();
      this.#board.reveal();
    },
  );

  override attach(page: FigurePage): void {
    super.attach(page);
    const { signal } = page;
    page.element.addEventListener('keydown', this.#onKey, { signal });
    window.addEventListener('storage', this.#onStorage, { signal });
    // a page that was laid to rest has heard of nothing
    for (const sign of ['pageshow', 'focus']) window.addEventListener(sign, this.#meet, { signal });
    document.addEventListener('visibilitychange', this.#meet, { signal });
    this.#keeper.tryOut();
    window.addEventListener('pagehide', this.#saver.now, { signal });
    window.addEventListener('resize', () => this.#board.fit(), { signal });
    this.#helper.open();
    this.#network.listen(signal);
    this.#clock.listen(signal);
    this.#effort.listen(signal);
  }

  override mounted(): void {
    super.mounted();
    // before the page is drawn, when its layout is due anyway: a task of its own
    requestAnimationFrame(() => this.#board.fit());
  }

  override dispose(): void {
    super.dispose();
    this.#replay.stop();
    this.#joy.stop();
    this.#saver.now();
    this.#clock.stop();
    for (const part of [this.#ahead, this.#maker, this.#lines, this.#slow]) part.stop();
    this.#hinter.forget();
    this.#back.forget();
    this.#helper.close();
  }

  override paper(): TemplateResult {
    const { code } = this.state;
    if (this.#booklet)
      return html`<div class="play-sheets" data-paper>
        ${sheetPages(weekSheet(this.#week.week, this.#week.seven), this.host.address())}
      </div>`;
    const sheet = this.#sheet.sheet({
      puzzle: this.#game.puzzle,
      name: this.puzzleName,
      solvedName: this.#solvedName(code) ?? this.puzzleName,
      solution: this.#solution,
      credit: creditOf(code) ?? '',
    });
    return html`<div class="play-sheets" data-paper>
      <p class="play-pencil">Without script this board can be printed, and played with a pencil.</p>
      ${sheetPages(sheet, this.host.page === null ? null : this.host.address())}
    </div>`;
  }

  exports(): Exports {
    const { rows, columns } = this.#game.puzzle;
    return gameFiles({
      size: [rows.length, columns.length],
      game: () => this.#saved(),
      trace: () => this.#back.rows(this.#game.moves),
      board: () => this.#board.model(),
    });
  }

  protected show(state: PlayState): void {
    this.#replay.stop();
    this.#joy.stop();
    this.#saver.now();
    const puzzle = puzzleIn(state.code);
    const { moves, seconds, effort, kept, notice } = this.#keeper.open(
      state.code,
      puzzle,
      state.marks,
    );
    this.state = state;
    this.shown(puzzle);
    this.#clock.set(seconds);
    this.#effort.set(effort);
    if (notice !== null) this.notice(notice, 'info');
    void this.#ahead.look(puzzle);
    this.#box.look();
    this.#board.begin();
    this.#game.begin(moves, moves.all.length === 0 ? howTo : standsText(kept));
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
    this.#meet();
    this.#box.look();
    this.draw();
  };

  /** Another tab may have gone on with the game on show. */
  readonly #meet = (): void => {
    const there = this.#keeper.look(this.#saved());
    if (there !== null) this.#takeNewer(there);
  };

  #takeNewer(there: Elsewhere): void {
    this.#saver.forget();
    this.show({ ...this.state, marks: '' });
    this.changed();
    this.notice(newerText(there));
    this.announce(newerText(there));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const by = undoKey(event);
    if (by !== null) this.#goTo(this.#game.moves.at + by);
    const asked = askedBy(event);
    if (asked === 'hint' && !this.#game.solved) this.#acts.hint();
    else if (asked === 'check') void this.#hinter.check(this.#game.moves, this.#solution);
    else if (asked === 'open line') this.#toOpenLine();
    else if (asked !== null)
      this.announce(readOut(this.#game, this.#board.at, asked === 'hint' ? 'progress' : asked));
  };

  /** The keyboard goes to the next line that still gives something, which is read out. */
  #toOpenLine(): void {
    const found = nextOpenLine(this.#game.game, this.#openLine);
    this.#openLine = found?.line ?? null;
    if (found !== null) this.#board.focusCell(...found.cell);
    this.announce(
      found === null
        ? 'No line by itself gives anything now.'
        : lineText(this.#game.game, found.line.direction, found.line.index),
    );
  }

  /** Another puzzle, with its board in view. */
  #toBoard(code: string): void {
    this.choose(code);
    this.#showBoard();
  }

  #openDay({ code, title }: SevenPuzzle): void {
    this.take(puzzleIn(code), title);
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
      effort: this.#effort.effort,
    };
  }

  /** Says what was done, and draws what follows from it. */
  readonly #after = (done: boolean): void => {
    if (!done) return;
    const isFirst = (this.#effort.effort?.solved ?? null) === null;
    this.#effort.act(this.#game.solved ? today() : null);
    this.#look();
    this.#saver.soon();
    if (this.#game.solved) {
      this.#saver.now();
      this.#board.whole();
      void this.#slow.look(this.#game.moves);
      if (isFirst)
        this.#joy.show(this.#game.found, this.#solvedName(this.state.code) ?? this.puzzleName);
    }
    this.changed();
    this.draw();
    const { code } = this.state;
    const found = this.#game.solved
      ? (this.#own.solvedName(code) ?? onShelf(code)?.name ?? null)
      : null;
    const name = found === null ? [] : [`The picture: ${found}.`];
    this.announce([this.#game.said, ...name, ...this.#game.brokenWords.slice(0, 1)].join(' '));
  };

  #goTo(at: number): void {
    this.#replay.stop();
    this.#game.goTo(at);
    this.#after(true);
  }

  /** Looks again at what follows from the marks on the board. */
  #look(): void {
    const { moves, solved, puzzle } = this.#game;
    this.state = { ...this.state, marks: linkMarks(puzzle, moves.position.marks) };
    this.#game.crosses = this.state.crosses;
    this.#hinter.forget();
    this.#back.forget();
    this.#slow.note(moves);
    this.#lines.look(this.state.open && !solved ? moves : null);
    this.#clock.run(this.host.page !== null && this.state.clock && moves.all.length > 0 && !solved);
  }

  readonly #acts: PlayActs = {
    tool: (tool) => {
      this.#board.tool = tool;
      this.draw();
    },
    goTo: (at) => this.#goTo(at),
    clear: () => this.#after(this.#game.make({ kind: 'clear' })),
    enlarge: (by) => this.#board.enlarge(by),
    set: (part) => this.#set(part),
    hint: () => void this.#hinter.ask(this.#game.moves, this.#solution),
    next: this.#solved.goOn,
    print: () => {
      this.#booklet = false;
      window.print();
    },
    draw: this.#draw,
  };

  #set(part: Partial<PlayState>): void {
    this.state = { ...this.state, ...part };
    this.#look();
    this.changed();
    this.draw();
  }

  /** The only solution, where it is known to be the only one. */
  get #solution(): Grid | null {
    const { found } = this.#ahead;
    return found?.status === 'one' ? (found.solutions[0] ?? null) : null;
  }

  get #hint(): TemplateResult {
    const { moves } = this.#game;
    return this.#hinter.template(
      moves,
      this.#acts.hint,
      () => void this.#toLastRight(),
      () => void this.#hinter.check(moves, this.#solution),
    );
  }

  async #toLastRight(): Promise<void> {
    const last = await this.#hinter.lastRight(this.#game.moves);
    if (last !== null) this.#goTo(Math.max(0, last));
  }

  /** The one line that stands with the board on a phone: what was asked for, what is wrong, or what was done. */
  get #dock(): string {
    const { moves, solved, said } = this.#game;
    const hint = this.#hinter.told(moves)?.sentences.at(-1);
    return hint ?? (solved ? said : (this.#keeper.trouble ?? said));
  }

  protected draw(): void {
    const { all, at } = this.#game.moves;
    this.render(
      playView(
        {
          id: this.id,
          folds: this.folds,
          board: this.#board.draw(),
          tool: this.#board.tool,
          at,
          moves: all.length,
          sentence: this.#game.said,
          progress: progressText(this.#game.puzzle, this.#game.moves.position.marks),
          solved: this.#game.solved,
          solutions: html`${this.#ahead.answer}${this.#ahead.progress()}`,
          solutionsSaid: all.length === 0 || this.#ahead.found?.status !== 'one',
          looksBack:
            this.#replay.runs ||
            this.#game.solved ||
            (this.#effort.effort?.solved ?? null) !== null,
          joy: this.#joy.template(),
          weekLink: this.#own.isPlayed ? this.#own.link() : this.#week.link(),
          week: this.#own.isPlayed
            ? this.#own.template(this.state.code)
            : this.#week.template(this.state.code),
          clock: clockText(this.#clock.seconds),
          state: this.state,
          trouble: this.#keeper.trouble,
          network: this.#network.text,
          about: this.about(),
          shelf: this.#own.isPlayed ? html`` : this.#shelf.template(this.state.code),
          slow: this.#slow.template(this.#game.moves),
          parts:
            this.#game.solved || this.#replay.runs
              ? [this.#solved.template()]
              : [this.#lines.template(), trialOf(this.#game, this.#after, this.#draw), this.#hint],
          dock: this.#dock,
          games: this.#box.shown(this.state.code),
          back: this.#back.template(this.#game.moves, this.#game.solved, (to) => this.#goTo(to)),
          heard: this.#heard.template(this.#game.game, this.folds.isOpen('ear')),
          maker: this.#maker.template(this.id),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

/** What is said of an empty board. */
const howTo = 'Press a cell to fill it.';

const standsText = (kept: boolean): string =>
  kept ? 'Your game stands where you left it.' : 'The marks of the link are on the board.';

export const figure = figureOf<PlayGameProps, Solved>('play-game', PlayGame);
