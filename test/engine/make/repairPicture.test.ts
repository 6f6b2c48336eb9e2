import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { countUnknown, imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { GreyPicture } from '../../../src/engine/make/greyPicture.ts';
import { otsuThreshold, thresholded } from '../../../src/engine/make/greyPicture.ts';
import { repair } from '../../../src/engine/make/repairPicture.ts';
import type { RepairSettings } from '../../../src/engine/make/repairPicture.ts';
import { samplePicture } from '../../../src/engine/make/samplePicture.ts';
import { difficulty000 } from '../../../src/engine/sweep/difficulty.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { image, lcg } from '../../arbitraries.ts';

const settings: RepairSettings = { alpha: 1, beta: 5, gamma: 5, seed: 1, runs: 2, further: 2 };

function greyFor({ height, width }: Grid, seed: number): GreyPicture {
  const next = lcg(seed);
  return {
    height,
    width,
    brightness: Float64Array.from({ length: height * width }, () => 255 * next()),
  };
}

/** What sweeps leave unknown, by the solver for steppers. */
const unknownIn = (one: Grid): number => countUnknown(solveSimple(puzzleOf(one)).grid);

test('it always ends in simple pictures, and each step is the best by its own score', () => {
  let repaired = 0;
  fc.assert(
    fc.property(image(7, 7), fc.integer(), (one, seed) => {
      const grey = greyFor(one, seed);
      const { before, results } = repair(grey, one, settings);
      expect(before).toBe(unknownIn(one));
      expect(results.length).toBeGreaterThan(0);
      for (const result of results) {
        expect(result.difficulty).toBe(difficulty000(puzzleOf(result.image)));
        // the steps, and they alone, lead there; none empties a cell
        const cells = one.cells.slice();
        for (const { cell, unknown } of result.steps) {
          expect(cells[cell]).toBe(EMPTY);
          cells[cell] = FILLED;
          expect(unknown).toBe(unknownIn({ ...one, cells }));
        }
        expect(cells).toEqual(result.image.cells);
      }
      const codes = results.map((result) => result.image.cells.join(''));
      expect(new Set(codes).size).toBe(codes.length);
      const [first] = results;
      if (before > 0) repaired++;
      // without earlier results: every candidate tried again, by the slow solver
      let cells = one.cells.slice();
      for (const { cell, score, tried } of first!.steps) {
        const state = solveSimple(puzzleOf({ ...one, cells })).grid.cells;
        const open = [...cells.keys()].filter((at) => cells[at] === EMPTY && state[at] === UNKNOWN);
        const scores = open.map(
          (at) =>
            unknownIn({ ...one, cells: cells.with(at, FILLED) }) + (5 * grey.brightness[at]!) / 255,
        );
        expect(tried).toBe(open.length);
        expect(score).toBeCloseTo(Math.min(...scores));
        expect(scores[open.indexOf(cell)]).toBeCloseTo(score);
        cells = cells.with(cell, FILLED);
      }
    }),
    { numRuns: 150 },
  );
  expect(repaired).toBeGreaterThan(20);
});

const sample = samplePicture(16, 20);
const start = thresholded(sample, otsuThreshold(sample));
const found = (more: Partial<RepairSettings>) =>
  repair(sample, start, { ...settings, runs: 3, further: 0, ...more }).results;
/** How many cells are filled in any of the results. */
const cellsOf = (gamma: number): number =>
  new Set(found({ gamma }).flatMap(({ steps }) => steps.map(({ cell }) => cell))).size;
/** The mean brightness of the cells that the first result fills. */
const brightness = (beta: number): number => {
  const [first] = found({ beta });
  const all = first!.steps.map(({ cell }) => sample.brightness[cell]!);
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

describe('the weights', () => {
  test('the same seed gives the same pictures', () => expect(found({})).toEqual(found({})));
  test('gamma leads later runs elsewhere', () => expect(cellsOf(100)).toBeGreaterThan(cellsOf(0)));
  test('beta keeps to dark cells', () => expect(brightness(1000)).toBeLessThan(brightness(0)));
});

test('a picture that is simple already is the first result', () => {
  const one = imageFromText(['###', '#.#', '###']);
  const { before, results } = repair(greyFor(one, 1), one, { ...settings, further: 0 });
  expect(before).toBe(0);
  expect(results).toHaveLength(1);
  expect(results[0]?.steps).toEqual([]);
  // and one goes on from there, by any empty cell
  const further = repair(greyFor(one, 1), one, { ...settings, runs: 1, further: 1 });
  expect(further.results.map(({ image: found }) => found.cells.includes(EMPTY))).toEqual([
    true,
    false,
  ]);
});

test('refuses pictures of other sizes and unknown cells', () => {
  const one = imageFromText(['#.', '.#']);
  expect(() => repair(samplePicture(2, 3), one, settings)).toThrow(RangeError);
  expect(() => repair(samplePicture(2, 2), imageFromText(['#?', '.#']), settings)).toThrow(
    RangeError,
  );
});
