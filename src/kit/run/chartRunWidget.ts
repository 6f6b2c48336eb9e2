/**
 * The base of every figure whose run is drawn as a chart: it puts the live chart in the place of the static first
 * frame, loads what draws it, draws it only when what it shows has changed, and saves it as a file.
 */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import type { ExperimentId } from '../../workers/client.ts';
import type { ChartContent, ChartFrame, ChartFrameOptions } from '../chart/chartFrame.ts';
import { chartMissing, LiveChart } from '../chart/liveChart.ts';
import type { Charts } from '../chart/loadCharts.ts';
import type { Table, Values } from '../settings/settings.ts';
import { RunWidget } from './runWidget.ts';

/** A live figure with a run and its chart; see the head of the file. */
export abstract class ChartRunWidget<Id extends ExperimentId, T extends Table> extends RunWidget<
  Id,
  T
> {
  readonly #live = new LiveChart();

  /** What draws charts; null until it is loaded. */
  protected get charts(): Charts | null {
    return this.#live.charts;
  }

  /** The live chart; null as long as the static first frame stands. */
  protected get chart(): ChartFrame | null {
    return this.#live.frame;
  }

  /** Puts the chart of a figure in its place, with `buildChart`; called when the figure opens first. */
  protected build(): void {
    this.buildChart();
  }

  protected override opened(values: Values<T>): void {
    super.opened(values);
    void this.#load();
    if (this.chart === null) this.build();
    this.chart?.look(null);
  }

  /** Puts the live figure in the place of the static first frame, whose chart stays until the first live drawing. */
  protected buildChart(options: Partial<ChartFrameOptions> = {}): ChartFrame {
    return this.#live.build(this, this.frame.id, options);
  }

  /** Loads the charts and draws with them; a figure whose charts cannot be had says so and keeps its tables. */
  async #load(): Promise<void> {
    if (await this.#live.load()) this.requestDraw();
    else this.notice(chartMissing, 'warning');
  }

  /**
   * Draws the chart, once it can be.
   *
   * @param from - all that `content` depends on; nothing is drawn while each is the same as at the last drawing
   */
  protected drawChart(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    this.#live.draw(from, content);
  }

  /**
   * The chart as it is saved.
   *
   * @throws Error as long as the charts are not loaded
   */
  protected chartFile(draw: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    return this.#live.file(draw);
  }
}
