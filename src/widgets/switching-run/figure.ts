/** `<switching-run>`: how many random boards have a switching component, by percentage of filled cells. */
import { figureOf } from '../../figure/figure.ts';

import type { DensityChartData } from '../../charts/densityChart.ts';
import { switching } from '../../experiments/switching.ts';
import type { SwitchingSpec } from '../../experiments/switching.ts';
import type { Exports, Host } from '../../figure/host.ts';
import type { ChartContent } from '../../kit/chart/chartFrame.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { Kept, tableGap } from '../../kit/chart/kept.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { PointsRunFigure } from '../../figure/sources/pointsRunFigure.ts';
import { sizeText } from '../../formats/numbers.ts';
import { boardsDone } from '../../kit/run/runText.ts';
import { sameSize } from '../../kit/run/size.ts';
import { boardsInASecond } from '../../kit/run/speed.ts';
import * as model from './model.ts';
import type { SwitchingPoint, SwitchingRunProps } from './model.ts';
import { storedFileFor } from './storedRun.ts';
import { switchingRunView } from './view.ts';

class SwitchingRun extends PointsRunFigure<
  'switching',
  typeof model.runSettings.table,
  SwitchingPoint
> {
  readonly linkVersion = 1;
  readonly #table = new Kept<DataTable | null>(tableGap);

  constructor(host: Host) {
    super(host, switching, model.runSettings);
  }

  protected override titleOf({ height, width, seed }: SwitchingRunProps): string {
    return `Boards with a switching component, ${sizeText(height, width)}, seed ${seed}`;
  }

  /** As measured from 6 x 6 to 20 x 20. */
  protected override pace({ height, width }: SwitchingSpec): number {
    return 1.3 * boardsInASecond(height, width);
  }

  protected pointsOf = model.pointsOf;

  protected specOf(values: SwitchingRunProps): SwitchingSpec {
    return model.specOf(values);
  }

  protected override fits(run: SwitchingSpec, wanted: SwitchingSpec): boolean {
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
    this.place(
      switchingRunView({
        layout: this.layout,
        fields: this.settingsFields(),
        bar: this.runBar(),
        chart: this.chart,
        stored: this.stored.value?.text ?? null,
        spoilt: this.stored.problem !== null,
        live: boardsDone(this.session.spec, this.session.state.progress),
        table: this.folded(
          this.#table.get(!this.session.active, () =>
            points.length === 0 ? null : model.tableOf(points, whose),
          ),
        ),
      }),
    );
  }

  exports(): Exports {
    const { points, whose } = this.walked();
    return {
      ...this.filed('switching', this.spec()),
      csv: () => model.csvOf(points),
      json: () => ({
        ...this.source(whose),
        points,
      }),
      svg: () => this.chartFile(({ densityChart }, size) => densityChart(this.#chartData(), size)),
    };
  }

  #chartData(): DensityChartData {
    return model.chartData(this.storedPoints, this.live());
  }

  #content(charts: Charts): ChartContent {
    const { points, whose } = this.walked();
    const data = this.#chartData();
    return {
      draw: (size) => charts.densityChart(data, size),
      points: points.map((point) => ({
        x: point.at,
        y: point.unsolved / point.boards,
        others: [point.switching / point.boards],
        text: model.pointText(point, whose),
      })),
      label: 'Points of the chart, by percentage of filled cells',
      description: data.description,
    };
  }
}

export const figure = figureOf<Partial<SwitchingRunProps>>('switching-run', SwitchingRun);
