/**
 * Where each method passes one half, against the side of the board: a line and a shape for each method, with intervals; those
 * of one size stand side by side. The reader's own sizes have empty points.
 */
import { axisX, axisY, dot, gridY, line, plot, ruleX } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import type { ClassMark } from './classScale.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { endNames, nameRoom } from './endNames.ts';
import { framed, onDemand, plotHeight } from './plotParts.ts';

/** A method at a size. */
type CrossingPoint = {
  readonly side: number;
  readonly value: number; // percentage of filled cells
  readonly low: number;
  readonly high: number;
  readonly own: boolean; // of the reader's run
};

/** A method, in order of `side`. */
type MethodCurve = { readonly mark: ClassMark; readonly points: readonly CrossingPoint[] };

export type MethodCrossingsData = {
  readonly curves: readonly MethodCurve[]; // from weak to strong
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

/** Sides at both ends for which there is room. */
const room = 0.8;

function curveMarks({ mark, points }: MethodCurve, aside: number): Markish[] {
  const x = ({ side }: CrossingPoint): number => side + aside;
  const { colour, symbol, dash } = mark;
  const hidden = { ariaHidden: 'true' } as const;
  return [
    line(points, {
      x,
      y: 'value',
      stroke: colour,
      strokeWidth: 2,
      ...(dash === '' ? {} : { strokeDasharray: dash }),
      ...hidden,
    }),
    ruleX(points, {
      x,
      y1: 'low',
      y2: 'high',
      stroke: colour,
      strokeWidth: 1.5,
      ...hidden,
      ...onDemand,
    }),
    dot(
      points.filter(({ own }) => !own),
      {
        x,
        y: 'value',
        symbol,
        r: 3.4,
        fill: colour,
        stroke: symbol === 'times' ? colour : 'var(--paper)',
        strokeWidth: symbol === 'times' ? 1.5 : 0.75,
        ...hidden,
      },
    ),
    dot(
      points.filter(({ own }) => own),
      {
        x,
        y: 'value',
        symbol,
        r: 3.8,
        fill: 'var(--paper)',
        stroke: colour,
        strokeWidth: 1.5,
        ...hidden,
      },
    ),
  ];
}

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the side, y the percentage of filled cells
 * @source 003_bcef302d21730516.txt §3 (Figure 5); the methods are our addition
 */
export function methodCrossingsChart(
  { curves, label, description }: MethodCrossingsData,
  size: ChartSize,
): DrawnChart {
  const points = curves.flatMap((curve) => curve.points);
  const sides = [...new Set(points.map(({ side }) => side))].toSorted((a, b) => a - b);
  const [least = 4, most = 20] = [sides[0], sides.at(-1)];
  const width = most - least + 2 * room;
  // neighbours stand four pixels apart
  const apart = (4 * width) / Math.max(1, size.width - 60);
  const middle = (curves.length - 1) / 2;
  const [low, high] = [
    Math.floor(Math.min(...points.map((point) => point.low), 50) - 1),
    Math.ceil(Math.max(...points.map((point) => point.high), 0) + 1),
  ];
  const ends = curves.flatMap(({ mark, points: of }) => {
    const last = of.at(-1);
    return last === undefined ? [] : [{ name: mark.name, mark, value: last.value }];
  });
  const options = framed(size, { label, description });
  return drawnChart(
    plot({
      ...options,
      marginRight: nameRoom(
        ends.map(({ name }) => name),
        size.width,
      ),
      x: { domain: [least - room, most + room], type: 'linear' },
      y: { domain: [low, high] },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        axisX(sides, {
          label: 'side of the board',
          labelAnchor: 'center',
          labelArrow: 'none',
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        axisY({
          label: 'one half known at filled cells, %',
          labelArrow: 'none',
          ticks: 6,
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        ...curves.flatMap((curve, at) => curveMarks(curve, (at - middle) * apart)),
        ...endNames(ends, most + room, {
          low,
          high,
          pixels: plotHeight(options),
          width: size.width,
        }),
      ],
    }),
  );
}
