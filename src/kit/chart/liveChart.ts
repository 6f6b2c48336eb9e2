/**
 * The live chart of a figure: it takes the place of the static first frame, loads what draws it, is drawn only when what it
 * shows has changed, and is saved as a file.
 */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { ChartFrame } from './chartFrame.ts';
import type { ChartContent, ChartFrameOptions } from './chartFrame.ts';
import { sameItems } from './kept.ts';
import { loadCharts } from './loadCharts.ts';
import type { Charts } from './loadCharts.ts';

/** Width of a chart that is saved as a file, CSS pixels. */
const fileWidth = 720;

export class LiveChart {
  #charts: Charts | null = null;
  #loading: Promise<boolean> | null = null; // once they are asked for
  #frame: ChartFrame | null = null;
  #drawn: readonly unknown[] | null = null; // what the chart was last drawn from

  /** What draws; null until it is loaded. */
  get charts(): Charts | null {
    return this.#charts;
  }

  /** The chart in the page; null as long as the static first frame stands. */
  get frame(): ChartFrame | null {
    return this.#frame;
  }

  /**
   * Loads what draws, once.
   *
   * @returns whether it could be had, when it is known
   */
  load(): Promise<boolean> {
    this.#loading ??= loadCharts().then(
      (charts) => {
        this.#charts = charts;
        return true;
      },
      () => false,
    );
    return this.#loading;
  }

  /** Puts the live chart in the place of the first frame of a figure, whose chart stays until the first live drawing. */
  build(figure: HTMLElement, idPrefix: string, options: Partial<ChartFrameOptions>): ChartFrame {
    const readout = figure.querySelector('.chart:not(.chart-small) .chart-readout');
    this.#frame = new ChartFrame({
      says: (readout?.textContent ?? '').trim() !== '',
      idPrefix: `${idPrefix}-chart`,
      hint: 'Point at the chart, or focus it and use the arrow keys, to read its values.',
      first: figure.querySelector('.chart-static'),
      ...options,
    });
    figure.replaceChildren();
    return this.#frame;
  }

  /**
   * Draws the chart, once it can be.
   *
   * @param from - all that `content` depends on; nothing is drawn while each is the same as at the last drawing
   */
  draw(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    if (this.#charts === null || this.#frame === null || sameItems(this.#drawn, from)) return;
    this.#drawn = from;
    this.#frame.show(content(this.#charts));
  }

  /**
   * The chart as it is saved.
   *
   * @throws Error as long as the charts are not loaded
   */
  file(draw: (charts: Charts, size: ChartSize) => DrawnChart): SvgNode {
    if (this.#charts === null) throw new Error('the chart has not been drawn yet');
    const { nodeOf, svgDocument } = this.#charts;
    return nodeOf(draw(this.#charts, { width: fileWidth, document: svgDocument() }).svg);
  }
}

/** What a figure says whose charts cannot be had. */
export const chartMissing = 'The chart could not be loaded. The table has its numbers.';
