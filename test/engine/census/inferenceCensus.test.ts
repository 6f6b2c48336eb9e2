import { describe, expect, test } from 'vitest';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  bitUnit,
  createInferenceCensus,
  noInferenceCounts,
} from '../../../src/engine/census/inferenceCensus.ts';
import type { InferenceCounts } from '../../../src/engine/census/inferenceCensus.ts';
import { infer } from '../../../src/engine/inference/inference.ts';

function counted(height: number, width: number): InferenceCounts {
  const census = createInferenceCensus(height, width);
  const counts = noInferenceCounts(height * width);
  for (let tuple = 0; tuple < census.tuples; tuple++) census.count(tuple, counts);
  return counts;
}

/** The same by asking the solver for every image. */
function asked(height: number, width: number): InferenceCounts {
  const cells = height * width;
  const counts = noInferenceCounts(cells);
  const puzzles = new Map<string, { images: number; filled: number }>();
  for (let index = 0; index < 2 ** cells; index++) {
    const image = imageFromIndex(height, width, index);
    const filled = image.cells.filter((cell) => cell === FILLED).length;
    const puzzle = puzzleOf(image);
    const key = JSON.stringify(puzzle);
    const known = puzzles.get(key) ?? { images: 0, filled };
    puzzles.set(key, { images: known.images + 1, filled });
    const { inferable } = infer(puzzle);
    const inFilled = inferable.cells.filter((cell) => cell === FILLED).length;
    const all = inferable.cells.filter((cell) => cell !== UNKNOWN).length;
    const add = (name: keyof InferenceCounts, count: number): void => {
      counts[name][filled] = (counts[name][filled] as number) + count;
    };
    add('images', 1);
    add('filled', inFilled);
    add('inferable', all);
    if (all === cells) add('all', 1);
    if (all === 0) add('none', 1);
    if (inFilled === 0) add('noneFilled', 1);
  }
  for (const { images, filled } of puzzles.values()) {
    counts.puzzles[filled] = (counts.puzzles[filled] as number) + 1;
    counts.bits[filled] =
      (counts.bits[filled] as number) + images * Math.round(bitUnit * Math.log2(images));
  }
  return counts;
}

describe('createInferenceCensus', () => {
  test.each([
    [1, 1],
    [1, 4],
    [4, 1],
    [2, 3],
    [3, 3],
    [2, 4],
    [4, 2],
  ])('counts what the solver infers of all images of %i x %i', (height, width) => {
    expect(counted(height, width)).toEqual(asked(height, width));
  });

  test('counts 4 x 3 as 3 x 4, and 3 x 6 as 6 x 3', () => {
    expect(counted(4, 3)).toEqual(counted(3, 4));
    expect(counted(6, 3)).toEqual(counted(3, 6));
  });

  test('finds the 52,362 images of 4 x 4 that are the only solution of their puzzle', () => {
    const counts = counted(4, 4);
    const sum = (name: keyof InferenceCounts): number =>
      counts[name].reduce((total, count) => total + count, 0);
    expect(sum('images')).toBe(65_536);
    expect(sum('all')).toBe(52_362);
    expect(sum('none')).toBeLessThan(sum('noneFilled'));
  });

  test('says which size it does not do', () => {
    expect(() => createInferenceCensus(7, 2)).toThrow('sides must be 1 to 6: 7x2');
  });
});
