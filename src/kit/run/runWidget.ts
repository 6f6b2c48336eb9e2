/**
 * The base of every figure that runs an experiment: it owns the settings with their fields and links, the run, the drawing
 * of reports, the words for the live region, and the number of cores. A figure declares its settings and adds what it shows.
 */
import type { TemplateResult } from 'lit-html';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { mostWorkers, usualWorkers } from '../../workers/workerCount.ts';
import type { LinkValues } from '../cell/linkState.ts';
import { NotebookWidget } from '../cell/notebookWidget.ts';
import { Redraw } from '../chart/redraw.ts';
import { settingsFields } from '../settings/fields.ts';
import type { Form, FormReading, Settings, Table, Values } from '../settings/settings.ts';
import { beginRun } from './beginRun.ts';
import { runBar } from './runBar.ts';
import type { RunBar } from './runBar.ts';
import type { RunState } from './runModel.ts';
import { RunSession } from './runSession.ts';
import { StoredResult } from './storedResult.ts';
import { announcementOf } from './runText.ts';
import type { UnitNames } from './runText.ts';

/** The least time between two drawings while reports come in, ms. */
const drawingGap = 120;

/** Numbers to show, and whose they are. */
export type Numbers<Spec, Tally> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly complete: boolean; // all units are in it
  readonly whose: 'reader' | 'stored';
  readonly command: string; // that made stored ones; may be empty
};

/** A live figure with a run; see the head of the file. */
export abstract class RunWidget<
  Id extends ExperimentId,
  T extends Table = Table,
> extends NotebookWidget {
  /** What the run counts, for its progress. */
  abstract readonly unit: UnitNames;
  protected readonly session: RunSession<SpecOf<Id>, TallyOf<Id>>;
  protected workers = usualWorkers(mostWorkers());
  readonly #settings: Settings<T>;
  #usual: Values<T> | null = null; // of the page, once it was read
  #form: Form<T> | null = null; // null before the figure opens
  #read: { readonly form: Form<T>; readonly reading: FormReading<T> } | null = null;
  readonly #redraw = new Redraw(() => {
    this.draw();
  }, drawingGap);
  readonly #stored: { readonly problem: string | null; close(): void }[] = [];

  /**
   * @param experiment - what is run
   * @param settings - what the reader can set
   */
  constructor(experiment: Id, settings: Settings<T>) {
    super();
    this.#settings = settings;
    this.session = new RunSession(beginRun(experiment), (before) => {
      const text = announcementOf(before, this.session.state, this.unit);
      if (text !== null) this.announce(text);
      this.onRun(before);
      this.requestDraw();
    });
  }

  /** Draws the whole figure in its present state; called at most eight times a second. */
  protected abstract draw(): void;

  /** What values of the settings ask for. */
  protected abstract specOf(values: Values<T>): SpecOf<Id>;

  /** The settings of the page: where a link and a reset start from. */
  protected get usual(): Values<T> {
    this.#usual ??= this.#settings.of(this.props(), this.localName);
    return this.#usual;
  }

  /** The settings as they were typed and chosen. */
  protected get form(): Form<T> {
    this.#form ??= this.#settings.formOf(this.usual);
    return this.#form;
  }

  /** What the form says: the same object for the same form. */
  protected get reading(): FormReading<T> {
    const { form } = this;
    if (this.#read?.form !== form) this.#read = { form, reading: this.#settings.read(form) };
    return this.#read.reading;
  }

  /** The spec of the settings as they stand, or null while one of them cannot be read. */
  protected spec(): SpecOf<Id> | null {
    const { values } = this.reading;
    return values === null ? null : this.specOf(values);
  }

  open(link: LinkValues): void {
    const values = this.#settings.fromLink(link, this.usual);
    this.session.discard();
    this.#form = this.#settings.formOf(values);
    this.opened(values);
    this.askForStored();
    this.requestDraw();
  }

  linkValues(): LinkValues {
    return this.#settings.toLink(this.form, this.usual);
  }

  /** What else begins anew when the figure opens; called with the form of the link in place. */
  protected opened(_values: Values<T>): void {}

  /** What a change of settings by the reader takes away; called with the new form in place. */
  protected edited(_change: Partial<Form<T>>): void {}

  /** Asks for the stored result that belongs to the settings as they stand; called when they are others. */
  protected askForStored(): void {}

  /** Puts other texts into the form, and tells nobody. */
  protected put(change: Partial<Form<T>>): void {
    this.#form = { ...this.form, ...change };
  }

  /** Changes settings as the reader does: a run of other settings ends, and what it found is kept. */
  protected edit(change: Partial<Form<T>>): void {
    this.put(change);
    this.edited(change);
    this.askForStored();
    this.settingsChanged();
  }

  /** Changes what the run does not hang on, or what it found itself: it goes on. */
  protected keep(change: Partial<Form<T>>): void {
    this.put(change);
    this.changed();
  }

  /**
   * The fields of the settings, wired.
   *
   * @param more - what follows them in their row
   */
  protected settingsFields(more?: TemplateResult): TemplateResult {
    return settingsFields({
      idPrefix: this.frame.id,
      settings: this.#settings,
      form: this.form,
      problems: this.reading.problems,
      ...(more === undefined ? {} : { more }),
      onText: (name, text) => {
        this.edit({ [name]: text } as unknown as Partial<Form<T>>);
      },
    });
  }

  /** Whether the numbers of a run answer what is asked for; they do, where a figure says nothing else. */
  protected fits(_run: SpecOf<Id>, _wanted: SpecOf<Id>): boolean {
    return true;
  }

  /** The reader's run where it fits the settings as they stand, else the stored one where that fits. */
  protected numbers(
    stored: Omit<Numbers<SpecOf<Id>, TallyOf<Id>>, 'whose'> | null,
  ): Numbers<SpecOf<Id>, TallyOf<Id>> | null {
    const wanted = this.spec();
    const fits = (one: SpecOf<Id>): boolean => wanted === null || this.fits(one, wanted);
    const { spec, state } = this.session;
    if (spec !== null && state.progress !== null && fits(spec)) {
      const { tally, done, total } = state.progress;
      return { spec, tally, complete: done === total, whose: 'reader', command: '' };
    }
    return stored !== null && fits(stored.spec) ? { ...stored, whose: 'stored' } : null;
  }

  /** Called after every change of the run, before the drawing. */
  protected onRun(_before: RunState<TallyOf<Id>>): void {}

  protected requestDraw(): void {
    this.#redraw.request();
  }

  /** A place for results that were computed beforehand: drawn when they arrive, given up when the figure goes. */
  protected storedResult<Value>(): StoredResult<Value> {
    const stored = new StoredResult<Value>(() => {
      this.requestDraw();
    });
    this.#stored.push(stored);
    return stored;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#redraw.cancel();
    this.session.discard();
    for (const stored of this.#stored) stored.close();
  }

  /** After a change of settings, of whatever kind: a run of other settings ends, and what it found is kept. */
  protected settingsChanged(): void {
    this.session.stop();
    this.changed();
    this.requestDraw();
  }

  /** The run controls, wired. */
  protected runBar(
    idPrefix: string,
    startLabel: string,
    more: Partial<RunBar<TallyOf<Id>>> = {},
  ): TemplateResult {
    const { session } = this;
    return runBar({
      idPrefix,
      state: session.state,
      unit: this.unit,
      startLabel,
      workers: this.workers,
      mostWorkers: mostWorkers(),
      storedProblem: this.#stored.find(({ problem }) => problem !== null)?.problem ?? null,
      onStart: () => {
        this.start();
      },
      onGoOn: () => void session.goOn(this.workers),
      onPause: () => {
        session.pause();
      },
      onResume: () => {
        session.resume();
      },
      onStop: () => {
        session.stop();
      },
      onWorkers: (workers) => {
        this.workers = workers;
        session.setWorkers(workers);
        this.requestDraw();
      },
      onRetry: () => {
        session.retry();
      },
      ...more,
    });
  }

  /** Starts a run of the settings as they stand, or leads to the first that cannot be read. */
  protected start(): void {
    const spec = this.spec();
    if (spec !== null) {
      void this.session.start(spec, this.workers);
      return;
    }
    const bad = this.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    bad?.focus();
    const message = bad === null ? null : this.querySelector(`[id="${bad.id}-message"]`);
    this.announce(`The run cannot start. ${message?.textContent ?? ''}`);
  }
}
