import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUnknown, formatGrid, imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf, startGrid, transposePuzzle } from '../../../src/engine/board/puzzle.ts';
import { hSweep, vSweep } from '../../../src/engine/sweep/sweep.ts';
import { reflect, transpose } from '../../../src/engine/board/symmetry.ts';
import { image } from '../../arbitraries.ts';

const picture = imageFromText(['###', '#.#', '..#']);
const puzzle = puzzleOf(picture);

describe('hSweep', () => {
  test('settles every row from the state before it', () => {
    const swept = hSweep(startGrid(puzzle), puzzle);
    expect(formatGrid(swept.grid)).toEqual(['###', '#.#', '???']);
    expect(swept.fixed).toBe(6);
    expect(swept.contradiction).toBeNull();
  });
  test('names the first row without a fit and keeps what the rows before it gave', () => {
    const swept = hSweep(startGrid({ rows: [[2], [3], [1]], columns: [[1], [1]] }), {
      rows: [[2], [3], [1]],
      columns: [[1], [1]],
    });
    expect(swept.contradiction).toEqual({ index: 1 });
    expect(formatGrid(swept.grid)).toEqual(['##', '??', '??']);
  });
  test('done twice is done once, and so is vSweep (000 §3.1)', () => {
    fc.assert(
      fc.property(image(8, 8), (one) => {
        const p = puzzleOf(one);
        const h = hSweep(startGrid(p), p).grid;
        expect(hSweep(h, p)).toEqual({ grid: h, fixed: 0, contradiction: null });
        const v = vSweep(h, p).grid;
        expect(vSweep(v, p).grid).toEqual(v);
      }),
    );
  });
  test('commutes with both reflections', () => {
    fc.assert(
      fc.property(image(8, 8), fc.constantFrom('left-right' as const, 'top-bottom'), (one, way) => {
        const p = puzzleOf(one);
        const q = puzzleOf(reflect(one, way));
        const h = hSweep(startGrid(p), p).grid;
        const mirrored = hSweep(startGrid(q), q).grid;
        expect(mirrored).toEqual(reflect(h, way));
        expect(vSweep(mirrored, q).grid).toEqual(reflect(vSweep(h, p).grid, way));
      }),
    );
  });
  test('becomes vSweep by transposition', () => {
    fc.assert(
      fc.property(image(8, 8), (one) => {
        const p = puzzleOf(one);
        const q = transposePuzzle(p);
        const h = hSweep(startGrid(p), p);
        const v = vSweep(startGrid(q), q);
        expect(v.grid).toEqual(transpose(h.grid));
        expect(v.fixed).toBe(h.fixed);
        expect(countUnknown(startGrid(p)) - countUnknown(h.grid)).toBe(h.fixed);
      }),
    );
  });
});
