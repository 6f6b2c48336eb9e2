import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { repeatedProbing } from '../../src/engine/probe/probeRepeated.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solvePq } from '../../src/engine/intersect/pqSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { beyondOf } from '../../src/claims/001/beyond.ts';
import { imagesByWay, PROBING_WAYS, probingBeyond } from '../../src/experiments/probingBeyond.ts';
import type { ProbingBeyondTally } from '../../src/experiments/probingBeyond.ts';

function count(height: number, width: number): ProbingBeyondTally {
  const spec = { height, width };
  probingBeyond.check(spec);
  const tally = probingBeyond.emptyTally(spec);
  probingBeyond.begin(spec)(0, probingBeyond.units(spec), tally);
  return tally;
}

describe('probingBeyond', () => {
  test('sorts every uniquely solvable image of 3x4 and 4x4 that is not simple as the solvers do', () => {
    for (const [height, width, step] of [
      [3, 4, 1],
      [4, 4, 1],
    ] as const) {
      const ways = PROBING_WAYS.map(() => 0);
      let beyondFour = 0;
      for (let index = 0; index < 2 ** (height * width); index += step) {
        const puzzle = puzzleOf(imageFromIndex(height, width, index));
        const { class: kind } = probeAll(puzzle);
        if (
          kind === 'simple' ||
          kind === 'two' ||
          solve(puzzle, { most: 100 }).solutions.length !== 1
        )
          continue;
        const solved = repeatedProbing(puzzle).status === 'solved';
        ways[kind === 'unique' ? 0 : solved ? 1 : 5]! += 1;
        if (solvePq(puzzle, 2, 2).status !== 'solved') beyondFour++;
      }
      const tally = count(height, width);
      expect(imagesByWay(tally)).toEqual(ways);
      expect(imagesByWay(tally, true).reduce((sum, images) => sum + images, 0)).toBe(beyondFour);
    }
  }, 30_000);

  test('finds the least 4x5 images that probing once does not solve: four, and repeated probing does', () => {
    const { left, ways, kinds } = beyondOf(count(4, 5), 4, 5);
    expect(left).toBe(4);
    expect(ways.slice(0, 3)).toEqual([
      ['once', 12_796, 92],
      ['repeated', 4, 0],
      ['agreement', 0, 0],
    ]);
    const example = kinds.find(({ kind }) => kind === 'repeated 2,2');
    expect(example).toMatchObject({ images: 4, groups: 3 });
  }, 30_000);

  test('refuses sizes of more than 25 cells', () => {
    expect(() => count(5, 6)).toThrow('number of cells must be');
  });
});
