import { describe, expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  clueSetKeys,
  clueSetTuples,
  createClueSetCensus,
  puzzleOfClueSet,
} from '../../../src/engine/census/clueSets.ts';
import type { ClueSetCounts } from '../../../src/engine/census/clueSets.ts';
import { solve } from '../../../src/engine/solve/solve.ts';

function counted(height: number, width: number): ClueSetCounts {
  const census = createClueSetCensus(height, width);
  const counts: ClueSetCounts = { bySolutions: new Map(), most: null };
  for (let tuple = 0; tuple < census.tuples; tuple++) {
    census.count(tuple);
    if (tuple % 50 === 0) census.flush(counts);
  }
  census.flush(counts);
  return counts;
}

/** The same by writing the descriptions of every image down. */
function sorted(height: number, width: number): ReadonlyMap<number, number> {
  const puzzles = new Map<string, number>();
  for (let index = 0; index < 2 ** (height * width); index++) {
    const name = JSON.stringify(puzzleOf(imageFromIndex(height, width, index)));
    puzzles.set(name, (puzzles.get(name) ?? 0) + 1);
  }
  const bySolutions = new Map<number, number>();
  for (const solutions of puzzles.values())
    bySolutions.set(solutions, (bySolutions.get(solutions) ?? 0) + 1);
  return bySolutions;
}

const inOrder = (map: ReadonlyMap<number, number>): readonly (readonly [number, number])[] =>
  [...map].toSorted(([a], [b]) => a - b);

describe('createClueSetCensus', () => {
  test.each([
    [1, 1],
    [1, 5],
    [4, 1],
    [2, 2],
    [2, 3],
    [5, 2],
    [3, 3],
    [3, 4],
    [2, 7],
    [4, 4],
  ])('sorts all images of %i x %i as their written descriptions do', (height, width) => {
    expect(inOrder(counted(height, width).bySolutions)).toEqual(inOrder(sorted(height, width)));
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 4],
  ])('finds a clue set of %i x %i that has as many solutions as it says', (height, width) => {
    const { most } = counted(height, width);
    const puzzle = puzzleOfClueSet(height, width, most!);
    expect(puzzle.rows).toHaveLength(height);
    expect(puzzle.columns).toHaveLength(width);
    expect(solve(puzzle, { most: 100 }).solutions.length).toBe(most!.solutions);
  });

  test('has as many solutions at most as there are ways to set n rooks on a board of n x n', () => {
    expect([2, 3, 4].map((side) => counted(side, side).most?.solutions)).toEqual([2, 6, 24]);
  });

  test('counts tuples and keys by the shorter rows', () => {
    expect(clueSetTuples(2, 5)).toBe(3 ** 5);
    expect(clueSetTuples(5, 2)).toBe(3 ** 5);
    expect(clueSetKeys(2, 5)).toBe(13 ** 2);
    expect(clueSetTuples(6, 6)).toBe(85_766_121);
    // the most of all sizes that are taken: the columns become too many before the rows do
    const sizes = Array.from({ length: 15 }, (_, at) => at + 1).flatMap((height) =>
      Array.from({ length: Math.min(15, Math.floor(42 / height)) }, (_, at) => [height, at + 1]),
    );
    const tuples = sizes.flatMap(([height = 1, width = 1]) => {
      try {
        return [clueSetTuples(height, width)];
      } catch {
        return [];
      }
    });
    expect(tuples.length).toBeGreaterThan(50);
    expect(Math.max(...tuples)).toBeLessThan(2 ** 31);
  });

  test('says which size it does not do', () => {
    for (const [height, width] of [
      [0, 3],
      [2, 16],
      [7, 7],
    ] as const)
      expect(() => createClueSetCensus(height, width)).toThrow(RangeError);
  });
});

test('a choice is counted in pieces as it is at once', () => {
  const census = createClueSetCensus(6, 6);
  const tuple = Array.from({ length: 6 }).reduce<number>((sum) => sum * 21 + 3, 0);
  expect(census.isLong(tuple)).toBe(true);
  const counted = (count: () => void): ClueSetCounts => {
    const counts: ClueSetCounts = { bySolutions: new Map(), most: null };
    count();
    census.flush(counts);
    return counts;
  };
  const once = counted(() => census.count(tuple));
  expect(counted(() => allPieces(census.countInPieces(tuple)))).toEqual(once);
  expect(once.bySolutions.size).toBeGreaterThan(5);
});
