/** The eight symmetries of a puzzle, by its numbers alone: its picture need not be known. */
import type { Grid } from './cell.ts';
import { transposePuzzle } from './puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { symmetries } from './symmetry.ts';

/** What each of the eight does to a picture, in the order of `symmetries`. */
export const symmetryWords = [
  'as it is',
  'a quarter turn clockwise',
  'a half turn',
  'a quarter turn anticlockwise',
  'mirrored left to right',
  'mirrored top to bottom',
  'mirrored in its diagonal',
  'mirrored in its other diagonal',
] as const;

type Mirror = (puzzle: Puzzle) => Puzzle;

const backwards = (runs: readonly number[]): readonly number[] => runs.toReversed();

/** Every row the other way round; cells that are given are turned by whoever has them as a grid. */
const leftRight: Mirror = ({ rows, columns }) => ({
  rows: rows.map(backwards),
  columns: columns.toReversed(),
});

const topBottom: Mirror = ({ rows, columns }) => ({
  rows: rows.toReversed(),
  columns: columns.map(backwards),
});

const halfTurn: Mirror = (puzzle) => topBottom(leftRight(puzzle));

/**
 * The eight images of a puzzle, in the order of `symmetries`. Some may be equal.
 *
 * @source 000_8dc3042ab81c971c.txt §4.1 (the dihedral group D4)
 */
export function puzzleSymmetries({ rows, columns, clues }: Puzzle): readonly Puzzle[] {
  const plain = { rows, columns };
  const turned = transposePuzzle(plain);
  const images = [
    plain,
    leftRight(turned),
    halfTurn(plain),
    topBottom(turned),
    leftRight(plain),
    topBottom(plain),
    turned,
    halfTurn(turned),
  ];
  if (clues === undefined) return images;
  const given: Grid = { height: rows.length, width: columns.length, cells: clues };
  return symmetries(given).map(({ cells }, at) => ({ ...images[at]!, clues: cells }));
}
