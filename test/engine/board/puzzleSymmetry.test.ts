import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { puzzleSymmetries, symmetryWords } from '../../../src/engine/board/puzzleSymmetry.ts';
import { symmetries } from '../../../src/engine/board/symmetry.ts';
import { grids } from '../../formats/arbitraries.ts';

test('the images of a puzzle are the puzzles of the images, cells that are given included', () => {
  fc.assert(
    fc.property(grids([0, 1], 7), fc.boolean(), (image, isGiven) => {
      const withGiven = (one: typeof image) => ({
        ...puzzleOf(one),
        ...(isGiven && { clues: one.cells }),
      });
      const images = puzzleSymmetries(withGiven(image));
      expect(images).toEqual(symmetries(image).map(withGiven));
      expect(symmetryWords).toHaveLength(images.length);
    }),
  );
});
