/** In which order solvers fix cells: each cell that they know in the end has a step, no other has one. */
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solverOrdersInPieces } from '../../../src/engine/play/solverOrders.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

const puzzles = [
  ...(['heart', 'smallest-four', 'smallest-two-sat', 'switch', 'lambda'] as const).map((id) =>
    galleryDescriptions(id),
  ),
  ...Array.from({ length: 25 }, (_, index): Puzzle => {
    const cells = new Uint8Array(30);
    sampleIndependent(boardRandom(11, 5, 6, 45, index), cells, 0.45);
    return puzzleOf({ height: 5, width: 6, cells });
  }),
];

test('the orders have the cells that the solvers know in the end, sweeps first, and no step without a cell', () => {
  const beyond = new Map<string, number>();
  for (const puzzle of puzzles) {
    const ends = {
      simple: solveSimple(puzzle),
      four: solveFour(puzzle),
      'two-sat': solveTwoSat(puzzle),
    };
    const orders = allPieces(solverOrdersInPieces(puzzle));
    expect(orders.map(({ solver }) => solver)).toEqual(Object.keys(ends));
    for (const { solver, status, stepOf, steps } of orders) {
      const end = ends[solver as keyof typeof ends];
      expect(status).toBe(end.status);
      expect(Array.from(stepOf, (step) => step > 0)).toEqual(
        Array.from(end.grid.cells, (cell) => cell !== UNKNOWN),
      );
      expect(new Set(stepOf.filter((step) => step > 0)).size).toBe(steps.length);
      for (const [at, cell] of ends.simple.grid.cells.entries())
        if (cell !== UNKNOWN) expect(steps[stepOf[at]! - 1]?.kind).toBe('sweep');
      // numbers of a kind count on
      for (const kind of ['sweep', 'beyond'] as const) {
        const numbers = steps.filter((step) => step.kind === kind).map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        if (kind === 'beyond') beyond.set(solver, (beyond.get(solver) ?? 0) + numbers.length);
      }
    }
  }
  expect(beyond.get('simple')).toBe(0);
  expect(beyond.get('four')).toBeGreaterThan(0);
  expect(beyond.get('two-sat')).toBeGreaterThan(0);
});
