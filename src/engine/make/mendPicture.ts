/**
 * A picture is changed in few cells until its puzzle is as it is wanted. First by going on to the best next cell, some times
 * over, and taking back each change that is not needed; then, on a small picture, by trying all smaller sets
 * (fewestChanges.ts), which proves that no fewer will do or finds fewer.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import { boardRandom } from '../board/random.ts';
import type { Random } from '../board/random.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces, told } from '../pieces.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { fewestChangesInPieces } from './fewestChanges.ts';
import type { Wanted, WantedTest } from './wanted.ts';
import { otherSolution, wantedTest } from './wanted.ts';

/** What a search came to. */
export type Mended = {
  /** The cells of the smallest set that was found, row-major and in order; null when none was found. */
  readonly cells: readonly number[] | null;
  /** No fewer will do: proved. */
  readonly least: number;
};

/** What is told on the way. */
export type MendNews = {
  readonly best: readonly number[] | null; // the smallest set so far
  readonly changed: number; // cells of the attempt under way
  readonly unknown: number; // cells that sweeps leave unknown after them
  readonly proving: { readonly size: number; readonly done: number; readonly all: number } | null;
};

export type MendSettings = {
  readonly wanted: Wanted;
  readonly seed?: number; // of the random orders; default 1
  readonly runs?: number; // attempts, 1 or more; default 6
};

/** Cells that are compared before a change is made. */
const mostCompared = 80;
/** Images that are solved in one piece. */
const imagesInPiece = 10;
/** An attempt goes on for so many cells beyond the best set: some of them are taken back. */
const spare = 3;
/** All sets of up to three cells are tried on pictures of so many cells, and single cells on larger ones. */
const smallPicture = 225;

/**
 * Searches all at once.
 *
 * @throws as {@link mendPictureInPieces}
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export const mendPicture = (image: Grid, settings: MendSettings): Mended =>
  allPieces(mendPictureInPieces(image, settings));

/**
 * The same in pieces.
 *
 * @param image - a picture of any size
 * @throws RangeError for an image with unknown cells
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export function* mendPictureInPieces(
  image: Grid,
  { wanted, seed = 1, runs = 6 }: MendSettings,
): InPieces<Mended, MendNews> {
  const { height, width, cells } = image;
  if (cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  const bench: Bench = {
    image,
    wanted,
    test: wantedTest(height, width, wanted),
    random: boardRandom(seed, height, width, 0, 0),
  };
  if (yield* bench.test.does(cells)) return { cells: [], least: 0 };
  let best: readonly number[] | null = null;
  for (let run = 0; run < runs && best?.length !== 1; run++) {
    const found: readonly number[] | null = yield* attempt(bench, best);
    if (found !== null && (best === null || found.length < best.length)) best = found;
    yield { best, changed: 0, unknown: 0, proving: null };
  }
  return yield* proved(image, wanted, best);
}

type Bench = {
  readonly image: Grid;
  readonly wanted: Wanted;
  readonly test: WantedTest;
  readonly random: Random;
};

/** One way to a picture that is as it is wanted; null when it becomes longer than the best one. */
function* attempt(
  bench: Bench,
  best: readonly number[] | null,
): InPieces<readonly number[] | null, MendNews> {
  const { image, test } = bench;
  const cells = image.cells.slice();
  const turned: number[] = [];
  const most = best === null ? Infinity : best.length + spare;
  while (!(yield* told(test.does(cells), () => undefined))) {
    if (turned.length >= most) return null;
    const candidates = yield* told(candidatesIn(bench, cells, turned), () => undefined);
    const next = yield* told(bestOf(test, cells, candidates), () => undefined);
    if (next === null) return null;
    turn(cells, next.cell);
    turned.push(next.cell);
    yield { best, changed: turned.length, unknown: next.unknown, proving: null };
  }
  return yield* told(needed(bench, cells, turned), () => undefined);
}

function turn(cells: Uint8Array, cell: number): void {
  cells[cell] = cells[cell] === FILLED ? EMPTY : FILLED;
}

/** The cells that a change may begin at: where another solution differs, or where sweeps stop; no cell is turned twice. */
function* candidatesIn(
  { image, wanted, test: { simple }, random }: Bench,
  cells: Uint8Array,
  turned: readonly number[],
): InPieces<readonly number[]> {
  let open: number[];
  const { height, width } = image;
  if (wanted === 'unique') {
    const other = yield* otherSolution({ height, width, cells });
    open = [...cells.keys()].filter((at) => other !== null && other.cells[at] !== cells[at]);
  } else {
    simple.setImage(cells);
    simple.run('H');
    const known = simple.readCells();
    open = [...cells.keys()].filter((at) => known[at] === UNKNOWN);
  }
  open = open.filter((at) => !turned.includes(at));
  for (let at = open.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [open[at], open[other]] = [open[other]!, open[at]!];
  }
  return open.slice(0, mostCompared);
}

/** The cell after which sweeps leave the fewest cells unknown; null without any. */
function* bestOf(
  { simple }: WantedTest,
  cells: Uint8Array,
  candidates: readonly number[],
): InPieces<{ readonly cell: number; readonly unknown: number } | null> {
  let best: { readonly cell: number; readonly unknown: number } | null = null;
  for (const [number, cell] of candidates.entries()) {
    turn(cells, cell);
    simple.setImage(cells);
    const unknown = simple.run('H') === SOLVED ? 0 : simple.unknown;
    turn(cells, cell);
    if (best === null || unknown < best.unknown) best = { cell, unknown };
    if (number % imagesInPiece === imagesInPiece - 1) yield;
  }
  return best;
}

/** Those of the changes that are needed: each is taken back where the rest will do, the first ones first. */
function* needed(
  { test }: Bench,
  cells: Uint8Array,
  turned: readonly number[],
): InPieces<readonly number[]> {
  const kept: number[] = [];
  for (const cell of turned) {
    turn(cells, cell);
    yield;
    if (yield* test.does(cells)) continue;
    turn(cells, cell);
    kept.push(cell);
  }
  return kept.toSorted((a, b) => a - b);
}

/** Tries the smaller sets, as far as there is time for. */
function* proved(
  image: Grid,
  wanted: Wanted,
  best: readonly number[] | null,
): InPieces<Mended, MendNews> {
  const { height, width, cells } = image;
  // the picture itself is not as it is wanted
  if (best?.length === 1) return { cells: best, least: 1 };
  if (height > WORD_CELLS || width > WORD_CELLS) return { cells: best, least: 1 };
  const all = cells.length <= smallPicture ? 3 : 1;
  const most = Math.min(all, (best?.length ?? Infinity) - 1);
  const search = fewestChangesInPieces(image, wanted, { most, keep: 1, enough: 1 });
  const { fewest, sets } = yield* told(search, ({ size, done, all: count }) => ({
    best,
    changed: 0,
    unknown: 0,
    proving: { size, done, all: count },
  }));
  return fewest === null
    ? { cells: best, least: most + 1 }
    : { cells: sets[0] ?? null, least: fewest };
}
