// What each method knows is held against brute force and against the method itself, in its plain or registered form.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { createReacher, reachMethods } from '../../../src/engine/inference/reach.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { setProbing } from '../../../src/engine/probe/probeSets.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solveTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';
import { boardOf } from '../../../src/experiments/density.ts';

const sampled = (side: number, percentage: number, index: number): Puzzle =>
  puzzleOf(
    boardOf(
      {
        height: side,
        width: side,
        model: 'independent',
        percentages: [percentage],
        boards: 1,
        seed: 5,
      },
      0,
      index,
    ),
  );

const within = (a: Grid, b: Grid): boolean =>
  a.cells.every((cell, at) => cell === UNKNOWN || cell === b.cells[at]);

const puzzles = fc
  .record({
    side: fc.integer({ min: 2, max: 8 }),
    percentage: fc.integer({ min: 15, max: 60 }),
    index: fc.nat(500),
  })
  .map(({ side, percentage, index }) => sampled(side, percentage, index));

describe('what each method finds', () => {
  test('is what the method itself finds, and all that must be so is found by SAT', () => {
    let missed = 0;
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const found = createReacher(puzzle.rows.length, puzzle.columns.length).run(puzzle);
        const { known, inference, complete } = found!;
        expect(inference.inferable).toEqual(infer(puzzle).inferable);
        expect(complete).toBe(true);
        expect(known.sweeps).toEqual(solveSimple(puzzle).grid);
        expect(known.four).toEqual(solveFour(puzzle).grid);
        expect(known['two-sat']).toEqual(solveTwoSat(puzzle).grid);
        expect(known.repeated).toEqual(repeatedProbing(puzzle).grid);
        expect(known.pairs).toEqual(setProbing(puzzle, 2).grid);
        for (const method of reachMethods)
          if (!within(known[method], inference.inferable)) throw new Error(method);
        if (known.sweeps.cells.join('') !== inference.inferable.cells.join('')) missed++;
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(missed).toBeGreaterThan(15);
  });

  test('grows from method to method where one contains the other', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const { known } = createReacher(puzzle.rows.length, puzzle.columns.length).run(puzzle)!;
        for (const [less, more] of [
          ['sweeps', 'four'],
          ['four', 'two-sat'],
          ['two-sat', 'repeated'],
          ['sweeps', 'probing'],
          ['probing', 'repeated'],
          ['repeated', 'pairs'],
        ] as const)
          expect(within(known[less], known[more])).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('does not hang on what the solvers did before', () => {
    const reacher = createReacher(6, 6);
    const some = Array.from({ length: 12 }, (_, index) => sampled(6, 35, index));
    const fresh = some.map((puzzle) => createReacher(6, 6).run(puzzle)?.known);
    expect(some.map((puzzle) => reacher.run(puzzle)?.known)).toEqual(fresh);
  });

  test('is nothing for a puzzle without a solution', () => {
    expect(createReacher(2, 2).run({ rows: [[2], []], columns: [[2], []] })).toBeNull();
    const deeper = { rows: [[1], [1], []], columns: [[1], [1], [1]] };
    expect(createReacher(3, 3).run(deeper)).toBeNull();
  });

  test('of pairs ends with the runs that are allowed, and says so', () => {
    const puzzle = sampled(10, 25, 3); // of which pairs find some cells more
    const reacher = createReacher(10, 10);
    const all = reacher.run(puzzle)!;
    const few = reacher.run(puzzle, 1)!;
    expect(within(few.known.pairs, all.known.pairs)).toBe(true);
    expect(few.known.repeated).toEqual(all.known.repeated);
    expect(all.complete).toBe(true);
    expect(few.complete).toBe(false);
    expect(within(all.inference.inferable, few.known.pairs)).toBe(false);
  });

  test('is not asked of boards beyond 32 cells a side', () => {
    expect(() => createReacher(33, 5)).toThrow(RangeError);
  });
});
