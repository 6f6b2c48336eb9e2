/**
 * Counting images by their symmetries: one image stands for all that it can be turned or reflected into, the one with the
 * least number. Reflections (left-right, top-bottom, both) make groups of 1, 2 or 4, and keep everything that is counted,
 * at any size. The symmetry classes of 001 Figure 19 have the turns of a square as well: 1, 2, 4 or 8 images.
 */
import { checkSize } from '../board/cell.ts';
import { lowBits } from '../line/lineMasks.ts';

const tableSide = 6; // numbers of up to 36 bits
const mostCells = 25; // with a longer side
const wordBits = 30; // of a number, as many rows as fit into these are its low word

/** The images of a size; a number is two words, rows 0 to `inLow` - 1 and the others. */
type Shape = {
  readonly height: number; // 2 or more, as the width
  readonly width: number;
  readonly row: number; // the bits of a row
  readonly inLow: number;
  /** Each row reversed. */
  readonly mirrored: Int32Array;
};

/**
 * Makes the function that says how many images image number `index` stands for: all of its group when it has the least
 * number among them, else 0.
 *
 * @param height - 1 to 6, or more with at most 25 cells in all
 * @param width - likewise
 * @param symmetries - the reflections; or the whole class, which for sizes that are not square is the same
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §4.1 ("there are symmetries involved"); 001_a525a3e1210b0814.txt §4, Figure 19
 */
export function createFold(
  height: number,
  width: number,
  symmetries: 'reflections' | 'class',
): (index: number) => number {
  checkSize(height, width);
  if (Math.max(height, width) > tableSide && height * width > mostCells)
    throw new RangeError(
      `sides must be at most ${tableSide}, or cells at most ${mostCells}: ${height}x${width}`,
    );
  if (Math.min(height, width) === 1) return createLineFold(height * width);
  const mirrored = Int32Array.from({ length: 1 << width }, (_, line) => mirror(line, width));
  const row = lowBits(width);
  const inLow = Math.min(height, Math.floor(wordBits / width));
  const shape: Shape = { height, width, row, inLow, mirrored };
  const lowWord = lowBits(inLow * width);
  const highUnit = 2 ** (inLow * width);
  const lastShift = width * (height - 1 - (inLow < height ? inLow : 0));
  const turns = symmetries === 'class' && height === width;
  const matchTurned = turns ? createTurned(shape) : null;
  return (index) => {
    const low = index & lowWord;
    const high = inLow < height ? Math.floor(index / highUnit) : 0;
    // the last row decides first, so it and the first one tell most images
    const last = (inLow < height ? high : low) >>> lastShift;
    const first = low & row;
    if (first < last) return 0;
    const lastMirrored = mirrored[last]!;
    const firstMirrored = mirrored[first]!;
    if (lastMirrored < last || firstMirrored < last) return 0;
    if (!turns && first > last && lastMirrored > last && firstMirrored > last) return 4;
    const reflected = matches(shape, low, high, low, high, true);
    if (reflected < 0) return 0;
    if (matchTurned === null) return 4 / reflected;
    const turned = matchTurned(low, high);
    return turned < 0 ? 0 : 8 / (reflected + turned);
  };
}

/** The fold of images of one line, which can only be reversed. */
function createLineFold(cells: number): (index: number) => number {
  return (index) => {
    const sign = mirror(index, cells) - index;
    return sign < 0 ? 0 : sign === 0 ? 1 : 2;
  };
}

/**
 * How many of the four reflections of an image (itself included) are a given image, or -1 when one of them is less.
 *
 * @param same - whether it is the given image that is reflected
 */
function matches(
  { height, width, row, inLow, mirrored }: Shape,
  low: number,
  high: number,
  ofLow: number,
  ofHigh: number,
  same: boolean,
): number {
  // the signs of (a reflection - the given image): the last row decides first
  let asItIs = same ? 1 : 0; // 1: need not be looked at
  let leftRight = 0;
  let topBottom = 0;
  let both = 0;
  for (let i = height - 1, o = 0; i >= 0; i--, o++) {
    const own = (i < inLow ? low >>> (i * width) : high >>> ((i - inLow) * width)) & row;
    const line = (i < inLow ? ofLow >>> (i * width) : ofHigh >>> ((i - inLow) * width)) & row;
    const other = (o < inLow ? ofLow >>> (o * width) : ofHigh >>> ((o - inLow) * width)) & row;
    if (asItIs === 0) asItIs = line - own;
    if (topBottom === 0) topBottom = other - own;
    if ((asItIs | topBottom) < 0) return -1;
    if (leftRight === 0) leftRight = mirrored[line]! - own;
    if (both === 0) both = mirrored[other]! - own;
    if ((leftRight | both) < 0) return -1;
    if (asItIs !== 0 && leftRight !== 0 && topBottom !== 0 && both !== 0) break;
  }
  const others = (topBottom === 0 ? 1 : 0) + (leftRight === 0 ? 1 : 0) + (both === 0 ? 1 : 0);
  return same || asItIs === 0 ? 1 + others : others;
}

/** Makes the function that gives {@link matches} of a square image's transposed one with the image. */
function createTurned(shape: Shape): (low: number, high: number) => number {
  const { height, width, row, inLow } = shape;
  // what each line, as row 0, adds to the two words of the transposed image
  const acrossLow = new Int32Array(1 << width);
  const acrossHigh = new Int32Array(1 << width);
  for (let line = 0; line < 1 << width; line++)
    for (let j = 0; j < width; j++) {
      const filled = (line >>> j) & 1;
      if (j < inLow) acrossLow[line]! |= filled << (j * height);
      else acrossHigh[line]! |= filled << ((j - inLow) * height);
    }
  return (low, high) => {
    let left = 0;
    let right = 0;
    for (let i = 0; i < height; i++) {
      const line = (i < inLow ? low >>> (i * width) : high >>> ((i - inLow) * width)) & row;
      left |= acrossLow[line]! << i;
      right |= acrossHigh[line]! << i;
    }
    return matches(shape, low, high, left, right, false);
  };
}

/**
 * Reverses a line of `length` cells, cell i at bit i.
 *
 * @param length - 1 to 32
 */
export function mirror(line: number, length: number): number {
  let bits = ((line >>> 1) & 0x55555555) | ((line & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return ((bits >>> 16) | (bits << 16)) >>> (32 - length);
}
