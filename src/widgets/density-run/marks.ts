/** Where on the chart the sentences of the documents stand, by the ids of their claims. */
import type { PublishedMark } from '../../charts/densityCurves.ts';
import type { CurveClaim } from '../../claims/000/curveClaim.ts';
import { solvedOf } from '../../claims/000/densityPoints.ts';
import type { ClassPoint } from '../../claims/000/densityPoints.ts';
import { figure6Simple, hardly, morePowerful, power } from '../../claims/000/figure6.ts';
import { aboutPictures, pictures } from '../../claims/000/figure8.ts';
import { severalSolutions } from '../../claims/000/severalSolutions.ts';
import { inOneLineRange, oneOrNone, twoApart, twoFilled } from '../../claims/000/twoFilled.ts';
import { aboutOneIn, filled113 } from '../../claims/002/filled113.ts';
import { asClassPoints } from './verdicts.ts';
import type { DensityRunVerdict } from './verdicts.ts';
import type { CountedPoint } from './points.ts';

type Mark = Omit<PublishedMark, 'letter'>;

/** What a mark is placed by. */
type Placing<Ours> = {
  readonly ours: Ours | null; // what the points say
  readonly points: readonly ClassPoint[];
  readonly shares: boolean; // the form of stacked classes
};

/** Null where the curve of a statement is not drawn. */
type Place<Ours> = (placing: Placing<Ours>) => Mark | null;

const place = <Published, Ours>(
  { id }: CurveClaim<Published, Ours>,
  of: Place<Ours>,
): readonly [id: string, of: Place<unknown>] => [id, of as Place<unknown>];

/** A region in which a curve should lie, with its letter beside it. */
const region =
  (at: number, height: number, bounds: NonNullable<Mark['region']>): Place<unknown> =>
  () => ({ region: bounds, at, height });

const inFrame = (height: number): number => Math.min(0.95, Math.max(0.05, height));

/** The share of a count at the sampled point nearest to a percentage. */
function heightAt(
  points: readonly ClassPoint[],
  percentage: number,
  count: (point: ClassPoint) => number,
): number {
  const far = (point: ClassPoint): number => Math.abs(point.percentage - percentage);
  const [first, ...others] = points;
  if (first === undefined) return 0;
  const nearest = others.reduce((best, point) => (far(point) < far(best) ? point : best), first);
  return count(nearest) / nearest.boards;
}

const simpleOf = ({ simple }: ClassPoint): number => simple;
const someOf = ({ some }: ClassPoint): number => some;

/** A letter at a point that was sampled, above or below its curve. */
const besidePoint =
  (percentage: number, count: (point: ClassPoint) => number, apart: number): Place<unknown> =>
  ({ points }) => {
    if (!points.some((point) => point.percentage === percentage)) return null;
    const height = heightAt(points, percentage, count);
    return { at: percentage, height: height + apart, to: { at: percentage, height } };
  };

/** A letter below the curve of the solved puzzles. */
function underneath(points: readonly ClassPoint[], at: number, apart: number): Mark | null {
  if (points.length === 0) return null;
  const height = heightAt(points, at, solvedOf);
  return { at, height: inFrame(height - apart), to: { at, height } };
}

/** Not in the form of stacked classes. */
const onCurves =
  <Ours>(of: Place<Ours>): Place<Ours> =>
  (placing) =>
    placing.shares ? null : of(placing);

function placesOf(side: 10 | 30): ReturnType<typeof place>[] {
  const { from, to, upTo, beyond } = pictures[side];
  const { below, region: four, bulk, further, peak, handover } = aboutPictures[side];
  const width = to - from;
  const middle = (beyond + to) / 2;
  return [
    place(
      below,
      region(from + 0.05 * width, 0.08, {
        from,
        to: upTo,
        low: 0,
        high: below.published.below / 100,
      }),
    ),
    place(four, ({ ours, points }) => {
      if (ours === null) return null;
      const at = ours.four.percentage;
      const height = heightAt(points, at, solvedOf);
      return { at: at - 0.035 * width, height: inFrame(height + 0.08), to: { at, height } };
    }),
    place(bulk, ({ ours }) =>
      ours === null
        ? null
        : {
            region: { from: ours.from - 0.5, to: ours.to + 0.5, low: 0.97, high: 1 },
            at: ours.to + 0.04 * width,
            height: 0.95,
          },
    ),
    place(further, ({ points }) => underneath(points, middle, 0.12)),
    place(severalSolutions[side], ({ points }) => underneath(points, to - 0.04 * width, 0.2)),
    place(
      peak,
      onCurves(({ ours }) =>
        ours === null
          ? null
          : {
              at: ours.top.percentage - 0.05 * width,
              height: inFrame(ours.top.count / ours.top.n + 0.05),
              to: { at: ours.top.percentage, height: ours.top.count / ours.top.n },
            },
      ),
    ),
    place(
      handover,
      onCurves(({ ours, points }) => {
        const at = ours?.half.at ?? null;
        if (at === null) return null;
        const height = heightAt(points, at, someOf);
        return { at: at + 0.04 * width, height: inFrame(height + 0.03), to: { at, height } };
      }),
    ),
  ];
}

const places: ReadonlyMap<string, Place<unknown>> = new Map([
  place(oneOrNone, region(2.5, 0.9, { from: 0, to: 4, low: 0.99, high: 1 })),
  place(
    twoFilled,
    region(10, 0.34, {
      from: 5,
      to: 6,
      ...inOneLineRange(twoFilled.published.percentInOneLine),
    }),
  ),
  place(twoApart, onCurves(besidePoint(6, someOf, 0.07))),
  place(figure6Simple, region(15, 0.06, { from: 18, to: 22, low: 0, high: 0.2 })),
  place(power, onCurves(besidePoint(20, someOf, 0.09))),
  place(morePowerful, besidePoint(65, simpleOf, -0.1)),
  place(hardly, onCurves(besidePoint(90, someOf, 0.07))),
  place(
    filled113,
    region(54, 0.1, { from: 49.8, to: 50.4, ...aboutOneIn(filled113.published.share) }),
  ),
  ...placesOf(10),
  ...placesOf(30),
]);

/** Where a claim is marked on the chart; null where it is not. */
export function markOf(
  { claim, ours }: DensityRunVerdict,
  points: readonly CountedPoint[],
  shares: boolean,
): Mark | null {
  const of = places.get(claim.id);
  return of === undefined ? null : of({ ours, points: asClassPoints(points), shares });
}
