/** The count of all images of a size by difficulty, made once: several figures are parts of the same count. */
import {
  difficultyCount,
  type DifficultyCountSpec,
  type DifficultyCountTally,
} from '../experiments/difficultyCount.ts';

const made = new Map<string, DifficultyCountTally>();

/**
 * Counts every image of a size, H first: 4x4 in an instant, 5x5 in about ten seconds on one core.
 *
 * @returns the tally, kept for the next caller and not to be changed
 * @throws RangeError for a size that `difficultyCount` refuses
 * @source 000_8dc3042ab81c971c.txt §4.1
 */
export function census(height: number, width: number): DifficultyCountTally {
  const spec: DifficultyCountSpec = { height, width, first: 'H' };
  difficultyCount.check(spec);
  const size = `${height}x${width}`;
  const known = made.get(size);
  if (known) return known;
  const tally = difficultyCount.emptyTally(spec);
  difficultyCount.begin(spec)(0, difficultyCount.units(spec), tally);
  made.set(size, tally);
  return tally;
}

/** How many of the counted images are simple. @source none */
export function simpleIn(tally: DifficultyCountTally): number {
  return tally.simple.reduce((sum, images) => sum + images, 0);
}
