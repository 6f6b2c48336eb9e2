// Strips that are solved a cell at a time: the difficulty of every size up to 60, and how the sweeps go through them.
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { formatGrid } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import {
  denseDifficulty,
  densePicture,
  figure2Picture,
  hasDense,
  hasFigure2,
  hasSearched,
  searchedDifficulty,
  searchedStrips,
  stripPicture,
} from '../../../src/engine/make/stripPicture.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';

/** Sweeps that solve the puzzle of a picture, rows first; null when they do not. */
function sweeps({ height, width, cells }: Grid): number | null {
  const solver = createFastSimple(height, width);
  solver.setImage(cells);
  solver.run('H');
  return solver.unknown === 0 ? solver.sweeps : null;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const sizes = (has: (m: number, n: number) => boolean): readonly (readonly [number, number])[] =>
  range(1, 61).flatMap((m) => range(1, 61).flatMap((n) => (has(m, n) ? [[m, n] as const] : [])));

describe('the construction of 000', () => {
  test('covers m = 8r + 2 and even n from 14 on, and nothing else', () => {
    expect(sizes(hasFigure2).length).toBe(7 * 24);
    expect(hasFigure2(18, 18)).toBe(true);
    for (const [m, n] of [
      [2, 18],
      [17, 18],
      [18, 17],
      [18, 12],
      [18, 18.5],
    ] as const)
      expect(() => figure2Picture(m, n), `${m} x ${n}`).toThrow(RangeError);
  });

  test('has difficulty (m + 2)(2n − 15)/4 + 10 for every size up to 60', () => {
    for (const [m, n] of sizes(hasFigure2))
      expect(sweeps(figure2Picture(m, n)), `${m} x ${n}`).toBe(((m + 2) * (2 * n - 15)) / 4 + 10);
  });

  test('grows by copies of rows 9 to 16, and by middle columns', () => {
    const rows = formatGrid(figure2Picture(34, 18));
    expect(rows.slice(8, 16)).toEqual(rows.slice(16, 24));
    expect(formatGrid(figure2Picture(26, 18))).toEqual(rows.toSpliced(16, 8));
    const wide = formatGrid(figure2Picture(34, 20));
    expect(wide.map((row) => row.slice(0, 9) + row.slice(11))).toEqual(rows);
    expect(wide.map((row) => row.slice(7, 9))).toEqual(wide.map((row) => row.slice(9, 11)));
  });
});

describe('dense strips', () => {
  test('have heights 6q + 2 and odd widths from 11 on', () => {
    expect(sizes(hasDense).length).toBe(9 * 26);
    expect(() => densePicture(20, 20)).toThrow(RangeError);
    expect(() => densePicture(20, 9)).toThrow(RangeError);
  });

  test('have difficulty (m − 2)(2n − 6)/3 + 26 or a little less', () => {
    for (const [m, n] of sizes(hasDense))
      expect(sweeps(densePicture(m, n)), `${m} x ${n}`).toBe(denseDifficulty(m, n));
  });
});

test('most sweeps fix a single cell', () => {
  for (const [picture, share] of [
    [figure2Picture(34, 60), 0.85],
    [densePicture(32, 61), 0.85],
  ] as const) {
    const { events } = record(puzzleOf(picture));
    const fixed = new Map<number, number>();
    for (const event of events)
      if (event.kind === 'cell') fixed.set(event.sweep, (fixed.get(event.sweep) ?? 0) + 1);
    const single = [...fixed.values()].filter((count) => count === 1).length;
    expect(single / fixed.size).toBeGreaterThan(share);
  }
});

test('the strips that the search finds have difficulty (m − 2)(2n − 5)/3 − 2n + 32, and on square boards less than dense ones', () => {
  expect(sizes(hasSearched).length).toBe(6 * 24);
  for (const [m, n] of sizes(hasSearched)) {
    expect(sweeps(stripPicture(searchedStrips, m, n)), `${m} x ${n}`).toBe(
      searchedDifficulty(m, n),
    );
    expect(searchedDifficulty(m, n)).toBeLessThan(denseDifficulty(m, n));
  }
  // of a narrow board it is the other way round
  const narrow = [stripPicture(searchedStrips, 56, 11), densePicture(56, 11)].map(sweeps);
  expect(narrow[0]).toBeGreaterThan(narrow[1]!);
});
