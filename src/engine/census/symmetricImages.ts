/**
 * The images of a square that have a symmetry of their own. All others come in groups of eight, which FourSolver puts into one
 * class and which have as many solutions; so these few give the remainder, divided by 8, of every number of images that a
 * symmetry of the square does not change. Rows of a census change with a quarter turn, but not with a reflection: of these
 * they give the remainder divided by 4.
 */
import { createFold, mirror } from './fold.ts';
import { createSmallFour, FOUR_SOLVED } from './smallFour.ts';
import { createSmallSearch, isOnlySolution } from './smallFourSearch.ts';

/** Remainders of the numbers of a census by puzzle. */
export type Remainders = {
  /** Divided by 4, in the order of `FourTally.counts`. */
  readonly counts: readonly number[];
  /** Divided by 8: the images of each class, SIMPLE to NO_PROGRESS, and the uniquely solvable ones. */
  readonly classes: readonly number[];
  readonly unique: readonly number[];
  /** How many images have a symmetry of their own. */
  readonly images: number;
};

/**
 * Works the remainders out.
 *
 * @param side - 2 to 6
 * @throws RangeError for another side
 * @remarks A quarter of the symmetric images is solved: 6 x 6 in some three seconds.
 * @source 000_8dc3042ab81c971c.txt §4.1 ("there are symmetries involved"); the remainders are ours
 */
export function remaindersOf(side: number): Remainders {
  const four = createSmallFour(side, side);
  const search = createSmallSearch(four.board);
  const timesOf = createFold(side, side, 'reflections');
  const counts = new Float64Array(4 * (side * side + 2));
  const classes = [0, 0, 0, 0];
  const unique = [0, 0, 0, 0];
  let images = 0;
  /** Counts an image for so many; its row too, unless they stand in other rows. */
  const add = (image: number, times: number, withRow: boolean): void => {
    const kind = four.classify(image);
    images += times;
    classes[kind]! += times;
    if (withRow) counts[4 * four.row + kind]! += times;
    if (kind <= FOUR_SOLVED || isOnlySolution(search, image)) unique[kind]! += times;
  };
  const last = side - 1;
  // symmetric left-right; top-bottom; by a half turn: who is so in two ways is in all three, and alone in its group
  forFixed(
    side,
    (i, j) => [i, last - j],
    (image) => {
      const times = timesOf(image);
      if (times > 0) add(image, times, true);
    },
  );
  for (const map of [
    (i: number, j: number): Cell => [last - i, j],
    (i: number, j: number): Cell => [last - i, last - j],
  ])
    forFixed(side, map, (image) => {
      if (timesOf(image) === 2) add(image, 2, true);
    });
  // by a diagonal, and in no other way: with its half turn, and both reflected, which have the other diagonal
  forFixed(
    side,
    (i, j) => [j, i],
    (image) => {
      if (halfTurned(image, side) > image) add(image, 4, false);
    },
  );
  return {
    counts: Array.from(counts, (number) => number % 4),
    classes: classes.map((number) => number % 8),
    unique: unique.map((number) => number % 8),
    images,
  };
}

type Cell = readonly [i: number, j: number];

/** Visits all images that a symmetry of two steps leaves as they are. */
function forFixed(
  side: number,
  map: (i: number, j: number) => Cell,
  visit: (image: number) => void,
): void {
  const masks: number[] = []; // cells that are filled together
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) {
      const [k, l] = map(i, j);
      const at = i * side + j;
      const other = k * side + l;
      if (other >= at) masks.push(2 ** at + (other > at ? 2 ** other : 0));
    }
  const half = masks.length >> 1;
  const few = sumsOf(masks.slice(0, half));
  for (const rest of sumsOf(masks.slice(half))) for (const one of few) visit(rest + one);
}

/** The sums of all choices of some numbers. */
function sumsOf(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** numbers.length);
  for (const [at, number] of numbers.entries())
    for (let of = 0; of < 2 ** at; of++) sums[2 ** at + of] = sums[of]! + number;
  return sums;
}

/** The number of an image after a half turn: its cells in the opposite order. */
function halfTurned(image: number, side: number): number {
  const cells = side * side;
  const low = Math.min(cells, 18);
  const high = cells - low;
  const lowWord = image % 2 ** low;
  const highWord = Math.floor(image / 2 ** low);
  return mirror(lowWord, low) * 2 ** high + (high === 0 ? 0 : mirror(highWord, high));
}
