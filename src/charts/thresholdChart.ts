/**
 * The chart of 003's Figure 5: of the filled cells of random boards the mean share that can be inferred (full points), and in a
 * panel below it the effort of asking, scaled by its greatest mean (empty points), against the percentage of filled cells; a
 * shape for each size. Stored runs have lines through their points, the reader's own stands over them, and what the text says
 * is a band through both.
 */
import { axisY, dot, gridY, line, plot, rect, ruleX, ruleY, text } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import type { ClassMark, CurveMark } from './classScale.ts';
import { chartFontSize, chartHeight, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { endNames, nameRoom } from './endNames.ts';
import { densityAxis, framed, onDemand, plotHeight } from './plotParts.ts';
import { inPercent } from '../notebook/plain/numbers.ts';

/** A mean over boards with its 95 % interval. */
export type MeanPoint = {
  readonly at: number; // percentage of filled cells
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Where cells are undecided the mean lies between `mean` and this. */
  readonly most?: number;
};

/** One size, in order of `at`. */
type ThresholdCurve = {
  readonly mark: ClassMark;
  readonly shares: readonly MeanPoint[];
  readonly efforts: readonly MeanPoint[]; // none where it was not measured
};

export type ThresholdChartData = {
  readonly range: readonly [number, number]; // percentages shown
  readonly band: readonly [number, number]; // where the text has the threshold
  /** What boards of a side cannot exceed on the mean, in order of `at`; none where no bound is drawn. */
  readonly bound: readonly Pick<MeanPoint, 'at' | 'mean'>[];
  readonly curves: readonly ThresholdCurve[];
  readonly heightLabel: string;
  readonly description: string; // what the chart shows, for those who do not see it
};

/** A part of the height: values from 0 to 1 lie from `low` upwards. */
type Panel = { readonly low: number; readonly size: number; readonly highest: number };

/** Below the shares, in their units, with room for its name. */
const effortPanel: Panel = { low: -0.8, size: 0.5, highest: 1.1 };

/** A chart of two panels is higher than others, but on a phone, where picture and action are to be on one screen. */
const panelsHigh = (width: number): number =>
  Math.round(Math.min(520, (width < 560 ? 1 : 1.2) * chartHeight(width)));

/** Means that undecided cells leave open by more than this are bars, not points. */
const leastGap = 0.01;

/** Points of one kind: the line through them, their intervals, and they themselves. */
function pointsMarks(
  { mark }: ThresholdCurve,
  points: readonly MeanPoint[],
  { low, size, highest }: Panel,
  full: boolean,
): Markish[] {
  const at = (value: number): number => low + size * Math.min(value, highest);
  const { colour, symbol, dash } = mark;
  const hidden = { ariaHidden: 'true' } as const;
  const isOpen = ({ mean, most = mean }: MeanPoint): boolean => most - mean > leastGap;
  return [
    line(points, {
      x: 'at',
      y: (point: MeanPoint) => (isOpen(point) ? NaN : at(point.mean)),
      stroke: colour,
      strokeOpacity: full ? 0.7 : 0.35,
      strokeWidth: full ? 1.25 : 1,
      ...(dash === '' ? {} : { strokeDasharray: dash }),
      ...hidden,
    }),
    ruleX(points, {
      x: 'at',
      y1: (point: MeanPoint) => at(point.low),
      y2: ({ high }: MeanPoint) => at(high),
      stroke: colour,
      strokeWidth: 1.25,
      ...hidden,
      ...onDemand,
    }),
    ruleX(points.filter(isOpen), {
      x: 'at',
      y1: ({ mean }: MeanPoint) => at(mean),
      y2: ({ mean, most = mean }: MeanPoint) => at(most),
      stroke: colour,
      strokeWidth: 6,
      strokeOpacity: 0.4,
      ...hidden,
    }),
    dot(
      points.filter((point) => !isOpen(point)),
      {
        x: 'at',
        y: ({ mean }: MeanPoint) => at(mean),
        symbol,
        r: 3,
        fill: full ? colour : 'var(--paper)',
        stroke: full ? 'var(--paper)' : colour,
        strokeWidth: full ? 0.75 : 1.25,
        ...hidden,
      },
    ),
  ];
}

/** A mean over the expected number of cells can be above 1, and so can an interval; the axis leaves some room for that. */
const top = ({ curves }: ThresholdChartData): number =>
  Math.max(1, ...curves.flatMap(({ shares }) => shares.map(({ high }) => Math.min(high, 1.2))));

/** The upper edge, as its line is drawn. */
const edge: CurveMark = { colour: 'var(--ink-soft)', symbol: 'times', dash: '8 3 2 3' };

const shareTicks = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Name, axis and ground of the efforts. @param left - the percentage at the left end */
function effortFrame(left: number): Markish[] {
  const { low, size, highest } = effortPanel;
  const ticks = [low, low + size];
  return [
    gridY(ticks, { strokeOpacity: 0.12 }),
    ruleY([0, low], { strokeOpacity: 0.6, ariaHidden: 'true' }),
    axisY(ticks, {
      label: null,
      tickFormat: (at: number) => inPercent((at - low) / size, 0),
      fontSize: chartFontSize,
    }),
    text(['solver’s work, % of its maximum for that size'], {
      x: left,
      y: low + size * highest,
      dy: -9,
      textAnchor: 'start',
      fontSize: chartFontSize,
      fill: 'currentColor',
      stroke: 'var(--paper)',
      strokeWidth: 4,
    }),
  ];
}

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the percentage, y the share
 * @source 003_bcef302d21730516.txt Figure 5; intervals and band are our addition
 */
export function thresholdChart(data: ThresholdChartData, size: ChartSize): DrawnChart {
  const highest = top(data);
  const shares: Panel = { low: 0, size: 1, highest };
  const hasEfforts = data.curves.some(({ efforts }) => efforts.length > 0);
  const bottom = hasEfforts ? effortPanel.low : 0;
  const [from, to] = data.band;
  const ends = [
    ...data.curves.flatMap(({ mark, shares: points }) => {
      const last = points.at(-1);
      return last === undefined ? [] : [{ name: mark.name, mark, value: last.mean }];
    }),
    ...data.bound.slice(-1).map(({ mean }) => ({ name: 'upper edge', mark: edge, value: mean })),
  ];
  const options = framed(
    size,
    {
      label:
        'Chart: share of the filled cells that can be inferred, and effort, against percentage of filled cells',
      description: data.description,
    },
    hasEfforts ? panelsHigh(size.width) : chartHeight(size.width),
  );
  return drawnChart(
    plot({
      ...options,
      marginRight: nameRoom(
        ends.map(({ name }) => name),
        size.width,
      ),
      x: { domain: [...data.range], type: 'linear' },
      y: { domain: [bottom, highest], type: 'linear' },
      marks: [
        gridY(shareTicks, { strokeOpacity: 0.12 }),
        rect([data.band], {
          x1: Math.max(from, data.range[0]),
          x2: Math.min(to, data.range[1]),
          y1: bottom,
          y2: highest,
          fill: 'currentColor',
          fillOpacity: 0.08,
          stroke: 'currentColor',
          strokeOpacity: 0.6,
          strokeDasharray: '3 2',
          ariaHidden: 'true',
        }),
        line(data.bound, {
          x: 'at',
          y: 'mean',
          stroke: 'var(--ink-soft)',
          strokeWidth: 1.25,
          strokeDasharray: '8 3 2 3',
          ariaHidden: 'true',
        }),
        densityAxis(size.width),
        axisY(shareTicks, {
          label: data.heightLabel,
          labelArrow: 'none',
          labelAnchor: 'top',
          tickFormat: (share: number) => inPercent(share, 0),
          fontSize: chartFontSize,
        }),
        ...(hasEfforts ? effortFrame(data.range[0]) : []),
        ...data.curves.flatMap((curve) => pointsMarks(curve, curve.efforts, effortPanel, false)),
        ...data.curves.flatMap((curve) => pointsMarks(curve, curve.shares, shares, true)),
        ...endNames(ends, data.range[1], {
          low: bottom,
          high: highest,
          pixels: plotHeight(options),
          width: size.width,
        }),
      ],
    }),
  );
}
