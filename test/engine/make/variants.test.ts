import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED } from '../../../src/engine/board/cell.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { neededMethods, variants, variantsInPieces } from '../../../src/engine/make/variants.ts';
import type { Variant, VariantSettings } from '../../../src/engine/make/variants.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { bottlenecks, lineRounds } from '../../../src/engine/sweep/openLines.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { galleryPicture } from '../../../src/puzzles/gallery.ts';

const usual = { seed: 1, runs: 2, further: 1 };

/** Whether single lines, pairs of lines, chains and probing solve a picture, by the solvers that record what they do. */
const solvedBy = (image: Grid): readonly boolean[] => {
  const puzzle = puzzleOf(image);
  return [
    solveSimple(puzzle).status,
    solveFour(puzzle).status,
    solveTwoSat(puzzle).status,
    repeatedProbing(puzzle).status,
  ].map((status) => status === 'solved');
};

/** Sweeps solve the first, probing the second, and the third has several solutions. */
const pictures = {
  simple: galleryPicture('drawn-anchor'),
  hard: galleryPicture('drawn-starfish'),
  several: galleryPicture('owlet'),
} as const;

const differing = (one: Grid, other: Grid): readonly number[] =>
  [...one.cells.keys()].filter((at) => one.cells[at] !== other.cells[at]);

// not by each method: some pictures are far from any that need it
describe.each(neededMethods)('pictures that need %s', (method) => {
  const found = Object.entries(pictures).map(
    ([name, image]) => [name, image, variants(image, { ...usual, method })] as const,
  );

  test('are found', () => {
    const counts = found.map(([, , { length }]) => length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  test.each(found)('close to one that is %s need it, no less and no more', (_, image, results) => {
    const level = neededMethods.indexOf(method) + 1;
    for (const one of results) {
      const solved = solvedBy(one.image);
      expect(solved.slice(0, level)).toEqual(Array.from({ length: level }, () => false));
      expect(solved[level]).toBe(true);
      expect(solve(puzzleOf(one.image)).status).toBe('one');
      expect(one.difficulty).toBe(bottlenecks(lineRounds(puzzleOf(one.image)).open));
      expect(one.cells).toEqual(differing(image, one.image));
    }
  });

  test('are different, and of equally hard ones later ones are closer', () => {
    for (const [, , results] of found) {
      const least = new Map<number, number>();
      for (const { difficulty, cells } of results) {
        expect(cells.length).toBeLessThan(least.get(difficulty) ?? Infinity);
        least.set(difficulty, cells.length);
      }
    }
  });
});

test('more than one difficulty is offered', () => {
  const results = variants(pictures.simple, { ...usual, method: 'pairs' });
  expect(new Set(results.map(({ difficulty }) => difficulty)).size).toBeGreaterThan(1);
});

test('a picture that needs the method is the first itself, and the search is the same again', () => {
  const settings: VariantSettings = { ...usual, method: 'probing' };
  const [first, ...others] = variants(pictures.hard, settings);
  expect(first).toMatchObject({ image: pictures.hard, cells: [], run: 0 });
  expect(variants(pictures.hard, settings)).toEqual([first, ...others]);
  expect(variants(pictures.hard, { ...settings, seed: 2 }).slice(1)).not.toEqual(others);
});

test('a cell is turned over only where a neighbour has its new value, as long as there are such', () => {
  const { height, width } = pictures.simple;
  for (const { image, cells } of variants(pictures.simple, { ...usual, method: 'pairs' }))
    for (const at of cells) {
      const [row, column] = [Math.floor(at / width), at % width];
      const around = [
        ...(row > 0 ? [at - width] : []),
        ...(row < height - 1 ? [at + width] : []),
        ...(column > 0 ? [at - 1] : []),
        ...(column < width - 1 ? [at + 1] : []),
      ];
      const other = image.cells[at] === FILLED ? EMPTY : FILLED;
      // what was joined to a neighbour may have lost it to a later change
      expect(around.some((one) => image.cells[one] !== other || cells.includes(one))).toBe(true);
    }
});

test('one cell alone is turned over only where a neighbour has its new value', () => {
  let single = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const [height, width] = [6, 7];
    const image = { height, width, cells: new Uint8Array(42) };
    sampleIndependent(boardRandom(seed, height, width, 0, 0), image.cells, 0.6);
    for (const { cells } of variants(image, { seed, runs: 1, further: 2, method: 'pairs' })) {
      const [at, ...others] = cells;
      if (at === undefined || others.length > 0) continue;
      single++;
      const [row, column] = [Math.floor(at / width), at % width];
      const around = [...image.cells.keys()].filter(
        (one) => Math.abs(Math.floor(one / width) - row) + Math.abs((one % width) - column) === 1,
      );
      expect(around.map((one) => image.cells[one])).toContain(1 - image.cells[at]!);
    }
  }
  expect(single).toBeGreaterThan(3);
});

test('a large picture is searched too, and what is told on the way leads to the end', () => {
  const rows = Array.from({ length: 34 }, (_, row) => (row % 3 === 0 ? '##.##.##' : '#.#..#.#'));
  const pieces = variantsInPieces(imageFromText(rows), { ...usual, method: 'pairs', runs: 1 });
  let told: readonly Variant[] = [];
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) {
      expect(value).toEqual(told);
      break;
    }
    if (value !== undefined) told = value.results;
  }
});

test('an unknown cell is refused', () => {
  const image = { height: 1, width: 2, cells: Uint8Array.of(1, 2) };
  expect(() => variants(image, { ...usual, method: 'pairs' })).toThrow(RangeError);
});
