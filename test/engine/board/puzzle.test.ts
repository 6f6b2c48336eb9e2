import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unknownGrid } from '../../../src/engine/board/cell.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import {
  adheres,
  checkPuzzle,
  puzzleOf,
  requirePuzzle,
  startGrid,
  transposePuzzle,
} from '../../../src/engine/board/puzzle.ts';
import { transpose } from '../../../src/engine/board/symmetry.ts';
import { image } from '../../arbitraries.ts';

describe('checkPuzzle', () => {
  test('finds nothing wrong with the puzzle of an image', () => {
    fc.assert(
      fc.property(image(12, 12), (grid) => {
        expect(checkPuzzle(puzzleOf(grid))).toEqual([]);
      }),
    );
  });
  test('names the line whose runs are bad or do not fit', () => {
    expect(checkPuzzle({ rows: [[1], [2, 2]], columns: [[0], [1], []] })).toEqual([
      { where: { direction: 'H', index: 1 }, message: 'description needs 5 cells, line has 3' },
      { where: { direction: 'V', index: 0 }, message: 'run must be a positive integer: 0' },
    ]);
  });
  test('compares the sums of rows and columns', () => {
    expect(checkPuzzle({ rows: [[2]], columns: [[1], []] })).toEqual([
      { where: 'sums', message: 'rows have 2 filled cells, columns have 1' },
    ]);
  });
  test('wants at least one row and one column, and clues of the right size and values', () => {
    expect(checkPuzzle({ rows: [], columns: [] }).map(({ where }) => where)).toEqual([
      'size',
      'size',
    ]);
    const one = { rows: [[1]], columns: [[1]] };
    expect(checkPuzzle({ ...one, clues: new Uint8Array(2) })).toEqual([
      { where: 'clues', message: 'clues have 2 cells, puzzle has 1' },
    ]);
    expect(checkPuzzle({ ...one, clues: Uint8Array.of(3) })[0]?.where).toBe('clues');
    expect(checkPuzzle({ ...one, clues: Uint8Array.of(0) })).toEqual([]);
  });
});

describe('requirePuzzle', () => {
  test('throws for what is malformed, not for what has no solution', () => {
    expect(() => requirePuzzle({ rows: [], columns: [[1]] })).toThrow(RangeError);
    expect(() => requirePuzzle({ rows: [[0]], columns: [[1]] })).toThrow(RangeError);
    expect(() => requirePuzzle({ rows: [[1]], columns: [[1]], clues: new Uint8Array(9) })).toThrow(
      TypeError,
    );
    expect(() => requirePuzzle({ rows: [[9]], columns: [[]] })).not.toThrow();
  });
});

describe('puzzleOf', () => {
  test('describes rows from the left and columns from the top', () => {
    const puzzle = puzzleOf(imageFromText(['##.#', '....', '.###']));
    expect(puzzle).toEqual({ rows: [[2, 1], [], [3]], columns: [[1], [1, 1], [1], [1, 1]] });
  });
  test('refuses a grid with unknown cells', () => {
    expect(() => puzzleOf(unknownGrid(1, 1))).toThrow(RangeError);
  });
});

describe('adheres', () => {
  test('holds for an image and its puzzle, and no longer when a cell is changed', () => {
    fc.assert(
      fc.property(image(8, 8), fc.nat(63), (grid, at) => {
        const puzzle = puzzleOf(grid);
        const cell = at % grid.cells.length;
        expect(adheres(grid, puzzle)).toBe(true);
        const other = { ...grid, cells: grid.cells.with(cell, 1 - grid.cells[cell]!) };
        expect(adheres(other, puzzle)).toBe(false);
      }),
    );
  });
  test('wants known cells, the right size, and every clue kept', () => {
    const puzzle = { rows: [[1]], columns: [[1], []] };
    expect(adheres(unknownGrid(1, 2), puzzle)).toBe(false);
    expect(adheres(imageFromText(['#', '.']), puzzle)).toBe(false);
    expect(adheres(imageFromText(['#.']), { ...puzzle, clues: Uint8Array.of(2, 0) })).toBe(true);
    expect(adheres(imageFromText(['#.']), { ...puzzle, clues: Uint8Array.of(2, 1) })).toBe(false);
  });
});

describe('startGrid and transposePuzzle', () => {
  test('carry the clues along', () => {
    const puzzle = {
      rows: [[1], [], [1]],
      columns: [[1], [1]],
      clues: Uint8Array.of(1, 2, 2, 0, 2, 2),
    };
    expect(startGrid(puzzle)).toEqual({ height: 3, width: 2, cells: puzzle.clues });
    const turned = transposePuzzle(puzzle);
    expect(startGrid(turned)).toEqual(transpose(startGrid(puzzle)));
    expect(turned.rows).toBe(puzzle.columns);
    expect(transposePuzzle(turned)).toEqual(puzzle);
  });
});
