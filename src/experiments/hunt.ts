/**
 * A hunt for hard simple puzzles of any size up to 32x32. Which image is hardest is known by computing only for sizes
 * that can be enumerated; beyond them the documents give one construction (000 Figure 2) and no search.
 *
 * Unit r is restart r: a function of (seed, r) alone, so a hunt does not depend on how many workers share it.
 * - `random`: every step is a random image with the given percentage of filled cells.
 * - `climb`: random images until one is simple; then every step flips one or two cells and keeps the change when the
 *   image is still simple and not easier than before. Steps sideways are kept too: without them a climb stops early.
 * - `anneal`: a random image, changed step by step over all images, simple or not (`engine/make/hardSimple.ts`).
 */
import type { FastSimple } from '../engine/sweep/fastSolver.ts';
import { EMPTY, FILLED } from '../engine/board/cell.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED } from '../engine/sweep/fastSolver.ts';
import { boardRandom } from '../engine/board/random.ts';
import type { Random } from '../engine/board/random.ts';
import { filledFor, sampleExact } from '../engine/board/sample.ts';
import { createChangingSweeps } from '../engine/make/changingSweeps.ts';
import { annealInPieces } from '../engine/make/hardSimple.ts';
import { allPieces } from '../engine/pieces.ts';
import type { InPieces } from '../engine/pieces.ts';
import { decodeImage, encodeImage } from '../formats/imageCode.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween, checkSeed } from './settings.ts';
import {
  checkSum,
  countIn,
  readLists,
  recordIn,
  sumOf,
  textIn,
} from '../notebook/plain/storedTally.ts';

export type HuntSpec = {
  readonly height: number; // rows, 1..32
  readonly width: number; // columns, 1..32
  readonly method: 'random' | 'climb' | 'anneal';
  readonly percentage: number; // 0..100, filled cells of a random image (exact count, rounded)
  readonly restarts: number; // 1..1,000,000
  readonly steps: number; // boards tried in one restart, 1..mostSteps(height, width, method)
  readonly seed: number; // 0..2^32 - 1
};

export type HuntTally = {
  boards: number; // images tried
  simple: number; // of them, simple
  readonly counts: Float64Array; // index: 000's difficulty, H first, 0..mn + 1; value: simple images tried
  /** The hardest simple image; of equally hard ones the one of the earliest restart. `null` before any. */
  best: {
    readonly difficulty: number;
    readonly image: string; // as encodeImage writes it
    readonly restart: number;
  } | null;
};

/** One restart takes at most about 15 ms, so that a worker can be stopped between two; annealing goes in pieces. */
const cellsInUnit = 200_000;
const annealed = 1_000_000;

/** The greatest number of steps that one restart may have. */
export function mostSteps(height: number, width: number, method: HuntSpec['method']): number {
  return method === 'anneal' ? annealed : Math.floor(cellsInUnit / (height * width));
}

/** Unit r is restart r; see the head of the file. */
export const hunt: Experiment<HuntSpec, HuntTally> = {
  id: 'hunt',
  version: 2, // 1: annealing cooled by equal ratios

  check({ height, width, method, percentage, restarts, steps, seed }) {
    checkBetween('height', height, 1, 32);
    checkBetween('width', width, 1, 32);
    if (method !== 'random' && method !== 'climb' && method !== 'anneal')
      throw new RangeError(`method must be random, climb or anneal: ${String(method)}`);
    if (!(percentage >= 0 && percentage <= 100))
      throw new RangeError(`percentage must be from 0 to 100: ${percentage}`);
    checkBetween('restarts', restarts, 1, 1_000_000);
    checkBetween('steps', steps, 1, mostSteps(height, width, method));
    checkSeed(seed);
  },

  units: ({ restarts }) => restarts,

  emptyTally: ({ height, width }) => ({
    boards: 0,
    simple: 0,
    counts: new Float64Array(height * width + 2),
    best: null,
  }),

  begin(spec) {
    if (spec.method === 'anneal') {
      const anneal = createAnneal(spec);
      return (from, to, tally) => {
        for (let restart = from; restart < to; restart++) allPieces(anneal(restart, tally));
      };
    }
    const climb = createClimb(spec);
    return (from, to, tally) => {
      for (let restart = from; restart < to; restart++) climb(restart, tally);
    };
  },

  mixed(spec) {
    if (spec.method !== 'anneal') return null;
    return {
      quick: () => undefined, // there is none
      firstLong: (from) => from,
      inPieces: createAnneal(spec),
    };
  },

  merge(into, part) {
    into.boards += part.boards;
    into.simple += part.simple;
    for (let difficulty = 0; difficulty < into.counts.length; difficulty++)
      into.counts[difficulty]! += part.counts[difficulty]!;
    if (part.best !== null && isBetter(part.best.difficulty, part.best.restart, into))
      into.best = { ...part.best };
  },

  toStored: ({ boards, simple, counts, best }) => ({ boards, simple, counts: [...counts], best }),

  fromStored(stored, spec, done = hunt.units(spec)) {
    const record = recordIn('tally', stored, ['boards', 'simple', 'counts', 'best']);
    const { counts } = readLists(
      { counts: record['counts'] },
      { counts: hunt.emptyTally(spec).counts },
    );
    const boards = countIn('boards', record['boards']);
    checkSum('boards', boards, done * spec.steps);
    const simple = countIn('simple', record['simple'], boards);
    checkSum('simple boards by difficulty', sumOf(counts), simple);
    return { boards, simple, counts, best: readBest(record['best'], counts, spec) };
  },
};

function readBest(stored: unknown, counts: Float64Array, spec: HuntSpec): HuntTally['best'] {
  const hardest = counts.findLastIndex((count) => count > 0);
  if (stored === null && hardest < 0) return null;
  const best = recordIn('best', stored, ['difficulty', 'image', 'restart']);
  const difficulty = countIn('difficulty', best['difficulty']);
  checkSum('the greatest difficulty', difficulty, hardest);
  const image = textIn('image', best['image']);
  const { height, width } = decodeImage(image);
  checkSum('rows of the best image', height, spec.height);
  checkSum('columns of the best image', width, spec.width);
  return { difficulty, image, restart: countIn('restart', best['restart'], spec.restarts - 1) };
}

/** Whether a simple image is a new record; within one restart the first of equals stays. */
function isBetter(difficulty: number, restart: number, { best }: HuntTally): boolean {
  if (best === null || difficulty > best.difficulty) return true;
  return difficulty === best.difficulty && restart < best.restart;
}

/** Makes the function that does one restart; buffers are made once, only a new record allocates. */
function createClimb(spec: HuntSpec): (restart: number, tally: HuntTally) => void {
  const { height, width, method, percentage, steps, seed } = spec;
  const filled = filledFor(percentage, height, width);
  const solver = createFastSimple(height, width);
  const cells = new Uint8Array(height * width);
  let random: Random | undefined;
  return (restart, tally) => {
    const stream = (random = boardRandom(seed, height, width, percentage, restart, random));
    let held = 0; // difficulty of the image that the climb holds, 0 while it has none
    for (let step = 0; step < steps; step++) {
      const climbing = method === 'climb' && held > 0;
      let one = -1;
      let two = -1;
      if (climbing) {
        one = stream.below(cells.length);
        two = stream.below(2) === 0 ? -1 : stream.below(cells.length);
        flip(cells, one, two);
      } else sampleExact(stream, cells, filled);
      const difficulty = difficultyOf(solver, cells);
      tally.boards++;
      if (difficulty > 0) {
        tally.simple++;
        tally.counts[difficulty]!++;
        if (isBetter(difficulty, restart, tally))
          tally.best = { difficulty, image: encodeImage({ height, width, cells }), restart };
      }
      if (difficulty > 0 && difficulty >= held) held = difficulty;
      else if (climbing) flip(cells, one, two);
    }
  };
}

/** Makes the function that does one annealing; what it found is in the tally with its last piece. */
function createAnneal(spec: HuntSpec): (restart: number, tally: HuntTally) => InPieces<void> {
  const { height, width, percentage, steps, seed } = spec;
  const filled = filledFor(percentage, height, width);
  const sweeps = createChangingSweeps(height, width);
  const cells = new Uint8Array(height * width);
  return function* (restart, tally) {
    const stream = boardRandom(seed, height, width, percentage, restart);
    const mine = hunt.emptyTally(spec);
    mine.boards = steps;
    let hardest = 0;
    const best = new Uint8Array(height * width);
    sampleExact(stream, cells, filled);
    yield* annealInPieces(sweeps, cells, steps, stream, (difficulty) => {
      mine.simple++;
      mine.counts[difficulty]!++;
      if (difficulty <= hardest) return;
      hardest = difficulty;
      sweeps.write(best);
    });
    if (hardest > 0)
      mine.best = {
        difficulty: hardest,
        image: encodeImage({ height, width, cells: best }),
        restart,
      };
    hunt.merge(tally, mine);
  };
}

/** 000's difficulty of an image, H first; 0 when it is not simple. */
function difficultyOf(solver: FastSimple, cells: Uint8Array): number {
  solver.setImage(cells);
  return solver.run('H') === SOLVED ? solver.sweeps : 0;
}

/** Changes one cell, or two when `two` is another one; its own inverse. */
function flip(cells: Uint8Array, one: number, two: number): void {
  cells[one] = cells[one] === FILLED ? EMPTY : FILLED;
  if (two >= 0 && two !== one) cells[two] = cells[two] === FILLED ? EMPTY : FILLED;
}
