/** What chapter 3 counts over all 5 x 5 images: (2,2)-difficulties and kinds of (p,q)-hardness; stored runs. */
import { oneIntersection } from '../../figures/000/fourDifficulty.ts';
import { hardKinds } from '../../figures/000/hardness.ts';
import { settlesOf } from '../../figures/000/pairs.ts';
import { grouped, percent } from './numbers.ts';
import { storedFigure } from './fourRelations.ts';

/** (2,2)-difficulties of all 5 x 5 images that FourSolver solves and sweeps do not. */
export const difficulties = storedFigure(oneIntersection);

/** The table of difficulties: value, images, share. */
export function difficultyRows(): readonly (readonly string[])[] {
  const { images, byDifficulty } = difficulties.ours;
  return byDifficulty.flatMap((count, difficulty) =>
    difficulty === 0
      ? []
      : [[String(difficulty), grouped(count), count === 0 ? '0' : percent(count / images, 3)]],
  );
}

/** Kinds of (p,q)-hardness of 5 x 5 images. */
export const kinds = storedFigure(hardKinds);

/** "(2,3) and (3,2)" for `2,3 3,2`. */
export function kindText(kind: string): string {
  return kind
    .split(' ')
    .map((pair) => `(${pair})`)
    .join(' and ');
}

/** The table of pairs: how many images are hard for each; a pair and its transpose have as many. */
export function pairRows(): readonly (readonly string[])[] {
  const { pairs, beyond } = kinds.ours;
  return pairs.map(([pair, images]) => [`(${pair})`, grouped(images), percent(images / beyond, 2)]);
}

/** Choices of two rows and two columns by size, and the settles to look through them. */
export function settleRows(sides: readonly number[]): readonly (readonly string[])[] {
  return sides.map((side) => {
    const { crossings, separately, shared } = settlesOf(side, side);
    return [`${side} by ${side}`, grouped(crossings), grouped(separately), grouped(shared)];
  });
}
