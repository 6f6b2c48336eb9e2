/** How many clue sets have each number of solutions, both on logarithmic scales: a dot for every number that some clue set has. */
import { axisX, axisY, dot, gridX, gridY, plot } from '@observablehq/plot';
import { range } from 'd3';
import { short } from '../notebook/plain/numbers.ts';
import { mainColour } from './classScale.ts';
import { chartFontSize, chartHeight, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';

/** Clue sets with as many solutions. */
export type SolutionCount = {
  readonly solutions: number; // 1 or more
  readonly sets: number; // 1 or more
};

type SolutionsChartData = {
  readonly counts: readonly SolutionCount[];
  readonly description: string;
};

const decades = (most: number): readonly number[] =>
  range(Math.floor(Math.log10(most)) + 1).map((exponent) => 10 ** exponent);

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the number of solutions, y the number of clue sets
 * @source 004_baeeafed5327eab8.txt table of boards and clues; what is behind its columns is ours
 */
export function solutionsChart(data: SolutionsChartData, size: ChartSize): DrawnChart {
  const most = Math.max(10, ...data.counts.map(({ solutions }) => solutions));
  const highest = Math.max(10, ...data.counts.map(({ sets }) => sets));
  return drawnChart(
    plot({
      ...(size.document === undefined ? {} : { document: size.document }),
      width: size.width,
      height: chartHeight(size.width),
      marginLeft: 50,
      marginRight: 12,
      marginTop: 26,
      marginBottom: 44,
      ariaLabel: 'Chart: number of clue sets against number of solutions',
      ariaDescription: data.description,
      x: { domain: [0.8, most * 1.25], type: 'log' },
      y: { domain: [0.7, highest * 1.6], type: 'log' },
      marks: [
        gridX({ ticks: decades(most), strokeOpacity: 0.12 }),
        gridY({ ticks: decades(highest), strokeOpacity: 0.12 }),
        axisX({
          label: 'solutions of a clue set',
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: decades(most),
          tickFormat: short,
          fontSize: chartFontSize,
        }),
        axisY({
          label: 'clue sets',
          labelArrow: 'none',
          ticks: decades(highest),
          tickFormat: short,
          fontSize: chartFontSize,
        }),
        dot(data.counts, {
          x: 'solutions',
          y: 'sets',
          r: data.counts.length > 100 ? 2 : 3.5,
          fill: mainColour,
          fillOpacity: 0.75,
          ariaHidden: 'true',
        }),
      ],
    }),
  );
}
