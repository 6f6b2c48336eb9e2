/** `<formula-sizes>`: how large the formulas of random boards are, by percentage of filled cells. */
import { figureOf } from '../../figure/figure.ts';

import type { MeansChartData } from '../../charts/meansChart.ts';
import { formulaSize } from '../../experiments/formulaSize.ts';
import type { FormulaSizeSpec, SizePart } from '../../experiments/formulaSize.ts';
import { sizeText } from '../../formats/numbers.ts';
import type { Exports, Host } from '../../figure/host.ts';
import type { ChartContent } from '../../kit/chart/chartFrame.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { Kept, tableGap } from '../../kit/chart/kept.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { PointsRunFigure } from '../../figure/sources/pointsRunFigure.ts';
import { boardsDone } from '../../kit/run/runText.ts';
import { sameSize } from '../../kit/run/size.ts';
import * as model from './model.ts';
import type { FormulaSizesProps, SizePoint } from './model.ts';
import { storedFileFor } from './storedRun.ts';
import { formulaSizesView } from './view.ts';

class FormulaSizes extends PointsRunFigure<
  'formula-size',
  typeof model.sizeSettings.table,
  SizePoint
> {
  readonly linkVersion = 1;
  readonly #table = new Kept<DataTable | null>(tableGap);

  constructor(host: Host) {
    super(host, formulaSize, model.sizeSettings);
  }

  protected override titleOf({ height, width, seed }: FormulaSizesProps): string {
    return `How large the formula is, ${sizeText(height, width)}, seed ${seed}`;
  }

  /** As measured at 40 x 40: drawing the cells takes most of it. */
  protected override pace({ height, width }: FormulaSizeSpec): number {
    return 40_000_000 / (height * width + 20);
  }

  protected pointsOf = model.pointsOf;

  protected specOf(values: FormulaSizesProps): FormulaSizeSpec {
    return model.specOf(values);
  }

  protected override fits(run: FormulaSizeSpec, wanted: FormulaSizeSpec): boolean {
    return sameSize(run, wanted);
  }

  protected override askForStored(): void {
    const spec = this.spec();
    if (spec !== null) this.askFor(this.stored, storedFileFor(spec));
  }

  protected draw(): void {
    const from = [this.form, this.stored.value, this.session.state.progress];
    this.drawChart(from, (charts) => this.#content(charts));
    const { points, whose } = this.walked();
    const data = this.#chartData();
    this.place(
      formulaSizesView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar(),
        chart: this.chart,
        course: [
          data.description,
          ...(points.length > 1 ? [model.fallsText(points, this.#part(), whose)] : []),
        ],
        stored: this.stored.value?.text ?? null,
        spoilt: this.stored.problem !== null,
        live: boardsDone(this.session.spec, this.session.state.progress),
        table: this.folded(
          this.#table.get(!this.session.active, () =>
            points.length === 0 ? null : model.tableOf(this.#size(), points, whose),
          ),
        ),
      }),
    );
  }

  #part(): SizePart {
    return (this.reading.values ?? this.usual).part;
  }

  #size(): Pick<FormulaSizeSpec, 'height' | 'width'> {
    return this.reading.values ?? this.usual;
  }

  exports(): Exports {
    const { points, whose } = this.walked();
    const size = this.#size();
    return {
      ...this.filed('formula-size', this.spec()),
      csv: () => model.csvOf(size, points),
      json: () => ({
        ...this.source(whose),
        points,
        expected: model.expectedOf(size, this.#part()),
      }),
      svg: () => this.chartFile(({ meansChart }, at) => meansChart(this.#chartData(), at)),
    };
  }

  #chartData(): MeansChartData {
    return model.chartData(this.#size(), this.#part(), this.storedPoints, this.live());
  }

  #content(charts: Charts): ChartContent {
    const { points, whose } = this.walked();
    const data = this.#chartData();
    const part = this.#part();
    return {
      draw: (size) => charts.meansChart(data, size),
      points: points.map((point) => ({
        x: point.at,
        y: point.means[part].mean,
        text: model.pointText(this.#size(), part, point, whose),
      })),
      label: 'Points of the chart, by percentage of filled cells',
      description: data.description,
    };
  }
}

export const figure = figureOf<Partial<FormulaSizesProps>>('formula-sizes', FormulaSizes);
