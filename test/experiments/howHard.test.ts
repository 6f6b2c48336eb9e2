import { describe, expect, test } from 'vitest';
import { createWeakest, hardness } from '../../src/engine/inference/weakest.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { boardsAtPlace, boardsOfSide, howHard, placesOf } from '../../src/experiments/howHard.ts';
import type { HowHardSpec } from '../../src/experiments/howHard.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

const spec: HowHardSpec = { sides: [5, 8], percentages: [30, 45, 60], boards: 40, seed: 4 };

describe('how hard', () => {
  const tally = howHard.emptyTally(spec);
  howHard.begin(spec)(0, howHard.units(spec), tally);

  test('finds the weakest method of each board of a density run', () => {
    for (const side of spec.sides)
      for (const [at, percentage] of spec.percentages.entries()) {
        const { boards, all } = boardsAtPlace(spec, tally, { side, percentage }, null, 1000);
        expect(all).toBe(spec.boards);
        for (const { index, hardness: kind, image } of boards) {
          expect(image).toEqual(boardOf(boardsOfSide(spec, side), at, index));
          expect(kind).toBe(allPieces(createWeakest(side, side)(image.cells)));
        }
      }
  });

  test('sums up by place, with the boards of each kind', () => {
    const places = placesOf(spec, tally);
    expect(places.map(({ side, percentage }) => [side, percentage])).toEqual([
      [5, 30],
      [5, 45],
      [5, 60],
      [8, 30],
      [8, 45],
      [8, 60],
    ]);
    for (const place of places) {
      expect(place.boards).toBe(spec.boards);
      hardness.forEach((kind, at) =>
        expect(boardsAtPlace(spec, tally, place, kind, 1).all).toBe(place.counts[at]),
      );
    }
  });

  test('of a part of the units says so much of these boards', () => {
    const part = howHard.emptyTally(spec);
    howHard.begin(spec)(0, 8, part);
    expect(placesOf(spec, part).map(({ boards }) => boards)).toEqual([2, 2, 1, 1, 1, 1]);
    expect(boardsAtPlace(spec, part, { side: 8, percentage: 60 }, null, 9).boards).toHaveLength(1);
    expect(() => boardsAtPlace(spec, part, { side: 6, percentage: 60 }, null, 9)).toThrow(
      'the run has no 6x6 at 60 %',
    );
  });

  test.each([
    { sides: [] },
    { sides: [8, 5] },
    { sides: [33] },
    { boards: 0 },
    { boards: 1001 },
    { percentages: [101] },
  ])('refuses %o', (change) => {
    expect(() => howHard.check({ ...spec, ...change })).toThrow(RangeError);
  });

  test('has a stored run whose first boards come out again', () => {
    const { spec: all, tally: stored } = storedRun('how-hard');
    const units = all.sides.length * all.percentages.length;
    const again = howHard.emptyTally(all);
    howHard.begin(all)(0, units, again);
    expect(again.found.slice(0, units)).toEqual(stored.found.slice(0, units));
  });
});
