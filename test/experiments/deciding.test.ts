import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { countSolutionsInPieces } from '../../src/engine/solve/search.ts';
import { deciding } from '../../src/experiments/deciding.ts';
import { peakInterval, peakOf, pointsOf } from '../../src/experiments/decidingPoints.ts';
import { boardOf } from '../../src/experiments/density.ts';

const spec = {
  height: 9,
  width: 9,
  model: 'exact' as const,
  percentages: [30, 45, 60],
  boards: 40,
  seed: 4,
};

describe('deciding', () => {
  const tally = deciding.emptyTally(spec);
  deciding.begin(spec)(0, deciding.units(spec), tally);

  test('tells the boards that have one solution, as counting them does', () => {
    const slow = spec.percentages.flatMap((_, at) =>
      Array.from({ length: spec.boards }, (_unused, index) => {
        const search = countSolutionsInPieces(puzzleOf(boardOf(spec, at, index)), {
          maxSolutions: 2,
        });
        const { count } = allPieces(search);
        return count === 1 ? 1 : 0;
      }).map((one, index) => [index * spec.percentages.length + at, one] as const),
    );
    for (const [unit, one] of slow) expect(tally.one[unit]).toBe(one);
    expect(slow.some(([, one]) => one === 1) && slow.some(([, one]) => one === 0)).toBe(true);
  });

  test('has a point for each percentage, with its mean, median and greatest', () => {
    const made = deciding.emptyTally(spec);
    [4, 0, 8].forEach((conflicts, board) => {
      made.done[board * 3 + 1] = 1;
      made.conflicts[board * 3 + 1] = conflicts;
    });
    const [point, ...others] = pointsOf(spec, made);
    expect(others).toEqual([]);
    expect(point).toMatchObject({ at: 45, boards: 3, one: 0, mean: 4, median: 4, most: 8 });
    expect(point!.error).toBeCloseTo((1.96 * 4) / Math.sqrt(3), 12);
  });

  test('finds the peak, and where it may be by the boards drawn', () => {
    const made = deciding.emptyTally(spec);
    made.done.fill(1);
    // without doubt at 45, but for chance at 60
    for (let board = 0; board < spec.boards; board++) {
      made.conflicts[board * 3 + 1] = 100;
      made.conflicts[board * 3 + 2] = board === 0 ? 3500 : 0;
    }
    expect(peakOf(pointsOf(spec, made))?.at).toBe(45);
    expect(peakInterval(spec, made)).toEqual({ low: 45, high: 60 });
    made.conflicts[2] = 0;
    expect(peakInterval(spec, made)).toEqual({ low: 45, high: 45 });
  });

  test('refuses sizes that would take for ever', () => {
    expect(() => deciding.check({ ...spec, height: 41 })).toThrow(RangeError);
    expect(() => deciding.check({ ...spec, percentages: [101] })).toThrow(RangeError);
  });
});
