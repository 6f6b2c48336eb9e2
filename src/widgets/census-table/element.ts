/** `census-table`: all images of a small size by sweeps and class, counted in the reader's browser. */
import { render } from 'lit-html';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { CellChoice } from '../../kit/census/censusGrid.ts';
import { fetchStoredCensus, storedPath, storedSizes } from '../../kit/census/storedCensus.ts';
import type { StoredCensus } from '../../kit/census/storedCensus.ts';
import { ChartFrame } from '../../kit/chart/chartFrame.ts';
import { formatNumber } from '../../kit/run/numbers.ts';
import { RunWidget } from '../../kit/run/runWidget.ts';
import { StoredResult } from '../../kit/run/storedResult.ts';
import { sitePath } from '../../kit/text/paths.ts';
import * as model from './model.ts';
import type { CensusForm, CensusProps, Counted } from './model.ts';
import { censusView } from './view.ts';
import type { CensusActions, CensusPicture } from './view.ts';

/** Numbers to show, and whose they are. */
type Shown = Counted & { readonly source: string };

const sizes = [
  [3, 3],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

class CensusTable extends RunWidget<'four-census'> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  #form: CensusForm = model.formOf(model.defaultProps);
  #choice: CellChoice | null = null;
  #stop: CellChoice | null = null;
  readonly #stored = new StoredResult<StoredCensus>(() => {
    this.requestDraw();
  });
  #chart: ChartFrame | null = null;
  #drawn: readonly unknown[] = []; // what the chart was last drawn from

  constructor() {
    super('four-census');
  }

  #defaults(): CensusProps {
    return { ...model.defaultProps, ...this.props<CensusProps>() };
  }

  open(values: LinkValues): void {
    const { form, choice } = model.stateFromLink(values, this.#defaults());
    this.session.discard();
    this.#form = form;
    this.#choice = this.#stop = choice;
    if (this.#chart === null) void this.loadCharts();
    this.#chart?.look(null);
    this.#askForStored();
    this.requestDraw();
  }

  linkValues(): LinkValues {
    return model.linkOf({ form: this.#form, choice: this.#choice }, this.#defaults());
  }

  exports(): Exports {
    const shown = this.#shown();
    const size = shown?.spec ?? this.spec() ?? model.defaultProps;
    return {
      name: `census-${size.height}x${size.width}`,
      csv: () => (shown === null ? '' : model.csvOf(shown)),
      json: () => model.jsonOf(shown, shown?.source ?? null),
      svg: () => {
        if (this.charts === null) throw new Error('the chart has not been drawn yet');
        const { censusChart, nodeOf, svgDocument } = this.charts;
        return nodeOf(
          censusChart(this.#chartData(shown), { width: 720, document: svgDocument() }).svg,
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

  /** Puts the live figure in the place of the static first frame. */
  #build(): ChartFrame {
    this.#chart = new ChartFrame({
      idPrefix: `${this.frame.id}-chart`,
      hint: 'Point at the chart, or focus it and use the arrow keys, to read its rows.',
      first: this.querySelector('.chart-static'),
    });
    this.replaceChildren();
    return this.#chart;
  }

  /** Fetches the stored census of the size in the form, where there is one. */
  #askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    const size = `${spec.height}x${spec.width}`;
    void this.#stored.ask(size, async (signal) =>
      storedSizes.has(size) ? fetchStoredCensus(sitePath(storedPath(spec)), signal) : null,
    );
  }

  /** The reader's census when it is of the size of the form, else the stored one. */
  #shown(): Shown | null {
    const wanted = this.spec();
    const { spec, state } = this.session;
    const fits = (one: FourCensusSpec): boolean => wanted === null || model.sameSize(one, wanted);
    if (spec !== null && state.progress !== null && fits(spec)) {
      const { tally, done, total } = state.progress;
      const complete = done === total;
      const counted = fourTotals(tally).images;
      const part = complete
        ? ''
        : ` (partial: ${formatNumber(counted)} pictures, spread evenly over all)`;
      const source = `Your count of ${model.sizeName(spec)}${part}, version ${fourCensus.version}.`;
      return { spec, tally, complete, source };
    }
    const stored = this.#stored.value;
    if (stored === null || !fits(stored.spec)) return null;
    const { command } = stored;
    const source = `Stored count of ${model.sizeName(stored.spec)}, version ${fourCensus.version}${command === '' ? '' : `, made by ${command}`}. Start your own to check it.`;
    return { spec: stored.spec, tally: stored.tally, complete: stored.whole, source };
  }

  #chartData(shown: Shown | null) {
    return {
      curves: shown === null ? [] : model.pointsOf(shown),
      unit: 'images' as const,
      description: shown === null ? '' : model.describe(shown),
    };
  }

  protected draw(): void {
    // the static first frame stays until its numbers are there, so that the page below does not move
    if (this.#chart === null && this.#stored.waiting) return;
    const chart = this.#chart ?? this.#build();
    const shown = this.#shown();
    this.#drawChart(chart, shown);
    render(censusView(this.#picture(chart, shown), this.#actions()), this);
  }

  #picture(chart: ChartFrame, shown: Shown | null): CensusPicture {
    const reading = model.readForm(this.#form);
    const total = reading.spec === null ? null : fourCensus.units(reading.spec);
    return {
      idPrefix: this.frame.id,
      form: this.#form,
      reading,
      presets: sizes.map(([height, width]) => ({
        label: `${height} × ${width}`,
        height,
        width,
        chosen: reading.spec?.height === height && reading.spec.width === width,
      })),
      bar: this.runBar(
        this.frame.id,
        total === null ? 'Start' : `Start: all ${formatNumber(total)} pictures`,
      ),
      grid: shown === null ? null : model.gridOf(shown, this.#choice),
      source: shown?.source ?? null,
      verdicts: shown === null ? [] : model.verdictsOn(shown),
      example: this.#example(shown),
      chart: chart.element,
      base: sitePath(''),
      four: this.#defaults().four,
    };
  }

  #exampleKept = { key: '', value: null as ReturnType<typeof model.exampleOf> };

  /** The same object for the same picture and words, so that it is not drawn anew eight times a second. */
  #example(shown: Shown | null): ReturnType<typeof model.exampleOf> {
    const choice = this.#choice;
    if (shown === null || choice === null) return null;
    const at = 4 * choice.row + choice.kind;
    const { spec, tally, complete } = shown;
    const key = [spec.height, spec.width, at, tally.first[at], tally.counts[at], complete].join();
    if (key !== this.#exampleKept.key)
      this.#exampleKept = { key, value: model.exampleOf(shown, choice) };
    return this.#exampleKept.value;
  }

  #drawChart(chart: ChartFrame, shown: Shown | null): void {
    const { charts } = this;
    const from = [this.#form, this.#stored.value, this.session.state.progress, charts];
    if (charts === null || from.every((value, at) => value === this.#drawn[at])) return;
    this.#drawn = from;
    const data = this.#chartData(shown);
    chart.show({
      draw: (width) => charts.censusChart(data, { width }),
      points: (shown === null ? [] : model.rowsOf(shown)).map((row) => ({
        x: row[0] ?? 0,
        y: Math.max(1, ...row.slice(1)),
        text: model.rowText(row),
      })),
      label: 'Rows of the census',
      description: data.description,
    });
  }

  #actions(): CensusActions {
    return {
      onText: (key, text) => {
        this.#edit({ ...this.#form, [key]: text });
      },
      onSize: (height, width) => {
        this.#edit(model.formOf({ height, width }));
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
    this.changed();
    this.draw();
    const example = this.#example(this.#shown());
    this.announce(example === null ? 'No number chosen.' : example.sentences.join(' '));
  }

  #edit(form: CensusForm): void {
    this.#form = form;
    this.#choice = this.#stop = null;
    this.#askForStored();
    this.settingsChanged();
  }
}

customElements.define('census-table', CensusTable);
