/**
 * The stepper in the page: transport, sentence, board, counters, log and "why not" for any trace. All of its state is
 * one plain value that `position.ts` changes; this file draws it and turns keys, clicks and the clock into actions.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { cellLabel } from '../board/boardModel.ts';
import type { BoardModel, LineRef } from '../board/boardModel.ts';
import { inColour } from '../methods/marks.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { stageCell, usualCell, wideCell } from '../board/boardLayout.ts';
import { BoardView } from '../board/boardView.ts';
import { Folds, settingsFold } from '../../notebook/cell/figureParts.ts';
import { fadeIn } from '../../notebook/cell/motion.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { frontOf } from './askedTemplate.ts';
import type { Asking } from './askedTemplate.ts';
import { cellTold, isProvable } from './cellAnswer.ts';
import type { AskedAt, CellTold, Chosen } from './cellAnswer.ts';
import { holdToRepeat } from './holdRepeat.ts';
import { keyIsTaken, keyMeaning } from './keys.ts';
import { createPlayer } from './player.ts';
import {
  atWholeStep,
  countStops,
  openingOf,
  paceIn,
  reduce,
  speeds,
  stopBefore,
} from './position.ts';
import type { StepperAction, StepperState } from './position.ts';
import { StepLog } from './stepLog.ts';
import { stepperTemplate } from './stepperTemplate.ts';
import type { Listed, StepperOptions, StepperRun, StepperShown } from './stepperTemplate.ts';
import { planStrip } from './strip.ts';
import type { StripPlan } from './strip.ts';
import { paperStrip } from './paperStrip.ts';
import { StripView, frameSize } from './stripView.ts';
import { stopsAt } from './trace.ts';
import { Voice, isSpoken } from './voice.ts';
import { WayView } from './wayView.ts';
import type { Moment, Walk } from './walk.ts';
import { createWalk, directionRead, logEntry, logMethod, momentAt, momentBoard } from './walk.ts';

/** A moment that is pointed at. */
export type Peek = {
  readonly position: number; // in the run
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly fresh: ReadonlySet<number>; // cells that are spoken of
};

const mostlySeen = 0.6; // of the height of an answer: as much as this of it is enough
const answerBegins = 112; // px: the tabs, and two lines

/** The stepper; put it into a template by `part`. */
export class StepperView implements Part {
  readonly #held: {
    [kind in 'back' | 'forward']?: { readonly button: HTMLElement; readonly release: () => void };
  } = {};
  #made: HTMLElement | null = null;
  readonly #options: StepperOptions;
  readonly #board: BoardView;
  readonly #voice: Voice;
  readonly #log = new StepLog((entry) => this.#jump(entry));
  readonly #strip = new StripView({
    go: (position) => this.act({ kind: 'go', position }),
  });
  readonly #player = createPlayer(
    () => this.act({ kind: 'beat' }),
    () => this.act({ kind: 'pause' }),
  );
  #run: StepperRun;
  #walk: Walk;
  #state: StepperState;
  #moment: Moment;
  #way: WayView;
  #labelled!: BoardModel; // with what is on trial
  #plan: StripPlan | null;
  #chosen: Chosen | null = null;
  #asking: Asking | null = null;
  #proved: Chosen | null = null; // whose proof was asked for last
  #legendOpen = false;
  #listed: Listed = 'log';
  readonly #folds = new Folds();

  constructor(run: StepperRun, options: StepperOptions, place: Partial<StepperState> = {}) {
    this.#options = options;
    this.#voice = new Voice(options.announce);
    this.#run = run;
    this.#walk = createWalk(run.trace);
    const { outline } = this.#walk;
    this.#state = atWholeStep(outline, { ...openingOf(outline), ...place });
    this.#moment = momentAt(this.#walk, this.#state);
    [this.#way, this.#plan] = this.#prepare();
    this.#board = new BoardView(this.#boardModel(), {
      id: `${options.id}-board`,
      cell: (model) =>
        (this.#isSmall ? usualCell : this.#run.wide === true ? wideCell : stageCell)(model),
      labelOf: (row, column) => cellLabel(this.#labelled, row, column),
      onCellActivate: (row, column) => this.#ask({ row, column }),
    });
    this.#draw();
  }

  /**
   * A stepper that shows a run: the one that is there, or at the first run a new one.
   *
   * @param options - asked for where it is made
   */
  static showing(
    known: StepperView | null,
    run: StepperRun,
    options: () => StepperOptions,
    place: Partial<StepperState>,
  ): StepperView {
    if (known === null) return new StepperView(run, options(), place);
    known.show(run, place);
    return known;
  }

  get element(): HTMLElement {
    return this.#made ?? this.#make();
  }

  /** The strip of the run, for paper; nothing of a run without one. */
  paper(): TemplateResult | typeof nothing {
    const { trace, strip } = this.#run;
    return strip === undefined ? nothing : paperStrip(trace, strip, this.#walk);
  }

  /** The board as it is saved. */
  picture(): SvgNode {
    return inColour(boardPicture(this.#boardModel()), this.#moment.method);
  }

  still(): TemplateResult {
    return html`<div class=${this.#looks} tabindex="0" role="group" aria-label=${this.#name}>
      ${stepperTemplate(this.#shown())}
    </div>`;
  }

  /** Within what another figure tells. */
  get #isSmall(): boolean {
    return this.#options.compact === true && this.#options.figure === undefined;
  }

  get #looks(): string {
    return this.#isSmall ? 'stepper' : 'stepper stage-root';
  }

  get #name(): string {
    return `${this.#options.name ?? 'Stepper'}: press ? for its keys`;
  }

  #make(): HTMLElement {
    const element = document.createElement('div');
    element.className = this.#looks;
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', this.#name);
    element.addEventListener('keydown', (event) => this.#onKey(event));
    this.#made = element;
    this.#draw();
    return element;
  }

  get state(): StepperState {
    return this.#state;
  }

  get walk(): Walk {
    return this.#walk;
  }

  /** Draws what the widget around it has a say in. */
  refresh(): void {
    this.#draw();
    // a proof that was asked for has come, and the reader has not turned to anything else
    const waiting = this.#made?.querySelector('[data-asking="proof"]:focus') ?? null;
    if (waiting !== null) this.#bringAsked();
  }

  /** Shows another run, or the same one at another place. */
  show(run: StepperRun, place: Partial<StepperState> = {}): void {
    this.#player.stop();
    this.#voice.hush(); // a sentence of the run before
    this.#choose(null);
    this.#proved = null;
    const other = run.trace !== this.#run.trace;
    this.#run = run;
    if (other) {
      this.#walk = createWalk(run.trace);
      [this.#way, this.#plan] = this.#prepare();
    }
    const { outline } = this.#walk;
    const position = place.position ?? 0;
    const pace = paceIn(outline, this.#state);
    this.#state = atWholeStep(outline, { ...pace, playing: false, ...place, position });
    this.#moment = momentAt(this.#walk, this.#state);
    this.#draw();
  }

  /** Shows the board of another moment for as long as the reader points at something; null goes back. */
  peek(marks: Peek | null): void {
    if (marks === null) {
      this.#board.update(this.#boardModel());
      return;
    }
    const { position, lit, bad, fresh } = marks;
    const { states } = this.#walk;
    const [cells, trials] = [states.cellsAt(position), states.trialsAt(position)];
    const { takenBack: _, tried: __, look: ___, ...board } = this.#boardModel();
    this.#board.update({ ...board, cells, trials, lit, bad, fresh });
  }

  /** The board is on the screen: what moves it may stand far below. */
  bringBoard(): void {
    const board = this.#made?.querySelector('.stepper-board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) board?.scrollIntoView({ block: 'start' });
  }

  /** Ends the playing, for instance because the page takes the stepper away. */
  rest(): void {
    this.#player.stop();
    this.#voice.hush();
    this.#state = { ...this.#state, playing: false };
  }

  /** Does what the reader, or the clock, asks for. Returns whether anything changed. */
  act(action: StepperAction): boolean {
    const before = this.#state;
    const after = reduce(this.#walk.outline, before, action);
    const same =
      before.position === after.position &&
      before.granularity === after.granularity &&
      before.playing === after.playing &&
      before.speed === after.speed;
    if (same) return false;
    this.#state = after;
    this.#moment = momentAt(this.#walk, after);
    if (after.playing) this.#player.run(speeds[after.speed] ?? 1);
    else this.#player.stop();
    if (this.#options.figure === undefined) this.#draw(); // else that draws it
    this.#options.onChange(after);
    if (isSpoken(this.#walk.outline, before, after)) this.#voice.soon(this.#moment.sentence);
    if (action.kind !== 'beat') this.#tell(before.position);
    return true;
  }

  /** Shows what a step forward has done, which the reader has pressed for. */
  #tell(from: number): void {
    const { position, granularity } = this.#state;
    const { outline } = this.#walk;
    if (position <= from || stopBefore(outline, granularity, position) !== from) return;
    const sentence = this.#made?.querySelector('[data-sentence]') ?? null;
    this.#board.tell(directionRead(this.#walk, from, position), (told) =>
      sentence === null || told === 0
        ? []
        : [{ element: sentence, frames: fadeIn, delay: told, duration: 160 }],
    );
  }

  /** Way and strip of the present run. */
  #prepare(): [WayView, StripPlan | null] {
    const { trace, strip } = this.#run;
    const way = new WayView(this.#walk, this.#state, (position) => {
      this.act({ kind: 'go', position });
    });
    const plan =
      strip === undefined ? null : planStrip(trace, { ...strip, size: frameSize }, this.#walk);
    return [way, plan];
  }

  #jump(entry: number): void {
    const position = stopsAt(this.#walk.outline, this.#state.granularity)[entry];
    if (position !== undefined) this.act({ kind: 'go', position });
  }

  #ask(cell: Chosen): void {
    const same = cell.row === this.#chosen?.row && cell.column === this.#chosen.column;
    const front = this.#options.prove === undefined ? 'why' : frontOf(this.#shown());
    this.#choose(same ? null : cell, front);
    if (!same && front === 'proof') this.#prove(cell);
    this.#draw();
    if (!same) this.#bringAsked();
    const place = front === 'proof' ? '.stepper-proof-place' : '[data-why-not]';
    const answer = this.element
      .querySelector(`${place} p`)
      ?.textContent.replaceAll(/\s+/g, ' ')
      .trim();
    this.#voice.now(same ? 'Question taken back.' : (answer ?? ''));
  }

  /** Another cell is asked the same as the one before. */
  #choose(cell: Chosen | null, asking: Asking = 'why'): void {
    this.#chosen = cell;
    this.#asking = cell === null ? null : asking;
  }

  #prove(cell: Chosen): void {
    if (!isProvable(this.#at(), cell)) {
      this.#proved ??= { row: -1, column: -1 }; // what a link brought is of another cell
      return;
    }
    this.#proved = cell;
    this.#options.prove?.(cell.row, cell.column);
  }

  #askFor(asking: Asking): void {
    this.#asking = asking;
    if (asking === 'proof') {
      this.#openMore();
      if (this.#chosen !== null) this.#prove(this.#chosen);
    }
    this.#draw();
    this.#bringAsked();
  }

  /** A proof is as long as it is: it stands behind "More". */
  #openMore(): void {
    (this.#options.figure?.layout.folds ?? this.#folds).put(settingsFold, true);
  }

  /** What was asked for is on the screen; a finger that is in the loupe stays there. */
  #bringAsked(): void {
    // later: others still hear of the same press, and find its place on the page as it is
    requestAnimationFrame(() => {
      const part = this.#asking === 'proof' ? '.stepper-why' : '.stage-says';
      const asked = this.#made?.querySelector(part)?.getBoundingClientRect();
      const board = this.#made?.querySelector('.stepper-board')?.getBoundingClientRect();
      const inLoupe = this.#made?.querySelector('.board-loupe:not([hidden])') ?? null;
      if (asked === undefined || board === undefined || inLoupe !== null) return;
      const below = asked.bottom - innerHeight;
      if (below <= (1 - mostlySeen) * asked.height) return;
      // the board stays on the screen, as long as the answer begins there too
      const begins = asked.top + Math.min(asked.height, answerBegins) - innerHeight;
      scrollBy(0, Math.min(below, Math.max(board.top, begins)));
    });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || keyIsTaken(event.target, event.key)) return;
    if (event.key === 'Escape' && (this.#legendOpen || this.#chosen !== null)) {
      this.#legendOpen = false;
      this.#choose(null);
      this.#draw();
      return;
    }
    const { stride } = this.#walk.outline.idiom;
    const meaning = keyMeaning(event, { playing: this.#state.playing, stride });
    if (meaning === null) return;
    event.preventDefault();
    if (meaning.kind === 'legend') this.#toggleLegend();
    else this.act(meaning);
  }

  #toggleLegend(): void {
    this.#legendOpen = !this.#legendOpen;
    this.#draw();
  }

  /** These buttons are other ones once all is drawn anew. */
  #holdButtons(element: HTMLElement): void {
    for (const kind of ['back', 'forward'] as const) {
      const button = element.querySelector<HTMLElement>(`[data-move="${kind}"]`);
      const before = this.#held[kind];
      if (button === null || button === before?.button) continue;
      before?.release();
      const release = holdToRepeat(button, () => this.act({ kind }));
      this.#held[kind] = { button, release };
    }
  }

  #boardModel(): BoardModel {
    const { puzzle, name, overlay, marksTrials = false } = this.#run;
    const told = this.#told();
    const seen =
      told === null ? this.#moment : { ...this.#moment, lit: told.lit, fresh: told.fresh };
    const board = momentBoard(puzzle, seen, name);
    this.#labelled = board;
    if (overlay === undefined) return board;
    const marks = typeof overlay === 'function' ? overlay(this.#state.position) : overlay;
    if (!marksTrials) return { ...board, overlay: marks };
    const cells = board.cells.slice();
    for (const cell of board.trials ?? []) cells[cell] = UNKNOWN;
    const { trials: _, tried: __, takenBack = new Set<number>(), fresh = [], ...plain } = board;
    const kept = new Set([...fresh].filter((cell) => !takenBack.has(cell)));
    return { ...plain, fresh: kept, cells, overlay: marks };
  }

  /** What the stage says of the cell that is asked about. */
  #told(): CellTold | null {
    return this.#chosen === null ? null : cellTold(this.#at(), this.#chosen);
  }

  #at(): AskedAt {
    return {
      run: this.#run,
      walk: this.#walk,
      state: this.#state,
      moment: this.#moment,
    };
  }

  #list(listed: Listed): void {
    this.#listed = listed;
    this.#draw();
  }

  #draw(): void {
    this.#board.update(this.#boardModel());
    if (this.#run.marksTrials === true) this.#board.relabel();
    const { compact = false } = this.#options;
    const { granularity, position } = this.#state;
    this.#board.choose(this.#chosen);
    this.#way.stand(this.#state);
    // made before there is a page to put it into, too: what it looks for belongs to the first drawing
    const template = stepperTemplate(this.#shown());
    if (this.#made !== null) {
      draw(template, this.#made);
      this.#holdButtons(this.#made);
    }
    if (this.#plan !== null) this.#strip.update(this.#plan, position);
    if (compact) return;
    this.#log.update({
      length: stopsAt(this.#walk.outline, granularity).length,
      current: countStops(this.#walk.outline, this.#state).at,
      text: (at) => logEntry(this.#walk, granularity, at),
      method: (at) => logMethod(this.#walk, granularity, at),
    });
  }

  #shown(): StepperShown {
    return {
      options: this.#options,
      run: this.#run,
      walk: this.#walk,
      state: this.#state,
      moment: this.#moment,
      chosen: this.#chosen,
      asking: this.#asking,
      proved: this.#proved,
      board: this.#board,
      drop: this.#board.drop,
      folds: this.#folds,
      strip: this.#plan === null ? null : this.#strip,
      log: this.#log,
      way: this.#way,
      listed: this.#listed,
      list: (listed) => this.#list(listed),
      told: this.#told(),
      legendOpen: this.#legendOpen,
      act: (action) => this.act(action),
      toggleLegend: () => this.#toggleLegend(),
      askFor: (asking) => this.#askFor(asking),
    };
  }
}
