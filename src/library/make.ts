/** Puzzles to order and from pictures, and random pictures: all seeded, so that the same order has the same puzzle. */
import type { Grid as EngineGrid } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { boardRandom } from '../engine/board/random.ts';
import { filledFor, sampleExact } from '../engine/board/sample.ts';
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
import { told } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { MadePuzzle as EngineMade, PuzzleOrder } from '../engine/play/makePuzzle.ts';
import { makePuzzleInPieces, mostTried } from '../engine/play/makePuzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { counted } from '../notebook/plain/numbers.ts';
import {
  choiceOf,
  flagOf,
  isList,
  isObject,
  kindOf,
  numberOf,
  optionsOf,
  refuse,
} from './door/arguments.ts';
import { mostSide, pictureOfInput } from './door/grids.ts';
import { gridOut } from './door/out.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, listenerOf, signalOf } from './door/turns.ts';
import type { Grid, GridInput, Place, Puzzle } from './door/shapes.ts';
import type { MethodName } from './rate.ts';

type Options = Readonly<Record<string, unknown>>;

const seedOf = (options: Options): number =>
  numberOf(options, 'seed', { least: 0, most: 2 ** 32, usual: 1 });

const sideOf = (options: Options, name: string, least = 1, most = mostSide): number =>
  numberOf(options, name, { least, most });

const shareOf = (options: Options, name: string): number =>
  numberOf(options, name, { least: 0, most: 1, usual: 0.5, whole: false });

/** A random picture to order. */
export type RandomOptions = {
  /** Number of rows, 1 to 1,000. */
  readonly height: number;
  /** Number of columns, 1 to 1,000. */
  readonly width: number;
  /** The share of filled cells, 0 to 1, rounded to a whole number of cells; default 0.5. */
  readonly filled?: number;
  /** Of the whole series, a whole number, 0 to 2^32; default 1. */
  readonly seed?: number;
  /** Which picture of the series, a whole number from 0 on; default 0. */
  readonly index?: number;
};

/**
 * A random picture: so many cells are filled, and all pictures with that many are equally likely.
 *
 * @param options - its size, the share of filled cells, seed and index
 * @returns the same picture for the same options, today and in any later version
 * @throws NonogramError for options out of range
 * @source 000_8dc3042ab81c971c.txt §4.2 ("random images with p percent black")
 */
export function randomPicture(options: RandomOptions): Grid {
  const given = optionsOf(options, 'randomPicture', ['height', 'width', 'filled', 'seed', 'index']);
  const [height, width] = [sideOf(given, 'height'), sideOf(given, 'width')];
  const percentage = 100 * shareOf(given, 'filled');
  const index = numberOf(given, 'index', { least: 0, most: Number.MAX_SAFE_INTEGER, usual: 0 });
  const cells = new Uint8Array(height * width);
  const random = boardRandom(seedOf(given), height, width, percentage, index);
  sampleExact(random, cells, filledFor(percentage, height, width));
  return { height, width, cells };
}

/** A puzzle to order. */
export type MakeOptions = {
  /** Number of rows, 2 to 100; with other methods than `sweeps` to 32. */
  readonly height: number;
  /** Number of columns, likewise. */
  readonly width: number;
  /** The easiest method that solves it; default `sweeps`. Puzzles for `chains` and beyond are rare: some seconds. */
  readonly method?: MethodName;
  /** The share of filled cells, 0 to 1; default 0.5. */
  readonly filled?: number;
  /** With `sweeps` only: the least difficulty, in sweeps (as `sweeps` of a {@link Rating}); default 0. */
  readonly sweeps?: number;
  /** The least number of bottlenecks (as of a {@link Rating}); default 0. */
  readonly bottlenecks?: number;
  /** A whole number, 0 to 2^32; default 1. */
  readonly seed?: number;
  /** Pictures after which it is given up; default 300,000. */
  readonly most?: number;
  /** Ends the work with an error of code `aborted`. */
  readonly signal?: Signal;
  /** Told every 10 ms or so how many pictures were tried. */
  readonly onProgress?: (progress: { readonly tried: number }) => void;
};

/** A puzzle that was made, with its picture, which is its only solution. */
export type MadePuzzle = Puzzle & {
  readonly picture: Grid;
  /** Pictures that were drawn until this one. */
  readonly tried: number;
};

/**
 * Makes a puzzle with one solution: random pictures are drawn until one fits the order.
 *
 * @param options - its size, the method that it shall need, how hard it shall be, and a seed
 * @returns the same puzzle for the same options; null when no picture among `most` fits
 * @throws NonogramError for options out of range, and with code `aborted`
 * @source 002_5ae15e577f844a8a.txt (draw, then look whether it can be solved)
 */
export async function makePuzzle(options: MakeOptions): Promise<MadePuzzle | null> {
  const given = optionsOf(options, 'makePuzzle', [
    'height',
    'width',
    'method',
    'filled',
    'sweeps',
    'bottlenecks',
    'seed',
    'most',
    'signal',
    'onProgress',
  ]);
  const names = ['sweeps', 'pairs', 'chains', 'probing', 'search'] as const;
  const method = choiceOf(given, 'method', names, 'sweeps');
  const wanted = numberOf(given, 'sweeps', { least: 0, most: Infinity, usual: 0 });
  if (wanted > 0 && method !== 'sweeps')
    refuse('sweeps counts for puzzles that sweeps solve: leave it out, or leave out the method.', {
      kind: 'option',
      name: 'sweeps',
    });
  const longest = method === 'sweeps' ? 100 : 32;
  const order: PuzzleOrder = {
    height: sideOf(given, 'height', 2, longest),
    width: sideOf(given, 'width', 2, longest),
    method: method === 'pairs' ? 'four' : method === 'chains' ? 'two-sat' : method,
    percentage: 100 * shareOf(given, 'filled'),
    bottlenecks: numberOf(given, 'bottlenecks', { least: 0, most: Infinity, usual: 0 }),
    seed: seedOf(given),
  };
  const most = numberOf(given, 'most', { least: 1, most: Infinity, usual: mostTried });
  const made = await inTurns(madeInPieces(order, wanted, most), {
    signal: signalOf(given),
    onProgress: listenerOf(given),
  });
  if (made === null) return null;
  const { rows, columns } = made.puzzle;
  return { rows, columns, picture: gridOut(made.image), tried: made.tried };
}

/** Pictures that are drawn and looked at in one go, some milliseconds. */
const atOnce = ({ height, width, method }: PuzzleOrder): number =>
  Math.max(1, Math.floor((method === 'sweeps' ? 20_000 : 1000) / (height * width)));

/** Draws from one stream after another, each of some pictures, until a puzzle takes so many sweeps. */
function* madeInPieces(
  order: PuzzleOrder,
  sweeps: number,
  most: number,
): InPieces<EngineMade | null, { readonly tried: number }> {
  const few = atOnce(order);
  for (let before = 0, stream = 0; before < most; stream++) {
    const seed = order.seed + stream / 2 ** 20;
    const drawn = Math.min(few, most - before);
    const made = yield* told(makePuzzleInPieces({ ...order, seed }, drawn), (news) => ({
      tried: before + news.tried,
    }));
    const tried = before + (made?.tried ?? drawn);
    if (made !== null && (sweeps === 0 || solveSimple(made.puzzle).sweeps >= sweeps))
      return { ...made, tried };
    before = tried;
    yield { tried };
  }
  return null;
}

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
 * @param picture - without unknown cells, up to 100 by 100
 * @param options - what to prefer, and a signal
 * @returns the puzzle with the new picture, and the cells that were filled
 * @throws NonogramError for what is no picture, and with code `aborted`
 * @source Batenburg, Henstra, Kosters and Palenstijn 2009
 */
export async function repair(picture: GridInput, options: RepairOptions = {}): Promise<Repaired> {
  const given = optionsOf(options, 'repair', ['pixels', 'seed', 'signal']);
  const image: EngineGrid = pictureOfInput(picture, 'picture');
  const { height, width, cells } = image;
  if (Math.max(height, width) > 100)
    refuse(`The picture has ${height} rows of ${width} cells: 100 of each is the most to mend.`);
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
