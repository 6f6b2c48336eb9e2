import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { helpfulClues } from '../../../src/engine/intersect/oneClue.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { countSolutionsInPieces } from '../../../src/engine/solve/search.ts';
import type { CountLimits } from '../../../src/engine/solve/search.ts';
import * as arbitrary from '../../arbitraries.ts';

const countSolutions = (puzzle: Puzzle, limits?: CountLimits) =>
  allPieces(countSolutionsInPieces(puzzle, limits));

/** Solutions by going through all images. */
function bruteCount(puzzle: Puzzle): number {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  let count = 0;
  for (let index = 0; index < 2 ** (height * width); index++)
    if (adheres(imageFromIndex(height, width, index), puzzle)) count++;
  return count;
}

/** The puzzle of a diagonal: n! solutions. */
const diagonal = (n: number): Puzzle => {
  const lines = Array.from({ length: n }, () => [1]);
  return { rows: lines, columns: lines };
};

describe('countSolutionsInPieces', () => {
  test('agrees with all images of up to 3 x 4 cells, with clues and without solutions', () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(arbitrary.puzzle(3, 4), (puzzle) => {
        const found = countSolutions(puzzle, { keep: 100 });
        const count = bruteCount(puzzle);
        expect([found.count, found.complete]).toEqual([count, true]);
        expect(found.solutions).toHaveLength(count);
        expect(new Set(found.solutions.map(({ cells }) => cells.join(''))).size).toBe(count);
        for (const solution of found.solutions) expect(adheres(solution, puzzle)).toBe(true);
        counts.add(count);
      }),
      { numRuns: 300, seed: 11 },
    );
    expect(counts.has(0) && counts.has(1) && counts.has(2)).toBe(true);
  });
  test('counts as many images a puzzle as share its descriptions, for every 4 x 4 image', () => {
    const images = new Map<string, { count: number; puzzle: Puzzle }>();
    for (let index = 0; index < 2 ** 16; index++) {
      const puzzle = puzzleOf(imageFromIndex(4, 4, index));
      const key = JSON.stringify(puzzle);
      const seen = images.get(key);
      if (seen) seen.count++;
      else images.set(key, { count: 1, puzzle });
    }
    let at = 0;
    for (const { count, puzzle } of images.values())
      if (at++ % 5 === 0) expect(countSolutions(puzzle).count).toBe(count);
  });
  test('counts 5! and 6! permutations', () => {
    expect(countSolutions(diagonal(5), { maxSolutions: 1000 })).toMatchObject({
      count: 120,
      complete: true,
    });
    expect(countSolutions(diagonal(6), { maxSolutions: 720 })).toMatchObject({
      count: 720,
      complete: true,
    });
  });
  test('stops at its limits and says so', () => {
    const some = countSolutions(diagonal(6), { maxSolutions: 719, keep: 3 });
    expect(some).toMatchObject({ count: 719, complete: false });
    expect(some.solutions).toHaveLength(3);
    const few = countSolutions(diagonal(30), { maxNodes: 50 });
    expect(few.complete).toBe(false);
    expect(few.nodes).toBeLessThanOrEqual(50);
    expect(() => countSolutions(diagonal(2), { maxNodes: Number.NaN })).toThrow(RangeError);
  });
  test('takes lines of more than 32 cells', () => {
    const lines = Array.from({ length: 40 }, (_, i) => [40 - i]);
    const stairs: Puzzle = { rows: lines, columns: lines };
    expect(countSolutions(stairs)).toMatchObject({ count: 1, complete: true });
    expect(countSolutions(diagonal(40), { maxSolutions: 2 }).count).toBe(2);
  });
});

describe('helpfulClues', () => {
  test('finds for the switching component each of the four cells with both values', () => {
    const clues = helpfulClues(diagonal(2));
    expect(clues.map(({ row, column, value }) => [row, column, value])).toEqual(
      [0, 1, 2, 3].flatMap((at) => [0, 1].map((value) => [at >> 1, at & 1, value])),
    );
    const image = imageFromText(['#.', '.#']);
    expect(helpfulClues(diagonal(2), { image }).map(({ value }) => value)).toEqual([1, 0, 0, 1]);
  });
  test('gives exactly the clues after which SimpleSolver solves, from where FourSolver stopped', () => {
    fc.assert(
      fc.property(arbitrary.image(6, 6), (image) => {
        const puzzle = puzzleOf(image);
        const { grid } = solveFour(puzzle);
        const clues = helpfulClues(puzzle, { image });
        for (let at = 0; at < grid.cells.length; at++) {
          if (grid.cells[at] !== UNKNOWN) continue;
          const given = grid.cells.with(at, image.cells[at] ?? 0);
          const { status, sweeps } = solveSimple({ ...puzzle, clues: given });
          const found = clues.find(({ row, column }) => row * image.width + column === at);
          expect(found !== undefined).toBe(status === 'solved');
          if (found) expect(adheres(found.solution, puzzle)).toBe(true);
          if (found) expect(found.sweeps).toBe(sweeps);
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });
  test('has nothing to give when the puzzle is solved or has no solution', () => {
    expect(helpfulClues(puzzleOf(imageFromText(['##', '##'])))).toEqual([]);
    expect(helpfulClues({ rows: [[2], []], columns: [[1], []] })).toEqual([]);
  });
});
