import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import {
  componentCells,
  createSwitchingFinder,
  switched,
  switchingComponents,
} from '../../../src/engine/sweep/switchingComponents.ts';
import type { SwitchingComponent } from '../../../src/engine/sweep/switchingComponents.ts';

/** Every choice of two rows and two columns, exchanged, and the descriptions written anew. */
function bruteForce(image: Grid): SwitchingComponent[] {
  const { height, width } = image;
  const puzzle = puzzleOf(image);
  const found: SwitchingComponent[] = [];
  for (let top = 0; top < height; top++)
    for (let bottom = top + 1; bottom < height; bottom++)
      for (let left = 0; left < width; left++)
        for (let right = left + 1; right < width; right++) {
          const component: SwitchingComponent = { rows: [top, bottom], columns: [left, right] };
          const [a = 0, b = 0, c = 0, d = 0] = componentCells(component, width).map(
            (cell) => image.cells[cell],
          );
          const crosswise = a === d && b === c && a !== b;
          if (crosswise && adheres(switched(image, component), puzzle)) found.push(component);
        }
  return found;
}

const images = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([height, width]) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), {
        minLength: height * width,
        maxLength: height * width,
      })
      .map((values): Grid => ({
        height,
        width,
        cells: Uint8Array.from(values, (value) => (value === 0 ? 1 : 0)),
      })),
  );

describe('switchingComponents', () => {
  test('finds the one of 000, Figure 7: two rows and two columns that each say 1', () => {
    const image = imageFromText(['#.', '.#']);
    expect(switchingComponents(image)).toEqual([{ rows: [0, 1], columns: [0, 1] }]);
    expect(solve(puzzleOf(image), { most: 100 }).solutions.length).toBe(2);
  });

  test('needs every description to stay the same, not only the four cells', () => {
    // exchanged, the first row would say 1 1 instead of 2
    expect(switchingComponents(imageFromText(['##..', '...#']))).toEqual([]);
  });

  test('finds what brute force finds in every image of 3 x 4', () => {
    const finder = createSwitchingFinder(3, 4);
    let withOne = 0;
    for (let index = 0; index < 1 << 12; index++) {
      const image = imageFromIndex(3, 4, index);
      const found = finder.find(image.cells);
      expect(found).toEqual(bruteForce(image));
      expect(finder.has(image.cells)).toBe(found.length > 0);
      if (found.length > 0) withOne++;
    }
    expect(withOne).toBeGreaterThan(0);
  });

  test('finds what brute force finds in any image, and exchanging gives another solution', () => {
    fc.assert(
      fc.property(images, (image) => {
        const found = switchingComponents(image);
        expect(found).toEqual(bruteForce(image));
        const [first] = found;
        if (first === undefined) return;
        const other = switched(image, first);
        expect(adheres(other, puzzleOf(image))).toBe(true);
        expect(other.cells).not.toEqual(image.cells);
        // and back
        expect(switched(other, first).cells).toEqual(image.cells);
        expect(switchingComponents(other)).toContainEqual(first);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('finds one in each image of two filled cells in different rows and columns, as 000 says', () => {
    const finder = createSwitchingFinder(6, 6);
    let apart = 0;
    for (let one = 0; one < 36; one++)
      for (let other = one + 1; other < 36; other++) {
        const cells = new Uint8Array(36);
        cells[one] = FILLED;
        cells[other] = FILLED;
        const inOneLine = one % 6 === other % 6 || Math.floor(one / 6) === Math.floor(other / 6);
        expect(finder.has(cells)).toBe(!inOneLine);
        if (!inOneLine) apart++;
      }
    expect(apart).toBe(450);
  });

  test('gives at most as many as asked for', () => {
    const image = imageFromText(['#..', '.#.', '..#']);
    expect(switchingComponents(image)).toHaveLength(3);
    expect(switchingComponents(image, 2)).toHaveLength(2);
    expect(switchingComponents(image, 0)).toHaveLength(0);
  });

  test('refuses unknown cells, and components beyond the image', () => {
    expect(() => switchingComponents(imageFromText(['#?']))).toThrow(RangeError);
    expect(() => switched(imageFromText(['#.', '.#']), { rows: [0, 2], columns: [0, 1] })).toThrow(
      'component reaches row 3 and column 2 of 2 x 2',
    );
    expect(() => createSwitchingFinder(0, 3)).toThrow(RangeError);
  });
});
