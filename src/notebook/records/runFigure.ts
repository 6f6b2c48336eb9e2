/**
 * The base of every figure that runs an experiment: over its settings it owns the run, the drawing of reports, the words
 * for the live region, and the number of cores. A figure declares its settings and adds what it shows; what is kept of its
 * runs is in notebook/run/keepingRuns.ts.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { InPieces } from '../plain/pieces.ts';
import { specKey } from '../plain/experiment.ts';
import type { Experiment } from '../plain/experiment.ts';
import { html } from '../template/html.ts';
import { mostWorkers, usualWorkers } from '../pool/workerCount.ts';
import { readLink } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import { leadToBadField } from '../settings/badField.ts';
import type { Form, Settings, Table, Values } from '../settings/settings.ts';
import type { FigurePage, Host } from '../host/host.ts';
import { openAs } from '../host/opening.ts';
import { SettingsFigure } from './settingsFigure.ts';
import { coresField, runBar } from '../run/runBar.ts';
import { sampleLine, sampleWords } from '../run/figureRun.ts';
import type { FigureRun } from '../run/figureRun.ts';
import { KeepingRuns } from '../run/keepingRuns.ts';
import { endedRun } from '../run/keptRuns.ts';
import { MadeOfRun } from '../run/madeOfRun.ts';
import { RunEstimate } from '../run/runEstimate.ts';
import type { RunState } from '../run/runModel.ts';
import { RunSession } from '../run/runSession.ts';
import type { BeginRun } from '../run/runSession.ts';
import { shownNumbers } from '../run/shownNumbers.ts';
import type { Numbers, StoredNumbers } from '../run/shownNumbers.ts';
import { StoredResult } from '../run/storedResult.ts';
import { warmWhenSeen } from '../run/warmWhenSeen.ts';
import { announcementOf, promiseText, sourceText } from '../run/runText.ts';
import type { UnitNames } from '../run/runText.ts';

/** The key in links that says that they are of a run. */
const ranKey = 'ran';

/** The least time between two drawings while reports come in, ms: the first points wait for the press to be drawn. */
const drawingGap = 60;

/** A live figure with a run; see the head of the file. */
export abstract class RunFigure<Spec, Tally, T extends Table> extends SettingsFigure<T> {
  /** What the run counts, for its progress. */
  abstract readonly unit: UnitNames;
  protected readonly session: RunSession<Spec, Tally>;
  protected workers = usualWorkers(mostWorkers());
  readonly #experiment: Experiment<Spec, Tally>;
  readonly #settings: Settings<T>;
  readonly #beginRun: BeginRun<Spec, Tally>;
  readonly #redraw = this.host.throttle(() => {
    this.draw();
    this.#tell();
  }, drawingGap);
  readonly #stored: StoredResult<unknown>[] = [];
  readonly #made: MadeOfRun<Spec, Tally, unknown>[] = [];
  readonly #estimate: RunEstimate<Spec, Tally>;
  readonly #keeping: KeepingRuns<Spec, Tally>;
  #said = ''; // of the run, for whoever listens: with the drawing that shows it
  #promised = false; // the link is of a run that is not here
  #anew = false; // a reset: the figure as it stands in the text

  /**
   * @param experiment - what is run
   * @param settings - what the reader can set
   * @param beginRun - starts it on workers
   */
  constructor(
    host: Host,
    experiment: Experiment<Spec, Tally>,
    settings: Settings<T>,
    beginRun: BeginRun<Spec, Tally>,
  ) {
    super(host, settings);
    this.#experiment = experiment;
    this.#settings = settings;
    this.#beginRun = beginRun;
    this.#estimate = new RunEstimate(experiment, {
      unit: () => this.unit,
      workers: () => this.workers,
      pace: (spec) => this.pace(spec),
    });
    this.session = new RunSession(beginRun, (before) => {
      const text = announcementOf(before, this.session.state, this.unit);
      if (text !== null) this.#said = text;
      this.#estimate.measure(before, this.session.spec, this.session.state);
      this.#keeping.onRun(before);
      this.onRun(before);
      this.requestDraw();
    });
    this.#keeping = new KeepingRuns(experiment, this.session, {
      id: this.id,
      unit: () => this.unit,
      isGone: () => this.isGone,
      home: () => this.home,
      spec: () => this.spec(),
      onTaken: () => {
        this.#promised = false;
      },
      open: ({ state }) => {
        this.#anew = false;
        this.notice(openAs(this, readLink(state, this.id)));
        this.changed();
      },
      goOn: () => this.#goOn(),
      changed: () => this.changed(),
      announce: (text) => this.announce(text),
      tell: (text) => {
        this.#said = text;
      },
      requestDraw: () => this.requestDraw(),
      focusBar: () => this.find('.run-bar button')?.focus(),
    });
  }

  /** Draws the whole figure in its present state; called at most eight times a second. */
  protected abstract draw(): void;

  /** An end is told when all of it is drawn. */
  #tell(): void {
    if (this.#said === '' || this.#isBehind) return;
    this.announce(this.#said);
    this.#said = '';
  }

  /** Whether the run has ended and not all of it is drawn. */
  get #isBehind(): boolean {
    return !this.session.active && this.#made.some(({ isBehind }) => isBehind);
  }

  /** What values of the settings ask for. */
  protected abstract specOf(values: Values<T>): Spec;

  /** The settings of a run, each in a few words: they stand above its button. */
  protected wordsOf(_spec: Spec): readonly string[] {
    return [];
  }

  /** The spec of the settings as they stand, or null while one of them cannot be read. */
  protected spec(): Spec | null {
    const { values } = this.reading;
    return values === null ? null : this.specOf(values);
  }

  override get sampled(): FigureRun {
    const spec = this.spec();
    return {
      experiment: this.#experiment as unknown as FigureRun['experiment'],
      settings: this.#settings,
      spec,
      show: (tally) => {
        if (spec === null) return;
        const total = this.#experiment.units(spec);
        const ended = { tally: tally as Tally, done: total, total, elapsed: 0, left: [] };
        this.session.restore(spec, endedRun(ended));
      },
    };
  }

  /** The command that runs the settings as they stand, but for some. */
  protected commandOf(change: Partial<Form<T>> = {}): string {
    const specOf = (values: Values<T>): Spec => this.specOf(values);
    const form = { ...this.form, ...change };
    return sampleLine(sampleWords(this.host.tag, this.#settings, form, specOf));
  }

  override open(link: LinkValues): void {
    super.open(link);
    this.#promised = !this.#anew && link[ranKey] === '1' && this.spec() !== null;
    if (this.host.page !== null)
      this.host.waitFor(this.#keeping.takeBack(this.#anew ? null : this.spec()));
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
    void this.#keeping.leave();
    this.session.discard();
  }

  /** Asks for the stored result that belongs to the settings as they stand; called when they are others. */
  protected askForStored(): void {}

  /** Changes settings as the reader does: a run of other settings leaves, and what it found is kept with them. */
  protected override edit(change: Partial<Form<T>>): void {
    this.#promised = false;
    super.edit(change);
    this.#keeping.follow();
    this.askForStored();
  }

  /** Whether the numbers of a run answer what is asked for; they do, where a figure says nothing else. */
  protected fits(_run: Spec, _wanted: Spec): boolean {
    return true;
  }

  /** The reader's run where it fits the settings as they stand, else the stored one where that fits. */
  protected numbers(stored: StoredNumbers<Spec, Tally> | null): Numbers<Spec, Tally> | null {
    const wanted = this.spec();
    const fits = (one: Spec): boolean => wanted === null || this.fits(one, wanted);
    return shownNumbers(this.session, stored, fits);
  }

  /** Called after every change of the run, before the drawing. */
  protected onRun(_before: RunState<Tally>): void {}

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
    make: (spec: Spec, tally: Tally, active: boolean) => InPieces<Value>,
  ): MadeOfRun<Spec, Tally, Value> {
    const made = new MadeOfRun(this.session, make, () => this.requestDraw());
    this.#made.push(made);
    return made;
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    window.addEventListener('pagehide', () => void this.#keeping.leave(), { signal: page.signal });
  }

  override mounted(): void {
    super.mounted();
    if (this.host.page !== null) warmWhenSeen(this.host.page, this.#beginRun);
  }

  override dispose(): void {
    super.dispose();
    this.#keeping.end();
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
  protected pace(_spec: Spec): number | null {
    return null;
  }

  /**
   * The fields of the settings, with the number of cores among them, and what is offered of kept runs.
   *
   * @param more - what follows them in their row
   * @param shows - where some of them stand elsewhere
   */
  protected override settingsFields(
    more?: TemplateResult,
    shows?: (name: keyof T & string) => boolean,
  ): TemplateResult {
    return html`${super.settingsFields(html`${more ?? nothing} ${this.#cores()}`, shows)}
    ${this.#keeping.offers()}`;
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
    const spec = this.spec();
    const takes = spec === null ? '' : this.#estimate.takes(spec);
    return runBar({
      state: session.state,
      unit: this.unit,
      behind: this.#isBehind,
      settings: spec === null ? [] : this.wordsOf(spec),
      startLabel: this.#estimate.startLabel(spec, which, session.state.progress !== null),
      promise: this.#promise(),
      takes: takes === '' ? '' : `Takes ${takes} here.`,
      storedProblem: this.#stored.find(({ problem }) => problem !== null)?.problem ?? null,
      onStart: () => this.start(),
      onGoOn: () => this.#goOn(),
      onPause: () => session.pause(),
      onResume: () => session.resume(),
      onStop: () => session.stop(),
      onRetry: () => session.retry(),
      keeping: this.#keeping.keeping,
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
