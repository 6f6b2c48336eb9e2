import { describe, expect, test } from 'vitest';
import { hardness } from '../../../src/engine/inference/weakest.ts';
import { howHard } from '../../../src/experiments/howHard.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import * as model from '../../../src/widgets/how-hard/model.ts';
import { mapPicture } from '../../../src/widgets/how-hard/picture.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const stored: model.Run = { ...storedRun('how-hard'), whose: 'stored run' };
const columns = model.columnsShown(stored, []);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The lengths of all bars. */
const barsIn = (bars: model.Bars, shown = columns): readonly number[] =>
  mapPicture(shown, bars, { column: 0, row: 0 })
    .children.map((node) => toMarkup(node))
    .filter((markup) => markup.includes('hard-bar'))
    .flatMap((markup) => [...markup.matchAll(/h([\d.]+)v/g)].map(([, length]) => Number(length)));

describe('how hard', () => {
  test('has a column for each size, the run of the reader beside the stored one', () => {
    expect(columns.map(({ side }) => side)).toEqual(stored.spec.sides);
    const spec = model.specOf({ ...model.hardSettings.defaults, side: 10, boards: 3 });
    const own: model.Run = { spec, tally: howHard.emptyTally(spec), whose: 'your run' };
    const shown = model.columnsShown(stored, [own]);
    expect(shown.map(({ side }) => side)).toEqual(stored.spec.sides);
    const both = shown.find(({ side }) => side === 10);
    expect([both?.run, both?.own?.run]).toEqual([stored, own]);
    expect(
      model.csvOf(shown).split('\r\n').length - model.csvOf(columns).split('\r\n').length,
    ).toBe(spec.percentages.length);
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
    for (const column of columns)
      for (const [row, place] of column.places.entries()) {
        const numbers = [
          ...model
            .placeText(column, row)
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
    const markup = barsIn(model.barsOf(columns, 'all'));
    const places = columns.flatMap((column) => column.places);
    expect(sum(markup) / places.length).toBeCloseTo(94, 1);
  });

  test('draws the boards of the reader below those of the stored run, on a scale that holds both', () => {
    const spec = model.specOf({ ...model.hardSettings.defaults, side: 10, boards: 4 });
    const tally = howHard.emptyTally(spec);
    tally.found.fill(hardness.indexOf('four') + 1);
    const shown = model.columnsShown(stored, [{ spec, tally, whose: 'your run' }]);
    const bars = model.barsOf(shown, 'hard');
    expect(bars.full).toBe(1);
    expect(Math.max(...barsIn(bars, shown))).toBe(94);
    expect(sum(barsIn(bars, shown)) - sum(barsIn(bars))).toBeCloseTo(94 * 19, 0);
  });

  test('draws hard boards alone on a scale that it tells', () => {
    const bars = model.barsOf(columns, 'hard');
    expect(bars.full).toBe(0.1);
    expect(model.barText(bars)).toBe('A full bar is 10\u00a0% of the boards.');
    const hard = columns
      .flatMap((column) => column.places)
      .map(({ counts, boards }) => counts.slice(1, 5).reduce((a, b) => a + b, 0) / boards);
    for (const share of hard) expect(share).toBeLessThanOrEqual(bars.full);
    expect(sum(barsIn(bars))).toBeCloseTo((94 * sum(hard)) / bars.full, 0);
  });
});
