import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { fixedByFlow } from '../../src/engine/twosat/flow.ts';
import { solver1 } from '../../src/engine/twosat/solver1.ts';
import { recordTwoSat, solveTwoSat } from '../../src/engine/twosat/twoSatSolver.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { twoSatMore } from '../../src/experiments/twoSatMore.ts';
import type { TwoSatMoreSpec, TwoSatMoreTally } from '../../src/experiments/twoSatMore.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

function run(spec: TwoSatMoreSpec): TwoSatMoreTally {
  const tally = twoSatMore.emptyTally(spec);
  twoSatMore.begin(spec)(0, twoSatMore.units(spec), tally);
  return tally;
}

/** What the plain solvers say of an image. */
function slow(image: Parameters<typeof puzzleOf>[0]): Readonly<Record<string, boolean>> {
  const puzzle = puzzleOf(image);
  const swept = solveSimple(puzzle);
  const two = recordTwoSat(puzzle);
  const fixes = (state: typeof image): boolean => (fixedByFlow(state, puzzle) ?? []).length > 0;
  return {
    sweeps: swept.status === 'solved',
    twoSat: two.status === 'solved',
    repeated: repeatedProbing(puzzle).status === 'solved',
    solver1: solver1(puzzle).status === 'solved',
    sumsAfterSweeps: swept.status === 'standstill' && fixes(swept.grid),
    sumsAfterTwoSat: two.status === 'standstill' && fixes(two.end),
    withSums: recordTwoSat(puzzle, { flow: true }).status === 'solved',
  };
}

describe('twoSatMore', () => {
  test('counts over all images what the plain solvers say', () => {
    const spec = { height: 3, width: 4 };
    const tally = run(spec);
    const sums: Record<string, number> = { boards: 0 };
    for (let index = 0; index < 2 ** 12; index++) {
      sums['boards']!++;
      for (const [name, holds] of Object.entries(slow(imageFromIndex(3, 4, index))))
        if (holds && name !== 'repeated' && name !== 'solver1') sums[name] = (sums[name] ?? 0) + 1;
    }
    for (const [name, [count]] of Object.entries(tally))
      expect([name, count]).toEqual([name, sums[name] ?? 0]);
  });

  test('counts over random boards what the plain solvers say', () => {
    const spec = { height: 8, width: 8, percentages: [35, 45], boards: 25, seed: 4 };
    const tally = run(spec);
    for (const at of [0, 1]) {
      const sums: Record<string, number> = { boards: 25 };
      for (let index = 0; index < 25; index++)
        for (const [name, holds] of Object.entries(
          slow(boardOf({ ...spec, model: 'exact' }, at, index)),
        ))
          sums[name] = (sums[name] ?? 0) + (holds ? 1 : 0);
      for (const [name, counts] of Object.entries(tally))
        expect([name, counts[at]]).toEqual([name, sums[name] ?? 0]);
    }
    expect(tally.twoSat[1]).toBeGreaterThan(tally.sweeps[1]!);
  });

  test('refuses what cannot be run', () => {
    expect(() => twoSatMore.check({ height: 6, width: 6 })).toThrow('number of cells');
    expect(() => twoSatMore.check({ height: 4, width: 4, boards: 3 })).toThrow('need percentages');
    expect(() =>
      twoSatMore.check({ height: 8, width: 8, percentages: [120], boards: 1, seed: 1 }),
    ).toThrow('percentage');
  });
});

describe('the stored runs', () => {
  test.each(['4x4', '5x5'] as const)(
    'agree with the census of %s, and the sums add nothing to 2-SAT',
    (size) => {
      const { tally } = storedRun(`two-sat-more ${size}`);
      const census = storedRun(`two-sat ${size}`).tally;
      const [simple = 0, four = 0] = census.unique;
      const beyond = (census.twoSatUnique?.[0] ?? 0) + (census.twoSatUnique?.[3] ?? 0);
      expect(tally.sweeps[0]).toBe(simple);
      expect(tally.twoSat[0]).toBe(simple + four + beyond);
      expect(tally.sumsAfterSweeps[0]).toBeGreaterThan(0);
      expect(tally.sumsAfterTwoSat[0]).toBe(0);
    },
  );

  test('have a random board on which the sums fix a cell where 2-SAT stops', () => {
    const { spec, tally } = storedRun('two-sat-more 10x10 sampled');
    const at = tally.sumsAfterTwoSat.findIndex((count) => count > 0);
    const percentages = [spec.percentages![at]!];
    const again = { ...spec, percentages };
    const found = Array.from({ length: spec.boards! }, (_, index) =>
      boardOf({ ...again, model: 'exact', boards: spec.boards!, seed: spec.seed! }, 0, index),
    ).filter((image) => {
      const { status, grid } = solveTwoSat(puzzleOf(image));
      return status === 'standstill' && fixedByFlow(grid, puzzleOf(image))?.length !== 0;
    });
    expect(found).toHaveLength(tally.sumsAfterTwoSat[at]!);
  });
});
