/** Random pictures by the hundred thousand: drawn by seed, and swept by a solver that uses its memory again; in shards that add up. */
import { boardRandom } from '../engine/board/random.ts';
import { filledFor, sampleExact } from '../engine/board/sample.ts';
import type { InPieces } from '../engine/pieces.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { isList, isObject, kindOf, numberOf, optionsOf, refuse } from './door/arguments.ts';
import { indexOf, percent, percentageOf, seedOf, sideOf } from './door/orders.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, listenerOf, signalOf } from './door/turns.ts';

/** Draws and sweeps pictures of one size, one after the other, in the same memory. */
export type Sampler = {
  readonly height: number;
  readonly width: number;
  /** The picture, row by row, 0 empty and 1 filled: `draw` writes it anew, and you may write into it yourself. */
  readonly cells: Uint8Array;
  /** Cells that the last sweeps left unknown. */
  readonly unknown: number;
  /** The number of the last sweep that fixed something: the difficulty, where the picture was solved. */
  readonly sweeps: number;
  /**
   * Draws a picture of a sample, the one of `randomPicture({ height, width, filled, seed, index })`.
   *
   * @returns `cells`
   * @throws NonogramError for numbers out of range
   */
  draw(filled: number, seed: number, index: number): Uint8Array;
  /**
   * Solves the puzzle of the picture by sweeps, as far as they go.
   *
   * @throws NonogramError where a cell is neither 0 nor 1
   */
  sweep(first?: 'rows' | 'columns'): 'solved' | 'stuck';
  /** What the last sweeps know, 2 for unknown; overwritten by the next call. */
  known(): Uint8Array;
};

/**
 * Makes a sampler for pictures of one size. It is for loops: nothing is made anew from one picture to the next.
 *
 * @param height - number of rows, 1 to 1,000; fastest up to 32
 * @param width - number of columns, likewise
 * @returns a sampler with an empty picture
 * @throws NonogramError for numbers out of range
 * @source 000_8dc3042ab81c971c.txt §4.2 ("random images with p percent black"); §3.1 (SIMPLESOLVER)
 */
export function sampler(height: number, width: number): Sampler {
  const sides = { height, width };
  sideOf(sides, 'height');
  sideOf(sides, 'width');
  const cells = new Uint8Array(height * width);
  const simple = createFastSimple(height, width);
  const random = boardRandom(0, height, width, 0, 0);
  return {
    height,
    width,
    cells,
    get unknown() {
      return simple.unknown;
    },
    get sweeps() {
      return simple.sweeps;
    },
    draw(filled, seed, index) {
      if (!(filled >= 0 && filled <= 1 && seed >= 0 && Number.isInteger(index) && index >= 0))
        refuseDrawing({ filled, seed, index });
      const percentage = percent(filled);
      boardRandom(seed, height, width, percentage, index, random);
      sampleExact(random, cells, filledFor(percentage, height, width));
      return cells;
    },
    sweep(first = 'rows') {
      for (let at = 0; at < cells.length; at++)
        if (cells[at]! > 1) refuse(`Cell ${at} of the picture is ${cells[at]}: 0 or 1 is wanted.`);
      simple.setImage(cells);
      return simple.run(first === 'columns' ? 'V' : 'H') === SOLVED ? 'solved' : 'stuck';
    },
    known: () => simple.readCells(),
  };
}

/** Says which number is wrong. */
function refuseDrawing(given: Readonly<Record<string, unknown>>): void {
  numberOf(given, 'filled', { least: 0, most: 1, whole: false });
  seedOf(given);
  indexOf(given, 'index');
}

/** What is drawn, how many, and which part of them. */
export type SampleOptions = {
  /** Number of rows, 1 to 1,000. */
  readonly height: number;
  /** Number of columns, 1 to 1,000. */
  readonly width: number;
  /** The share of filled cells, 0 to 1; default 0.5. */
  readonly filled?: number;
  /** How many pictures the whole sample has, 1 or more. */
  readonly boards: number;
  /** Of the whole sample, a whole number, 0 to 2^32; default 1. */
  readonly seed?: number;
  /** Which part of the sample: `{ index: 0, of: 4 }` is the first of four; default all. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Ends the work with an error of code `aborted`. */
  readonly signal?: Signal;
  /** Told every 10 ms or so how many pictures are done. */
  readonly onProgress?: (progress: { readonly boards: number }) => void;
};

/** What sweeps came to on the pictures of a sample, or of a part of it. */
export type SampleCount = {
  readonly height: number;
  readonly width: number;
  readonly filled: number;
  readonly seed: number;
  /** Pictures. */
  readonly boards: number;
  /** Those that sweeps solved. */
  readonly solved: number;
  /** At place s, how many took s sweeps, rows first. */
  readonly sweeps: readonly number[];
  /** Cells that sweeps left unknown, on all pictures together. */
  readonly unknown: number;
};

/**
 * Draws a sample of random pictures, and counts what sweeps come to. On all cores: a shard in each worker of yours, and
 * {@link mergeSamples}.
 *
 * @param options - the size, the share of filled cells, how many, a seed, and which part
 * @returns the same counts for the same options, today and in any later version
 * @throws NonogramError for options out of range, and with code `aborted`
 * @source 000_8dc3042ab81c971c.txt §4.2 ("random images with p percent black")
 */
export async function sample(options: SampleOptions): Promise<SampleCount> {
  const given = optionsOf(options, 'sample', [
    'height',
    'width',
    'filled',
    'boards',
    'seed',
    'shard',
    'signal',
    'onProgress',
  ]);
  const [height, width] = [sideOf(given, 'height'), sideOf(given, 'width')];
  const filled = percentageOf(given, 'filled') / 100;
  const boards = numberOf(given, 'boards', { least: 1, most: Number.MAX_SAFE_INTEGER });
  const [from, to] = rangeOf(given['shard'], boards);
  const order = { height, width, filled, seed: seedOf(given), from, to };
  return inTurns(countInPieces(order), {
    signal: signalOf(given),
    onProgress: listenerOf(given),
  });
}

/** The pictures of a shard: from the first to before the last. */
function rangeOf(shard: unknown, boards: number): readonly [number, number] {
  if (shard === undefined) return [0, boards];
  if (!isObject(shard)) return refuse(`shard is { index, of }, not ${kindOf(shard)}.`);
  const of = numberOf(shard, 'of', { least: 1, most: 2 ** 20 });
  const index = numberOf(shard, 'index', { least: 0, most: of - 1 });
  const begin = (part: number): number => Math.floor((boards / of) * part);
  return [begin(index), index + 1 === of ? boards : begin(index + 1)];
}

type Range = Pick<SampleCount, 'height' | 'width' | 'filled' | 'seed'> & {
  readonly from: number;
  readonly to: number;
};

/** Cells between two pauses: a millisecond or so. */
const cellsAtOnce = 10_000;

function* countInPieces(range: Range): InPieces<SampleCount, { readonly boards: number }> {
  const { height, width, filled, seed, from, to } = range;
  const drawn = sampler(height, width);
  const sweeps: number[] = [];
  let [solved, unknown] = [0, 0];
  const few = Math.max(1, Math.floor(cellsAtOnce / drawn.cells.length));
  for (let index = from; index < to; index++) {
    drawn.draw(filled, seed, index);
    if (drawn.sweep() === 'solved') {
      solved++;
      sweeps[drawn.sweeps] = (sweeps[drawn.sweeps] ?? 0) + 1;
    } else unknown += drawn.unknown;
    if ((index - from) % few === few - 1) yield { boards: index + 1 - from };
  }
  const counts = Array.from(sweeps, (count) => count ?? 0);
  return { height, width, filled, seed, boards: to - from, solved, sweeps: counts, unknown };
}

/**
 * The counts of several parts of a sample as those of one.
 *
 * @param counts - of {@link sample}, of one size, share and seed, each part once
 * @returns the sum
 * @throws NonogramError for counts of different samples, and for none
 */
export function mergeSamples(counts: readonly SampleCount[]): SampleCount {
  if (!isList(counts) || counts.length === 0)
    return refuse(`The counts are a list of what sample gives, not ${kindOf(counts)}.`);
  const all: readonly SampleCount[] = Array.from(counts, countOfInput);
  const [first] = all as readonly [SampleCount];
  const { height, width, filled, seed } = first;
  for (const one of all)
    if (one.height !== height || one.width !== width || one.filled !== filled || one.seed !== seed)
      refuse(
        'The counts are of different samples: size, share of filled cells and seed must agree.',
      );
  const sum = (of: (one: SampleCount) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  const longest = Math.max(...all.map(({ sweeps }) => sweeps.length));
  return {
    height,
    width,
    filled,
    seed,
    boards: sum(({ boards }) => boards),
    solved: sum(({ solved }) => solved),
    sweeps: Array.from({ length: longest }, (_, at) => sum(({ sweeps }) => sweeps[at] ?? 0)),
    unknown: sum(({ unknown }) => unknown),
  };
}

/** A count as {@link sample} gives it; it may have travelled as JSON. */
function countOfInput(value: unknown): SampleCount {
  if (!isObject(value)) return refuse(`A count is what sample gives, not ${kindOf(value)}.`);
  const whole = { least: 0, most: Number.MAX_SAFE_INTEGER };
  const sweeps = value['sweeps'];
  if (!isList(sweeps)) return refuse(`The sweeps of a count are a list, not ${kindOf(sweeps)}.`);
  return {
    height: sideOf(value, 'height'),
    width: sideOf(value, 'width'),
    filled: numberOf(value, 'filled', { least: 0, most: 1, whole: false }),
    seed: seedOf(value),
    boards: numberOf(value, 'boards', whole),
    solved: numberOf(value, 'solved', whole),
    sweeps: Array.from(sweeps, (count) => numberOf({ sweeps: count }, 'sweeps', whole)),
    unknown: numberOf(value, 'unknown', whole),
  };
}
