/** 000, section 3.2: what it says of the 2-SAT model of Batenburg & Kosters 2009, held against ours, which is after it. */
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { intersect, unknownCrossings } from '../../engine/intersect/pqIntersection.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { forImplied, implicationsOf } from '../../engine/twosat/implications.ts';
import { law, triedOn } from '../law.ts';
import { crossingsOf } from './solvers.ts';

const home = 'two-rows-two-columns/#chains';

/** The cells of a crossing with a value that leads to its opposite by clauses between these cells alone. */
function deniedWithin(puzzle: Puzzle, grid: Grid, cells: readonly number[]): Set<string> {
  const implications = implicationsOf(grid, puzzle);
  const denied = new Set<string>();
  for (const cell of cells)
    for (const value of [0, 1]) {
      const start = 2 * cell + value;
      const reached = [start];
      for (const one of reached)
        forImplied(implications, one, (next) => {
          if (cells.includes(next >> 1) && !reached.includes(next)) reached.push(next);
        });
      if (reached.includes(start ^ 1)) denied.add(`${cell} ${1 - value}`);
    }
  return denied;
}

/** What is fixed by reading four cells at once, and by chains between them. */
export const specialCase = law(
  {
    id: '000-section-3.2-special-case',
    title:
      'Relations between pairs are a special case of the 2-SAT model of Batenburg and Kosters (2009)',
    quote: 'is in fact a special case of the approach described in (Batenburg and Kosters, 2009)',
    home,
    what: 'a (2,2)-intersection, and chains between its four cells',
    says: 'a special case',
    unit: 'crossings of four unknown cells at standstills of 3x4',
    proof:
      'Each line crosses the others in two of the four cells, so all that it says there are forbidden pairs of values: clauses of two values. A value is possible in a (2,2)-intersection exactly when the clauses can be met with it. For clauses of two values that can be met at all (the picture meets them) a value is impossible exactly when implications lead from it to its opposite (Aspvall, Plass and Tarjan, 1979).',
    remark:
      'both fix the same cells; our 2-SAT is after their paper, of which we have no copy. That it is “very suitable for solving” is a judgement',
  },
  () =>
    triedOn(
      (function* () {
        for (let index = 0; index < 2 ** 12; index++) {
          const puzzle = puzzleOf(imageFromIndex(3, 4, index));
          const { grid, status } = solveSimple(puzzle);
          if (status === 'solved') continue;
          for (const [rows, columns] of crossingsOf(3, 4)) {
            const open = unknownCrossings(grid, rows, columns);
            if (open.length < 4) continue;
            const cells = rows.flatMap((row) => columns.map((column) => 4 * row + column));
            const { fixed } = intersect(grid, puzzle, rows, columns);
            const found = fixed.map(({ row, column, value }) => `${4 * row + column} ${value}`);
            const denied = deniedWithin(puzzle, grid, cells);
            yield denied.size === found.length && found.every((one) => denied.has(one));
          }
        }
      })(),
    ),
);
