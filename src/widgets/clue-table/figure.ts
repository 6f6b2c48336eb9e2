/** `<clue-table>`: how many clue sets the pictures of small sizes have, counted in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';

import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { clueSets } from '../../experiments/clueSets.ts';
import type { ClueSetSpec } from '../../experiments/clueSets.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { rowsSource } from '../../notebook/run/runText.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import * as model from './model.ts';
import type { MostExample, Row, TableProps } from './model.ts';
import { clueTableView } from './view.ts';

class ClueTable extends RunFigure<'clue-sets', typeof model.tableSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'choice of row clues', many: 'choices of row clues' };
  readonly #chart = this.newChart();
  readonly #stored = this.storedResult<StoredRun<'clue-sets'>>();
  readonly #rowsKept = new KeptFrom<readonly Row[]>();
  readonly #exampleKept = new KeptFrom<MostExample | null>();

  constructor(host: Host) {
    super(host, clueSets, model.tableSettings);
  }

  protected override titleOf(_values: TableProps): string {
    return 'Clue sets and their solutions';
  }

  /** As measured over the sizes up to 5 x 5. */
  protected override pace(): number {
    return 350_000;
  }

  protected specOf(values: TableProps): ClueSetSpec {
    return model.specOf(values);
  }

  protected override fits(run: ClueSetSpec, wanted: ClueSetSpec): boolean {
    return JSON.stringify(run) === JSON.stringify(wanted);
  }

  protected override askForStored(): void {
    this.askFor(this.#stored, runFile(namedRun('clue-sets'), clueSets));
  }

  #rows(): readonly Row[] {
    const own = this.numbers(null)?.tally ?? null;
    const stored = this.#stored.value?.tally ?? null;
    return this.#rowsKept.get([this.form.sizes, stored, own, this.session.state.progress], () =>
      model.rowsOf(model.shownSizes(this.reading.values ?? this.usual), own, stored),
    );
  }

  #row(rows: readonly Row[]): Row | null {
    return model.chosenRow(rows, model.tableSettings.valueIn(this.form, 'size'));
  }

  #source(rows: readonly Row[]): string | null {
    const command = this.#stored.value?.command ?? '';
    return rowsSource('count of these sizes', this.made.version, rows, command);
  }

  exports(): Exports {
    const rows = this.#rows();
    const source = this.#source(rows);
    return {
      name: 'clue-sets',
      ...(source !== null && { about: source }),
      csv: () => model.csvOf(rows),
      json: () => ({
        ...this.made,
        source,
        sizes: rows.map(({ size, counts, numbers, whose }) => ({
          size,
          ...numbers,
          ...counts,
          whose,
        })),
      }),
      svg: () => this.#chart.file(),
    };
  }

  #chartData(row: Row | null) {
    return {
      counts: row === null ? [] : model.solutionCounts(row),
      description: row === null ? '' : model.rowText(row),
    };
  }

  protected draw(): void {
    const rows = this.#rows();
    const row = this.#row(rows);
    this.#chart.draw([row?.size, row?.whose, row?.numbers.images], (charts) =>
      this.#content(row, charts),
    );
    this.render(
      clueTableView({
        idPrefix: this.id,
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar('all'),
        rows,
        row,
        example: this.#exampleKept.get([row?.size, row?.counts.most?.key], () =>
          row === null ? null : model.mostExample(row),
        ),
        choices: model.sizeChoices(rows),
        chart: this.#chart,
        source: this.#source(rows),
        histogram: this.folded(row === null ? null : model.histogramTable(row)),
        base: sitePath(''),
        onSize: (size) => this.#choose(size),
      }),
    );
  }

  #content(row: Row | null, charts: Charts): ChartContent {
    const data = this.#chartData(row);
    return {
      draw: (size) => charts.solutionsChart(data, size),
      points: data.counts.map((count) => ({
        x: count.solutions,
        y: count.sets,
        text: model.countText(count),
      })),
      label: 'Dots of the chart, by number of solutions',
      description: data.description,
    };
  }

  #choose(size: string): void {
    this.keep({ size });
    this.draw();
    const row = this.#row(this.#rows());
    if (row !== null) this.announce(model.rowText(row));
  }
}

export const figure = figureOf<Partial<TableProps>>('clue-table', ClueTable);
