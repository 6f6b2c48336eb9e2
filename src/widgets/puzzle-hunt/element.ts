/** `puzzle-hunt`: a search for hard simple puzzles that keeps its record. */
import { render } from 'lit-html';
import { hunt } from '../../experiments/hunt.ts';
import type { HuntSpec } from '../../experiments/hunt.ts';
import { aimAt } from '../../kit/cell/linkPlace.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import type { ChartContent } from '../../kit/chart/chartFrame.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { ChartRunWidget } from '../../kit/run/chartRunWidget.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import type { RunState } from '../../kit/run/runModel.ts';
import { sitePath } from '../../kit/text/paths.ts';
import * as model from './model.ts';
import type { HuntForm, HuntProps, HuntRecord } from './model.ts';
import { huntView } from './view.ts';
import type { HuntActions } from './view.ts';

class PuzzleHunt extends ChartRunWidget<'hunt'> {
  readonly linkVersion = 1;
  readonly unit = { one: 'restart', many: 'restarts' };
  #form: HuntForm = model.formOf(model.defaultProps);
  #history: readonly HuntRecord[] = [];
  #tableOpen = false;
  #first: { readonly record: Element | null; readonly text: string | null } | null = null; // until a hunt begins

  constructor() {
    super('hunt');
  }

  #defaults(): HuntProps {
    return { ...model.defaultProps, ...this.props<HuntProps>() };
  }

  open(values: LinkValues): void {
    const props = model.propsFromLink(values, this.#defaults());
    const record = model.recordFromLink(values);
    this.session.discard();
    this.#form = model.formOf(props);
    this.#history = record === null ? [] : [record];
    if (this.chart === null) this.#build();
    this.chart?.look(null);
    this.requestDraw();
  }

  linkValues(): LinkValues {
    return model.linkOf(this.#form, this.#defaults(), this.#history.at(-1) ?? null);
  }

  exports(): Exports {
    const { spec, state } = this.session;
    const tally = state.progress?.tally ?? null;
    const counts = tally === null ? [] : model.countsOf(tally);
    return {
      name: spec === null ? 'hunt' : `hunt-${spec.height}x${spec.width}`,
      csv: () => model.csvOf(this.#history, counts),
      json: () => ({
        experiment: hunt.id,
        version: hunt.version,
        spec,
        complete: state.phase === 'complete',
        boards: tally?.boards ?? 0,
        simple: tally?.simple ?? 0,
        records: this.#history.map(({ difficulty, code, found }) => ({ difficulty, code, found })),
        counts,
      }),
      svg: () =>
        this.chartFile(({ difficultyChart }, size) => difficultyChart(this.#chartData(), size)),
    };
  }

  protected spec(): HuntSpec | null {
    return model.readForm(this.#form).spec;
  }

  protected override onRun(before: RunState<unknown>): void {
    const { phase, progress } = this.session.state;
    if (phase === 'starting' && before.phase !== 'partial') this.#history = [];
    if (progress === null) return;
    this.#first = null;
    const best = progress.tally.best;
    if (best === null || best.image === this.#history.at(-1)?.code) return;
    const history = model.withRecord(this.#history, model.recordOf(progress.tally));
    if (history === this.#history) return;
    this.#history = history;
    this.changed();
  }

  #build(): void {
    this.#first = {
      record: this.querySelector('.hunt-record'),
      text: this.querySelector('.hunt-counts > .readout')?.textContent ?? null,
    };
    this.buildChart({
      hint: 'Simple puzzles tried, by difficulty. In a hunt of your own, point at the chart or use the arrow keys to read its values.',
    });
    void this.loadCharts();
  }

  #chartData() {
    const { spec, state } = this.session;
    const ours = state.progress === null ? [] : model.countsOf(state.progress.tally);
    const hardest = this.#history.at(-1)?.difficulty ?? 0;
    const description =
      spec === null || state.progress === null
        ? 'No hunt yet.'
        : `Simple ${sizeText(spec.height, spec.width)} puzzles tried, by difficulty; the greatest is ${hardest}. ${model.triedText(state.progress.tally)}`;
    return { ours, label: 'simple puzzles tried', description };
  }

  protected draw(): void {
    const { chart } = this;
    if (chart === null) return;
    // the chart of the first frame stays until a hunt begins
    if (this.#first === null)
      this.drawChart([this.session.state.progress], (charts) => this.#content(charts));
    const reading = model.readForm(this.#form);
    const { spec, state } = this.session;
    const tally = state.progress?.tally ?? null;
    const link = this.linkTo();
    aimAt(link, this.frame.id);
    const restarts = reading.spec === null ? '' : `: ${grouped(reading.spec.restarts)} restarts`;
    const picture = {
      idPrefix: this.frame.id,
      form: this.#form,
      reading,
      presets: model.presetsFor(reading.spec),
      bar: this.runBar(this.frame.id, `Start${restarts}`),
      chart: chart.element,
      tried: tally === null ? (this.#first?.text ?? null) : model.triedText(tally),
      first: this.#first?.record ?? null,
      history: this.#history,
      recordLink: link.href,
      table: tally === null || spec === null ? null : model.tableOfCounts(spec, tally),
      tableOpen: this.#tableOpen,
      base: sitePath(''),
    };
    render(huntView(picture, this.#actions), this);
  }

  #content(charts: Charts): ChartContent {
    const data = this.#chartData();
    return {
      draw: (width) => charts.difficultyChart(data, { width }),
      points: data.ours.map(({ difficulty, count }) => ({
        x: difficulty,
        y: Math.max(1, count),
        text: `Difficulty ${difficulty}: ${grouped(count)} simple puzzles tried.`,
      })),
      label: 'Bars of the chart, by difficulty',
      description: data.description,
    };
  }

  readonly #actions: HuntActions = {
    onText: (key, text) => {
      this.#edit({ texts: { ...this.#form.texts, [key]: text } });
    },
    onMethod: (method) => {
      this.#edit({ method });
    },
    onRestarts: (restarts) => {
      this.#edit({ texts: { ...this.#form.texts, restarts: String(restarts) } });
    },
    onTable: (open) => {
      this.#tableOpen = open;
      this.requestDraw();
    },
  };

  #edit(change: Partial<HuntForm>): void {
    this.#form = { ...this.#form, ...change };
    this.settingsChanged();
  }
}

customElements.define('puzzle-hunt', PuzzleHunt);
