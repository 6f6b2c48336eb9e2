/**
 * The curves of stored runs, a few numbers a point: enough for fits and for data collapse, and small enough to stand in a page.
 */
import type { CurvePoint, SizeCurve } from './crossing.ts';
import type { ThresholdSpec, ThresholdTally } from './threshold.ts';

/** What a number of inferred cells is divided by; see `thresholdPoints.ts`. */
export type ShareOf = 'expected' | 'own';

/** A mean over boards and its standard error. */
type Estimate = { readonly share: number; readonly error: number };

/** Boards of one percentage. */
type SampledPoint = Readonly<Record<ShareOf, Estimate>> & {
  readonly at: number; // percentage of filled cells, 1 to 100
  readonly boards: number;
};

/** All percentages of one size, in their order. */
export type SampledSize = { readonly side: number; readonly points: readonly SampledPoint[] };

/** A curve of one kind of share. @source none */
export const curveOf = ({ side, points }: SampledSize, of: ShareOf): SizeCurve => ({
  side,
  points: points.map(({ at, boards, [of]: { share, error } }): CurvePoint => ({
    at,
    boards,
    share,
    error,
  })),
});

/** A run and what it found. */
export type FoundRun = { readonly spec: ThresholdSpec; readonly tally: ThresholdTally };

/**
 * The curves of runs, a size each. Where two runs of a size have a percentage in common the one with more boards counts.
 *
 * @source 003_bcef302d21730516.txt §3 (Figure 5, the black points)
 */
export function sampledSizes(runs: readonly FoundRun[]): readonly SampledSize[] {
  const sides = [...new Set(runs.map(({ spec }) => spec.side))].toSorted((a, b) => a - b);
  return sides.map((side) => {
    const points = new Map<number, SampledPoint>();
    for (const run of runs)
      if (run.spec.side === side)
        for (const point of pointsOf(run))
          if (point.boards > (points.get(point.at)?.boards ?? 0)) points.set(point.at, point);
    return { side, points: [...points.values()].toSorted((a, b) => a.at - b.at) };
  });
}

function pointsOf({ spec, tally }: FoundRun): readonly SampledPoint[] {
  const { percentages, side } = spec;
  return percentages.flatMap((at, index) => {
    const expected = (at / 100) * side * side;
    const [byExpected, byOwn]: [number[], number[]] = [[], []];
    for (let unit = index; unit < tally.done.length; unit += percentages.length) {
      if (tally.done[unit] !== 1) continue;
      byExpected.push(tally.inferred[unit]! / expected);
      if (tally.filled[unit]! > 0) byOwn.push(tally.inferred[unit]! / tally.filled[unit]!);
    }
    // a scatter needs two boards, and a share something to divide by
    if (at === 0 || byOwn.length < 2) return [];
    const boards = byExpected.length;
    return [{ at, boards, expected: estimateOf(byExpected), own: estimateOf(byOwn) }];
  });
}

function estimateOf(values: readonly number[]): Estimate {
  const n = values.length;
  const share = values.reduce((sum, value) => sum + value, 0) / n;
  const square = values.reduce((sum, value) => sum + (value - share) ** 2, 0) / (n - 1);
  return { share, error: Math.sqrt(square / n) };
}
