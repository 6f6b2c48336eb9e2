/**
 * A pattern with several solutions, laid into a picture: its cells take the place of those that were there, and the clues are
 * written anew. Its other solutions are solutions of the whole only where no line reads differently with them, and that hangs on
 * what lies beside the pattern on its lines.
 */
import type { Grid } from '../board/cell.ts';
import { solve } from '../solve/solve.ts';
import { adheres, puzzleOf } from '../board/puzzle.ts';

/** Where a pattern lies in a picture: its upper left cell, zero-based, and how far its lines are pulled apart. */
export type LaidAt = {
  readonly row: number;
  readonly column: number;
  /** From one row of the pattern to its next, 1 or more; default 1, so that nothing lies between. */
  readonly down?: number;
  readonly across?: number; // likewise of its columns
};

/** The place of a pattern's cell in a picture of this width. */
const laidPlace = (
  { row, column, down = 1, across = 1 }: LaidAt,
  width: number,
  i: number,
  j: number,
): number => (row + i * down) * width + column + j * across;

/**
 * The picture with a pattern in it.
 *
 * @throws RangeError when it does not fit there
 * @source 004_baeeafed5327eab8.txt “Combinations” (“These "embeddings" of patterns aren't limited to edges”)
 */
export function laid({ height, width, cells }: Grid, pattern: Grid, at: LaidAt): Grid {
  const { row, column, down = 1, across = 1 } = at;
  if (
    !(
      row >= 0 &&
      column >= 0 &&
      down >= 1 &&
      across >= 1 &&
      row + (pattern.height - 1) * down < height &&
      column + (pattern.width - 1) * across < width
    )
  )
    throw new RangeError(
      `a pattern of ${pattern.height} x ${pattern.width} does not fit at row ${row}, column ${column} of ${height} x ${width}`,
    );
  const after = cells.slice();
  for (let i = 0; i < pattern.height; i++)
    for (let j = 0; j < pattern.width; j++)
      after[laidPlace(at, width, i, j)] = pattern.cells[i * pattern.width + j]!;
  return { height, width, cells: after };
}

/**
 * How many of a pattern's solutions are solutions there, once the first of them is laid in; that one is among them.
 *
 * @throws RangeError when the pattern does not fit there
 */
export function turnsThere(image: Grid, patterns: readonly Grid[], at: LaidAt): number {
  const [first] = patterns;
  if (first === undefined) return 0;
  const puzzle = puzzleOf(laid(image, first, at));
  return patterns.filter((pattern) => adheres(laid(image, pattern, at), puzzle)).length;
}

/** What a pattern comes to at all places of a picture. */
export type LaidPlaces = {
  readonly places: number;
  /** Where all of the pattern's solutions are solutions. */
  readonly kept: number;
  /** Of these, where the whole has as many as picture and pattern make together. */
  readonly multiplied: number;
  /** Of these, where the pattern touches no edge. */
  readonly inside: number;
  /** The most solutions where not all of the pattern's are kept. */
  readonly mostOthers: number;
};

/**
 * Lays a pattern into a picture at every place, and counts all solutions.
 *
 * @param patterns - all solutions of the pattern
 * @source 004_baeeafed5327eab8.txt “Combinations”
 */
export function laidPlaces(image: Grid, patterns: readonly Grid[]): LaidPlaces {
  const [first] = patterns;
  const found = { places: 0, kept: 0, multiplied: 0, inside: 0, mostOthers: 0 };
  if (first === undefined) return found;
  const product = solve(puzzleOf(image), { most: 1000 }).solutions.length * patterns.length;
  for (let row = 0; row + first.height <= image.height; row++)
    for (let column = 0; column + first.width <= image.width; column++) {
      const at = { row, column };
      const count = solve(puzzleOf(laid(image, first, at)), { most: 1000 }).solutions.length;
      found.places++;
      if (turnsThere(image, patterns, at) < patterns.length) {
        found.mostOthers = Math.max(found.mostOthers, count);
        continue;
      }
      found.kept++;
      if (count !== product) continue;
      found.multiplied++;
      const touches =
        row === 0 ||
        column === 0 ||
        row + first.height === image.height ||
        column + first.width === image.width;
      if (!touches) found.inside++;
    }
  return found;
}
