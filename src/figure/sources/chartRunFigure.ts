/**
 * The base of every figure whose run is drawn as a chart: it puts the live chart in the place of the static first
 * frame, loads what draws it, draws it only when what it shows has changed, and saves it as a file.
 */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import type { ExperimentId } from '../../workers/client.ts';
import type { ChartContent, ChartFrameOptions } from '../../kit/chart/chartFrame.ts';
import { chartMissing, LiveChart, usualHint } from '../../kit/chart/liveChart.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import type { Table, Values } from '../../kit/settings/settings.ts';
import { RunFigure } from './runFigure.ts';

/** A live figure with a run and its chart; see the head of the file. */
export abstract class ChartRunFigure<Id extends ExperimentId, T extends Table> extends RunFigure<
  Id,
  T
> {
  protected readonly chart = new LiveChart(
    { idPrefix: `${this.id}-chart`, hint: usualHint, ...this.chartOptions() },
    () => this.find('.chart')?.clientWidth ?? 0,
  );

  /** What is particular to the chart of a figure. */
  protected chartOptions(): Partial<ChartFrameOptions> {
    return {};
  }

  /** What draws charts; null until it is loaded. */
  protected get charts(): Charts | null {
    return this.chart.charts;
  }

  protected override opened(values: Values<T>): void {
    super.opened(values);
    this.host.awaits(this.#load());
    this.chart.look(null);
  }

  /** Loads the charts and draws with them; a figure whose charts cannot be had says so and keeps its tables. */
  async #load(): Promise<void> {
    if (await this.chart.load()) this.requestDraw();
    else this.notice(chartMissing, 'warning');
  }

  /**
   * Draws the chart, once it can be.
   *
   * @param from - all that `content` depends on; nothing is drawn while each is the same as at the last drawing
   */
  protected drawChart(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    this.chart.draw(from, content);
  }

  /**
   * The chart as it is saved.
   *
   * @throws Error as long as the charts are not loaded
   */
  protected chartFile(draw: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    return this.chart.file(draw);
  }
}
