/**
 * How few cells of a picture have to be given away for it to be the only solution that keeps them. A set of given cells
 * does it when it meets every other solution in a cell where that differs from the picture; so the least set is a least
 * hitting set of those differences. They need not all be known: a least set for some of them is tried, another solution
 * that keeps it is one difference more, and when there is none, no smaller set will do for all.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces, told } from '../pieces.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { SOLVED } from '../sweep/fastSolver.ts';
import { solveInPieces } from '../solve/solve.ts';

export type GivenLimits = {
  readonly most?: number; // cells; default 16
  readonly maxSteps?: number; // of the search for a least set, for each of its sizes; default 200,000
};

/** What a search came to. */
export type FewestGiven = {
  /** The cells of one least set, in order; null when the search ended without an answer. */
  readonly cells: readonly number[] | null;
  /** No fewer will do, whatever else is known: the answer where there is one. */
  readonly least: number;
  readonly others: number; // other solutions that were looked at
  /** Why there is no answer: more than `most`, or the search for a least set took too many steps. */
  readonly ended: 'found' | 'most' | 'work';
  /** Whether sweeps alone find the picture when these cells are given. */
  readonly simple: boolean;
};

/** What is told on the way. */
export type GivenNews = { readonly size: number; readonly others: number };

/**
 * Searches all at once.
 *
 * @throws as {@link fewestGivenInPieces}
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export const fewestGiven = (image: Grid, limits: GivenLimits = {}): FewestGiven =>
  allPieces(fewestGivenInPieces(image, limits));

/**
 * The same in pieces.
 *
 * @param image - at most 32 x 32 cells
 * @throws RangeError for a larger image, or one with unknown cells
 * @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles" (the question; the answer is ours)
 */
export function* fewestGivenInPieces(
  image: Grid,
  { most = 16, maxSteps = 200_000 }: GivenLimits = {},
): InPieces<FewestGiven, GivenNews> {
  const { height, width } = image;
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`image has more than ${WORD_CELLS} rows or columns`);
  if (image.cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  const differences: number[][] = [];
  const end = (ended: 'most' | 'work', least: number): FewestGiven => ({
    cells: null,
    least,
    others: differences.length,
    ended,
    simple: false,
  });
  for (let size = 0; size <= most;) {
    const budget = { left: maxSteps };
    const cells = hit(differences, size, [], new Set(), budget);
    if (cells === null) {
      if (budget.left < 0) return end('work', size);
      size++;
      continue;
    }
    const given = givenCells(image, cells);
    const news: GivenNews = { size, others: differences.length };
    const { solutions } = yield* told(
      solveInPieces({ ...puzzleOf(image), clues: given }),
      () => news,
    );
    yield news;
    const other = solutions.find((one) => one.cells.some((cell, at) => cell !== image.cells[at]));
    if (other === undefined) {
      const simple = solvesFrom(image, given);
      return { cells, least: size, others: differences.length, ended: 'found', simple };
    }
    differences.push([...image.cells.keys()].filter((at) => image.cells[at] !== other.cells[at]));
  }
  return end('most', most + 1);
}

/** The cells of a picture that are given, all others unknown. @source 000_8dc3042ab81c971c.txt §2 ("clues") */
export const givenCells = (image: Grid, cells: readonly number[]): Uint8Array => {
  const clues = new Uint8Array(image.cells.length).fill(UNKNOWN);
  for (const cell of cells) clues[cell] = image.cells[cell]!;
  return clues;
};

function solvesFrom(image: Grid, clues: Uint8Array): boolean {
  const simple = createFastSimple(image.height, image.width);
  simple.setPuzzle({ ...puzzleOf(image), clues });
  return simple.run('H') === SOLVED;
}

/**
 * A set of at most `size` cells that meets all differences, in order; null when there is none, or when the work is used up.
 *
 * @param out - cells that may not be taken: sets with them were tried
 */
function hit(
  differences: readonly (readonly number[])[],
  size: number,
  taken: readonly number[],
  out: ReadonlySet<number>,
  budget: { left: number },
): readonly number[] | null {
  if (--budget.left < 0) return null;
  let shortest: readonly number[] | null = null;
  for (const difference of differences) {
    if (difference.some((cell) => taken.includes(cell))) continue;
    const open = difference.filter((cell) => !out.has(cell));
    if (shortest === null || open.length < shortest.length) shortest = open;
  }
  if (shortest === null) return taken.toSorted((a, b) => a - b);
  if (taken.length === size) return null;
  const tried = new Set(out);
  for (const cell of shortest) {
    const found = hit(differences, size, [...taken, cell], tried, budget);
    if (found !== null) return found;
    tried.add(cell);
  }
  return null;
}
