/** The base of every figure with settings whose chart is drawn from what the page already holds: there is no run. */
import { SettingsFigure } from './settingsFigure.ts';
import type { Table, Values } from '../settings/settings.ts';

/** A live figure with a chart; see the head of the file. */
export abstract class ChartFigure<T extends Table> extends SettingsFigure<T> {
  protected readonly chart = this.newChart();
  readonly #redraw = this.host.throttle(() => this.draw());

  /** Draws the whole figure in its present state. */
  protected abstract draw(): void;

  protected override opened(values: Values<T>): void {
    super.opened(values);
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }
}
