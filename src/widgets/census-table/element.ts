/** `census-table`: all images of a small size by sweeps and class, counted in the reader's browser. */
import { render } from 'lit-html';
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { CensusExample } from '../../kit/census/example.ts';
import { rowsHint } from '../../kit/census/censusGrid.ts';
import { TableChoice } from '../../kit/census/tableChoice.ts';
import type { ChartContent, ChartFrame } from '../../kit/chart/chartFrame.ts';
import { KeptFrom } from '../../kit/chart/kept.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { ChartRunWidget } from '../../kit/run/chartRunWidget.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import { sameSize, sizePresets, sizeTexts } from '../../kit/run/size.ts';
import type { SizeTexts } from '../../kit/run/size.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { askFor } from '../../stored/fromSite.ts';
import * as model from './model.ts';
import type { CensusProps, Counted } from './model.ts';
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

class CensusTable extends ChartRunWidget<'four-census'> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  #form: SizeTexts = sizeTexts(model.defaultProps);
  readonly #choice = new TableChoice(
    () => {
      this.requestDraw();
    },
    () => {
      this.#chosen();
    },
  );
  readonly #stored = this.storedResult<StoredRun<'four-census'>>();

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
    this.#choice.open(choice);
    if (this.chart === null) void this.loadCharts();
    this.chart?.look(null);
    this.#askForStored();
    this.requestDraw();
  }

  linkValues(): LinkValues {
    return model.linkOf({ form: this.#form, choice: this.#choice.chosen }, this.#defaults());
  }

  exports(): Exports {
    const shown = this.#shown();
    const size = shown?.spec ?? this.spec() ?? model.defaultProps;
    return {
      name: `census-${size.height}x${size.width}`,
      csv: () => (shown === null ? '' : model.csvOf(shown)),
      json: () => model.jsonOf(shown, shown?.source ?? null),
      svg: () =>
        this.chartFile(({ censusChart }, size) => censusChart(this.#chartData(shown), size)),
    };
  }

  protected spec(): FourCensusSpec | null {
    return model.readForm(this.#form).spec;
  }

  /** Fetches the stored census of the size in the form, where there is one. */
  #askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    const one = storedMeasurement('four-census', (known) => sameSize(known, spec));
    askFor(this.#stored, one === undefined ? null : runFile(one, fourCensus));
  }

  /** The reader's census when it is of the size of the form, else the stored one. */
  #shown(): Shown | null {
    const wanted = this.spec();
    const { spec, state } = this.session;
    const fits = (one: FourCensusSpec): boolean => wanted === null || sameSize(one, wanted);
    if (spec !== null && state.progress !== null && fits(spec)) {
      const { tally, done, total } = state.progress;
      const complete = done === total;
      const counted = fourTotals(tally).images;
      const part = complete
        ? ''
        : ` (partial: ${grouped(counted)} pictures, spread evenly over all)`;
      const source = `Your count of ${sizeText(spec.height, spec.width)}${part}, version ${fourCensus.version}.`;
      return { spec, tally, complete, source };
    }
    const stored = this.#stored.value;
    if (stored === null || !fits(stored.spec)) return null;
    const { command } = stored;
    const source = `Stored count of ${sizeText(stored.spec.height, stored.spec.width)}, version ${fourCensus.version}${command === '' ? '' : `, made by ${command}`}. Start your own to check it.`;
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
    if (this.chart === null && this.#stored.waiting) return;
    const chart = this.chart ?? this.buildChart({ hint: rowsHint });
    const shown = this.#shown();
    const from = [this.#form, this.#stored.value, this.session.state.progress];
    this.drawChart(from, (charts) => this.#content(shown, charts));
    render(censusView(this.#picture(chart, shown), this.#actions()), this);
  }

  #picture(chart: ChartFrame, shown: Shown | null): CensusPicture {
    const reading = model.readForm(this.#form);
    const total = reading.spec === null ? null : fourCensus.units(reading.spec);
    return {
      idPrefix: this.frame.id,
      form: this.#form,
      reading,
      presets: sizePresets(sizes, reading.spec),
      bar: this.runBar(
        this.frame.id,
        total === null ? 'Start' : `Start: all ${grouped(total)} pictures`,
      ),
      grid: shown === null ? null : model.gridOf(shown, this.#choice.chosen),
      source: shown?.source ?? null,
      verdicts: shown === null ? [] : model.verdictsOn(shown),
      example: this.#example(shown),
      chart: chart.element,
      base: sitePath(''),
      four: this.#defaults().four,
    };
  }

  readonly #exampleKept = new KeptFrom<CensusExample | null>();

  /** The same object for the same picture and words, so that it is not drawn anew eight times a second. */
  #example(shown: Shown | null): CensusExample | null {
    const { chosen } = this.#choice;
    if (shown === null || chosen === null) return null;
    const at = 4 * chosen.row + chosen.kind;
    const { spec, tally, complete } = shown;
    const from = [spec.height, spec.width, at, tally.first[at], tally.counts[at], complete];
    return this.#exampleKept.get(from, () => model.exampleOf(shown, chosen));
  }

  #content(shown: Shown | null, charts: Charts): ChartContent {
    const data = this.#chartData(shown);
    return {
      draw: (width) => charts.censusChart(data, { width }),
      points: (shown === null ? [] : model.rowsOf(shown)).map((row) => ({
        x: row[0] ?? 0,
        y: Math.max(1, ...row.slice(1)),
        text: model.rowText(row),
      })),
      label: 'Rows of the census',
      description: data.description,
    };
  }

  #actions(): CensusActions {
    return {
      onText: (key, text) => {
        this.#edit({ ...this.#form, [key]: text });
      },
      onSize: (height, width) => {
        this.#edit(sizeTexts({ height, width }));
      },
      table: this.#choice.options,
    };
  }

  #chosen(): void {
    this.changed();
    this.draw();
    const example = this.#example(this.#shown());
    this.announce(example === null ? 'No number chosen.' : example.sentences.join(' '));
  }

  #edit(form: SizeTexts): void {
    this.#form = form;
    this.#choice.open(null);
    this.#askForStored();
    this.settingsChanged();
  }
}

customElements.define('census-table', CensusTable);
