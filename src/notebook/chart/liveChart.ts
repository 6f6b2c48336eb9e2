/** The chart of a figure: it loads what draws it, is drawn only when what it shows has changed, and is saved as a file. */
import { nodeOf, svgDocument } from './svgDocument.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import type { ChartContent, ChartFrameOptions } from './chartFrame.ts';
import { ChartView } from './chartView.ts';
import { sameItems } from './kept.ts';
import { loadCharts } from './loadCharts.ts';
import type { Charts } from './loadCharts.ts';

/** Width of a chart that is saved as a file, CSS pixels. */
const fileWidth = 720;

export class LiveChart extends ChartView {
  readonly #fetch: () => Promise<Charts>;
  #charts: Charts | null = null;
  #loading: Promise<boolean> | null = null; // once they are asked for
  #drawn: readonly unknown[] | null = null; // what the chart was last drawn from

  /** @param fetch - the charts of the book */
  constructor(options: ChartFrameOptions, width: () => number, fetch: () => Promise<Charts>) {
    super(options, width);
    this.#fetch = fetch;
  }

  /** What draws; null until it is loaded. */
  get charts(): Charts | null {
    return this.#charts;
  }

  /**
   * Loads what draws, once.
   *
   * @returns whether it could be had, when it is known
   */
  load(): Promise<boolean> {
    this.#loading ??= loadCharts(this.#fetch).then(
      (charts) => {
        this.#charts = charts;
        return true;
      },
      () => false,
    );
    return this.#loading;
  }

  /**
   * Draws the chart, once it can be.
   *
   * @param from - all that `content` depends on; nothing is drawn while each is the same as at the last drawing
   */
  draw(from: readonly unknown[], content: (charts: Charts) => ChartContent): void {
    if (this.#charts === null || sameItems(this.#drawn, from)) return;
    this.#drawn = from;
    this.show(content(this.#charts));
  }

  /**
   * The chart as it is saved: as it was drawn last.
   *
   * @throws Error as long as it has not been drawn
   */
  file(): SvgNode {
    if (this.content === null) throw new Error('the chart has not been drawn yet');
    return nodeOf(this.content.draw({ width: fileWidth, document: svgDocument() }).svg);
  }
}

/** What a figure says whose charts cannot be had. */
export const chartMissing = 'The chart could not be loaded. The table has its numbers.';
