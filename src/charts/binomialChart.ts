/**
 * How many images there are with each number of filled cells: a binomial distribution. It tells how much of all
 * images the ends of a density chart stand for: next to nothing.
 */
import { areaY, axisY, line, plot, ruleX, ruleY } from '@observablehq/plot';
import { significant } from '../notebook/plain/numbers.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { densityAxis } from './plotParts.ts';

export type BinomialChartData = {
  /** Probability of each number of filled cells, from 0 to the number of cells. */
  readonly probabilities: readonly number[] | Float64Array;
  /** The percentage that the reader looks at, marked by a line; 0 to 100. */
  readonly marked?: number;
  readonly description: string;
};

/**
 * Draws the distribution over the percentage of filled cells.
 *
 * @returns the picture with its scales; x is the percentage, y the probability
 * @source 000_8dc3042ab81c971c.txt Figure 6 (right)
 */
export function binomialChart(data: BinomialChartData, size: ChartSize): DrawnChart {
  const cells = data.probabilities.length - 1;
  const points = Array.from(data.probabilities, (probability, filled) => ({
    at: cells === 0 ? 0 : (100 * filled) / cells,
    probability,
  }));
  const marked = data.marked === undefined ? [] : [data.marked];
  return drawnChart(
    plot({
      ...(size.document === undefined ? {} : { document: size.document }),
      width: size.width,
      height: 170,
      marginLeft: 44,
      marginRight: 16,
      marginTop: 24,
      marginBottom: 42,
      ariaLabel: 'Chart: share of all pictures against percentage of filled cells',
      ariaDescription: data.description,
      x: { domain: [0, 100], type: 'linear' },
      y: { type: 'linear', nice: true, zero: true },
      marks: [
        ruleY([0], { strokeOpacity: 0.3, ariaHidden: 'true' }),
        areaY(points, {
          x: 'at',
          y: 'probability',
          fill: 'currentColor',
          fillOpacity: 0.14,
          ariaHidden: 'true',
        }),
        line(points, {
          x: 'at',
          y: 'probability',
          stroke: 'currentColor',
          strokeOpacity: 0.6,
          ariaHidden: 'true',
        }),
        ruleX(marked, {
          x: (value: number) => value,
          stroke: 'var(--accent)',
          strokeWidth: 1.5,
          ariaHidden: 'true',
        }),
        densityAxis(size.width),
        axisY({
          label: 'of all pictures, %',
          labelArrow: 'none',
          tickFormat: (value: number) => significant(value * 100, 3),
          ticks: 4,
          fontSize: chartFontSize,
        }),
      ],
    }),
  );
}
