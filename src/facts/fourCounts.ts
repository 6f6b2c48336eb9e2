/** What the chapter on pairs of lines counts over all 5 x 5 images: (2,2)-difficulties, from a stored run; and settles. */
import { oneIntersection } from '../claims/000/fourDifficulty.ts';
import { settlesOf } from '../claims/000/pairs.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { storedClaim } from '../stored/fromFile.ts';

/** (2,2)-difficulties of all 5 x 5 images that FourSolver solves and sweeps do not. */
export const difficulties = storedClaim(oneIntersection);

/** The table of difficulties: value, images, share. */
export function difficultyRows(): readonly (readonly string[])[] {
  const { images, byDifficulty } = difficulties.ours;
  return byDifficulty.flatMap((count, difficulty) =>
    difficulty === 0
      ? []
      : [[String(difficulty), grouped(count), count === 0 ? '0' : percent(count / images, 3)]],
  );
}

/** Choices of two rows and two columns by size, and the settles to look through them. */
export function settleRows(sides: readonly number[]): readonly (readonly string[])[] {
  return sides.map((side) => {
    const { crossings, separately, shared } = settlesOf(side, side);
    return [sizeText(side, side), grouped(crossings), grouped(separately), grouped(shared)];
  });
}
