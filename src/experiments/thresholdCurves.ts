/**
 * The curves of stored runs, size by size: their boards, and of these a few numbers a point, enough for data collapse and small
 * enough to stand in a page.
 */
import { curveThrough } from './boardsAgain.ts';
import type { BoardPoint } from './boardsAgain.ts';
import type { SizeCurve } from './crossing.ts';
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

/** The same with every board: a list of shares for each percentage. */
export type SizeBoards = {
  readonly side: number;
  readonly points: readonly BoardsAt[];
};

type BoardsAt = Readonly<Record<ShareOf, readonly number[]>> & { readonly at: number };

/** A curve of one kind of share. @source none */
export const curveOf = ({ side, points }: SampledSize, of: ShareOf): SizeCurve => ({
  side,
  points: points.map(({ at, boards, [of]: { share, error } }) => ({ at, boards, share, error })),
});

/** A run and what it found. */
export type FoundRun = { readonly spec: ThresholdSpec; readonly tally: ThresholdTally };

/**
 * The boards of runs, a size each. Where two runs of a size have a percentage in common the one with more boards counts.
 *
 * @source 003_bcef302d21730516.txt §3 (Figure 5, the black points)
 */
export function sizesOf(runs: readonly FoundRun[]): readonly SizeBoards[] {
  const sides = [...new Set(runs.map(({ spec }) => spec.side))].toSorted((a, b) => a - b);
  return sides.map((side) => {
    const points = new Map<number, BoardsAt>();
    for (const run of runs)
      if (run.spec.side === side)
        for (const point of boardsIn(run))
          if (point.expected.length > (points.get(point.at)?.expected.length ?? 0))
            points.set(point.at, point);
    return { side, points: [...points.values()].toSorted((a, b) => a.at - b.at) };
  });
}

function boardsIn({ spec, tally }: FoundRun): readonly BoardsAt[] {
  const { percentages, side } = spec;
  return percentages.flatMap((at, index) => {
    const cells = (at / 100) * side * side;
    const [expected, own]: [number[], number[]] = [[], []];
    for (let unit = index; unit < tally.done.length; unit += percentages.length) {
      if (tally.done[unit] !== 1) continue;
      expected.push(tally.inferred[unit]! / cells);
      if (tally.filled[unit]! > 0) own.push(tally.inferred[unit]! / tally.filled[unit]!);
    }
    // a scatter needs two boards, and a share something to divide by
    return at === 0 || own.length < 2 ? [] : [{ at, expected, own }];
  });
}

/** The points of a size as one curve, with their boards. @source none */
export const boardPoints = ({ points }: SizeBoards, of: ShareOf): readonly BoardPoint[] =>
  points.map(({ at, [of]: shares }) => ({ at, curves: [shares] }));

/** The means of boards. @source none */
export function sampledSize(boards: SizeBoards): SampledSize {
  const [expected, own] = (['expected', 'own'] as const).map((of) =>
    curveThrough(boardPoints(boards, of), 0),
  );
  return {
    side: boards.side,
    points: boards.points.map(({ at }, k) => ({
      at,
      boards: expected![k]!.boards,
      expected: estimateIn(expected![k]!),
      own: estimateIn(own![k]!),
    })),
  };
}

const estimateIn = ({ share, error }: Estimate): Estimate => ({ share, error });
