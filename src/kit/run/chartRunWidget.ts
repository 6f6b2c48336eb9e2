/**
 * The base of every figure whose run is drawn as a chart: it puts the live chart in the place of the static first
 * frame, loads what draws it, draws it only when what it shows has changed, and saves it as a file.
 */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import type { ExperimentId } from '../../workers/client.ts';
import { ChartFrame } from '../chart/chartFrame.ts';
import type { ChartContent, ChartFrameOptions } from '../chart/chartFrame.ts';
import { sameItems } from '../chart/kept.ts';
import { loadCharts } from '../chart/loadCharts.ts';
import type { Charts } from '../chart/loadCharts.ts';
import type { Table, Values } from '../settings/settings.ts';
import { RunWidget } from './runWidget.ts';

/** Width of a chart that is saved as a file, CSS pixels. */
const fileWidth = 720;

/** A live figure with a run and its chart; see the head of the file. */
export abstract class ChartRunWidget<Id extends ExperimentId, T extends Table> extends RunWidget<
  Id,
  T
> {
  protected charts: Charts | null = null; // null until they are loaded
  #asked = false; // for the charts
  #chart: ChartFrame | null = null;
  #drawn: readonly unknown[] | null = null; // what the chart was last drawn from

  /** The live chart; null as long as the static first frame stands. */
  protected get chart(): ChartFrame | null {
    return this.#chart;
  }

  /** Puts the chart of a figure in its place, with `buildChart`; called when the figure opens first. */
  protected build(): void {
    this.buildChart();
  }

  protected override opened(values: Values<T>): void {
    super.opened(values);
    if (!this.#asked) void this.loadCharts();
    this.#asked = true;
    if (this.#chart === null) this.build();
    this.#chart?.look(null);
  }

  /** Puts the live figure in the place of the static first frame, whose chart stays until the first live drawing. */
  protected buildChart(options: Partial<ChartFrameOptions> = {}): ChartFrame {
    this.#chart = new ChartFrame({
      idPrefix: `${this.frame.id}-chart`,
      hint: 'Point at the chart, or focus it and use the arrow keys, to read its values.',
      first: this.querySelector('.chart-static'),
      ...options,
    });
    this.replaceChildren();
    return this.#chart;
  }

  /** Loads the charts and draws with them; a figure whose charts cannot be had says so and keeps its tables. */
  protected async loadCharts(): Promise<void> {
    try {
      this.charts = await loadCharts();
      this.requestDraw();
    } catch {
      this.notice('The chart could not be loaded. The table has its numbers.', 'warning');
    }
  }

  /**
   * Draws the chart, once it can be.
   *
   * @param from - all that `content` depends on; nothing is drawn while each is the same as at the last drawing
   */
  protected drawChart(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    if (this.charts === null || this.#chart === null || sameItems(this.#drawn, from)) return;
    this.#drawn = from;
    this.#chart.show(content(this.charts));
  }

  /**
   * The chart as it is saved.
   *
   * @throws Error as long as the charts are not loaded
   */
  protected chartFile(draw: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    if (this.charts === null) throw new Error('the chart has not been drawn yet');
    const { nodeOf, svgDocument } = this.charts;
    return nodeOf(draw(this.charts, { width: fileWidth, document: svgDocument() }).svg);
  }
}
