/** The base of every figure with settings whose chart is drawn from what the page already holds: there is no run. */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { SettingsWidget } from '../settings/settingsWidget.ts';
import type { Table, Values } from '../settings/settings.ts';
import type { ChartContent, ChartFrame } from './chartFrame.ts';
import { chartMissing, LiveChart } from './liveChart.ts';
import type { Charts } from './loadCharts.ts';
import { Redraw } from './redraw.ts';

/** A live figure with a chart; see the head of the file. */
export abstract class ChartWidget<T extends Table> extends SettingsWidget<T> {
  readonly #live = new LiveChart();
  readonly #redraw = new Redraw(() => this.draw());

  /** Draws the whole figure in its present state. */
  protected abstract draw(): void;

  /** The live chart; null as long as the static first frame stands. */
  protected get chart(): ChartFrame | null {
    return this.#live.frame;
  }

  protected override opened(values: Values<T>): void {
    super.opened(values);
    void this.#load();
    if (this.chart === null) this.#live.build(this, this.frame.id, {});
    this.chart?.look(null);
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#redraw.cancel();
  }

  async #load(): Promise<void> {
    if (await this.#live.load()) this.requestDraw();
    else this.notice(chartMissing, 'warning');
  }

  /** Draws the chart, once it can be; see {@link LiveChart.draw}. */
  protected drawChart(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    this.#live.draw(from, content);
  }

  /** The chart as it is saved; see {@link LiveChart.file}. */
  protected chartFile(draw: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    return this.#live.file(draw);
  }
}
