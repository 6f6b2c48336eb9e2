import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { forImplied, implicationsOf, numberOf } from '../../../src/engine/twosat/implications.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { closeChains } from './slowTwoSat.ts';

describe('the components of a standstill', () => {
  test('says of the smallest switching component that its cells are two and two', () => {
    const { components } = recordTwoSat(puzzleOf(imageFromText(['#.', '.#'])));
    expect(components).toEqual([
      [
        { row: 0, column: 0, value: 1 },
        { row: 0, column: 1, value: 0 },
        { row: 1, column: 0, value: 0 },
        { row: 1, column: 1, value: 1 },
      ],
    ]);
  });

  test('has none after a solution', () => {
    expect(recordTwoSat(puzzleOf(imageFromText(['##', '.#']))).components).toEqual([]);
  });

  test('joins what leads there and back, and nothing else; all solutions keep it', () => {
    let joined = 0;
    for (let index = 0; index < 120; index++) {
      const cells = new Uint8Array(42);
      sampleExact(boardRandom(2, 6, 7, 40, index), cells, 17 + (index % 6));
      const puzzle = puzzleOf({ height: 6, width: 7, cells });
      const { end, status, components } = recordTwoSat(puzzle);
      if (status !== 'standstill') continue;
      const table = Array.from({ length: 84 }, () => new Uint8Array(84));
      const implications = implicationsOf(end, puzzle);
      for (const [value, row] of table.entries())
        forImplied(implications, value, (next) => {
          row[next] = 1;
        });
      closeChains(table);
      const together = new Set<string>();
      for (const component of components)
        for (const a of component)
          for (const b of component) {
            const [x, y] = [numberOf(a, 7), numberOf(b, 7)];
            together.add(`${x} ${y}`).add(`${x ^ 1} ${y ^ 1}`);
          }
      for (const [x, row] of table.entries())
        for (const [y, leads] of row.entries())
          if (x >> 1 !== y >> 1 && end.cells[x >> 1] === UNKNOWN && end.cells[y >> 1] === UNKNOWN)
            expect(together.has(`${x} ${y}`)).toBe(leads === 1 && table[y]?.[x] === 1);
      for (const component of components) {
        expect(component.length).toBeGreaterThan(1);
        expect(component[0]?.value).toBe(1);
        joined++;
      }
      const { solutions } = solve(puzzle, { most: 100 });
      for (const solution of solutions)
        for (const component of components) {
          const held = component.filter(
            ({ row, column, value }) => solution.cells[row * 7 + column] === value,
          );
          expect([0, component.length]).toContain(held.length);
        }
    }
    expect(joined).toBeGreaterThan(50);
  });
});
