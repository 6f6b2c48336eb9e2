/**
 * The base of every figure that runs an experiment: it owns the run, the drawing of reports, the words for the live
 * region, and the number of cores. A figure adds its settings and what it shows.
 */
import type { TemplateResult } from 'lit-html';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { mostWorkers, usualWorkers } from '../../workers/workerCount.ts';
import { NotebookWidget } from '../cell/notebookWidget.ts';
import { Redraw } from '../chart/redraw.ts';
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

/** A live figure with a run; see the head of the file. */
export abstract class RunWidget<Id extends ExperimentId> extends NotebookWidget {
  /** What the run counts, for its progress. */
  abstract readonly unit: UnitNames;
  protected readonly session: RunSession<SpecOf<Id>, TallyOf<Id>>;
  protected workers = usualWorkers(mostWorkers());
  readonly #redraw = new Redraw(() => {
    this.draw();
  }, drawingGap);
  readonly #stored: { readonly problem: string | null; close(): void }[] = [];

  constructor(experiment: Id) {
    super();
    this.session = new RunSession(beginRun(experiment), (before) => {
      const text = announcementOf(before, this.session.state, this.unit);
      if (text !== null) this.announce(text);
      this.onRun(before);
      this.requestDraw();
    });
  }

  /** Draws the whole figure in its present state; called at most eight times a second. */
  protected abstract draw(): void;

  /** The spec of the settings as they stand, or null while one of them cannot be read. */
  protected abstract spec(): SpecOf<Id> | null;

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

  /** To be called when a setting changes: a run of other settings ends, and what it found is kept. */
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
