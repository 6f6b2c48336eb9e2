/**
 * The figures of 003 that our copy has as strings of digits: the numbers of all columns, then those of all rows, with nothing
 * between them and nothing for an empty line. Both halves add up to the number of filled cells, so the middle is found; where
 * one line ends and the next begins is for the solutions to say.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { cellsNeeded } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';

/** The strings as they are printed. */
export const printedDigits = {
  'Figure 1': '5112222221211222',
  'Figure 2a': '11222211',
  'Figure 2b': '122221',
  'Figure 4': '112111111211',
} as const;

/** A way to cut a string into a puzzle that has a solution. */
export type DigitReading = {
  readonly puzzle: Puzzle;
  readonly solutions: number; // up to `most`
  readonly first: Grid;
};

/** The two halves of a string, which have the same sum. @throws RangeError where there are none */
export function halvesOf(digits: string): readonly [columns: number[], rows: number[]] {
  const numbers = [...digits].map(Number);
  const half = numbers.reduce((sum, number) => sum + number, 0) / 2;
  let sum = 0;
  const at = numbers.findIndex((number) => (sum += number) === half) + 1;
  if (at === 0) throw new RangeError(`no two halves of the same sum: ${digits}`);
  return [numbers.slice(0, at), numbers.slice(at)];
}

/** All ways to cut numbers into so many lines of a length, empty ones among them. */
function* cuts(
  numbers: readonly number[],
  lines: number,
  length: number,
): Generator<Description[]> {
  if (lines === 0) {
    if (numbers.length === 0) yield [];
    return;
  }
  for (let count = 0; count <= numbers.length; count++) {
    const line = numbers.slice(0, count);
    if (cellsNeeded(line) > length) return;
    for (const others of cuts(numbers.slice(count), lines - 1, length)) yield [line, ...others];
  }
}

/** Solutions that are counted; the puzzles here have fewer. */
const most = 20;

/**
 * All puzzles of a size that a string may be and that have a solution.
 *
 * @source 003_bcef302d21730516.txt Figures 1, 2 and 4
 */
export function readingsOf(digits: string, height: number, width: number): readonly DigitReading[] {
  const [ofColumns, ofRows] = halvesOf(digits);
  const found: DigitReading[] = [];
  for (const columns of cuts(ofColumns, width, height))
    for (const rows of cuts(ofRows, height, width)) {
      const puzzle = { rows, columns };
      const { solutions } = solve(puzzle, { most });
      const [first] = solutions;
      if (first !== undefined) found.push({ puzzle, solutions: solutions.length, first });
    }
  return found;
}
