import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { difficultyCount } from '../../src/experiments/difficultyCount.ts';
import type {
  DifficultyCountSpec,
  DifficultyCountTally,
} from '../../src/experiments/difficultyCount.ts';
import { slowDifficulty } from './slow.ts';

function count(spec: DifficultyCountSpec, from: number, to: number): DifficultyCountTally {
  difficultyCount.check(spec);
  const tally = difficultyCount.emptyTally(spec);
  difficultyCount.begin(spec)(from, to, tally);
  return tally;
}

/** The same by the recorded solver. */
function slowCount(spec: DifficultyCountSpec, from: number, to: number): DifficultyCountTally {
  const tally = difficultyCount.emptyTally(spec);
  const found: [number, number][] = [];
  for (let image = from; image < to; image++) {
    const difficulty = slowDifficulty(imageFromIndex(spec.height, spec.width, image), spec.first);
    if (difficulty === null) tally.notSimple++;
    else {
      tally.simple[difficulty] = (tally.simple[difficulty] as number) + 1;
      found.push([difficulty, image]);
    }
  }
  const most = Math.max(0, ...found.map(([difficulty]) => difficulty));
  tally.hardest.difficulty = most;
  tally.hardest.images = found
    .filter(([difficulty]) => difficulty === most)
    .map(([, image]) => image)
    .slice(0, 16);
  return tally;
}

const check = (height: number, width: number): void =>
  difficultyCount.check({ height, width, first: 'H' });

describe('difficultyCount', () => {
  test('counts every image of small sizes as the recorded solver does, rows first or columns first', () => {
    for (const [height, width] of [
      [1, 1],
      [1, 6],
      [6, 1],
      [2, 3],
      [3, 4],
    ] as const)
      for (const first of ['H', 'V'] as const) {
        const spec = { height, width, first };
        const units = difficultyCount.units(spec);
        expect(count(spec, 0, units)).toEqual(slowCount(spec, 0, units));
      }
  });

  test('counts slices of 4x4, 5x5 and 6x4 as the recorded solver does', () => {
    const slices: [number, number, number][] = [
      [4, 4, 30_000],
      [5, 5, 21_000_000],
      [6, 4, 9_000_000],
    ];
    for (const [height, width, from] of slices) {
      const spec = { height, width, first: 'H' } as const;
      expect(count(spec, from, from + 2000)).toEqual(slowCount(spec, from, from + 2000));
    }
  });

  test('finds the 51,234 simple images of 4x4 (001 Table 3)', () => {
    const { simple, notSimple } = count({ height: 4, width: 4, first: 'H' }, 0, 65_536);
    expect(simple.reduce((sum, images) => sum + images, 0)).toBe(51_234);
    expect(notSimple).toBe(14_302);
  });

  test('is the same columns first as rows first over all images, because transposing is a bijection', () => {
    const h = count({ height: 4, width: 4, first: 'H' }, 0, 65_536);
    const v = count({ height: 4, width: 4, first: 'V' }, 0, 65_536);
    expect(Array.from(v.simple)).toEqual(Array.from(h.simple));
  });

  test('refuses sizes that are too large to count', () => {
    expect(() => check(7, 2)).toThrow('height must be a whole number from 1 to 6: 7');
    expect(() => check(6, 5)).toThrow('number of cells must be a whole number from 1 to 25: 30');
    expect(() => difficultyCount.check({ height: 4, width: 4, first: 'D' as 'H' })).toThrow(
      'first sweep must be H or V: D',
    );
  });
});
