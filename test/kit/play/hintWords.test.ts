import { describe, expect, test } from 'vitest';
import type { FixedCell } from '../../../src/engine/board/cell.ts';
import { startGrid } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { hintInPieces } from '../../../src/engine/play/hint.ts';
import type { Hint } from '../../../src/engine/play/hint.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { cellsWords } from '../../../src/methods/hintParts.ts';
import { nextMethodText, toldHint } from '../../../src/kit/play/hintWords.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';

/** The first hint where lines stop. */
function beyondLines(puzzle: Puzzle): Hint {
  return allPieces(hintInPieces(puzzle, solveSimple(puzzle).grid));
}

const at = (row: number, column: number, value: 0 | 1): FixedCell => ({ row, column, value });

const cases: readonly (readonly [PuzzleId, Hint['kind']])[] = [
  ['smallest-four', 'lines'],
  ['smallest-two-sat', 'chain'],
  ['lambda', 'probe'],
];

describe('a hint as it is told', () => {
  test.each(cases)('of %s names the method second and the cells third', (id, kind) => {
    const puzzle = galleryDescriptions(id);
    const hint = beyondLines(puzzle);
    expect(hint.kind).toBe(kind);
    const [one, two, three] = ([1, 2, 3] as const).map((strength) =>
      toldHint(hint, strength, puzzle),
    );
    expect([one, two, three].map((told) => told!.sentences.length)).toEqual([1, 2, 3]);
    expect([one, two, three].map((told) => told!.more)).toEqual([true, true, false]);
    expect([one, two].map((told) => told!.rings.size)).toEqual([0, 0]);
    expect(one!.chapter).toBe(null);
    expect(two!.chapter).not.toBe(null);
    const cells = 'fixes' in hint ? hint.fixes.length : 0;
    expect(three!.rings.size).toBe(cells);
    expect(nextMethodText(hint)).not.toBe('');
    // nothing of the answer is in the first two sentences
    const value = /\b(is|are|on) (row|column) \d+, (row|column)s? \d+.* (filled|empty)/;
    expect(two!.sentences.join(' ')).not.toMatch(value);
    for (const sentence of three!.sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test('of a line rests on marks, which are shown with the cells only', () => {
    const puzzle = galleryDescriptions('heart');
    const grid = startGrid(puzzle);
    grid.cells.set([1, 1, 1, 1, 1], 5);
    const hint = allPieces(hintInPieces(puzzle, grid));
    expect(hint.kind).toBe('line');
    expect(toldHint(hint, 2, puzzle).premises).toEqual([]);
    const premises = 'premises' in hint ? hint.premises.length : 0;
    expect(toldHint(hint, 3, puzzle).premises).toHaveLength(premises);
  });

  test('tells cells that lie side by side together, as many as a sentence has room for', () => {
    const line = Array.from({ length: 13 }, (_, column) => at(17, column, 1));
    expect(cellsWords(line)).toBe('row 18, columns 1 to 13 filled');
    expect(cellsWords([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(1, 3, 1), at(1, 4, 0)])).toBe(
      'column 1, rows 1 to 2 filled; row 2, column 2 filled; row 2, column 4 filled; row 2, column 5 empty',
    );
    const apart = Array.from({ length: 9 }, (_, k) => at(0, 2 * k, 0));
    expect(cellsWords(apart)).toMatch(/column 11 empty; and 3 others$/);
    expect(cellsWords([])).toBe('');
  });

  test('says where nothing follows', () => {
    const puzzle = galleryDescriptions('switch');
    const told = toldHint(beyondLines(puzzle), 1, puzzle);
    expect(told).toMatchObject({ more: false, lit: [] });
    expect(told.sentences.join(' ')).toContain('several solutions');
  });
});
