import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { grounds, judgeInPieces } from '../../../src/engine/play/forced.ts';
import type { Ground } from '../../../src/engine/play/forced.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

describe('a mark', () => {
  test('is free exactly when a solution has its cell otherwise, and lost when none has those before it', () => {
    const cells = fc.array(fc.constantFrom(0, 1), { minLength: 16, maxLength: 16 });
    const kept = fc.array(fc.nat({ max: 5 }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(
        cells,
        kept,
        fc.nat({ max: 15 }),
        fc.constantFrom(0 as const, 1 as const),
        (picture, keep, cell, mark) => {
          const image: Grid = { height: 4, width: 4, cells: Uint8Array.from(picture) };
          const puzzle = puzzleOf(image);
          // one mark in six is wrong, four are missing
          const before = image.cells.map((value, at) =>
            at === cell || keep[at]! < 4 ? UNKNOWN : keep[at] === 4 ? value : 1 - value,
          );
          const [judged] = allPieces(judgeInPieces(puzzle, [{ before, cells: [cell], mark }]));
          const [ground] = judged!.grounds;
          const count = (clues: Uint8Array): number =>
            solve({ ...puzzle, clues }, { most: 1 }).solutions.length;
          const other = before.slice();
          other[cell] = 1 - mark;
          const [possible, otherwise] = [count(before) > 0, count(other) > 0];
          if (otherwise) expect(ground).toBe('free');
          else expect(ground).not.toBe('free');
          if (ground === 'lost') expect(possible).toBe(false);
          if (['sweeps', 'four', 'two-sat', 'search'].includes(ground!))
            expect(possible).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('where there is one solution is never free, though nothing but search gives it', () => {
    const image = imageFromIndex(7, 7, 49709974911188);
    const puzzle = puzzleOf(image);
    const before = startGrid(puzzle).cells;
    const markings = Array.from(image.cells, (mark, cell) => ({
      before,
      cells: [cell],
      mark: mark as 0 | 1,
    }));
    const found = allPieces(judgeInPieces(puzzle, markings)).flatMap((judged) => judged.grounds);
    expect(found).toContain('search');
    expect(found).not.toContain('free');
    expect(found).not.toContain('lost');
  });

  test('of a solver follows from a line each time', () => {
    const puzzle = galleryDescriptions('heart');
    const { grid } = solveSimple(puzzle);
    const before = startGrid(puzzle).cells;
    const marking = { before, cells: [0], mark: grid.cells[0] as 0 | 1 };
    const full = { before, cells: [5, 6, 7, 8, 9], mark: 1 as const };
    const [one, two] = allPieces(judgeInPieces(puzzle, [marking, full]));
    expect(two!.grounds).toEqual(Array.from({ length: 5 }, (): Ground => 'line'));
    expect(one!.grounds[0] === 'line' || one!.grounds[0] === 'sweeps').toBe(true);
    expect(one!.open).toBeGreaterThan(0);
    expect(grounds[0]).toBe(two!.grounds[0]); // the easiest there is
  });
});
