/**
 * A grey picture and its way to an image of few cells: the mean of what each cell covers, a threshold, and where wanted
 * what each cell is wrong by handed on to its neighbours.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, checkSize } from '../board/cell.ts';

/** How bright each point is, row by row: 0 black, 255 white. */
export type GreyPicture = {
  readonly height: number;
  readonly width: number;
  readonly brightness: Float64Array;
};

/** The brightest that a point can be. */
export const WHITE = 255;

/**
 * The grey of a colour picture on white paper.
 *
 * @param rgba - four bytes a point, as a canvas gives them: red, green, blue, how much it covers
 * @remarks Brightness is 0.2126 R + 0.7152 G + 0.0722 B (ITU-R BT.709), of the bytes as they are.
 * @source formats of pictures
 */
export function greyOfRgba(rgba: ArrayLike<number>, height: number, width: number): GreyPicture {
  checkSize(height, width);
  const brightness = new Float64Array(height * width);
  for (let at = 0, from = 0; at < brightness.length; at++, from += 4) {
    const own = 0.2126 * rgba[from]! + 0.7152 * rgba[from + 1]! + 0.0722 * rgba[from + 2]!;
    const cover = rgba[from + 3]! / 255;
    brightness[at] = cover * own + (1 - cover) * WHITE;
  }
  return { height, width, brightness };
}

/** Where a row or column of the smaller picture lies in the larger one, and how much of each point it covers. */
type Share = { readonly first: number; readonly weights: readonly number[] };

function shares(from: number, to: number): readonly Share[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, at) => {
    const [begin, end] = [at * scale, (at + 1) * scale];
    const first = Math.floor(begin);
    const last = Math.min(from, Math.ceil(end - 1e-9));
    const weights = Array.from(
      { length: last - first },
      (_point, k) => (Math.min(end, first + k + 1) - Math.max(begin, first + k)) / scale,
    );
    return { first, weights };
  });
}

/**
 * The picture with another number of points: each is the mean of what it covers (a box filter).
 *
 * @throws RangeError when a side is not a positive integer
 */
export function resized(picture: GreyPicture, height: number, width: number): GreyPicture {
  checkSize(height, width);
  const rows = shares(picture.height, height);
  const columns = shares(picture.width, width);
  const brightness = new Float64Array(height * width);
  for (const [i, row] of rows.entries())
    for (const [j, column] of columns.entries()) {
      let sum = 0;
      for (let y = 0; y < row.weights.length; y++) {
        const start = (row.first + y) * picture.width + column.first;
        let along = 0;
        for (let x = 0; x < column.weights.length; x++)
          along += column.weights[x]! * picture.brightness[start + x]!;
        sum += row.weights[y]! * along;
      }
      brightness[i * width + j] = sum;
    }
  return { height, width, brightness };
}

/**
 * Otsu's threshold: the one that parts the points into dark and bright so that the two groups differ most in their means,
 * each weighed by its number.
 *
 * @returns 1 to 255: points that are darker than it are filled; 128 for a picture of one grey
 * @source N. Otsu, "A threshold selection method from gray-level histograms", 1979
 */
export function otsuThreshold({ brightness }: GreyPicture): number {
  const counts = new Float64Array(WHITE + 1);
  let all = 0;
  for (const value of brightness) {
    const level = Math.min(WHITE, Math.max(0, Math.round(value)));
    counts[level]!++;
    all += level;
  }
  let best = 128;
  let most = 0;
  let dark = 0;
  let darkSum = 0;
  for (let threshold = 1; threshold <= WHITE; threshold++) {
    dark += counts[threshold - 1]!;
    darkSum += (threshold - 1) * counts[threshold - 1]!;
    const bright = brightness.length - dark;
    if (dark === 0 || bright === 0) continue;
    const apart = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2;
    if (apart <= most) continue;
    most = apart;
    best = threshold;
  }
  return best;
}

/**
 * The image of a picture: a point that is darker than the threshold is filled.
 *
 * @param threshold - 0 to 256: with 0 nothing is filled, with 256 everything
 * @source Batenburg, Henstra, Kosters and Palenstijn 2009, as the first step of their method
 */
export function thresholded({ height, width, brightness }: GreyPicture, threshold: number): Grid {
  const cells = Uint8Array.from(brightness, (value) =>
    Math.round(value) < threshold ? FILLED : EMPTY,
  );
  return { height, width, cells };
}

/** Where the error of a point goes: rows down, columns right, sixteenths. */
const neighbours = [
  [0, 1, 7],
  [1, -1, 3],
  [1, 0, 5],
  [1, 1, 1],
] as const;

/**
 * The image with error diffusion: what a point is brighter or darker than what it became is shared out among those after
 * it, so that greys become patterns.
 *
 * @param threshold - as for {@link thresholded}
 * @source R. Floyd and L. Steinberg, "An adaptive algorithm for spatial greyscale", 1976
 */
export function diffused(picture: GreyPicture, threshold: number): Grid {
  const { height, width } = picture;
  const values = picture.brightness.slice();
  const cells = new Uint8Array(height * width);
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) {
      const value = values[i * width + j]!;
      const filled = Math.round(value) < threshold;
      cells[i * width + j] = filled ? FILLED : EMPTY;
      const error = value - (filled ? 0 : WHITE);
      for (const [down, right, sixteenths] of neighbours) {
        const [y, x] = [i + down, j + right];
        if (y < height && x >= 0 && x < width) values[y * width + x]! += (error * sixteenths) / 16;
      }
    }
  return { height, width, cells };
}
