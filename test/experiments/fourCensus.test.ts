import { describe, expect, test } from 'vitest';
import { solve } from '../../src/engine/solve/solve.ts';
import { fourClass, solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { countFilled, imageFromIndex, sameGrid } from '../../src/engine/board/image.ts';
import { helpfulClues } from '../../src/engine/intersect/oneClue.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import {
  fourCensus,
  fourRows,
  fourTotals,
  twoSatTotals,
} from '../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../src/experiments/fourCensus.ts';

function count(spec: FourCensusSpec, from = 0, to = fourCensus.units(spec)): FourCensusTally {
  fourCensus.check(spec);
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(from, to, tally);
  return tally;
}

const classes = ['simple', 'four-solved', 'some-progress', 'no-progress'] as const;

function add(counts: Float64Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

/** The same by the solvers that take one puzzle at a time. */
function slowCount(spec: FourCensusSpec, images: Iterable<number>): FourCensusTally {
  const tally = fourCensus.emptyTally(spec);
  for (const index of images) {
    const image = imageFromIndex(spec.height, spec.width, index);
    const puzzle = puzzleOf(image);
    const found = classes.indexOf(fourClass(solveFour(puzzle)) ?? 'simple');
    const at = 4 * solveSimple(puzzle).sweeps + found;
    add(tally.counts, at);
    if ((tally.first[at] as number) < 0) tally.first[at] = index;
    if (solve(puzzle, { most: 100 }).solutions.length === 1) add(tally.unique, found);
    if (found > 1 && helpfulClues(puzzle, { image }).length > 0) add(tally.oneClue, found);
    if (found > 1 && tally.twoSat && tally.twoSatUnique && tally.twoSatFirst) {
      const { status, grid } = solveTwoSat(puzzle);
      const same = sameGrid(grid, solveFour(puzzle).grid);
      const kind = 3 * (found - 2) + (status === 'solved' ? 0 : same ? 2 : 1);
      const place = 6 * solveSimple(puzzle).sweeps + kind;
      add(tally.twoSat, place);
      if ((tally.twoSatFirst[place] as number) < 0) tally.twoSatFirst[place] = index;
      if (solve(puzzle, { most: 100 }).solutions.length === 1) add(tally.twoSatUnique, kind);
    }
  }
  return tally;
}

function* range(from: number, to: number): Generator<number> {
  for (let index = from; index < to; index++) yield index;
}

const more = { unique: true, oneClue: true };
const all = { ...more, twoSat: true };

describe('fourCensus', () => {
  test('counts every image of small sizes as the solvers for one puzzle do', () => {
    for (const [height, width] of [
      [1, 1],
      [1, 5],
      [3, 3],
      [2, 5],
      [4, 3],
    ] as const) {
      const spec = { height, width, ...all };
      expect(count(spec)).toEqual(slowCount(spec, range(0, fourCensus.units(spec))));
    }
  });

  test('counts other shapes as the solvers for one puzzle do, in slices and by reflections', () => {
    for (const [height, width, from] of [
      [3, 8, 5_000_000],
      [12, 2, 11_000_000],
      [2, 7, 0],
      [1, 25, 33_000_000],
      [25, 1, 0],
    ] as const) {
      const spec = { height, width, ...all, from, to: from + 400 };
      expect(count(spec)).toEqual(slowCount(spec, range(from, from + 400)));
    }
    for (const [height, width] of [
      [2, 7],
      [7, 2],
      [1, 9],
    ] as const) {
      const spec = { height, width, ...more };
      expect(count({ ...spec, folded: true })).toEqual(count(spec));
    }
  });

  test('counts slices of 5x5, 6x4 and 6x6 as the solvers for one puzzle do', () => {
    for (const [height, width, from] of [
      [5, 5, 21_000_000],
      [6, 4, 9_000_000],
      [6, 6, 40_000_000_000],
    ] as const) {
      const spec = {
        height,
        width,
        ...(height < 6 || width < 6 ? all : more),
        from,
        to: from + 400,
      };
      expect(count(spec)).toEqual(slowCount(spec, range(from, from + 400)));
    }
  });

  test('counts the same whether it is folded or not, for square sizes and others', () => {
    for (const [height, width] of [
      [4, 4],
      [3, 4],
      [2, 6],
      [1, 3],
    ] as const) {
      const spec = { height, width, ...all };
      expect(count({ ...spec, folded: true })).toEqual(count(spec));
    }
  });

  test('has every 4x4 image once: 51,234 simple, as in Table 3 of 001', () => {
    const tally = count({ height: 4, width: 4, unique: true });
    const { images, classes } = fourTotals(tally);
    expect(images).toBe(2 ** 16);
    expect(classes[0]).toBe(51_234);
    expect(tally.unique[0]).toBe(51_234);
    expect(fourRows(tally, 3)[0]).toEqual([1, 256, 0, 0, 0]);
  });

  test('finds that 2-SAT goes further than FourSolver on 4x4, and solves nothing more', () => {
    const spec = { height: 4, width: 4, ...all };
    const tally = count(spec);
    const kinds = twoSatTotals(tally) ?? [];
    expect([kinds[0], kinds[3]]).toEqual([0, 0]);
    expect((kinds[1] ?? 0) + (kinds[4] ?? 0)).toBeGreaterThan(0);
    expect(fourCensus.fromStored(fourCensus.toStored(tally), spec)).toEqual(tally);
    expect(twoSatTotals(count({ height: 4, width: 4 }))).toBeNull();
    // sums that do not come out are refused
    tally.twoSat?.fill(0);
    tally.twoSatFirst?.fill(-1);
    expect(() => fourCensus.fromStored(fourCensus.toStored(tally), spec)).toThrow('2-SAT, row');
  });

  test('takes all images with a number of filled cells, once each, in order', () => {
    for (let filled = 0; filled <= 12; filled++) {
      const spec = { height: 3, width: 4, filled, ...more };
      const images = [...range(0, 4096)].filter(
        (index) => countFilled(imageFromIndex(3, 4, index)) === filled,
      );
      expect(fourCensus.units(spec)).toBe(images.length);
      const slow = slowCount(spec, images);
      expect(count(spec)).toEqual(slow);
      expect(count({ ...spec, folded: true })).toEqual(slow);
    }
  });

  test('starts anywhere among the 6x6 images with 18 filled cells', () => {
    const spec = { height: 6, width: 6, filled: 18 };
    expect(fourCensus.units(spec)).toBe(9_075_135_300);
    const last = count(spec, 9_075_135_299, 9_075_135_300);
    expect(Math.max(...last.first)).toBe(2 ** 36 - 2 ** 18);
    expect(fourTotals(count(spec, 5_000_000_000, 5_000_000_500)).images).toBe(500);
  });

  test('is a fair sample when part of a folded run is done', () => {
    const whole = fourTotals(count({ height: 4, width: 4 }));
    const part = fourTotals(count({ height: 4, width: 4, folded: true }, 20_000, 30_000));
    expect(part.images / whole.images).toBeCloseTo(10_000 / 65_536, 2);
    for (const [at, images] of part.classes.entries())
      expect(
        Math.abs(images / part.images - (whole.classes[at] as number) / whole.images),
      ).toBeLessThan(0.02);
  });

  test('draws the same random images for the same seed, and all of them equally often', () => {
    const spec = { height: 2, width: 2, sample: 16_000, seed: 3 };
    const { counts } = count(spec);
    expect(count(spec).counts).toEqual(counts);
    expect(count({ ...spec, seed: 4 }).counts).not.toEqual(counts);
    const whole = count({ height: 2, width: 2 }).counts;
    expect(counts.reduce((sum, images) => sum + images, 0)).toBe(16_000);
    // five standard deviations of a binomial number
    for (const [at, images] of whole.entries()) {
      const expected = 1000 * images;
      const wide = 5 * Math.sqrt(expected * (1 - images / 16));
      expect(Math.abs((counts[at] as number) - expected)).toBeLessThanOrEqual(wide);
    }
  });

  test('refuses settings out of range and names them', () => {
    const bad: [Partial<FourCensusSpec>, string][] = [
      [{ height: 0 }, 'height must be a whole number from 1 to 25: 0'],
      [{ width: 7 }, 'width must be a whole number from 1 to 6: 7'],
      [{ height: 3, width: 9 }, 'width must be a whole number from 1 to 8: 9'],
      [{ height: 7, width: 6 }, 'width must be a whole number from 1 to 3: 6'],
      [{ height: 6, width: 6, twoSat: true }, 'with 2-SAT there may be 30 cells: 6x6'],
      [{ filled: 17 }, 'number of filled cells must be a whole number from 0 to 16: 17'],
      [{ from: 5, to: 5 }, 'end of the range must be a whole number from 6 to 65536: 5'],
      [{ from: -1 }, 'first image must be'],
      [{ to: 70_000 }, 'end of the range must be'],
      [{ from: 0, folded: true }, 'a range of images cannot be folded'],
      [{ sample: 5 }, 'a sample needs a number of images and a seed'],
      [{ seed: 5 }, 'a sample needs a number of images and a seed'],
      [{ sample: 0, seed: 5 }, 'sample must be a whole number from 1 to 100000000: 0'],
      [{ sample: 5, seed: 5, folded: true }, 'a sample is of all images'],
      [{ sample: 5, seed: 5, filled: 2 }, 'a sample is of all images'],
      [{ to: 9, filled: 3 }, 'a range of images cannot have a number of filled cells'],
    ];
    for (const [change, message] of bad)
      expect(() => fourCensus.check({ height: 4, width: 4, ...change })).toThrow(message);
  });
});
