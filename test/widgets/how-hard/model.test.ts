import { describe, expect, test } from 'vitest';
import { hardness } from '../../../src/engine/inference/weakest.ts';
import { howHard } from '../../../src/experiments/howHard.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import * as model from '../../../src/widgets/how-hard/model.ts';
import { mapPicture } from '../../../src/widgets/how-hard/picture.ts';
import { toMarkup } from '../../../src/svg/svgTree.ts';

const stored: model.Run = { ...storedRun('how-hard'), whose: 'stored run' };
const columns = model.columnsShown(stored, []);

describe('how hard', () => {
  test('has a column for each size, one of the reader in the place of a stored one', () => {
    expect(columns.map(({ side }) => side)).toEqual(stored.spec.sides);
    const spec = model.specOf({ ...model.hardSettings.defaults, side: 10, boards: 3 });
    const own: model.Run = { spec, tally: howHard.emptyTally(spec), whose: 'your run' };
    const shown = model.columnsShown(stored, [own]);
    expect(shown.map(({ side }) => side)).toEqual(stored.spec.sides);
    expect(shown.find(({ side }) => side === 10)?.run).toBe(own);
    const other = { ...own, spec: { ...spec, sides: [7] } };
    expect(model.columnsShown(null, [other]).map(({ side }) => side)).toEqual([7]);
  });

  test('finds the place nearest to a size and a percentage', () => {
    expect(model.placeNear(columns, { placeSide: 14, placeAt: 41 })).toEqual({ column: 4, row: 7 });
    expect(model.placeNear(columns, { placeSide: 30, placeAt: 100 })).toEqual({
      column: 7,
      row: 18,
    });
  });

  test('says of each place as many boards as it has', () => {
    for (const { places } of columns)
      for (const place of places) {
        const numbers = [
          ...model
            .placeText(place)
            .split(': ')[1]!
            .matchAll(/(\d+)[,.]/g),
        ];
        const sum = numbers.reduce((all, [, count]) => all + Number(count), 0);
        expect([place.side, place.percentage, sum]).toEqual([
          place.side,
          place.percentage,
          place.boards,
        ]);
      }
  });

  test('tells where boards with one solution begin, and where sweeps are enough', () => {
    for (const column of columns) {
      const { severalTo, sweepsFrom, hardest, beyond } = model.storyOf(column);
      const at = (percentage: number | null) =>
        column.places.find((place) => place.percentage === percentage)!;
      expect(at(severalTo).counts[hardness.indexOf('several')]! * 2).toBeGreaterThanOrEqual(500);
      expect(at(sweepsFrom).counts[0]! * 2).toBeGreaterThanOrEqual(500);
      for (const place of column.places)
        expect(place.counts.slice(1, 5).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(beyond);
      expect(hardest.side).toBe(column.side);
    }
  });

  test('draws bars that fill their places', () => {
    const markup = toMarkup(mapPicture(columns, { column: 0, row: 0 }));
    const lengths = [...markup.matchAll(/h([\d.]+)v/g)].map(([, length]) => Number(length));
    const places = columns.flatMap((column) => column.places).length;
    const sum = lengths.reduce((all, length) => all + length, 0);
    expect(sum / places).toBeCloseTo(94, 1);
  });
});
