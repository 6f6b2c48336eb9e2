/** `census-table`: all images of a small size by sweeps and class, counted in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';

import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { CensusExample } from '../../kit/census/example.ts';
import { rowsHint } from '../../kit/census/censusGrid.ts';
import { TableChoice } from '../../kit/census/tableChoice.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { csvOf, jsonOf } from './files.ts';
import * as model from './model.ts';
import type { CensusProps, CensusValues, Counted } from './model.ts';
import { censusView } from './view.ts';
import type { CensusPicture } from './view.ts';

/** Numbers to show, and whose they are. */
type SourcedCensus = Counted & { readonly source: string };

const sizes = [
  [3, 3],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

class CensusTable extends RunFigure<'four-census', typeof model.censusSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #chart = this.newChart({ hint: rowsHint });
  readonly #choice = new TableChoice(
    () => this.requestDraw(),
    () => this.#chosen(),
  );
  readonly #stored = this.storedResult<StoredRun<'four-census'>>();

  constructor(host: Host) {
    super(host, fourCensus, model.censusSettings);
  }

  protected override titleOf({ height, width, twoSat }: CensusValues): string {
    return `All pictures of ${sizeText(height, width)}, by sweeps and class${twoSat ? ', with chains' : ''}`;
  }

  /** As measured at 5 x 5 and 2 x 12; 2-SAT takes no longer than to try clues. */
  protected override pace({ height, width }: FourCensusSpec): number {
    return Math.max(height, width) > 6 ? 1_200_000 : 4_000_000;
  }

  protected specOf(values: CensusValues): FourCensusSpec {
    return model.specOf(values);
  }

  protected override fits(run: FourCensusSpec, wanted: FourCensusSpec): boolean {
    return model.sameCensus(run, wanted);
  }

  protected override opened(values: CensusValues): void {
    super.opened(values);
    this.#choice.open(values.chosen);
  }

  protected override edited(): void {
    this.#choice.open(null);
    this.put({ chosen: '' });
  }

  exports(): Exports {
    const shown = this.#shown();
    const size = shown?.spec ?? this.spec() ?? this.usual;
    return {
      name: `census-${size.height}x${size.width}`,
      ...(shown !== null && { about: shown.source }),
      csv: () => (shown === null ? '' : csvOf(shown)),
      json: () => jsonOf(shown, shown?.source ?? null),
      svg: () => this.#chart.file(),
    };
  }

  /** Fetches the stored census of the size in the form, where there is one. */
  protected override askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    const one = storedMeasurement('four-census', (known) => model.sameCensus(known, spec));
    this.askFor(this.#stored, one === undefined ? null : runFile(one, fourCensus));
  }

  /** The reader's census when it is of the size of the form, else the stored one. */
  #shown(): SourcedCensus | null {
    const numbers = this.numbers(this.#stored.value);
    if (numbers === null) return null;
    const { spec, tally, complete } = numbers;
    const counted = `${grouped(fourTotals(tally).images)} pictures, spread evenly over all`;
    const what = `count of ${sizeText(spec.height, spec.width)}`;
    const source = this.sourceOf(what, numbers, complete ? '' : counted);
    return { spec, tally, complete, source };
  }

  #chartData(shown: SourcedCensus | null) {
    return {
      curves: shown === null ? [] : model.pointsOf(shown),
      unit: 'images' as const,
      description: shown === null ? '' : model.describe(shown),
    };
  }

  protected draw(): void {
    const shown = this.#shown();
    const from = [
      this.form.height,
      this.form.width,
      this.form.twoSat,
      this.#stored.value,
      this.session.state.progress,
    ];
    this.#chart.draw(from, (charts) => this.#content(shown, charts));
    this.render(censusView(this.#picture(shown), this.#choice.options));
  }

  #picture(shown: SourcedCensus | null): CensusPicture {
    const spec = this.spec();
    return {
      idPrefix: this.id,
      layout: this.layout,
      fields: this.settingsFields(
        presetField('Size', sizePresets(sizes, spec), (size) => this.edit(sizeTexts(size))),
      ),
      bar: this.runBar('all'),
      grid: shown === null ? null : model.gridOf(shown, this.#choice.chosen),
      source: shown?.source ?? null,
      verdicts: shown === null ? [] : model.verdictsOn(shown),
      example: this.#example(shown),
      chart: this.#chart,
      base: sitePath(''),
      four: this.props<CensusProps>().four,
    };
  }

  readonly #exampleKept = new KeptFrom<CensusExample | null>();

  /** The same object for the same picture and words, so that it is not drawn anew eight times a second. */
  #example(shown: SourcedCensus | null): CensusExample | null {
    const { chosen } = this.#choice;
    if (shown === null || chosen === null) return null;
    const { row, kind } = chosen;
    const { height, width, twoSat } = shown.spec;
    const first = model.firstAt(shown, row, kind);
    const count = model.rowsOf(shown)[row - 1]?.[kind + 1];
    const from = [height, width, twoSat, row, kind, first, count, shown.complete];
    return this.#exampleKept.get(from, () => model.exampleOf(shown, chosen));
  }

  #content(shown: SourcedCensus | null, charts: Charts): ChartContent {
    const data = this.#chartData(shown);
    return {
      draw: (size) => charts.censusChart(data, size),
      points: (shown === null ? [] : model.rowsOf(shown)).map((row) => ({
        x: row[0] ?? 0,
        y: Math.max(1, ...row.slice(1)),
        text: model.rowText(row, shown === null ? undefined : model.classesOf(shown.spec)),
      })),
      label: 'Rows of the census',
      description: data.description,
    };
  }

  #chosen(): void {
    this.keep({ chosen: model.censusSettings.table.chosen.format(this.#choice.chosen) });
    this.draw();
    const example = this.#example(this.#shown());
    this.announce(example === null ? 'No number chosen.' : example.sentences.join(' '));
  }
}

export const figure = figureOf<CensusProps>('census-table', CensusTable);
