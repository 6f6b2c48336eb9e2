/**
 * The images of a square of even side by *level*, their number of filled cells, one of each symmetry class or nearly so.
 *
 * An image is two halves, rows 0 to side/2 - 1 and the others, of up to 18 bits. Reflections change halves into halves, so
 * that of the images of a group of reflections the one with the least upper word is found by going through sorted lists
 * (here *high* is the half of the last rows, which decides first which of two image numbers is less). Transposition is told
 * by comparing the first and last columns with the last row; where they are equal both groups are visited, each for
 * itself, so that the weights always add up to all images.
 */
import { mirror } from './fold.ts';
import { lowBits } from '../line/lineMasks.ts';

/** The images of one side, 2, 4 or 6. */
export type Levels = {
  readonly side: number;
  /** Words of the high half that the blocks of a level are made of. */
  readonly blocks: number;
  /**
   * Visits the images of a block, one of each group.
   *
   * @param level - filled cells, 0 to side^2
   * @param block - 0 to `blocks` - 1
   * @param visit - takes both halves, how many images this one stands for, 1 to 8, and whether these are its transposed
   * images too, or only its reflections
   */
  forBlock(level: number, block: number, visit: LevelVisit): void;
  /**
   * Writes the numbers of the images that an image stands for: four reflections, and the four of the transposed image when
   * `transposed`. Where some of them are equal each is there equally often.
   *
   * @returns how many numbers, 4 or 8
   */
  numbers(low: number, high: number, transposed: boolean, into: Float64Array): number;
};

/** See {@link Levels.forBlock}. */
export type LevelVisit = (low: number, high: number, times: number, transposed: boolean) => void;

/**
 * Prepares the lists.
 *
 * @param side - 2, 4 or 6
 * @throws RangeError for another side
 * @remarks 4 MB for 6.
 * @source 001_a525a3e1210b0814.txt §3.5.3 ("starting with an empty Nonogram followed by all Nonograms with one filled cell")
 */
export function createLevels(side: number): Levels {
  if (side !== 2 && side !== 4 && side !== 6)
    throw new RangeError(`side must be 2, 4 or 6: ${side}`);
  const half = side / 2;
  const bits = half * side;
  const words = 1 << bits;
  const line = lowBits(side);
  const mirroredLine = Uint8Array.from({ length: 1 << side }, (_, word) => mirror(word, side));
  const leastLine = mirroredLine.map((turned, word) => Math.min(turned, word));
  const mirrored = new Int32Array(words); // left-right
  const turned = new Int32Array(words); // top-bottom
  const filled = new Uint8Array(words);
  for (let word = 0; word < words; word++) {
    let [left, down, count] = [0, 0, 0];
    for (let i = 0; i < half; i++) {
      const row = (word >>> (i * side)) & line;
      left |= mirroredLine[row]! << (i * side);
      down |= row << ((half - 1 - i) * side);
      for (let rest = row; rest !== 0; rest &= rest - 1) count++;
    }
    mirrored[word] = left;
    turned[word] = down;
    filled[word] = count;
  }
  // the least high word that reflections give to an image with this low word and whatever high one
  const least = turned.map((word) => Math.min(word, mirrored[word]!));
  const byFilled = Array.from({ length: bits + 1 }, (_, count) =>
    Int32Array.from(
      Array.from({ length: words }, (_, word) => word)
        .filter((word) => filled[word] === count)
        .toSorted((a, b) => least[a]! - least[b]!),
    ),
  );
  const highs = spread(
    Array.from({ length: words }, (_, word) => word).filter((word) => word <= mirrored[word]!),
  );
  const lastRow = side * (half - 1);
  return {
    side,
    blocks: highs.length,
    forBlock(level, block, visit): void {
      const high = highs[block]!;
      const lows = byFilled[level - filled[high]!];
      if (lows === undefined) return;
      const last = high >>> lastRow;
      const symmetric = mirrored[high] === high;
      for (let at = firstAtLeast(lows, least, high); at < lows.length; at++) {
        const low = lows[at]!;
        const sign = leastColumn(low, high, side, half, leastLine) - last;
        if (sign < 0) continue;
        let times = 4;
        if (symmetric || least[low] === high) {
          if (symmetric && mirrored[low]! < low) continue;
          let same = 1;
          if (symmetric && mirrored[low] === low) same++;
          if (turned[low] === high) same++;
          if (mirrored[turned[low]!] === high) same++;
          times = 4 / same;
        }
        visit(low, high, sign > 0 ? 2 * times : times, sign > 0);
      }
    },
    numbers(low, high, transposed, into): number {
      const reflections = (low: number, high: number, at: number): void => {
        into[at] = high * words + low;
        into[at + 1] = mirrored[high]! * words + mirrored[low]!;
        into[at + 2] = turned[low]! * words + turned[high]!;
        into[at + 3] = mirrored[turned[low]!]! * words + mirrored[turned[high]!]!;
      };
      reflections(low, high, 0);
      if (!transposed) return 4;
      let [left, right] = [0, 0]; // the first columns and the others, as rows
      for (let i = 0; i < side; i++) {
        const row = ((i < half ? low : high) >>> ((i % half) * side)) & line;
        for (let j = 0; j < half; j++) {
          left |= ((row >>> j) & 1) << (j * side + i);
          right |= ((row >>> (half + j)) & 1) << (j * side + i);
        }
      }
      reflections(left, right, 4);
      return 8;
    },
  };
}

/** The same words, long and short blocks mixed, so that part of a level is about that part of its work. */
function spread(words: readonly number[]): Int32Array {
  const step = Math.round(words.length * 0.618);
  const coprime = (n: number): boolean => {
    let [a, b] = [n, words.length];
    while (b > 0) [a, b] = [b, a % b];
    return a === 1;
  };
  let by = Math.max(1, step);
  while (!coprime(by)) by++;
  return Int32Array.from(words, (_, at) => words[(at * by) % words.length] as number);
}

/** The place of the first word whose `least` is not below `high`. */
function firstAtLeast(words: Int32Array, least: Int32Array, high: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (least[words[middle]!]! < high) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The least of the first and the last column, read downwards and upwards. */
function leastColumn(
  low: number,
  high: number,
  side: number,
  half: number,
  leastLine: Uint8Array,
): number {
  let first = 0;
  let last = 0;
  for (let i = 0; i < half; i++) {
    const at = i * side;
    first |= ((low >>> at) & 1) << i;
    first |= ((high >>> at) & 1) << (half + i);
    last |= ((low >>> (at + side - 1)) & 1) << i;
    last |= ((high >>> (at + side - 1)) & 1) << (half + i);
  }
  return Math.min(leastLine[first]!, leastLine[last]!);
}
