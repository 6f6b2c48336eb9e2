// What is counted of each board is held against a list of all its solutions, and the means against what is counted.
import { describe, expect, test } from 'vitest';
import { FILLED, UNKNOWN } from '../../src/engine/board/cell.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { joinedInPieces } from '../../src/engine/inference/boardFormula.ts';
import { askEveryCell } from '../../src/engine/inference/inference.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { findExperiment } from '../../src/experiments/experiments.ts';
import { boardsOf, threshold } from '../../src/experiments/threshold.ts';
import type { ThresholdSpec, ThresholdTally } from '../../src/experiments/threshold.ts';
import {
  boardsAt,
  pointOf,
  pointsOf,
  scaledPropagations,
} from '../../src/experiments/thresholdPoints.ts';

const spec: ThresholdSpec = {
  side: 4,
  percentages: [0, 10, 35, 60],
  boards: 40,
  seed: 4,
  procedure: true,
  methods: true,
};

function run(wanted: ThresholdSpec): ThresholdTally {
  const made = threshold.emptyTally(wanted);
  threshold.begin(wanted)(0, threshold.units(wanted), made);
  return made;
}

const tally = run(spec);
const unitOf = (at: number, index: number): number => index * spec.percentages.length + at;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

const keyOf = (puzzle: Puzzle): string => JSON.stringify(puzzle);

/** All images of 4x4 by their descriptions. */
const solutionsOf = new Map<string, Uint8Array[]>();
for (let index = 0; index < 2 ** 16; index++) {
  const image = imageFromIndex(4, 4, index);
  const key = keyOf(puzzleOf(image));
  const known = solutionsOf.get(key);
  if (known) known.push(image.cells);
  else solutionsOf.set(key, [image.cells]);
}

describe('threshold', () => {
  test('counts what all solutions share, on the boards of a density run', () => {
    let some = 0;
    for (const at of spec.percentages.keys())
      for (let index = 0; index < spec.boards; index += 3) {
        const image = boardOf(boardsOf(spec), at, index);
        const solutions = solutionsOf.get(keyOf(puzzleOf(image))) ?? [];
        const shared = image.cells.map((value, cell) =>
          solutions.every((cells) => cells[cell] === value) ? value : UNKNOWN,
        );
        const unit = unitOf(at, index);
        expect(tally.done[unit]).toBe(1);
        expect(tally.filled[unit]).toBe(image.cells.filter((cell) => cell === FILLED).length);
        expect(tally.inferred[unit]).toBe(shared.filter((cell) => cell === FILLED).length);
        expect(tally.inferable[unit]).toBe(shared.filter((cell) => cell !== UNKNOWN).length);
        if (shared.includes(UNKNOWN) && shared.includes(FILLED)) some++;
      }
    expect(some).toBeGreaterThan(3);
  });

  test('has the effort of 003 and the cells of the methods, where they are asked for', () => {
    for (let index = 0; index < 20; index++) {
      const puzzle = puzzleOf(boardOf(boardsOf(spec), 2, index));
      const unit = unitOf(2, index);
      const asked = askEveryCell(puzzle, 'automaton', joinedInPieces);
      expect(tally.propagations?.[unit]).toBe(asked.propagations);
      expect(tally.inferred[unit]).toBe(asked.count); // two ways to one answer
      const filled = [solveSimple(puzzle), solveTwoSat(puzzle), repeatedProbing(puzzle)].map(
        ({ grid }) => grid.cells.filter((cell) => cell === FILLED).length,
      );
      expect([tally.sweeps?.[unit], tally['two-sat']?.[unit], tally.repeated?.[unit]]).toEqual(
        filled,
      );
    }
    const { propagations, sweeps } = run({ side: 4, percentages: [40], boards: 2, seed: 1 });
    expect([propagations, sweeps]).toEqual([undefined, undefined]);
  });

  test('finds the same of a board whatever is measured besides', () => {
    const { procedure: _procedure, methods: _methods, ...plain } = spec;
    const { done, filled, inferred, inferable } = tally;
    expect(run(plain)).toEqual({ done, filled, inferred, inferable });
  });

  test('tells open cells that are local apart, and then fewer are undecided', () => {
    const plain: ThresholdSpec = { side: 10, percentages: [34, 44], boards: 12, seed: 5 };
    const bounded = { ...plain, limit: 500 };
    const [whole, local] = [run(plain), run({ ...plain, local: true })];
    expect(local.inferred).toEqual(whole.inferred);
    const [some, fewer] = [run(bounded), run({ ...bounded, local: true })];
    let [narrow, wide, settled] = [0, 0, 0];
    for (let unit = 0; unit < 24; unit++) {
      const open = local.filled[unit]! - local.inferred[unit]!;
      expect(local.within8![unit]).toBeLessThanOrEqual(open);
      narrow += local.within8![unit]! - local.within4![unit]!;
      wide += open - local.within8![unit]!;
      settled += some.undecided![unit]! - fewer.undecided![unit]!;
      expect(fewer.within8![unit]).toBe(local.within8![unit]); // whatever is undecided
    }
    expect(narrow).toBeGreaterThan(0);
    expect(wide).toBeGreaterThan(0);
    expect(settled).toBeGreaterThan(0);
    const spoilt = threshold.toStored(local) as Record<string, number[]>;
    spoilt['within4']![0] = spoilt['within8']![0]! + 1;
    expect(() => threshold.fromStored(spoilt, { ...plain, local: true })).toThrow('within 4 lines');
  });

  test('within a limit decides less, and nothing else: the mean without it lies between the two', () => {
    const whole = { side: 10, percentages: [34], boards: 12, seed: 5 };
    const bounded = { ...whole, limit: 1000 };
    const [all, some] = [run(whole), run(bounded)];
    let open = 0;
    for (let unit = 0; unit < 12; unit++) {
      expect(some.inferred[unit]).toBeLessThanOrEqual(all.inferred[unit]!);
      expect(some.inferred[unit]! + some.undecidedFilled![unit]!).toBeGreaterThanOrEqual(
        all.inferred[unit]!,
      );
      expect(some.inferable[unit]).toBeLessThanOrEqual(all.inferable[unit]!);
      expect(some.inferable[unit]! + some.undecided![unit]!).toBeGreaterThanOrEqual(
        all.inferable[unit]!,
      );
      open += some.undecided![unit]! > 0 ? 1 : 0;
    }
    expect(open).toBeGreaterThan(0);
    const [point] = pointsOf(bounded, some);
    const mean = pointsOf(whole, all)[0]!.inferred.expected!.mean;
    expect(point?.undecided).toBe(open);
    expect(point?.inferred.expected?.mean).toBeLessThanOrEqual(mean);
    expect(point?.most?.expected?.mean).toBeGreaterThanOrEqual(mean);
    expect(boardsAt(bounded, some, 0, 'undecided', 20).all).toBe(open);
  });

  test('of more boards begins with those of fewer', () => {
    const few = { side: 6, percentages: [30, 45], boards: 5, seed: 2 };
    const [less, more] = [run(few), run({ ...few, boards: 9 })];
    expect(more.inferable.slice(0, less.inferable.length)).toEqual(less.inferable);
  });

  test.each([
    { side: 3 },
    { side: 41 },
    { side: 33, methods: true },
    { limit: 0 },
    { limit: 100 }, // methods know none
    { boards: 0 },
    { boards: 10_001 },
    { percentages: [101] },
    { seed: -1 },
  ])('refuses %o', (change) =>
    expect(() => findExperiment('threshold').check({ ...spec, ...change })).toThrow(RangeError),
  );

  test('refuses a file in which more is known than can be', () => {
    for (const [name, why] of [
      ['inferred', /inferred cells/],
      ['repeated', /cells known by repeated/],
      ['filled', /filled cells/],
    ] as const) {
      const stored = JSON.parse(JSON.stringify(threshold.toStored(tally))) as Record<
        string,
        number[]
      >;
      stored[name]![5] = 17;
      expect(() => threshold.fromStored(stored, spec)).toThrow(why);
    }
  });
});

describe('the points of a run', () => {
  const points = pointsOf(spec, tally);

  test('are means over boards, by both divisors', () => {
    const [nothing, point] = points;
    expect(nothing?.inferred).toEqual({ expected: null, own: null });
    expect(nothing?.kinds).toEqual({ entire: 40, some: 0, none: 0, open: 0 });
    const units = Array.from({ length: 40 }, (_, index) => unitOf(1, index));
    expect(point?.inferred.expected?.mean).toBeCloseTo(
      mean(units.map((unit) => tally.inferred[unit]! / 1.6)),
    );
    const filled = units.filter((unit) => tally.filled[unit]! > 0);
    expect(filled.length).toBeLessThan(40);
    expect(point?.inferred.own?.mean).toBeCloseTo(
      mean(filled.map((unit) => tally.inferred[unit]! / tally.filled[unit]!)),
    );
    expect(point?.known?.repeated.own?.mean).toBeCloseTo(
      mean(filled.map((unit) => tally.repeated![unit]! / tally.filled[unit]!)),
    );
  });

  test('have intervals about as wide as theory says', () => {
    const wide = run({ side: 6, percentages: [40], boards: 400, seed: 8 });
    const point = pointOf({ side: 6, percentages: [40], boards: 400, seed: 8 }, wide, 0);
    const values = Array.from(wide.inferred, (count) => count / 14.4);
    const middle = mean(values);
    const deviation = Math.sqrt(mean(values.map((one) => (one - middle) ** 2)));
    const { low = NaN, high = NaN } = point?.inferred.expected ?? {};
    expect((high - low) / ((2 * 1.96 * deviation) / 20)).toBeCloseTo(1, 0);
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
  });

  test('scale propagations by the greatest mean', () => {
    const scaled = scaledPropagations(points);
    expect(Math.max(...scaled.map((one) => one?.mean ?? 0))).toBe(1);
    const [, a, b] = points;
    expect(scaled[1]!.mean / scaled[2]!.mean).toBeCloseTo(
      a!.propagations!.mean / b!.propagations!.mean,
    );
    for (const one of scaled) expect(one!.low <= one!.mean && one!.mean <= one!.high).toBe(true);
  });

  test('know their boards', () => {
    for (const { index, kinds, noneFilled, boards } of points) {
      expect(kinds.entire + kinds.some + kinds.none).toBe(boards);
      for (const kind of ['entire', 'some', 'none'] as const)
        expect(boardsAt(spec, tally, index, kind, 2).all).toBe(kinds[kind]);
      expect(boardsAt(spec, tally, index, 'none-filled', 2).all).toBe(noneFilled);
    }
    const { boards, all } = boardsAt(spec, tally, 2, 'some', 1000);
    expect(boards).toHaveLength(all);
    for (const { index, image, filled, inferred, inferable } of boards) {
      expect(image).toEqual(boardOf(boardsOf(spec), 2, index));
      expect(inferable > 0 && inferable < 16 && inferred <= filled).toBe(true);
    }
  });

  test('of a part of the units say so much of these boards', () => {
    const part = threshold.emptyTally(spec);
    threshold.begin(spec)(0, 10, part);
    expect(pointsOf(spec, part).map(({ boards }) => boards)).toEqual([3, 3, 2, 2]);
    expect(pointsOf(spec, threshold.emptyTally(spec))).toEqual([]);
  });
});
