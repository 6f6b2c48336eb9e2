import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  densePicture,
  figure2Picture,
  searchedStrips,
  stripPicture,
} from '../../../src/engine/make/stripPicture.ts';
import { mirroredPicture } from '../../../src/engine/make/mirroredStrips.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { smallSizes } from '../../../src/facts/strips.ts';
import * as model from '../../../src/widgets/difficulty-share/model.ts';

const pictures = {
  searched: (height: number, width: number) => stripPicture(searchedStrips, height, width),
  dense: densePicture,
  figure2: figure2Picture,
  mirrored: mirroredPicture,
};
const usual = model.shareSettings.defaults;
const small = [
  { height: 3, width: 4, difficulty: 6 },
  { height: 4, width: 3, difficulty: 7 },
];
const known = { counted: small, records: [{ height: 7, width: 7, difficulty: 35 }] };
const shown = model.shownOf(known, usual);
const built = shown.points.filter(({ series }) => series !== 'all' && series !== 'records');

describe('the points', () => {
  test('are of both families and of the small sizes, small boards first, and no family beyond the side', () => {
    expect(new Set(shown.points.map(({ series }) => series)).size).toBe(6);
    const cells = shown.points.map(({ height, width }) => height * width);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
    const few = model.shownOf(known, { ...usual, most: 20 });
    expect(few.points.every(({ height, width }) => Math.max(height, width) <= 20)).toBe(true);
    expect(few.points.length).toBeLessThan(shown.points.length);
  });

  test('have the difficulty that sweeps need', () => {
    for (const { series, height, width, difficulty } of built.filter((one) => one.height <= 26)) {
      const picture = pictures[series as keyof typeof pictures](height, width);
      expect(solveSimple(puzzleOf(picture))).toMatchObject({
        status: 'solved',
        sweeps: difficulty,
      });
    }
  });

  test('have the shape that is asked for', () => {
    const wide = model.shownOf(known, { ...usual, shape: 'wide' }).points;
    const large = wide.filter(({ height }) => height >= 20);
    expect(large.length).toBeGreaterThan(3);
    for (const { height, width } of large) expect(width / height).toBeCloseTo(2, 0);
    for (const { height, width } of built.filter((one) => one.height >= 20))
      expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
  });

  test('of one place are one to the pointer, and every one is told', () => {
    const points = model.chartPoints(shown);
    expect(points[0]?.text).toBe(
      '3\u00a0×\u00a04, the hardest of all pictures: 6 sweeps for 12 cells, 50.0\u00a0%; 4\u00a0×\u00a03, the hardest of all pictures: 7 sweeps for 12 cells, 58.3\u00a0%.',
    );
    expect(points[0]?.others).toEqual([7 / 12]);
    expect(points.flatMap(({ y, others = [] }) => [y, ...others])).toHaveLength(
      shown.points.length,
    );
    const places = points.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test('the sentence counts the built puzzles beyond one half and names the best', () => {
  expect(model.halfText(shown)).toBe(
    'More sweeps than half of the cells: 18 of 18 puzzles (mirrored strips), 9 of 9 puzzles (dense strips), 6 of 6 puzzles (dense strips with searched ends) and none of 7 puzzles (after Batenburg and Kosters, Figure 2). Of the built puzzles drawn here the greatest share is 64.3\u00a0%, of 59\u00a0×\u00a059.',
  );
  expect(model.halfText({ ...shown, points: shown.points.slice(0, 2) })).toMatch(/^No built/);
});

test('the small sizes are those counted in full, 6 x 6 by the stored run', () => {
  const sizes = smallSizes();
  expect(sizes).toContainEqual({ height: 6, width: 6, difficulty: 26 });
  expect(sizes).toContainEqual({ height: 5, width: 5, difficulty: 17 });
});
