/** What the chapter on density says about the classes of random puzzles and about switching components, from the stored runs. */
import { sum } from 'd3';
import { imageFromIndex } from '../engine/board/image.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { createSwitchingFinder } from '../engine/sweep/switchingComponents.ts';
import type { DensitySpec } from '../experiments/density.ts';
import { highestOn, placeOn, risesOn } from '../claims/000/curvePlaces.ts';
import {
  classPoints,
  countedAt,
  crossingOf,
  handoverOf,
  peakOf,
  regionOf,
} from '../claims/000/densityPoints.ts';
import type { CountedAt, CurvePlace } from '../claims/000/curvePlaces.ts';
import type { ClassPoint } from '../claims/000/densityPoints.ts';
import type { CurveSide } from '../claims/000/curveClaim.ts';
import type { CountedShare } from '../claims/agree.ts';
import { storedRun } from '../stored/fromFile.ts';

const sizeOf = { 6: '6x6', 10: '10x10', 30: '30x30' } as const;

/** The stored points of a picture of 000, e.g. `pointsOf(10)`. */
export function pointsOf(
  side: CurveSide,
  model: DensitySpec['model'] = 'exact',
): readonly ClassPoint[] {
  const { spec, tally } = storedRun(`density-four ${sizeOf[side]} ${model}`);
  return classPoints(spec, tally);
}

/** What the prose says about a picture. */
export const pictureOf = (
  side: CurveSide,
  model: DensitySpec['model'] = 'exact',
): {
  readonly crossing: CurvePlace; // first percentage with 2 % or more solved
  readonly half: CurvePlace; // and from which on half are simple
  readonly peak: ReturnType<typeof peakOf>;
  readonly region: ReturnType<typeof regionOf>;
  readonly handover: ReturnType<typeof handoverOf>;
} => {
  const points = pointsOf(side, model);
  const simple = countedAt(points, (point) => point.simple);
  return {
    crossing: crossingOf(points),
    half: placeOn(simple, risesOn(simple, 0.5)),
    peak: peakOf(points),
    region: regionOf(points),
    handover: handoverOf(points),
  };
};

/** Where the sampled curves of some progress lie furthest apart for the two readings of "percentage". */
export function someApart(side: CurveSide): {
  readonly percentage: number;
  readonly exact: CountedShare;
  readonly independent: CountedShare;
} {
  const some = (model: DensitySpec['model']): readonly CountedAt[] =>
    countedAt(pointsOf(side, model), (point) => point.some);
  const others = some('independent');
  return some('exact')
    .map((exact, at) => ({
      percentage: exact.percentage,
      exact,
      independent: others[at] ?? exact,
    }))
    .reduce((most, one) => (apartIn(one) > apartIn(most) ? one : most));
}

const apartIn = (one: {
  readonly exact: CountedShare;
  readonly independent: CountedShare;
}): number => Math.abs(one.exact.count / one.exact.n - one.independent.count / one.independent.n);

/** One percentage of the stored count of switching components. */
export type SwitchingPoint = {
  readonly percentage: number;
  readonly boards: number;
  readonly unsolved: number;
  readonly switching: number; // of them, with one of 2 x 2
};

/** The stored count of switching components of a size. */
export function switchingOf(side: CurveSide): readonly SwitchingPoint[] {
  const { spec, tally } = storedRun(`switching ${sizeOf[side]}`);
  return spec.percentages.map((percentage, at) => ({
    percentage,
    boards: tally.boards[at] ?? 0,
    unsolved: tally.unsolved[at] ?? 0,
    switching: tally.switching[at] ?? 0,
  }));
}

/** Of the unsolved boards from one percentage to another: how many, and the share with a switching component. */
export function switchingBetween(
  side: CurveSide,
  from: number,
  to: number,
): { readonly unsolved: number; readonly share: number } {
  const inside = switchingOf(side).filter(
    ({ percentage }) => percentage >= from && percentage <= to,
  );
  const unsolved = sum(inside, (point) => point.unsolved);
  return { unsolved, share: sum(inside, (point) => point.switching) / unsolved };
}

/** The percentage with most unsolved boards that have none: where the gap between the two curves is widest. */
export function widestGap(side: CurveSide): SwitchingPoint & { readonly place: CurvePlace } {
  const points = switchingOf(side);
  const without = points.map(({ percentage, boards, unsolved, switching }) => ({
    percentage,
    count: unsolved - switching,
    n: boards,
  }));
  const place = placeOn(without, highestOn(without));
  const widest = points.find(({ percentage }) => percentage === place.at);
  if (widest === undefined) throw new RangeError('no board was counted');
  return { ...widest, place };
}

/** Of the boards of a percentage in which FourSolver fixes nothing, the share with a switching component. */
export function untouchedSwitching(side: CurveSide, percentage: number): number {
  const { spec, tally } = storedRun(`switching ${sizeOf[side]}`);
  const at = spec.percentages.indexOf(percentage);
  return (tally.noneSwitching[at] ?? Number.NaN) / (tally.none[at] ?? Number.NaN);
}

/** Of all 4x4 images: how many belong to a puzzle with several solutions, and how many of those have no component. */
export function severalWithout(): {
  readonly images: number;
  readonly several: number;
  readonly without: number;
} {
  const [side, images] = [4, 2 ** 16];
  const finder = createSwitchingFinder(side, side);
  // images with the same descriptions are the solutions of one puzzle
  const solutions = new Map<string, number>();
  const keys = Array.from({ length: images }, (_, index) => {
    const { rows, columns } = puzzleOf(imageFromIndex(side, side, index));
    const key = [...rows, ...columns].map((runs) => runs.join('.')).join(',');
    solutions.set(key, (solutions.get(key) ?? 0) + 1);
    return key;
  });
  let [several, without] = [0, 0];
  for (const [index, key] of keys.entries()) {
    if (solutions.get(key) === 1) continue;
    several++;
    if (!finder.has(imageFromIndex(side, side, index).cells)) without++;
  }
  return { images, several, without };
}
