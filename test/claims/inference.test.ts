/** What 003 says of inference, on all small puzzles: the solver against going through all pictures. */
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { adheres } from '../../src/engine/board/puzzle.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import {
  inferableCells,
  kindOf,
  puzzleOfSmall,
  smallPuzzles,
} from '../../src/claims/003/clueSets.ts';
import { kindsOf, smallSizes } from '../../src/claims/003/definition.ts';
import { expectation } from '../../src/claims/003/procedure.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { mostSmall } from '../../src/facts/inference.ts';
import { stored } from '../../src/stored/fromFile.ts';

/** The first puzzle of a kind among those that the chapter speaks of, by its cells and its height. */
function smallestSize(
  holds: (puzzle: ReturnType<typeof smallPuzzles>[number]) => boolean,
): string | null {
  for (let cells = 1; cells <= mostSmall; cells++)
    for (let height = 1; height * height <= cells; height++)
      if (cells % height === 0 && smallPuzzles(height, cells / height).some(holds))
        return `${height}x${cells / height}`;
  return null;
}

describe('the small puzzles', () => {
  test('are all there are, each with all its solutions', () => {
    for (const [height, width] of [
      [2, 2],
      [2, 3],
      [3, 3],
    ] as const) {
      const all = smallPuzzles(height, width);
      expect(all.reduce((sum, { solutions }) => sum + solutions, 0)).toBe(2 ** (height * width));
      for (const one of all) {
        const puzzle = puzzleOfSmall(height, width, one);
        let [count, filled, empty] = [0, -1, -1];
        for (let index = 0; index < 2 ** (height * width); index++) {
          const image = imageFromIndex(height, width, index);
          if (!adheres(image, puzzle)) continue;
          count++;
          for (const [at, value] of image.cells.entries())
            if (value === FILLED) empty &= ~(1 << at);
            else filled &= ~(1 << at);
        }
        const whole = 2 ** (height * width) - 1;
        expect([one.solutions, one.filled, one.empty]).toEqual([
          count,
          filled & whole,
          empty & whole,
        ]);
      }
    }
    expect(() => smallPuzzles(4, 5)).toThrow(RangeError);
  });

  test('up to 4 x 4 have one solution exactly when every cell is inferable', () => {
    for (const [height, width] of smallSizes) {
      let wrong = 0;
      for (const one of smallPuzzles(height, width)) {
        const { inferable, unique } = infer(puzzleOfSmall(height, width, one));
        let [filled, empty] = [0, 0];
        for (const [at, value] of inferable.cells.entries()) {
          if (value === FILLED) filled |= 1 << at;
          if (value === EMPTY) empty |= 1 << at;
        }
        const agree = filled === one.filled && empty === one.empty;
        const iff = unique === (inferableCells(one) === height * width);
        if (!agree || !iff || unique !== (one.solutions === 1)) wrong++;
      }
      expect([height, width, wrong]).toEqual([height, width, 0]);
    }
  });

  test('are of three kinds of four, with these smallest sizes', () => {
    expect(smallestSize((one) => kindOf(one) === 'one')).toBe('1x1');
    expect(smallestSize((one) => kindOf(one) === 'none')).toBe('2x2');
    expect(smallestSize((one) => kindOf(one) === 'some')).toBe('2x3');
    expect(smallestSize((one) => one.solutions === 1 && inferableCells(one) === 0)).toBeNull();
    expect(kindsOf(4, 4)).toEqual({ one: 52_362, some: 5805, none: 29 });
  });
});

describe('the mean number of filled cells', () => {
  test('is the one of all images, each weighed by its cells', () => {
    const { boards } = verdictOf(expectation, stored).ours;
    for (const { cells, density, mean } of boards) {
      if (cells !== 9) continue;
      let sum = 0;
      for (let index = 0; index < 2 ** cells; index++) {
        const filled = imageFromIndex(3, 3, index).cells.filter((cell) => cell === FILLED).length;
        sum += filled * density ** filled * (1 - density) ** (cells - filled);
      }
      expect(mean).toBeCloseTo(sum, 9);
    }
    expect(boards.filter(({ cells }) => cells === 9)).toHaveLength(4);
  });
});
