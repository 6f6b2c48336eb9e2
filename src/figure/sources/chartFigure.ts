/** The base of every figure with settings whose chart is drawn from what the page already holds: there is no run. */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { SettingsFigure } from './settingsFigure.ts';
import type { Table, Values } from '../../kit/settings/settings.ts';
import type { ChartContent } from '../../kit/chart/chartFrame.ts';
import { chartMissing, LiveChart, usualHint } from '../../kit/chart/liveChart.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';

/** A live figure with a chart; see the head of the file. */
export abstract class ChartFigure<T extends Table> extends SettingsFigure<T> {
  protected readonly chart = new LiveChart(
    { idPrefix: `${this.id}-chart`, hint: usualHint },
    () => this.find('.chart')?.clientWidth ?? 0,
  );
  readonly #redraw = this.host.gather(() => this.draw());

  /** Draws the whole figure in its present state. */
  protected abstract draw(): void;

  protected override opened(values: Values<T>): void {
    super.opened(values);
    this.host.awaits(this.#load());
    this.chart.look(null);
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  async #load(): Promise<void> {
    if (await this.chart.load()) this.requestDraw();
    else this.notice(chartMissing, 'warning');
  }

  /** Draws the chart, once it can be; see {@link LiveChart.draw}. */
  protected drawChart(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    this.chart.draw(from, content);
  }

  /** The chart as it is saved; see {@link LiveChart.file}. */
  protected chartFile(draw?: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    return this.chart.file(draw);
  }
}
