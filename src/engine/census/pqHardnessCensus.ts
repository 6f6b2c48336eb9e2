/**
 * The open question of 000 §5 for small boards: for what values of p and q do (p,q)-hard puzzles exist, and how many?
 * Counted over the uniquely solvable images that FourSolver does not solve; below it everything is (1,1)- or (2,2)-hard.
 */
import { imageFromIndex } from '../board/image.ts';
import type { Hardness } from '../intersect/pqHardness.ts';
import { pqHardness } from '../intersect/pqHardness.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { createSmallFour, FOUR_SOLVED, SIMPLE } from './smallFour.ts';
import { createSmallSearch, isOnlySolution } from './smallFourSearch.ts';

/** Number of images by the minimal pairs of their puzzle, in the form of {@link kindOf}. */
export type HardnessTally = Map<string, { images: number; readonly first: number }>;

/** A reusable census of one size. */
export type HardnessCensus = {
  /** The minimal pairs of image number `index`, or null when it is not uniquely solvable. */
  kindOf(index: number): string | null;
  /** Adds the images `from` to `to` - 1 that are uniquely solvable and beyond FourSolver. */
  add(tally: HardnessTally, from: number, to: number): void;
};

/** The minimal pairs as text: `2,3 3,2` for a puzzle that is both (2,3)-hard and (3,2)-hard. */
export function kindOf({ minimal }: Hardness): string {
  return minimal
    .map(({ p, q }) => `${p},${q}`)
    .toSorted()
    .join(' ');
}

/** The kind of a transposed puzzle: `2,3 3,3` for `3,2 3,3`. */
export function transposedKind(kind: string): string {
  return kind
    .split(' ')
    .map((pair) => pair.split(',').toReversed().join(','))
    .toSorted()
    .join(' ');
}

/**
 * Makes a census.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @remarks About a million images a second go by; each one that counts takes some 10 ms for 5 x 5.
 * @source 000_8dc3042ab81c971c.txt §5 ("for what values of p and q do (p, q)-hard puzzles exist?")
 */
export function createHardnessCensus(height: number, width: number): HardnessCensus {
  const four = createSmallFour(height, width);
  const search = createSmallSearch(four.board);
  const hardness = (index: number): string =>
    kindOf(pqHardness(puzzleOf(imageFromIndex(height, width, index))));
  return {
    kindOf(index: number): string | null {
      const found = four.classify(index);
      if (found === SIMPLE) return '1,1';
      if (found === FOUR_SOLVED) return '2,2';
      return isOnlySolution(search, index) ? hardness(index) : null;
    },
    add(tally, from, to): void {
      for (let index = from; index < to; index++) {
        const found = four.classify(index);
        if (found === SIMPLE || found === FOUR_SOLVED || !isOnlySolution(search, index)) continue;
        const kind = hardness(index);
        const seen = tally.get(kind);
        if (seen) seen.images++;
        else tally.set(kind, { images: 1, first: index });
      }
    },
  };
}
