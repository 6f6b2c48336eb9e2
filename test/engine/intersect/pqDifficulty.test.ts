// (p,q)-difficulty against a plain search: every intersection by listing its configurations, every state, no bounds.
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf, transposePuzzle } from '../../../src/engine/board/puzzle.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { pqDifficulty } from '../../../src/engine/intersect/pqDifficulty.ts';
import { successfulIntersections } from '../../../src/engine/intersect/pqSolver.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';

const image = (index: number): Puzzle => puzzleOf(imageFromIndex(5, 5, index));

/** Level by level through all states, each once. */
function slowly(puzzle: Puzzle, p: number, q: number): number {
  const seen = new Set<string>();
  let level: readonly Grid[] = [solveSimple(puzzle).grid];
  for (let steps = 0; level.length > 0; steps++) {
    if (level.some(({ cells }) => !cells.includes(UNKNOWN))) return steps;
    const next = new Map<string, Grid>();
    for (const grid of level)
      for (const { fixed } of successfulIntersections(grid, puzzle, p, q)) {
        const cells = grid.cells.slice();
        for (const { row, column, value } of fixed) cells[row * grid.width + column] = value;
        const after = solveSimple(puzzle, 'H', { ...grid, cells }).grid;
        const key = after.cells.join('');
        if (!seen.has(key)) next.set(key, after);
        seen.add(key);
      }
    level = [...next.values()];
  }
  return Infinity;
}

/** Pictures of 5 x 5: simple, (2,2)-hard of difficulty 1 and more, each kind beyond FourSolver, and of two solutions. */
const pictures = [0, 201, 84396, 51510, 1189702, 1468869, 2529170, 2889474, 5591689, 0b1000001];

describe('(p,q)-difficulty', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 5],
    [4, 3],
  ])('for (%i,%i) is what a plain search finds', (p, q) => {
    const found = pictures.map((index) => pqDifficulty(image(index), p, q));
    expect(found.map(({ atMost }) => atMost)).toEqual(
      pictures.map((index) => slowly(image(index), p, q)),
    );
    expect(found.every(({ atLeast, atMost }) => atLeast === atMost)).toBe(true);
  });

  test('for (2,2) is that of FourSolver, up to 8', () => {
    const eight = galleryDescriptions('difficulty-8');
    expect(pqDifficulty(eight, 2, 2)).toEqual({ atLeast: 8, atMost: 8 });
    for (let index = 1234; index < 2 ** 25; index += 260_003) {
      const { atMost } = fourDifficulty(image(index));
      expect(pqDifficulty(image(index), 2, 2)).toEqual({ atLeast: atMost, atMost });
    }
  });

  test('turns with the board, and falls with more lines', () => {
    for (const index of pictures) {
      const turned = transposePuzzle(image(index));
      for (const [p, q] of [
        [2, 3],
        [3, 4],
      ] as const) {
        const { atMost } = pqDifficulty(image(index), p, q);
        expect(pqDifficulty(turned, q, p).atMost).toBe(atMost);
        expect(pqDifficulty(image(index), p + 1, q).atMost).toBeLessThanOrEqual(atMost);
      }
    }
  });

  test('with little work has bounds that hold, and a bound from elsewhere helps', () => {
    const puzzle = image(1189702);
    const { atMost: exact } = pqDifficulty(puzzle, 3, 3);
    for (const maxWork of [1, 2000, 20_000, 200_000]) {
      const { atLeast, atMost } = pqDifficulty(puzzle, 3, 3, { maxWork });
      expect(atLeast).toBeLessThanOrEqual(exact);
      expect(atMost).toBeGreaterThanOrEqual(exact);
    }
    expect(pqDifficulty(puzzle, 3, 3, { atMost: exact }).atLeast).toBe(exact);
  });
});
