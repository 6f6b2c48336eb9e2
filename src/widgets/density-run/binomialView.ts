/** How many pictures there are at each percentage, in small under the chart. */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { ChartView } from '../../notebook/chart/chartView.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { describeBinomial } from './words.ts';

/** What it shows, in words. */
export const binomialText = (spec: DensitySpec): string =>
  describeBinomial(spec, binomialDistribution(spec.height * spec.width));

/** The small chart. */
export class BinomialView extends ChartView {
  #drawn = '';

  /** @param idPrefix - unique on the page */
  constructor(idPrefix: string) {
    super({ idPrefix, small: true });
  }

  /** Draws it for a size, with a percentage marked; not again for the same. */
  draw(charts: Charts, spec: DensitySpec, marked: number | null): void {
    const key = `${spec.height}x${spec.width} ${marked ?? ''}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const probabilities = binomialDistribution(spec.height * spec.width);
    const description = describeBinomial(spec, probabilities);
    const mark = marked === null ? {} : { marked };
    this.show({
      draw: (size) => charts.binomialChart({ probabilities, description, ...mark }, size),
      points: [],
      label: '',
      description: '',
    });
  }
}
