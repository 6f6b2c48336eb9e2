import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { kindOf, createHardnessCensus } from '../../../src/engine/census/pqHardnessCensus.ts';
import { pqHardness } from '../../../src/engine/intersect/pqHardness.ts';
import { choices, intersect } from '../../../src/engine/intersect/pqIntersection.ts';
import { solvePq, successfulIntersections } from '../../../src/engine/intersect/pqSolver.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf, startGrid, transposePuzzle } from '../../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

const image = (index: number): Puzzle => puzzleOf(imageFromIndex(5, 5, index));

/** An image of each kind of 5 x 5 beyond FourSolver. */
const KINDS: readonly (readonly [number, string])[] = [
  [84396, '2,3'],
  [51510, '2,3 3,2'],
  [1189702, '3,3'],
  [1468869, '2,4 3,3'],
  [1713486, '2,3 4,2'],
  [2529170, '2,5 3,3'],
  [3494700, '2,3 5,2'],
  [2889474, '3,4 5,3'],
  [5591689, '3,4 4,3'],
];

describe('intersect', () => {
  test('keeps the configurations that are in a fit of every line: checked on all images of 3 x 3', () => {
    for (let index = 0; index < 512; index += 5) {
      const puzzle = puzzleOf(imageFromIndex(3, 3, index));
      const start = startGrid(puzzle);
      const all = intersect(start, puzzle, [0, 1, 2], [0, 1, 2]);
      const solutions = Array.from({ length: 512 }, (_, n) => n).filter((n) =>
        adheres(imageFromIndex(3, 3, n), puzzle),
      );
      expect([...all.survivors]).toEqual(solutions);
      const { cells } = imageFromIndex(3, 3, index);
      for (const rows of choices(3, 2))
        for (const columns of choices(3, 2)) {
          const { survivors, fixed, crossings } = intersect(start, puzzle, rows, columns);
          const own = crossings.reduce(
            (n, { row, column }, k) => n | ((cells[row * 3 + column] ?? 0) << k),
            0,
          );
          expect([...survivors]).toContain(own);
          for (const { row, column, value } of fixed) expect(cells[row * 3 + column]).toBe(value);
        }
    }
  });
  test('has no survivors when there is no solution on the chosen lines', () => {
    const puzzle: Puzzle = { rows: [[1], [1]], columns: [[2], []] };
    const found = intersect(startGrid(puzzle), puzzle, [0, 1], [0, 1]);
    expect(found.survivors).toHaveLength(1);
    const none: Puzzle = { rows: [[2], [2]], columns: [[1], [1]] };
    const empty = intersect(startGrid(none), none, [0, 1], [0, 1]);
    expect(empty.survivors).toHaveLength(0);
    expect(empty.fixed).toEqual([]);
  });
  test('says what is wrong with its lines, and how many crossings are the most', () => {
    const puzzle = image(51510);
    const start = startGrid(puzzle);
    expect(() => intersect(start, puzzle, [], [1])).toThrow('choose at least one row');
    expect(() => intersect(start, puzzle, [0, 5], [1])).toThrow('row must be 0 to 4: 5');
    expect(() => intersect(start, puzzle, [0], [2, 1])).toThrow(
      'columns must be in ascending order',
    );
    expect(() => intersect(start, puzzle, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4])).toThrow(
      '25 unknown crossings have 2^25 configurations; 20 crossings is the most',
    );
    expect(() => solvePq(puzzle, 0, 2)).toThrow('p and q must be positive integers: 0, 2');
  });
});

describe('solvePq', () => {
  test('with one row or one column is SimpleSolver', () => {
    for (const [index] of KINDS)
      for (const [p, q] of [
        [1, 1],
        [1, 5],
        [4, 1],
      ] as const) {
        expect(solvePq(image(index), p, q).grid).toEqual(solveSimple(image(index)).grid);
        const { grid } = solveSimple(image(index));
        expect(successfulIntersections(grid, image(index), p, q)).toEqual([]);
      }
  });
  test('contains every smaller solver', () => {
    for (const [index] of KINDS) {
      const { cells } = solvePq(image(index), 2, 3).grid;
      for (const { grid } of [solvePq(image(index), 3, 3), solvePq(image(index), 2, 4)])
        for (let at = 0; at < 25; at++) if (cells[at] !== 2) expect(grid.cells[at]).toBe(cells[at]);
    }
  });
});

describe('pqHardness', () => {
  test('finds all minimal pairs, and exchanges p and q when rows and columns are exchanged', () => {
    for (const [index, kind] of KINDS) {
      const hardness = pqHardness(image(index));
      expect(kindOf(hardness)).toBe(kind);
      expect(hardness).toMatchObject({ complete: true, unique: true });
      const crossings = hardness.minimal.map(({ p, q }) => p * q);
      expect(crossings).toEqual(crossings.toSorted((a, b) => a - b));
      const turned = pqHardness(transposePuzzle(image(index)));
      expect(turned.minimal.map(({ p, q }) => `${q},${p}`).toSorted()).toEqual(kind.split(' '));
    }
  });
  test('agrees pair by pair with running each solver from the start', () => {
    for (const [index] of KINDS.slice(0, 6)) {
      const { solves } = pqHardness(image(index));
      for (let p = 1; p <= 4; p++)
        for (let q = 1; q <= 4; q++)
          expect([p, q, solves[p - 1]?.[q - 1]]).toEqual([
            p,
            q,
            solvePq(image(index), p, q).status === 'solved',
          ]);
    }
  });
  test('is (1,1) for simple puzzles, (2,2) for those of FourSolver, none for more than one solution', () => {
    expect(kindOf(pqHardness(image(0)))).toBe('1,1');
    expect(kindOf(pqHardness(image(201)))).toBe('2,2');
    const two = pqHardness({ rows: [[1], [1]], columns: [[1], [1]] });
    expect(two).toMatchObject({ minimal: [], complete: true, unique: false });
    expect(two.solves.flat()).not.toContain(true);
  });
  test('leaves open what its limits forbid', () => {
    const { minimal, complete, solves } = pqHardness(image(5591689), { mostLines: 2 });
    expect(solves[2]?.[3]).toBeNull();
    expect(complete).toBe(false);
    expect(minimal).toEqual([{ p: 5, q: 5 }]);
    // nothing that could matter is open above (2,2), nor along one row or column
    const four = pqHardness(image(201), { mostLines: 2 });
    expect(four).toMatchObject({ minimal: [{ p: 2, q: 2 }], complete: true });
    expect(four.solves[0]).toEqual([false, false, false, false, false]);
  });
});

describe('createHardnessCensus', () => {
  test('finds both kinds of beyond in a slice, and agrees image by image', () => {
    const census = createHardnessCensus(5, 5);
    const tally = new Map<string, { images: number; first: number }>();
    census.add(tally, 1_400_000, 1_500_000);
    let images = 0;
    for (const [kind, seen] of tally) {
      expect(census.kindOf(seen.first)).toBe(kind);
      expect(kindOf(pqHardness(image(seen.first)))).toBe(kind);
      images += seen.images;
    }
    expect(tally.has('2,3 3,2')).toBe(true);
    expect(tally.has('3,3')).toBe(true);
    expect(images).toBeGreaterThan(20);
    expect(census.kindOf(0)).toBe('1,1');
    expect(census.kindOf(201)).toBe('2,2');
    expect(census.kindOf(0b1000001)).toBeNull();
  });
  test('finds no puzzle of 4 x 4 beyond FourSolver, or says which', () => {
    const tally = new Map<string, { images: number; first: number }>();
    createHardnessCensus(4, 4).add(tally, 0, 2 ** 16);
    expect(Object.fromEntries([...tally].map(([kind, { images }]) => [kind, images]))).toEqual({});
  });
});
