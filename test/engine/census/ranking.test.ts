import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createRanker, pairOf, RANKED } from '../../../src/engine/census/ranking.ts';
import { solveFour } from '../../../src/engine/intersect/fourSolver.ts';
import { solvePq } from '../../../src/engine/intersect/pqSolver.ts';
import { probeAll } from '../../../src/engine/probe/probe.ts';
import { probingClass } from '../../../src/engine/probe/probeCategory.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { solver1 } from '../../../src/engine/twosat/solver1.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';

/** What the plain solvers say, for those methods that have one of another make. */
function slowLeft(height: number, width: number, index: number): readonly string[] {
  const puzzle = puzzleOf(imageFromIndex(height, width, index));
  const { status, cells } = probeAll(puzzle);
  const found = probingClass(
    status,
    cells.map(({ category }) => category),
  );
  const solved: Readonly<Record<string, () => boolean>> = {
    sweeps: () => solveSimple(puzzle).status === 'solved',
    '2,2': () => solveFour(puzzle).status === 'solved',
    'two-sat': () => recordTwoSat(puzzle).status === 'solved',
    once: () => found === 'simple' || found === 'unique',
    solver1: () => solver1(puzzle).status === 'solved',
  };
  return RANKED.filter((name) => {
    const pair = name === '2,2' ? null : pairOf(name);
    if (pair !== null) {
      const [p, q] = [Math.min(pair.p, height), Math.min(pair.q, width)];
      return solvePq(puzzle, p, q).status !== 'solved';
    }
    return solved[name]?.() === false;
  });
}

const others = new Set<string>(['repeated', 'agreement', 'pairs', 'triples']);

describe('createRanker', () => {
  test('says of 4x4 what the plain solvers say, and null where there are more solutions', () => {
    const ranker = createRanker(4, 4);
    let [several, left] = [0, 0];
    for (let index = 0; index < 65_536; index += 17) {
      const found = ranker.leftBy(index);
      const puzzle = puzzleOf(imageFromIndex(4, 4, index));
      const { length: count } = solve(puzzle).solutions;
      expect([index, found === null]).toEqual([index, count === 2]);
      if (found === null) several++;
      else {
        expect([index, found]).toEqual([index, slowLeft(4, 4, index)]);
        if (found.length > 0) left++;
      }
    }
    expect(several).toBeGreaterThan(500);
    expect(left).toBeGreaterThan(40);
  });

  test.each([51_510, 1_128_012, 1_246_986, 2_889_474, 4_755_786, 5_591_689, 313_929, 201])(
    'says of image %i of 5x5 what the plain solvers say',
    (index) => {
      const found = createRanker(5, 5).leftBy(index);
      expect(found?.length).toBeGreaterThan(0);
      expect(found?.filter((name) => !others.has(name))).toEqual(slowLeft(5, 5, index));
      // repeated probing and what contains it leave nothing of this size
      expect(found?.filter((name) => others.has(name))).toEqual([]);
    },
  );

  test('takes a (p,q)-SOLVER for what it is on a board with fewer lines', () => {
    const ranker = createRanker(2, 4);
    expect(ranker.leftBy(105)).toEqual(['sweeps']);
  });
});
