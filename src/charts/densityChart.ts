/**
 * Proportion of a class of puzzles against the percentage of filled cells, in three layers: the stored full run as
 * quiet curve and band, the reader's run as points with their intervals, the published statements as marked regions.
 */
import { areaY, axisX, axisY, dot, gridY, line, plot, rect, ruleX, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import { classMarks } from './classScale.ts';
import type { PuzzleClass } from './classScale.ts';
import { chartFontSize, chartHeight, drawnChart } from './drawnChart.ts';
import type { ChartSize, DrawnChart } from './drawnChart.ts';

/** One sampled proportion. */
export type SampledPoint = {
  readonly at: number; // percentage of filled cells, 0 to 100
  readonly trials: number; // boards examined, 1 or more
  readonly successes: number; // boards of the class among them
  readonly low: number; // 95 % interval, proportions 0 to 1
  readonly high: number;
};

export type DensityCurve = {
  readonly class: PuzzleClass;
  readonly points: readonly SampledPoint[]; // in order of `at`
};

/** What a document says about proportions: a region in which the curve should lie. */
export type PublishedRegion = {
  readonly from: number; // percentage of filled cells
  readonly to: number;
  readonly low: number; // proportion
  readonly high: number;
  readonly label: string; // short; drawn beside the region
};

export type DensityChartData = {
  readonly range: readonly [number, number]; // percentages shown
  readonly stored?: readonly DensityCurve[];
  readonly live?: readonly DensityCurve[];
  readonly published?: readonly PublishedRegion[];
  readonly description: string; // what the chart shows, for those who do not see it
};

const percent = (proportion: number): string => `${Math.round(proportion * 100)}`;

function storedMarks(curve: DensityCurve): Markish[] {
  const { colour, dash } = classMarks[curve.class];
  return [
    areaY(curve.points, {
      x: 'at',
      y1: 'low',
      y2: 'high',
      fill: colour,
      fillOpacity: 0.16,
      ariaHidden: 'true',
    }),
    line(curve.points, {
      x: 'at',
      y: (point: SampledPoint) => point.successes / point.trials,
      stroke: colour,
      strokeOpacity: 0.7,
      strokeWidth: 1.5,
      ...(dash === '' ? {} : { strokeDasharray: dash }),
      ariaHidden: 'true',
    }),
  ];
}

function liveMarks(curve: DensityCurve): Markish[] {
  const { colour, symbol } = classMarks[curve.class];
  return [
    ruleX(curve.points, {
      x: 'at',
      y1: 'low',
      y2: 'high',
      stroke: colour,
      strokeWidth: 1.25,
      ariaHidden: 'true',
    }),
    dot(curve.points, {
      x: 'at',
      y: (point: SampledPoint) => point.successes / point.trials,
      symbol,
      r: curve.points.length > 40 ? 2.4 : 3.4,
      fill: colour,
      stroke: 'var(--paper)',
      strokeWidth: 0.75,
      ariaHidden: 'true',
    }),
  ];
}

function regionMarks(regions: readonly PublishedRegion[]): Markish[] {
  if (regions.length === 0) return [];
  return [
    rect(regions, {
      x1: 'from',
      x2: 'to',
      y1: 'low',
      y2: 'high',
      fill: 'currentColor',
      fillOpacity: 0.06,
      stroke: 'currentColor',
      strokeOpacity: 0.8,
      strokeDasharray: '3 2',
      ariaHidden: 'true',
    }),
  ];
}

/** Over everything else, with a halo: points must not make them unreadable. Above a region, or below a high one. */
function regionLabels(regions: readonly PublishedRegion[], width: number): Markish[] {
  const label = (high: boolean): Markish =>
    text(
      regions.filter((region) => region.high > 0.85 === high),
      {
        x: 'from',
        y: high ? 'low' : 'high',
        text: 'label',
        textAnchor: 'start',
        dx: 2,
        dy: high ? 10 : -14,
        lineAnchor: high ? 'top' : 'bottom',
        lineWidth: width < 480 ? 9 : 16,
        fontSize: chartFontSize,
        fill: 'currentColor',
        stroke: 'var(--paper)',
        strokeWidth: 4,
        ariaHidden: 'true',
      },
    );
  return regions.length === 0 ? [] : [label(true), label(false)];
}

/**
 * Draws the chart.
 *
 * @param data - curves of any of the four classes; empty layers are left out
 * @param size - width in CSS pixels, and the document where there is no page
 * @returns the picture with its scales; x is the percentage, y the proportion 0 to 1
 * @source 000_8dc3042ab81c971c.txt Figures 6 (left) and 8; the intervals are our addition
 */
export function densityChart(data: DensityChartData, size: ChartSize): DrawnChart {
  const { stored = [], live = [], published = [] } = data;
  return drawnChart(
    plot({
      ...(size.document === undefined ? {} : { document: size.document }),
      width: size.width,
      height: chartHeight(size.width),
      marginLeft: 44,
      marginRight: 16,
      marginTop: 26,
      marginBottom: 44,
      ariaLabel: 'Chart: proportion of puzzles against percentage of filled cells',
      ariaDescription: data.description,
      x: { domain: [...data.range], type: 'linear' },
      y: { domain: [0, 1], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        axisX({
          label: 'filled cells, %',
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: Math.max(4, Math.floor(size.width / 70)),
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        axisY({
          label: 'of all boards, %',
          labelArrow: 'none',
          tickFormat: percent,
          ticks: 5,
          fontSize: chartFontSize,
        }),
        ...stored.flatMap(storedMarks),
        ...regionMarks(published),
        ...live.flatMap(liveMarks),
        ...regionLabels(published, size.width),
      ],
    }),
  );
}
