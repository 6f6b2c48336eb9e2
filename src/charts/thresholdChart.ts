/**
 * The chart of 003's Figure 5: of the filled cells of random boards the mean share that can be inferred (full points), and the
 * effort of asking, scaled by its greatest mean (empty points), against the percentage of filled cells; a shape for each size.
 * Stored runs have lines through their points, the reader's own stands over them, and what the text says is a band.
 */
import { dot, gridY, line, plot, rect, ruleX } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import type { ClassMark } from './classScale.ts';
import { drawnChart } from './drawnChart.ts';
import type { ChartSize, DrawnChart } from './drawnChart.ts';
import { densityAxis, framed, shareAxis } from './plotParts.ts';

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

/** Means that undecided cells leave open by more than this are bars, not points. */
const leastGap = 0.01;

/** Points of one kind: the line through them, their intervals, and they themselves. */
function pointsMarks(
  { mark }: ThresholdCurve,
  points: readonly MeanPoint[],
  { full, highest }: { readonly full: boolean; readonly highest: number },
): Markish[] {
  const { colour, symbol, dash } = mark;
  const hidden = { ariaHidden: 'true' } as const;
  const isOpen = ({ mean, most = mean }: MeanPoint): boolean => most - mean > leastGap;
  return [
    line(points, {
      x: 'at',
      y: (point: MeanPoint) => (isOpen(point) ? NaN : point.mean),
      stroke: colour,
      strokeOpacity: full ? 0.7 : 0.35,
      strokeWidth: full ? 1.25 : 1,
      ...(dash === '' ? {} : { strokeDasharray: dash }),
      ...hidden,
    }),
    ruleX(points, {
      x: 'at',
      y1: 'low',
      y2: ({ high }: MeanPoint) => Math.min(high, highest),
      stroke: colour,
      strokeWidth: 1.25,
      ...hidden,
    }),
    ruleX(points.filter(isOpen), {
      x: 'at',
      y1: 'mean',
      y2: 'most',
      stroke: colour,
      strokeWidth: 6,
      strokeOpacity: 0.4,
      ...hidden,
    }),
    dot(
      points.filter((point) => !isOpen(point)),
      {
        x: 'at',
        y: 'mean',
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

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the percentage, y the share or the scaled effort
 * @source 003_bcef302d21730516.txt Figure 5; intervals and band are our addition
 */
export function thresholdChart(data: ThresholdChartData, size: ChartSize): DrawnChart {
  const highest = top(data);
  const [from, to] = data.band;
  return drawnChart(
    plot({
      ...framed(size, {
        label:
          'Chart: share of the filled cells that can be inferred, and effort, against percentage of filled cells',
        description: data.description,
      }),
      x: { domain: [...data.range], type: 'linear' },
      y: { domain: [0, highest], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        rect([data.band], {
          x1: Math.max(from, data.range[0]),
          x2: Math.min(to, data.range[1]),
          y1: 0,
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
        shareAxis(data.heightLabel),
        ...data.curves.flatMap((curve) =>
          pointsMarks(curve, curve.efforts, { full: false, highest }),
        ),
        ...data.curves.flatMap((curve) =>
          pointsMarks(curve, curve.shares, { full: true, highest }),
        ),
      ],
    }),
  );
}
