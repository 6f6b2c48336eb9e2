/**
 * Shares of random boards with one solution: what a formula has for them as lines, what was found as points with intervals. By the
 * percentage of filled cells there is a line for each size; by the switches expected all sizes lie along one.
 */
import { axisX, dot, gridY, line, plot, ruleX } from '@observablehq/plot';
import type { ClassMark } from './classScale.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { framed, onDemand, shareAxis } from './plotParts.ts';

/** A share found. */
type FoundShare = {
  readonly x: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** A size, or what all sizes have in common. */
export type FormulaSeries = {
  readonly mark: ClassMark;
  readonly isMain: boolean;
  readonly line: readonly { readonly x: number; readonly share: number }[];
  readonly points: readonly FoundShare[];
};

export type OneSolutionChartData = {
  readonly series: readonly FormulaSeries[];
  /** The place that is asked about; null where the formula does not hold. */
  readonly here: { readonly x: number; readonly share: number } | null;
  readonly axis: { readonly label: string; readonly domain: readonly [from: number, to: number] };
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is what the axis says, y the share 0 to 1
 * @source content/notes/one-solution.mdx
 */
export function oneSolutionChart(data: OneSolutionChartData, size: ChartSize): DrawnChart {
  const { series, here, axis, label, description } = data;
  const options = framed(size, { label, description });
  const [from, to] = axis.domain;
  const asked = here === null ? [] : [here];
  return drawnChart(
    plot({
      ...options,
      x: { domain: [from, to], type: 'linear' },
      y: { domain: [0, 1], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        axisX({
          label: axis.label,
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: Math.max(4, Math.floor(size.width / 90)),
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        shareAxis('boards with one solution, %'),
        ...series.flatMap(({ mark, isMain, line: of, points }) => [
          line(of, {
            x: 'x',
            y: 'share',
            stroke: mark.colour,
            strokeWidth: isMain ? 2.5 : 1.25,
            ...(mark.dash === '' ? {} : { strokeDasharray: mark.dash }),
            ariaHidden: 'true',
          }),
          ruleX(points, {
            x: 'x',
            y1: 'low',
            y2: 'high',
            stroke: mark.colour,
            ariaHidden: 'true',
            ...onDemand,
          }),
          dot(points, {
            x: 'x',
            y: 'share',
            symbol: mark.symbol,
            r: 3.4,
            fill: mark.colour,
            stroke: mark.symbol === 'times' ? mark.colour : 'var(--paper)',
            strokeWidth: 0.75,
            ariaHidden: 'true',
          }),
        ]),
        ruleX(asked, {
          x: 'x',
          y1: 0,
          y2: 'share',
          stroke: 'currentColor',
          strokeDasharray: '1 3',
          ariaHidden: 'true',
        }),
        dot(asked, {
          x: 'x',
          y: 'share',
          r: 7,
          stroke: 'currentColor',
          strokeWidth: 2,
          ariaHidden: 'true',
        }),
      ],
    }),
  );
}
