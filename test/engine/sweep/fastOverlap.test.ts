import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishing, overlap, overlapOfRuns, solvedBy } from '../../../src/claims/002/overlap.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { difficulty002 } from '../../../src/engine/sweep/difficulty.ts';
import { createFastOverlap } from '../../../src/engine/sweep/fastOverlap.ts';
import { formulaOf, squaresOfRuns } from '../../../src/engine/sweep/runSquares.ts';
import { image, lcg } from '../../arbitraries.ts';

describe('createFastOverlap', () => {
  test('solves the boards that the plain rules solve', () => {
    const counts = { fills: 0, 'fills and gaps': 0 };
    for (const [height, width, boards] of [
      [4, 4, 150],
      [7, 5, 150],
      [15, 15, 60],
      [32, 31, 6],
    ] as const) {
      const fills = createFastOverlap(height, width, 'fills');
      const both = createFastOverlap(height, width, 'fills and gaps');
      const next = lcg(height * 100 + width);
      for (let board = 0; board < boards; board++) {
        const density = 0.4 + 0.4 * next();
        const cells = Uint8Array.from({ length: height * width }, () => (next() < density ? 1 : 0));
        const puzzle = puzzleOf({ height, width, cells });
        const expected = [solvedBy(finishing(overlapOfRuns), puzzle), solvedBy(overlap, puzzle)];
        expect([fills(cells), both(cells)]).toEqual(expected);
        if (expected[0] === true) counts.fills++;
        if (expected[1] === true) counts['fills and gaps']++;
      }
    }
    expect(counts.fills).toBeGreaterThan(50);
    expect(counts['fills and gaps']).toBeGreaterThan(counts.fills);
    expect(() => createFastOverlap(5, 33, 'fills')).toThrow(RangeError);
  });
});

describe('squaresOfRuns', () => {
  test('gives the formula of 002 as it is computed from the clues', () => {
    fc.assert(
      fc.property(image(9, 7), (picture) => {
        const { height, width, cells } = picture;
        if (!cells.includes(1)) return;
        const puzzle = puzzleOf(picture);
        const rows = squaresOfRuns(cells, height, width, 'rows');
        const columns = squaresOfRuns(cells, height, width, 'columns');
        expect(formulaOf(height, width, rows, 0, 3)).toBeCloseTo(
          difficulty002(puzzle, { k: 3, lines: 'rows' }),
          9,
        );
        expect(formulaOf(height, width, rows, columns, 1)).toBeCloseTo(difficulty002(puzzle), 9);
      }),
    );
  });
});
