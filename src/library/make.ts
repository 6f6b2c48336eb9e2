/** Puzzles to order, and random pictures: all seeded, so that the same order has the same puzzle. */
import { boardRandom } from '../engine/board/random.ts';
import { filledFor, sampleExact } from '../engine/board/sample.ts';
import { told } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { MadePuzzle as EngineMade, PuzzleOrder } from '../engine/play/makePuzzle.ts';
import { makePuzzleInPieces, mostTried } from '../engine/play/makePuzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { choiceOf, numberOf, optionsOf, refuse } from './door/arguments.ts';
import { indexOf, percentageOf, seedOf, sideOf } from './door/orders.ts';
import { gridOut } from './door/out.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, listenerOf, signalOf, streamed } from './door/turns.ts';
import type { Grid, Puzzle } from './door/shapes.ts';
import type { MethodName } from './rate.ts';

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
  const percentage = percentageOf(given, 'filled');
  const index = indexOf(given, 'index');
  const cells = new Uint8Array(height * width);
  const random = boardRandom(seedOf(given), height, width, percentage, index);
  sampleExact(random, cells, filledFor(percentage, height, width));
  return { height, width, cells };
}

/** A puzzle to order. */
export type MakeOptions = {
  /** Number of rows, 2 to 1,000. Large puzzles that sweeps solve are rare among pictures with half of their cells filled. */
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
  const given = optionsOf(options, 'makePuzzle', [...ordered, 'onProgress']);
  const made = await inTurns(madeInPieces(orderOf(given)), {
    signal: signalOf(given),
    onProgress: listenerOf(given),
  });
  return made === null ? null : madeOut(made);
}

/**
 * Puzzle after puzzle to the same order, as many as are asked for (`break` ends it). The first is that of {@link makePuzzle}.
 *
 * @param options - as for {@link makePuzzle}; `most` counts pictures for each
 * @returns the same puzzles for the same options; it ends where no picture among `most` fits. Small puzzles may come again
 * @throws NonogramError for options out of range, and with code `aborted`
 * @source 002_5ae15e577f844a8a.txt (draw, then look whether it can be solved)
 */
export function makePuzzles(
  options: Omit<MakeOptions, 'onProgress'>,
): AsyncGenerator<MadePuzzle, void, undefined> {
  const given = optionsOf(options, 'makePuzzles', ordered);
  return streamed(allMadeInPieces(orderOf(given)), signalOf(given));
}

/** What an order may say. */
const ordered = [
  'height',
  'width',
  'method',
  'filled',
  'sweeps',
  'bottlenecks',
  'seed',
  'most',
  'signal',
];

type Order = { readonly order: PuzzleOrder; readonly sweeps: number; readonly most: number };

function orderOf(given: Readonly<Record<string, unknown>>): Order {
  const names = ['sweeps', 'pairs', 'chains', 'probing', 'search'] as const;
  const method = choiceOf(given, 'method', names, 'sweeps');
  const sweeps = numberOf(given, 'sweeps', { least: 0, most: Infinity, usual: 0 });
  if (sweeps > 0 && method !== 'sweeps')
    refuse('sweeps counts for puzzles that sweeps solve: leave it out, or leave out the method.', {
      kind: 'option',
      name: 'sweeps',
    });
  const order: PuzzleOrder = {
    height: sideOf(given, 'height', 2),
    width: sideOf(given, 'width', 2),
    method: method === 'pairs' ? 'four' : method === 'chains' ? 'two-sat' : method,
    percentage: percentageOf(given, 'filled'),
    bottlenecks: numberOf(given, 'bottlenecks', { least: 0, most: Infinity, usual: 0 }),
    seed: seedOf(given),
  };
  const most = numberOf(given, 'most', { least: 1, most: Infinity, usual: mostTried });
  return { order, sweeps, most };
}

type Made = EngineMade & { readonly stream: number }; // of random numbers, that it was found in

const madeOut = ({ puzzle: { rows, columns }, image, tried }: Made): MadePuzzle => ({
  rows,
  columns,
  picture: gridOut(image),
  tried,
});

/** Pictures that are drawn and looked at in one go, some milliseconds. */
const atOnce = ({ height, width, method }: PuzzleOrder): number =>
  Math.max(1, Math.floor((method === 'sweeps' ? 20_000 : 1000) / (height * width)));

/** Draws from one stream after another, each of some pictures, until a puzzle takes so many sweeps. */
function* madeInPieces(
  { order, sweeps, most }: Order,
  firstStream = 0,
): InPieces<Made | null, { readonly tried: number }> {
  const few = atOnce(order);
  for (let before = 0, stream = firstStream; before < most; stream++) {
    const seed = order.seed + stream / 2 ** 20;
    const drawn = Math.min(few, most - before);
    const made = yield* told(makePuzzleInPieces({ ...order, seed }, drawn), (news) => ({
      tried: before + news.tried,
    }));
    const tried = before + (made?.tried ?? drawn);
    if (made !== null && (sweeps === 0 || solveSimple(made.puzzle).sweeps >= sweeps))
      return { ...made, tried, stream };
    before = tried;
    yield { tried };
  }
  return null;
}

/** Each from the streams after the one of the last. */
function* allMadeInPieces(order: Order): InPieces<void, MadePuzzle> {
  for (let stream = 0; ; stream++) {
    const made = yield* told(madeInPieces(order, stream), () => undefined as never);
    if (made === null) return;
    yield madeOut(made);
    stream = made.stream;
  }
}
