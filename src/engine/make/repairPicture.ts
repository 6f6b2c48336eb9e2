/**
 * From a picture to a puzzle that single lines solve, after Batenburg, Henstra, Kosters and Palenstijn ("Constructing
 * simple nonograms of varying difficulty", 2009; the text is not at hand): while SimpleSolver leaves cells unknown, one of
 * them that is empty in the picture is filled, the one with the best score.
 *
 * Cells are only filled, never emptied, so it ends: a picture of filled cells is simple. And there is always one to fill:
 * the unknown cells of a line hold as many filled ones in each of its fits, so if all of them were filled in the picture
 * they would be filled in every fit, and known.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { boardRandom } from '../board/random.ts';
import type { Random } from '../board/random.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import type { GreyPicture } from './greyPicture.ts';
import { WHITE } from './greyPicture.ts';

/**
 * What a score is made of; the least is the best:
 * alpha · (cells still unknown afterwards) + beta · (brightness of the cell, 0..1) + gamma · (how often earlier results
 * have filled it). Where two are equal, the one that comes first in a random order.
 */
type RepairWeights = {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
};

export type RepairSettings = RepairWeights & {
  readonly seed: number; // of the random orders
  readonly runs: number; // begun anew from the picture, 1 or more
  readonly further: number; // cells that are filled after the first simple picture of a run, 0 or more
};

/** A cell that was filled. */
export type RepairStep = {
  readonly cell: number; // index, row-major
  readonly unknown: number; // cells that sweeps leave unknown afterwards
  readonly score: number;
  readonly tried: number; // cells that were compared
};

/** A simple picture that was found. */
export type Repaired = {
  readonly image: Grid;
  readonly difficulty: number; // 000's: sweeps, H first
  readonly run: number; // zero-based
  readonly steps: readonly RepairStep[]; // from the picture to this one
};

/** What is told on the way, after each accepted cell. */
export type RepairNews = {
  readonly run: number;
  readonly unknown: number;
  readonly steps: readonly RepairStep[]; // of this run
  readonly results: readonly Repaired[];
};

/** What came out. */
export type Repair = {
  readonly before: number; // cells that sweeps leave unknown in the picture itself
  readonly results: readonly Repaired[]; // different pictures, in the order in which they were found
};

/** Cells that are compared when the picture is simple already: the first of the random order. */
const mostFurther = 60;
/** Images that are solved in one piece: some milliseconds on the largest boards. */
const imagesInPiece = 10;

/**
 * Repairs a picture, all at once.
 *
 * @throws as {@link repairInPieces}
 * @source Batenburg, Henstra, Kosters and Palenstijn 2009, as spec: "The hunt"
 */
export const repair = (grey: GreyPicture, image: Grid, settings: RepairSettings): Repair =>
  allPieces(repairInPieces(grey, image, settings));

/**
 * The same in pieces; tells of each accepted cell.
 *
 * @param grey - the picture
 * @param image - what became of it by a threshold, of the same size
 * @throws RangeError for sizes that differ, or an image with unknown cells
 * @source Batenburg, Henstra, Kosters and Palenstijn 2009, as spec: "The hunt"
 */
export function* repairInPieces(
  grey: GreyPicture,
  image: Grid,
  settings: RepairSettings,
): InPieces<Repair, RepairNews> {
  const { height, width } = image;
  if (grey.height !== height || grey.width !== width)
    throw new RangeError('picture and image have different sizes');
  if (image.cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  const bench = createBench(grey, settings);
  bench.simple.setImage(image.cells);
  bench.simple.run('H');
  const before = bench.simple.unknown;
  const results: Repaired[] = [];
  for (let run = 0; run < settings.runs; run++)
    yield* repairOnce(bench, image, { run, further: settings.further, results });
  return { before, results };
}

/** What all runs share. */
type Bench = {
  readonly height: number;
  readonly width: number;
  readonly simple: FastSimple;
  readonly random: Random;
  readonly beta: Float64Array; // what the brightness of each cell adds to its score
  readonly times: Float64Array; // how often results have filled each cell
  readonly weights: RepairWeights;
};

function createBench({ height, width, brightness }: GreyPicture, settings: RepairSettings): Bench {
  return {
    height,
    width,
    simple: createFastSimple(height, width),
    random: boardRandom(settings.seed, height, width, 0, 0),
    beta: brightness.map((value) => (settings.beta * value) / WHITE),
    times: new Float64Array(height * width),
    weights: settings,
  };
}

type Run = {
  readonly run: number;
  readonly further: number;
  readonly results: Repaired[];
};

function* repairOnce(
  bench: Bench,
  image: Grid,
  { run, further, results }: Run,
): InPieces<void, RepairNews> {
  const { height, width, simple, times } = bench;
  const cells = image.cells.slice();
  const steps: RepairStep[] = [];
  let left = further;
  for (;;) {
    simple.setImage(cells);
    const solved = simple.run('H') === SOLVED;
    if (solved) {
      const found = { height, width, cells: cells.slice() };
      const known = results.some((other) => same(other.image.cells, cells));
      if (!known)
        results.push({ image: found, difficulty: simple.sweeps, run, steps: steps.slice() });
      if (steps.length > 0) for (const { cell } of steps) times[cell]!++;
      yield { run, unknown: 0, steps: steps.slice(), results: results.slice() };
      if (left === 0) return;
      left--;
    }
    const candidates = solved
      ? shuffled(bench, emptyCells(cells)).slice(0, mostFurther)
      : shuffled(bench, openCells(cells, simple.readCells()));
    const step = yield* bestOf(bench, cells, candidates);
    if (step === null) return;
    cells[step.cell] = FILLED;
    steps.push(step);
    yield { run, unknown: step.unknown, steps: steps.slice(), results: results.slice() };
  }
}

const same = (a: Uint8Array, b: Uint8Array): boolean => a.every((cell, at) => cell === b[at]);

const emptyCells = (cells: Uint8Array): number[] =>
  [...cells.keys()].filter((at) => cells[at] === EMPTY);

/** The cells that are empty in the picture and unknown where sweeps stop. */
const openCells = (cells: Uint8Array, known: Uint8Array): number[] =>
  emptyCells(cells).filter((at) => known[at] === UNKNOWN);

/** A list in random order (Fisher and Yates), in place. */
function shuffled({ random }: Bench, list: number[]): number[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** The best of some cells to fill; null without any. */
function* bestOf(
  { simple, beta, times, weights: { alpha, gamma } }: Bench,
  cells: Uint8Array,
  candidates: readonly number[],
): InPieces<RepairStep | null> {
  let best: RepairStep | null = null;
  const tried = candidates.length;
  for (const [number, cell] of candidates.entries()) {
    cells[cell] = FILLED;
    simple.setImage(cells);
    simple.run('H');
    cells[cell] = EMPTY;
    const { unknown } = simple;
    const score = alpha * unknown + beta[cell]! + gamma * times[cell]!;
    if (best === null || score < best.score) best = { cell, unknown, score, tried };
    if (number % imagesInPiece === imagesInPiece - 1) yield;
  }
  return best;
}
