import { describe, expect, test } from 'vitest';
import { sidesOf } from '../../src/experiments/sizeParts.ts';
import { clueSetNumbers, clueSets, imagesIn } from '../../src/experiments/clueSets.ts';
import type { ClueSetTally } from '../../src/experiments/clueSets.ts';
import { sixBySixOf } from '../../src/claims/001/table3All.ts';
import { stored } from '../../src/stored/fromFile.ts';

function run(sizes: readonly string[], cuts: readonly number[] = []): ClueSetTally {
  const spec = { sizes };
  const units = clueSets.units(spec);
  const whole = clueSets.emptyTally(spec);
  const places = [0, ...cuts, units];
  for (const [at, to] of places.slice(1).entries()) {
    const part = clueSets.emptyTally(spec);
    clueSets.begin(spec)(places[at]!, to, part);
    clueSets.merge(whole, part);
  }
  return whole;
}

describe('clueSets', () => {
  test('gives the same however it is cut', () => {
    const sizes = ['2x2', '3x4', '4x3'];
    expect(run(sizes, [5, 100, 400, 401])).toEqual(run(sizes));
  });

  test('counts a size turned on its side alike', () => {
    const tally = run(['3x4', '4x3']);
    expect(tally['3x4']).toEqual(tally['4x3']);
  });

  test('refuses what it does not count', () => {
    for (const sizes of [[], ['3x3', '3x3'], ['7x7'], ['3 by 3']])
      expect(() => clueSets.check({ sizes })).toThrow(RangeError);
  });
});

describe('the stored counts', () => {
  const counted = stored.tally('clue-sets');

  test('have every image once', () => {
    for (const [size, counts] of Object.entries(counted)) {
      const { height, width } = sidesOf(size);
      expect(imagesIn(counts), size).toBe(2 ** (height * width));
    }
  });

  test('have as many clue sets with one solution as the other censuses have images that are the only solution', () => {
    const ranked = stored.tally('ranking 5x5');
    for (const [size, kinds] of Object.entries(ranked)) {
      const counts = counted[size];
      if (counts === undefined) continue;
      const images = Object.values(kinds).reduce((sum, kind) => sum + kind.images, 0);
      expect(clueSetNumbers(counts).unique, size).toBe(images);
    }
  });

  test('have as many clue sets as the census of what can be inferred', () => {
    const { puzzles } = stored.tally('inference-census 5x5');
    const sets = puzzles.reduce((sum, count) => sum + count, 0);
    expect(clueSetNumbers(counted['5x5']!).sets).toBe(sets);
  });

  test('have as many of 6x6 with one solution as the run of all of them by probing', () => {
    // OEIS A242876, as corrected in 2025
    expect(clueSetNumbers(counted['6x6']!).unique).toBe(49_745_060_669);
    const { whole, uniqueRest } = sixBySixOf(stored.tally('probing-levels 6x6'));
    expect(whole.images[0]! + whole.images[1]! + uniqueRest).toBe(49_745_060_669);
  });

  test('are those of a count here', () => {
    const sizes = ['2x2', '2x3', '3x3', '4x4', '2x8'];
    for (const [size, counts] of Object.entries(run(sizes))) expect(counts).toEqual(counted[size]);
  });
});
