/** Curves of several sizes, scaled so that they should lie on one. */
import { axisX, dot, gridY, line, plot, ruleX } from '@observablehq/plot';
import { scaled } from '../experiments/collapse.ts';
import type { Scaling } from '../experiments/collapse.ts';
import type { SizeCurve } from '../experiments/crossing.ts';
import type { ClassMark } from './classScale.ts';
import { chartFontSize, drawnChart } from '../notebook/chart/drawnChart.ts';
import type { ChartSize, DrawnChart } from '../notebook/chart/drawnChart.ts';
import { framed, onDemand, shareAxis } from './plotParts.ts';

export type CollapseChartData = {
  readonly curves: readonly (SizeCurve & { readonly mark: ClassMark })[];
  readonly scaling: Scaling;
  readonly heightLabel: string;
  readonly label: string; // what the chart is
  readonly description: string; // what it shows, for those who do not see it
};

/**
 * Draws the scaled curves.
 *
 * @returns the picture with its scales; x is the scaled density, y the share
 * @source J. Houdayer and A. K. Hartmann, Phys. Rev. B 70, 014418 (2004)
 */
export function collapseChart(data: CollapseChartData, size: ChartSize): DrawnChart {
  const { curves, scaling, heightLabel, label, description } = data;
  const points = curves.map(({ side, points: of, mark }) => ({
    mark,
    points: of.map(({ at, share, error }) => ({
      x: scaled(at, side, scaling),
      y: share,
      low: share - 1.96 * error,
      high: share + 1.96 * error,
    })),
  }));
  const places = points.flatMap((one) => one.points.map(({ x }) => x));
  return drawnChart(
    plot({
      ...framed(size, { label, description }),
      x: { domain: [Math.min(0, ...places), Math.max(0, ...places)], nice: true },
      y: { domain: [0, 1] },
      marks: [
        gridY({ strokeOpacity: 0.12 }),
        axisX({
          label: 'scaled density, (density − ρc) · side^(1/ν)',
          labelAnchor: 'center',
          labelArrow: 'none',
          ticks: Math.max(4, Math.floor(size.width / 90)),
          fontSize: chartFontSize,
        }),
        shareAxis(heightLabel),
        ...points.flatMap(({ mark, points: of }) => [
          line(of, {
            x: 'x',
            y: 'y',
            stroke: mark.colour,
            strokeOpacity: 0.55,
            ...(mark.dash === '' ? {} : { strokeDasharray: mark.dash }),
            ariaHidden: 'true',
          }),
          ruleX(of, {
            x: 'x',
            y1: 'low',
            y2: 'high',
            stroke: mark.colour,
            ariaHidden: 'true',
            ...onDemand,
          }),
          dot(of, {
            x: 'x',
            y: 'y',
            symbol: mark.symbol,
            r: 3.4,
            fill: mark.colour,
            stroke: mark.symbol === 'times' ? mark.colour : 'var(--paper)',
            strokeWidth: 0.75,
            ariaHidden: 'true',
          }),
        ]),
      ],
    }),
  );
}
