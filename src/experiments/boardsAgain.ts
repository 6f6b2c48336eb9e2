/**
 * Boards of sampled curves, and how they are drawn again. The cells of one board hang together, so that the unit is the board:
 * a point is the mean over its boards, and as sure as these agree.
 */
import { boardRandom } from '../engine/board/random.ts';

/** A point of a sampled curve. */
export type CurvePoint = {
  readonly at: number; // percentage of filled cells
  readonly share: number; // mean over boards, 0..1
  readonly error: number; // its standard error, from the scatter of boards
  readonly boards: number;
};

/** The boards of a percentage: a list for each curve, all over the same boards. */
export type BoardPoint = { readonly at: number; readonly curves: readonly ArrayLike<number>[] };

/** From sums over boards and over their squares. */
function pointFrom(at: number, boards: number, sum: number, squares: number): CurvePoint {
  const scatter = Math.max(0, squares - (sum * sum) / boards) / Math.max(1, boards - 1);
  return { at, share: sum / boards, error: Math.sqrt(scatter / boards), boards };
}

/** A curve of boards as they were found. */
export const curveThrough = (points: readonly BoardPoint[], curve: number): readonly CurvePoint[] =>
  points.map(({ at, curves }) => {
    const shares = curves[curve] ?? [];
    let [sum, squares] = [0, 0];
    for (let board = 0; board < shares.length; board++) {
      sum += shares[board]!;
      squares += shares[board]! ** 2;
    }
    return pointFrom(at, shares.length, sum, squares);
  });

/**
 * Makes the function that draws boards again: of each point as many as there were, with replacement, the same ones for all
 * curves.
 *
 * @param seed - the same draws for the same seed, stream and points
 * @param stream - tells apart what is drawn with one seed
 * @returns what it returns is a list of points for each curve
 * @source B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), section 6.2
 */
export function drawBoards(
  points: readonly BoardPoint[],
  seed: number,
  stream: number,
): () => readonly (readonly CurvePoint[])[] {
  const random = boardRandom(seed, points.length, stream, points[0]?.at ?? 0, 0);
  const count = points[0]?.curves.length ?? 0;
  const sums = new Float64Array(count);
  const squares = new Float64Array(count);
  return () => {
    const drawn: CurvePoint[][] = Array.from({ length: count }, () => []);
    for (const { at, curves } of points) {
      const boards = curves[0]?.length ?? 0;
      sums.fill(0);
      squares.fill(0);
      for (let k = 0; k < boards; k++) {
        const board = Math.floor(boards * random.unit());
        for (let curve = 0; curve < count; curve++) {
          const share = curves[curve]![board]!;
          sums[curve]! += share;
          squares[curve]! += share * share;
        }
      }
      for (let curve = 0; curve < count; curve++)
        drawn[curve]!.push(pointFrom(at, boards, sums[curve]!, squares[curve]!));
    }
    return drawn;
  };
}
