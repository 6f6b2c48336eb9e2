/** The points of the density chart, as pointer and keyboard walk on them. */
import type { ExactPoint } from '../../charts/densityCurves.ts';
import type { ChartPoint } from '../../notebook/chart/chartFrame.ts';
import type { DensityShow } from './model.ts';
import { curvesOf } from './points.ts';
import type { CountedPoint } from './points.ts';
import type { Curve } from './situation.ts';
import { pointText } from './words.ts';

/** What pointer and keyboard walk on: a place with all its curves, in words. */
export function chartPoints(
  { shown, spec, whose }: Curve,
  show: DensityShow,
  exact: readonly ExactPoint[],
): readonly ChartPoint[] {
  const curves = curvesOf(shown, show);
  const exactAt = ({ at }: CountedPoint): ExactPoint | undefined =>
    exact.find((one) => one.at === at);
  return shown.map((point, at) => {
    const heights = curves.map(({ points }) => (points[at]?.successes ?? 0) / point.trials);
    const [y = 0, ...others] = heights;
    return { x: point.at, y, others, text: pointText(spec, point, whose, exactAt(point)) };
  });
}
