/** 004: the patterns with several solutions as they are printed, each with its clues. */
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromText, sameGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { adheres } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';

/** Clues, and the pictures that are printed as their solutions. */
export type PrintedPattern = {
  readonly puzzle: Puzzle;
  readonly pictures: Readonly<Record<string, readonly string[]>>; // by what they are called
};

const combined: Puzzle = {
  rows: [[1, 1, 1], [1], [1, 1], [1], [2, 1]],
  columns: [[1, 1], [1, 1], [1], [1, 1], [1], [1, 1]],
};

/** As printed. @source 004_baeeafed5327eab8.txt “Patterns that lead to multiple solutions” and “Combinations” */
export const printedPatterns = {
  square: {
    puzzle: { rows: [[1], [1]], columns: [[1], [1]] },
    pictures: { 'Solution A': ['#.', '.#'], 'Solution B': ['##', '#.'] },
  },
  far: {
    puzzle: { rows: [[1, 1], [1]], columns: [[1], [], [1], [], [1]] },
    pictures: {
      'Solution A': ['#.#..', '....#'],
      'Solution B': ['#...#', '..#..'],
      'Solution C': ['..#.#', '#....'],
    },
  },
  combined: {
    puzzle: combined,
    pictures: {
      'Figure A': ['#..#.#', '.#....', '..#.#.', '.....#', '##.#..'],
      'Figure B': ['#..#.#', '..#...', '.#..#.', '.....#', '##.#..'],
      'Figure C': ['#..#.#', '..#...', '.#..#.', '.....#', '##.#..'],
    },
  },
} as const satisfies Readonly<Record<string, PrintedPattern>>;

/** What a check of the printed pictures comes to. */
export type PatternFacts = {
  readonly printed: number; // pictures
  readonly fitting: readonly string[]; // those that fit the clues beside them
  readonly different: number; // of those
  readonly solutions: number; // of the clues
};

/** Holds printed pictures against their clues. */
export function patternFacts({ puzzle, pictures }: PrintedPattern): PatternFacts {
  const named = Object.entries(pictures).map(
    ([name, rows]) => [name, imageFromText(rows)] as const,
  );
  const fitting = named.filter(([, image]) => adheres(image, puzzle));
  const different: Grid[] = [];
  for (const [, image] of fitting)
    if (!different.some((one) => sameGrid(one, image))) different.push(image);
  return {
    printed: named.length,
    fitting: fitting.map(([name]) => name),
    different: different.length,
    solutions: solve(puzzle, { most: 1000 }).solutions.length,
  };
}
