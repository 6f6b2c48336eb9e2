import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import {
  fourDifficulty,
  fourDifficultyInPieces,
} from '../../../src/engine/intersect/fourDifficulty.ts';
import { fourClass, recordFour, solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { helpfulClues } from '../../../src/engine/intersect/oneClue.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { createSmallFour, FOUR_SOLVED } from '../../../src/engine/census/smallFour.ts';
import { readSmallCells } from '../../../src/engine/census/smallFourBoard.ts';
import { createFourCensus, createFourTally } from '../../../src/engine/census/smallFourCensus.ts';
import { intersect } from '../../../src/engine/intersect/pqIntersection.ts';
import { createSmallFourDifficulty } from '../../../src/engine/census/smallFourDifficulty.ts';
import { isUnique } from '../../../src/engine/solve/solve.ts';
import { lcg } from '../../arbitraries.ts';

/** Some images of 5 x 5 with (2,2)-difficulties 2 to 8. */
const HARD = [45426, 78068, 1164038, 1383208, 2884668, 6825265];

const CLASSES = ['simple', 'four-solved', 'some-progress', 'no-progress'] as const;

/** 000 Figure 4: [difficulty, simple, (2,2)-hard, some progress, no progress]. */
const figure4 = [
  [1, 7776, 0, 0, 0],
  [2, 3409924, 5752, 72052, 124189],
  [3, 9367027, 56158, 299778, 576293],
  [4, 6514096, 156236, 701152, 1846395],
  [5, 3232762, 50796, 233590, 1621838],
  [6, 1350200, 31844, 145070, 1277062],
  [7, 633400, 9654, 42232, 590436],
  [8, 267632, 5396, 18660, 378354],
  [9, 115178, 1208, 5004, 153364],
  [10, 47584, 580, 2644, 93320],
  [11, 19972, 180, 888, 39904],
  [12, 7132, 120, 404, 24512],
  [13, 2864, 16, 0, 6892],
  [14, 728, 4, 0, 4664],
  [15, 216, 0, 0, 744],
  [16, 16, 0, 0, 496],
  [17, 4, 0, 0, 24],
  [18, 0, 0, 0, 16],
] as const;

const indices = (height: number, width: number, count: number, seed: number): number[] => {
  const next = lcg(seed);
  return Array.from({ length: count }, () => Math.floor(next() * 2 ** (height * width)));
};

describe('createSmallFour', () => {
  test('ends like FourSolver on puzzles, for sizes up to 6 x 6', () => {
    for (const [height, width] of [
      [5, 5],
      [6, 6],
      [4, 6],
      [6, 3],
      [2, 2],
      [1, 5],
    ] as const) {
      const small = createSmallFour(height, width);
      const fast = createFastFour(height, width);
      const cells = new Uint8Array(height * width);
      for (const index of indices(height, width, 2000, height)) {
        const found = small.classify(index);
        fast.simple.setImage(imageFromIndex(height, width, index).cells);
        fast.run();
        expect(small.row).toBe(fast.sweeps);
        if (found === 0) {
          expect(fast.simple.unknown).toBe(0);
          continue;
        }
        readSmallCells(small.board, cells);
        expect(cells).toEqual(fast.simple.readCells());
        expect(found === FOUR_SOLVED || found === 2).toBe(fast.progress);
      }
    }
  });
});

describe('createFourCensus', () => {
  test('counts every column and row of 000 Figure 4 over all 2^25 images', () => {
    const tally = createFourTally(5, 5);
    createFourCensus(5, 5, { folded: true, unique: true }).add(tally, 0, 2 ** 25);
    const { counts } = tally;
    for (const [row, ...published] of figure4)
      expect([row, ...counts.subarray(4 * row, 4 * row + 4)]).toEqual([row, ...published]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 ** 25);
    expect([...tally.unique]).toEqual([24976511, 317944, 8400, 6720]);
  }, 240_000);
  test('counts 4 x 4 as the puzzles say one by one: class, row, uniqueness and one clue', () => {
    const tally = createFourTally(4, 4);
    const slow = createFourTally(4, 4);
    createFourCensus(4, 4, { unique: true, oneClue: true }).add(tally, 0, 2 ** 16);
    for (let index = 0; index < 2 ** 16; index++) {
      const image = imageFromIndex(4, 4, index);
      const puzzle = puzzleOf(image);
      const end = solveFour(puzzle);
      const at = CLASSES.indexOf(fourClass(end) ?? 'simple');
      slow.counts[4 * end.sweeps + at]!++;
      if (end.status === 'solved') slow.unique[at]!++;
      else {
        if (index % 16 === 0) {
          if (isUnique(puzzle)) slow.unique[at]!++;
          if (helpfulClues(puzzle, { from: end.grid, image }).length > 0) slow.oneClue[at]!++;
        }
      }
    }
    expect(tally.counts).toEqual(slow.counts);
    const sixteenth = createFourTally(4, 4);
    const census = createFourCensus(4, 4, { unique: true, oneClue: true });
    for (let index = 0; index < 2 ** 16; index += 16) census.add(sixteenth, index, index + 1);
    expect(sixteenth.oneClue).toEqual(slow.oneClue);
    expect(sixteenth.unique.subarray(2)).toEqual(slow.unique.subarray(2));
    expect(tally.oneClue[3]).toBeGreaterThan(1000);
  });
  test('counts the same when it solves one image of each group of reflections', () => {
    for (const [height, width] of [
      [4, 4],
      [3, 5],
      [5, 3],
      [2, 6],
    ] as const) {
      const options = { unique: true, oneClue: true };
      const all = createFourTally(height, width);
      const folded = createFourTally(height, width);
      createFourCensus(height, width, options).add(all, 0, 2 ** (height * width));
      const census = createFourCensus(height, width, { ...options, folded: true });
      census.add(folded, 0, 2 ** (height * width));
      expect(folded).toEqual(all);
    }
  });
  test('adds up: two halves of a range and the whole', () => {
    const census = createFourCensus(5, 5, { unique: true, oneClue: true });
    const whole = createFourTally(5, 5);
    const halves = createFourTally(5, 5);
    census.add(whole, 9_000_000, 9_060_000);
    census.add(halves, 9_030_000, 9_060_000);
    census.add(halves, 9_000_000, 9_030_000);
    expect(halves).toEqual(whole);
    expect(whole.unique[2]! + whole.unique[3]!).toBeGreaterThan(0);
  });
});

describe('(2,2)-difficulty', () => {
  test('is the same by table and on puzzles, and its path leads to the solution', () => {
    const small = createSmallFourDifficulty(5, 5);
    const seen = new Set<number>();
    for (const index of [...indices(5, 5, 30_000, 4), ...HARD]) {
      const least = small.difficulty(index);
      if (least <= 0) continue;
      seen.add(least);
      const puzzle = puzzleOf(imageFromIndex(5, 5, index));
      const found = fourDifficulty(puzzle);
      expect([found.atLeast, found.atMost, found.path.length]).toEqual([least, least, least]);
      const recording = recordFour(puzzle, { choices: found.path, goOn: false });
      expect(recording.status).toBe('solved');
      expect(recording.intersections).toBe(least);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });
  test('is least: on 4 x 4 no shorter choice of intersections solves the puzzle', () => {
    const small = createSmallFourDifficulty(4, 4);
    let checked = 0;
    for (let index = 0; index < 2 ** 16; index += 7) {
      const least = small.difficulty(index);
      if (least < 1) continue;
      checked++;
      expect(leastByAll(index, least)).toBe(least);
    }
    expect(checked).toBeGreaterThan(50);
  });
  test('is the same with empty columns beside, which take it more than one piece', () => {
    const puzzle = puzzleOf(imageFromIndex(5, 5, HARD[0]!));
    const columns = [...puzzle.columns, ...Array.from({ length: 60 }, () => [])];
    const { path: _, ...found } = fourDifficulty({ ...puzzle, columns });
    expect(fourDifficulty(puzzle)).toMatchObject(found);
    const pieces = [...fourDifficultyInPieces({ ...puzzle, columns })];
    expect(pieces).toContain(undefined);
  });
  test('is 0 for simple puzzles, and infinite where FourSolver fails', () => {
    const small = createSmallFourDifficulty(5, 5);
    expect(small.difficulty(0)).toBe(0);
    expect(fourDifficulty(puzzleOf(imageFromIndex(5, 5, 0))).atMost).toBe(0);
    expect(small.difficulty(0b0000100001)).toBeLessThanOrEqual(0);
    const two = puzzleOf(imageFromIndex(2, 2, 0b1001)); // the switching component
    expect(fourDifficulty(two)).toMatchObject({ solvable: false, atMost: Infinity });
  });
  test('gives bounds and a way when it is cut short', () => {
    const puzzle = puzzleOf(imageFromIndex(5, 5, HARD[HARD.length - 1] ?? 0));
    const { atLeast, atMost, path } = fourDifficulty(puzzle, { maxStates: 2 });
    expect(atLeast).toBeLessThan(8);
    expect(atMost).toBeGreaterThanOrEqual(8);
    expect(recordFour(puzzle, { choices: path, goOn: false }).status).toBe('solved');
  });
  test('tells apart a first intersection that solves from one that does not', () => {
    const small = createSmallFourDifficulty(5, 5);
    let one = 0;
    let first = 0;
    for (const index of indices(5, 5, 40_000, 6)) {
      const found = small.ordersThatSolve(index).includes('corners');
      if (found) expect(small.difficulty(index)).toBe(1);
      if (found) first++;
      if (small.difficulty(index) === 1) one++;
    }
    expect(first).toBeGreaterThan(0.6 * one);
    expect(first).toBeLessThan(0.9 * one);
  });
});

test('the order in which intersections are found is by corners, by rows, by columns, or by what they fix', () => {
  const small = createSmallFourDifficulty(4, 4);
  let most = 0;
  for (let index = 0; index < 2 ** 16; index += 7) {
    if (small.difficulty(index) < 1) continue;
    const puzzle = puzzleOf(imageFromIndex(4, 4, index));
    const start = { ...puzzle, clues: solveSimple(puzzle).grid.cells };
    const found = allChoices().flatMap(({ rows, columns }) => {
      const { intersections, end } = recordFour(start, {
        choices: [{ rows, columns }],
        goOn: false,
      });
      if (intersections === 0) return [];
      const fixes = intersect({ height: 4, width: 4, cells: start.clues }, puzzle, rows, columns);
      const [i1, i2] = rows;
      const [j1, j2] = columns;
      const solves = !end.cells.includes(UNKNOWN);
      return [
        {
          corners: [i1, j1, i2, j2],
          lines: [i1, i2, j1, j2],
          crossing: [j1, j2, i1, i2],
          fixed: fixes.fixed.length,
          solves,
        },
      ];
    });
    const keys: Readonly<Record<string, (one: (typeof found)[number]) => string>> = {
      corners: ({ corners }) => corners.join(''),
      rows: ({ lines }) => lines.join(''),
      columns: ({ crossing }) => crossing.join(''),
      most: ({ fixed, corners }) => `${9 - fixed}${corners.join('')}`,
    };
    const expected = Object.entries(keys)
      .filter(([, key]) => found.toSorted((a, b) => key(a).localeCompare(key(b)))[0]!.solves)
      .map(([order]) => order);
    expect([index, ...small.ordersThatSolve(index)]).toEqual([index, ...expected]);
    if (expected.includes('most') !== expected.includes('corners')) most++;
  }
  expect(most).toBeGreaterThan(0);
});

/** The least number of intersections by trying all ways, without any pruning. */
function leastByAll(index: number, most: number): number {
  const puzzle = puzzleOf(imageFromIndex(4, 4, index));
  const go = (cells: Uint8Array, steps: number): number => {
    const { grid } = solveSimple({ ...puzzle, clues: cells });
    if (!grid.cells.includes(UNKNOWN)) return steps;
    if (steps >= most) return Infinity;
    let least = Infinity;
    for (const choice of allChoices()) {
      const recording = recordFour(
        { ...puzzle, clues: grid.cells },
        { choices: [choice], goOn: false },
      );
      if (recording.intersections === 1)
        least = Math.min(least, go(recording.end.cells, steps + 1));
    }
    return least;
  };
  return go(new Uint8Array(16).fill(UNKNOWN), 0);
}

function allChoices(): { rows: number[]; columns: number[] }[] {
  const twos = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  return twos.flatMap((rows) => twos.map((columns) => ({ rows, columns })));
}
