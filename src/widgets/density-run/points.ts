/** The points of a run, and the curves that they make: one, the three of 000, or the edges of the four classes. */
import type { DensityCurve, SampledPoint } from '../../charts/densityCurves.ts';
import type { ShownClass } from '../../charts/classScale.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import type { DensityShow } from './model.ts';

/** A point of a run: the simple boards with their interval, and the other classes where they were counted. */
export type CountedPoint = SampledPoint & {
  readonly index: number; // which of the spec's percentages it is
  readonly four?: number; // solved by FourSolver only
  readonly some?: number; // not solved; FourSolver fixes something
  readonly twoSat?: number; // FourSolver does not solve them, 2-SAT does: of `some`, or of the rest
};

/**
 * The points of a run as far as it came; percentages without a board yet have none.
 *
 * @param withTwoSat - with what 2-SAT solves, where it was counted
 */
export function pointsOf(
  spec: DensitySpec,
  tally: DensityTally,
  withTwoSat = false,
): readonly CountedPoint[] {
  const points: CountedPoint[] = [];
  spec.percentages.forEach((at, index) => {
    const trials = tally.boards[index] ?? 0;
    if (trials === 0) return;
    const successes = tally.simple[index] ?? 0;
    const simple = { at, index, trials, successes, ...wilson(successes, trials) };
    const [four, some] = [tally.four?.[index], tally.some?.[index]];
    if (four === undefined || some === undefined) {
      points.push(simple);
      return;
    }
    const twoSat = withTwoSat ? tally.twoSat?.[index] : undefined;
    points.push({ ...simple, four, some, ...(twoSat !== undefined && { twoSat }) });
  });
  return points;
}

/** A curve: what it is called, and how many boards of a point it counts. */
type Counted = {
  readonly class: ShownClass;
  readonly name: string;
  readonly count: (point: CountedPoint) => number;
};

const four = (point: CountedPoint): number => point.four ?? 0;
const some = (point: CountedPoint): number => point.some ?? 0;

const simple: Counted = {
  class: 'simple',
  name: 'solved by sweeps',
  count: ({ successes }) => successes,
};
const solved: Counted = {
  class: 'four',
  name: 'and with pairs',
  count: (point) => point.successes + four(point),
};

const further: Counted = {
  class: 'two-sat',
  name: 'and with chains',
  count: (point) => point.successes + four(point) + (point.twoSat ?? 0),
};

/**
 * What each form draws. In the form of shares a curve is the upper edge of its class.
 *
 * @source 000_8dc3042ab81c971c.txt §4.2 ("simple and — cumulative — (2,2)-hard … as is … some progress")
 */
const countedBy: Readonly<Record<DensityShow, readonly Counted[]>> = {
  simple: [simple],
  curves: [simple, solved, { class: 'some', name: 'stuck half way', count: some }],
  shares: [
    simple,
    solved,
    {
      class: 'some',
      name: 'simple, pairs or some progress',
      count: (point) => point.successes + four(point) + some(point),
    },
  ],
};

/**
 * The curves of some points: with 2-SAT one more, cumulative like those before it. In the form of shares it would be an
 * edge within the others, so only the curves have it.
 */
export function curvesFor(show: DensityShow, twoSat: boolean): readonly Counted[] {
  const usual = countedBy[show];
  if (show !== 'curves' || !twoSat) return usual;
  return [simple, solved, further, ...usual.slice(2)];
}

/** Whether all classes were counted. */
export const hasClasses = (points: readonly CountedPoint[]): boolean =>
  points[0]?.four !== undefined;

/** Whether what 2-SAT solves is shown. */
export const hasTwoSat = (points: readonly CountedPoint[]): boolean =>
  points[0]?.twoSat !== undefined;

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
  return curvesFor(hasClasses(points) ? show : 'simple', hasTwoSat(points)).map(
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
