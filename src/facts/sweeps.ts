/** What the chapter on sweeps says about sweeps and difficulty, computed while the site is built. */
import { sum } from 'd3';
import type { Grid } from '../engine/board/cell.ts';
import { imageFromIndex, indexOfImage } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { record, solveSimple } from '../engine/sweep/simpleSolver.ts';
import { createSmallSimple } from '../engine/census/smallSimple.ts';
import { d4Class } from '../engine/board/symmetry.ts';
import { difficultyCount } from '../experiments/difficultyCount.ts';
import type { DifficultyCountSpec } from '../experiments/difficultyCount.ts';
import { sizeText } from '../notebook/plain/numbers.ts';
import { stored, storedRun } from '../stored/fromFile.ts';

/** The distribution of difficulty over all images of a size, plain numbers. */
export type DifficultyCounts = {
  readonly simple: readonly number[]; // by difficulty; [0] stays 0
  readonly notSimple: number;
  readonly hardest: { readonly difficulty: number; readonly images: readonly number[] };
};

/** Counts all images of a small size here and now: at most 2^20 of them. Throws a RangeError beyond. */
export function countImages(height: number, width: number): DifficultyCounts {
  if (height * width > 20) throw new RangeError(`too many images: 2^${height * width}`);
  const spec: DifficultyCountSpec = { height, width, first: 'H' };
  const tally = difficultyCount.emptyTally(spec);
  difficultyCount.begin(spec)(0, difficultyCount.units(spec), tally);
  return { simple: [...tally.simple], notSimple: tally.notSimple, hardest: tally.hardest };
}

/** The stored count of all 5x5 images (`npm run results` makes it, the tests redo a part of it). */
export function storedCount5(): DifficultyCounts {
  const { simple, ...rest } = storedRun('difficulty-count 5x5').tally;
  return { ...rest, simple: [...simple] };
}

/** The same of all 6x6 images, from the stored run of Figure 5; which images are the hardest it does not say. */
function storedCount6(): DifficultyCounts {
  const { counts } = storedRun('four-census 6x6').tally;
  const simple = Array.from(counts).filter((_, at) => at % 4 === 0);
  const difficulty = simple.findLastIndex((images) => images > 0);
  return {
    simple,
    notSimple: sum(counts) - sum(simple),
    hardest: { difficulty, images: [] },
  };
}

/** How many images a count has seen. */
export function imagesIn({ simple, notSimple }: DifficultyCounts): number {
  return notSimple + sum(simple);
}

/** An image with its puzzle and both of its sweep counts; `null` when it is not simple. */
export type CountedSweeps = {
  readonly image: Grid;
  readonly puzzle: Puzzle;
  readonly rowsFirst: number | null;
  readonly columnsFirst: number | null;
};

/** Solves the puzzle of an image in both orders. */
export function counted(image: Grid): CountedSweeps {
  const puzzle = puzzleOf(image);
  const sweeps = (first: 'H' | 'V'): number | null => {
    const result = solveSimple(puzzle, first);
    return result.status === 'solved' ? result.sweeps : null;
  };
  return { image, puzzle, rowsFirst: sweeps('H'), columnsFirst: sweeps('V') };
}

/** The hardest simple 5x5 images, and the rest of their symmetry classes: of the same pictures turned and mirrored. */
export function hardest5(): {
  readonly hardest: readonly CountedSweeps[];
  readonly others: readonly CountedSweeps[];
} {
  const { images, difficulty } = storedCount5().hardest;
  const all = images
    .map((index) => imageFromIndex(5, 5, index))
    .flatMap((image) => d4Class(image))
    .map((image) => [indexOfImage(image), counted(image)] as const);
  const distinct = [...new Map(all).values()];
  return {
    hardest: distinct.filter(({ rowsFirst }) => rowsFirst === difficulty),
    others: distinct.filter(({ rowsFirst }) => rowsFirst !== difficulty),
  };
}

/** How many cells each sweep of a run fixes, first sweep first. */
export function fixedPerSweep(puzzle: Puzzle): readonly number[] {
  const fixed: number[] = [];
  for (const event of record(puzzle).events) {
    if (event.kind === 'sweep') fixed.push(0);
    if (event.kind === 'line') fixed[event.sweep - 1] = (fixed[event.sweep - 1] ?? 0) + event.fixed;
  }
  return fixed;
}

/** Over all images of a size: how often both orders need the same number of sweeps, and how often one needs one more. */
export function orderCensus(
  height: number,
  width: number,
): {
  readonly simple: number;
  readonly same: number;
  readonly byOne: number;
  readonly more: number;
} {
  const solver = createSmallSimple(height, width);
  const census = { simple: 0, same: 0, byOne: 0, more: 0 };
  for (let image = 0; image < 2 ** (height * width); image++) {
    const rows = solver.solveIndex(image, 'H');
    if (rows < 0) continue;
    const apart = Math.abs(rows - solver.solveIndex(image, 'V'));
    census.simple++;
    if (apart === 0) census.same++;
    else if (apart === 1) census.byOne++;
    else census.more++;
  }
  return census;
}

/** One row of the table of hardest puzzles. */
export type HardestRow = {
  readonly size: string; // "4 × 5"
  readonly height: number;
  readonly width: number;
  readonly pictures: number;
  readonly simple: number;
  readonly difficulty: number;
  readonly bound: number; // 000's mn + 1
  readonly hardest: number; // pictures with that difficulty
};

let rows: readonly HardestRow[] | undefined;

/** The greatest difficulty of a simple puzzle for all sizes that were counted in full. Counted once. */
export function hardestBySize(): readonly HardestRow[] {
  return (rows ??= countSizes());
}

function sizeRow(height: number, width: number, counts: DifficultyCounts): HardestRow {
  const { difficulty } = counts.hardest;
  return {
    size: sizeText(height, width),
    height,
    width,
    pictures: imagesIn(counts),
    simple: imagesIn(counts) - counts.notSimple,
    difficulty,
    bound: height * width + 1,
    hardest: counts.simple[difficulty] ?? 0,
  };
}

const countedHere = [
  [2, 2],
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
  [4, 5],
  [5, 4],
] as const;

/** Those of the stored run of all small sizes. */
const classed = [
  [2, 12],
  [3, 8],
  [4, 6],
  [5, 6],
] as const;

function classedRow(height: number, width: number): HardestRow {
  const { images, bySweeps } = stored.tally('small-sizes')[`${height}x${width}`]!;
  const difficulty = Math.max(...Object.keys(bySweeps).map(Number));
  return {
    size: sizeText(height, width),
    height,
    width,
    pictures: images.reduce((sum, count) => sum + count, 0),
    simple: images[0] ?? 0,
    difficulty,
    bound: height * width + 1,
    hardest: bySweeps[difficulty] ?? 0,
  };
}

/** Few cells first. */
function countSizes(): readonly HardestRow[] {
  return [
    ...countedHere.map(([height, width]) => sizeRow(height, width, countImages(height, width))),
    ...classed.map(([height, width]) => classedRow(height, width)),
    sizeRow(5, 5, storedCount5()),
    sizeRow(6, 6, storedCount6()),
  ].toSorted((a, b) => a.bound - b.bound);
}

/** The greatest difficulty of a square size as a share of its cells. Throws a RangeError for one that was not counted. */
export function shareOfCells(side: number): number {
  const row = hardestBySize().find((one) => one.size === sizeText(side, side));
  if (row === undefined) throw new RangeError(`not counted in full: ${side}x${side}`);
  return row.difficulty / (row.bound - 1);
}
