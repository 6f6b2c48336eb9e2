import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { STATUS_OF_CODE } from '../../../src/engine/sweep/fastSolver.ts';
import { createFastSolver1 } from '../../../src/engine/twosat/fastSolver1.ts';
import { solver1 } from '../../../src/engine/twosat/solver1.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import * as arbitrary from '../../arbitraries.ts';

describe('Solver1', () => {
  test('ends alike plainly and fast, and contains repeated probing, which contains TwoSatSolver', () => {
    let [contradictions, more] = [0, 0];
    const fast = createFastSolver1(7, 7);
    const cells = new Uint8Array(49);
    for (let index = 0; index < 120; index++) {
      sampleExact(boardRandom(3, 7, 7, 40, index), cells, 15 + (index % 10));
      const puzzle = puzzleOf({ height: 7, width: 7, cells });
      const plain = solver1(puzzle);
      fast.simple.setImage(cells);
      expect(STATUS_OF_CODE[fast.run()]).toBe(plain.status);
      expect(fast.simple.readCells()).toEqual(plain.grid.cells);
      expect(fast.contradictions > 0).toBe(plain.contradictions > 0);
      contradictions += plain.contradictions;
      const two = solveTwoSat(puzzle).grid.cells;
      const probed = repeatedProbing(puzzle).grid.cells;
      for (const [at, cell] of plain.grid.cells.entries()) {
        if (cell !== UNKNOWN) expect(cell).toBe(cells[at]);
        for (const other of [two, probed]) if (other[at] !== UNKNOWN) expect(cell).toBe(other[at]);
      }
      if (plain.grid.cells.some((cell, at) => cell !== UNKNOWN && two[at] === UNKNOWN)) more++;
    }
    expect(contradictions).toBeGreaterThan(10);
    expect(more).toBeGreaterThan(5);
  });

  test.each([
    [
      [[1], [1, 1], [1, 1], [1, 1], []],
      [[1], [1], [], [2], [1], [1, 1]],
    ],
    [
      [[1], [1], [1], [3], [1, 2]],
      [[1], [1, 2], [1], [1, 1], [1], [1]],
    ],
  ])('refutes values of the first cells too: rows %j, columns %j', (rows, columns) => {
    const plain = solver1({ rows, columns });
    const fast = createFastSolver1(rows.length, columns.length);
    fast.simple.setPuzzle({ rows, columns });
    expect(STATUS_OF_CODE[fast.run()]).toBe(plain.status);
    expect(fast.simple.readCells()).toEqual(plain.grid.cells);
  });

  test('agrees on puzzles with clues, some without a solution', () => {
    let none = 0;
    fc.assert(
      fc.property(arbitrary.puzzle(5, 5), (puzzle) => {
        const plain = solver1(puzzle);
        const fast = createFastSolver1(puzzle.rows.length, puzzle.columns.length);
        fast.simple.setPuzzle(puzzle);
        expect(STATUS_OF_CODE[fast.run()]).toBe(plain.status);
        if (plain.status === 'contradiction') none++;
        else expect(fast.simple.readCells()).toEqual(plain.grid.cells);
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(none).toBeGreaterThan(10);
  });
});
