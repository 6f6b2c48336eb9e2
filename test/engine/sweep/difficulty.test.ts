import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  difficulty000,
  difficulty001,
  difficulty002,
} from '../../../src/engine/sweep/difficulty.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf, transposePuzzle } from '../../../src/engine/board/puzzle.ts';
import { image } from '../../arbitraries.ts';

const switching = puzzleOf(imageFromText(['#.', '.#']));
/** Rows say everything, columns nothing until they are known: 1 sweep H first, 2 sweeps V first (001 Figure 8). */
const rowsOnly = puzzleOf(imageFromText(['###', '...', '###', '...', '...']));

describe('difficulty000 and difficulty001', () => {
  test('are 1 and 1.5 for a puzzle that its rows solve and its columns do not begin (001 Figure 8)', () => {
    expect(difficulty000(rowsOnly)).toBe(1);
    expect(difficulty000(transposePuzzle(rowsOnly))).toBe(2);
    expect(difficulty001(rowsOnly)).toBe(1.5);
    expect(difficulty001(transposePuzzle(rowsOnly))).toBe(1.5);
  });
  test('are null for a puzzle that is not simple', () => {
    expect(difficulty000(switching)).toBeNull();
    expect(difficulty001(switching)).toBeNull();
    expect(difficulty000({ rows: [[2]], columns: [[1], []] })).toBeNull();
  });
  test('differ by at most one half', () => {
    fc.assert(
      fc.property(image(8, 8), (one) => {
        const puzzle = puzzleOf(one);
        const [a, b] = [difficulty000(puzzle), difficulty001(puzzle)];
        if (a === null || b === null) expect(a).toBe(b);
        else expect(Math.abs(a - b)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('difficulty002', () => {
  test('is k size² / Σ (15 run / size)²', () => {
    // four runs of 1 in rows and columns: 4 / (4 * 7.5²)
    expect(difficulty002(switching)).toBeCloseTo(4 / 225, 12);
    expect(difficulty002(switching, { lines: 'rows' })).toBeCloseTo(8 / 225, 12);
    expect(difficulty002(switching, { k: 100 })).toBeCloseTo(400 / 225, 12);
  });
  test('takes runs relative to their line in a puzzle that is not square', () => {
    const puzzle = { rows: [[3]], columns: [[1], [1], [1]] };
    expect(difficulty002(puzzle)).toBeCloseTo(3 / (225 + 3 * 225), 12);
    expect(difficulty002(puzzle)).toBeCloseTo(difficulty002(transposePuzzle(puzzle)), 12);
  });
  test('is infinite without any run', () => {
    expect(difficulty002(puzzleOf(imageFromText(['..', '..'])))).toBe(Infinity);
  });
});
