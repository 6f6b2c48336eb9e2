/** What clues leave open: solutions counted by solving, against a count of all pictures with the same clues. */
import { expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { leastOpenBits } from '../../src/engine/inference/countingBound.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { bitsOf } from '../../src/facts/openBits.ts';
import type { Grid } from '../../src/engine/board/cell.ts';

const drawn = { side: 4, percentage: 42, boards: 60, most: 100, seed: 5 } as const;
const { side, percentage, boards, seed } = drawn;

const keyOf = (image: Grid): string => {
  const { rows, columns } = puzzleOf(image);
  return JSON.stringify([rows, columns]);
};

/** How many pictures have the clues of each board that is drawn. */
const solutions = (() => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 2 ** (side * side); index++) {
    const key = keyOf(imageFromIndex(side, side, index));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const spec = {
    height: side,
    width: side,
    model: 'independent',
    percentages: [percentage],
    boards,
    seed,
  } as const;
  return Array.from(
    { length: boards },
    (_, index) => counts.get(keyOf(boardOf(spec, 0, index))) ?? 0,
  );
})();

const meanBits = (counts: readonly number[]): number =>
  counts.reduce((sum, one) => sum + Math.log2(one), 0) / counts.length;

test('the mean of its bits is that of all pictures with the same clues, inside its interval and above the bound', () => {
  const { found, bound, more, boards: told } = bitsOf(drawn);
  const [value, low, high] = [...found.matchAll(/\d+\.\d/g)].map(Number) as [
    number,
    number,
    number,
  ];
  expect([more, told]).toEqual([0, boards]);
  expect(new Set(solutions).size).toBeGreaterThan(2);
  expect(value).toBeCloseTo(meanBits(solutions), 1);
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  expect(Number(bound.replace('−', '-'))).toBeCloseTo(
    side ** 2 * leastOpenBits(side, side, percentage / 100),
    1,
  );
  expect(Number(bound.replace('−', '-'))).toBeLessThanOrEqual(meanBits(solutions));
});

test('boards with more solutions than are counted are told, and count as having so many', () => {
  const most = 2;
  const { found, more } = bitsOf({ ...drawn, most });
  expect(more).toBe(solutions.filter((one) => one > most).length);
  expect(more).toBeGreaterThan(0);
  expect(Number(found.split(' ')[0])).toBeCloseTo(
    meanBits(solutions.map((one) => Math.min(one, most))),
    1,
  );
});
