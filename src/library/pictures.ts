/** Puzzles from pictures of points, and pictures mended until they are puzzles. */
import type { Grid as EngineGrid } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { GreyPicture } from '../engine/make/greyPicture.ts';
import {
  diffused,
  greyOfRgba,
  otsuThreshold,
  resized,
  thresholded,
  WHITE,
} from '../engine/make/greyPicture.ts';
import { repairInPieces } from '../engine/make/repairPicture.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { flagOf, isList, isObject, kindOf, numberOf, optionsOf, refuse } from './door/arguments.ts';
import { pictureOfInput } from './door/grids.ts';
import { seedOf, sideOf } from './door/orders.ts';
import { gridOut } from './door/out.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';
import type { Grid, GridInput, Place, Puzzle } from './door/shapes.ts';

/** A picture of points: `ImageData` of a canvas, or the grey of each point. */
export type Pixels = {
  readonly height: number;
  readonly width: number;
  /** Row by row: a number a point, 0 black to 255 white; or four, red, green, blue and cover, as a canvas gives them. */
  readonly data: ArrayLike<number>;
};

/** How a picture becomes a puzzle. */
export type PictureOptions = {
  /** Number of rows, 1 to 1,000. */
  readonly height: number;
  /** Number of columns, 1 to 1,000. */
  readonly width: number;
  /** Points darker than this are filled, 0 (none) to 256 (all); default Otsu's threshold, which parts dark from bright. */
  readonly threshold?: number;
  /** Whether greys become patterns (Floyd and Steinberg); default false. */
  readonly dither?: boolean;
};

const mostPoints = 2 ** 26;

function greyOf(pixels: unknown): GreyPicture {
  if (!isObject(pixels))
    return refuse(`A picture of points is { height, width, data }, not ${kindOf(pixels)}.`);
  const [height, width] = [sideOf(pixels, 'height', 1, 65_536), sideOf(pixels, 'width', 1, 65_536)];
  const { data } = pixels;
  const points = height * width;
  if (
    !isList(data) ||
    points > mostPoints ||
    (data.length !== points && data.length !== 4 * points)
  )
    return refuse(
      `data has one number a point or four, ${points} or ${4 * points} of them, not ${isList(data) ? counted(data.length, 'number') : kindOf(data)}.`,
      { kind: 'option', name: 'data' },
    );
  const numbers = Float64Array.from(data, (value, at) => {
    if (typeof value === 'number' && value >= 0 && value <= WHITE) return value;
    return refuse(`Number ${at + 1} of data is from 0 to 255, not ${kindOf(value)}.`, {
      kind: 'option',
      name: 'data',
    });
  });
  return numbers.length === points
    ? { height, width, brightness: numbers }
    : greyOfRgba(numbers, height, width);
}

/**
 * The puzzle of a picture of points: made small, each cell the mean of what it covers, and then black and white.
 *
 * @param pixels - the picture, such as the `ImageData` of a canvas
 * @param options - the size of the puzzle, and what is filled
 * @returns a puzzle with its picture; it may have several solutions, which {@link isUnique} tells and {@link repair} mends
 * @throws NonogramError for what is no picture, and for options out of range
 * @source N. Otsu 1979; R. Floyd and L. Steinberg 1976
 */
export function fromPicture(pixels: Pixels, options: PictureOptions): Puzzle {
  const given = optionsOf(options, 'fromPicture', ['height', 'width', 'threshold', 'dither']);
  const [height, width] = [sideOf(given, 'height'), sideOf(given, 'width')];
  const dither = flagOf(given, 'dither');
  const small = resized(greyOf(pixels), height, width);
  const usual = given['threshold'] === undefined ? otsuThreshold(small) : 0;
  const threshold = numberOf(given, 'threshold', { least: 0, most: 256, usual, whole: false });
  const image = dither ? diffused(small, threshold) : thresholded(small, threshold);
  const { rows, columns } = puzzleOf(image);
  return { rows, columns, picture: gridOut(image) };
}

/** How a picture is mended. */
export type RepairOptions = {
  /** The picture that it was made from: of cells that serve as well, the darkest are filled. */
  readonly pixels?: Pixels;
  /** Decides between cells that serve as well; a whole number, 0 to 2^32; default 1. */
  readonly seed?: number;
  /** Ends the work with an error of code `aborted`. */
  readonly signal?: Signal;
};

/** A picture that was mended, and its puzzle, which sweeps solve. */
export type Repaired = Puzzle & {
  readonly picture: Grid;
  /** The cells that were filled, in that order; none when sweeps solved it before. */
  readonly changed: readonly Place[];
};

/**
 * Mends a picture so that single lines solve its puzzle, which then has one solution: while sweeps stop, one more of the cells
 * that they leave unknown is filled, the one that helps most.
 *
 * @param picture - without unknown cells; 100 by 100 take some seconds
 * @param options - what to prefer, and a signal
 * @returns the puzzle with the new picture, and the cells that were filled
 * @throws NonogramError for what is no picture, and with code `aborted`
 * @source Batenburg, Henstra, Kosters and Palenstijn 2009
 */
export async function repair(picture: GridInput, options: RepairOptions = {}): Promise<Repaired> {
  const given = optionsOf(options, 'repair', ['pixels', 'seed', 'signal']);
  const image: EngineGrid = pictureOfInput(picture, 'picture');
  const { height, width, cells } = image;
  const grey =
    given['pixels'] === undefined
      ? { height, width, brightness: Float64Array.from(cells, (cell) => (1 - cell) * WHITE) }
      : resized(greyOf(given['pixels']), height, width);
  const settings = { alpha: 1, beta: 5, gamma: 5, seed: seedOf(given), runs: 1, further: 0 };
  const { results } = await inTurns(repairInPieces(grey, image, settings), {
    signal: signalOf(given),
    onProgress: undefined,
  });
  const [result] = results;
  const mended = result?.image ?? image; // there is one: see repairPicture.ts
  const { rows, columns } = puzzleOf(mended);
  const changed = (result?.steps ?? []).map(({ cell }): Place => ({
    row: Math.floor(cell / width),
    column: cell % width,
  }));
  return { rows, columns, picture: gridOut(mended), changed };
}
