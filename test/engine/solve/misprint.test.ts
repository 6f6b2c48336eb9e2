import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import {
  decidingCellInPieces,
  mended,
  misprintsInPieces,
} from '../../../src/engine/solve/misprint.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { grids } from '../../formats/arbitraries.ts';

const hedgehog = puzzleOf(galleryPicture('drawn-hedgehog'));

const changed = (puzzle: Puzzle, row: number, perhaps: readonly number[]): Puzzle => ({
  ...puzzle,
  rows: puzzle.rows.map((runs, at) => (at === row ? perhaps : runs)),
});

/** The search finds the line as it was among what it offers. */
function finds(puzzle: Puzzle, row: number): boolean {
  const { found } = allPieces(misprintsInPieces(puzzle, Infinity));
  return found.some(
    ({ direction, index, perhaps }) =>
      direction === 'H' && index === row && perhaps.join() === hedgehog.rows[row]!.join(),
  );
}

test('a number that is another one is found, whichever it is', () => {
  for (const [row, runs] of hedgehog.rows.entries())
    for (const place of runs.keys()) {
      const puzzle = changed(hedgehog, row, runs.with(place, runs[place]! + 1));
      expect(solve(puzzle, { limit: 1_000_000 }).status).toBe('none');
      expect([row, place, finds(puzzle, row)]).toEqual([row, place, true]);
    }
});

test('a missing number, one too many, a lost space and numbers that changed places are found', () => {
  const row = hedgehog.rows.findIndex((runs) => runs.length > 1 && runs[0] !== runs[1]);
  const [first = 0, second = 0, ...rest] = hedgehog.rows[row]!;
  for (const runs of [
    [second, ...rest],
    [first, 1, second, ...rest],
    [second, first, ...rest],
    [first + second, ...rest],
    [Number(`${first}${second}`), ...rest],
  ])
    expect([runs, finds(changed(hedgehog, row, runs), row)]).toEqual([runs, true]);
});

test('every offer has exactly one solution, and its place is that of a number', () => {
  fc.assert(
    fc.property(grids([0, 1], 6), fc.nat(), fc.nat(), (image, line, place) => {
      const puzzle = puzzleOf(image);
      const row = line % puzzle.rows.length;
      const runs = puzzle.rows[row]!;
      fc.pre(runs.length > 0);
      const spoilt = changed(puzzle, row, runs.with(place % runs.length, 1 + (line % 5)));
      fc.pre(solve(spoilt).status === 'none');
      const { found } = allPieces(misprintsInPieces(spoilt));
      for (const one of found) {
        expect(solve(mended(spoilt, one)).status).toBe('one');
        expect(one.place).toBeLessThanOrEqual(one.is.length);
        expect(one.perhaps).not.toEqual(one.is);
      }
    }),
  );
});

test('the search ends at its limit, and says so', () => {
  const wide: Puzzle = {
    rows: Array.from({ length: 60 }, () => [9, 9, 9, 9, 9]),
    columns: [...Array.from({ length: 55 }, () => [49]), ...Array.from({ length: 5 }, () => [1])],
  };
  expect(allPieces(misprintsInPieces(wide))).toEqual({ found: [], complete: false });
});

test('a cell that decides between several solutions is found', () => {
  const puzzle = decodePuzzle('2x2_1_1~1_1');
  const { solutions } = solve(puzzle);
  const found = allPieces(decidingCellInPieces(puzzle, solutions));
  expect(found).not.toBe(null);
  const clues = new Uint8Array(4).fill(2).with(found!.cell, found!.value);
  expect(solve({ ...puzzle, clues }).status).toBe('one');
  expect(allPieces(decidingCellInPieces(puzzle, []))).toBe(null);
});
