// The weakest method that solves a board, against each method by itself and against all solutions.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createReacher } from '../../../src/engine/inference/reach.ts';
import {
  createWeakest,
  hardness,
  weakestOfInPieces,
} from '../../../src/engine/inference/weakest.ts';
import type { Hardness } from '../../../src/engine/inference/weakest.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { boardOf } from '../../../src/experiments/density.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { shelf } from '../../../src/puzzles/shelf.ts';

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

describe('weakestOfInPieces', () => {
  test('says of a puzzle what createWeakest says of its picture', () => {
    const found = new Set<Hardness>();
    const weakest = createWeakest(5, 5);
    for (let number = 0; number < 2 ** 25; number += 48_611) {
      const image = imageFromIndex(5, 5, number);
      const kind = allPieces(weakest(image.cells));
      expect([number, allPieces(weakestOfInPieces(puzzleOf(image)))]).toEqual([number, kind]);
      expect(allPieces(weakestOfInPieces(puzzleOf(image), undefined, image))).toBe(kind);
      found.add(kind);
    }
    expect(found.size).toBeGreaterThan(2);
  });

  test('says nothing of a puzzle without a solution, and of one whose solutions cannot be counted', () => {
    expect(allPieces(weakestOfInPieces({ rows: [[2], []], columns: [[1], [1]] }))).toBe('sweeps');
    expect(allPieces(weakestOfInPieces({ rows: [[2], [1]], columns: [[1], [1]] }))).toBeNull();
    const { rows, columns } = galleryDescriptions('owl');
    expect(allPieces(weakestOfInPieces({ rows, columns }))).toBe('sat');
    expect(allPieces(weakestOfInPieces({ rows, columns }, 1))).toBeNull();
  });

  test.each(shelf.map(({ id }) => id))('of %s it is the method that its shelf says', (id) => {
    const { grade } = shelf.find((one) => one.id === id)!;
    const names = {
      sweeps: 'sweeps',
      pairs: 'four',
      chains: 'two-sat',
      probing: 'repeated',
      search: 'sat',
    };
    expect(allPieces(weakestOfInPieces(galleryDescriptions(id)))).toBe(names[grade.method]);
  });
});
