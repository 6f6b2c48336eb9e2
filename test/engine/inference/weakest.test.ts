// The weakest method that solves a board, against each method by itself and against all solutions.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createReacher } from '../../../src/engine/inference/reach.ts';
import { createWeakest, hardness } from '../../../src/engine/inference/weakest.ts';
import type { Hardness } from '../../../src/engine/inference/weakest.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { boardOf } from '../../../src/experiments/density.ts';

type Image = ReturnType<typeof imageFromIndex>;

/** Slowly: all that each method knows, and how many solutions there are. */
function slowly(image: Image): Hardness {
  const puzzle = puzzleOf(image);
  if (solve(puzzle).status !== 'one') return 'several';
  const { known } = allPieces(createReacher(image.height, image.width).quickInPieces(puzzle))!;
  return (
    (['sweeps', 'four', 'two-sat', 'repeated'] as const).find(
      (method) => !known[method].cells.includes(UNKNOWN),
    ) ?? 'sat'
  );
}

describe('createWeakest', () => {
  test.each([
    [3, 3, 1],
    [4, 4, 97],
    [5, 5, 48_611],
  ])(
    'is what all methods and all solutions say, %i x %i, every %ith image',
    (height, width, step) => {
      const weakest = createWeakest(height, width);
      const found = new Set<Hardness>();
      for (let number = 0; number < 2 ** (height * width); number += step) {
        const image = imageFromIndex(height, width, number);
        const kind = allPieces(weakest(image.cells));
        expect([number, kind]).toEqual([number, slowly(image)]);
        found.add(kind);
      }
      expect(found.size).toBeGreaterThan(1);
    },
  );

  test('is so on random boards, of which some are of each kind but the last but one', () => {
    const found = new Set<Hardness>();
    const of = { height: 10, width: 10, model: 'independent', boards: 1, seed: 2012 } as const;
    const weakest = createWeakest(10, 10);
    for (let index = 0; index < 500; index++) {
      const image = boardOf({ ...of, percentages: [45] }, 0, index);
      const kind = allPieces(weakest(image.cells));
      expect([index, kind]).toEqual([index, slowly(image)]);
      found.add(kind);
    }
    expect(hardness.filter((kind) => !found.has(kind))).toEqual(['sat']);
  });

  test('knows a board that only SAT solves', () => {
    const of = { height: 15, width: 15, model: 'independent', boards: 1, seed: 2012 } as const;
    const image = boardOf({ ...of, percentages: [40] }, 0, 233);
    expect(allPieces(createWeakest(15, 15)(image.cells))).toBe('sat');
    expect(slowly(image)).toBe('sat');
  });
});
