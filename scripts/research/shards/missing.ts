/** `--merge --missing N`: which of N shards are not, or not whole, in some files. */
import { gaps, joined, unitsOf } from './cut.ts';
import type { Range } from './cut.ts';

/**
 * The numbers of shards that lack units.
 *
 * @param done - units that are there
 * @param of - how many shards there are
 * @param workBefore - as the shards were cut
 */
export function missingShards(
  done: readonly Range[],
  units: number,
  of: number,
  workBefore?: (unit: number) => number,
): readonly number[] {
  const there = joined(done);
  return Array.from({ length: of }, (_, at) => at + 1).filter(
    (number) => gaps(there, unitsOf(units, number, of, workBefore)).length > 0,
  );
}
