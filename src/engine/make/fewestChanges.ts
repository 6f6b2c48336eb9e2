/**
 * How few cells of an image have to be turned over for its puzzle to have one solution, or to be solved by a method: all sets of no
 * cell, of one, of two, of three are tried in order, so the first size at which one will do is the least.
 *
 * Most sets are dismissed without solving anything: another solution of the image, or of one tried before, is another
 * solution of this one too, as long as turning its cells over leaves all descriptions as they are (difference.ts).
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import { choose } from '../board/binomial.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces, told } from '../pieces.ts';
import { countSolutionsInPieces } from '../solve/search.ts';
import type { Solved } from '../solve/solve.ts';
import { solveInPieces } from '../solve/solve.ts';
import type { Difference, ImageWords } from './difference.ts';
import { differenceOf, imageWords, staysSolution, turnOver } from './difference.ts';
import type { Wanted, WantedTest } from './wanted.ts';
import { wantedTest } from './wanted.ts';

export type { Wanted };

export type ChangeLimits = {
  readonly most?: number; // cells turned over, 0 to 3; default 3
  readonly keep?: number; // sets to return; default 24
  readonly enough?: number; // sets after which no further ones are looked for; default all are
};

/** What a search came to. */
export type FewestChanges = {
  /** The least number of cells; null when no set of up to `most` will do. */
  readonly fewest: number | null;
  /** The first sets of that size, each in order. */
  readonly sets: readonly (readonly number[])[];
  readonly found: number; // sets of that size that do: all, or `enough`
  readonly tried: number; // sets
};

/** What is told on the way. */
export type ChangeNews = {
  readonly size: number; // of the sets that are tried
  readonly done: number; // of this size
  readonly all: number;
  readonly found: number;
};

/** Sets that are dismissed in one piece, and images that are solved. */
const dismissedInPiece = 1000;
const solvedInPiece = 20;
/** Other solutions that are kept to dismiss by. */
const mostDifferences = 300;
/** States of a search for another solution that is not needed. */
const statesToLearn = 50;

/**
 * Searches all at once.
 *
 * @throws as {@link fewestChangesInPieces}
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export const fewestChanges = (
  image: Grid,
  wanted: Wanted,
  limits: ChangeLimits = {},
): FewestChanges => allPieces(fewestChangesInPieces(image, wanted, limits));

/**
 * The same in pieces.
 *
 * @param image - at most 32 x 32 cells
 * @throws RangeError for a larger image, unknown cells, or a limit out of range
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export function* fewestChangesInPieces(
  image: Grid,
  wanted: Wanted,
  { most = 3, keep = 24, enough = Infinity }: ChangeLimits = {},
): InPieces<FewestChanges, ChangeNews> {
  const { height, width } = image;
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`image has more than ${WORD_CELLS} rows or columns`);
  if (image.cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  if (!Number.isInteger(most) || most < 0 || most > 3)
    throw new RangeError(`most must be 0 to 3: ${most}`);
  const bench: Bench = {
    wanted,
    cells: image.cells.slice(),
    words: imageWords(image),
    test: wantedTest(height, width, wanted === 'unique' ? 'simple' : wanted),
    differences: [],
  };
  const counts = { tried: 0 };
  for (let size = 0; size <= most; size++) {
    const { found, sets } = yield* ofSize(bench, size, { keep, enough }, counts);
    if (found > 0) return { fewest: size, sets, found, ...counts };
  }
  return { fewest: null, sets: [], found: 0, ...counts };
}

type Bench = {
  readonly wanted: Wanted;
  readonly cells: Uint8Array; // of the present image
  readonly words: ImageWords; // likewise
  readonly test: WantedTest; // where one solution is wanted, whether sweeps find it
  readonly differences: Difference[]; // what has dismissed last stands first
};

/** Tries all sets of one size. */
function* ofSize(
  bench: Bench,
  size: number,
  { keep, enough }: { readonly keep: number; readonly enough: number },
  counts: { tried: number },
): InPieces<{ found: number; sets: readonly number[][] }, ChangeNews> {
  const { length } = bench.cells;
  const all = choose(length, size);
  const set = Array.from({ length: size }, (_, at) => at);
  const sets: number[][] = [];
  let [found, done, solved] = [0, 0, 0];
  for (const cell of set) turn(bench, cell);
  for (let more = size <= length; more; more = next(bench, set)) {
    done++;
    counts.tried++;
    if (!dismissed(bench)) {
      solved++;
      if ((yield* does(bench)) && ++found <= keep) sets.push([...set]);
      if (found >= enough) break;
    }
    if (done % dismissedInPiece === 0 || solved >= solvedInPiece) {
      solved = 0;
      yield { size, done, all, found };
    }
  }
  return { found, sets };
}

function turn({ cells, words }: Bench, cell: number): void {
  cells[cell] = cells[cell] === FILLED ? EMPTY : FILLED;
  turnOver(words, cell);
}

/** Goes on to the next set in lexicographic order; false, with the image as it was, after the last. */
function next(bench: Bench, set: number[]): boolean {
  const { length } = bench.cells;
  let at = set.length - 1;
  while (at >= 0 && set[at] === length - set.length + at) at--;
  if (at < 0) {
    for (const cell of set) turn(bench, cell);
    return false;
  }
  let cell = set[at]! + 1;
  for (let k = at; k < set.length; k++, cell++) {
    turn(bench, set[k]!);
    set[k] = cell;
    turn(bench, cell);
  }
  return true;
}

/** Whether a known difference is another solution of the present image. */
function dismissed({ words, differences }: Bench): boolean {
  for (let at = 0; at < differences.length; at++) {
    const difference = differences[at]!;
    if (!staysSolution(words, difference)) continue;
    // the next set changes a cell or two, so the same will do again
    if (at > 0) {
      differences.splice(at, 1);
      differences.unshift(difference);
    }
    return true;
  }
  return false;
}

/** Whether the present image is as it is wanted; learns another solution if there is one. */
function* does(bench: Bench): InPieces<boolean> {
  const { wanted, cells, words, test, differences } = bench;
  if (yield* test.does(cells)) return true;
  const full = differences.length >= mostDifferences;
  if (wanted !== 'unique' && full) return false;
  const { height, width } = words;
  const image = { height, width, cells };
  const puzzle = puzzleOf(image);
  // whoever asks for a method knows the answer, and wants to learn if that is cheap: the search alone, a few states of it
  const pieces: InPieces<Pick<Solved, 'solutions'>, unknown> = wanted === 'unique'
    ? solveInPieces(puzzle, { known: image })
    : countSolutionsInPieces(puzzle, { maxSolutions: 2, maxNodes: statesToLearn });
  const { solutions } = yield* told(pieces, () => undefined);
  const other = solutions.find((one) => one.cells.some((cell, at) => cell !== cells[at]));
  if (other === undefined) return wanted === 'unique';
  if (full) differences.pop();
  differences.unshift(differenceOf(image, other));
  return false;
}
