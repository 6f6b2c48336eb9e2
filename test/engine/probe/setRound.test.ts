// One round of sets of cells: what decides, held against the categories of single cells and against sets asked one by one.
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { probeAll, unknownCells } from '../../../src/engine/probe/probe.ts';
import { probeSet } from '../../../src/engine/probe/probeSets.ts';
import { createSetRounds } from '../../../src/engine/probe/setRound.ts';
import { descriptionsOf, lostPuzzle } from '../../../src/claims/001/puzzles.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

const rounds = createSetRounds(4, 4);
/** Some pictures of 4x4: every 37th. */
const puzzles = Array.from({ length: Math.floor(2 ** 16 / 37) }, (_, at) =>
  puzzleOf(imageFromIndex(4, 4, 37 * at)),
);

describe('createSetRounds', () => {
  test('finds a deciding cell just where a category is 11, 14 or 15, and its solutions', () => {
    const kinds = { simple: 0, unique: 0, two: 0, rest: 0 };
    for (const puzzle of puzzles) {
      const { class: kind } = probeAll(puzzle);
      if (kind === null) throw new Error('a puzzle of a picture has a class');
      kinds[kind]++;
      const found = rounds.deciding(puzzle, 1)?.solutions ?? 0;
      expect(found).toBe({ simple: 0, unique: 1, two: 2, rest: 0 }[kind]);
    }
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(10);
  });

  test('finds pairs and triples whose futures all end, the first ones, and all solutions by them', () => {
    const sizes = new Set<number>();
    for (const puzzle of puzzles.filter((one) => probeAll(one).class === 'rest')) {
      const set = rounds.deciding(puzzle, 3);
      const { length: count } = solve(puzzle, { most: 100 }).solutions;
      const { grid } = solveSimple(puzzle);
      const ends = (cells: readonly number[]): boolean =>
        probeSet(puzzle, grid, cells).futures.every(({ status }) => status !== 'standstill');
      if (set === null) {
        sizes.add(0);
        const open = unknownCells(grid);
        expect(open.some((a, k) => open.slice(k + 1).some((b) => ends([a, b])))).toBe(false);
        continue;
      }
      sizes.add(set.cells.length);
      expect(ends(set.cells)).toBe(true);
      expect(set.solutions).toBe(count);
    }
    expect([...sizes].toSorted((a, b) => a - b)).toEqual([0, 2, 3]);
  });

  test('solves by what a round proves only what has one solution, and more with larger sets', () => {
    // 001, Figure 25: no cell decides, some pair does, and what single cells prove together is enough
    const five = createSetRounds(5, 5);
    const figure25 = descriptionsOf(lostPuzzle('25'));
    expect(five.deciding(figure25, 3)?.cells.length).toBe(2);
    expect([1, 2].map((size) => five.solves(figure25, size))).toEqual([true, true]);
    // 001, Figure 16 has four solutions: nothing proves one of them
    expect([1, 2].map((size) => rounds.solves(descriptionsOf(lostPuzzle('16')), size))).toEqual([
      false,
      false,
    ]);
    for (const puzzle of puzzles.slice(0, 400))
      if (rounds.solves(puzzle, 1)) expect(solve(puzzle, { most: 100 }).solutions.length).toBe(1);
  });
});
