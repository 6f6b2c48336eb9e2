// Mirrored strips: the difficulty of every size up to 61, and that each strip is the mirror image of the one above it.
import { describe, expect, test } from 'vitest';
import { frontMoves, heightens, widens } from '../../../src/claims/000/mirroredStep.ts';
import { lemmaOn, longerClue, longerRow, stretchPlaces } from '../../../src/claims/000/rowLemma.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { formatGrid } from '../../../src/engine/board/image.ts';
import {
  hasMirrored,
  mirroredDifficulty,
  mirroredPicture,
} from '../../../src/engine/make/mirroredStrips.ts';
import { denseDifficulty, hasDense } from '../../../src/engine/make/stripPicture.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

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

describe('the lemma on longer rows', () => {
  test('holds for every row of up to six cells, every clue and every place with the property', () => {
    for (const length of [2, 3, 4, 5, 6]) {
      const holds = [...lemmaOn(length)];
      expect(holds.length > 0).toBe(length > 2);
      expect(holds.every(Boolean)).toBe(true);
    }
  });

  test('does not hold at places without the property', () => {
    const row = Uint8Array.of(2, 2, 2); // ??? with 2: the middle cell is known
    const place = { at: 0, letter: 0 };
    expect(stretchPlaces(row, [2])).toEqual([]);
    expect(longerClue([2], place)).toEqual([1, 2]);
    expect(settle(longerRow(row, place), [1, 2])).toEqual(Uint8Array.of(2, 2, 2, 1, 2));
    expect(longerRow(settle(row, [2])!, place)).toEqual(Uint8Array.of(2, 1, 2, 1, 2));
  });
});

describe('the step of the induction', () => {
  test('holds for an odd and an even number of strips and of columns', () => {
    for (const [m, n] of [
      [20, 17],
      [23, 18],
    ] as const)
      expect([widens(m, n), heightens(m, n), frontMoves(m, n)], `${m} x ${n}`).toEqual([
        true,
        true,
        true,
      ]);
  });

  test('is not shown by boards that are too small: the front meets the ends', () => {
    expect(widens(20, 13)).toBe(false);
    expect(heightens(11, 18)).toBe(false);
  });
});

test('mirrored strips turned by a quarter take one sweep more: 60 x 59 takes 2,281', () => {
  const { status, sweeps } = solveSimple(puzzleOf(mirroredPicture(59, 60)), 'V');
  expect([status, sweeps]).toEqual(['solved', 2281]);
});
