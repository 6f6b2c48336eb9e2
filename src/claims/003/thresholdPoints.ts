/** What the stored runs of random boards say by density, as the claims about 003's Figure 5 read it. */
import { pointOf, pointsOf } from '../../experiments/thresholdPoints.ts';
import type { Mean, ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import type { Ground } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import type { ThresholdName } from '../measurement.ts';

/** The sizes of the figure. */
const sides = [15, 20, 25] as const;
export type ThresholdSide = (typeof sides)[number];

/** Fewer boards at each density than this say too little about one size beside another. */
const enough = 30;

/** The run of a size at every third percentage. */
export const sharesName = (
  side: ThresholdSide,
): `threshold ${ThresholdSide}x${ThresholdSide}` & ThresholdName =>
  `threshold ${side}x${side}` as `threshold ${ThresholdSide}x${ThresholdSide}` & ThresholdName;

/** The sizes of which enough boards are stored. */
export const judgedSides: readonly ThresholdSide[] = sides.filter(
  (side) => measurements[sharesName(side)].spec.boards >= enough,
);

/** What the claims about the black points of the figure have in common. */
export const ofFigure5 = {
  place: 'Figure 5; section 3',
  home: 'fig-inferable',
} as const;

export const allRuns = judgedSides.map(sharesName);

/** 003's threshold, percentages. */
export const band = { from: 39, to: 42 } as const;

/** So many boards stand behind a claim. */
export const sampled = (n: number, unit = 'boards at each density'): Ground => ({
  kind: 'sample',
  n,
  unit,
});

/** Boards at each density of the run of a size. */
export const boardsOf = (side: ThresholdSide): number => measurements[sharesName(side)].spec.boards;

export const leastBoards = Math.min(...judgedSides.map(boardsOf));

/** The points of a run; their intervals are not to be read. */
export const pointsIn = (measured: Measured, name: ThresholdName): readonly ThresholdPoint[] =>
  pointsOf(measurements[name].spec, measured.tally(name), 1);

const drawn = new WeakMap<object, Map<number, ThresholdPoint>>(); // by tally and percentage

/** The point of a percentage, with its intervals. @throws RangeError where there is none */
export function pointAt(measured: Measured, name: ThresholdName, at: number): ThresholdPoint {
  const tally = measured.tally(name);
  const known = drawn.get(tally) ?? new Map<number, ThresholdPoint>();
  drawn.set(tally, known);
  const { spec } = measurements[name];
  const index = spec.percentages.indexOf(at);
  const point = known.get(at) ?? pointOf(spec, tally, index);
  if (point === null) throw new RangeError(`${name} has no point at ${at} %`);
  known.set(at, point);
  return point;
}

/** The mean share at a point, as 003 plots it. */
export const shareIn = ({ inferred }: ThresholdPoint): number => inferred.expected?.mean ?? 0;

/** A place on a curve, between two points. */
type Crossed = {
  readonly at: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** Where a curve rises to a height for good, by straight lines between its points; null where it does not. */
function rises(
  points: readonly ThresholdPoint[],
  height: number,
  of: (mean: Mean) => number,
): number | null {
  const values = points.map(({ inferred }) =>
    inferred.expected === null ? 0 : of(inferred.expected),
  );
  const last = values.findLastIndex((value) => value < height);
  if (last < 0 || last === values.length - 1) return null;
  const [a, b] = [values[last]!, values[last + 1]!];
  const [from, to] = [points[last]!.at, points[last + 1]!.at];
  return from + ((height - a) / (b - a)) * (to - from);
}

/** Where the mean share of a size passes a height: of the means, and of the ends of their 95 % intervals. */
export function crossingOf(measured: Measured, side: ThresholdSide, height: number): Crossed {
  const name = sharesName(side);
  const points = measurements[name].spec.percentages.map((at) => pointAt(measured, name, at));
  return {
    at: rises(points, height, ({ mean }) => mean),
    low: rises(points, height, ({ high }) => high),
    high: rises(points, height, ({ low }) => low),
  };
}
