/**
 * The base of every figure that runs an experiment: over its settings it owns the run, the drawing of reports, the words
 * for the live region, and the number of cores. A figure declares its settings and adds what it shows.
 */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { specKey } from '../../experiments/experiment.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { mostWorkers, usualWorkers } from '../../workers/workerCount.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { leadToBadField } from '../../kit/settings/badField.ts';
import type { Form, Settings, Table, Values } from '../../kit/settings/settings.ts';
import type { FigurePage, Host } from '../host.ts';
import { SettingsFigure } from './settingsFigure.ts';
import { beginRun } from '../../kit/run/beginRun.ts';
import { coresField, runBar } from '../../kit/run/runBar.ts';
import { RunEstimate } from '../../kit/run/runEstimate.ts';
import { RunKeeper } from '../../kit/run/runKeeper.ts';
import { isActive } from '../../kit/run/runModel.ts';
import type { RunState } from '../../kit/run/runModel.ts';
import { RunSession } from '../../kit/run/runSession.ts';
import { StoredResult } from '../../kit/run/storedResult.ts';
import { announcementOf, promiseText, sourceText } from '../../kit/run/runText.ts';
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
  readonly #stored: { readonly value: unknown; readonly problem: string | null; close(): void }[] =
    [];
  readonly #estimate: RunEstimate<SpecOf<Id>, TallyOf<Id>>;
  readonly #keeper: RunKeeper<SpecOf<Id>, TallyOf<Id>>;
  #promised = false; // the link is of a run that is not here
  #anew = false; // a reset: the figure as it stands in the text

  /**
   * @param experiment - what is run
   * @param settings - what the reader can set
   */
  constructor(host: Host, experiment: Experiment<SpecOf<Id>, TallyOf<Id>>, settings: Settings<T>) {
    super(host, settings);
    this.#experiment = experiment;
    this.#keeper = new RunKeeper(experiment, (spec) => this.outlives(spec));
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
      this.#keeper.nowAndThen(this.session);
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
    this.#takeBack(link);
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

  /** The run of these settings that ended earlier in this tab is there again; a link to a run says what it was. */
  #takeBack(link: LinkValues): void {
    const spec = this.spec();
    this.#promised = false;
    if (spec === null || this.#anew) return;
    const run = this.#keeper.taken(spec);
    if (run === null) this.#promised = link[ranKey] === '1';
    else this.session.restore(spec, run);
  }

  /** Keeps a run that has ended, and its mark in the link. */
  #keep(before: RunState<TallyOf<Id>>): void {
    const { spec, outcome, state } = this.session;
    if (!isActive(before.phase) || isActive(state.phase) || spec === null) return;
    if (outcome !== null) this.#keeper.keep(spec, outcome);
    this.changed();
  }

  readonly #onLeave = (): void => this.#keeper.leave(this.session);

  /** Whether a run takes longer than a visit: what was found of it is kept when the tab is closed. */
  protected outlives(_spec: SpecOf<Id>): boolean {
    return false;
  }

  /** What a link to a run says while that run is not here. */
  #promise(): string {
    const spec = this.spec();
    const waits = this.#promised && this.session.state.phase === 'idle';
    if (spec === null || !waits) return '';
    return promiseText(this.#estimate.size(spec), spec, this.#estimate.takes(spec));
  }

  protected override opened(_values: Values<T>): void {
    this.session.discard();
  }

  /** Asks for the stored result that belongs to the settings as they stand; called when they are others. */
  protected askForStored(): void {}

  /** Changes settings as the reader does: a run of other settings ends, and what it found is kept. */
  protected override edit(change: Partial<Form<T>>): void {
    this.session.stop();
    this.#promised = false;
    super.edit(change);
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

  override begin(page: FigurePage): void {
    super.begin(page);
    window.addEventListener('pagehide', this.#onLeave, { signal: page.signal });
  }

  override end(): void {
    super.end();
    this.session.discard();
    for (const stored of this.#stored) stored.close();
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
      onGoOn: () => void session.goOn(this.workers),
      onPause: () => session.pause(),
      onResume: () => session.resume(),
      onStop: () => session.stop(),
      onRetry: () => session.retry(),
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
