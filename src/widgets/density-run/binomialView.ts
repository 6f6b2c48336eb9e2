/** How many pictures there are at each percentage, in small under the chart. */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { ChartFrame } from '../../kit/chart/chartFrame.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { describeBinomial } from './words.ts';

/** The small chart; put `element` into the page. */
export class BinomialView {
  readonly #frame: ChartFrame;
  #drawn = '';

  /** @param idPrefix - unique on the page */
  constructor(idPrefix: string) {
    this.#frame = new ChartFrame({ idPrefix, hint: '', small: true });
  }

  get element(): HTMLElement {
    return this.#frame.element;
  }

  /** Draws it for a size, with a percentage marked; not again for the same. */
  draw(charts: Charts, spec: DensitySpec, marked: number | null): void {
    const key = `${spec.height}x${spec.width} ${marked ?? ''}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const probabilities = binomialDistribution(spec.height * spec.width);
    const description = describeBinomial(spec, probabilities);
    const mark = marked === null ? {} : { marked };
    this.#frame.show({
      draw: (size) => charts.binomialChart({ probabilities, description, ...mark }, size),
      points: [],
      label: '',
      description: '',
      caption: description,
    });
  }
}
