/**
 * Means against the percentage of filled cells: what they are expected to be as a thin line, those of a stored run as rings,
 * those of the reader's run as dots with their intervals.
 */
import { axisY, dot, gridY, line, plot, ruleX } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { grouped } from '../notebook/plain/numbers.ts';
import { mainColour } from './classScale.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { densityAxis, framed, onDemand } from './plotParts.ts';

/** A mean of some boards. */
export type MeanPoint = {
  readonly at: number; // percentage of filled cells
  readonly mean: number;
  readonly low: number; // 95 % interval
  readonly high: number;
};

export type MeansChartData = {
  readonly exact: readonly { readonly at: number; readonly mean: number }[]; // in order of `at`
  readonly stored: readonly MeanPoint[];
  readonly live: readonly MeanPoint[];
  readonly heightLabel: string; // what the means are of
  readonly description: string; // what the chart shows, for those who do not see it
};

const colour = mainColour;

/** The reader's points over those that are stored, and the line beneath them. */
const layers = ({ exact, stored, live }: MeansChartData): Markish[] => [
  line(exact, { x: 'at', y: 'mean', stroke: 'currentColor', strokeWidth: 1, ariaHidden: 'true' }),
  dot(stored, {
    x: 'at',
    y: 'mean',
    r: 3,
    stroke: 'currentColor',
    strokeOpacity: 0.7,
    ariaHidden: 'true',
  }),
  ruleX(live, { x: 'at', y1: 'low', y2: 'high', stroke: colour, ariaHidden: 'true', ...onDemand }),
  dot(live, { x: 'at', y: 'mean', r: 2.4, fill: colour, ariaHidden: 'true' }),
];

/**
 * Draws the chart.
 *
 * @param data - points by percentage; empty layers are left out
 * @returns the picture with its scales; x is the percentage, y the mean
 * @source 003_bcef302d21730516.txt Figure 6; the line and the intervals are our addition
 */
export function meansChart(data: MeansChartData, size: ChartSize): DrawnChart {
  const all = [...data.exact, ...data.stored, ...data.live];
  const most = Math.max(1, ...all.map(({ mean }) => mean));
  return drawnChart(
    plot({
      ...framed(size, {
        label: `Chart: ${data.heightLabel} against percentage of filled cells`,
        description: data.description,
      }),
      marginLeft: 64,
      x: { domain: [0, 100], type: 'linear' },
      y: { domain: [0, 1.04 * most], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        densityAxis(size.width),
        axisY({
          label: data.heightLabel,
          labelArrow: 'none',
          ticks: 5,
          tickFormat: grouped,
          fontSize: chartFontSize,
        }),
        ...layers(data),
      ],
    }),
  );
}
