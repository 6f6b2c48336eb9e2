/** `slice-check`: Figure 5 of 000 held against a slice of its images, counted in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';

import { measurements } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { Slice } from '../../claims/000/figure5Slice.ts';
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
import { grouped } from '../../notebook/plain/numbers.ts';
import type { UnitNames } from '../../notebook/run/runText.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { publishedFigure5 } from '../../claims/000/smallPublished.ts';
import { allImages, standsFor } from '../../claims/000/figure5Slice.ts';
import * as model from './model.ts';
import type { SliceProps, SliceValues } from './model.ts';
import { sliceView } from './view.ts';
import type { SlicePicture } from './view.ts';
import * as words from './words.ts';

/** A slice to show, and where it comes from. */
type SourcedSlice = { readonly slice: Slice | null; readonly source: string };

/** The stored part of the full run. */
const storedFile = runFile(measurements['four-census 6x6'], fourCensus);

/** The greatest share of a row, in percent. */
const most = (row: readonly number[]): number => (100 * Math.max(1, ...row.slice(1))) / allImages;

class SliceCheck extends RunFigure<'four-census', typeof model.sliceSettings.table> {
  readonly linkVersion = 1;
  readonly #chart = this.newChart({ hint: rowsHint });
  readonly #choice = new TableChoice(
    () => this.requestDraw(),
    () => this.#chosen(),
  );
  readonly #stored = this.storedResult<StoredRun<'four-census'>>();

  constructor(host: Host) {
    super(host, fourCensus, model.sliceSettings);
  }

  protected override titleOf(values: SliceValues): string {
    return model.titleOf(values);
  }

  get unit(): UnitNames {
    return model.unitOf(this.session.spec ?? this.spec());
  }

  protected override pace(spec: FourCensusSpec): number {
    return model.paceOf(spec);
  }

  protected specOf(values: SliceValues): FourCensusSpec {
    return model.specOf(values);
  }

  protected override opened(values: SliceValues): void {
    super.opened(values);
    this.#choice.open(null);
  }

  protected override askForStored(): void {
    this.askFor(this.#stored, storedFile);
  }

  exports(): Exports {
    const { slice, source } = this.#shown();
    return {
      name: slice === null ? 'census-6x6' : `census-6x6-${words.fileWords(slice)}`,
      about: source,
      csv: () => words.csvOf(slice),
      json: () => words.jsonOf(slice, source),
      svg: () => this.#chart.file(),
    };
  }

  /** The reader's last run; before any the stored part; without one the published table alone. */
  #shown(): SourcedSlice {
    const { spec, state } = this.session;
    if (spec !== null && state.progress !== null) {
      const { tally, done, total } = state.progress;
      const complete = done === total;
      const whole = complete && spec.byPuzzle === true;
      const slice: Slice = { spec, tally, complete, stands: standsFor(spec, whole) };
      const part = complete ? '' : ` (partial: ${grouped(fourTotals(tally).images)} counted)`;
      return {
        slice,
        source: `Your count: ${words.sliceName(spec)}${part}, version ${fourCensus.version}.`,
      };
    }
    const stored = this.#stored.value;
    if (stored === null) return { slice: null, source: 'Batenburg & Kosters, Figure 5.' };
    const { spec: of, tally, whole } = stored;
    return {
      slice: { spec: of, tally, complete: true, stands: standsFor(of, whole) },
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
    const shown = this.#shown();
    const from = [this.#stored.value, this.session.state.progress];
    this.#chart.draw(from, (charts) => this.#content(shown.slice, charts));
    this.render(sliceView(this.#picture(shown), this.#choice.options));
  }

  #picture({ slice, source }: SourcedSlice): SlicePicture {
    return {
      idPrefix: this.id,
      layout: this.layout,
      fields: this.settingsFields(),
      bar: this.runBar(),
      grid: words.gridOf(slice, this.#choice.chosen),
      key: words.keyOf(slice),
      source,
      verdict: words.verdictOn(slice),
      example: this.#example(slice),
      chart: this.#chart,
      printed: this.folded(words.printedTable),
      base: sitePath(''),
      four: this.props<SliceProps>().four,
    };
  }

  readonly #exampleKept = new KeptFrom<CensusExample | null>();

  /** The same object for the same number, so that its picture is not drawn anew eight times a second. */
  #example(slice: Slice | null): CensusExample | null {
    const { chosen } = this.#choice;
    if (slice === null || chosen === null) return null;
    const at = 4 * chosen.row + chosen.kind;
    const from = [slice.spec, slice.tally.counts[at], slice.tally.first[at], at];
    return this.#exampleKept.get(from, () => words.exampleOf(slice, chosen));
  }

  #content(slice: Slice | null, charts: Charts): ChartContent {
    const data = this.#chartData(slice);
    return {
      draw: (size) => charts.censusChart(data, size),
      points: publishedFigure5.rows
        .filter((row) => row.slice(1).some((number) => number > 0))
        .map((row) => ({
          x: row[0] ?? 0,
          y: most(row),
          text: words.rowText(slice, row[0] ?? 0),
        })),
      label: 'Rows of Figure 5',
      description: data.description,
    };
  }

  #chosen(): void {
    this.draw();
    const example = this.#example(this.#shown().slice);
    this.announce(example === null ? 'No number chosen.' : example.sentences.join(' '));
  }
}

export const figure = figureOf<Partial<SliceProps>>('slice-check', SliceCheck);
