/**
 * The four classes of a census by row, on a logarithmic scale: curves of full counts or published shares, and a sample
 * as points with intervals over them. Zero has no place on such a scale: it is left out.
 */
import { axisX, axisY, dot, gridY, line, plot, ruleX } from '@observablehq/plot';
import { range } from 'd3';
import type { Markish } from '@observablehq/plot';
import { short } from '../notebook/plain/numbers.ts';
import { classMarks, orderWithTwoSat } from './classScale.ts';
import type { ClassMark, ShownClass } from './classScale.ts';
import { chartFontSize, chartHeight, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';

/** A value of one class in one row. */
export type CensusPoint = {
  readonly row: number; // 1 or more
  readonly class: ShownClass;
  readonly value: number; // images, or a share in percent; 0 is not drawn
  readonly low?: number; // 95 % interval of a sample
  readonly high?: number;
};

type CensusChartData = {
  readonly curves: readonly CensusPoint[];
  readonly points?: readonly CensusPoint[];
  readonly unit: 'images' | 'percent';
  readonly description: string; // what the chart shows, for those who do not see it
};

const seen = ({ value }: CensusPoint): boolean => value > 0;

function curveMarks(name: ShownClass, points: readonly CensusPoint[], quiet: boolean): Markish[] {
  const { colour, dash, symbol } = classMarks[name];
  return [
    line(points, {
      x: 'row',
      y: 'value',
      stroke: colour,
      strokeOpacity: quiet ? 0.7 : 1,
      strokeWidth: 1.5,
      ...(dash === '' ? {} : { strokeDasharray: dash }),
      ariaHidden: 'true',
    }),
    ...(quiet ? [] : [symbols(points, colour, symbol)]),
  ];
}

const symbols = (
  points: readonly CensusPoint[],
  colour: string,
  symbol: ClassMark['symbol'],
): Markish =>
  dot(points, {
    x: 'row',
    y: 'value',
    symbol,
    r: 3.6,
    fill: symbol === 'times' ? 'none' : colour,
    stroke: symbol === 'times' ? colour : 'var(--paper)',
    strokeWidth: symbol === 'times' ? 1.75 : 0.75,
    ariaHidden: 'true',
  });

function pointMarks(name: ShownClass, points: readonly CensusPoint[], lowest: number): Markish[] {
  const { colour, symbol } = classMarks[name];
  return [
    ruleX(points, {
      x: 'row',
      y1: (point: CensusPoint) => Math.max(lowest, point.low ?? point.value),
      y2: (point: CensusPoint) => point.high ?? point.value,
      stroke: colour,
      strokeWidth: 1.25,
      ariaHidden: 'true',
    }),
    symbols(points, colour, symbol),
  ];
}

const each = (marks: (name: ShownClass) => Markish[]): Markish[] => orderWithTwoSat.flatMap(marks);

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the row, y the number of images or the share in percent
 * @source 000_8dc3042ab81c971c.txt Figures 4 and 5; the intervals are our addition
 */
export function censusChart(data: CensusChartData, size: ChartSize): DrawnChart {
  const curves = data.curves.filter(seen);
  const points = (data.points ?? []).filter(seen);
  const values = [...curves, ...points].map(({ value }) => value);
  const [least, most] = data.unit === 'images' ? [1, 10] : [1, 100];
  const top = Math.max(most, ...values);
  const bottom = Math.min(least, ...values) * 0.7;
  const last = Math.max(5, ...[...curves, ...points].map(({ row }) => row));
  const decades = range(Math.ceil(Math.log10(bottom)), Math.floor(Math.log10(top)) + 1).map(
    (exponent) => 10 ** exponent,
  );
  return drawnChart(
    plot({
      ...(size.document === undefined ? {} : { document: size.document }),
      width: size.width,
      height: chartHeight(size.width),
      marginLeft: 50,
      marginRight: 12,
      marginTop: 26,
      marginBottom: 44,
      ariaLabel: 'Chart: the classes by number of sweeps',
      ariaDescription: data.description,
      x: { domain: [0.4, last + 0.6], type: 'linear' },
      y: { domain: [bottom, data.unit === 'percent' ? top : top * 1.6], type: 'log' },
      marks: [
        gridY({ ticks: decades, strokeOpacity: 0.12 }),
        axisX({
          label: 'row, sweeps',
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: Math.min(last, Math.floor(size.width / 36)),
          tickFormat: String,
          fontSize: chartFontSize,
        }),
        axisY({
          label: data.unit === 'images' ? 'pictures' : '% of all pictures',
          labelArrow: 'none',
          ticks: decades,
          tickFormat: short,
          fontSize: chartFontSize,
        }),
        ...each((name) =>
          curveMarks(
            name,
            curves.filter((point) => point.class === name),
            points.length > 0,
          ),
        ),
        ...each((name) =>
          pointMarks(
            name,
            points.filter((point) => point.class === name),
            bottom,
          ),
        ),
      ],
    }),
  );
}
