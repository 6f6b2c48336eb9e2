// Mirrored strips: the difficulty of every size up to 61, and that each strip is the mirror image of the one above it.
import { describe, expect, test } from 'vitest';
import { frontMoves, linesAreLocal } from '../../../src/claims/000/mirroredStep.ts';
import { formatGrid } from '../../../src/engine/board/image.ts';
import {
  hasMirrored,
  mirroredDifficulty,
  mirroredPicture,
} from '../../../src/engine/make/mirroredStrips.ts';
import { denseDifficulty, hasDense } from '../../../src/engine/make/stripPicture.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';

const sides = Array.from({ length: 61 }, (_, at) => at + 1);
const sizes = sides.flatMap((m) =>
  sides.flatMap((n) => (hasMirrored(m, n) ? [[m, n] as const] : [])),
);

describe('mirrored strips', () => {
  test('are solved in 2S(n − 3) sweeps at every size up to 61', () => {
    expect(sizes).toHaveLength(17 * 26 + 18 * 26);
    for (const [m, n] of sizes) {
      const solver = createFastSimple(m, n);
      solver.setImage(mirroredPicture(m, n).cells);
      solver.run('H');
      expect([solver.unknown, solver.sweeps], `${m} x ${n}`).toEqual([0, mirroredDifficulty(m, n)]);
    }
  }, 120_000);

  test('take longer than dense strips from 17 columns on', () => {
    const both = sizes.filter(([m, n]) => n >= 17 && hasDense(m, n));
    expect(both.length).toBeGreaterThan(100);
    for (const [m, n] of both.filter(([height]) => height >= 20))
      expect(mirroredDifficulty(m, n) - denseDifficulty(m, n)).toBe(2 * n - 32);
  });

  test('repeat every strip as its mirror image, but for the last', () => {
    for (const width of [13, 14]) {
      const rows = formatGrid(mirroredPicture(20, width));
      for (let row = 0; row + 6 < 18; row++)
        expect(rows[row + 3]).toBe([...rows[row]!].toReversed().join(''));
    }
  });

  test('are refused where the formula does not hold', () => {
    for (const [m, n] of [
      [8, 13],
      [5, 14],
      [12, 13],
      [11, 9],
      [11, 8],
    ] as const)
      expect(() => mirroredPicture(m, n), `${m} x ${n}`).toThrow(RangeError);
  });
});

describe('the step of the induction', () => {
  test('holds for an odd and an even number of strips and of columns', () => {
    for (const [m, n] of [
      [20, 17],
      [23, 18],
    ] as const)
      expect([linesAreLocal(m, n), frontMoves(m, n)], `${m} x ${n}`).toEqual([true, true]);
  });

  test('is not shown by boards that are too narrow for a stretch', () => {
    expect(linesAreLocal(20, 10)).toBe(false);
  });
});
