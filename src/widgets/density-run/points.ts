/** The points of a run, and the curves that they make: one, the three of 000, or the edges of the four classes. */
import type { DensityCurve, SampledPoint } from '../../charts/densityCurves.ts';
import type { PuzzleClass } from '../../charts/classScale.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { DensityShow } from './model.ts';

/** A point of a run: the simple boards with their interval, and the other classes where they were counted. */
export type CountedPoint = SampledPoint & {
  readonly index: number; // which of the spec's percentages it is
  readonly four?: number; // solved by FourSolver only
  readonly some?: number; // not solved; FourSolver fixes something
};

/** The points of a run as far as it came; percentages without a board yet have none. */
export function pointsOf(spec: DensitySpec, tally: DensityTally): readonly CountedPoint[] {
  const points: CountedPoint[] = [];
  spec.percentages.forEach((at, index) => {
    const trials = tally.boards[index] ?? 0;
    if (trials === 0) return;
    const successes = tally.simple[index] ?? 0;
    const simple = { at, index, trials, successes, ...wilson(successes, trials) };
    const [four, some] = [tally.four?.[index], tally.some?.[index]];
    points.push(four === undefined || some === undefined ? simple : { ...simple, four, some });
  });
  return points;
}

/** A curve: what it is called, and how many boards of a point it counts. */
type Counted = {
  readonly class: PuzzleClass;
  readonly name: string;
  readonly count: (point: CountedPoint) => number;
};

const four = (point: CountedPoint): number => point.four ?? 0;
const some = (point: CountedPoint): number => point.some ?? 0;

const simple: Counted = { class: 'simple', name: 'simple', count: ({ successes }) => successes };
const solved: Counted = {
  class: 'four',
  name: 'simple or (2,2)',
  count: (point) => point.successes + four(point),
};

/**
 * What each form draws. In the form of shares a curve is the upper edge of its class.
 *
 * @source 000_8dc3042ab81c971c.txt §4.2 ("simple and — cumulative — (2,2)-hard … as is … some progress")
 */
export const countedBy: Readonly<Record<DensityShow, readonly Counted[]>> = {
  simple: [simple],
  curves: [simple, solved, { class: 'some', name: 'some progress', count: some }],
  shares: [
    simple,
    solved,
    {
      class: 'some',
      name: 'simple, (2,2) or some progress',
      count: (point) => point.successes + four(point) + some(point),
    },
  ],
};

/** Whether all classes were counted. */
export const hasClasses = (points: readonly CountedPoint[]): boolean =>
  points[0]?.four !== undefined;

/** Some boards of a point, with their interval. */
const pointWith = ({ at, trials }: CountedPoint, successes: number): SampledPoint => ({
  at,
  trials,
  successes,
  ...wilson(successes, trials),
});

/** The curves of a run; of one that counted simple boards only, that curve alone. */
export function curvesOf(
  points: readonly CountedPoint[],
  show: DensityShow,
): readonly DensityCurve[] {
  if (points.length === 0) return [];
  return countedBy[hasClasses(points) ? show : 'simple'].map(
    ({ class: name, name: text, count }) => ({
      class: name,
      name: text,
      points: points.map((point) => pointWith(point, count(point))),
    }),
  );
}

/** How many boards of a point are of none of the other classes. */
export const noneOf = (point: CountedPoint): number =>
  point.trials - point.successes - four(point) - some(point);
