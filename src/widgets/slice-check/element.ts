/** `slice-check`: Figure 5 of 000 held against a slice of its images, counted in the reader's browser. */
import { render } from 'lit-html';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { CellChoice } from '../../kit/census/censusGrid.ts';
import type { CensusExample } from '../../kit/census/example.ts';
import { fetchStoredCensus, storedPartPath } from '../../kit/census/storedCensus.ts';
import type { StoredCensus } from '../../kit/census/storedCensus.ts';
import { ChartFrame } from '../../kit/chart/chartFrame.ts';
import { formatNumber } from '../../kit/run/numbers.ts';
import { RunWidget } from '../../kit/run/runWidget.ts';
import { StoredResult } from '../../kit/run/storedResult.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { publishedFigure5 } from '../../figures/000/smallPublished.ts';
import * as model from './model.ts';
import type { Slice, SliceForm, SliceProps } from './model.ts';
import { sliceView } from './view.ts';
import type { SliceActions, SlicePicture } from './view.ts';
import * as words from './words.ts';

/** A slice to show, and where it comes from. */
type Shown = { readonly slice: Slice | null; readonly source: string };

/** The greatest share of a row, in percent. */
const most = (row: readonly number[]): number =>
  (100 * Math.max(1, ...row.slice(1))) / model.allImages;

class SliceCheck extends RunWidget<'four-census'> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  #form: SliceForm = model.formOf(model.defaultProps);
  #choice: CellChoice | null = null;
  #stop: CellChoice | null = null;
  #printedOpen = false;
  readonly #stored = new StoredResult<StoredCensus>(() => {
    this.requestDraw();
  });
  #chart: ChartFrame | null = null;
  #drawn: readonly unknown[] = []; // what the chart was last drawn from

  constructor() {
    super('four-census');
  }

  #defaults(): SliceProps {
    return { ...model.defaultProps, ...this.props<SliceProps>() };
  }

  open(values: LinkValues): void {
    const form = model.formFromLink(values, this.#defaults());
    this.session.discard();
    this.#form = form;
    this.#choice = this.#stop = null;
    if (this.#chart === null) this.#build();
    this.#chart?.look(null);
    void this.#stored.ask('6x6', (signal) => fetchStoredCensus(sitePath(storedPartPath), signal));
    this.requestDraw();
  }

  linkValues(): LinkValues {
    return model.linkOf(this.#form, this.#defaults());
  }

  exports(): Exports {
    const { slice, source } = this.#shown();
    return {
      name: 'census-6x6-slice',
      csv: () => words.csvOf(slice),
      json: () => words.jsonOf(slice, source),
      svg: () => {
        if (this.charts === null) throw new Error('the chart has not been drawn yet');
        const { censusChart, nodeOf, svgDocument } = this.charts;
        return nodeOf(
          censusChart(this.#chartData(slice), { width: 720, document: svgDocument() }).svg,
        );
      },
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stored.close();
  }

  protected spec(): FourCensusSpec | null {
    return model.readForm(this.#form).spec;
  }

  #build(): void {
    this.#chart = new ChartFrame({
      idPrefix: `${this.frame.id}-chart`,
      hint: 'Point at the chart, or focus it and use the arrow keys, to read its rows.',
      first: this.querySelector('.chart-static'),
    });
    this.replaceChildren();
    void this.loadCharts();
  }

  /** The reader's last run; before any the stored part; without one the published table alone. */
  #shown(): Shown {
    const { spec, state } = this.session;
    if (spec !== null && state.progress !== null) {
      const { tally, done, total } = state.progress;
      const complete = done === total;
      const slice: Slice = { spec, tally, complete, stands: model.standsFor(spec, false) };
      const part = complete ? '' : ` (partial: ${formatNumber(fourTotals(tally).images)} counted)`;
      return {
        slice,
        source: `Your count: ${words.sliceName(spec)}${part}, version ${fourCensus.version}.`,
      };
    }
    const stored = this.#stored.value;
    if (stored === null) return { slice: null, source: 'Batenburg & Kosters, Figure 5.' };
    const { spec: of, tally, whole } = stored;
    return {
      slice: { spec: of, tally, complete: true, stands: model.standsFor(of, whole) },
      source: words.storedText(stored),
    };
  }

  #chartData(slice: Slice | null) {
    return {
      ...model.chartOf(slice),
      unit: 'percent' as const,
      description: words.describe(slice),
    };
  }

  protected draw(): void {
    if (this.#chart === null) return;
    const shown = this.#shown();
    this.#drawChart(this.#chart, shown.slice);
    render(sliceView(this.#picture(this.#chart, shown), this.#actions()), this);
  }

  #picture(chart: ChartFrame, { slice, source }: Shown): SlicePicture {
    const reading = model.readForm(this.#form);
    const total = reading.spec === null ? null : fourCensus.units(reading.spec);
    return {
      idPrefix: this.frame.id,
      form: this.#form,
      reading,
      bar: this.runBar(
        this.frame.id,
        total === null
          ? 'Start'
          : `Start: ${formatNumber(total)} ${total === 1 ? 'picture' : 'pictures'}`,
      ),
      grid: words.gridOf(slice, this.#choice),
      compared: slice !== null,
      source,
      verdict: words.verdictOn(slice),
      example: this.#example(slice),
      chart: chart.element,
      printedOpen: this.#printedOpen,
      base: sitePath(''),
      four: this.#defaults().four,
    };
  }

  #exampleKept = { from: [] as readonly unknown[], value: null as CensusExample | null };

  /** The same object for the same number, so that its picture is not drawn anew eight times a second. */
  #example(slice: Slice | null): CensusExample | null {
    const choice = this.#choice;
    if (slice === null || choice === null) return null;
    const at = 4 * choice.row + choice.kind;
    const from = [slice.spec, slice.tally.counts[at], slice.tally.first[at], at];
    if (from.some((value, index) => value !== this.#exampleKept.from[index]))
      this.#exampleKept = { from, value: words.exampleOf(slice, choice) };
    return this.#exampleKept.value;
  }

  #drawChart(chart: ChartFrame, slice: Slice | null): void {
    const { charts } = this;
    const from = [this.#stored.value, this.session.state.progress, charts];
    if (charts === null || from.every((value, at) => value === this.#drawn[at])) return;
    this.#drawn = from;
    const data = this.#chartData(slice);
    chart.show({
      draw: (width) => charts.censusChart(data, { width }),
      points: publishedFigure5.rows
        .filter((row) => row.slice(1).some((number) => number > 0))
        .map((row) => ({
          x: row[0] ?? 0,
          y: most(row),
          text: words.rowText(slice, row[0] ?? 0),
        })),
      label: 'Rows of Figure 5',
      description: data.description,
    });
  }

  #actions(): SliceActions {
    return {
      onKind: (kind) => {
        this.#edit({ ...this.#form, kind });
      },
      onText: (key, text) => {
        this.#edit({ ...this.#form, texts: { ...this.#form.texts, [key]: text } });
      },
      onPrinted: (open) => {
        this.#printedOpen = open;
        this.requestDraw();
      },
      table: {
        stop: this.#stop,
        onStop: (cell) => {
          this.#stop = cell;
          this.requestDraw();
        },
        onChoose: (cell) => {
          this.#choose(cell);
        },
      },
    };
  }

  #choose(cell: CellChoice): void {
    const { row, kind } = cell;
    const again = this.#choice?.row === row && this.#choice.kind === kind;
    this.#choice = again ? null : cell;
    this.draw();
    const example = this.#example(this.#shown().slice);
    this.announce(example === null ? 'No number chosen.' : example.sentences.join(' '));
  }

  #edit(form: SliceForm): void {
    this.#form = form;
    this.settingsChanged();
  }
}

customElements.define('slice-check', SliceCheck);
