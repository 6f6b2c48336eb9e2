/**
 * The curves of stored runs, size by size: their boards, and of these a few numbers a point, enough for data collapse and small
 * enough to stand in a page.
 */
import { curveThrough } from './boardsAgain.ts';
import type { BoardPoint } from './boardsAgain.ts';
import type { SizeCurve } from './crossing.ts';
import type { ThresholdSpec, ThresholdTally } from './threshold.ts';
import { mostInferred } from './thresholdPoints.ts';

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

type BoardsAt = Readonly<Record<ShareOf, readonly number[]>> & {
  readonly at: number;
  /** The same with undecided cells as inferable; not there where nothing is undecided. */
  readonly most?: Readonly<Record<ShareOf, readonly number[]>>;
};

/** A curve of one kind of share. */
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
  const { percentages } = spec;
  return percentages.flatMap((at, index) => {
    const [least, most] = [tally.inferred, mostInferred(tally)].map((counts) =>
      sharesIn({ spec, tally }, index, counts),
    );
    const { own } = least!;
    const open = least!.expected.some((share, board) => share < most!.expected[board]!);
    // a scatter needs two boards, and a share something to divide by
    return at === 0 || own.length < 2 ? [] : [{ at, ...least!, ...(open && { most: most! }) }];
  });
}

/** The boards of a percentage, by what their inferred cells are divided by. */
function sharesIn(
  { spec: { percentages, side }, tally }: FoundRun,
  index: number,
  counts: Uint32Array,
): Readonly<Record<ShareOf, readonly number[]>> {
  const cells = (percentages[index]! / 100) * side * side;
  const [expected, own]: [number[], number[]] = [[], []];
  for (let unit = index; unit < tally.done.length; unit += percentages.length) {
    if (tally.done[unit] !== 1) continue;
    expected.push(counts[unit]! / cells);
    if (tally.filled[unit]! > 0) own.push(counts[unit]! / tally.filled[unit]!);
  }
  return { expected, own };
}

/** The points of a size as a curve, with their boards, and as a second one with undecided cells as inferable. */
export const boardBounds = ({ points }: SizeBoards, of: ShareOf): readonly BoardPoint[] =>
  points.map(({ at, [of]: shares, most }) => ({ at, curves: [shares, most?.[of] ?? shares] }));

/** Whether some of its cells are undecided. */
export const hasUndecided = ({ points }: SizeBoards): boolean =>
  points.some(({ most }) => most !== undefined);

/** Shares that undecided cells may change by less than this are taken as they are where one number is needed. */
const littleChange = 0.01;

const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, one) => sum + one, 0) / shares.length;

/** The points of which all is decided, or nearly so. */
export const decidedPoints = ({ side, points }: SizeBoards): SizeBoards => ({
  side,
  points: points.filter(
    ({ expected, most }) => !most || meanOf(most.expected) - meanOf(expected) < littleChange,
  ),
});

/** The points of a size as one curve, with their boards. */
export const boardPoints = ({ points }: SizeBoards, of: ShareOf): readonly BoardPoint[] =>
  points.map(({ at, [of]: shares }) => ({ at, curves: [shares] }));

/** The means of boards. */
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
