// The pairs of smallPairs.ts against probeSets.ts, which runs SimpleSolver on each assignment and counts what it fixes.
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { SetFuture } from '../../../src/engine/probe/probeEvents.ts';
import { unknownCells } from '../../../src/engine/probe/probe.ts';
import { usefulnessOf } from '../../../src/engine/probe/probeCategory.ts';
import { probeSet } from '../../../src/engine/probe/probeSets.ts';
import {
  createSmallPairs,
  PAIR_CATEGORIES,
  pairCategory,
  pairFutures,
} from '../../../src/engine/census/smallPairs.ts';
import { createSmallProbe, PROBED_SIMPLE } from '../../../src/engine/census/smallProbe.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';

/** All pairs of a puzzle, one run of SimpleSolver for each future. */
function slowly(height: number, width: number, image: number): Uint16Array {
  const counts = new Uint16Array(PAIR_CATEGORIES);
  const puzzle = puzzleOf(imageFromIndex(height, width, image));
  const start = solveSimple(puzzle).grid;
  const open = unknownCells(start);
  const fixedIn = ({ grid: { cells } }: SetFuture): number =>
    open.filter((cell) => cells[cell] !== UNKNOWN).length;
  for (const [at, first] of open.entries())
    for (const second of open.slice(at + 1)) {
      const { futures } = probeSet(puzzle, start, [first, second]);
      const of = (one: number, two: number): number => {
        const future = futures.find(({ values }) => values[0] === one && values[1] === two)!;
        return usefulnessOf(future.status, fixedIn(future) > 2);
      };
      counts[pairCategory(of(1, 1), of(1, 0), of(0, 1), of(0, 0))]!++;
    }
  return counts;
}

describe('all pairs of a picture', () => {
  test.each([
    [3, 4, 1, 0],
    [4, 4, 211, 5],
    [5, 4, 4793, 11],
    [5, 5, 150_001, 7],
    [5, 6, 6_400_007, 1],
  ])('of %i by %i have the categories that SimpleSolver gives', (height, width, step, from) => {
    const prober = createSmallProbe(height, width);
    const pairs = createSmallPairs(prober);
    let compared = 0;
    for (let image = from; image < 2 ** (height * width) && compared < 60; image += step) {
      if (prober.probe(image) === PROBED_SIMPLE) continue;
      pairs.run();
      expect(pairs.counts, `image ${image}`).toEqual(slowly(height, width, image));
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('a category is read as it is written, the better of the mixed futures first', () => {
    expect(pairCategory(3, 0, 2, 1)).toBe(64 * 3 + 16 * 2 + 1);
    expect(pairFutures(pairCategory(3, 0, 2, 1))).toEqual([3, 2, 0, 1]);
  });
});
