/**
 * The curve of simple 6x6 puzzles without any sampling: the run behind Table 3 of 001 went through all images, level by
 * level of filled cells, and so tells how many of each level are simple.
 */
import { binomialDistribution, choose } from '../../engine/board/binomial.ts';
import { filledFor } from '../../engine/board/sample.ts';
import { PROBED_SIMPLE } from '../../engine/census/smallProbe.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import type { ProbingLevelsTally } from '../../experiments/probingLevels.ts';
import type { CountedShare } from '../agree.ts';

export const exactSide = 6;
const cells = exactSide * exactSide;

/**
 * How many 6x6 images of each number of filled cells are simple, from none to all.
 *
 * @throws RangeError when a level is not complete
 * @source 001_a525a3e1210b0814.txt §3.5.3 (the order by filled cells)
 */
export function simpleByFilled({ images }: ProbingLevelsTally): readonly number[] {
  return Array.from({ length: cells + 1 }, (_, filled) => {
    const level = images.subarray(4 * filled, 4 * filled + 4);
    const all = level.reduce((sum, count) => sum + count, 0);
    if (all !== choose(cells, filled))
      throw new RangeError(`not all images with ${filled} filled cells are counted: ${all}`);
    return level[PROBED_SIMPLE] ?? 0;
  });
}

/** The simple images with a number of filled cells, among all with so many. */
export const levelOf = (simple: readonly number[], filled: number): CountedShare => ({
  count: simple[filled] ?? 0,
  n: choose(cells, filled),
});

/**
 * The share of simple images at a percentage of filled cells, 0 to 1.
 *
 * @param simple - by number of filled cells, as {@link simpleByFilled} gives them
 * @source 000_8dc3042ab81c971c.txt §4.2, Figure 6
 */
export function exactShare(
  simple: readonly number[],
  model: DensitySpec['model'],
  percentage: number,
): number {
  const shareOf = (filled: number): number => {
    const { count, n } = levelOf(simple, filled);
    return count / n;
  };
  if (model === 'exact') return shareOf(filledFor(percentage, exactSide, exactSide));
  return binomialDistribution(cells, percentage / 100).reduce(
    (sum, probability, filled) => sum + probability * shareOf(filled),
    0,
  );
}
