/** The boards that solvers are raced on: the designs of two well-known sets, under our own seed. */
import { describe, expect, test } from 'vitest';
import {
  filledOn,
  largeDesigns,
  largePuzzle,
  raceDesigns,
  racePlaces,
  racePuzzle,
} from '../../src/experiments/raceBoards.ts';

const filledIn = (lines: readonly (readonly number[])[]): number =>
  lines.flat().reduce((sum, run) => sum + run, 0);

describe('racePuzzle', () => {
  test('fills exactly as many cells as the design of the tournaments says, from 50 % to 35 %', () => {
    for (const [at, filled] of [
      [0, 312],
      [500, 265],
      [999, 218],
    ] as const) {
      expect(filledOn('tournament', at)).toBe(filled);
      const { rows, columns } = racePuzzle('tournament', at);
      expect([rows.length, columns.length]).toEqual([25, 25]);
      expect([filledIn(rows), filledIn(columns)]).toEqual([filled, filled]);
    }
  });

  test('fills half of a random board', () => {
    const { rows, columns } = racePuzzle('random', 4999);
    expect([rows.length, columns.length, filledIn(rows)]).toEqual([30, 30, 450]);
  });

  test('gives the same board for the same seed and another one for another', () => {
    expect(racePuzzle('random', 7)).toEqual(racePuzzle('random', 7));
    expect(racePuzzle('random', 7, 1)).not.toEqual(racePuzzle('random', 7));
    expect(racePuzzle('random', 8)).not.toEqual(racePuzzle('random', 7));
  });

  test('refuses a place that is not in the set', () => {
    for (const at of [-1, 1000, 1.5])
      expect(() => racePuzzle('tournament', at)).toThrow(RangeError);
  });
});

test('larger boards have their share of filled cells, and each place another board', () => {
  const filled = (['random-60', 'random-50', 'random-40', 'random-30-45'] as const).map(
    (design) => {
      const { rows, columns } = largePuzzle(design, 2);
      expect(rows.length).toBe(largeDesigns[design].side);
      expect(filledIn(rows)).toBe(filledIn(columns));
      expect(largePuzzle(design, 3)).not.toEqual({ rows, columns });
      return filledIn(rows);
    },
  );
  expect(filled).toEqual([1800, 1250, 800, 405]);
});

describe('racePlaces', () => {
  test('spreads over the whole set, or is all of it', () => {
    expect(racePlaces('tournament', 4)).toEqual([0, 250, 500, 750]);
    const all = racePlaces('random', Infinity);
    expect([all.length, new Set(all).size]).toEqual([raceDesigns.random.boards, 5000]);
  });
});
