import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  differenceOf,
  imageWords,
  sameRuns,
  staysSolution,
} from '../../../src/engine/make/difference.ts';
import { fewestChanges } from '../../../src/engine/make/fewestChanges.ts';
import type { Wanted } from '../../../src/engine/make/fewestChanges.ts';
import { fewestGiven, givenCells } from '../../../src/engine/make/fewestGiven.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { isUnique } from '../../../src/engine/solve/solve.ts';
import { image } from '../../arbitraries.ts';
import { describe01 } from '../../oracles.ts';

const turned = (one: Grid, cells: readonly number[]): Grid => ({
  ...one,
  cells: one.cells.map((cell, at) => (cells.includes(at) ? 1 - cell : cell)),
});

const does = (one: Grid, wanted: Wanted): boolean =>
  wanted === 'unique' ? isUnique(puzzleOf(one)) : solveSimple(puzzleOf(one)).status === 'solved';

/** All sets of so many of the first `length` numbers. */
function setsOf(length: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: length - from }, (_, k) => from + k).flatMap((first) =>
    setsOf(length, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

const small = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.nat(2 ** 16 - 1))
  .map(([height, width, index]) => imageFromIndex(height, width, index % 2 ** (height * width)));

/** The cells of a word. */
const line = (word: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => (word >>> at) & 1);

test('two lines have the same runs when their descriptions are the same', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer({ min: 0, max: 31 }), (one, cells, by) => {
      for (const other of [cells, one << by, one >>> by, one, (one >>> by) | (one << (32 - by))])
        expect(sameRuns(one, other)).toBe(
          describe01(line(one)).join(' ') === describe01(line(other)).join(' '),
        );
    }),
  );
  expect(sameRuns(-1, -1)).toBe(true);
  expect(sameRuns(-1, -2)).toBe(false);
});

test('a difference is another solution just when all descriptions stay', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(small, fc.nat(2 ** 16 - 1), (one, index) => {
      const { height, width } = one;
      const other = imageFromIndex(height, width, index % 2 ** (height * width));
      const stays = staysSolution(imageWords(one), differenceOf(one, other));
      expect(stays).toBe(adheres(other, puzzleOf(one)));
      seen.add(stays);
    }),
    { numRuns: 3000 },
  );
  expect(seen.size).toBe(2);
});

describe.each<Wanted>(['unique', 'simple'])('fewest changes for a %s puzzle', (wanted) => {
  test('are what trying every set gives', () => {
    const sizes = new Set<number | null>();
    fc.assert(
      fc.property(small, (one) => {
        const { fewest, sets, found } = fewestChanges(one, wanted, {
          keep: 1000,
          most: 2,
        });
        const { length } = one.cells;
        const all = [0, 1, 2].map((size) =>
          setsOf(length, size).filter((cells) => does(turned(one, cells), wanted)),
        );
        const least = all.findIndex((some) => some.length > 0);
        expect(fewest).toBe(least < 0 ? null : least);
        expect(sets).toEqual(all[least] ?? []);
        expect(found).toBe(sets.length);
        sizes.add(fewest);
      }),
      { numRuns: 150 },
    );
    expect(sizes.has(0) && sizes.has(1)).toBe(true);
  });
});

test('a search that ends without an answer says so', () => {
  // four crossings apart from each other: each change can mend two of them at most
  const one = imageFromText([
    '#.......',
    '.#......',
    '..#.....',
    '...#....',
    '....#...',
    '.....#..',
    '......#.',
    '.......#',
  ]);
  const found = fewestChanges(one, 'unique', { most: 2 });
  expect(found).toMatchObject({ fewest: null, sets: [], found: 0 });
  expect(found.tried).toBe(1 + 64 + (64 * 63) / 2);
  expect(() => fewestChanges(one, 'unique', { most: 4 })).toThrow(RangeError);
});

test('fewest given cells are a least set by trying, and make the picture the only solution', () => {
  const sizes = new Set<number>();
  fc.assert(
    fc.property(small, (one) => {
      const { cells, least, ended, simple } = fewestGiven(one);
      expect(ended).toBe('found');
      const only = (set: readonly number[]): boolean =>
        isUnique({ ...puzzleOf(one), clues: givenCells(one, set) });
      expect(cells).toHaveLength(least);
      expect(only(cells!)).toBe(true);
      if (least > 0)
        expect(setsOf(one.cells.length, least - 1).some((set) => only(set))).toBe(false);
      const { status } = solveSimple({ ...puzzleOf(one), clues: givenCells(one, cells!) });
      expect(simple).toBe(status === 'solved');
      sizes.add(least);
    }),
    { numRuns: 120 },
  );
  expect(sizes.has(0) && sizes.has(1)).toBe(true);
});

test('given cells are never more than those that differ from another solution in turn', () => {
  fc.assert(
    fc.property(image(6, 6), (one) => {
      const { cells, ended } = fewestGiven(one, { most: 3 });
      if (ended === 'most') expect(isUnique(puzzleOf(one))).toBe(false);
      else expect(cells!.length === 0).toBe(isUnique(puzzleOf(one)));
    }),
    { numRuns: 60 },
  );
});
