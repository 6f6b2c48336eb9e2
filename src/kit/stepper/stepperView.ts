/**
 * The stepper in the page: transport, sentence, board, counters, log and "why not" for any trace. All of its state is
 * one plain value that `position.ts` changes; this file draws it. What hands do is `stepperHands.ts`, what is asked `askedCell.ts`.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { cellLabel } from '../board/boardModel.ts';
import type { BoardModel } from '../board/boardModel.ts';
import { inColour } from '../methods/marks.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { stageCell, usualCell, wideCell } from '../board/boardLayout.ts';
import { BoardView } from '../board/boardView.ts';
import { Folds } from '../../notebook/cell/figureParts.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import { fadeIn } from '../../notebook/cell/motion.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { AskedCell } from './askedCell.ts';
import type { Asking } from './askedTemplate.ts';
import { bringAsked, bringBoard } from './bringAsked.ts';
import { cellTold } from './cellAnswer.ts';
import type { AskedAt, CellTold, Chosen } from './cellAnswer.ts';
import { createPlayer } from './player.ts';
import {
  atWholeStep,
  countStops,
  openingOf,
  paceIn,
  isWithin,
  reduceWithin,
  speeds,
  stopBefore,
} from './position.ts';
import type { StepperAction, StepperState } from './position.ts';
import { peekedBoard, steppedBoard } from './steppedBoard.ts';
import type { Peek } from './steppedBoard.ts';
import { StepLog } from './stepLog.ts';
import { StepperHands } from './stepperHands.ts';
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
import { createWalk, directionRead, logEntry, logMethod, momentAt } from './walk.ts';

/** The stepper; put it into a template by `part`. */
export class StepperView implements Part {
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
  #named!: BoardModel; // with what is on trial
  #plan: StripPlan | null;
  readonly #asked: AskedCell;
  readonly #hands = new StepperHands({
    act: (action) => this.act(action),
    context: () => ({
      playing: this.#state.playing,
      stride: this.#walk.outline.idiom.stride,
    }),
    escape: () => this.#asked.drop(),
    onDraw: () => this.#draw(),
  });
  #listed: Listed = 'log';
  readonly #folds = new Folds();

  constructor(run: StepperRun, options: StepperOptions, place: Partial<StepperState> = {}) {
    this.#options = options;
    this.#asked = new AskedCell(options.prove);
    this.#voice = new Voice(options.announce);
    this.#run = run;
    this.#walk = createWalk(run.trace);
    const { outline } = this.#walk;
    this.#state = atWholeStep(outline, { ...openingOf(outline), ...place });
    this.#moment = momentAt(this.#walk, this.#state, this.#run.stretch);
    [this.#way, this.#plan] = this.#prepare();
    this.#board = new BoardView(this.#boardModel(), {
      id: `${options.id}-board`,
      cell: (model) =>
        (this.#isSmall ? usualCell : this.#run.wide === true ? wideCell : stageCell)(model),
      labelOf: (row, column) => cellLabel(this.#named, row, column),
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
    this.#hands.listen(element);
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
    if (this.#find('[data-asking="proof"]:focus') !== null) this.#bringAsked();
  }

  /** Shows another run, or the same one at another place. */
  show(run: StepperRun, place: Partial<StepperState> = {}): void {
    this.#player.stop();
    this.#voice.hush(); // a sentence of the run before
    this.#asked.forget();
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
    this.#moment = momentAt(this.#walk, this.#state, this.#run.stretch);
    this.#draw();
  }

  /** Shows the board of another moment for as long as the reader points at something; null goes back. */
  peek(marks: Peek | null): void {
    const board = this.#boardModel();
    this.#board.update(marks === null ? board : peekedBoard(board, this.#walk, marks));
  }

  /** The board is on the screen: what moves it may stand far below. */
  bringBoard(): void {
    bringBoard(this.#find('.stepper-board'));
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
    const after = reduceWithin(this.#run.stretch, this.#walk.outline, before, action);
    const same =
      before.position === after.position &&
      before.granularity === after.granularity &&
      before.playing === after.playing &&
      before.speed === after.speed;
    if (same) return false;
    this.#state = after;
    this.#moment = momentAt(this.#walk, after, this.#run.stretch);
    if (after.playing) this.#player.run(speeds[after.speed] ?? 1);
    else this.#player.stop();
    if (this.#options.figure === undefined) this.#draw(); // else that draws it
    this.#options.onChange(after);
    if (isSpoken(this.#walk.outline, before, after)) this.#voice.soon(this.#moment.sentence);
    if (action.kind !== 'beat' || isWithin(this.#run.stretch, before.position))
      this.#tell(before.position);
    return true;
  }

  /** Shows what a step forward has done, which the reader has pressed for. */
  #tell(from: number): void {
    const { position, granularity } = this.#state;
    const { outline } = this.#walk;
    if (position <= from || stopBefore(outline, granularity, position) !== from) return;
    const sentence = this.#find('[data-sentence]');
    const stage = this.#made;
    const beside = (stage && this.#options.figure?.moves?.(stage, from, position)) ?? [];
    this.#board.tell(directionRead(this.#walk, from, position), (told) =>
      sentence === null || told === 0
        ? beside
        : [...beside, { element: sentence, frames: fadeIn, delay: told, duration: 160 }],
    );
  }

  /** Way and strip of the present run. */
  #prepare(): [WayView, StripPlan | null] {
    const { trace, strip } = this.#run;
    const go = (position: number): void => void this.act({ kind: 'go', position });
    const way = new WayView(this.#walk, this.#state, go, this.#run.stretch);
    const plan =
      strip === undefined ? null : planStrip(trace, { ...strip, size: frameSize }, this.#walk);
    return [way, plan];
  }

  #jump(entry: number): void {
    const position = stopsAt(this.#walk.outline, this.#state.granularity)[entry];
    if (position !== undefined) this.act({ kind: 'go', position });
  }

  #ask(cell: Chosen): void {
    const asking = this.#asked.choose(cell, this.#at(), this.#shown());
    this.#draw();
    if (asking !== null) this.#bringAsked();
    const place = asking === 'proof' ? '.stepper-proof-place' : '[data-why-not]';
    const answer = this.#find(`${place} p`)?.textContent.replaceAll(/\s+/g, ' ').trim();
    this.#voice.now(asking === null ? 'Question taken back.' : (answer ?? ''));
  }

  #askFor(asking: Asking): void {
    // a proof is as long as it is: it stands behind "More"
    if (asking === 'proof')
      (this.#options.figure?.layout.folds ?? this.#folds).put(settingsFold, true);
    this.#asked.askFor(asking, this.#at());
    this.#draw();
    this.#bringAsked();
  }

  #bringAsked(): void {
    const part = this.#asked.asking === 'proof' ? '.stepper-why' : '.stage-says';
    bringAsked((selector) => this.#find(selector), part);
  }

  #find(selector: string): Element | null {
    return this.#made?.querySelector(selector) ?? null;
  }

  #boardModel(): BoardModel {
    const { position } = this.#state;
    const { drawn, named } = steppedBoard(this.#run, this.#moment, position, this.#told());
    this.#named = named;
    return drawn;
  }

  /** What the stage says of the cell that is asked about. */
  #told(): CellTold | null {
    const { chosen } = this.#asked;
    return chosen === null ? null : cellTold(this.#at(), chosen);
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
    this.#board.choose(this.#asked.chosen);
    this.#way.stand(this.#state);
    // made before there is a page to put it into, too: what it looks for belongs to the first drawing
    const template = stepperTemplate(this.#shown());
    if (this.#made !== null) {
      draw(template, this.#made);
      this.#hands.hold(this.#made);
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
      chosen: this.#asked.chosen,
      asking: this.#asked.asking,
      proved: this.#asked.proved,
      board: this.#board,
      drop: this.#board.drop,
      folds: this.#folds,
      strip: this.#plan === null ? null : this.#strip,
      log: this.#log,
      way: this.#way,
      listed: this.#listed,
      list: (listed) => this.#list(listed),
      told: this.#told(),
      legendOpen: this.#hands.legendOpen,
      act: (action) => this.act(action),
      toggleLegend: () => this.#hands.toggleLegend(),
      askFor: (asking) => this.#askFor(asking),
    };
  }
}
