/** What most charts have in common: size, margins and names, and the axes of densities and of shares. */
import { axisX, axisY } from '@observablehq/plot';
import type { Markish, PlotOptions, RenderFunction } from '@observablehq/plot';
import { inPercent } from '../notebook/plain/numbers.ts';
import { chartFontSize, chartHeight } from '../notebook/chart/drawnChart.ts';
import type { ChartSize } from '../notebook/chart/drawnChart.ts';

/** What a chart is, and what it shows, for those who do not see it. */
type ChartNames = { readonly label: string; readonly description: string };

/**
 * Size, margins and names.
 *
 * @param height - default that of all charts
 */
export const framed = (
  { width, document }: ChartSize,
  { label, description }: ChartNames,
  height = chartHeight(width),
): PlotOptions => ({
  ...(document === undefined ? {} : { document }),
  width,
  height,
  marginLeft: 44,
  marginRight: 16,
  marginTop: 26,
  marginBottom: 44,
  ariaLabel: label,
  ariaDescription: description,
});

/** Pixels between the lower and the upper edge of the plotting area. */
export const plotHeight = ({ height = 0, marginTop = 0, marginBottom = 0 }: PlotOptions): number =>
  height - marginTop - marginBottom;

const marked: RenderFunction = (index, scales, values, dimensions, context, next) => {
  const drawn = next?.(index, scales, values, dimensions, context) ?? null;
  drawn?.setAttribute('class', 'chart-interval');
  return drawn;
};

/** Of a mark that is seen while one points at the chart or walks in it, and in files. */
export const onDemand = { render: marked } as const;

/** The axis of densities. */
export const densityAxis = (width: number): Markish =>
  axisX({
    label: 'filled cells, %',
    labelAnchor: 'center',
    labelArrow: 'none',
    ticks: Math.max(4, Math.floor(width / 70)),
    tickFormat: String,
    fontSize: chartFontSize,
  });

/** An axis of shares, in percent. */
export const shareAxis = (label: string): Markish =>
  axisY({
    label,
    labelArrow: 'none',
    tickFormat: (share: number) => inPercent(share, 0),
    ticks: 5,
    fontSize: chartFontSize,
  });
