// The counts behind the figures of 000 section 4.1, against the slow solvers where 5x5 would take too long.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { fourDifficulty } from '../../src/engine/intersect/fourDifficulty.ts';
import { fourClass, solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { hardnessOf } from '../../src/claims/000/hardness.ts';
import { fourDifficultiesOf, untouchedOf } from '../../src/claims/fourCounts.ts';

describe('fourDifficultiesOf', () => {
  test('counts 3x4 and 4x4 as the search for one puzzle does', () => {
    for (const [height, width] of [
      [3, 4],
      [4, 4],
    ] as const) {
      const slow: number[] = [];
      for (let index = 0; index < 2 ** (height * width); index++) {
        const puzzle = puzzleOf(imageFromIndex(height, width, index));
        if (fourClass(solveFour(puzzle)) !== 'four-solved') continue;
        const { atMost } = fourDifficulty(puzzle);
        while (slow.length <= atMost) slow.push(0);
        slow[atMost] = (slow[atMost] ?? 0) + 1;
      }
      const { byDifficulty, oneByRow } = fourDifficultiesOf(height, width);
      expect(byDifficulty).toEqual(slow);
      expect(oneByRow.reduce((sum, images) => sum + images, 0)).toBe(slow[1] ?? 0);
    }
  });
});

describe('untouchedOf', () => {
  test('counts the 3x4 images in which nothing can be fixed, and those of row 2', () => {
    const slow = { row2: 0, nothingFixed: 0 };
    for (let index = 0; index < 2 ** 12; index++) {
      const puzzle = puzzleOf(imageFromIndex(3, 4, index));
      const { sweeps, grid } = solveSimple(puzzle);
      if (sweeps !== 2 || fourClass(solveFour(puzzle)) !== 'no-progress') continue;
      slow.row2++;
      if (grid.cells.every((cell) => cell === UNKNOWN)) slow.nothingFixed++;
    }
    expect(untouchedOf(3, 4)).toEqual(slow);
    expect(slow.nothingFixed).toBeLessThan(slow.row2);
    expect(slow.nothingFixed).toBeGreaterThan(0);
  });
});

describe('hardnessOf', () => {
  test('counts a puzzle for each of its pairs, and once in all', () => {
    const kinds = new Map([
      ['2,3', { images: 5, example: 0 }],
      ['2,3 3,2', { images: 7, example: 1 }],
    ]);
    const { beyond, pairs, kinds: listed } = hardnessOf(kinds, 2);
    expect(beyond).toBe(12);
    expect(pairs).toEqual([
      ['2,3', 12],
      ['3,2', 7],
    ]);
    expect(listed.map(({ pairs, images }) => [pairs, images])).toEqual([
      ['2,3 3,2', 7],
      ['2,3', 5],
    ]);
    expect(listed[0]?.example).toEqual(['#.', '..']);
  });
});
