/**
 * The base of every figure that runs an experiment: over its settings it owns the run, the drawing of reports, the words
 * for the live region, and the number of cores. A figure declares its settings and adds what it shows.
 */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { moment } from '../../clock.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { specKey } from '../../experiments/experiment.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { mostWorkers, usualWorkers } from '../../workers/workerCount.ts';
import { readLink } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { leadToBadField } from '../../kit/settings/badField.ts';
import type { Form, Settings, Table, Values } from '../../kit/settings/settings.ts';
import type { FigurePage, Host } from '../host.ts';
import { openAs } from '../opening.ts';
import { SettingsFigure } from './settingsFigure.ts';
import { beginRun } from '../../kit/run/beginRun.ts';
import { coresField, runBar } from '../../kit/run/runBar.ts';
import { AskBeforeLeaving } from '../../kit/run/askBeforeLeaving.ts';
import { keptOffers } from '../../kit/run/keptOffers.ts';
import { dayText } from '../../kit/run/keptRuns.ts';
import type { KeptHead } from '../../kit/run/keptRuns.ts';
import { MadeOfRun } from '../../kit/run/madeOfRun.ts';
import { RunEstimate } from '../../kit/run/runEstimate.ts';
import { RunKeeper } from '../../kit/run/runKeeper.ts';
import { isActive } from '../../kit/run/runModel.ts';
import type { RunState } from '../../kit/run/runModel.ts';
import { RunSession } from '../../kit/run/runSession.ts';
import { StoredResult } from '../../kit/run/storedResult.ts';
import { announcementOf, countText, promiseText, sourceText } from '../../kit/run/runText.ts';
import type { UnitNames } from '../../kit/run/runText.ts';

/** The key in links that says that they are of a run. */
const ranKey = 'ran';

/** The least time between two drawings while reports come in, ms. */
const drawingGap = 120;

/** Numbers to show, and whose they are. */
type Numbers<Spec, Tally> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly complete: boolean; // all units are in it
  readonly whose: 'reader' | 'stored';
  readonly command: string; // that made stored ones; may be empty
};

/** What a figure needs of a stored run. */
type StoredNumbers<Spec, Tally> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly whole: boolean; // all units are in it
  readonly command: string;
};

/** A live figure with a run; see the head of the file. */
export abstract class RunFigure<
  Id extends ExperimentId,
  T extends Table,
> extends SettingsFigure<T> {
  /** What the run counts, for its progress. */
  abstract readonly unit: UnitNames;
  protected readonly session: RunSession<SpecOf<Id>, TallyOf<Id>>;
  protected workers = usualWorkers(mostWorkers());
  readonly #experiment: Experiment<SpecOf<Id>, TallyOf<Id>>;
  readonly #redraw = this.host.gather(() => this.draw(), drawingGap);
  readonly #stored: StoredResult<unknown>[] = [];
  readonly #made: MadeOfRun<SpecOf<Id>, TallyOf<Id>, unknown>[] = [];
  readonly #estimate: RunEstimate<SpecOf<Id>, TallyOf<Id>>;
  readonly #keeper: RunKeeper<SpecOf<Id>, TallyOf<Id>>;
  readonly #asks = new AskBeforeLeaving();
  #offers: readonly KeptHead[] = []; // kept runs that are not on show
  #serial = 0; // of the settings for which kept runs are looked up
  #promised = false; // the link is of a run that is not here
  #anew = false; // a reset: the figure as it stands in the text

  /**
   * @param experiment - what is run
   * @param settings - what the reader can set
   */
  constructor(host: Host, experiment: Experiment<SpecOf<Id>, TallyOf<Id>>, settings: Settings<T>) {
    super(host, settings);
    this.#experiment = experiment;
    this.#keeper = new RunKeeper(experiment, ({ done, total }) =>
      countText(done, total, this.unit),
    );
    this.#estimate = new RunEstimate(experiment, {
      unit: () => this.unit,
      workers: () => this.workers,
      pace: (spec) => this.pace(spec),
    });
    this.session = new RunSession(beginRun(experiment.id as Id), (before) => {
      const text = announcementOf(before, this.session.state, this.unit);
      if (text !== null) this.announce(text);
      this.#estimate.measure(before, this.session.spec, this.session.state);
      this.#keep(before);
      this.onRun(before);
      this.requestDraw();
    });
  }

  /** Draws the whole figure in its present state; called at most eight times a second. */
  protected abstract draw(): void;

  /** What values of the settings ask for. */
  protected abstract specOf(values: Values<T>): SpecOf<Id>;

  /** The spec of the settings as they stand, or null while one of them cannot be read. */
  protected spec(): SpecOf<Id> | null {
    const { values } = this.reading;
    return values === null ? null : this.specOf(values);
  }

  override open(link: LinkValues): void {
    super.open(link);
    this.#promised = !this.#anew && link[ranKey] === '1' && this.spec() !== null;
    if (this.host.page !== null) this.host.awaits(this.#takeBack(this.#anew ? null : this.spec()));
    this.askForStored();
    this.requestDraw();
  }

  /** With the run, so that a link to it can say what it was; see `#promise`. */
  override linkValues(): LinkValues {
    const values = super.linkValues();
    return this.#hasRun() || this.#promised ? { ...values, [ranKey]: '1' } : values;
  }

  override reset(): void {
    this.#anew = true;
    super.reset();
    this.#anew = false;
  }

  /** Whether the figure shows a link to a run that is not here, or not yet. */
  protected get waitsForRun(): boolean {
    return this.#promised && this.session.outcome === null;
  }

  /** Whether the run that is there, and has ended, is the one that the settings ask for. */
  #hasRun(): boolean {
    const { outcome, spec } = this.session;
    return outcome !== null && specKey(spec) === specKey(this.spec());
  }

  /** A run that was kept is there again with its settings, and what is kept with others is offered. */
  async #takeBack(spec: SpecOf<Id> | null): Promise<void> {
    const serial = ++this.#serial;
    const run = spec === null ? null : await this.#keeper.taken(spec);
    if (serial !== this.#serial || this.isGone) return;
    if (spec !== null && run !== null && this.session.spec === null) {
      this.#promised = false;
      this.session.restore(spec, run.outcome, dayText(run.at, moment()));
      this.#begins();
    }
    await this.#lookForOthers();
  }

  async #lookForOthers(): Promise<void> {
    const serial = this.#serial;
    const offers = await this.#keeper.others(this.id, this.session.spec);
    if (serial !== this.#serial || this.isGone) return;
    const isSame = offers.length + this.#offers.length === 0;
    this.#offers = offers;
    if (!isSame) this.requestDraw();
  }

  /** The run in hand is of the settings on show. */
  #begins(): void {
    const { home } = this;
    if (home !== null) this.#keeper.begins(home);
  }

  /** Keeps a run while it goes on and when it has ended, and its mark in the link. */
  #keep(before: RunState<TallyOf<Id>>): void {
    const { spec, outcome, state } = this.session;
    if (isActive(state.phase)) {
      if (!isActive(before.phase)) this.#begins();
      void this.#kept(this.#keeper.nowAndThen(this.session));
    } else if (isActive(before.phase) && spec !== null) {
      if (outcome !== null) void this.#kept(this.#keeper.keep(spec, outcome));
      this.changed();
    }
    this.#asks.when(this.#keeper.isAtStake(this.session));
  }

  async #kept(keeping: Promise<void>): Promise<void> {
    await keeping;
    this.#asks.when(!this.isGone && this.#keeper.isAtStake(this.session));
  }

  readonly #onLeave = (): void => void this.#keeper.leave(this.session);

  /** The run of other settings is kept under them, and what was kept of the new ones is there again. */
  #follow(): void {
    const spec = this.spec();
    const { spec: ran, active } = this.session;
    if (spec === null) this.session.stop();
    if (spec === null || (ran !== null && specKey(ran) === specKey(spec))) return;
    if (active) this.announce('The run is stopped, and kept with its settings.');
    const kept = this.#keeper.leave(this.session);
    if (ran !== null) this.session.discard();
    const serial = ++this.#serial;
    void kept.then(() => (serial === this.#serial ? this.#takeBack(spec) : undefined));
  }

  /** Opens the settings of a kept run, and goes on with it where it is not whole. */
  async #openKept({ state }: KeptHead): Promise<void> {
    this.#anew = false;
    this.notice(openAs(this, readLink(state, this.id)));
    this.changed();
    const spec = this.spec();
    if (spec === null) return;
    await this.#takeBack(spec);
    this.#goOn();
    this.#focusBar();
  }

  async #forget(run: string): Promise<void> {
    await this.#keeper.forget(run);
    const { spec, active } = this.session;
    if (!active && spec !== null && this.#keeper.keyOf(spec) === run) this.session.discard();
    await this.#lookForOthers();
    this.announce('The run is forgotten.');
    this.changed();
    this.#focusBar();
  }

  /** Whoever pressed a button that goes is at the run again. */
  #focusBar(): void {
    this.find('.run-bar button')?.focus();
  }

  #goOn(): void {
    const { spec } = this.session;
    if (specKey(spec) === specKey(this.spec())) void this.session.goOn(this.workers);
    else this.start(); // settings that cannot be read: leads to them
  }

  /** What a link to a run says while that run is not here. */
  #promise(): string {
    const spec = this.spec();
    const waits = this.#promised && this.session.state.phase === 'idle';
    if (spec === null || !waits) return '';
    return promiseText(this.#estimate.size(spec), spec, this.#estimate.takes(spec));
  }

  protected override opened(_values: Values<T>): void {
    void this.#keeper.leave(this.session);
    this.session.discard();
  }

  /** Asks for the stored result that belongs to the settings as they stand; called when they are others. */
  protected askForStored(): void {}

  /** Changes settings as the reader does: a run of other settings leaves, and what it found is kept with them. */
  protected override edit(change: Partial<Form<T>>): void {
    this.#promised = false;
    super.edit(change);
    this.#follow();
    this.askForStored();
  }

  /** Whether the numbers of a run answer what is asked for; they do, where a figure says nothing else. */
  protected fits(_run: SpecOf<Id>, _wanted: SpecOf<Id>): boolean {
    return true;
  }

  /** The reader's run where it fits the settings as they stand, else the stored one where that fits. */
  protected numbers(
    stored: StoredNumbers<SpecOf<Id>, TallyOf<Id>> | null,
  ): Numbers<SpecOf<Id>, TallyOf<Id>> | null {
    const wanted = this.spec();
    const fits = (one: SpecOf<Id>): boolean => wanted === null || this.fits(one, wanted);
    const { spec, state } = this.session;
    if (spec !== null && state.progress !== null && fits(spec)) {
      const { tally, done, total } = state.progress;
      return { spec, tally, complete: done === total, whose: 'reader', command: '' };
    }
    if (stored === null || !fits(stored.spec)) return null;
    const { tally, whole, command } = stored;
    return { spec: stored.spec, tally, complete: whole, whose: 'stored', command };
  }

  /** Called after every change of the run, before the drawing. */
  protected onRun(_before: RunState<TallyOf<Id>>): void {}

  protected requestDraw(): void {
    this.#redraw.request();
  }

  /** A place for results that were computed beforehand: drawn when they arrive, given up when the figure goes. */
  protected storedResult<Value>(): StoredResult<Value> {
    const stored = new StoredResult<Value>(() => this.requestDraw());
    this.#stored.push(stored);
    return stored;
  }

  /** What takes long to make of the run: drawn when it is there, given up when the figure goes. */
  protected madeOfRun<Value>(
    make: (spec: SpecOf<Id>, tally: TallyOf<Id>, active: boolean) => InPieces<Value>,
  ): MadeOfRun<SpecOf<Id>, TallyOf<Id>, Value> {
    const made = new MadeOfRun(this.session, make, () => this.requestDraw());
    this.#made.push(made);
    return made;
  }

  override begin(page: FigurePage): void {
    super.begin(page);
    window.addEventListener('pagehide', this.#onLeave, { signal: page.signal });
  }

  override end(): void {
    super.end();
    this.#asks.when(false);
    this.session.discard();
    for (const one of [...this.#stored, ...this.#made]) one.close();
  }

  /** Where shown numbers come from, in a sentence; see `sourceText`. */
  protected sourceOf(
    what: string,
    numbers: Pick<Numbers<unknown, unknown>, 'whose' | 'command'>,
    part = '',
  ): string {
    return sourceText(what, this.#experiment.version, numbers, part);
  }

  /** What a file says of the run that it comes from. */
  protected get made(): { readonly experiment: string; readonly version: number } {
    const { id, version } = this.#experiment;
    return { experiment: id, version };
  }

  /** Units that one core does in a second, roughly; null where nothing is known before a run. */
  protected pace(_spec: SpecOf<Id>): number | null {
    return null;
  }

  /**
   * The fields of the settings, with the number of cores among them.
   *
   * @param more - what follows them in their row
   */
  protected override settingsFields(more?: TemplateResult): TemplateResult {
    return super.settingsFields(html`${more ?? nothing} ${this.#cores()}`);
  }

  #cores(): TemplateResult | typeof nothing {
    return coresField({
      idPrefix: this.id,
      workers: this.workers,
      most: mostWorkers(),
      onWorkers: (workers) => {
        this.workers = workers;
        this.session.setWorkers(workers);
        this.requestDraw();
      },
    });
  }

  /**
   * The run controls, wired.
   *
   * @param which - before the number of units on the button that starts: "all"
   */
  protected runBar(which = ''): TemplateResult {
    const { session } = this;
    return runBar({
      state: session.state,
      unit: this.unit,
      startLabel: this.#estimate.startLabel(this.spec(), which, session.state.progress !== null),
      promise: this.#promise(),
      storedProblem: this.#stored.find(({ problem }) => problem !== null)?.problem ?? null,
      onStart: () => this.start(),
      onGoOn: () => this.#goOn(),
      onPause: () => session.pause(),
      onResume: () => session.resume(),
      onStop: () => session.stop(),
      onRetry: () => session.retry(),
      kept: this.#keptOffers(),
    });
  }

  #keptOffers(): TemplateResult | typeof nothing {
    const { spec, state } = this.session;
    const present = this.spec();
    return keptOffers({
      heads: this.#offers,
      shown: spec !== null && state.on !== null ? this.#keeper.keyOf(spec) : null,
      present: present === null ? null : this.#keeper.keyOf(present),
      now: moment(),
      onOpen: (head) => void this.#openKept(head),
      onForget: (run) => void this.#forget(run),
    });
  }

  /** Starts a run of the settings as they stand, or leads to the first that cannot be read. */
  protected start(): void {
    const spec = this.spec();
    if (spec !== null) {
      void this.session.start(spec, this.workers);
      return;
    }
    const element = this.host.page?.element;
    if (element !== undefined) this.announce(`The run cannot start. ${leadToBadField(element)}`);
  }
}
