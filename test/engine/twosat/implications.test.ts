import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { implicationsOf, impliedOnLine } from '../../../src/engine/twosat/implications.ts';
import * as arbitrary from '../../arbitraries.ts';
import { bruteFits } from '../../oracles.ts';

describe('implicationsOf', () => {
  test('has every pair of values that no fit of a line has, and no other, by listing fits', () => {
    let clauses = 0;
    fc.assert(
      fc.property(arbitrary.fixableLine(1, 9), ({ line, description }) => {
        const settled = settle(line, description) ?? line;
        const lists = impliedOnLine(settled, description);
        const fits = bruteFits(settled, description);
        for (const [x, cell] of settled.entries())
          for (const v of [0, 1])
            for (const [y, other] of settled.entries())
              for (const w of [0, 1]) {
                const never = !fits.some((fit) => fit[x] === v && fit[y] === 1 - w);
                const clause = x !== y && cell === UNKNOWN && other === UNKNOWN && never;
                expect(lists[2 * x + v]?.includes(2 * y + w)).toBe(clause);
                if (clause) clauses++;
              }
      }),
      { numRuns: 600, seed: 21 },
    );
    expect(clauses).toBeGreaterThan(1000);
  });

  test('takes unchanged lines from before, and refuses a line that is not settled', () => {
    const puzzle = puzzleOf(imageFromText(['#..', '.#.', '..#']));
    const grid = { height: 3, width: 3, cells: new Uint8Array(9).fill(UNKNOWN) };
    const before = implicationsOf(grid, puzzle);
    const after = implicationsOf({ ...grid, cells: grid.cells.with(0, 0) }, puzzle, before);
    expect([1, 2].map((i) => after.rows[i] === before.rows[i])).toEqual([true, true]);
    expect([1, 2].map((j) => after.columns[j] === before.columns[j])).toEqual([true, true]);
    expect(after.rows[0]).not.toBe(before.rows[0]);
    // not 1 at one of two cells that are left is 1 at the other
    expect(after.rows[0]?.[2]).toEqual([5]);
    const open = { ...grid, cells: grid.cells.with(0, 1) };
    expect(() => implicationsOf(open, puzzle)).toThrow('line is not settled');
  });
});
