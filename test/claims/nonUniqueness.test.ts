// Classes of non-uniqueness: against the solutions of every puzzle of a small size, and what is stored adds up.
import { describe, expect, test } from 'vitest';
import { exchangesOf, nonUniqueness } from '../../src/claims/000/nonUniqueness.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { createSwitchingFinder } from '../../src/engine/sweep/switchingComponents.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { stored } from '../../src/stored/fromFile.ts';

const codeOf = (side: number, index: number): string =>
  encodePuzzle(puzzleOf(imageFromIndex(side, side, index)));

describe('the smallest exchanges', () => {
  const { four, five } = verdictOf(nonUniqueness, stored).ours;

  test('are found for each picture with several solutions; of two rows and two columns, where it has a switching component', () => {
    const counts = new Map<string, number>();
    const finder = createSwitchingFinder(4, 4);
    let switching = 0;
    for (let index = 0; index < 2 ** 16; index++) {
      const code = codeOf(4, index);
      counts.set(code, (counts.get(code) ?? 0) + 1);
      if (finder.has(imageFromIndex(4, 4, index).cells)) switching++;
    }
    const several = [...counts.values()].filter((count) => count > 1);
    const found = exchangesOf(4);
    expect(found).toEqual(four);
    expect(found.images).toBe(several.reduce((sum, count) => sum + count, 0));
    expect(found.kinds[0]).toMatchObject({ fewer: 2, more: 2, images: switching, cells: [4, 4] });
  });

  test('of five by five are those of all pictures without a single solution, each with two solutions that show it', () => {
    expect(five.images).toBe(2 ** 25 - 25_309_575);
    for (const [side, { kinds }] of [
      [4, four],
      [5, five],
    ] as const)
      for (const { fewer, more, cells, example } of kinds) {
        const [one, other] = example.map((index) => imageFromIndex(side, side, index));
        expect(codeOf(side, example[0])).toBe(codeOf(side, example[1]));
        const apart = Array.from(one!.cells.keys()).filter(
          (cell) => one!.cells[cell] !== other!.cells[cell],
        );
        const rows = new Set(apart.map((cell) => Math.floor(cell / side))).size;
        const columns = new Set(apart.map((cell) => cell % side)).size;
        expect([rows, columns].toSorted((a, b) => a - b)).toEqual([fewer, more]);
        expect(apart.length).toBeGreaterThanOrEqual(cells[0]);
        expect(apart.length).toBeLessThanOrEqual(cells[1]);
      }
  });
});
