import { describe, expect, test } from 'vitest';
import { countFilled } from '../../src/engine/board/image.ts';
import {
  boardOf,
  boardsOf,
  classOfBoard,
  density,
  percentageAt,
} from '../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../src/experiments/density.ts';
import { fourClass, solveFour } from '../../src/engine/intersect/fourSolver.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { slowDifficulty } from './slow.ts';

const spec: DensitySpec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: [0, 3, 25, 50, 75, 100],
  boards: 60,
  seed: 2012,
};

function run(spec: DensitySpec): DensityTally {
  density.check(spec);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  return tally;
}

describe('density', () => {
  test('counts what the recorded solver finds on the same boards', () => {
    for (const model of ['exact', 'independent'] as const) {
      const sample = { ...spec, model };
      const simple = sample.percentages.map((_, at) => {
        let count = 0;
        for (let index = 0; index < sample.boards; index++)
          if (slowDifficulty(boardOf(sample, at, index)) !== null) count++;
        return count;
      });
      const tally = run(sample);
      expect(Array.from(tally.simple)).toEqual(simple);
      expect(Array.from(tally.boards)).toEqual(sample.percentages.map(() => 60));
    }
  });

  test('covers all percentages evenly when only part of a run is done', () => {
    const tally = density.emptyTally(spec);
    density.begin(spec)(0, 6 * 10 + 2, tally);
    expect(Array.from(tally.boards)).toEqual([11, 11, 10, 10, 10, 10]);
  });

  test('finds every image with no, one or all cells filled simple (000 §4.2)', () => {
    const { simple } = run({ ...spec, percentages: [], filled: [0, 1, 36] });
    expect(Array.from(simple)).toEqual([60, 60, 60]);
  });

  test('gives other boards for another seed and more of the same for a longer run', () => {
    const longer = { ...spec, boards: 61 };
    expect(boardOf(longer, 3, 5)).toEqual(boardOf(spec, 3, 5));
    expect(boardOf({ ...spec, seed: 1 }, 3, 5)).not.toEqual(boardOf(spec, 3, 5));
  });

  test('refuses settings out of range and names them', () => {
    const bad: [Partial<DensitySpec>, string][] = [
      [{ height: 0 }, 'height must be a whole number from 1 to 100: 0'],
      [{ width: 101 }, 'width must be'],
      [{ boards: 0 }, 'boards must be a whole number from 1 to 1000000: 0'],
      [{ boards: Number.NaN }, 'boards must be'],
      [{ seed: -1 }, 'seed must be'],
      [{ percentages: [] }, 'number of percentages must be'],
      [{ percentages: [101] }, 'percentage must be from 0 to 100: 101'],
      [{ model: 'both' as 'exact' }, 'model must be exact or independent: both'],
      [{ filled: [37] }, 'number of filled cells must be'],
      [{ filled: [3], model: 'independent' }, 'needs the exact model'],
      [{ twoSat: true }, '2-SAT goes on where FourSolver stops: it needs the classes'],
    ];
    for (const [change, message] of bad)
      expect(() => density.check({ ...spec, ...change })).toThrow(message);
  });
});

describe('density with four', () => {
  const classed = { ...spec, four: true };

  test('counts the classes that FourSolver gives the same boards, one puzzle at a time', () => {
    for (const size of [
      {},
      { height: 10, width: 8, boards: 20 },
      { height: 33, width: 4, boards: 5 },
    ]) {
      const sample = { ...classed, ...size };
      const expected = { 'four-solved': [] as number[], 'some-progress': [] as number[] };
      for (const at of sample.percentages.keys()) {
        const found = Array.from({ length: sample.boards }, (_, index) =>
          fourClass(solveFour(puzzleOf(boardOf(sample, at, index)))),
        );
        for (const kind of ['four-solved', 'some-progress'] as const)
          expected[kind].push(found.filter((one) => one === kind).length);
      }
      const tally = run(sample);
      expect(Array.from(tally.four ?? [])).toEqual(expected['four-solved']);
      expect(Array.from(tally.some ?? [])).toEqual(expected['some-progress']);
    }
  });

  test('counts the boards that 2-SAT solves and FourSolver does not, one puzzle at a time', () => {
    let solved = 0;
    for (const size of [
      { height: 10, width: 10, percentages: [35, 42, 46], boards: 120 },
      { height: 6, width: 7, percentages: [20, 33], boards: 200 },
      { height: 33, width: 4, boards: 5 },
    ]) {
      const sample = { ...classed, ...size, twoSat: true };
      const expected = sample.percentages.map((_, at) => {
        const boards = Array.from({ length: sample.boards }, (_, index) =>
          puzzleOf(boardOf(sample, at, index)),
        );
        return boards.filter(
          (puzzle) =>
            solveFour(puzzle).status !== 'solved' && solveTwoSat(puzzle).status === 'solved',
        ).length;
      });
      const { twoSat, ...others } = run(sample);
      expect(Array.from(twoSat ?? [])).toEqual(expected);
      expect(others).toEqual(run({ ...sample, twoSat: false }));
      solved += expected.reduce((sum, boards) => sum + boards, 0);
    }
    expect(solved).toBeGreaterThan(2);
  });

  test('finds the same boards simple as without, and adds nothing to a tally without', () => {
    expect(run(classed).simple).toEqual(run(spec).simple);
    expect(Object.keys(run(spec))).toEqual(['boards', 'simple']);
  });

  test('lists the boards of each class that the run counted', () => {
    const { simple, four, some } = run(classed);
    const sizes = (['simple', 'four', 'some', 'none'] as const).map((kind) => {
      const listed = boardsOf(spec, 2, { class: kind }, 1000);
      for (const { index, ...board } of listed) {
        expect(board).toMatchObject({ class: kind, simple: kind === 'simple' });
        expect(classOfBoard(spec, 2, index)).toBe(kind);
      }
      return listed.length;
    });
    expect(sizes.slice(0, 3)).toEqual([simple[2], four?.[2], some?.[2]]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60);
  });
});

describe('boardOf', () => {
  test('has exactly the filled cells of its percentage with the exact count', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => countFilled(boardOf(spec, at, 7)))).toEqual([
      0, 1, 9, 18, 27, 36,
    ]);
  });

  test('has about the filled cells of its percentage with independent cells', () => {
    const independent: DensitySpec = { ...spec, model: 'independent' };
    let filled = 0;
    for (let index = 0; index < 400; index++) filled += countFilled(boardOf(independent, 2, index));
    expect(filled / (400 * 36)).toBeCloseTo(0.25, 1);
  });

  test('has exactly 113 filled cells of 225 when that is asked (002)', () => {
    const stated = { ...spec, height: 15, width: 15, percentages: [], filled: [113] };
    expect(countFilled(boardOf(stated, 0, 3))).toBe(113);
    expect(percentageAt(stated, 0)).toBeCloseTo(50.22, 2);
  });

  test('refuses a point that the curve does not have', () => {
    expect(() => boardOf(spec, 6, 0)).toThrow('the curve has no point 6');
  });
});

describe('boardsOf', () => {
  test('lists the boards that the run counted, the simple ones or the others', () => {
    const { simple } = run(spec);
    const all = boardsOf(spec, 3, {}, 1000);
    expect(all.map((board) => board.index)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(all.every(({ index, image }) => countFilled(image) === 18 && index < 60)).toBe(true);
    const yes = boardsOf(spec, 3, { simple: true }, 1000);
    const no = boardsOf(spec, 3, { simple: false }, 1000);
    expect(yes).toHaveLength(simple[3] as number);
    expect([...yes, ...no].toSorted((a, b) => a.index - b.index)).toEqual(all);
    for (const board of yes) expect(classOfBoard(spec, 3, board.index)).toBe('simple');
    for (const board of no) expect(classOfBoard(spec, 3, board.index)).not.toBe('simple');
  });

  test('stops at the limit, and looks only where it is told to', () => {
    expect(boardsOf(spec, 2, {}, 3).map((board) => board.index)).toEqual([0, 1, 2]);
    const part = boardsOf(spec, 2, { from: 10, to: 14 }, 100);
    expect(part.map((board) => board.index)).toEqual([10, 11, 12, 13]);
  });
});
