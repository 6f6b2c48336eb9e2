/**
 * Shares against the percentage of filled cells that are known exactly: one line a size, without bands or points, and above
 * them the region that a bound leaves to no board, hatched in tone.
 */
import { areaY, gridY, line, plot } from '@observablehq/plot';
import type { Markish } from '@observablehq/plot';
import type { ClassMark } from './classScale.ts';
import { drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { endNames, nameRoom } from './endNames.ts';
import { densityAxis, framed, plotHeight, shareAxis } from './plotParts.ts';

/** A share at a percentage. */
type SharePoint = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // 0..1
};

/** A line of the chart, in order of `at`. */
export type ShareCurve = { readonly mark: ClassMark; readonly points: readonly SharePoint[] };

export type ShareCurvesData = {
  readonly curves: readonly ShareCurve[];
  readonly bounds: readonly ShareCurve[]; // no board lies above one of its size
  readonly heightLabel: string;
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

const lineOf = ({ mark, points }: ShareCurve, strokeWidth: number): Markish =>
  line(points, {
    x: 'at',
    y: 'share',
    stroke: mark.colour,
    strokeWidth,
    ...(mark.dash === '' ? {} : { strokeDasharray: mark.dash }),
    ariaHidden: 'true',
  });

const barred = ({ mark, points }: ShareCurve): Markish =>
  areaY(points, {
    x: 'at',
    y1: 'share',
    y2: 1,
    fill: mark.colour,
    fillOpacity: 0.1,
    ariaHidden: 'true',
  });

/**
 * Draws the chart.
 *
 * @returns the picture with its scales; x is the percentage, y the share 0 to 1
 * @source 003_bcef302d21730516.txt Figure 5 (the black points, sampled); counts and bounds are ours
 */
export function shareCurvesChart(data: ShareCurvesData, size: ChartSize): DrawnChart {
  const { curves, bounds, heightLabel, label, description } = data;
  const ends = [...curves, ...bounds].flatMap(({ mark, points }) => {
    const last = points.at(-1);
    return last === undefined ? [] : [{ name: mark.name, mark, value: last.share }];
  });
  const options = framed(size, { label, description });
  return drawnChart(
    plot({
      ...options,
      marginRight: nameRoom(
        ends.map(({ name }) => name),
        size.width,
      ),
      x: { domain: [0, 100], type: 'linear' },
      y: { domain: [0, 1], type: 'linear' },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        densityAxis(size.width),
        shareAxis(heightLabel),
        ...bounds.map(barred),
        ...bounds.map((bound) => lineOf(bound, 1.25)),
        ...curves.map((curve) => lineOf(curve, 2)),
        ...endNames(ends, 100, { low: 0, high: 1, pixels: plotHeight(options), width: size.width }),
      ],
    }),
  );
}
